// Questions about positions: which squares of the middle a side has, what hangs, or which squares a
// move turns or lets go of, or what the best move is. Posed, a question knows its answer.

import { gameFrom, playMove } from "../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { BLACK, NO_PIECE, type Side, sideOf, WHITE } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { BLACKS, CLASSES, CONTESTED, WHITES } from "../control/classes.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import type { Insight } from "../control/insight.ts";
import type { Standing } from "../control/standing.ts";
import type { Question } from "../session/questionText.ts";
import type { Origin } from "../session/roundOrigin.ts";
import { findStanding } from "../standing/findStanding.ts";

/** The facts for the sentence of a question. */
export type Asked =
	| { readonly about: "hanging"; readonly side: Side }
	| { readonly about: "turned"; readonly move: string }
	/** Whose squares, and the move that lost them. */
	| { readonly about: "letGo"; readonly side: Side; readonly move: string }
	| { readonly about: "reply"; readonly side: Side }
	| { readonly about: "controlled"; readonly owner: "white" | "black" | "contested" };

const OWNERS = { [WHITES]: "white", [BLACKS]: "black", [CONTESTED]: "contested" } as const;

export type Posed = Question & {
	/** The position, and what the move leads to. */
	readonly game: Game;
	readonly control: GameControl;
	readonly standing: Standing;
	readonly asked: Asked;
	/** What is framed, while the rest is dimmed; nothing where the whole board counts. */
	readonly region: ReadonlySet<Square> | undefined;
	/** Squares that may be marked, and those that are right. */
	readonly among: ReadonlySet<Square>;
	readonly answer: ReadonlySet<Square>;
	/** The game that it is from, where My games asks. */
	readonly origin?: Origin | undefined;
};

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square);

/** c3 to f6. */
const MIDDLE = SQUARES.filter(
	(square) => (square & 7) >= 2 && (square & 7) <= 5 && square >> 3 >= 2 && square >> 3 <= 5,
);

const AFTER = (FIRST_FRAME + 1) as Frame;

/** Throws where the position or the move is none. */
export function pose(question: Question, core: Core, insight: Insight): Posed {
	const { fen, move, asks } = question;
	const start = gameFrom(fen);
	const game = move === undefined ? start : playMove(start, FIRST_FRAME, move).game;
	const control = core.computeControl(game.placements);
	const standing = findStanding(insight, game, FIRST_FRAME);
	const shared = { ...question, game, control, standing };
	const of = (from: readonly Square[], isRight: (square: Square) => boolean, asked: Asked) => ({
		...shared,
		asked,
		region: from === MIDDLE ? new Set(from) : undefined,
		among: new Set(from),
		answer: new Set(from.filter(isRight)),
	});
	const side = fen.split(" ")[1] === "b" ? BLACK : WHITE;
	if (asks === "hang") {
		const theirs = SQUARES.filter((square) => {
			const piece = pieceOn(game.placements, FIRST_FRAME, square);
			return piece !== NO_PIECE && sideOf(piece) !== side;
		});
		const hangs = (square: Square) => (standing.gains[square] ?? 0) > 0;
		return of(theirs, hangs, { about: "hanging", side });
	}
	if (asks === "turn") {
		const turns = (square: Square) =>
			controlAt(control, FIRST_FRAME, square) !== controlAt(control, AFTER, square);
		const san = positionAt(game, AFTER).move?.san ?? "";
		return of(MIDDLE, turns, { about: "turned", move: san });
	}
	if (asks === "letGo") {
		const own = side === WHITE ? WHITES : BLACKS;
		const isLost = (square: Square) =>
			controlAt(control, FIRST_FRAME, square) === own && controlAt(control, AFTER, square) !== own;
		const san = positionAt(game, AFTER).move?.san ?? "";
		return of(SQUARES, isLost, { about: "letGo", side, move: san });
	}
	if (asks === "reply") {
		const { from, to } = positionAt(game, AFTER).move as PlayedMove;
		return of(SQUARES, (square) => square === from || square === to, { about: "reply", side });
	}
	const isAsked = (square: Square) => controlAt(control, FIRST_FRAME, square) === asks;
	return of(MIDDLE, isAsked, { about: "controlled", owner: OWNERS[asks] });
}

/** The owner of a square before the move in question, and after it. */
export function turnOf({ control }: Posed, square: Square) {
	const ownerAt = (frame: Frame) => CLASSES[controlAt(control, frame, square)].key;
	return { was: ownerAt(FIRST_FRAME), is: ownerAt(AFTER) };
}
