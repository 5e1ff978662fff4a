// What a game that is opened at a moment shows of it: the piece that hung and the capture of it, or
// the squares that the move let go of.

import { parseTurn } from "../../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import type { Piece } from "../../../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../../../chess/placement.ts";
import { openRules } from "../../../chess/rules.ts";
import type { Square } from "../../../chess/square.ts";
import type { Core } from "../../../control/core.ts";
import { hangingAt, type Insight } from "../../../control/insight.ts";
import { NOT_PASSED } from "../../../control/passing.ts";
import { pose } from "../../../questions/pose.ts";
import type { Question } from "../../../session/questionText.ts";
import type { AppState } from "../../../store/state/appState.ts";

export type Matter = {
	readonly hung?: {
		readonly piece: Piece;
		readonly square: Square;
		/** "Bxd4" */
		readonly capture: string;
	};
	readonly letGo?: readonly Square[];
};

/** Facts for a sentence. They stay in the history of the browser. */
export type AboutMoment = Matter & {
	/** Of the list that the game is from. */
	readonly title: string;
	/** "33.Nd4" */
	readonly move: string;
	/** Did the move miss what it says? */
	readonly isMissed: boolean;
};

/** Also where the capture comes from. */
type Found = Matter & { readonly from?: Square | undefined };

type Tools = { readonly core: Core; readonly insight: Insight };

/** What a question about a moment is answered with. */
export function matterOf(question: Question, { core, insight }: Tools): Found {
	if (question.asks === "letGo") {
		const letGo = [...pose(question, core, insight).answer].sort((one, other) => one - other);
		return letGo.length === 0 ? {} : { letGo };
	}
	if (question.asks !== "hang") return {};
	const { game } = pose(question, core, insight);
	const placement = game.placements.subarray(0, WORDS_PER_PLACEMENT);
	const { side, enPassant: passed = NOT_PASSED } = parseTurn(question.fen);
	const gains = insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(passed));
	const [hanging] = hangingAt(gains, FIRST_FRAME);
	if (hanging === undefined) return {};
	const { square } = hanging;
	const best = insight
		.weighCaptures({ placement, side, passed, square })
		.captures.filter(({ isLegal }) => isLegal)
		.sort((one, other) => other.net - one.net)[0];
	const taken = openRules(question.fen)
		.legalMoves(best?.from)
		.find(({ from, to }) => from === best?.from && to === best.to);
	if (taken === undefined) return {};
	const piece = pieceOn(placement, FIRST_FRAME, square) as Piece;
	return { hung: { piece, square, capture: taken.san }, from: taken.from };
}

/** A ring around what it is about, and an arrow for the capture. */
export function marksOf(
	{ hung, letGo, from }: Found,
	frame: Frame,
): Pick<AppState, "shown" | "suggested"> {
	const squares = hung === undefined ? (letGo ?? []) : [hung.square];
	const arrows =
		hung === undefined || from === undefined ? [] : [{ from, to: hung.square, colour: "R" }];
	return {
		shown: squares.length > 0 ? { frame, squares } : undefined,
		suggested: arrows.length > 0 ? { frame, arrows } : undefined,
	};
}
