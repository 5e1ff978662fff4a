// A question with its answers: which squares can be pressed, and what is right by the map. From the
// position alone, so that pupil and coach find the same. Hanging pieces need the module that finds
// them, moves the rules of chess, which a pupil's page loads for such questions alone.

import { parsePlacement, parseTurn } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { NO_PIECE, otherSide, type Side, sideOf, WHITE } from "../chess/piece.ts";
import {
	createPlacements,
	type Placements,
	pieceOn,
	WORDS_PER_PLACEMENT,
} from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";
import type { Asked } from "../control/account.ts";
import { BLACKS, CLASSES, type Control, WHITES } from "../control/classes.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import type { Explanation } from "../control/explanation.ts";
import type { Insight } from "../control/insight.ts";
import { NOT_PASSED } from "../control/passing.ts";
import type { Choice, Choosing } from "./choices.ts";
import { type Marked, markAnswer } from "./mark.ts";
import type { Origin } from "./origin.ts";
import {
	type AskKind,
	asksHanging,
	choosingOf,
	needsMove,
	ofClass,
	type Question,
	squaresIn,
	WHOLE,
} from "./question.ts";

/** A position, and what the next move leads to where the question is about that. */
export type Position = {
	readonly placements: Placements;
	readonly side: Side;
	/** The square that a pawn has just passed, or NOT_PASSED. */
	readonly passed: number;
};

export const AFTER = (FIRST_FRAME + 1) as Frame;

/** Throws a FenError where the pieces, or the rest, are none. */
export function positionOf({ position, next }: Pick<Question, "position" | "next">): Position {
	const [pieces = ""] = position.split(" ", 1);
	const placements = createPlacements(next === "" ? 1 : 2);
	parsePlacement(pieces, placements, FIRST_FRAME);
	if (next !== "") parsePlacement(next, placements, AFTER);
	const { side, enPassant } = parseTurn(position);
	return { placements, side, passed: enPassant ?? NOT_PASSED };
}

/** The squares that can be pressed, from a1 on: those of codes, too. */
export function pressableIn(
	question: Question,
	{ placements, side }: Pick<Position, "placements" | "side"> = positionOf(question),
) {
	const squares = squaresIn(question.region);
	if (!asksHanging(question.kind)) return squares;
	const taker = takerOf(question, side);
	return squares.filter((square) => {
		const piece = pieceOn(placements, FIRST_FRAME, square);
		return piece !== NO_PIECE && sideOf(piece) !== taker;
	});
}

/** What hangs of the side to move does so as if the other were to move. */
const takerOf = ({ kind }: Question, side: Side): Side =>
	kind === "hangingOwn" ? otherSide(side) : side;

export const ownOf = (side: Side): Control => (side === WHITE ? WHITES : BLACKS);

/** The legal moves, by choice. */
export type Moves = ReadonlyMap<Choice, PlayedMove>;

export type Rules = {
	readonly movesOf: (position: string) => Moves;
	/** The moves that win the square of a question. */
	readonly winning: (question: Question, tools: PoseModules) => readonly Choice[];
	readonly explain: (question: Question, tools: PoseModules, square: Square) => Explanation;
};

/** A question with its answers. */
export type Posed = {
	readonly question: Question;
	readonly placements: Placements;
	readonly side: Side;
	readonly control: GameControl;
	readonly choosing: Choosing;
	/** Squares that can be chosen; of a question whose a square is, that square. */
	readonly pressable: readonly Square[];
	/** The moves that can be chosen, where one is asked for. */
	readonly moves: Moves;
	/** The map's answer, and the answer that counts as right. */
	readonly map: readonly Choice[];
	readonly right: readonly Choice[];
	/** Whom to ask what comes of taking a piece; undefined until that has loaded. */
	readonly asked: Asked | undefined;
	/** Where the rules are there: why a piece hangs or not, with names of moves. */
	readonly explain: ((square: Square) => Explanation) | undefined;
	/** The game that it is from, where My games asks. */
	readonly origin?: Origin | undefined;
	/** The card of the visitor's deck that it is. */
	readonly card?: string;
};

/** The position in which the squares of the answer are as they are: of a move the one after. */
export const frameOf = ({ question }: Pick<Posed, "question">): Frame =>
	needsMove(question.kind) ? AFTER : FIRST_FRAME;

/** A module of its own finds hanging pieces: without it a question for them has no answer yet. */
export type PoseModules = { readonly core: Core; readonly insight?: Insight | undefined };

const NO_MOVES: Moves = new Map();

/** `rules` are needed where a move is asked for. */
export function pose(question: Question, tools: PoseModules, rules?: Rules): Posed {
	const { core, insight } = tools;
	const { placements, side, passed } = positionOf(question);
	const control = core.computeControl(placements);
	const pressable = pressableIn(question, { placements, side });
	const own = ownOf(side);
	const placement = placements.subarray(0, WORDS_PER_PLACEMENT);
	const taker = takerOf(question, side);
	const asked = insight && { core, insight, placement, side: taker, passed };
	const gains = asksHanging(question.kind)
		? insight?.findHanging(placement, Uint8Array.of(taker), Uint8Array.of(passed))
		: undefined;
	const before = (square: Square) => controlAt(control, FIRST_FRAME, square);
	const after = (square: Square) => controlAt(control, AFTER, square);
	const isRight = (square: Square): boolean => {
		switch (question.kind) {
			case "turned":
				return before(square) !== after(square);
			case "letGo":
				return before(square) === own && after(square) !== own;
			case "hanging":
			case "hangingOwn":
				return (gains?.[square] ?? 0) > 0;
			default:
				return before(square) === ofClass(question.kind);
		}
	};
	const { answer } = question;
	const choosing = choosingOf(question.kind);
	const moves = NO_MOVES;
	const explain = rules && insight && ((square: Square) => rules.explain(question, tools, square));
	const posed = { question, placements, side, control, choosing, pressable, moves, asked, explain };
	if (choosing === "move") {
		const legal = rules?.movesOf(question.position) ?? NO_MOVES;
		const map = question.kind === "win" ? (rules?.winning(question, tools) ?? []) : [];
		const right = answer === "map" ? map : answer.filter((one) => legal.has(one));
		return { ...posed, pressable: squaresIn(WHOLE), moves: legal, map, right };
	}
	if (choosing === "class") {
		const map = pressable.map(before);
		return { ...posed, map, right: answer === "map" ? map : answer };
	}
	const map = pressable.filter(isRight);
	const right = answer === "map" ? map : pressable.filter((square) => answer.includes(square));
	return { ...posed, map, right };
}

/**
 * The kinds of questions for what hangs that are offered: those that have an answer, first of the
 * side that has moved; that alone where neither has one. Nothing hangs of a side in check: it has
 * to move.
 */
export function hangingKinds(of: (kind: AskKind) => Posed): AskKind[] {
	const hangs = (kind: AskKind) => {
		const { map, side, asked } = of(kind);
		const isInCheck = asked?.insight.isInCheck(asked.placement, side);
		return map.length > 0 && !(kind === "hangingOwn" && isInCheck);
	};
	const kinds = HANGING.filter(hangs);
	return kinds.length > 0 ? kinds : ["hanging"];
}

const HANGING = ["hanging", "hangingOwn"] as const;

export const markPosed = ({ right, choosing }: Posed, answer: readonly Choice[]): Marked =>
	markAnswer(answer, right, choosing);

/** Who has a square before the next move, and after it. */
export function turnOf({ control }: Posed, square: Square) {
	const at = (frame: Frame) => CLASSES[controlAt(control, frame, square)].key;
	return { was: at(FIRST_FRAME), is: at(AFTER) };
}
