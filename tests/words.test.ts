// A word has one meaning in the house: docs/vocabulary.md has them, and those that are banned here
// had too many.

import { expect, test } from "vitest";
import { codeUnder, filesUnder, textOf } from "./support/source.ts";

const TOLD = /\btold\b|\btold[A-Z]|Told|TOLD/;

/** Names that say nothing to somebody who has read nothing else. */
const NAMELESS = /^(?:export )?(?:type|interface|class) (?:Found|Place|Told|Tools)\b/m;

const linesOf = (file: string) =>
	textOf(file)
		.split("\n")
		.map((line, index) => [`${file}:${index + 1}`, line] as const);

test('the ambiguous word "told" does not occur in src', () => {
	const files = filesUnder("src").filter((file) => /\.(tsx?|css|js)$/.test(file));
	expect(files.length).toBeGreaterThan(500);
	const told = files.flatMap(linesOf).filter(([, line]) => TOLD.test(line));
	expect(told.map(([where]) => where)).toEqual([]);
});

test.each(["toldOf", "isTold", "Told", "TOLD_AT", "what is told", "line-told", "withToldReasons"])(
	'%s counts as the word "told"',
	(text) => expect(TOLD.test(text)).toBe(true),
);

test.each(["handedOut", "olderThan", "setOlder", "forgetOldVersions", "handedOlder"])(
	'%s does not count as the word "told"',
	(text) => expect(TOLD.test(text)).toBe(false),
);

test("no type in src has one of the vague names Found, Place, Told or Tools", () => {
	expect(codeUnder("src").filter((file) => NAMELESS.test(textOf(file)))).toEqual([]);
});
