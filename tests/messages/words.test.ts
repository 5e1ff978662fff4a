// Properties of words beyond their wording: names that agree, tables without gaps.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TAG_NAMES } from "../../src/chess/pgn/tags/tagNames.ts";
import { PLIGHTS } from "../../src/control/standing.ts";
import { costWords } from "../../src/messages/en/answers/costs.ts";
import { PART_NAMES } from "../../src/messages/en/first.ts";
import { helpWords } from "../../src/messages/en/help.ts";
import { legendWords } from "../../src/messages/en/legend.ts";
import { glyphWords } from "../../src/messages/en/panels/glyphs.ts";
import { tagWords } from "../../src/messages/en/panels/tags.ts";
import { trainingWords } from "../../src/messages/en/screens/training.ts";
import { printedRecord } from "../../src/messages/printedRecord.ts";
import { atRoot } from "../support/core.ts";
import { codeUnder } from "../support/source.ts";

test("a sign has the same name in the legend, in help and in comparisons", () => {
	const { signs, plight } = legendWords;
	const nameIn = (sentence: string) => sentence.slice(0, sentence.indexOf(":")).toLowerCase();
	for (const name of PLIGHTS) expect(nameIn(plight(name))).toBe(signs[name]);
	for (const name of ["gained", "lost"] as const)
		expect(nameIn(helpWords.changes[name])).toBe(signs[name]);
});

test("the accessible name of a button begins with its visible text", () => {
	expect(costWords.train("Forks allowed")).toBe(`${trainingWords.train}: Forks allowed`);
});

test("no message is named after a part that no longer exists", () => {
	const parts = codeUnder("src").map((file) => readFileSync(atRoot(file), "utf8"));
	const known = [...parts.join("").matchAll(/latePart\(\s*"([^"]+)"/g)].map(([, name]) => name);
	expect(known).toEqual(expect.arrayContaining(Object.keys(PART_NAMES)));
});

test("140 symbols have names, and tags have labels, with listed exceptions", () => {
	const glyphs = Array.from({ length: 214 }, (_, at) => glyphWords.name(at + 7));
	expect(glyphs.filter((name) => name !== "annotation")).toHaveLength(140);
	const unlabelled = TAG_NAMES.filter((name) => tagWords.label(name) === name);
	const own = "White Black Result Event Section Stage Round Board Date Time";
	expect(unlabelled.join(" ")).toBe(`${own} Clock Variant Opening Variation`);
});

test("the record of a game prints its sentences and properties in order", () => {
	const rest = { plies: 1, start: "", end: "", result: "*", variations: 0 };
	const record = {
		game: 1,
		error: { code: "unreadableMove", word: "x", place: { line: 3, column: 7 } },
		tags: {},
		...rest,
		warnings: [{ code: "extraBrace", place: undefined }],
		control: "n",
	} as const;
	expect(JSON.stringify(printedRecord(record))).toBe(
		'{"game":1,"error":"line 3, column 7: Invalid move in PGN: x","tags":{},"plies":1,"start":"","end":"","result":"*","variations":0,"warnings":["One closing brace too many"],"control":"n"}',
	);
});
