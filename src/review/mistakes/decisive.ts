// Moments that decided a game: mistakes that changed who won, was better, or held; offers; and
// knights on outposts. Each has a sentence of its own. Only moves leave a game as it is: they
// decide none.

import type { Side } from "../../chess/piece.ts";
import { winningChances } from "../../engine/winning.ts";
import type { OutpostMoment } from "../moment.ts";
import type { Offer } from "./offers.ts";
import type { OnlyMove } from "./onlyMoves.ts";
import type { Mistake } from "./reason.ts";

/** A moment of a game that was evaluated. */
export type JudgedMoment =
	| { readonly what: "mistake"; readonly one: Mistake }
	| { readonly what: "offer"; readonly one: Offer }
	| { readonly what: "only"; readonly one: OnlyMove }
	| { readonly what: "outpost"; readonly one: OutpostMoment };

/** How many are shown at first. */
const MOST = 3;

/** Centipawns from which a game is won, or all but won: less than a review calls winning. */
const WINNING = 200;

/** From 1, the mover wins, to -1, the other side does. */
const standingOf = (centipawns: number) =>
	centipawns >= WINNING ? 1 : centipawns <= -WINNING ? -1 : 0;

/** Winning chances, of 2, that a swing loses: a step over a bound that is less is none. */
const SWING = 0.15;

/** Has a mistake changed how the game would have ended? */
const isTurn = ({ before, after, loss }: Mistake) =>
	loss >= SWING && standingOf(before) > standingOf(after);

/** Weight of a mistake: more where it changed how the game would have ended. */
const weightOf = ({ before, after, loss }: Mistake): number =>
	loss * (1 + standingOf(before) - standingOf(after));

/** A lost game cannot be lost again, and one that stays won is not lost. */
const matters = ({ before, after }: Mistake) => standingOf(before) > -1 && standingOf(after) < 1;

/**
 * Weight of sound moves beside mistakes: an offer as a piece that was dropped in a level game, an
 * outpost by how long it stood, as much at most.
 */
const OFFER = 0.6;
const OUTPOST_MOVE = 0.04;

/** Undefined where it did not decide the game: as whatever the loser did well. */
function weight({ what, one }: JudgedMoment, loser: Side | undefined): number | undefined {
	if (what === "mistake") {
		// A slip by which the winner gave nothing away that lasted.
		const isSlip = loser !== undefined && one.side !== loser && !isTurn(one);
		return matters(one) && !isSlip ? weightOf(one) : undefined;
	}
	if (what === "only" || one.side === loser) return undefined;
	if (what === "offer") return OFFER;
	return Math.min(OFFER, one.stayed * OUTPOST_MOVE);
}

/** Of what a mistake has lost, what is left of it at most where the next move gives it back. */
const LEFT = 1 / 3;

/** The mistake after a mistake, if it gave most of what that had lost back. */
export function givenBack(
	{ ply, before, loss }: Mistake,
	judged: readonly JudgedMoment[],
): Mistake | undefined {
	const next = judged.find(({ what, one }) => what === "mistake" && one.ply === ply + 1);
	if (next?.what !== "mistake") return undefined;
	const left = winningChances(before) - winningChances(-next.one.after);
	return left <= loss * LEFT ? next.one : undefined;
}

/** Moments that decided the game, at most three: first swings, and the last of them always. */
export function decisive(judged: readonly JudgedMoment[], loser?: Side): readonly JudgedMoment[] {
	const mistakes = judged.flatMap((one) => (one.what === "mistake" ? [one] : []));
	const isLasting = ({ what, one }: JudgedMoment) =>
		what !== "mistake" || givenBack(one, mistakes) === undefined;
	const rankOf = (one: JudgedMoment): number =>
		Number(isLasting(one)) + Number(one.what === "mistake" && isTurn(one.one) && isLasting(one));
	const weighed = judged
		.flatMap((one) => {
			const weighs = weight(one, loser);
			return weighs === undefined ? [] : [{ one, weighs, rank: rankOf(one) }];
		})
		.sort((one, other) => other.rank - one.rank || other.weighs - one.weighs)
		.map(({ one }) => one);
	const last = mistakes.findLast(
		(one) => isTurn(one.one) && weighed.includes(one) && isLasting(one),
	);
	const few = weighed.slice(0, MOST);
	// It takes the place of the lightest mistake; what was played well keeps its own.
	const place = few.findLastIndex(({ what }) => what === "mistake");
	if (last !== undefined && !few.includes(last) && place >= 0) few.splice(place, 1, last);
	return few.sort(byPly);
}

export const byPly = (one: JudgedMoment, other: JudgedMoment) => one.one.ply - other.one.ply;
