// The mailbox of attacks against chess.js, in positions that a seed plays.

import { Chess, type Square as ChessSquare } from "chess.js";
import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { readPieces } from "../../../src/chess/placement.ts";
import { SQUARES, squareName, squareNamed } from "../../../src/chess/square.ts";
import { between } from "../../../src/control/rays.ts";
import {
	attackersOf,
	attacks,
	goesTo,
	inCheck,
	moved,
	squaresOfSide,
} from "../../../src/review/tactics/attacks.ts";
import { placementOf } from "../../support/core.ts";
import { seededTest } from "../../support/seeded.ts";

const piecesOf = (fen: string) => readPieces(placementOf(fen.split(" ")[0] ?? ""), FIRST_FRAME);

seededTest("attacks, checks and moves agree with chess.js", 5, (next) => {
	const chess = new Chess();
	for (let ply = 0; ply < 120 && !chess.isGameOver(); ply++) {
		const pieces = piecesOf(chess.fen());
		const side = chess.turn() === "w" ? WHITE : BLACK;
		expect(inCheck(pieces, side)).toBe(chess.inCheck());
		for (const to of SQUARES) {
			const name = squareName(to) as ChessSquare;
			const [ours, theirs] = [attackersOf(pieces, to, side), chess.attackers(name, chess.turn())];
			expect(ours.map(squareName).sort(), chess.fen()).toEqual(theirs.sort());
			for (const from of ours) expect(attacks(pieces, from, to)).toBe(true);
		}
		const moves = chess.moves({ verbose: true });
		const plain = moves.filter((move) => !move.isEnPassant() && !/[kq]/.test(move.flags));
		const ways = squaresOfSide(pieces, side).flatMap((from) =>
			goesTo(pieces, from).map((to) => squareName(from) + squareName(to)),
		);
		expect(ways.sort(), chess.fen()).toEqual(
			[...new Set(plain.map(({ from, to }) => from + to))].sort(),
		);
		for (const { from, to, after, promotion } of plain) {
			if (promotion !== undefined && promotion !== "q") continue;
			const done = moved(pieces, squareNamed(from), squareNamed(to));
			expect(done).toEqual(piecesOf(after));
		}
		chess.move(moves[Math.floor(next() * moves.length)] ?? "");
	}
});

test("the squares between two squares are those of a straight line, or none", () => {
	const on = (from: string, to: string) =>
		between(squareNamed(from), squareNamed(to))?.map((square) => squareName(square));
	expect(on("a1", "d4")).toEqual(["b2", "c3"]);
	expect(on("h5", "h8")).toEqual(["h6", "h7"]);
	expect(on("c3", "b3")).toEqual([]);
	expect(on("a1", "b3")).toBeUndefined();
});
