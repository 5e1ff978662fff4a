// Work that must not take for ever, whatever else the machine does.

/** Does work take longer than so many milliseconds of this process alone, whenever it is tried? */
export const isSlow = (work: () => void, milliseconds: number): boolean =>
	[1, 2, 3].every(() => {
		const before = process.cpuUsage();
		work();
		return process.cpuUsage(before).user / 1000 > milliseconds;
	});
