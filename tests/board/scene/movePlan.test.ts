// Plans of moves: found in two placements alone, right for every kind of move, forth and back.

import { expect, test } from "vitest";
import { type MovePlan, movePlan } from "../../../src/board/scene/movePlan.ts";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { kindOf, NO_PIECE, PAWN, type Piece, pieceLetter } from "../../../src/chess/piece.ts";
import { createPlacements, type Placements, readPieces } from "../../../src/chess/placement.ts";
import { openRules } from "../../../src/chess/rules.ts";
import { squareName } from "../../../src/chess/square.ts";
import { placementOf } from "../../support/core.ts";
import { cases, seededTest } from "../../support/seeded.ts";

const between = (before: string, after: string) =>
	movePlan(
		{ placements: placementOf(before), frame: FIRST_FRAME },
		{ placements: placementOf(after), frame: FIRST_FRAME },
	);

/** A plan in words: "e2e4" glides, "-d5" goes, "+d5" comes, with the letters of the pieces. */
function words(plan: MovePlan | undefined): string {
	if (plan === undefined) return "jump";
	const moves = plan.moves.map(({ piece, from, to, becomes }) => {
		const other = piece === becomes ? "" : `=${pieceLetter(becomes)}`;
		return `${pieceLetter(piece)}${squareName(from)}${squareName(to)}${other}`;
	});
	const goes = plan.goes.map(({ piece, square }) => `-${pieceLetter(piece)}${squareName(square)}`);
	const comes = plan.comes.map(
		({ piece, square }) => `+${pieceLetter(piece)}${squareName(square)}`,
	);
	return [...moves, ...goes, ...comes].join(" ");
}

/** The plan of a move, and of taking it back. */
function forthAndBack(fen: string, san: string): string[] {
	const rules = openRules(fen);
	const placements = createPlacements(2);
	rules.encode(placements, FIRST_FRAME);
	rules.play(san);
	rules.encode(placements, 1 as Frame);
	const [before, after] = [
		{ placements, frame: FIRST_FRAME },
		{ placements, frame: 1 as Frame },
	];
	return [words(movePlan(before, after)), words(movePlan(after, before))];
}

test("a move is animated forward and back along the same squares", () => {
	expect(forthAndBack("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4")).toEqual(["Pe2e4", "Pe4e2"]);
});

test("the captured piece disappears with the capture and returns when it is taken back", () => {
	expect(forthAndBack("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5")).toEqual([
		"Pe4d5 -pd5",
		"Pd5e4 +pd5",
	]);
});

test("a rook that takes a rook is animated as one piece moving and the other disappearing", () => {
	expect(forthAndBack("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8+")).toEqual([
		"Ra1a8 -ra8",
		"Ra8a1 +ra8",
	]);
});

test("castling on either side animates both king and rook", () => {
	const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
	expect(forthAndBack(fen, "O-O")[0]?.split(" ").sort()).toEqual(["Ke1g1", "Rh1f1"]);
	expect(forthAndBack(fen, "O-O-O")[0]?.split(" ").sort()).toEqual(["Ke1c1", "Ra1d1"]);
});

test("en passant removes the pawn on the neighbouring square", () => {
	expect(forthAndBack("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6")).toEqual([
		"Pe5d6 -pd5",
		"Pd6e5 +pd5",
	]);
});

test("a promotion moves a pawn forward and back, with a capture as well", () => {
	expect(forthAndBack("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=N")).toEqual(["Pa7a8=N", "Pa8a7"]);
	expect(forthAndBack("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q+")).toEqual([
		"Pa7b8=Q -rb8",
		"Pb8a7 +rb8",
	]);
});

test("positions that no single move connects are shown at once, without animation", () => {
	expect(words(between("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/4k3/8/8/8/4K3"))).toBe(
		"jump",
	);
	expect(words(between("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"))).toBe("");
});

/** The pieces of a placement after what a plan takes, moves and brings. */
function carriedOut(plan: MovePlan | undefined, placements: Placements): Piece[] {
	const board = [...readPieces(placements, FIRST_FRAME)] as Piece[];
	for (const { square } of plan?.goes ?? []) board[square] = NO_PIECE;
	for (const { from } of plan?.moves ?? []) board[from] = NO_PIECE;
	for (const { to, becomes, piece } of plan?.moves ?? []) {
		board[to] = becomes;
		if (piece !== becomes) expect(kindOf(piece)).toBe(PAWN);
	}
	for (const { square, piece } of plan?.comes ?? []) board[square] = piece;
	return board;
}

seededTest(
	"after any move of any game the animation ends in the position after the move",
	4,
	(next) => {
		for (let game = 0; game < cases(5); game++) {
			const rules = openRules("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
			const placements = createPlacements(2);
			for (let ply = 0; ply < 80; ply++) {
				const moves = rules.legalMoves();
				const move = moves[Math.floor(next() * moves.length)];
				if (move === undefined) break;
				rules.encode(placements, FIRST_FRAME);
				rules.play(move.san);
				rules.encode(placements, 1 as Frame);
				const plan = movePlan(
					{ placements, frame: FIRST_FRAME },
					{ placements, frame: 1 as Frame },
				);
				expect(carriedOut(plan, placements)).toEqual([...readPieces(placements, 1 as Frame)]);
				expect(plan?.moves.map(({ to }) => to)).toContain(move.to);
			}
		}
	},
);
