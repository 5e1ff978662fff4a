// The open game as PGN with its review: by the evaluations that are known, or without any.

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { notedPgn } from "../../../src/features/share/notes/notedPgn.ts";
import type { Session } from "../../../src/session/session.ts";
import { atRoot } from "../../support/core.ts";
import { opened } from "../../support/opened.ts";

beforeEach(() => {
	const bytes = readFileSync(atRoot("build/insight.wasm"));
	vi.stubGlobal("fetch", async () => new Response(bytes));
});
afterEach(() => vi.unstubAllGlobals());

async function noted(text: string): Promise<string> {
	const pgn = await notedPgn(opened(text) as unknown as Session);
	return pgn.replaceAll("\n", " ");
}

test("a saved sample has evaluations, marks, sentences, better lines, squares and arrows", async () => {
	const pgn = await noted(SAMPLE_GAMES[1985] ?? "");
	expect(pgn).toMatch(/\[%eval -?\d/);
	expect(pgn).toMatch(/ \$[246] \{[A-Z\d].*?\[%csl R[a-h][1-8].*?\[%cal G\w{4}\].*?\} \(\d+\./);
});

test("without an engine the saved notes come from captures, and existing comments stay", async () => {
	const pgn = await noted(
		"1. e4 {mine} e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1",
	);
	expect(pgn).toContain("1. e4 {mine}");
	expect(pgn).toContain("7. Be2 {");
	expect(pgn).toContain("(7. Qe2");
	expect(pgn).not.toContain("[%eval");
});
