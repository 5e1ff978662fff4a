// Work that the tabs of a browser share.

/**
 * Does it unless another tab is at it, and tells whether it did. Where a page may not have locks,
 * each tab does it.
 */
export async function unlessElsewhere(
	name: string,
	work: () => Promise<unknown>,
): Promise<boolean> {
	let isTold = false;
	const asTold = async (lock: Lock | null) => {
		isTold = true;
		if (lock !== null) await work();
		return lock !== null;
	};
	try {
		const { locks } = navigator as Partial<Navigator>;
		if (locks) return await locks.request(`square-control-${name}`, { ifAvailable: true }, asTold);
	} catch (error) {
		if (isTold) throw error;
	}
	await work();
	return true;
}
