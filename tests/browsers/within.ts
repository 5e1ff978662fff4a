// Work that must not take for ever.

/**
 * Gives what comes of the work, or rejects with why if that does not come in so many milliseconds.
 */
export async function within<Result>(
	milliseconds: number,
	why: string,
	work: Promise<Result>,
): Promise<Result> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(why)), milliseconds);
	});
	return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
