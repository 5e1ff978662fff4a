import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { squareName, squareNamed } from "../../src/chess/square.ts";
import { controlAt, controlLetter } from "../../src/control/controlMap.ts";
import { placementOf, testCore } from "../support/core.ts";
import { differences } from "../support/exact.ts";
import { pieceDataDrawn, vectors } from "./vectors.ts";

const core = testCore();

test("there are at least 24 test positions, each with a reason of its own", () => {
	expect(new Set(vectors.map(({ reason }) => reason)).size).toBe(vectors.length);
	expect(vectors.length).toBeGreaterThanOrEqual(24);
});

test.each(vectors)(
	"the core gives the written result: $reason",
	({ board, square, control, chains, outcomes, barred }) => {
		const pieceData = pieceDataDrawn(board);
		const placement = placementOf(pieceData);
		const at = squareNamed(square);
		const seen = core.inspectSquare(placement, FIRST_FRAME, at);
		const names = (lists: readonly (readonly number[])[]) =>
			lists.map((list) => list.map((entry) => squareName(entry as typeof at)).join(" ")).sort();

		expect(controlLetter(controlAt(core.computeControl(placement), FIRST_FRAME, at))).toBe(control);
		expect(controlLetter(seen.control)).toBe(control);
		if (chains !== undefined) {
			const found = seen.chains.map((chain) => chain.map((link) => link.square));
			expect(names(found)).toEqual([...chains].sort());
		}
		if (outcomes !== undefined) {
			expect([seen.white.outcome, seen.black.outcome]).toEqual(outcomes);
		}
		if (barred !== undefined) {
			const found = seen.barred.map((pin) => [pin.square, pin.pinner, pin.king]);
			expect(names(found)).toEqual([...barred].sort());
		}
		expect(differences(core, [pieceData])).toEqual([]);
	},
);
