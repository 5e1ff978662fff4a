// Checks every fact of a moment against chess.js and the oracle. A false one throws an
// AssertionError.

import { deepStrictEqual as equal } from "node:assert/strict";
import { Chess, type Square as ChessSquare } from "chess.js";
import type { Game } from "../../src/chess/game.ts";
import { BLACK, type Piece, pieceLetter, WHITE } from "../../src/chess/piece.ts";
import { type Square, squareName } from "../../src/chess/square.ts";
import type {
	HangingMoment,
	Moment,
	OutpostMoment,
	SquareMoment,
	SwingMoment,
	TensionMoment,
	TrappedMoment,
} from "../../src/review/moment.ts";
import { oracleHanging, oracleMap, oracleStanding } from "../oracle/oracle.ts";

/** The game by chess.js alone: positions, and the moves with their names. */
export function replayed(game: Game) {
	const chess = new Chess(game.positions[0]?.fen);
	const fens = [chess.fen()];
	const names = [""];
	const moves: ReturnType<Chess["move"]>[] = [];
	for (const { move } of game.positions.slice(1, game.plies + 1)) {
		const dots = chess.turn() === "w" ? "." : "...";
		const number = chess.moveNumber();
		moves.push(chess.move(move?.san ?? ""));
		names.push(`${number}${dots}${move?.san}`);
		fens.push(chess.fen());
	}
	const boards = fens.map((fen) => new Chess(fen));
	const maps = fens.map((fen) => oracleMap(fen.split(" ")[0] ?? ""));
	return { fens, names, moves, boards, maps };
}

export type Replayed = ReturnType<typeof replayed>;

const takenOn = ({ moves }: Replayed, ply: number): string | undefined => {
	const move = moves[ply - 1];
	if (move?.captured === undefined) return undefined;
	return move.isEnPassant() ? `${move.to.charAt(0)}${move.from.charAt(1)}` : move.to;
};

/** The moment is of the piece that stands on its square, of its side, after the move it names. */
function checkPiece(
	{ names, boards }: Replayed,
	{ ply, move, side, squares }: Moment,
	square: Square,
	piece: Piece,
): void {
	equal(move, names[ply]);
	equal(squares, [square]);
	const there = boards[ply]?.get(squareName(square) as ChessSquare);
	equal(there?.color, side === BLACK ? "b" : "w");
	equal(pieceLetter(piece).toLowerCase(), there?.type);
	equal(pieceLetter(piece) === pieceLetter(piece).toUpperCase(), side === WHITE);
}

function checkHanging(game: Replayed, moment: HangingMoment) {
	const { ply, kind, square, piece, gain, reply } = moment;
	checkPiece(game, moment, square, piece);
	const fen = game.fens[ply] ?? "";
	const [pieceData = "", mover = "w", , passed = "-"] = fen.split(" ");
	const at =
		passed === "-" ? -1 : "abcdefgh".indexOf(passed.charAt(0)) + 8 * (Number(passed.charAt(1)) - 1);
	equal(oracleHanging(pieceData, mover as "w" | "b", at).get(square), gain);
	const next = game.names[ply + 1];
	const side = mover === "w" ? WHITE : BLACK;
	equal(reply, next === undefined ? undefined : { side, move: next });
	const isTaken = takenOn(game, ply + 1) === squareName(square);
	equal(kind, next === undefined || isTaken ? "hanging" : "missed");
}

function checkTrapped(game: Replayed, moment: TrappedMoment) {
	const { ply, square: trapped, piece, takenBy, side } = moment;
	checkPiece(game, moment, trapped, piece);
	const [pieceData = "", mover] = (game.fens[ply] ?? "").split(" ");
	equal(mover, side === BLACK ? "b" : "w");
	equal(oracleStanding(pieceData).trapped.includes(trapped), true);
	const square = squareName(trapped);
	const fate = game.moves.findIndex(
		(move, index) => index >= ply && (move.from === square || takenOn(game, index + 1) === square),
	);
	const isTaken = fate >= 0 && takenOn(game, fate + 1) === square && fate < ply + 10;
	equal(isTaken, true);
	equal(takenBy, game.names[fate + 1]);
}

/** A knight where no pawn of the other side can come to attack it, up to the move that ends it. */
function checkOutpost(game: Replayed, moment: OutpostMoment) {
	const { ply, square, piece, squares, side, stayed, takenBy } = moment;
	checkPiece(game, { ...moment, squares: [square] }, square, piece);
	equal(pieceLetter(piece).toLowerCase(), "n");
	const name = squareName(square);
	const other = side === BLACK ? "w" : "b";
	for (const board of game.boards.slice(ply)) {
		const attackers = board.attackers(name as ChessSquare, other);
		equal(
			attackers.filter((from) => board.get(from)?.type === "p"),
			[],
		);
	}
	const end = game.moves.findIndex(
		(move, index) => index >= ply && (move.from === name || takenOn(game, index + 1) === name),
	);
	const last = end < 0 ? game.moves.length : end;
	equal(stayed, (last + 1 - ply) >> 1);
	equal(takenBy, end >= 0 && takenOn(game, end + 1) === name ? game.names[end + 1] : undefined);
	equal(squares[0], square);
	for (const taken of squares.slice(1)) {
		equal(game.maps[ply - 1]?.letters.charAt(taken), other);
		equal(game.maps[ply]?.letters.charAt(taken) === other, false);
		const reached = game.boards[ply]?.attackers(
			squareName(taken) as ChessSquare,
			side === BLACK ? "b" : "w",
		);
		equal(reached?.includes(name as ChessSquare), true);
	}
}

const countsAt = ({ maps }: Replayed, ply: number) => {
	const [light = 0, dark = 0, contested = 0, neutral = 0] = maps[ply]?.counts ?? [];
	return { light, dark, contested, neutral };
};

/** The moment names its move and the side that made it, with all squares that the move turned. */
function checkTurned(game: Replayed, { ply, move, side, squares }: Moment) {
	equal(move, game.names[ply]);
	equal(side, game.moves[ply - 1]?.color === "w" ? WHITE : BLACK);
	const [before = "", now = ""] = [game.maps[ply - 1]?.letters, game.maps[ply]?.letters];
	equal(
		squares,
		[...now].flatMap((letter, at) => (letter === before.charAt(at) ? [] : [at])),
	);
}

function checkSwing(game: Replayed, moment: SwingMoment) {
	checkTurned(game, moment);
	equal(moment.before, countsAt(game, moment.ply - 1));
	equal(moment.after, countsAt(game, moment.ply));
}

function checkSquare(game: Replayed, moment: SquareMoment) {
	const { ply, move, squares, square, side, weighty } = moment;
	equal(move, game.names[ply]);
	equal(squares, [square]);
	const letter = side === BLACK ? "b" : "w";
	const letters = game.maps.map((map) => map.letters.charAt(square));
	equal(new Set(letters.slice(ply)), new Set([letter]));
	equal(letters[ply - 1] === letter, false);
	const name = squareName(square);
	const board = game.boards[ply] as Chess;
	const other = side === BLACK ? "w" : "b";
	const [king = "a1"] = board.findPiece({ type: "k", color: other });
	const far = (one: string, two: string, place: number) =>
		Math.abs(one.charCodeAt(place) - two.charCodeAt(place));
	const isBeside = Math.max(far(king, name, 0), far(king, name, 1)) === 1;
	const isCentre = ["d4", "e4", "d5", "e5"].includes(name);
	equal(weighty, isCentre ? "centre" : isBeside ? "besideKing" : "beyondPawns");
	if (isCentre || isBeside) return;
	for (const after of game.boards.slice(ply)) {
		const attackers = after.attackers(name as ChessSquare, other);
		equal(
			attackers.filter((from) => after.get(from)?.type === "p"),
			[],
		);
	}
}

function checkTension(game: Replayed, moment: TensionMoment) {
	checkTurned(game, moment);
	equal(moment.before, countsAt(game, moment.ply - 1).contested);
	equal(moment.after, countsAt(game, moment.ply).contested);
}

/** Throws where a fact of a moment is not so. */
export function checkMoment(game: Replayed, moment: Moment): void {
	if (moment.kind === "trapped") checkTrapped(game, moment);
	else if (moment.kind === "outpost") checkOutpost(game, moment);
	else if (moment.kind === "swing") checkSwing(game, moment);
	else if (moment.kind === "square") checkSquare(game, moment);
	else if (moment.kind === "tension") checkTension(game, moment);
	else checkHanging(game, moment);
}
