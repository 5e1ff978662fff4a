// Work that the tabs of a browser share.

/**
 * Does it unless another tab is at it, and gives whether it did. Where a page may not have locks,
 * each tab does it.
 */
export async function unlessElsewhere(
	name: string,
	work: () => Promise<unknown>,
): Promise<boolean> {
	let isAnswered = false;
	const withLock = async (lock: Lock | null) => {
		isAnswered = true;
		if (lock !== null) await work();
		return lock !== null;
	};
	try {
		const { locks } = navigator as Partial<Navigator>;
		if (locks)
			return await locks.request(`square-control-${name}`, { ifAvailable: true }, withLock);
	} catch (error) {
		if (isAnswered) throw error;
	}
	await work();
	return true;
}
