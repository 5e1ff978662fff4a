// Words for a position beside pictures and by square-control/react, letter by letter.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { packageWords } from "../../src/messages/en/package.ts";
import { positionWords } from "../../src/messages/en/position.ts";

test("a position is named by the move that led to it and the side to move", () => {
	expect(positionWords.at(BLACK, "11 Be2")).toBe("After 11 Be2. Black to move.");
	expect(positionWords.at(WHITE, undefined)).toBe("White to move.");
});

test("a server lists pieces and counts", () => {
	expect(packageWords.pieces(WHITE, [packageWords.pieceOn("king", "g1"), "rook a1"])).toBe(
		"White: king g1, rook a1.",
	);
	expect(packageWords.pieces(BLACK, [])).toBe("Black: nothing.");
	expect(packageWords.controlled("White 28, Black 28")).toBe(
		"Squares controlled: White 28, Black 28.",
	);
});
