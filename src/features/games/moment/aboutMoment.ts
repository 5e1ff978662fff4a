// What a game that is opened at a moment shows of it: the piece that hung and the capture of it, or
// the squares that the move let go of.

import { parseTurn } from "../../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { kindOf, PAWN, type Piece } from "../../../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../../../chess/placement.ts";
import { openRules, type PlayedMove } from "../../../chess/rules.ts";
import type { Square } from "../../../chess/square.ts";
import { tookWith } from "../../../chess/worth.ts";
import { wonByForce } from "../../../control/account.ts";
import { hangingAt } from "../../../control/insight.ts";
import { NOT_PASSED } from "../../../control/passing.ts";
import { playMoves, uciOf } from "../../../engine/playedMoves.ts";
import { FOLLOWED } from "../../../games/collection/answers/game/searched.ts";
import type { Modules } from "../../../session/engine/gameReview.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { type Difference, differenceOf } from "../../../training/difference.ts";
import { pose } from "../../../training/pose.ts";
import { fenOf, type Question } from "../../../training/question.ts";

export type Matter = {
	readonly hung?: {
		readonly piece: Piece;
		readonly square: Square;
		/** "Bxd4" */
		readonly capture: string;
		/** Points that it wins, whatever follows; 0 where that is not sure. */
		readonly won: number;
		/** Points that the move before it took. */
		readonly took: number;
	};
	readonly letGo?: readonly Square[];
	/** Why a mistake was worse than the best move. */
	readonly difference?: Difference;
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
type Capture = Matter & { readonly from?: Square | undefined };

/** Moves of the game around a position: the one that led there, and the one that follows. */
export type Around = {
	readonly before?: PlayedMove | undefined;
	readonly next?: PlayedMove | undefined;
};

/** The piece that hangs which the game takes next, else the one of which taking wins most. */
function hungAt(question: Question, { core, insight }: Modules, { before, next }: Around): Capture {
	const { placements, side } = pose(question, { core, insight });
	const placement = placements.subarray(0, WORDS_PER_PLACEMENT);
	const { enPassant: passed = NOT_PASSED } = parseTurn(fenOf(question));
	const gains = insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(passed));
	const captures = hangingAt(gains, FIRST_FRAME).flatMap(({ square }) =>
		insight.weighCaptures({ placement, side, passed, square }).captures.flatMap((capture) => {
			const piece = pieceOn(placement, FIRST_FRAME, square);
			if (!capture.isLegal || capture.net <= 0 || kindOf(piece) === PAWN) return [];
			const search = { depth: FOLLOWED, most: capture.takes };
			const won = Math.max(0, wonByForce({ insight, placement }, capture, square, search));
			return [{ ...capture, square, piece: piece as Piece, won }];
		}),
	);
	const isNext = ({ from, to }: { readonly from: Square; readonly to: Square }) =>
		Number(from === next?.from && to === next.to);
	const [best] = captures.sort(
		(one, other) => isNext(other) - isNext(one) || other.won - one.won || other.net - one.net,
	);
	const taken = openRules(fenOf(question))
		.legalMoves(best?.from)
		.find(({ from, to }) => from === best?.from && to === best.to);
	if (best === undefined || taken === undefined) return {};
	const { square, piece, won } = best;
	const took = before === undefined ? 0 : tookWith(before);
	return { hung: { piece, square, capture: taken.san, won, took }, from: taken.from };
}

/** What a question about a moment is answered with. */
export function matterOf(question: Question, modules: Modules, around: Around = {}): Capture {
	if (question.kind === "letGo") {
		const letGo = pose(question, modules).right as readonly Square[];
		return letGo.length === 0 ? {} : { letGo };
	}
	if (question.kind === "hanging") return hungAt(question, modules, around);
	if (question.kind !== "best" || around.before === undefined) return {};
	const [{ name: played = "" } = {}] = playMoves(fenOf(question), [uciOf(around.before)], 1);
	const difference = differenceOf(question, played, modules.insight);
	return difference ? { difference } : {};
}

/** A ring around what it is about, and an arrow for the capture. */
export function marksOf(
	{ hung, letGo, from }: Capture,
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
