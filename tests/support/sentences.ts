// What a sentence of a review says, checked word by word against chess.js and the oracle. A sentence that is false throws an AssertionError.

import { deepStrictEqual as equal } from "node:assert/strict";
import { Chess, type Square as ChessSquare } from "chess.js";
import type { Game } from "../../src/chess/game.ts";
import { BLACK } from "../../src/chess/piece.ts";
import { squareName } from "../../src/chess/square.ts";
import type { Kind, Moment } from "../../src/review/moment.ts";
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

const KIND_NAMES = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

const takenOn = ({ moves }: Replayed, ply: number): string | undefined => {
	const move = moves[ply - 1];
	if (move?.captured === undefined) return undefined;
	return move.isEnPassant() ? `${move.to.charAt(0)}${move.from.charAt(1)}` : move.to;
};

function checkHanging(game: Replayed, { ply, kind, squares, gain, isMissed, side, text }: Moment) {
	equal(kind, isMissed ? "missed" : "hanging");
	const [square = ""] = squares.map(squareName);
	const fen = game.fens[ply] ?? "";
	const [pieceData = "", mover = "w", , passed = "-"] = fen.split(" ");
	const at =
		passed === "-" ? -1 : "abcdefgh".indexOf(passed.charAt(0)) + 8 * (Number(passed.charAt(1)) - 1);
	equal(oracleHanging(pieceData, mover as "w" | "b", at).get(squares[0] as number), gain);
	const piece = game.boards[ply]?.get(square as ChessSquare);
	equal(piece?.color, side === BLACK ? "b" : "w");
	const name = KIND_NAMES[piece?.type ?? "k"];
	const start = `After ${game.names[ply]} the ${name} on ${square} hangs: by exchanges, taking it wins ${gain}.`;
	const who = mover === "w" ? "White" : "Black";
	const next = game.names[ply + 1];
	const isTaken = takenOn(game, ply + 1) === square;
	equal(isMissed, next !== undefined && !isTaken);
	if (next === undefined) equal(text, `${start} The game ended there.`);
	else if (isTaken) equal(text, `${start} ${who} took it with ${next}.`);
	else equal(text, `${start} ${who} played ${next} and left the ${name}.`);
}

function checkTrapped(game: Replayed, { ply, squares, text }: Moment) {
	const [square = ""] = squares.map(squareName);
	const [pieceData = "", mover] = (game.fens[ply] ?? "").split(" ");
	equal(oracleStanding(pieceData).trapped.includes(squares[0] as number), true);
	const piece = game.boards[ply]?.get(square as ChessSquare);
	equal(piece?.color, mover);
	const start = `After ${game.names[ply]} the ${KIND_NAMES[piece?.type ?? "k"]} on ${square} is trapped: it would be lost wherever it goes.`;
	const fate = game.moves.findIndex(
		(move, index) => index >= ply && (move.from === square || takenOn(game, index + 1) === square),
	);
	const isTaken = fate >= 0 && takenOn(game, fate + 1) === square && fate < ply + 10;
	equal(isTaken, true);
	equal(text, `${start} It was taken with ${game.names[fate + 1]}.`);
}

const countsAt = ({ maps }: Replayed, ply: number) => {
	const [light = 0, dark = 0, contested = 0] = maps[ply]?.counts ?? [];
	return { light, dark, contested };
};

function checkTurned(game: Replayed, { ply, squares }: Moment) {
	const [before = "", now = ""] = [game.maps[ply - 1]?.letters, game.maps[ply]?.letters];
	equal(
		squares,
		[...now].flatMap((letter, at) => (letter === before.charAt(at) ? [] : [at])),
	);
}

function checkSwing(game: Replayed, moment: Moment) {
	const [then, now] = [countsAt(game, moment.ply - 1), countsAt(game, moment.ply)];
	checkTurned(game, moment);
	equal(
		moment.text,
		`${game.names[moment.ply]} turned ${moment.squares.length} squares: White’s went from ${then.light} to ${now.light}, Black’s from ${then.dark} to ${now.dark}.`,
	);
}

function checkSquare(game: Replayed, { ply, squares, side, text }: Moment) {
	const square = squares[0] as number;
	const letter = side === BLACK ? "b" : "w";
	const letters = game.maps.map((map) => map.letters.charAt(square));
	equal(new Set(letters.slice(ply)), new Set([letter]));
	equal(letters[ply - 1] === letter, false);
	const name = squareName(square as never);
	const board = game.boards[ply] as Chess;
	const other = side === BLACK ? "w" : "b";
	const [king = "a1"] = board.findPiece({ type: "k", color: other });
	const far = (one: string, two: string, place: number) =>
		Math.abs(one.charCodeAt(place) - two.charCodeAt(place));
	const isBeside = Math.max(far(king, name, 0), far(king, name, 1)) === 1;
	const [who, whose] = side === BLACK ? ["Black", "White"] : ["White", "Black"];
	const isCentre = ["d4", "e4", "d5", "e5"].includes(name);
	const what = isCentre
		? `${name} in the centre`
		: isBeside
			? `${name} beside ${whose}’s king`
			: `${name}, which no pawn of ${whose}’s could attack any more,`;
	equal(text, `From ${game.names[ply]} on, ${what} was ${who}’s to the end.`);
	if (isCentre || isBeside) return;
	for (const after of game.boards.slice(ply)) {
		const attackers = after.attackers(name as ChessSquare, other);
		equal(
			attackers.filter((from) => after.get(from)?.type === "p"),
			[],
		);
	}
}

function checkTension(game: Replayed, moment: Moment) {
	checkTurned(game, moment);
	const [then, now] = [countsAt(game, moment.ply - 1), countsAt(game, moment.ply)];
	equal(
		moment.text,
		`${then.contested} squares were contested; ${game.names[moment.ply]} left ${now.contested}.`,
	);
}

const CHECKS: Readonly<Record<Kind, (game: Replayed, moment: Moment) => void>> = {
	hanging: checkHanging,
	missed: checkHanging,
	trapped: checkTrapped,
	swing: checkSwing,
	square: checkSquare,
	tension: checkTension,
};

/** Throws where what a moment says is not so. */
export const checkSentence = (game: Replayed, moment: Moment): void =>
	CHECKS[moment.kind](game, moment);
