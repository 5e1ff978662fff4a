// Work that must not take for ever, whatever else the machine does.

function timeOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	return process.cpuUsage(before).user / 1000;
}

/**
 * Does work take longer than so many milliseconds of this process alone, and longer than its length accounts for, whenever it is tried?
 * A quarter of it, a quarter of the time if it grows with its length and a sixteenth if with its square, tells how fast the machine is.
 */
export const isSlow = (work: (share: number) => void, milliseconds: number): boolean =>
	[1, 2, 3].every(() => {
		const whole = timeOf(() => work(1));
		return whole > milliseconds && whole > 8 * timeOf(() => work(1 / 4));
	});
