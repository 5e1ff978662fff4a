// Codes and links in the messages in which they come.

import { expect, test } from "vitest";
import {
	type Coding,
	formatAnswers,
	formatCode,
	frameOf,
} from "../../../src/training/exercise/code.ts";
import { collect, lengthOf, MAX_PASTED } from "../../../src/training/exercise/collect.ts";
import { chance } from "../../support/random.ts";
import { randomQuestion } from "./exercise.ts";

const question = {
	...randomQuestion(chance(71)),
	kind: "white",
	region: { from: 18, to: 45 },
	answer: "map",
	next: "",
	move: "",
} as never;

/** A code of six letters, as "G000-B3", and one of fourteen. */
const SHORT = frameOf({ title: "", questions: [question] });
const LONG = frameOf({
	title: "",
	questions: [question, { ...(question as object), kind: "black" } as never, question],
});

const pressed = (frame: Coding, at: number) => frame.asked.map(() => [(18 + at) as never]);

const codeOf = (name: string, frame = SHORT, at = 0) =>
	formatCode(frame, name, pressed(frame, at)) ?? "";

const lettersOf = (name: string, frame = SHORT) => codeOf(name, frame).slice(name.length + 1);

const linkOf = (name: string) =>
	`https://a.org/#exercise?a=${encodeURIComponent(formatAnswers(SHORT, name, pressed(SHORT, 0)))}`;

const NAMES = ["Mia", "Ben Half", "Kim"];
const [MIA = "", BEN = "", KIM = ""] = NAMES.map((name, at) => codeOf(name, SHORT, at));

const namesIn = (text: string, frame = SHORT) => {
	const { entries, leftOut } = collect(text, frame);
	return [entries.map(({ name }) => name), leftOut.map(({ why }) => why)];
};

test("several codes in one line are all found, whatever separates them", () => {
	for (const between of [" ", " and ", " / ", ", ", "; ", " | ", ". ", " – ", " + ", "\t", "/"]) {
		expect(namesIn([MIA, BEN, KIM].join(between)), between).toEqual([NAMES, []]);
		expect(namesIn([MIA, BEN, KIM].join(between).replaceAll("-", " ")), between).toEqual([
			NAMES,
			[],
		]);
	}
});

test("words, quotes, brackets and dashes around a code do not matter", () => {
	const letters = lettersOf("Ben Half", LONG);
	const ben = `Ben Half ${letters}`;
	const messages = [
		`${ben} sorry late!!`,
		`Hello coach, here it comes: ${ben}. See you at 5!`,
		`Ben Half: My code is ${letters}.`,
		`[27.11.26, 10:54:03] Ben Half: my code is ${letters} ok?`,
		`Ben Half\n${letters}`,
		`“${ben}”`,
		`(${ben})`,
		`Ben Half „${letters}“`,
		`Ben Half - ${letters}`,
		`Ben Half-${letters}`,
		`(Ben Half–${letters})`,
		`*${ben}*, done`,
		`1) ${ben} 😀`,
		`‹${ben}›`,
		ben.replaceAll("-", ""),
		`${ben.replaceAll("-", "")} done`,
		`${ben.toLowerCase().replace("ben half", "Ben Half")} done`,
		...["‐", "‑", "‒", "–", "—", "−", "－", " - ", " ", "\u200b", "-\n"].map((dash) =>
			ben.replaceAll("-", dash),
		),
	];
	for (const message of messages)
		expect(namesIn(message, LONG), message).toEqual([["Ben Half"], []]);
});

test("a link is found in a sentence, in brackets and before a full stop", () => {
	const link = linkOf("Ben (2)");
	for (const around of [
		"%",
		"Mine: %.",
		"(%)",
		"<%>",
		"‹%›",
		"«%»",
		'"%"',
		"see %, bye",
		"%&x=1.A-b",
	]) {
		const text = around.replace("%", link);
		expect(namesIn(text), text).toEqual([["Ben (2)"], []]);
	}
	expect(namesIn(`${linkOf("Mia")} ${linkOf("Ben")}`)).toEqual([["Mia", "Ben"], []]);
	expect(namesIn(link.slice(0, -8))[1]).toEqual(["damaged"]);
});

test("a link is found as mail programs and page sources write it", () => {
	const link = linkOf("Ben Ö (2)").replace("#exercise?", "#exercise?x=1.A-b&");
	const packed = encodeURIComponent(link);
	for (const text of [
		link.replaceAll("&", "&amp;"),
		`https://eur01.safelinks.example/?url=${packed}&data=05%7C01`,
		`https://a.example/url?q=${packed.replaceAll("~", "%7E")}&sa=D`,
		`https://a.example/l.php?u=${encodeURIComponent(linkOf("Ben Ö (2)"))}&h=AT0`,
	]) {
		expect(namesIn(text), text).toEqual([["Ben Ö (2)"], []]);
	}
});

test("a wrong code is listed with its line, beside the right ones", () => {
	const wrong = BEN.replace(/.$/, (last) => (last === "7" ? "8" : "7"));
	const { entries, leftOut } = collect(`${MIA} and ${wrong} / ${KIM}`, SHORT);
	expect(entries.map(({ name }) => name)).toEqual(["Mia", "Kim"]);
	expect(leftOut).toEqual([{ text: `and ${wrong}`, why: "wrong" }]);
	expect(namesIn(`${MIA}\n\nKim ${lettersOf("Kim").slice(0, 4)}-`)).toEqual([["Mia"], ["cut"]]);
	expect(namesIn("Ben G000-B3H0-12 done")[1]).toEqual(["foreign"]);
	expect(namesIn("Ben GUU0-B3")[1]).toEqual(["wrong"]);
	expect(namesIn(lettersOf("Mia"))[1]).toEqual(["nameless"]);
	expect(namesIn(`Berta-${lettersOf("Ben Half")} done`)[1]).toEqual(["wrong"]);
	const text = `My code is ${lettersOf("Ben Half", LONG)}.`;
	expect(collect(text, LONG).leftOut).toMatchObject([{ text, why: "wrong" }]);
});

test("ordinary lines of a chat contain no codes", () => {
	const chat = [
		"[27/11/2026, 10:54:03 AM] Mia: hi coach!",
		"why not 12.Nf3 Qxd5+ or exd5, Rad1? 1-0 or 0-1 or 1/2-1/2, O-O-O",
		"half-done, well-known, open-air; 2026-11-26, 3pm, room 12, class 7B",
		"sorry, LATE again :( LOL",
		"here it is: https://a.org/#exercise?x=1.XNb9v4-WrLK see you",
		"2nd question was hard, 50% of us",
	];
	for (const line of chat) {
		for (const frame of [SHORT, LONG]) {
			expect(collect(line, frame), line).toEqual({ entries: [], leftOut: [] });
		}
	}
	expect(namesIn([...chat, MIA, ...chat, BEN].join("\n"))).toEqual([["Mia", "Ben Half"], []]);
});

const repeat = (unit: string, length: number) =>
	unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts of which a careless expression would read each part again and again. */
const WORST: Readonly<Record<string, (length: number) => string>> = {
	groups: (length) => `Mia ${repeat("abcd ", length)}`,
	codes: (length) => `Mia ${repeat("AB1D ", length)}`,
	hyphens: (length) => `Mia ${repeat("AB1D-", length)}`,
	blanks: (length) => `a${repeat(" ", length)}!`,
	colons: (length) => repeat(":", length),
	letters: (length) => repeat("a", length),
	signs: (length) => repeat("!a", length),
	brackets: (length) => repeat("] ", length),
	quotes: (length) => repeat("“AB1D” ", length),
	lines: (length) => repeat("ABC1 XYZ2\n", length),
	dashes: (length) => repeat("-\n ", length),
	links: (length) => repeat("#a=", length),
	link: (length) => `https://a.org/#a=${repeat("~", length)}`,
	percents: (length) => `#a=${repeat("%", length)}`,
	whole: (length) => repeat(`${MIA} `, length),
	joined: (length) => repeat("Abcdef-G000-B3 ", length),
};

/** The processor's milliseconds, the least of three: what others do on the machine is not in it. */
function costOf(text: string): number {
	const costs = [0, 1, 2].map(() => {
		const start = process.cpuUsage();
		collect(text, SHORT);
		return process.cpuUsage(start).user / 1000;
	});
	return Math.min(...costs);
}

/** Below this what the engine does beside cannot be told apart. */
const LEAST_MS = 20;

const growthOf = (of: (length: number) => string) =>
	costOf(of(80_000)) / Math.max(costOf(of(20_000)), LEAST_MS);

test("reading four times the worst text takes at most six times as long", () => {
	for (const [name, of] of Object.entries(WORST)) {
		// A machine that is busy may spoil one comparison; what grows by the square spoils all.
		const isLinear = [0, 1, 2, 3].some(() => growthOf(of) < 6);
		expect(isLinear, name).toBe(true);
	}
});

test("the longest links of a whole class can be read at once", () => {
	const longest = `Ben: ${linkOf("Ben")}&x=1.${"A-b_".repeat(1500)}`;
	const pasted = Array.from({ length: 30 }, () => longest).join("\n");
	expect(lengthOf(pasted)).toBeLessThan(MAX_PASTED);
	expect(lengthOf("https://a.org/ ".repeat(9))).toBe(9);
	expect(collect(pasted, SHORT).entries).toHaveLength(1);
});
