// What a search of material says of a game's moves: whether taking a piece wins something whatever
// follows, and whether a move was worse than another.

import type { Frame } from "../../../../chess/frame.ts";
import { WHITE } from "../../../../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../../../../chess/placement.ts";
import type { Square } from "../../../../chess/square.ts";
import { wonByForce } from "../../../../control/account.ts";
import { EXACT, type Insight } from "../../../../control/insight.ts";
import { NOT_PASSED } from "../../../../control/passing.ts";
import { MIN_GAIN, moverOf, passedBy } from "../../hung.ts";

/** Plies that a capture is followed, and the captures after them. */
export const FOLLOWED = 3;

/** The same before a question is made of a moment that no engine has checked. */
export const FOLLOWED_FURTHER = 7;

/** Plies that are searched before a move, and the captures after them. */
const SEARCHED = 4;

const passedAt = (words: Placements, ply: number) =>
	ply === 0
		? NOT_PASSED
		: passedBy(words, (ply - 1) * WORDS_PER_PLACEMENT, ply * WORDS_PER_PLACEMENT);

/** Does some capture of the piece after a ply win so much, whatever the other side does then? */
export function isWon(
	words: Placements,
	insight: Insight,
	ply: number,
	square: Square,
	least: number,
	depth: number,
): boolean {
	const at = ply * WORDS_PER_PLACEMENT;
	const placement = words.subarray(at, at + WORDS_PER_PLACEMENT);
	const weighed = insight.weighCaptures({
		placement,
		side: WHITE + moverOf(words, at, at + WORDS_PER_PLACEMENT),
		passed: passedAt(words, ply),
		square,
	});
	const search = { depth, most: least };
	return weighed.captures.some(
		(capture) =>
			capture.isLegal && wonByForce({ insight, placement }, capture, square, search) >= least,
	);
}

/** Would another move than that of a ply have left so much more? A search may take too long. */
export function isWorse(words: Placements, insight: Insight, ply: number, mover: number): boolean {
	const at = (frame: number, side: number) => ({
		placements: words,
		frame: frame as Frame,
		side: WHITE + side,
		passed: passedAt(words, frame),
		rights: 0,
	});
	const played = insight.searchMaterial(at(ply, 1 - mover), { depth: SEARCHED - 1, ...EXACT });
	if (played === undefined) return true;
	const least = MIN_GAIN - played.points;
	const bounds = { depth: SEARCHED, floor: least - 1, ceiling: least };
	const best = insight.searchMaterial(at(ply - 1, mover), bounds);
	return best === undefined || best.points >= least;
}
