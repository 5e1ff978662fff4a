// The inspector against the oracle: chains, landings, verdicts, pins and numbers of attackers,
// square by square.

import { describe, expect, test, vi } from "vitest";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { BLACK, kindOf, type Side, sideOf, WHITE } from "../../src/chess/piece.ts";
import { pieceOn } from "../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { controlAt, controlLetter } from "../../src/control/controlMap.ts";
import { type Inspection, inspectOnce, type Landing } from "../../src/control/core.ts";
import { oraclePins, oracleSquare } from "../oracle/oracle.ts";
import { placementOf, placementsOf, testCore } from "../support/core.ts";
import { randomPieceData } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";
import { pieceDataDrawn } from "./vectors.ts";

const core = testCore();
const squares = Array.from({ length: 64 }, (_, square) => square as Square);
const inspect = (pieceData: string, square: Square) =>
	core.inspectSquare(placementOf(pieceData), FIRST_FRAME, square);

const sorted = (lists: readonly (readonly number[])[]) =>
	lists.map((list) => list.join(" ")).sort();

const VALUES = [0, 1, 3, 3, 5, 9, 1000];

/**
 * Plays a landing's captures over the chains: each piece must be at the front of its chain when its
 * turn comes, and no available piece of its side of a kind that must be spent earlier. Gives what
 * the lander is left with.
 */
function balanceOf({ captures }: Landing, first: Side, { chains }: Inspection): number {
	let left = chains.map((chain) => [...chain]);
	let balance = 0;
	let standing = 0;
	captures.forEach((square, turn) => {
		const side = turn % 2 === 0 ? first : first === WHITE ? BLACK : WHITE;
		const available = left.flatMap(([front]) =>
			front && sideOf(front.piece) === side ? [front] : [],
		);
		const spent = available.find((link) => link.square === square);
		if (spent === undefined) throw new Error(`${squareName(square)} is not available`);
		expect(Math.min(...available.map((link) => kindOf(link.piece)))).toBe(kindOf(spent.piece));
		balance += (side === first ? 1 : -1) * standing;
		standing = VALUES[kindOf(spent.piece)] ?? 0;
		left = left.map((chain) => (chain[0] === spent ? chain.slice(1) : chain));
	});
	return balance;
}

/** The facts of a square that the oracle has, too. */
const told = ({ chains, barred, white, black, control }: Inspection) => [
	sorted(chains.map((chain) => chain.map((link) => link.square))),
	sorted(barred.map((pin) => [pin.square])),
	white.holds,
	white.outcome,
	black.holds,
	black.outcome,
	controlLetter(control),
];

describe("core and reference agree", () => {
	seededTest(
		"attackers, exchanges and verdicts of random positions agree with the reference",
		1,
		(next) => {
			for (let count = 0; count < cases(80); count++) {
				const pieceData = randomPieceData(next);
				const seen = squares.map((square) => told(inspect(pieceData, square)));
				const expected = squares.map((square) => {
					const { chains, barred, white, black, verdict } = oracleSquare(pieceData, square);
					return [
						sorted(chains),
						sorted(barred.map((from) => [from])),
						white.holds,
						white.outcome,
						black.holds,
						black.outcome,
						verdict,
					];
				});
				expect(seen, pieceData).toEqual(expected);
			}
		},
	);

	seededTest("pins of random positions agree with the reference", 2, (next) => {
		for (let count = 0; count < cases(1000); count++) {
			const pieceData = randomPieceData(next);
			const found = core.findPins(placementOf(pieceData), FIRST_FRAME);
			const expected = oraclePins(pieceData);
			const triples = (pins: typeof expected) =>
				sorted(pins.map(({ square, pinner, king }) => [square, pinner, king]));
			expect(triples([...found]), pieceData).toEqual(triples(expected));
		}
	});

	seededTest(
		"the number of attackers of a square is the number of its lines of attack by side",
		3,
		(next) => {
			for (let count = 0; count < cases(50); count++) {
				const pieceData = randomPieceData(next);
				const placement = placementOf(pieceData);
				const { white, black } = core.countAttackers(placement, FIRST_FRAME);
				const fronts = squares.map((square) =>
					oracleSquare(pieceData, square).chains.map(([front]) =>
						sideOf(pieceOn(placement, FIRST_FRAME, front as Square)),
					),
				);
				const numberOf = (side: Side) =>
					fronts.map((sides) => sides.filter((found) => found === side).length);
				expect(Array.from(white), pieceData).toEqual(numberOf(WHITE));
				expect(Array.from(black), pieceData).toEqual(numberOf(BLACK));
			}
		},
	);
});

describe("the facts about a square are consistent", () => {
	seededTest(
		"the captures of an exchange can be played in their order and give its outcome",
		4,
		(next) => {
			for (let count = 0; count < cases(100); count++) {
				const pieceData = randomPieceData(next);
				for (const square of squares) {
					const seen = inspect(pieceData, square);
					expect(balanceOf(seen.white, WHITE, seen)).toBe(seen.white.outcome);
					expect(balanceOf(seen.black, BLACK, seen)).toBe(seen.black.outcome);
				}
			}
		},
	);

	seededTest("the verdict on a square is its colour on the map", 5, (next) => {
		for (let count = 0; count < cases(200); count++) {
			const pieceData = randomPieceData(next);
			const map = core.computeControl(placementOf(pieceData));
			expect(
				squares.map((square) => inspect(pieceData, square).control),
				pieceData,
			).toEqual(squares.map((square) => controlAt(map, FIRST_FRAME, square)));
		}
	});
});

test("a line of attack tells the front piece, the battery behind it and the x-ray through an enemy piece", () => {
	const pieceData = pieceDataDrawn(`
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . R . . . .
		. . . R . . . .
		. . . r . . . .
		. . . q . . . .`);
	const { chains } = inspect(pieceData, squareNamed("d5"));
	expect(chains).toHaveLength(1);
	expect(chains[0]?.map((link) => [squareName(link.square), link.role])).toEqual([
		["d4", "front"],
		["d3", "battery"],
		["d2", "x-ray"],
		["d1", "battery"],
	]);
});

test("an exchange lists its captures and stops where another capture would lose material", () => {
	// Black will not take the pawn on d5 with the knight: the other pawn would take it.
	const quiet = inspect("8/8/5n2/8/2P1P3/8/8/8", squareNamed("d5"));
	expect(quiet.white.captures).toHaveLength(1);
	expect(quiet.black.captures.map(squareName)).toEqual(["f6", "c4"]);
	expect(quiet.black.outcome).toBe(-3);
	// A free rook is taken, and nobody can take back.
	const free = inspect("3r4/8/8/8/8/8/8/3R4", squareNamed("d5"));
	expect(free.white.captures.map(squareName)).toEqual(["d1", "d8"]);
	expect(free.white.outcome).toBe(-5);
});

test("inspecting a frame that does not exist is refused, and a faulty position is named", () => {
	const placement = placementOf("8/8/8/8/4P3/8/8/8");
	expect(() => core.inspectSquare(placement, 1 as Frame, squareNamed("e4"))).toThrow(
		"No frame 1 among 1",
	);
	placement[6] = placement[4] ?? 0;
	expect(() => core.inspectSquare(placement, FIRST_FRAME, squareNamed("e4"))).toThrow(
		"Invalid placement 0: e4 needs exactly one side and one kind of piece, or none",
	);
});

test("all views that explain the same square compute it once", () => {
	const counted = vi.spyOn(core, "inspectSquare");
	const placements = placementsOf(["k7/8/8/8/8/8/8/KR6", "k7/8/8/8/8/8/8/K1R5"]);
	const [b1, c1] = [squareNamed("b1"), squareNamed("c1")];
	const show = (frame: number, square: Square) =>
		inspectOnce(core, placements, frame as Frame, square);
	const first = show(0, b1);
	expect(show(0, b1)).toBe(first);
	expect(counted).toHaveBeenCalledTimes(1);
	expect([show(0, c1).square, show(1, c1).control, show(0, b1)]).toEqual([
		c1,
		core.inspectSquare(placements, 1 as Frame, c1).control,
		first,
	]);
});
