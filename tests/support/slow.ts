// Work that must not take for ever, whatever else the machine does.

function timeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	return process.cpuUsage(before).user / 1000;
}

/** How many times slower than in a good hour a machine may be, and more. */
const PATIENCE = 4;

/**
 * Does work take longer than so many milliseconds of this process alone, and longer than its length
 * or a slow machine accounts for, whenever it is tried? A quarter of it, a quarter of the time if
 * it grows with its length and a sixteenth if with its square, tells how fast the machine is.
 */
export const isSlow = (work: (share: number) => void, milliseconds: number): boolean =>
	[1, 2, 3].every(() => {
		const whole = timeOf(() => work(1));
		if (whole <= milliseconds) return false;
		return whole > PATIENCE * milliseconds || whole > 8 * timeOf(() => work(1 / 4));
	});
