// Names the opening of a game: by the last position of its main line that has a name, so that it
// does not matter in which order the moves were played. The list comes with this file, late.

import type { Game } from "../game.ts";
// The build plays its lines (scripts/openings.mjs).
import names from "./openings.txt?names";

/** By piece data and side to move. */
const NAMES = new Map(Object.entries(names));

/** No position later in a game has a name. */
const LAST_PLY = 40;

/** Undefined where no position of the main line has a name. */
export function openingOf({ positions, plies }: Game): string | undefined {
	for (let ply = Math.min(plies, LAST_PLY); ply > 0; ply--) {
		const name = NAMES.get(positions[ply]?.fen.split(" ", 2).join(" ") ?? "");
		if (name !== undefined) return name;
	}
	return undefined;
}
