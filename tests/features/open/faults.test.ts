// Tests the message to a person who tries to open something that holds no game.

import { describe, expect, test } from "vitest";
import { contentFault, fileFault, textFault } from "../../../src/features/open/openInput.ts";
import { textWithHint } from "../../../src/features/open/Problem.tsx";
import { linkIn } from "../../../src/features/open/whatItIs.ts";
import { areMany } from "../../../src/ui/manyFiles.ts";

describe("files", () => {
	test("a game of any size up to 64 MB is accepted", () => {
		expect(fileFault({ name: "a.pgn", type: "", size: 64e6 })).toBeUndefined();
		expect(contentFault("a.pgn", "1. e4 e5")).toBeUndefined();
	});

	test("an empty file and a picture are refused with the name of the file", () => {
		expect(fileFault({ name: "a.pgn", type: "", size: 0 })).toBe("a.pgn is empty");
		expect(contentFault("a.pgn", " \n\n")).toBe("a.pgn is empty");
		expect(fileFault({ name: "b.png", type: "image/png", size: 9 })).toMatch(
			/^b\.png is a picture/,
		);
	});

	test("packed files, and files of more than 64 MB together, go to the screen of many games", () => {
		const files = (...sizes: number[]) => sizes.map((size) => ({ name: "a.pgn", size }));
		expect(areMany(files(64e6))).toBe(false);
		expect(areMany(files(65e6))).toBe(true);
		expect(areMany(files(40e6, 40e6))).toBe(true);
		expect(areMany(files(40e6, 20e6))).toBe(false);
		expect(areMany([{ name: "lichess.pgn.zst", size: 9 }])).toBe(true);
		expect(areMany([{ name: "a.PGN.GZ", size: 9 }])).toBe(true);
	});

	test("a file that is not text is refused as such", () => {
		expect(contentFault("c.zip", "PK\u0003\u0004\0\0")).toMatch(/^c\.zip is not a text/);
		expect(contentFault("d.pdf", "%PDF-1.7 and so on")).toMatch(/not a text/);
	});
});

describe("texts", () => {
	test("pasting an address explains what to paste instead", () => {
		for (const address of ["https://chess.example/abcd1234", " www.games.example/game/live/1 \n"]) {
			expect(textFault(address)).toContain("paste the moves");
		}
	});

	test("a pasted text of more than 64 MB is refused as too large", () => {
		expect(textFault(" ".repeat(65e6))).toMatch(/^This text is too large: at most 64 MB/);
	});

	test("games and positions are not mistaken for addresses, even if they contain one", () => {
		expect(textFault('[Site "https://lichess.org/abcd1234"]\n\n1. e4')).toBeUndefined();
		expect(textFault("8/8/8/8/8/8/8/8 w - - 0 1")).toBeUndefined();
	});

	test("a link to this application opens what stands behind its #", () => {
		expect(linkIn("https://here.example/app/#g=1.abc&ply=3")).toBe("#g=1.abc&ply=3");
		expect(linkIn("https://here.example/#ply=3&fen=8/8_w")).toBe("#ply=3&fen=8/8_w");
		expect(linkIn("https://here.example/#tag=3")).toBeUndefined();
		expect(linkIn("1. e4 e5")).toBeUndefined();
		expect(linkIn("HTTP://here.example/?x#PGN=1")).toBe("#PGN=1");
		for (const other of [
			"#g=1",
			"https://#g=1",
			"https://a/#xg=1",
			"https://a/#g=",
			"https://a/#g=1 2",
		]) {
			expect(linkIn(other), other).toBeUndefined();
		}
	});
});

test("a missing part of the application is not blamed on the text, and being offline is said", () => {
	const fault = { part: "loader", cause: "error", isLasting: false } as const;
	expect(textWithHint(fault, false)).toMatch(/^You are offline, .*; your text is kept\.$/);
	expect(textWithHint(fault, true)).toMatch(
		/^This part of Square Control could not be loaded: check your connection\. Try again; .*stays\.$/,
	);
	expect(textWithHint("Invalid FEN: too short", false)).toBe("Invalid FEN: too short");
});
