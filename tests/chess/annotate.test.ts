// Tests annotations of a game: comments come back as they were typed, whatever is in them; glyphs,
// arrows, circles and tags are put and taken away; the moves stay as they are.

import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import {
	comment,
	commentAt,
	placeBefore,
	retag,
	toggleArrow,
	toggleCircle,
	toggleGlyph,
} from "../../src/chess/annotate.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { packing, unpacking } from "../../src/chess/pack/packGame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { decodeComment, encodeComment } from "../../src/chess/pgn/write/commentText.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { finish } from "../../src/chess/work.ts";
import { seededTest } from "../support/seeded.ts";
import { randomGame } from "../support/trees.ts";

function read(text: string): Game {
	const pieces = splitPgn(text);
	expect(pieces).toHaveLength(1);
	const [piece] = pieces;
	if (piece === undefined) throw new Error("No game");
	return readGame(text, piece);
}

const GAME = read("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 Nc6 *");

const again = (game: Game) => read(formatPgn(game));
const inLines = (game: Game) => read(formatPgn(game, { maxWidth: 80 }));
const linked = (game: Game) => read(finish(unpacking(finish(packing(game)))));

const HOSTILE = [
	"braces { inside } and }{ about",
	"a line\nand another\n\nand a third\n with blanks \n around",
	"[%clk 1:00:00] [%csl Ge4] [%cal Ge2e4] [%eval 3] [% nothing ]",
	'<script>alert("x")</script> <img src=x onerror=alert(1)> &amp;',
	'] ) ( [ ; % $1 ! ?? 1-0 * 1. e4 ~ \\ "',
	'; to the end\n% of the line\n[Event "another"]\n\n1. d4 *',
	"emoji 👩‍👩‍👧‍👦 ♔♚ 🏳️‍🌈, עברית عربى, \u202eturned\u202c, zero\u200bwidth",
	"a word\u2060joiner, (\u2060, )\u2060\u2060, {\u2060, [\u2060%",
	"two  blanks   and\ttabs",
	"blanks\u00a0 \u2028 of \u3000 other kinds ".repeat(20).trim(),
	"\u000e\u0012\u001e control",
];

describe("a comment comes back from PGN and from a link", () => {
	test.each(HOSTILE)(
		"the comment %j comes back from PGN and from a link as it was typed",
		(text) => {
			for (const frame of [0, 1, 3, 5] as Frame[]) {
				const { game } = comment(GAME, { frame, part: "after" }, text);
				for (const back of [again(game), inLines(game), linked(game)]) {
					expect(commentAt(back, { frame, part: "after" })).toBe(text);
					expect(back.positions).toHaveLength(GAME.positions.length);
					expect(back.tags).toEqual(GAME.tags);
					expect(back.warnings).toEqual([]);
				}
			}
		},
	);

	test("comments before the first move of a variation and after a variation come back", () => {
		for (const sans of [
			["e4", "c5"],
			["e4", "e5", "Nf3"],
		]) {
			const frame = frameOn(...sans);
			const place = placeBefore(GAME, frame);
			expect(place).toEqual({ frame, part: "before" });
			for (const text of HOSTILE) {
				expect(commentAt(again(comment(GAME, place, text).game), place)).toBe(text);
			}
		}
	});

	test("a comment of a megabyte comes back", () => {
		const text = "All work and no play. ".repeat(48_000).trim();
		const { game } = comment(GAME, { frame: 1 as Frame, part: "after" }, text);
		expect(commentAt(again(game), { frame: 1 as Frame, part: "after" })).toBe(text);
	});

	seededTest("a comment of any characters comes back", 41, (next) => {
		const letters = 'ab {}[]()%;\n\u2060\u2060$"\\~1.\ud83d\ude00é';
		for (let count = 0; count < 400; count++) {
			const text = Array.from({ length: 12 }, () =>
				letters.charAt(Math.floor(next() * letters.length)),
			)
				.join("")
				.replace(/\p{Surrogate}/gu, "")
				.trim();
			expect(decodeComment(encodeComment(text))).toBe(text);
			const { game } = comment(GAME, { frame: 2 as Frame, part: "after" }, text);
			expect(commentAt(again(game), { frame: 2 as Frame, part: "after" })).toBe(text);
		}
	});

	test("other readers understand the moves, and a written comment stays a comment", () => {
		for (const text of HOSTILE) {
			const { game } = comment(GAME, { frame: 1 as Frame, part: "after" }, text);
			const chess = new Chess();
			chess.loadPgn(formatPgn(game));
			expect(chess.history()).toEqual(["e4", "e5", "Nf3", "Nc6"]);
			const [said] = chess.getComments();
			expect(decodeComment(said?.comment ?? "")).toBe(text);
		}
	});
});

function frameOn(...sans: string[]): Frame {
	return sans.reduce<Frame>((at, san) => {
		const found = positionAt(GAME, at).next.find(
			(child) => positionAt(GAME, child).move?.san === san,
		);
		if (found === undefined) throw new Error(san);
		return found;
	}, 0 as Frame);
}

test("a comment before a move is stored after the move before it where PGN has no other place", () => {
	expect(placeBefore(GAME, frameOn("e4"))).toEqual({ frame: 0, part: "after" });
	expect(placeBefore(GAME, frameOn("e4", "e5"))).toEqual({ frame: frameOn("e4"), part: "after" });
});

test("writing a comment shares the unchanged moves and leaves the old game as it was", () => {
	const { game } = comment(GAME, { frame: 1 as Frame, part: "after" }, "new");
	expect(game.placements).toBe(GAME.placements);
	expect(game.positions[2]).toBe(GAME.positions[2]);
	expect(positionAt(GAME, 1 as Frame).notes.after).toBe("");
});

test("a move has one symbol that judges it and any number of others, and choosing one twice removes it", () => {
	const glyphs = (...nags: number[]) =>
		positionAt(
			nags.reduce((game, nag) => toggleGlyph(game, 1 as Frame, nag).game, GAME),
			1 as Frame,
		).notes.nags;
	expect(glyphs(1, 14)).toEqual([1, 14]);
	expect(glyphs(1, 14, 4)).toEqual([4, 14]);
	expect(glyphs(1, 14, 1)).toEqual([14]);
	expect(glyphs(14, 36)).toEqual([14, 36]);
});

test("drawing an arrow or circle again in another colour recolours it, in the same colour removes it", () => {
	const [from, to] = [squareNamed("e2"), squareNamed("e4")];
	const arrow = (game: Game, colour: string) =>
		toggleArrow(game, 1 as Frame, { colour, from, to }).game;
	const circle = (game: Game, colour: string) =>
		toggleCircle(game, 1 as Frame, { colour, square: to }).game;
	const drawn = circle(arrow(GAME, "G"), "R");
	expect(formatPgn(drawn)).toContain("1. e4 {[%csl Re4] [%cal Ge2e4]}");
	expect(formatPgn(arrow(drawn, "B"))).toContain("[%cal Be2e4]");
	expect(formatPgn(circle(arrow(drawn, "G"), "R"))).toBe(formatPgn(GAME));
	expect(positionAt(again(drawn), 1 as Frame).notes).toEqual(positionAt(drawn, 1 as Frame).notes);
});

test("game details come back as they were typed, and the result follows its tag", () => {
	const tags = new Map([
		["White", 'The "best" \\ [2020] ] % {x} <b>&amp;'],
		["Event", "עברית 👩‍👩‍👧 \u202e"],
		["My.own-tag_1", "]"],
		["Result", "1/2-1/2"],
	]);
	const { game } = retag(GAME, tags, 0 as Frame);
	expect(game.result).toBe("1/2-1/2");
	for (const back of [again(game), linked(game)]) {
		expect(back.tags).toEqual(tags);
		expect(back.result).toBe("1/2-1/2");
	}
});

seededTest("a game with random annotations reads back the same", 5, (next) => {
	for (let count = 0; count < 20; count++) {
		let game = randomGame(next);
		const pick = (limit: number) => Math.floor(next() * limit);
		for (let step = 0; step < 15; step++) {
			const frame = pick(game.positions.length) as Frame;
			const text = HOSTILE[pick(HOSTILE.length)] ?? "";
			const place = next() < 0.5 ? placeBefore(game, frame) : { frame, part: "after" as const };
			({ game } = comment(game, place, text));
		}
		expect(told(again(game))).toEqual(told(game));
	}
});

/** All comments of a tree, whatever its frames are numbered. */
function told(game: Game, frame = 0 as Frame): unknown {
	const { notes, next } = positionAt(game, frame);
	return [notes.before, notes.after, next.map((child) => told(game, child))];
}
