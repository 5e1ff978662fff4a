// A search of material from the positions of a game: what each side has in the end, as the second
// module counts it, and the line that leads there in moves of UCI.

import { parseTurn } from "../../chess/fen.ts";
import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { kindOf, NO_PIECE, WHITE } from "../../chess/piece.ts";
import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { type Bounds, type Insight, MATE, type Searched } from "../../control/insight.ts";
import { NOT_PASSED } from "../../control/passing.ts";
import type { Evaluation } from "../../engine/evaluation.ts";

/** More points than any material: a mate. */
export const LEAST_OF_MATE = 500;

const PROMOTIONS = ["", "", "n", "b", "r", "q"];

const RIGHTS = "KQkq";

/** The position of a FEN, whose placement is a frame of some, as the module takes it. */
export function searchedIn(fen: string, placements: Placements, frame: Frame): Searched {
	const { side, enPassant } = parseTurn(fen);
	const [, , castling = "-"] = fen.split(" ");
	const rights = [...RIGHTS].reduce(
		(bits, letter, index) => bits | (castling.includes(letter) ? 1 << index : 0),
		0,
	);
	return { placements, frame, side, passed: enPassant ?? NOT_PASSED, rights };
}

/** A move as the module writes it. */
export const numberOf = ({ from, to, promotion }: PlayedMove): number =>
	from | (to << 6) | (promotion === NO_PIECE ? 0 : kindOf(promotion) << 12);

export function uciOfNumber(move: number): string {
	const [from, to] = [(move & 63) as Square, ((move >> 6) & 63) as Square];
	return `${squareName(from)}${squareName(to)}${PROMOTIONS[move >> 12] ?? ""}`;
}

/** Points of the side to move, and the line that leads to them. */
export type Line = { readonly points: number; readonly ucis: readonly string[] };

export const isMate = (points: number): boolean => Math.abs(points) >= LEAST_OF_MATE;

/** Asks about a frame. Undefined where it would take too long. */
export function searchAt(
	insight: Insight,
	game: Game,
	frame: Frame,
	bounds: Bounds,
): Line | undefined {
	const searched = searchedIn(positionAt(game, frame).fen, game.placements, frame);
	const found = insight.searchMaterial(searched, bounds);
	return found && { points: found.points, ucis: found.line.map(uciOfNumber) };
}

/** The same as an evaluation, from White's side, of a line whose mover has so many points. */
export function evaluationBy(mover: number, { points, ucis }: Line): Evaluation {
	const sign = mover === WHITE ? 1 : -1;
	const plies = MATE - Math.abs(points);
	const score = isMate(points)
		? { cp: null, mate: sign * Math.sign(points) * ((plies + 1) >> 1) }
		: { cp: 0 + sign * points * 100, mate: null };
	return { ...score, depth: 0, lines: [{ ...score, moves: ucis }] };
}
