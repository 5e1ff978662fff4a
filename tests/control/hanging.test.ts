// Tests which pieces hang, or are loose, trapped or tied, docs/insight.md: against the oracle, by
// the laws, and by examples.

import { expect, test } from "vitest";
import { parsePlacement, parseTurn } from "../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { BLACK, type Side, WHITE } from "../../src/chess/piece.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { squareName } from "../../src/chess/square.ts";
import { hangingAt, type Weighing } from "../../src/control/insight.ts";
import { NOT_PASSED } from "../../src/control/passing.ts";
import { LOOSE, TRAPPED } from "../../src/control/standing.ts";
import { oracleHanging, oracleSaves, oracleStanding, oracleTied } from "../oracle/oracle.ts";
import { placementOf, testInsight } from "../support/core.ts";
import { positionsOfGames } from "../support/games.ts";
import { chance, randomPieceData } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";

const insight = testInsight();

const told = (found: readonly { square: number; gain: number }[]) =>
	found.map(({ square, gain }) => `${squareName(square as never)}:${gain}`).join(" ") || "-";

/** Material that a capture on the square saves, where it wins nothing. */
function savedOn(at: Omit<Weighing, "square">, square: number): number {
	const { captures } = insight.weighCaptures({ ...at, square: square as never });
	const legal = captures.filter(({ isLegal }) => isLegal);
	return legal.some(({ net }) => net > 0) ? 0 : Math.max(0, ...legal.map(({ saves }) => saves));
}

/**
 * Results of each capture by the module: as the command line writes them, and the saved material.
 */
function captures(fens: readonly string[]) {
	const placements = createPlacements(fens.length);
	const turns = fens.map((fen, index) => {
		parsePlacement(fen, placements, index as Frame);
		return parseTurn(fen);
	});
	const sides = Uint8Array.from(turns, ({ side }) => side);
	const passed = Uint8Array.from(turns, ({ enPassant }) => enPassant ?? NOT_PASSED);
	const gains = insight.findHanging(placements, sides, passed);
	const saves = turns.map((_, index) => {
		const placement = placements.slice(index * 16, (index + 1) * 16);
		const at = { placement, side: sides[index] ?? 0, passed: passed[index] ?? 0 };
		return Uint8Array.from({ length: 64 }, (_, square) => savedOn(at, square));
	});
	return fens.map((_, index) => ({
		hangs: told(hangingAt(gains, index as Frame)),
		saves: told(hangingAt(saves[index] ?? new Uint8Array(64), FIRST_FRAME)),
	}));
}

function oracle(fen: string) {
	const { side, enPassant } = parseTurn(fen);
	const [pieceData = ""] = fen.split(" ");
	const asked = [pieceData, side === WHITE ? "w" : "b", enPassant ?? -1] as const;
	const written = (found: ReadonlyMap<number, number>) => {
		const list = [...found].map(([square, gain]) => ({ square, gain }));
		return told(list.sort((one, other) => other.gain - one.gain || one.square - other.square));
	};
	return { hangs: written(oracleHanging(...asked)), saves: written(oracleSaves(...asked)) };
}

const hanging = (fen: string) => [captures([fen])[0]?.hangs, oracle(fen).hangs];

const EXAMPLES: readonly (readonly [string, string, string])[] = [
	["nobody stands to be taken", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "-"],
	["a bishop that nobody guards", "4k3/8/8/5b2/8/8/8/4KR2 w - - 0 1", "f5:3"],
	["a pawn guards it from a rook", "4k3/8/6p1/5b2/8/8/8/4KR2 w - - 0 1", "-"],
	["not from a pawn, who is lost for it", "4k3/8/6p1/5b2/4P3/8/8/4K3 w - - 0 1", "f5:2"],
	["nor with a rook behind that pawn", "4k3/8/6p1/5b2/4P3/8/8/4KR2 w - - 0 1", "f5:3"],
	["the taker is pinned", "4k3/8/8/4r3/8/5b2/4N3/4K3 w - - 0 1", "-"],
	[
		"the guard is pinned, but not from the king's own square",
		"4k3/4p3/5b2/8/8/8/4R3/4KR2 w - - 0 1",
		"f6:3",
	],
	["a king takes what nobody guards", "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "e2:9"],
	["in check, what ends the check", "4k3/8/8/8/1b6/8/n7/R3K3 w - - 0 1", "-"],
	["a pawn in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5:1"],
	["the same a move later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "-"],
	["a pawn becomes a queen", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8:11"],
	["a queen that costs a rook", "3rk3/8/8/8/8/8/3Q4/3K4 b - - 0 1", "d2:4"],
	["the taker leaves the queen to the rook", "2rrk3/8/8/8/3R3n/8/8/3QK3 w - - 0 1", "-"],
	["the taker lets the back rank go", "4r1k1/8/8/8/8/p7/5PPP/R5K1 w - - 0 1", "-"],
	[
		"an even trade hangs nothing, though it saves something",
		"6k1/p2r2b1/Qn2q3/1P2p2p/2p1Pnp1/2N2R1P/P5PN/6BK w - - 0 38",
		"-",
	],
	["the reply promotes", "8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68", "-"],
	[
		"it would, but the king takes it back there",
		"8/8/6kP/8/1P6/4N3/2n2pK1/8 w - - 0 68",
		"c2:3 f2:1",
	],
	["two hang, the greater first", "4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 1", "f5:3 c3:1"],
];

test.each(EXAMPLES)("what hangs in core and reference: %s", (_, fen, expected) => {
	expect(hanging(fen)).toEqual([expected, expected]);
});

test("an even trade that removes one of two threats is recognised", () => {
	const fen = "6k1/p2r2b1/Qn2q3/1P2p2p/2p1Pnp1/2N2R1P/P5PN/6BK w - - 0 38";
	expect([captures([fen])[0]?.saves, oracle(fen).saves]).toEqual(["g4:1", "g4:1"]);
});

test("hanging pieces of three games are the same in core and reference, whoever is to move", () => {
	const fens = positionsOfGames().flatMap((pieceData) => [
		`${pieceData} w - -`,
		`${pieceData} b - -`,
	]);
	expect(captures(fens)).toEqual(fens.map(oracle));
});

seededTest("hanging pieces of random positions are the same in core and reference", 15, (next) => {
	const fens = Array.from({ length: cases(120) }, () => {
		const passed = next() < 0.5 ? "-" : squareName((40 + Math.floor(next() * 8)) as never);
		return next() < 0.5
			? `${randomPieceData(next)} w - ${passed}`
			: `${randomPieceData(next)} b - ${passed.replace("6", "3")}`;
	});
	expect(captures(fens)).toEqual(fens.map(oracle));
});

test("loose and trapped pieces are the same in core and reference, in games and random positions", () => {
	const next = chance(16);
	const random = Array.from({ length: cases(12) }, () => randomPieceData(next));
	// The oracle tries every move and every answer, which takes it a tenth of a second a position.
	const played = positionsOfGames().filter((_, ply) => ply % 7 === 0);
	for (const pieceData of [...played, ...random]) {
		const found = insight.findStanding(placementOf(pieceData));
		const marked = (mark: number) =>
			[...found.keys()].filter((square) => ((found[square] ?? 0) & mark) !== 0);
		expect({ loose: marked(LOOSE), trapped: marked(TRAPPED) }, pieceData).toEqual(
			oracleStanding(pieceData),
		);
	}
});

test("tied pieces are the same in core and reference, in games and random positions", () => {
	const next = chance(17);
	const random = Array.from({ length: cases(2) }, () => randomPieceData(next));
	// The oracle asks after every move what hangs, which takes it a third of a second a position.
	const played = positionsOfGames().filter((_, ply) => ply % 67 === 0);
	for (const pieceData of [...played, ...random]) {
		const found = insight.findTied(placementOf(pieceData));
		const tied = [...found.keys()].filter((square) => found[square] !== 0);
		expect(tied, pieceData).toEqual(oracleTied(pieceData).sort((a, b) => a - b));
	}
});

test.each([
	["a guard whose every move leaves what it guards", "4r1k1/8/8/8/4B3/3P4/8/6K1", ["d3"]],
	["not where it can guard from elsewhere", "4r1k1/8/8/8/4B3/8/2N5/6K1", []],
	["not where it takes as much as it leaves", "4r1k1/8/8/2r5/3PB3/3P4/8/6K1", []],
	["nor while its king is in check", "4r1k1/8/8/8/4B3/3P4/8/r5K1", []],
])("core and reference agree on tied pieces: %s", (_, pieceData, tied) => {
	const found = insight.findTied(placementOf(pieceData));
	const names = [...found.keys()].filter((square) => found[square] !== 0);
	expect(names.map((square) => squareName(square as never))).toEqual(tied);
	expect(oracleTied(pieceData).map((square) => squareName(square as never))).toEqual(tied);
});

/** Upside down, with every piece of the other side. */
const turned = (pieceData: string) =>
	pieceData
		.split("/")
		.reverse()
		.join("/")
		.replace(/[a-z]/gi, (letter) =>
			letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
		);

test("swapping the colours and turning the board makes the same pieces hang for the other side", () => {
	const gainsOf = (pieceData: string, side: Side) => {
		const placements = createPlacements(1);
		parsePlacement(pieceData, placements, FIRST_FRAME);
		return insight.findHanging(placements, Uint8Array.of(side), Uint8Array.of(NOT_PASSED));
	};
	for (const pieceData of positionsOfGames()) {
		const other = gainsOf(turned(pieceData), BLACK);
		expect(gainsOf(pieceData, WHITE).map((_, square) => other[square ^ 56] ?? 0)).toEqual(
			gainsOf(pieceData, WHITE),
		);
	}
});

test("weighing each capture of a piece alone gives the same sum as what hangs", () => {
	const next = chance(18);
	const random = Array.from({ length: cases(120) }, () => randomPieceData(next));
	for (const pieceData of [...positionsOfGames(), ...random]) {
		const side = next() < 0.5 ? WHITE : BLACK;
		const placement = placementOf(pieceData);
		const at = { placement, side, passed: NOT_PASSED };
		const gains = insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(NOT_PASSED));
		for (let square = 0; square < 64; square++) {
			const { captures } = insight.weighCaptures({ ...at, square: square as never });
			const nets = captures.filter(({ isLegal }) => isLegal).map(({ net }) => net);
			expect(Math.max(0, ...nets), `${pieceData} ${square}`).toBe(gains[square]);
		}
	}
});

test("the exchange on the square of a hanging piece is never even", () => {
	for (const pieceData of positionsOfGames()) {
		for (const side of [WHITE, BLACK]) {
			const placement = placementOf(pieceData);
			const passed = NOT_PASSED;
			const gains = insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(passed));
			for (const { square, gain } of hangingAt(gains, FIRST_FRAME)) {
				const { captures } = insight.weighCaptures({ placement, side, passed, square });
				const here = captures.filter((one) => one.isLegal).map((one) => one.takes - one.here);
				expect(Math.max(...here)).toBeGreaterThanOrEqual(gain);
			}
		}
	}
});
