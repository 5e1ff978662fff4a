// The law of reading: the work grows with the text and not with its square, whatever the text. Work
// is counted in letters that are looked at, so that it is the same on every machine; and never is
// there much of it between two steps, so that a page that reads goes on answering.

import { describe, expect, test } from "vitest";
import { splitting } from "../../../../src/chess/pgn/splitPgn.ts";
import { readComment } from "../../../../src/chess/pgn/tree/comment.ts";
import { readMoveTree } from "../../../../src/chess/pgn/tree/moveTree.ts";
import type { Work } from "../../../../src/chess/work.ts";
import { countedText } from "../../../support/countedText.ts";
import { chance } from "../../../support/random.ts";
import { isSlow } from "../../../support/slow.ts";

const BYTES = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

/** Every token of the grammar, whole and broken off, and what has cost time before. */
const TOKENS = [
	...[
		"[a ",
		'[a "',
		'[a "b',
		'[a "b"',
		'[a "b"]',
		'[a "\\"',
		'[a "b" ',
		'[a "b"]\n',
		'[a "b"]\n\n',
	],
	...[
		'[Event "',
		'[Event "x"]\n',
		'\n[Event "x"]\n\n1. e4 *\n',
		'[Event "x"]\n{',
		'[Event "x"]\n{\n',
		'[Event "x"]\n; {\n{\n',
		"[Event",
		"\n[Event",
	],
	...['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]', "[pgn]", "[/pgn]", "[[", "]]", '""', "\\\\", '\\"'],
	...[
		"{a}",
		"{",
		"}",
		"{{",
		"}}",
		"{}",
		"}{",
		"{ ",
		" }",
		"{a",
		"a}",
		";",
		";a\n",
		"; ",
		"\n;",
		";{\n",
	],
	...[
		"%",
		"%a\n",
		"\n%",
		"\n% ",
		"\r\n",
		"\n\n",
		"\n\r",
		" \n",
		"\n ",
		"\t ",
		"<br>",
		"<br",
		"<br/>",
		"<br ",
	],
	...[
		"(",
		")",
		"()",
		"(=)",
		"(=",
		")(",
		"((",
		"))",
		"(e4)",
		"(e4 ",
		" e5)",
		"(1. e4 e5) ",
		"({a}) ",
	],
	...[
		"1.",
		"1...",
		"1. ",
		"1. e4 ",
		"e4 ",
		"e4",
		"e4 e5 ",
		"Nf3 Nf6 Ng1 Ng8 ",
		"O-O ",
		"0-0-0 ",
		"-- ",
		"Z0 ",
	],
	...[
		"e8=Q ",
		"e8(Q",
		"e8(Q)",
		"a8(Q)+",
		"e.p. ",
		"exd6 e.p. ",
		"e4!? ",
		"e4+#",
		"N@f3 ",
		"e2-e4 ",
		"♘f3 ",
	],
	...["$", "$1", "$1 ", "$999 ", "! ", "?! ", "!!? ", "± ", "= ", "N ", "D "],
	...["*", "* ", "1-0 ", "0-1 ", "1/2-1/2 ", "1/2 ", "½-½ ", "1-0\n\n", "*\n\n1. e4 "],
	...[
		"[%",
		"[%a ",
		"[%a]",
		"[%a b]",
		"[%csl Gd4]",
		"[%csl Gd4,",
		"[%cal Ge2e4]",
		"[%clk 0:01:00]",
		"[%eval 0.3]",
	],
	...[
		"\u200b",
		"\ufeff",
		"\u2028",
		"\u3000",
		"\ud800",
		"\ud83d\ude00",
		"é",
		"漢",
		"\0\0",
		"a b ",
		"a\n",
		"1",
	],
];

/** Where the same may stand many times. */
const ROOMS: readonly (readonly [string, (text: string) => string])[] = [
	["alone", (text) => text],
	["behind a move", (text) => `1. e4 ${text}`],
	["in a comment", (text) => `1. e4 {${text}} e5 *`],
	["in a comment that is never closed", (text) => `1. e4 {${text}`],
	["in a variation", (text) => `1. e4 e5 (1... c5 ${text}) 2. Nf3 *`],
	["in the value of a tag", (text) => `[Event "${text}"]\n\n1. e4 *`],
	["in a tag that is never closed", (text) => `[Event "${text}`],
	["in the name of a tag", (text) => `[${text} "x"]\n\n1. e4 *`],
];

/** Runs work to its end, and gives the most that was done between two steps. */
function mostAtOnce<Result>(work: Work<Result>, looks: () => number) {
	let before = looks();
	let most = 0;
	for (;;) {
		const step = work.next();
		most = Math.max(most, looks() - before);
		before = looks();
		if (step.done) return { most, result: step.value };
	}
}

/**
 * Counts the cost to cut a text into games, and to read the moves of the first and the last of
 * them.
 */
function costOf(text: string) {
	const counted = countedText(text);
	const cut = mostAtOnce(splitting(counted.text), counted.looks);
	const read = [...new Set([cut.result[0], cut.result.at(-1)])].map((game) =>
		game === undefined ? 0 : mostAtOnce(readMoveTree(counted.text, game), counted.looks).most,
	);
	return { looks: counted.looks(), most: Math.max(cut.most, ...read) };
}

const repeated = (part: string, length: number) =>
	part.repeat(Math.ceil(length / part.length)).slice(0, length);

/**
 * Letters of a short text and of a long one: eight times the work if it grows with the length, 64
 * times if with its square.
 */
const SHORT = 2 ** 10;
const LONG = 2 ** 13;
const MOST = 20;

function expectLinear(parts: readonly string[], put: (text: string) => string): void {
	for (const part of parts) {
		const few = costOf(put(repeated(part, SHORT))).looks;
		const many = costOf(put(repeated(part, LONG))).looks;
		expect(many, `${JSON.stringify(part)}: ${few}, ${many}`).toBeLessThanOrEqual(MOST * few);
	}
}

describe.each(ROOMS)(
	"reading a text eight times as long takes about eight times as long: %s",
	(_, put) => {
		test("one token repeated", () => expectLinear(TOKENS, put));
		test("one byte repeated", () => expectLinear(BYTES, put));
	},
);

test("reading takes time in proportion to length, for any two tokens repeated in turn", () => {
	const next = chance(13);
	const pick = () => TOKENS[Math.floor(next() * TOKENS.length)] ?? "";
	expectLinear(
		Array.from({ length: 400 }, () => pick() + pick()),
		(text) => text,
	);
});

test.each(["a ", "{a} ", "\n", "(", '[a "b"]\n', "1. e4 *\n", ";a\n"])(
	"of a million letters less than half is read at a time: %j",
	(part) => {
		const { looks, most } = costOf(repeated(part, 2 ** 20));
		expect(most).toBeLessThan(0.4 * looks);
	},
);

/**
 * Patterns look at letters where nobody can count them: of a comment the time is taken, which for
 * its square would be minutes.
 */
test.each(["alone", "behind a word", "before a bracket"])(
	"checking a comment takes almost no time, whatever token it repeats: %s",
	(room) => {
		for (const part of [...TOKENS, ...[...BYTES].slice(0, 0x80)]) {
			const read = (share: number) => {
				const text = repeated(part, 2 ** 17 * share);
				const inside =
					room === "alone" ? text : room === "behind a word" ? `x ${text} y` : `[%a ${text}]`;
				readComment(inside, 0, () => {});
			};
			expect(isSlow(read, 1000), JSON.stringify(part)).toBe(false);
		}
	},
);
