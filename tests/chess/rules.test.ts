// The rules as the specification has them, section 4.

import { describe, expect, test } from "vitest";
import { START_FEN } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { NO_PIECE, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { type MoveInput, openRules } from "../../src/chess/rules.ts";
import { squareName, squareNamed } from "../../src/chess/square.ts";
import { placementOf } from "../support/core.ts";
import { games } from "../support/games.ts";

const targets = (fen: string, from: string) =>
	openRules(fen)
		.legalMoves(squareNamed(from))
		.map((move) => squareName(move.to))
		.sort();

function playing(fen: string, ...moves: MoveInput[]) {
	const rules = openRules(fen);
	for (const move of moves) rules.play(move);
	return rules;
}

test("a move may not leave its own king in check", () => {
	expect(targets("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2")).toEqual([]);
	expect(targets("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2")).toEqual(
		["e3", "e4", "e5", "e6", "e7", "e8"].sort(),
	);
});

describe("castling", () => {
	const CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

	test("castling needs the right, empty squares and a king that is never attacked on its way", () => {
		expect(targets(CASTLES, "e1")).toEqual(expect.arrayContaining(["c1", "g1"]));
		expect(targets(CASTLES.replace("KQkq", "kq"), "e1")).not.toContain("g1");
		expect(targets("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1")).not.toContain("c1");
		expect(targets("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1")).not.toContain("g1");
		expect(targets("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1")).not.toContain("g1");
		expect(targets("1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1")).not.toContain("c1");
		// The rook may pass an attacked square.
		expect(targets("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1")).toContain("c1");
	});

	test("castling rights are lost when king or rook moves or the rook is captured", () => {
		expect(playing(CASTLES, "Ke2").fen()).toContain(" b kq ");
		expect(playing(CASTLES, "Rg1").fen()).toContain(" b Qkq ");
		expect(playing(CASTLES, "Rxh8").fen()).toContain(" b Qq ");
	});

	test("castling is written with zeros or letters, or as a king's move", () => {
		for (const text of ["O-O", "0-0", "O-O+"]) {
			expect(openRules(CASTLES).play(text)).toMatchObject({
				san: "O-O",
				flags: ["kingSideCastle"],
			});
		}
		expect(openRules(CASTLES).play({ from: "e1", to: "c1" }).san).toBe("O-O-O");
	});
});

describe("pawns", () => {
	test("a pawn promotes to a queen unless another piece is named", () => {
		const fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
		for (const move of ["a8=Q", "a7a8", "a7-a8", { from: "a7", to: "a8" }, "a7a8q"]) {
			expect(openRules(fen).play(move).promotion).toBe(pieceLettered("Q"));
		}
		for (const move of ["a8=N", "a7a8n", "a7a8=N", { from: "a7", to: "a8", promotion: "N" }]) {
			expect(openRules(fen).play(move)).toMatchObject({
				promotion: pieceLettered("N"),
				flags: ["promotion"],
			});
		}
	});

	test("pawns capture en passant right after a step of two squares and never later", () => {
		const rules = playing(START_FEN, "e4", "a6", "e5", "d5");
		expect(rules.fen()).toContain(" d6 ");
		expect(rules.play("exd6")).toMatchObject({
			captured: pieceLettered("p"),
			flags: ["enPassant"],
		});
		expect(() => playing(START_FEN, "e4", "a6", "e5", "d5", "h3", "h6").play("exd6")).toThrow(
			"Invalid move: exd6",
		);
	});

	test("a pawn capture from the b-file may lack its x, as in old files", () => {
		const fen = "4k3/8/8/8/8/2p5/1P6/4KB2 w - - 0 1";
		expect(openRules(fen).play("bc3").san).toBe("bxc3");
		expect(openRules(fen).play("b4").san).toBe("b4");
	});
});

test("half-moves count until a pawn moves or a capture, and moves count after Black's", () => {
	const rules = playing(START_FEN, "Nf3", "Nf6", "Ng1");
	expect(rules.fen().split(" ").slice(4)).toEqual(["3", "2"]);
	rules.play("Ng8");
	expect(rules.fen().split(" ").slice(4)).toEqual(["4", "3"]);
	rules.play("e4");
	expect(rules.fen().split(" ").slice(4)).toEqual(["0", "3"]);
});

test("undo returns to earlier positions up to the start", () => {
	const rules = openRules(START_FEN);
	const before: string[] = [];
	for (const move of games[0]?.moves.split(" ") ?? []) {
		before.push(rules.fen());
		rules.play(move);
	}
	while (before.length > 0) {
		expect(rules.undo()).toBe(true);
		expect(rules.fen()).toBe(before.pop());
	}
	expect(rules.undo()).toBe(false);
	expect(rules.fen()).toBe(START_FEN);
});

describe("the game is over by", () => {
	const QUIET = ["Nf3", "Nf6", "Ng1", "Ng8"];
	test.each([
		["checkmate", playing(START_FEN, "f3", "e5", "g4", "Qh4")],
		["stalemate", openRules("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")],
		["insufficient material", openRules("7k/8/6K1/8/8/8/8/5B2 b - - 0 1")],
		["threefold repetition", playing(START_FEN, ...QUIET, ...QUIET)],
		["100 half-moves", openRules("7k/8/6K1/8/8/8/8/R7 w - - 100 80")],
	] as const)("%s", (ending, rules) => {
		expect(rules.ending()).toBe(ending);
	});

	test("no reason while it goes on", () => {
		expect(openRules(START_FEN).ending()).toBeUndefined();
		expect(playing(START_FEN, ...QUIET).ending()).toBeUndefined();
		expect(openRules("7k/8/6K1/8/8/8/8/R7 w - - 99 80").ending()).toBeUndefined();
	});
});

describe("a move that cannot be played changes nothing", () => {
	test.each<[MoveInput, string]>([
		["Ke2", "Invalid move: Ke2"],
		["e2e5", "Invalid move: e2e5"],
		["", "Invalid move: "],
		["nonsense <b>", "Invalid move: nonsense <b>"],
		["e2e4q", "Invalid move: e2e4q"],
		["__proto__", "Invalid move: __proto__"],
		[{ from: "e2", to: "e5" }, 'Invalid move: {"from":"e2","to":"e5"}'],
		[{ from: "z9", to: "e5" }, 'Invalid move: {"from":"z9","to":"e5"}'],
		[
			{ from: "e2", to: "e4", promotion: "q" },
			'Invalid move: {"from":"e2","to":"e4","promotion":"q"}',
		],
	])("%j", (move, message) => {
		const rules = openRules(START_FEN);
		expect(() => rules.play(move)).toThrow(message);
		expect(rules.fen()).toBe(START_FEN);
		expect(rules.undo()).toBe(false);
	});
});

test("a played move says what it captured, promoted to and whether it gives check", () => {
	expect(openRules(START_FEN).play("e4")).toEqual({
		san: "e4",
		side: WHITE,
		from: squareNamed("e2"),
		to: squareNamed("e4"),
		piece: pieceLettered("P"),
		captured: NO_PIECE,
		promotion: NO_PIECE,
		flags: ["bigPawn"],
	});
});

test("a position in which the side not to move is in check is refused", () => {
	expect(() => openRules("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1")).toThrow(
		"Invalid FEN: the side not to move is in check",
	);
	expect(() => openRules("8/8/8/8/8/8/4k3/4K3 w - - 0 1")).toThrow("in check");
	expect(openRules("4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1").inCheck()).toBe(true);
});

test("any position can be written to a frame", () => {
	const placements = createPlacements(1);
	const rules = playing(START_FEN, "e4", "d5", "exd5");
	rules.encode(placements, FIRST_FRAME);
	expect(placements).toEqual(placementOf(rules.fen()));
});
