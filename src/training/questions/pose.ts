// Questions about positions: which squares of the middle a side has, or which of three; what hangs;
// which squares a move turns or lets go of; the best move, or one that wins a square; or what a
// coach asked. Posed, a question knows its answer.

import { gameFrom, playMove } from "../../chess/edit.ts";
import { parseTurn } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { NO_PIECE, type Side, sideOf } from "../../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { SQUARES, type Square } from "../../chess/square.ts";
import { BLACKS, CLASSES, CONTESTED, WHITES } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { type Explanation, explanationOf } from "../../control/explanation.ts";
import { findStanding } from "../../control/findStanding.ts";
import type { Insight } from "../../control/insight.ts";
import type { Standing } from "../../control/standing.ts";
import type { AskFacts } from "../../messages/en/exercise/ask.ts";
import { toOf } from "../choices.ts";
import type { Origin } from "../origin.ts";
import { type Posed as Coached, pose as poseExercise } from "../pose.ts";
import { movesOf } from "../rules.ts";
import { ownOf } from "../win.ts";
import type { Owned, Question } from "./questionText.ts";
import { MIDDLE } from "./regions.ts";

/** The facts for the sentence of a question. */
export type Asked =
	| { readonly about: "hanging"; readonly side: Side }
	| { readonly about: "turned"; readonly move: string }
	/** Whose squares, and the move that lost them. */
	| { readonly about: "letGo"; readonly side: Side; readonly move: string }
	| { readonly about: "reply"; readonly side: Side }
	/** The square that a move is to win. */
	| { readonly about: "win"; readonly side: Side; readonly square: Square }
	/** A coach's question. */
	| { readonly about: "coached"; readonly facts: AskFacts }
	/** Of the middle, or of three. */
	| { readonly about: "controlled" | "oneOfThree"; readonly owner: Owner };

type Owner = "white" | "black" | "contested";

const OWNERS = { [WHITES]: "white", [BLACKS]: "black", [CONTESTED]: "contested" } as const;

export type Posed = Question & {
	/** The position, and what the move leads to. */
	readonly game: Game;
	readonly control: GameControl;
	readonly standing: Standing;
	readonly asked: Asked;
	/** Who is to move. */
	readonly side: Side;
	/** Squares in the frame, while the rest is dimmed; undefined where the whole board counts. */
	readonly region: ReadonlySet<Square> | undefined;
	/** Squares that may be marked, and those that are right. */
	readonly among: ReadonlySet<Square>;
	readonly answer: ReadonlySet<Square>;
	/** Why a square of the position is as it is, and what comes of taking its piece. */
	readonly explain: (square: Square) => Explanation;
	/** The game that it is from, where My games asks. */
	readonly origin?: Origin | undefined;
	/** A coach's question with its answer, as an exercise has it. */
	readonly exercise?: Coached | undefined;
	/** The card of the visitor's deck that it is. */
	readonly card?: string;
};

/** The frame of the position, and of what the move leads to. */
const AFTER = (FIRST_FRAME + 1) as Frame;

/** The position in which the squares of the answer are as they are: for moves the one after. */
export const frameOf = ({ asks }: Posed): Frame =>
	asks === "turn" || asks === "letGo" ? AFTER : FIRST_FRAME;

/** Fields that a kind of question adds. */
type Rule = Pick<Posed, "asked" | "region" | "exercise"> & {
	readonly from: readonly Square[];
	readonly isRight: (square: Square) => boolean;
};

type Position = Question & Pick<Posed, "game" | "control" | "standing" | "side">;

/** Throws where the position or the move is none. */
export function pose(question: Question, core: Core, insight: Insight): Posed {
	const { fen, move } = question;
	const start = gameFrom(fen);
	const game = move === undefined ? start : playMove(start, FIRST_FRAME, move).game;
	const control = core.computeControl(game.placements);
	const placement = game.placements.slice(0, WORDS_PER_PLACEMENT);
	const standing = findStanding(insight, game, FIRST_FRAME);
	const position = { ...question, game, control, standing, side: parseTurn(fen).side };
	const tools = { core, insight };
	const { asked, region, exercise, from, isRight } = ruleOf(position, tools);
	return {
		...position,
		asked,
		region,
		exercise,
		among: new Set(from),
		answer: new Set(from.filter(isRight)),
		explain: (square) => explanationOf(tools, placement, fen, square),
	};
}

type Tools = { readonly core: Core; readonly insight: Insight };

function ruleOf(position: Position, tools: Tools): Rule {
	switch (position.asks) {
		case "hang":
			return hangRule(position);
		case "turn":
			return turnRule(position);
		case "letGo":
			return letGoRule(position);
		case "reply":
			return replyRule(position);
		case "win":
			return winRule(position);
		case "coached":
			return coachedRule(position, tools);
		default:
			return ownerRule(position, position.asks);
	}
}

function hangRule({ game, side, standing }: Position): Rule {
	const from = SQUARES.filter((square) => {
		const piece = pieceOn(game.placements, FIRST_FRAME, square);
		return piece !== NO_PIECE && sideOf(piece) !== side;
	});
	const isRight = (square: Square) => (standing.gains[square] ?? 0) > 0;
	return { from, isRight, region: undefined, asked: { about: "hanging", side } };
}

const sanAfter = (game: Game) => positionAt(game, AFTER).move?.san ?? "";

function turnRule({ game, control }: Position): Rule {
	const isRight = (square: Square) =>
		controlAt(control, FIRST_FRAME, square) !== controlAt(control, AFTER, square);
	const asked = { about: "turned", move: sanAfter(game) } as const;
	return { from: MIDDLE, isRight, region: new Set(MIDDLE), asked };
}

function letGoRule({ game, control, side }: Position): Rule {
	const own = ownOf(side);
	const isRight = (square: Square) =>
		controlAt(control, FIRST_FRAME, square) === own && controlAt(control, AFTER, square) !== own;
	const asked = { about: "letGo", side, move: sanAfter(game) } as const;
	return { from: SQUARES, isRight, region: undefined, asked };
}

function replyRule({ game, side }: Position): Rule {
	const { from, to } = positionAt(game, AFTER).move as PlayedMove;
	const isRight = (square: Square) => square === from || square === to;
	return { from: SQUARES, isRight, region: undefined, asked: { about: "reply", side } };
}

function winRule({ side, squares }: Position): Rule {
	const [square] = squares ?? [];
	if (square === undefined) throw new RangeError("A square is to be won");
	const isRight = (one: Square) => one === square;
	return { from: SQUARES, isRight, region: undefined, asked: { about: "win", side, square } };
}

/** Of a move squares are where it goes. */
function coachedRule({ coached, side }: Position, tools: Tools): Rule {
	if (coached === undefined) throw new RangeError("A coach asked nothing");
	const exercise = poseExercise(coached, tools, movesOf);
	const { choosing, pressable, right } = exercise;
	const isRight = (square: Square) =>
		choosing === "squares"
			? right.includes(square)
			: choosing === "class" || right.some((move) => toOf(move) === square);
	const asked = { about: "coached", facts: { ...coached, side } } as const;
	return { from: pressable, isRight, region: undefined, asked, exercise };
}

function ownerRule({ control, squares }: Position, asks: Owned): Rule {
	const from = squares ?? MIDDLE;
	const isRight = (square: Square) => controlAt(control, FIRST_FRAME, square) === asks;
	const about = squares === undefined ? "controlled" : "oneOfThree";
	return { from, isRight, region: new Set(from), asked: { about, owner: OWNERS[asks] } };
}

/** The owner of a square before the move in question, and after it. */
export function turnOf({ control }: Posed, square: Square) {
	const ownerAt = (frame: Frame) => CLASSES[controlAt(control, frame, square)].key;
	return { was: ownerAt(FIRST_FRAME), is: ownerAt(AFTER) };
}
