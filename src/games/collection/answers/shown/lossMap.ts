// Where pieces were left hanging and taken, as the page shows it: how many on each square, and in
// which games.

import { SQUARE_COUNT, SQUARES, type Square, turnedFor } from "../../../../chess/square.ts";
import type { Columns } from "../../columns.ts";
import type { Side } from "../../filter.ts";
import { eachLoss } from "../game/losses.ts";
import { isKept, RECORD_BYTES, sideAt } from "../game/record.ts";
import type { GameSide, GameSides } from "../gameSides.ts";
import type { Whose } from "../moments.ts";
import type { Tally } from "../tally.ts";

export type LossMap = {
	/** How many games were looked at. */
	readonly games: number;
	/** Pieces of mine and of theirs, by square as it is shown. */
	readonly mine: readonly number[];
	readonly theirs: readonly number[];
	/** Are games turned over, so that whoever lost a piece sits in White's place? */
	readonly isTurned: boolean;
};

/** Squares are shown as I see them who have this colour. */
const seatOf = (colour: Side | undefined) => (colour === "black" ? 1 : 0);

export function lossMapOf(tally: Tally, games: number, colour: Side | undefined): LossMap {
	const shown = (whose: 0 | 1) =>
		SQUARES.map(
			(square) => tally.losses[whose * SQUARE_COUNT + turnedFor(square, seatOf(colour))] ?? 0,
		);
	return { games, mine: shown(0), theirs: shown(1), isTurned: colour === undefined };
}

/** The pieces that were lost on a square, each with its game and the ply after which it hung. */
export function lossesOn(
	{ records }: Columns,
	{ games, sides }: GameSides,
	{ whose, square }: { readonly whose: Whose; readonly square: Square },
	colour: Side | undefined,
): (GameSide & { readonly ply: number })[] {
	const wanted = turnedFor(square, seatOf(colour));
	const found: (GameSide & { readonly ply: number })[] = [];
	games.forEach((game, index) => {
		const at = game * RECORD_BYTES;
		if (!isKept(records, at)) return;
		const mySide = sides[index] as 0 | 1;
		const side = whose === "me" ? mySide : 1 - mySide;
		eachLoss(records, sideAt(at, side), side, (lostOn, ply) => {
			if (lostOn === wanted) found.push({ game, side: mySide, ply });
		});
	});
	return found;
}
