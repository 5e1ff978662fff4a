// Reasons against moves that a pupil tries and cannot play.

import { expect, test } from "vitest";
import { parsePlacement } from "../../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { BLACK, type Side, WHITE } from "../../../src/chess/piece.ts";
import { createPlacements } from "../../../src/chess/placement.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { impossible } from "../../../src/ui/question/impossible.ts";

function why(pieces: string, side: Side, from: string, to: string) {
	const placements = createPlacements(1);
	parsePlacement(pieces, placements, FIRST_FRAME);
	return impossible({ placements, side }, squareNamed(from), squareNamed(to));
}

test("an impossible move is explained by the turn, a check, a pin, or how the piece moves", () => {
	// After 1. e4 d5 2. Bb5+.
	const checked = "rnbqkbnr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR";
	expect(why(checked, BLACK, "d8", "d6")).toMatchObject({ why: "check", to: squareNamed("d6") });
	expect(why(checked, BLACK, "d8", "b6")).toMatchObject({ why: "way" });
	expect(why(checked, BLACK, "e4", "d5")).toMatchObject({ why: "turn" });
	expect(why(checked, BLACK, "e5", "e4")).toBeUndefined();
	// Taken up, and it cannot move at all.
	expect(why(checked, BLACK, "a7", "a7")).toMatchObject({ why: "check", to: undefined });
	expect(why(checked, BLACK, "a8", "a8")).toMatchObject({ why: "way", to: undefined });
	expect(why(checked, BLACK, "e8", "d7")).toMatchObject({ why: "exposed" });
	const pinned = "4k3/4r3/8/8/8/8/4N3/4K3";
	expect(why(pinned, WHITE, "e2", "c3")).toMatchObject({ why: "exposed" });
});
