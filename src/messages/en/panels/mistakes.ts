// Mistakes of a game: what a move did, with its reason, and what was better. Every text can be
// checked against the engine's lines.

import { type Piece, type Side, WHITE } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import type { Mistake, Placed, Reason, Win } from "../../../review/mistakes/reason.ts";
import { chessWords } from "../chess.ts";

/** Centipawns from which a side stands better, and is winning. */
const BETTER = 60;
const WINNING = 300;

/** Moves of a line that are told where no fact explains it. */
const MOST_MOVES = 3;

const otherName = (side: Side) => chessWords.side(side === WHITE ? 1 : 0);

/** "the bishop on b3". */
const the = ({ piece, square }: Placed) => `the ${chessWords.kind(piece)} on ${squareName(square)}`;

/** "a bishop". */
const a = (piece: Piece) => `a ${chessWords.kind(piece)}`;

/** "the king and the rook on a8". */
function both([one, other]: readonly Placed[]): string {
	const parts = [one, other].map((target) => {
		if (target === undefined) return "";
		return chessWords.kind(target.piece) === "king" ? "the king" : the(target);
	});
	return parts.join(" and ");
}

/** What taking a piece wins: "wins it", or "wins it for a bishop". */
const wins = (price: Piece) => (price ? `wins it for ${a(price)}` : "wins it");

/** A move that wins something, as the end of "allows ..." or "missed ...". */
function winText(win: Win): string {
	switch (win.kind) {
		case "hanging":
			return win.price
				? `${win.by}, which wins ${the(win.target)} for ${a(win.price)}`
				: `${win.by}, which wins ${the(win.target)}`;
		case "exchange":
			return `${win.by}, which wins ${a(win.target.piece)} for ${a(win.got)}`;
		case "overloaded":
			return `${win.by}: ${the(win.guard)} guards both ${both(win.targets)}, and ${win.later} follows`;
		case "pinned":
			return win.pinned.square === win.target.square
				? `${win.by} and then ${win.later}: ${the(win.pinned)} is pinned by ${the(win.pinner)}`
				: `${win.by}: ${the(win.pinned)}, pinned by ${the(win.pinner)}, cannot take back`;
		case "fork":
			return `${win.by}, which attacks both ${both(win.targets)}, and then ${win.later}`;
		case "trapped":
			return `${win.by}, which leaves ${the(win.target)} trapped, and then ${win.later}`;
		case "attacked":
			return `${win.by}, which attacks ${the(win.target)}, and then ${win.later}`;
	}
}

function mateText(mistake: Mistake, reason: Extract<Reason, { kind: "mate" }>): string {
	const { move, better } = mistake;
	const how = reason.moves === 1 ? "mate" : `mate in ${reason.moves}`;
	if (reason.how === "missed") {
		return reason.by === undefined
			? `${move} missed ${how}.`
			: `${move} missed ${how}, which begins with ${better[0]}.`;
	}
	if (reason.by === undefined) return `${move} allowed ${how}.`;
	return reason.moves === 1
		? `${move} allowed ${reason.by}.`
		: `${move} allowed ${how}, which begins with ${reason.by}.`;
}

/** "Black is winning". */
function standing(side: Side, centipawns: number): string {
	const name = centipawns < 0 ? otherName(side) : chessWords.side(side);
	const size = Math.abs(centipawns);
	if (size < BETTER) return "the game is level";
	return size < WINNING ? `${name} stands better` : `${name} is winning`;
}

function lineText({ move, side, after, reply }: Mistake): string {
	const state = standing(side, after);
	if (reply.length === 0) return `After ${move} ${state}.`;
	const [first, ...rest] = reply.slice(0, MOST_MOVES);
	// The number stands before White's moves only: "22...Nd4 23.Qd3 Bf5".
	const line = [first, ...rest.map((name) => name.replace(/^\d+\.{3}/, ""))].join(" ");
	return `After ${move} comes ${line}, and ${state}.`;
}

function reasonText(mistake: Mistake, reason: Reason): string {
	const { move } = mistake;
	switch (reason.kind) {
		case "mate":
			return mateText(mistake, reason);
		case "missed":
			return reason.isTakingBack
				? `${move} did not take back with ${reason.win.by}.`
				: `${move} missed ${winText(reason.win)}.`;
		case "square":
			return `${move} let go of ${squareName(reason.square)}: ${reason.by} lands there, and ${standing(mistake.side, mistake.after)}.`;
		case "line":
			return lineText(mistake);
		case "hanging":
			return `${move} left ${the(reason.target)} hanging: ${reason.by} ${wins(reason.price)}.`;
		case "exchange":
			return `${move} gave ${a(reason.target.piece)} for ${a(reason.got)}: ${reason.by}.`;
		default:
			return `${move} allowed ${winText(reason)}.`;
	}
}

/** What the better move would have held or won. */
function betterText({ best, before, after, isKept, side, reasons }: Mistake): string {
	const [reason] = reasons;
	if (best === undefined) return before - after >= 1 ? ` Before it ${was(side, before)}.` : "";
	const isNamed = reason?.kind === "missed" || (reason?.kind === "mate" && reason.how === "missed");
	if (isNamed) return "";
	if (isKept) return ` ${best} kept it.`;
	const [had, has] = [before, after].map((value) => standing(side, value));
	if (had === has) return ` ${best} was better.`;
	if (before >= WINNING) return ` ${best} kept a winning position.`;
	if (before >= BETTER) return ` ${best} kept the better game.`;
	if (before > -BETTER) return ` ${best} kept the game level.`;
	return before > -WINNING ? ` ${best} kept the damage small.` : ` ${best} was better.`;
}

const was = (side: Side, centipawns: number) =>
	standing(side, centipawns).replace("stands", "stood").replace("is", "was");

export const mistakeWords = {
	/** What the move did, and what was better. */
	mistake: (mistake: Mistake): string => {
		const [reason] = mistake.reasons;
		const what = reason === undefined ? lineText(mistake) : reasonText(mistake, reason);
		return `${what}${betterText(mistake)}`;
	},
};
