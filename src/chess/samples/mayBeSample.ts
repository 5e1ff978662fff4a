// Whether a game may be one of the samples: apart from their list, which comes with the first page.

/** The plies of each, by its year. */
const PLIES: Readonly<Record<string, number>> = { 1858: 33, 1985: 80, 1999: 87 };

/** For all that the year and the length of a game say, which somebody may have played on. */
export const mayBeSample = (date = "", plies: number): boolean =>
	(PLIES[date.slice(0, 4)] ?? Infinity) <= plies;
