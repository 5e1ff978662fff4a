import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import {
	createPlacements,
	encodeBoard,
	faultySquare,
	type Placements,
} from "../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { placementOf } from "../support/core.ts";
import { games } from "../support/games.ts";

test("every square has a name that leads back to it", () => {
	for (let square = 0; square < 64; square++) {
		expect(squareNamed(squareName(square as Square))).toBe(square);
	}
	expect(squareName(28 as Square)).toBe("e4");
	for (const name of ["", "e", "e9", "i1", "e44", "E4"]) {
		expect(() => squareNamed(name)).toThrow(`No such square: ${name}`);
	}
});

test.each(games)(
	"positions of $name are encoded alike from chess.js and from a FEN",
	({ moves }) => {
		const chess = new Chess();
		const placements = createPlacements(2);
		for (const move of moves.split(" ")) {
			chess.move(move);
			encodeBoard(chess.board(), placements, 1 as Frame);
			expect(placements.slice(16)).toEqual(placementOf(chess.fen()));
		}
		expect(placements.slice(0, 16).every((word) => word === 0)).toBe(true);
	},
);

test.each<[string, (placement: Placements) => void]>([
	["two sides", (placement) => (placement[2] = 1)],
	["two kinds", (placement) => (placement[8] = 1)],
	["three kinds", (placement) => placement.fill(1, 8).fill(0, 14)],
	["a side without a kind", (placement) => (placement[4] = 0)],
	["a kind without a side", (placement) => (placement[0] = 0)],
])("a square with %s is found", (_, spoil) => {
	const placement = placementOf("8/8/8/8/8/8/8/P7");
	expect(faultySquare(placement, FIRST_FRAME)).toBeUndefined();
	spoil(placement);
	expect(faultySquare(placement, FIRST_FRAME)).toBe(squareNamed("a1"));
});

test("a faulty square on the upper half of the board is found too", () => {
	const placement = placementOf("8/8/8/8/8/8/8/8");
	placement[1] = 0x80000000;
	expect(faultySquare(placement, FIRST_FRAME)).toBe(squareNamed("h8"));
});
