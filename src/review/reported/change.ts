// What a move changes on the board: pieces that it comes to guard or to attack, those that it no
// longer guards, lines that it opens and shuts, and what it loses by a search of material.

import { playMove } from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import { KING, kindOf, NO_PIECE, otherSide, sideOf } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { MoveInput, PlayedMove } from "../../chess/rules.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { takenAt } from "../../chess/worth.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import { squaresOnlyIn } from "../../control/owned.ts";
import { between } from "../../control/rays.ts";
import { mistakeWords } from "../../messages/en/panels/mistakes.ts";
import { reportWords } from "../../messages/en/panels/tactics/reports.ts";
import { lossAt } from "../mistakes/findLosses.ts";
import { attacks, type Pieces, pieceAt, squaresOfSide } from "../tactics/attacks.ts";
import type { Placed } from "../tactics/tactic.ts";
import type { Effect } from "./effect.ts";
import type { ReviewTools } from "./review.ts";
import { pieceFacts } from "./tactics.ts";

const placedOn = (pieces: Pieces, square: Square): Placed => ({
	piece: pieceAt(pieces, square),
	square,
});

type Boards = { readonly move: PlayedMove; readonly before: Pieces; readonly after: Pieces };

/** Pieces but kings that stand where they stood, and whatever the king of the other side is. */
function targetsOf({ move, before, after }: Boards): Placed[] {
	return [move.side, otherSide(move.side)]
		.flatMap((side) => squaresOfSide(after, side as 0 | 1))
		.filter((square) => square !== move.to && before[square] === after[square])
		.map((square) => placedOn(after, square))
		.filter(({ piece }) => kindOf(piece) !== KING || sideOf(piece) !== move.side);
}

/** By the piece that moves itself. */
function ownEffects(boards: Boards): Effect[] {
	const { move, before, after } = boards;
	const by = placedOn(after, move.to);
	return targetsOf(boards).flatMap((target): Effect[] => {
		const was = attacks(before, move.from, target.square);
		const is = attacks(after, move.to, target.square);
		if (was === is) return [];
		if (sideOf(target.piece) !== move.side) return is ? [{ kind: "attacks", by, target }] : [];
		return [{ kind: is ? "guards" : "leaves", by, target }];
	});
}

/** By line pieces through the square that was left, or no longer through the one it went to. */
function lineEffects(boards: Boards): Effect[] {
	const { move, before, after } = boards;
	const targets = targetsOf(boards);
	return targets.flatMap((by) =>
		targets.flatMap((target): Effect[] => {
			const was = attacks(before, by.square, target.square);
			const is = attacks(after, by.square, target.square);
			const via = was ? move.to : move.from;
			if (was === is || !between(by.square, target.square)?.includes(via)) return [];
			return [{ kind: is ? "opens" : "shuts", by, target }];
		}),
	);
}

/** Squares that are a side's after the move alone, and before it alone. */
function squaresOf({ core }: ReviewTools, game: Game, frame: Frame) {
	const control = core.computeControl(game.placements);
	const [then, now] = [[control, FIRST_FRAME] as const, [control, frame] as const];
	const of = (owned: typeof WHITES | typeof BLACKS) => ({
		gained: squaresOnlyIn(owned, now, then).map(squareName),
		lost: squaresOnlyIn(owned, then, now).map(squareName),
	});
	return { white: of(WHITES), black: of(BLACKS) };
}

/** The change by a move in a game's first position, in names and sentences. */
export function changeFacts(tools: ReviewTools, start: Game, input: MoveInput) {
	const { game, frame } = playMove(start, FIRST_FRAME, input);
	const move = positionAt(game, frame).move as PlayedMove;
	const boards = {
		move,
		before: readPieces(game.placements, FIRST_FRAME),
		after: readPieces(game.placements, frame),
	};
	const effects = [...ownEffects(boards), ...lineEffects(boards)];
	const loss = lossAt(game, frame, tools);
	const square = takenAt(move);
	const name = moveName(game, frame);
	const sentence = reportWords.change(name, effects);
	return {
		move: move.san,
		fen: positionAt(game, frame).fen,
		...(move.captured !== NO_PIECE &&
			square !== undefined && { takes: pieceFacts({ piece: move.captured, square }) }),
		effects: effects.map(({ kind, by, target }) => ({
			kind,
			by: pieceFacts(by),
			target: pieceFacts(target),
		})),
		squares: squaresOf(tools, game, frame),
		...(loss && { loses: { points: loss.lost ?? null, best: loss.best, reply: loss.reply } }),
		text: loss === undefined ? sentence : `${sentence} ${mistakeWords.loss(loss)}`,
	};
}
