// A lesson page: whole, readable without anything else, and text wherever games speak.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatPgn } from "../../../../src/chess/pgn/write/formatPgn.ts";
import {
	type Lesson,
	lessonPage,
	nameOfFile,
} from "../../../../src/features/share/lesson/lessonPage.ts";
import { lessonOutline, lineOf } from "../../../../src/features/share/lesson/makeLesson.ts";
import { opened } from "../../../support/opened.ts";
import { elementsIn, readXml, type XmlElement } from "../../../support/xml.ts";

const PLAYER = readFileSync("src/features/share/lesson/player.js", "utf8");

const HOSTILE = `</p></textarea><script>alert(1)</script><img src=x onerror=alert(2)>" onload='alert(3)' ]]> & \u0000 javascript:`;

const { game, control } = opened(
	`[White "<script>"]\n[Black "B"]\n\n{Before all} 1. e4! e5 (1... c5 2. Nf3 {open}) 2. Nf3 {[%cal Gf3e5]} Nc6 3. Bb5 {The Spanish} a6 1-0`,
);

const lessonOf = (change: Partial<Lesson> = {}): Lesson => ({
	title: HOSTILE,
	home: "https://board.example/app/",
	orientation: "white",
	tints: {
		neutral: ["#fff", "#eee"],
		white: ["#fff", "#eee"],
		black: ["#fff", "#eee"],
		contested: ["#fff", "#eee"],
	},
	pieces: new Map([["P", "<path/>"]]),
	chapters: [
		{
			title: HOSTILE,
			details: HOSTILE,
			blocks: [
				{ kind: "text", text: HOSTILE },
				{ kind: "drawing", svg: "<svg></svg>", caption: HOSTILE },
			],
			pgn: `[White "${HOSTILE.replaceAll('"', '\\"')}"]\n\n1. e4 {${HOSTILE}} *`,
			line: lineOf(game, control, 100),
		},
		{
			title: "Two",
			details: "",
			blocks: [{ kind: "moves", text: "1. e4" }],
			pgn: formatPgn(game),
			line: undefined,
		},
	],
	notice: HOSTILE,
	...change,
});

const readPage = (page: string): XmlElement[] => {
	const doctype = "<!doctype html>\n";
	expect(page.startsWith(doctype)).toBe(true);
	// An arrow of our own script is no bracket of markup.
	const text = page
		.slice(doctype.length)
		.replace(`<script>${PLAYER}</script>`, "<script>player</script>");
	return [...elementsIn(readXml(text))];
};

test("markup in a game stays text, and the lesson page runs one script only", () => {
	const elements = readPage(lessonPage(lessonOf()));
	const scripts = elements.filter(({ name }) => name === "script");
	expect(scripts.map(({ attributes, children }) => [attributes.size, children])).toEqual([
		[0, ["player"]],
	]);
	expect(
		elements.filter(({ name }) => ["img", "textarea", "iframe", "base"].includes(name)),
	).toEqual([]);
	const names = elements.flatMap(({ attributes }) => [...attributes.keys()]);
	expect(names.filter((name) => name.startsWith("on"))).toEqual([]);
	const addresses = elements.flatMap(({ attributes }) => attributes.get("href") ?? []);
	expect(
		addresses.filter((address) => !/^(?:#|https:\/\/board\.example\/app\/#?)/.test(address)),
	).toEqual([]);
	const shown = elements.filter(({ attributes }) => attributes.get("class") === "text");
	expect(shown[0]?.children[0]).toBe(HOSTILE.replace("\u0000", "\ufffd"));
});

test("the content policy of a lesson page allows only what the page needs", () => {
	const policy = readPage(lessonPage(lessonOf()))
		.find(({ attributes }) => attributes.get("http-equiv") === "Content-Security-Policy")
		?.attributes.get("content");
	expect(policy).toBe(
		`default-src 'none'; script-src 'sha256-${createHash("sha256").update(PLAYER).digest("base64")}'; style-src 'unsafe-inline'`,
	);
});

test("each chapter of a lesson page can be played through and links to the application", () => {
	const elements = readPage(lessonPage(lessonOf()));
	const players = elements.filter(({ attributes }) => attributes.get("class") === "player");
	expect(players.map(({ attributes }) => attributes.get("hidden"))).toEqual(["hidden"]);
	const { attributes } = players[0] ?? { attributes: new Map() };
	const facts = ["data-places", "data-owners"].map((name) => attributes.get(name)?.split(" "));
	expect(facts.map((list) => list?.length)).toEqual([game.plies + 1, game.plies + 1]);
	expect(facts[0]?.[1]).toBe("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
	expect(facts[1]?.[0]).toMatch(/^[0-3]{64}$/);
	expect(attributes.get("data-said")?.split("\n")[1]).toMatch(
		/^After 1\. e4\. Black to move\. .*White \d+/,
	);
	const unplayed = lessonOf({ chapters: lessonOf().chapters.slice(1) });
	expect(readPage(lessonPage(unplayed)).some(({ name }) => name === "script")).toBe(false);
	const links = elements
		.filter(({ name }) => name === "a")
		.map(({ attributes }) => attributes.get("href") ?? "");
	expect(links.slice(0, 2)).toEqual(["#chapter-1", "#chapter-2"]);
	expect(new URLSearchParams(new URL(links[3] ?? "").hash.slice(1)).get("pgn")).toBe(
		formatPgn(game),
	);
	const long = lessonOf({
		chapters: [
			{ title: "", details: "", blocks: [], pgn: `{${"x".repeat(9000)}} *`, line: undefined },
		],
	});
	const link = readPage(lessonPage(long)).find(({ name }) => name === "a");
	expect(link?.attributes.get("href")).toBe("https://board.example/app/");
});

test("a lesson page gives moves, comments and diagrams in the order of the game", () => {
	const parts = lessonOutline(game, 40).map((part) =>
		part.kind === "diagram" ? part.frame : part.text,
	);
	expect(parts).toEqual([
		0,
		"Before all",
		"1. e4! e5",
		"(1... c5 2. Nf3 open)",
		"2. Nf3 Nc6",
		3,
		"3. Bb5",
		5,
		"The Spanish",
		"3... a6",
		6,
		"1–0, White wins",
	]);
});

test("a lesson page has no more diagrams of a game than its limit", () => {
	const { game: long } = opened(`1. Nf3 {a} Nf6 {b} 2. Ng1 {c} Ng8 {d} *`);
	expect(lessonOutline(long, 2).filter(({ kind }) => kind === "diagram")).toHaveLength(2);
});

test("a lesson page of several games is named after their file", () => {
	const nameOf = (tags: Readonly<Record<string, string>>) => nameOfFile((name) => tags[name]);
	expect(nameOf({ ChapterName: "One", StudyName: "Endings", Event: "Cup" })).toBe("Endings");
	expect(nameOf({ ChapterName: "One", Event: "Cup" })).toBe("Cup");
	expect(nameOf({ ChapterName: "One", Event: "?" })).toBe("Lesson");
});
