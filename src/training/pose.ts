// Finds which squares of a question can be pressed, and which answer is right by the map. From the
// position alone, so that pupil and coach find the same.

import { parsePlacement, parseTurn } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { NO_PIECE, otherSide, type Side, sideOf, WHITE } from "../chess/piece.ts";
import {
	createPlacements,
	type Placements,
	pieceOn,
	WORDS_PER_PLACEMENT,
} from "../chess/placement.ts";
import type { Square } from "../chess/square.ts";
import type { Asked } from "../control/account.ts";
import { BLACKS, CLASSES, CONTESTED, type Control, NEUTRAL, WHITES } from "../control/classes.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import type { Insight } from "../control/insight.ts";
import { NOT_PASSED } from "../control/passing.ts";
import type { Choice, Choosing } from "./choices.ts";
import type { Question } from "./exercise/commands.ts";
import { type Marked, markAnswer } from "./mark.ts";
import { type AskKind, asksHanging, choosingOf, squaresIn } from "./question.ts";
import type { Moves } from "./rules.ts";

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

const CONTROLS: Readonly<Partial<Record<Question["kind"], Control>>> = {
	white: WHITES,
	black: BLACKS,
	contested: CONTESTED,
	neutral: NEUTRAL,
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
};

/** A module of its own finds hanging pieces: without it a question for them has no answer yet. */
export type Tools = { readonly core: Core; readonly insight?: Insight | undefined };

const NO_MOVES: Moves = new Map();

/** `movesOf` is needed where a move is asked for: the rules of chess come late. */
export function pose(
	question: Question,
	{ core, insight }: Tools,
	movesOf: (position: string) => Moves = () => NO_MOVES,
): Posed {
	const { placements, side, passed } = positionOf(question);
	const control = core.computeControl(placements);
	const pressable = pressableIn(question, { placements, side });
	const own = side === WHITE ? WHITES : BLACKS;
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
				return before(square) === CONTROLS[question.kind];
		}
	};
	const { answer } = question;
	const choosing = choosingOf(question.kind);
	const moves = NO_MOVES;
	const posed = { question, placements, side, control, choosing, pressable, moves, asked };
	if (choosing === "move") {
		const legal = movesOf(question.position);
		const right = answer === "map" ? [] : answer.filter((one) => legal.has(one));
		return { ...posed, moves: legal, map: [], right };
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
