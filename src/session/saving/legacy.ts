// The games that the first version saved as PGN in localStorage: the open one, and the one that was
// open before a link.

import { type Saved, type SavedGame, VERSION } from "./serialize.ts";
import { FIRST_KEY, FIRST_OWN_KEY } from "./storageKeys.ts";

type Small = Pick<Storage, "getItem" | "removeItem">;

type Legacy = Pick<Saved, "pgn" | "path" | "orientation" | "lens" | "options">;

function read(storage: Small, key: string): Legacy | undefined {
	try {
		const found = JSON.parse(storage.getItem(key) ?? "null") as
			| (Legacy & { version: unknown })
			| null;
		return found?.version === 1 ? found : undefined;
	} catch {
		return undefined;
	}
}

const gameOf = ({ pgn, path, orientation, lens }: Legacy, isFromLink: boolean): SavedGame => ({
	pgn,
	path,
	orientation,
	lens,
	library: undefined,
	isFromLink,
});

/** The first version's games as a record of ours. Undefined if there are none. */
export function readLegacy(storage: Small): Saved | undefined {
	const now = read(storage, FIRST_KEY);
	const own = read(storage, FIRST_OWN_KEY);
	const found = now ?? own;
	if (found === undefined) return undefined;
	const isFromLink = now !== undefined && own !== undefined;
	return {
		...gameOf(found, isFromLink),
		version: VERSION,
		at: Date.now(),
		options: found.options,
		news: undefined,
		replaced: isFromLink && own !== undefined ? [gameOf(own, false)] : [],
	};
}

/** Removes those games, once they are saved elsewhere. */
export function removeLegacy(storage: Small): void {
	storage.removeItem(FIRST_KEY);
	storage.removeItem(FIRST_OWN_KEY);
}
