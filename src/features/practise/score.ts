// The best score so far, saved in this browser.

/** The most points in a round of each length, and the longest run without a fault. */
export type Best = { readonly points: Readonly<Record<number, number>>; readonly streak: number };

const STORAGE_KEY = "square-control-practise";
const NONE: Best = { points: {}, streak: 0 };

/** The saved text may have been changed by hand. */
export function readBest(): Best {
	try {
		const { points, streak } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "") as Best;
		const isNumber = (value: unknown) => Number.isFinite(value);
		return isNumber(streak) && Object.values(points).every(isNumber) ? { points, streak } : NONE;
	} catch {
		return NONE;
	}
}

/** The best with a round of this length and its points. */
export const bestWith = (before: Best, length: number, points: number, streak: number): Best => ({
	points: { ...before.points, [length]: Math.max(points, before.points[length] ?? 0) },
	streak: Math.max(streak, before.streak),
});

export function saveBest(best: Best): void {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(best));
	} catch {
		// The browser saves nothing: the round was played all the same.
	}
}
