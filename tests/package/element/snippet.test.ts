// Tests the code that authors put into their pages: it has the chosen settings, and nothing in a
// game can end it early.

import { expect, test } from "vitest";
import { formatElement, formatFrame } from "../../../src/package/element/snippet.ts";

const HOME = "https://chess.example/control/demo.html";

test("the code of the element has its script, its attributes and the game as text", () => {
	expect(formatElement(HOME, "1. e4 e5\n", { ply: "2", orientation: "black", autoplay: "" })).toBe(
		'<script src="https://chess.example/control/embed.js"></script>\n' +
			'<square-control ply="2" orientation="black" autoplay>\n1. e4 e5\n</square-control>',
	);
});

test("the code of a frame has everything in its address", () => {
	const html = formatFrame(HOME, "1. e4 {a & b} e5", { ply: "2", autoplay: "" });
	const src = /src="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(src).toMatch(/^https:\/\/chess\.example\/control\/embed\.html#/);
	expect(Object.fromEntries(new URLSearchParams(new URL(src).hash.slice(1)))).toEqual({
		ply: "2",
		autoplay: "yes",
		pgn: "1. e4 {a & b} e5",
	});
});

test("no text in a game can close the tag around it", () => {
	const game = '1. e4 {</square-control><script>alert("&")</script>} e5';
	for (const html of [formatElement(HOME, game, {}), formatFrame(HOME, game, { lens: '"><b>' })]) {
		expect(
			html.match(/<\/?[a-z-]+/g)?.filter((tag) => !/script|square-control|iframe/.test(tag)),
		).toEqual([]);
		expect(html.match(/<\/?square-control|<\/?iframe/g)).toHaveLength(2);
		expect(html).not.toContain('alert("&")');
	}
});

test("the code of a permanent version includes the hash that browsers check", () => {
	const version = {
		script: "static/embed/1.js",
		page: "static/embed/1.html",
		integrity: "sha384-x",
	};
	expect(formatElement(HOME, "1. e4", { ply: "1" }, version)).toContain(
		'<script src="https://chess.example/control/static/embed/1.js" integrity="sha384-x" crossorigin="anonymous"></script>\n<square-control ply="1">',
	);
	expect(formatFrame(HOME, "1. e4", {}, version)).toContain(
		'<iframe src="https://chess.example/control/static/embed/1.html#pgn=',
	);
});
