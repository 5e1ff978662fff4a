// The explanation of a square never contradicts the map: every fact is compared with the core's
// other answers, on all vectors, games and random placements.

import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { pieceOn } from "../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { controlAt, controlLetter } from "../../src/control/controlMap.ts";
import { type Loss, pinnedBy, verdictOf } from "../../src/control/explain.ts";
import { placementOf, testCore } from "../support/core.ts";
import { positionsOfGames } from "../support/games.ts";
import { randomPieceData } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";
import { pieceDataDrawn, vectors } from "./vectors.ts";

const core = testCore();

const lossOf = (outcome: number): Loss => (-outcome >= 500 ? "king" : Math.abs(outcome));

/** Compares all facts of a square with map, attackers and outcomes. */
function checkFacts(pieceData: string, square: Square): void {
	const placements = placementOf(pieceData);
	const seen = core.inspectSquare(placements, FIRST_FRAME, square);
	const map = core.computeControl(placements);
	const attackers = core.countAttackers(placements, FIRST_FRAME);
	const numbers = [attackers.white[square] ?? 0, attackers.black[square] ?? 0] as const;
	const losses = [lossOf(seen.white.outcome), lossOf(seen.black.outcome)] as const;
	const letter = controlLetter(controlAt(map, FIRST_FRAME, square));
	const verdict = verdictOf(seen);
	const where = `${pieceData} ${squareName(square)}: ${JSON.stringify(verdict)}`;
	expect(verdict.square, where).toBe(square);

	if (verdict.kind === "neutral") {
		expect(letter, where).toBe("n");
		expect(numbers, where).toEqual([0, 0]);
		expect(verdict.isBarred, where).toBe(seen.barred.length > 0);
	} else if (verdict.kind === "contested") {
		expect(letter, where).toBe("c");
		expect([verdict.white, verdict.black], where).toEqual(losses);
	} else {
		const { kind, owner } = verdict;
		const other = owner === WHITE ? BLACK : WHITE;
		expect(letter, where).toBe(owner === WHITE ? "w" : "b");
		expect(numbers[owner], where).toBeGreaterThan(0);
		if (kind === "costly") {
			expect(numbers[other], where).toBe(0);
			expect(verdict.loss, where).toBe(losses[owner]);
			expect(verdict.loss, where).not.toBe(0);
		} else if (kind === "free") {
			expect(numbers[other], where).toBe(0);
			expect(losses[owner], where).toBe(0);
		} else {
			expect(verdict.attackers, where).toBe(numbers[other]);
			expect(verdict.attackers, where).toBeGreaterThan(0);
			expect(losses[owner], where).toBe(0);
			expect(verdict.loss, where).toBe(losses[other]);
			expect(verdict.loss, where).not.toBe(0);
		}
	}
}

const squares = Array.from({ length: 64 }, (_, square) => square as Square);

test.each(vectors)("the facts agree with the reference: $reason", ({ board, square, control }) => {
	const pieceData = pieceDataDrawn(board);
	checkFacts(pieceData, squareNamed(square));
	const seen = core.inspectSquare(placementOf(pieceData), FIRST_FRAME, squareNamed(square));
	const verdict = verdictOf(seen);
	const owner = "owner" in verdict ? "wb".charAt(verdict.owner) : verdict.kind.charAt(0);
	expect(owner).toBe(control);
});

seededTest("the facts about random squares in three games agree with the reference", 21, (next) => {
	for (const pieceData of positionsOfGames()) {
		for (let count = 0; count < 12; count++)
			checkFacts(pieceData, Math.floor(next() * 64) as Square);
	}
});

seededTest(
	"the facts about every square in random positions agree with the reference",
	22,
	(next) => {
		for (let count = 0; count < cases(25); count++) {
			const pieceData = randomPieceData(next);
			for (const square of squares) checkFacts(pieceData, square);
		}
	},
);

test("a pinned piece that would attack a square is listed with the piece that pins it", () => {
	const placements = placementOf("4r3/8/8/8/4N3/8/8/4K3");
	const [e4, e8, e1] = ["e4", "e8", "e1"].map(squareNamed) as [Square, Square, Square];
	const standing = (square: Square) => pieceOn(placements, FIRST_FRAME, square);
	const pinned = {
		square: e4,
		piece: standing(e4),
		pinner: { square: e8, piece: standing(e8) },
		king: e1,
	};
	const { barred } = core.inspectSquare(placements, FIRST_FRAME, squareNamed("d6"));
	expect(barred.map((pin) => pinnedBy(pin, standing))).toEqual([pinned]);
	const pins = core.findPins(placements, FIRST_FRAME);
	expect(pins.map((pin) => pinnedBy(pin, standing))).toEqual([pinned]);
});
