// Moments that decided a game: mistakes that changed who won, was better, or held; offers; and
// knights on outposts. Each has a sentence of its own. Only moves leave a game as it is: they
// decide none.

import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
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

const LOSERS: Readonly<Record<string, Side>> = { "1-0": BLACK, "0-1": WHITE };

/** Who lost by the result of a game, if anybody did. */
export const loserOf = (result: string): Side | undefined => LOSERS[result];

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
	mistakes: readonly Mistake[],
): Mistake | undefined {
	const next = mistakes.find((one) => one.ply === ply + 1);
	if (next === undefined) return undefined;
	const left = winningChances(before) - winningChances(-next.after);
	return left <= loss * LEFT ? next : undefined;
}

export const mistakesOf = (judged: readonly JudgedMoment[]): readonly Mistake[] =>
	judged.flatMap(({ what, one }) => (what === "mistake" ? [one] : []));

/** Centipawns down to which a side holds, and beyond which it can lose nothing more. */
const HOLDING = 150;
const LOST = 400;

/** Winning chances that a mistake loses, of those that there still were. */
const given = ({ before, after }: Mistake): number =>
	winningChances(Math.max(before, -LOST)) - winningChances(Math.max(after, -LOST));

/** From this on a mistake decides a game by itself, whether or not it steps over a bound. */
const GRAVE = 0.18;

/** The ply from which the loser no longer held. */
const lastHeld = (mistakes: readonly Mistake[], loser: Side): number =>
	mistakes.findLast(({ side, before, after }) =>
		side === loser ? before > -HOLDING : after < HOLDING,
	)?.ply ?? 0;

/**
 * The mistake that decided the game: the heaviest of those that lost it since the loser last held;
 * else, or where nobody lost, the last turn that lasts. Undefined where no one move did, as where
 * the loser stood well to the end. No inaccuracy, after a blunder from which the loser was never
 * level again.
 */
export function decider(mistakes: readonly Mistake[], loser?: Side): Mistake | undefined {
	const lasting = mistakes.filter(
		(one) =>
			one.loss >= SWING &&
			(loser === undefined || one.side === loser) &&
			givenBack(one, mistakes) === undefined,
	);
	const since = loser === undefined ? Number.POSITIVE_INFINITY : lastHeld(mistakes, loser);
	const losing = lasting.filter(
		(one) => one.ply >= since && one.after <= -HOLDING && given(one) >= GRAVE,
	);
	// No move from a lost position, while one stands that lost it.
	const open = losing.filter(matters);
	const [heaviest] = (open.length > 0 ? open : losing).sort(
		(one, other) => given(other) - given(one),
	);
	const forLoser = ({ side, after }: Mistake) => (side === loser ? after : -after);
	/** It turned the game for good: the loser was never level again. */
	const turned = lasting.findLast(
		(one) =>
			one.mark === "??" &&
			isTurn(one) &&
			mistakes.every((later) => later.ply < one.ply || forLoser(later) < 0),
	);
	const last = mistakes.at(-1);
	const isLost = last !== undefined && forLoser(last) <= -HOLDING;
	const found =
		heaviest ??
		lasting.findLast(
			(one) => isTurn(one) && (loser === undefined || isLost || standingOf(one.after) < 0),
		);
	return (found?.mark === "?!" && turned) || found;
}

/** Moments that decided the game, at most three: first the decider, then others in their order. */
export function decisive(judged: readonly JudgedMoment[], loser?: Side): readonly JudgedMoment[] {
	const mistakes = mistakesOf(judged);
	const rankOf = ({ what, one }: JudgedMoment): number => {
		if (what !== "mistake") return 1;
		return givenBack(one, mistakes) === undefined ? 1 + Number(isTurn(one)) : 0;
	};
	const lead = decider(mistakes, loser);
	const isLead = ({ one }: JudgedMoment) => one === lead;
	const others = judged
		.flatMap((one) => {
			const weighs = weight(one, loser);
			return weighs === undefined || isLead(one) ? [] : [{ one, weighs, rank: rankOf(one) }];
		})
		.sort((one, other) => other.rank - one.rank || other.weighs - one.weighs)
		.map(({ one }) => one);
	const first = judged.filter(isLead);
	return [...first, ...others.slice(0, MOST - first.length).sort(byPly)];
}

export const byPly = (one: JudgedMoment, other: JudgedMoment) => one.one.ply - other.one.ply;
