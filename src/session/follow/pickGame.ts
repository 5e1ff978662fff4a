// Which game of a file that grows is followed: files of one board have the latest last, those of a
// round have one for each board.

export type Tags = ReadonlyMap<string, string>;

const KEYS = ["Event", "Site", "Round", "Board", "White", "Black"] as const;

/** Identifies a game, though its result, clocks and moves change. */
export const keyOf = (tags: Tags): string => KEYS.map((name) => tags.get(name) ?? "").join("\n");

/** Does its result say that it goes on, or nothing? */
export const isRunning = (tags: Tags): boolean => (tags.get("Result") ?? "*") === "*";

/** Do two games differ in one of those tags at most? */
export function isNearly(one: string, other: string): boolean {
	const parts = other.split("\n");
	const same = one.split("\n").filter((part, index) => part === parts[index]).length;
	return same >= KEYS.length - 1;
}

/** Without tags that can be trusted it is the same place in the file. */
function placeOf(games: readonly Tags[], key: string, before: number): number {
	const found = games.findIndex((tags) => keyOf(tags) === key);
	return found >= 0 || before >= games.length ? found : placeWithChange(games, key, before);
}

/** A tag was corrected, and no more: most of them are as they were. */
function placeWithChange(games: readonly Tags[], key: string, before: number): number {
	return isNearly(keyOf(games[before] ?? new Map()), key) ? before : -1;
}

export type Followed = { readonly key: string; readonly place: number };

/**
 * The place of the game to be shown. The one that was followed, until it is over and another is
 * running; at first, and where it has gone, the first that is running, else the last.
 */
export function pickGame(games: readonly Tags[], followed: Followed | undefined): number {
	const running = games.findIndex(isRunning);
	const other = running >= 0 ? running : games.length - 1;
	if (followed === undefined) return other;
	const place = placeOf(games, followed.key, followed.place);
	if (place < 0) return other;
	const tags = games[place];
	return tags !== undefined && !isRunning(tags) && running > place ? running : place;
}
