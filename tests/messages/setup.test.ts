// Words of the screen where a position is set up.

import { expect, test } from "vitest";
import { BLACK, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { setupWords } from "../../src/messages/en/screens/setup.ts";

const GAME = { count: 1, areChapters: false };
const CHAPTERS = { count: 3, areChapters: true };

test("what a new game would replace", () => {
	expect(setupWords.replace(GAME)).toBe("Replace the game");
	expect(setupWords.replace(CHAPTERS)).toBe("Replace the 3 chapters");
	expect(setupWords.replace({ count: 3000, areChapters: false })).toBe("Replace the 3,000 games");
	expect(setupWords.replace({ count: 0, areChapters: false })).toBe("Replace the games");
});

test("what the buttons do", () => {
	expect(setupWords.purpose(false, undefined)).toBe("Starts a game from this position.");
	expect(setupWords.purpose(true, undefined)).toBe(
		"Starts a game from this position, or adds the position to the open game as a chapter.",
	);
	expect(setupWords.purpose(false, GAME)).toBe(
		"Closes the game and starts a game from this position. Undo brings back the game.",
	);
	expect(setupWords.purpose(true, CHAPTERS)).toBe(
		"Adds the position as a chapter, or closes the 3 chapters and starts a game from it. Undo brings back the 3 chapters.",
	);
});

test("what a press does is said, by the chosen tool", () => {
	expect(setupWords.toolHint("hand")).toContain("drag");
	expect(setupWords.toolHint(pieceLettered("R"))).toBe(
		"Press a square to put the white rook there; press again to take it away.",
	);
});

test("pieces in the tray, and rights to castle", () => {
	expect(setupWords.tray.piece(pieceLettered("N"))).toBe("White knight (N)");
	expect(setupWords.tray.piece(pieceLettered("k"))).toBe("Black king (k)");
	expect(setupWords.turn.mayCastle(WHITE, "king")).toBe("White may castle king side");
	expect(setupWords.turn.mayCastle(BLACK, "queen")).toBe("Black may castle queen side");
});

test("why the buttons do nothing", () => {
	expect(setupWords.unsound(false)).toBe(
		"No game can start from this position: why is said above. Its squares are coloured all the same.",
	);
	expect(setupWords.unsound(true)).toContain("position, and it can be no chapter: why");
});
