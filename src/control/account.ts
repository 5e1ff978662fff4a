// Accounts of taking a piece, by legal moves: docs/insight.md, sections 1 and 2. Every sentence
// about a capture asks here or asks for the same gains, so that no two sentences differ. Facts
// alone; their sentences are made in messages.

import { FIRST_FRAME } from "../chess/frame.ts";
import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	pieceOf,
	QUEEN,
	type Side,
	sideOf,
	WHITE,
} from "../chess/piece.ts";
import { clearSquare, type Placements, pieceOn, putPiece, squaresOf } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { balanceFor, worthOf } from "../chess/worth.ts";
import type { Core, Inspection } from "./core.ts";
import { frontsOf } from "./explain.ts";
import { EXACT, type Insight, type WeighedCapture, type Win } from "./insight.ts";
import { NOT_PASSED } from "./passing.ts";
import { between } from "./rays.ts";

/** A position, and whom to ask about it. */
export type Asked = {
	readonly core: Pick<Core, "inspectSquare">;
	readonly insight: Insight;
	/** One placement. */
	readonly placement: Placements;
	/** Who is to move, and the square that a pawn has just passed, or NOT_PASSED. */
	readonly side: Side;
	readonly passed: number;
};

/** A move by its squares. */
export type Step = { readonly from: Square; readonly to: Square };

type Kind =
	| { readonly kind: "king" }
	/** No piece of the other side attacks it. */
	| { readonly kind: "unattacked" }
	/** Its own side is in check, which comes first. */
	| { readonly kind: "ownerInCheck" }
	/** It is attacked, and no capture of it is legal. `otherwise`: what it would win. */
	| {
			readonly kind: "barred";
			readonly why: "check" | "pin" | "king";
			readonly by: Square;
			readonly otherwise: number;
	  }
	/** Taking it wins so many points; it hangs where that can be done now. */
	| { readonly kind: "hangs"; readonly points: number; readonly line: readonly Step[] }
	/** An even trade that saves what else would be lost to the other side's threat. */
	| {
			readonly kind: "worthTaking";
			readonly threat: Win | undefined;
			readonly line: readonly Step[];
	  }
	/** A capture that is taken back, which opens a line on something else that then falls. */
	| {
			readonly kind: "opens";
			readonly points: number;
			readonly line: readonly Step[];
			readonly opened: Step;
			/** Does the line open where the piece stood that takes back? Then it had better not. */
			readonly isPin: boolean;
	  }
	| { readonly kind: "even"; readonly line: readonly Step[] }
	/** Won on its square or even there, and more is lost to another move. */
	| {
			readonly kind: "returned";
			/** Gain of the exchange on the square. */
			readonly here: number;
			readonly line: readonly Step[];
			readonly by: Win;
			readonly isCheck: boolean;
	  }
	/** Taking it loses so many points on its square. */
	| {
			readonly kind: "guarded";
			readonly loss: number;
			readonly line: readonly Step[];
			/** The line in which nothing is lost after all, and what it wins. */
			readonly regained?: { readonly line: readonly Step[]; readonly points: number } | undefined;
	  };

/** Account of taking the piece on a square. */
export type Account = Kind & {
	readonly square: Square;
	readonly piece: Piece;
	/** The side that would take it, and whether it is to move. */
	readonly taker: Side;
	readonly isNow: boolean;
	/** Pieces that guard it, as they stand, and cannot take back at a profit. */
	readonly helpless: readonly Square[];
};

/** The placement after a capture, a pawn passed or one that becomes a queen among them. */
function placementAfter(placement: Placements, { from, to }: Step, taken: Square): Placements {
	const after = placement.slice();
	const piece = pieceOn(placement, FIRST_FRAME, from);
	const isPromoted = kindOf(piece) === PAWN && (to >> 3 === 0 || to >> 3 === 7);
	for (const square of [from, to, taken]) clearSquare(after, FIRST_FRAME, square);
	putPiece(after, FIRST_FRAME, to, isPromoted ? pieceOf(sideOf(piece), QUEEN) : piece);
	return after;
}

const landingOf = (side: Side, { white, black }: Inspection) => (side === WHITE ? white : black);

/** The best first: by what it nets, what it saves, and then the cheapest. */
const byWorth =
	(placement: Placements) =>
	(one: WeighedCapture, other: WeighedCapture): number => {
		const cost = ({ from }: WeighedCapture) => worthOf(pieceOn(placement, FIRST_FRAME, from));
		return other.net - one.net || other.saves - one.saves || cost(one) - cost(other);
	};

/**
 * The piece that takes back, where the one that the exchange has, its cheapest, loses something
 * elsewhere by that: it stood before a more valuable one of its own.
 */
function betterBack({ insight }: Asked, placement: Placements, square: Square, cheapest?: Square) {
	const side = otherSide(sideOf(pieceOn(placement, FIRST_FRAME, square)));
	const { captures } = insight.weighCaptures({ placement, side, passed: NOT_PASSED, square });
	const [best] = captures.filter((one) => one.isLegal).sort(byWorth(placement));
	const expected = captures.find((one) => one.from === cheapest);
	return best && expected && best.net > expected.net ? best : undefined;
}

type Captured = { readonly line: readonly Step[]; readonly helpless: readonly Square[] };

/** The exchange that a capture begins, as far as both sides go along with it. */
function exchangeOf(asked: Asked, capture: WeighedCapture, square: Square, owner: Side): Captured {
	const { from, to, here } = capture;
	const after = placementAfter(asked.placement, capture, square);
	const inspection = asked.core.inspectSquare(after, FIRST_FRAME, to);
	if (here === 0) return { line: [{ from, to }], helpless: frontsOf(inspection, owner) };
	const back = landingOf(owner, inspection).captures;
	const better = betterBack(asked, after, to, back[0]);
	if (better === undefined)
		return { line: [from, ...back].map((one) => ({ from: one, to })), helpless: [] };
	const then = asked.core.inspectSquare(placementAfter(after, better, to), FIRST_FRAME, to);
	const rest = landingOf(otherSide(owner), then).captures;
	return { line: [from, better.from, ...rest].map((one) => ({ from: one, to })), helpless: [] };
}

/** Plies that a capture which opens a line is followed, and the captures after them. */
const CHECKED_DEPTH = 2;

/** How far a search goes, in plies, and the most that it looks for, in pawns. */
type Search = { readonly depth: number; readonly most: number };

/** Gain of a capture by a search of material, whatever the other side does; at most so much. */
export function wonByForce(
	{ insight, placement }: Pick<Asked, "insight" | "placement">,
	capture: Step,
	square: Square,
	{ depth, most }: Search,
): number {
	const side = sideOf(pieceOn(placement, FIRST_FRAME, square));
	const placements = placementAfter(placement, capture, square);
	const now = balanceFor(placement, FIRST_FRAME, otherSide(side));
	const found = insight.searchMaterial(
		{ placements, frame: FIRST_FRAME, side, passed: NOT_PASSED, rights: 0 },
		{ depth, floor: -now - most, ceiling: -now },
	);
	return found === undefined ? 0 : Math.min(most, -found.points - now);
}

/** Plies that a search looks on after a move that seems to lose, and the most that it counts. */
const DEPTH = 3;
const MOST = 20;

/** Material of a side after a move, whatever the other side does, less what it has before. */
export function gainAfter(
	{ insight }: Pick<Asked, "insight">,
	before: Placements,
	after: Placements,
	side: Side,
): number | undefined {
	const now = balanceFor(before, FIRST_FRAME, side);
	const found = insight.searchMaterial(
		{ placements: after, frame: FIRST_FRAME, side: otherSide(side), passed: NOT_PASSED, rights: 0 },
		{ depth: DEPTH, floor: -now - MOST, ceiling: -now + MOST },
	);
	return found && -found.points - now;
}

/** What a side wins by its best capture. */
export const bestGain = (insight: Insight, placement: Placements, side: Side): number =>
	Math.max(...insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(NOT_PASSED)));

/** The placement after a piece has been taken where it stands. */
export const captureOn = (placement: Placements, step: Step): Placements =>
	placementAfter(placement, step, step.to);

/** The capture that a search of material begins with. Undefined where it is another move. */
export function captureAfter(
	insight: Insight,
	placements: Placements,
	side: Side,
): Step | undefined {
	const found = insight.searchMaterial(
		{ placements, frame: FIRST_FRAME, side, passed: NOT_PASSED, rights: 0 },
		{ depth: CHECKED_DEPTH, ...EXACT },
	);
	const move = found?.line[0];
	if (move === undefined) return undefined;
	const step = { from: (move & 63) as Square, to: ((move >> 6) & 63) as Square };
	return pieceOn(placements, FIRST_FRAME, step.to) === NO_PIECE ? undefined : step;
}

/**
 * What follows a capture that loses on its square, where a search finds that it loses nothing: the
 * next capture elsewhere. Not where that piece could be won without it.
 */
function regainedBy(asked: Asked, line: readonly Step[], square: Square, taker: Side) {
	const { insight, placement } = asked;
	const [first, back] = line;
	if (first === undefined || back === undefined) return undefined;
	const taken = placementAfter(placement, first, square);
	const points = gainAfter(asked, placement, taken, taker);
	if (points === undefined || points < 0 || bestGain(insight, placement, taker) > 0)
		return undefined;
	const next = captureAfter(insight, captureOn(taken, back), taker);
	if (next === undefined || next.to === back.to) return undefined;
	return { points, line: [first, back, next] };
}

/**
 * Line that a capture which is taken back opens, on a piece that was not to be won before: through
 * the square that the capturing piece left, or through the one that the piece left which took back.
 */
function openedBy(asked: Asked, capture: WeighedCapture, square: Square, taker: Side) {
	const { placement, insight } = asked;
	const { line } = exchangeOf(asked, capture, square, otherSide(taker));
	const [first, back] = line;
	if (first === undefined || back === undefined) return undefined;
	const taken = placementAfter(placement, first, square);
	const after = placementAfter(taken, back, back.to);
	const gainsIn = (words: Placements) =>
		insight.findHanging(words, Uint8Array.of(taker), Uint8Array.of(NOT_PASSED));
	const [before, then] = [gainsIn(placement), gainsIn(after)];
	// A piece that hangs elsewhere would be won by a search as well.
	if (before.some((gain) => gain > 0)) return undefined;
	const lost = worthOf(pieceOn(taken, FIRST_FRAME, first.to));
	let best: { points: number; opened: Step; isPin: boolean } | undefined;
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const target = index as Square;
		const gain = then[index] ?? 0;
		const points = Math.min(capture.takes, capture.takes - lost + gain);
		if (target === back.to || gain <= (before[index] ?? 0) || points <= (best?.points ?? 0))
			continue;
		const weighed = insight.weighCaptures({
			placement: after,
			side: taker,
			passed: NOT_PASSED,
			square: target,
		});
		for (const { from, net } of weighed.captures) {
			const line = net === gain ? between(from, target) : undefined;
			const isPin = line?.includes(back.from) === true;
			if (!isPin && (capture.takes < capture.here || !line?.includes(first.from))) continue;
			best = { points, opened: { from, to: target }, isPin };
		}
	}
	const points =
		best === undefined
			? 0
			: wonByForce(asked, capture, square, { depth: CHECKED_DEPTH, most: best.points });
	if (best === undefined || points <= 0) return undefined;
	return { ...best, points, line: [...line.slice(0, 2), best.opened] };
}

/** The greater of what is lost elsewhere and by a check, where it is more than here. */
function returnOf({ here, elsewhere, byCheck }: WeighedCapture) {
	const [quiet, check] = [elsewhere?.points ?? 0, byCheck?.points ?? 0];
	if (Math.max(quiet, check) <= here) return undefined;
	const isCheck = check >= quiet;
	return { by: (isCheck ? byCheck : elsewhere) as Win, isCheck };
}

/** Pieces that give check to a side. */
export function checkersOf(
	{ core, placement }: Pick<Asked, "core" | "placement">,
	checked: Side,
): readonly Square[] {
	const kings = squaresOf(placement, FIRST_FRAME, pieceOf(checked, KING));
	return kings.flatMap((king) =>
		frontsOf(core.inspectSquare(placement, FIRST_FRAME, king), otherSide(checked)),
	);
}

/** Why no capture is legal, and what one would win otherwise. */
function barredKind(
	{ core, placement }: Asked,
	square: Square,
	taker: Side,
	captures: readonly WeighedCapture[],
	isInCheck: boolean,
): Kind {
	const isKing = (one: Square) => kindOf(pieceOn(placement, FIRST_FRAME, one)) === KING;
	const by = (captures.find((one) => !isKing(one.from)) ?? captures[0])?.from ?? square;
	// To take the only piece that gives check would end it.
	const isOther = checkersOf({ core, placement }, taker).some((one) => one !== square);
	const why = isInCheck && isOther ? "check" : isKing(by) ? "king" : "pin";
	const landing = landingOf(taker, core.inspectSquare(placement, FIRST_FRAME, square));
	const [would] = landing.captures;
	const worth = worthOf(pieceOn(placement, FIRST_FRAME, square)) + landing.outcome;
	const otherwise = would === undefined ? 0 : Math.max(0, worth);
	return { kind: "barred", why, by: would ?? by, otherwise };
}

function kindOfCapture(
	asked: Asked,
	square: Square,
	taker: Side,
	isNow: boolean,
): Kind & { readonly helpless: readonly Square[] } {
	const { core, insight, placement } = asked;
	const owner = otherSide(taker);
	const passed = isNow ? asked.passed : NOT_PASSED;
	const at = { placement, passed, square };
	if (!isNow && insight.isInCheck(placement, owner)) {
		const attackers = frontsOf(core.inspectSquare(placement, FIRST_FRAME, square), taker);
		return { kind: attackers.length === 0 ? "unattacked" : "ownerInCheck", helpless: [] };
	}
	const { isInCheck, threat, captures } = insight.weighCaptures({ ...at, side: taker });
	if (captures.length === 0) return { kind: "unattacked", helpless: [] };
	const [best, ...others] = captures.filter((one) => one.isLegal).sort(byWorth(placement));
	if (best === undefined) {
		return { ...barredKind(asked, square, taker, captures, isInCheck), helpless: [] };
	}
	const { line, helpless } = exchangeOf(asked, best, square, owner);
	if (best.net > 0) return { kind: "hangs", points: best.net, line, helpless };
	if (isNow && best.saves > 0) return { kind: "worthTaking", threat, line, helpless };
	for (const capture of [best, ...others]) {
		const opens = openedBy(asked, capture, square, taker);
		if (opens !== undefined) return { kind: "opens", ...opens, helpless: [] };
	}
	const here = best.takes - best.here;
	if (here < 0) {
		const regained = regainedBy(asked, line, square, taker);
		return { kind: "guarded", loss: -here, line, helpless, regained };
	}
	const back = returnOf(best);
	if (back === undefined || (here === 0 && best.net === 0)) return { kind: "even", line, helpless };
	return { kind: "returned", here, line, ...back, helpless };
}

/** Undefined where nothing stands. */
export function accountOf(asked: Asked, square: Square): Account | undefined {
	const piece = pieceOn(asked.placement, FIRST_FRAME, square);
	if (piece === NO_PIECE) return undefined;
	const taker = otherSide(sideOf(piece));
	const isNow = taker === asked.side;
	const head = { square, piece, taker, isNow };
	if (kindOf(piece) === KING) return { ...head, kind: "king", helpless: [] };
	return { ...head, ...kindOfCapture(asked, square, taker, isNow) };
}

/** How a piece stands, in short. */
export type Safety =
	| { readonly kind: "king" }
	| { readonly kind: "hangs"; readonly points: number; readonly isNow: boolean }
	/** Nothing is won by taking it, though nothing of its side guards it. */
	| { readonly kind: "unguarded" }
	| { readonly kind: "safe" };

export function safetyOf(asked: Asked, square: Square): Safety | undefined {
	const account = accountOf(asked, square);
	if (account === undefined) return undefined;
	if (account.kind === "king") return { kind: "king" };
	if (account.kind === "hangs") {
		return { kind: "hangs", points: account.points, isNow: account.isNow };
	}
	const inspection = asked.core.inspectSquare(asked.placement, FIRST_FRAME, square);
	const guards = frontsOf(inspection, otherSide(account.taker));
	return { kind: guards.length === 0 ? "unguarded" : "safe" };
}
