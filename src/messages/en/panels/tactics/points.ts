// Words for a mistake where nothing is won: what the move gave away, and what the better one does.
// Clauses without a full stop, to follow the name of the move.

import { NO_PIECE, otherSide, type Piece, type Side } from "../../../../chess/piece.ts";
import { type Square, squareName } from "../../../../chess/square.ts";
import type { Does, Gives } from "../../../../review/mistakes/reason.ts";
import type { Placed } from "../../../../review/tactics/tactic.ts";
import { listText } from "../../../format.ts";
import { chessWords } from "../../chess.ts";
import { refutedText } from "./causes.ts";
import { a, all, line, spoilsText, the } from "./wins.ts";

/** Targets that are named. */
const FEW = 2;

const squaresText = (squares: readonly Square[]): string => listText(squares.map(squareName));

const named = (piece: Piece): string => `the ${chessWords.kind(piece)}`;

const fileText = (square: Square): string => `${squareName(square).charAt(0)}-file`;

/** "hits the queen on d8", "takes with tempo on the queen on d8". */
function hitsText(targets: readonly Placed[], took: Piece, slider: Placed | undefined): string {
	const what = all(targets.slice(0, FEW));
	if (took !== NO_PIECE) return `takes with tempo on ${what}`;
	return slider === undefined ? `hits ${what}` : `lets ${the(slider)} hit ${what}`;
}

/** The better move with its effect: "22.Bd2 hits the queen on b4". */
export const betterText = (best: string, does: Does): string =>
	does.kind === "wins"
		? `${line(does.way)} wins ${spoilsText({ ...does.spoils, square: does.square })}`
		: `${does.kind === "hits" ? line(does.way) : best} ${doesText(does)}${refutedText(does.refutes)}`;

/** "the c-pawn", "the rook". */
const takerText = ({ piece, square }: Placed): string =>
	chessWords.kind(piece) === "pawn" ? `the ${squareName(square).charAt(0)}-pawn` : named(piece);

/** "exchanges knights", "recaptures with the c-pawn", "takes the pawn on d6". */
function takesText({ by, target, how }: Extract<Does, { kind: "takes" }>): string {
	const [own, other] = [by, target].map(({ piece }) => chessWords.kind(piece));
	switch (how) {
		case "exchanges":
			return own === other
				? `exchanges ${own}s`
				: `exchanges ${a(by.piece)} for ${a(target.piece)}`;
		case "otherwise":
			return `takes with ${takerText(by)} instead`;
		case "back":
			return `recaptures with ${takerText(by)}`;
		case "plain":
			return `takes ${the(target)}`;
	}
}

/** Effect of the better move. */
function doesText(does: Exclude<Does, { kind: "wins" }>): string {
	switch (does.kind) {
		case "hits":
			return hitsText(does.targets, does.took, does.slider);
		case "offer":
			return does.isTaking
				? `works: ${does.answer} fails to ${does.by}`
				: `offers ${named(does.offered)}: ${does.answer} fails to ${does.by}`;
		case "guards":
			return does.slider === undefined
				? `guards ${the(does.target)}`
				: `lets ${the(does.slider)} guard ${the(does.target)}`;
		case "stops":
			return does.how === "guards"
				? `stops ${does.reply} by guarding ${squareName(does.square)}`
				: `stops ${does.reply} by going there first`;
		case "strands":
			return `leaves ${the(does.target)} without a safe square`;
		case "saves":
			return `brings ${the(does.piece)} to safety`;
		case "unpins":
			return `breaks the pin on ${the(does.pinned)}`;
		case "castles":
			return "brings the king to safety";
		case "queens":
			return does.isEnding
				? "exchanges queens into a winning ending"
				: "exchanges queens while ahead";
		case "outpost":
			return `puts the knight on an outpost, ${squareName(does.piece.square)}`;
		case "file":
			return `takes the open ${fileText(does.piece.square)}`;
		case "passed":
			return `pushes the passed pawn to ${squareName(does.pawn)}`;
		case "takes":
			return takesText(does);
	}
}

/** Effect of the move that was played, by a side. */
export function givesText(gives: Gives, side: Side): string {
	const other = chessWords.side(otherSide(side));
	switch (gives.kind) {
		case "castling":
			return "gave up castling";
		case "tempo":
			return gives.isTaking
				? `allowed ${gives.reply} with tempo on ${all(gives.targets.slice(0, FEW))}`
				: `allowed ${gives.reply}, which hits ${all(gives.targets.slice(0, FEW))}`;
		case "file":
			return `opened the ${fileText(gives.file)} to the king for ${the(gives.by)}`;
		case "strands":
			return `left ${the(gives.target)} without a safe square`;
		case "centre": {
			const it = gives.centre.length === 1 ? "it is" : "they are";
			return `gave up ${squaresText(gives.centre)}: after ${line(gives.way)} ${it} ${other}’s`;
		}
		case "queens":
			return "exchanged queens into a lost ending";
		case "returns": {
			const { piece, square } = gives.piece;
			const back = `the ${chessWords.kind(piece)} is back on ${squareName(square)}`;
			return `lost time: after ${line(gives.way)} ${back}`;
		}
	}
}
