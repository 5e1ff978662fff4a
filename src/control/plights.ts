// How the pieces of one position stand: which hang, which are trapped, tied or loose.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import type { Square } from "../chess/square.ts";
import { LOOSE, TIED, TRAPPED } from "./standing.ts";

export type Standing = StandingMarks & { readonly game: Game; readonly frame: Frame };

export type StandingMarks = {
	/** By square: what the side to move wins by taking there. */
	readonly gains: Uint8Array;
	/** By square: LOOSE, TRAPPED and TIED. */
	readonly marks: Uint8Array;
};

/** What may be said of a piece, the gravest first. */
export type Plight = "hanging" | "trapped" | "tied" | "loose";

export function plightsOn({ gains, marks }: StandingMarks, square: Square): readonly Plight[] {
	const mark = marks[square] ?? 0;
	const plights: Plight[] = [];
	if ((gains[square] ?? 0) > 0) plights.push("hanging");
	if ((mark & TRAPPED) !== 0) plights.push("trapped");
	if ((mark & TIED) !== 0) plights.push("tied");
	if ((mark & LOOSE) !== 0) plights.push("loose");
	return plights;
}
