// Whether a speaker is ahead of the plan: the minutes of the chapters, added up, beside the time
// that has passed.

export type Pace = {
	/** Minutes of all chapters; undefined where none is planned. */
	readonly all: number | undefined;
	/** Minutes before the plan of the open chapter began; below 0 after its end; 0 within it. */
	readonly ahead: number;
};

const sumOf = (minutes: readonly (number | undefined)[]) =>
	minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0);

export function paceOf(
	minutes: readonly (number | undefined)[],
	chapter: number,
	elapsedMs: number,
): Pace {
	const all = sumOf(minutes);
	if (all === 0) return { all: undefined, ahead: 0 };
	const passed = elapsedMs / 60_000;
	const start = sumOf(minutes.slice(0, chapter));
	const end = start + (minutes[chapter] ?? 0);
	if (passed < start) return { all, ahead: Math.ceil(start - passed) };
	return { all, ahead: passed > end ? -Math.ceil(passed - end) : 0 };
}
