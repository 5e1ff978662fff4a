// To which family a game's opening belongs, such as "French Defense": what stands before ":" in the
// name of its last position that has one, as in openings.ts, asked of placements, without a FEN.

import { parsePlacement } from "../fen.ts";
import type { Frame } from "../frame.ts";
import type { Side } from "../piece.ts";
import { createPlacements, type Placements, WORDS_PER_PLACEMENT } from "../placement.ts";
// The build plays its lines (scripts/openings.mjs).
import names from "./openings.txt?names";

/** No position later in a game has a name. */
const LAST_PLY = 40;

/** A number that few placements share. */
function hashOf(words: Placements, at: number, side: number): number {
	let hash = side + 1;
	for (let word = 0; word < WORDS_PER_PLACEMENT; word++) {
		hash = Math.imul(hash ^ (words[at + word] ?? 0), 0x9e3779b1);
		hash ^= hash >>> 15;
	}
	return hash;
}

function isSame(one: Placements, at: number, other: Placements, start: number): boolean {
	for (let word = 0; word < WORDS_PER_PLACEMENT; word++) {
		if (one[at + word] !== other[start + word]) return false;
	}
	return true;
}

function listed() {
	const entries = Object.entries(names);
	const placements = createPlacements(entries.length);
	const places = new Map<number, number>();
	entries.forEach(([key], index) => {
		parsePlacement(key, placements, index as Frame);
		const side = key.endsWith(" b") ? 1 : 0;
		places.set(hashOf(placements, index * WORDS_PER_PLACEMENT, side), index);
	});
	const families = entries.map(([, name]) => name.split(":", 1)[0] ?? "");
	return { placements, places, families };
}

let list: ReturnType<typeof listed> | undefined;

/** Of so many placements, the first with this side to move. Empty where none has a name. */
export function familyOf(words: Placements, count: number, first: Side): string {
	list ??= listed();
	for (let ply = Math.min(count - 1, LAST_PLY); ply > 0; ply--) {
		const at = ply * WORDS_PER_PLACEMENT;
		const index = list.places.get(hashOf(words, at, (first + ply) & 1));
		if (index === undefined) continue;
		if (isSame(words, at, list.placements, index * WORDS_PER_PLACEMENT))
			return list.families[index] ?? "";
	}
	return "";
}
