// Gains of the reply to a mistake, and those that the better move would have had: first the reasons
// whose worth is nearest to what the mistake has lost.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, otherSide, WHITE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { balanceFor, takenAt, worthOf } from "../../chess/worth.ts";
import { refutedAt } from "../causes/refuted.ts";
import { sceneAt } from "../causes/scene.ts";
import { threatBy } from "../causes/threat.ts";
import { takersOf } from "../tactics/exchange.ts";
import { type Case, takesBack } from "./case.ts";
import { centipawnsFor } from "./marks.ts";
import { namedWins } from "./named.ts";
import { isSameMove, type PlayedLine, type ReviewModules, settledGain } from "./playedLine.ts";
import type { Named, Reason, Win } from "./reason.ts";
import { winsBy } from "./wins.ts";

/** Gains of the side to move by its first move, or else by its second. */
function winsAlong(modules: ReviewModules, line: PlayedLine, from: number): Win[] {
	const first = winsBy({ modules, line, from, at: from });
	if (first.length > 0) return first;
	// What is attacked by a second move, and mostly saved, is not the point.
	return winsBy({ modules, line, from, at: from + 2 }).filter(
		(win) => win.kind !== "attacked" || win.gain >= worthOf(win.target.piece) - 1,
	);
}

/** A capture of an unguarded piece is plainer than any name. */
const isPlain = (win: Win): boolean =>
	win.kind === "hanging" &&
	win.by.length === 1 &&
	!win.isGuarded &&
	win.price === NO_PIECE &&
	worthOf(win.target.piece) >= win.gain - 1;

const isNamed = (win: Win): win is Extract<Win, { kind: Named }> => "mover" in win;

/** Does it take more than a pawn, whatever is given for it? */
const isOfPieces = (win: Win): boolean =>
	("targets" in win ? win.targets : [win.target]).some(({ piece }) => worthOf(piece) > 1);

/** Order of telling: a pawn becomes a piece after pieces that are taken. */
const orderOf = (win: Win): number =>
	isPlain(win) ? 0 : win.kind === "promotion" ? 3 : isNamed(win) ? 1 : isOfPieces(win) ? 2 : 4;

/** All that a side wins in a line, the most important first. */
export function winsIn(
	{ modules, previous, mark }: Pick<Case, "modules" | "previous" | "mark">,
	line: PlayedLine,
	from: number,
): Win[] {
	const found = [...namedWins(line, from, previous), ...winsAlong(modules, line, from)].sort(
		(one, other) => orderOf(one) - orderOf(other),
	);
	// A quiet move that threatens something wins by that, whatever the next one does.
	const isLate = line.moves[from]?.captured === NO_PIECE && found.every(({ by }) => by.length > 1);
	if (!isLate || mark === "?!") return found;
	const threat = threatBy({ modules, line, from, at: from });
	if (threat === undefined) return found;
	return threat.why === "held" ? [...found, threat] : [threat, ...found];
}

/** A win, and what it makes of the difference between the two lines. */
type Weighed = { readonly win: Win; readonly worth: number };

/** Pawns of evaluation that the move has lost. */
export const swingOf = ({ side, before, after }: Case): number =>
	(centipawnsFor(side, before) - centipawnsFor(side, after)) / 100;

/** A pawn is no reason for so many. */
const MUCH = 2.5;
const MORE = 3.5;

/** Does the evaluation of its line bear out half, less a pawn, of what is won there? */
export function isBorneOut(
	{ side, played, better, before, after }: Case,
	gain: number,
	isReply: boolean,
): boolean {
	const [line, evaluation, winner] = isReply
		? [played, after, otherSide(side)]
		: [better, before, side];
	const { cp } = evaluation;
	if (cp === null) return true;
	const sign = winner === WHITE ? 1 : -1;
	const had = balanceFor(line.placements, FIRST_FRAME, winner) - sign * (line.gains[0] ?? 0);
	return (sign * cp) / 100 >= had + gain / 2 - 1;
}

/** Does a line take, for nothing there, the piece that stands on a square from its start? */
export function takes({ moves }: PlayedLine, square: Square): boolean {
	const at = [1, 3, 5, 7, 9].find((place) => {
		const move = moves[place];
		return move !== undefined && takenAt(move) === square;
	});
	if (at === undefined || moves[at + 1]?.to === square) return false;
	return moves.slice(0, at).every(({ from, to }) => from !== square && to !== square);
}

/** Was a piece given that the line mostly wins back? Then another one is the point. */
const isWonBack = (win: Win): boolean =>
	win.kind === "exchange" && win.gain < worthOf(win.target.piece) - worthOf(win.got) - 1;

/** Does the best reply take the same after the better move, at once or by its next move? */
function isSameWin(win: Win, played: PlayedLine, better: PlayedLine): boolean {
	const places = win.kind === "hanging" ? [1] : [1, 3];
	return win.by.length === 1 && places.every((at) => isSameMove(played, better, at));
}

/** A capture of a guarded piece wins it where taking back is seen to fail, or cannot be. */
function isSure({ modules, isOfMaterial, mark }: Case, win: Win, line: PlayedLine, at: number) {
	if (win.kind !== "hanging" || !win.isGuarded || win.by.length > 1 || isOfMaterial) return true;
	if (win.price !== NO_PIECE || mark === "?!") return true;
	const move = line.moves[at];
	if (move === undefined) return false;
	// A pawn taken in passing counts as guarded, since nothing can be taken where it stands.
	if (takenAt(move) !== move.to) return true;
	const { pieces } = sceneAt(line, at + 1);
	const isAlone = takersOf(pieces, move.to, otherSide(move.side)).length === 0;
	return isAlone || refutedAt(modules, line, at) !== undefined;
}

/** Gains of the reply, if the better line would not have lost as much. */
function lost(one: Case): Weighed[] {
	const { modules, side, played, better, isOfMaterial } = one;
	const anyway = better.moves.length === 0 ? 0 : -settledGain(modules, better, side);
	// A tactic wins back what the move itself has taken, which may have been owed.
	const taken = side === WHITE ? (played.gains[1] ?? 0) : -(played.gains[1] ?? 0);
	const lossBy = (win: Win) => {
		const worth = win.gain - anyway;
		const own = win.gain + taken;
		return Math.min(own, isNamed(win) && worth < 1 ? swingOf(one) : worth);
	};
	return winsIn(one, played, 1)
		.filter((win) => (anyway < 1 || !isSameWin(win, played, better)) && isSure(one, win, played, 1))
		.map((win) => ({ win, worth: lossBy(win) }))
		.filter(({ win }) => isOfMaterial || !isWonBack(win))
		.filter(({ win }) => win.kind !== "hanging" || !takes(better, win.target.square))
		.filter(({ win }) => isOfMaterial || isBorneOut(one, win.gain, true));
}

/** Gains of the better move; the same gain in the line that was played is nothing missed. */
function missed(one: Case): Weighed[] {
	const { modules, side, move, played, better, isOfMaterial } = one;
	if (better.moves.length === 0) return [];
	const had = settledGain(modules, played, side);
	const isSame = (win: Win) => win.kind === "hanging" && takenAt(move) === win.target.square;
	return winsIn(one, better, 0)
		.filter((win) => isSure(one, win, better, 0))
		.map((win) => ({ win, worth: Math.min(win.gain, win.gain - had) }))
		.filter(({ win }) => win.gain >= 1 && !isSame(win) && !isWonBack(win))
		.filter(({ win }) => isOfMaterial || isBorneOut(one, win.gain, false));
}

/** A capture that only a pinned piece could answer is the point even where it takes a pawn. */
const isBarring = (win: Win): boolean => win.kind === "pin" && win.via !== undefined;

/** Does it explain a loss of so much? A pawn that is taken, or gained, does not explain much. */
const isEnough = ({ win, worth }: Weighed, swing: number): boolean =>
	worth >= 1 &&
	(swing < MUCH ||
		(isNamed(win) && worth > 1) ||
		(isBarring(win) && swing < MORE) ||
		(isOfPieces(win) && (worth > 1 || win.kind !== "hanging")));

/** Pawns by which one reason has to be nearer to the swing than another to come before it. */
const NEARER = 2;

/** A piece that is simply en prise, or was not taken back: before anything that takes longer. */
function isSimple(reason: Reason): boolean {
	const win = reason.kind === "missed" ? reason.win : reason;
	if (!("gain" in win) || !isPlain(win) || win.kind !== "hanging") return false;
	return worthOf(win.target.piece) > 1;
}

/** Reasons that matter, first those whose worth is nearest to the swing. */
export function materialOf(one: Case): Reason[] {
	const swing = swingOf(one);
	const matters = (win: Weighed) => isEnough(win, swing);
	const [losses, chances] = [lost(one).filter(matters), missed(one).filter(matters)];
	const distance = ({ worth }: Weighed) => Math.abs(worth - swing);
	const nearest = (wins: readonly Weighed[]) => Math.min(...wins.map(distance));
	const near = (wins: readonly Weighed[]) => {
		const least = nearest(wins) + NEARER;
		return [
			...wins.filter((win) => distance(win) <= least),
			...wins.filter((win) => distance(win) > least),
		];
	};
	const isTakingBack = takesBack(one.previous, one.better.moves[0]);
	const replies = near(losses).map(({ win }): Reason => ({ ...win, of: "reply" }));
	const others = near(chances).map(
		({ win }): Reason => ({ kind: "missed", squares: win.squares, win, isTakingBack }),
	);
	const all =
		nearest(chances) + 1 < nearest(losses) ? [...others, ...replies] : [...replies, ...others];
	return [...all.filter(isSimple), ...all.filter((reason) => !isSimple(reason))];
}
