// The sentences of mistakes, by kind of reason.

import { expect, test } from "vitest";
import { type Piece, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { mistakeWords } from "../../src/messages/en/panels/mistakes.ts";
import type { Mistake, Placed, Reason, Win } from "../../src/review/mistakes/reason.ts";

const on = (name: string): Placed => ({
	piece: pieceLettered(name.charAt(0)),
	square: squareNamed(name.slice(1)),
});

const NOTHING = pieceLettered("") as Piece;

const mistake = (reason: Reason, facts: Partial<Mistake> = {}): Mistake => ({
	ply: 43,
	move: "22.O-O",
	side: WHITE,
	to: squareNamed("g1"),
	mark: "??",
	before: 40,
	after: -320,
	best: "22.Ba4",
	reply: ["22...Bxb3", "23.axb3", "23...Qxd4"],
	better: ["22.Ba4"],
	reasons: [reason],
	isKept: false,
	loss: 0.6,
	...facts,
});

const HANGING = {
	kind: "hanging",
	squares: [squareNamed("b3")],
	by: ["22...Bxb3"],
	gain: 3,
	target: on("Bb3"),
	price: NOTHING,
	isGuarded: false,
} as const satisfies Win;

const FORK = {
	kind: "fork",
	squares: [],
	by: ["22...Nc2+"],
	later: "23...Nxa1",
	gain: 5,
	targets: [on("Ke1"), on("Ra1")],
} as const satisfies Win;

const said = (reason: Reason, facts: Partial<Mistake> = {}) =>
	mistakeWords.mistake(mistake(reason, facts));

test("what hangs, and what kept it", () => {
	const reason = { ...HANGING, of: "reply" } as const;
	expect(said(reason, { isKept: true })).toBe(
		"22.O-O left the bishop on b3 hanging: 22...Bxb3 wins it. 22.Ba4 kept it.",
	);
	expect(
		said({ ...reason, price: pieceLettered("n") }, { move: "22.Bb3", to: on("Bb3").square }),
	).toBe(
		"22.Bb3 put the bishop on b3, where 22...Bxb3 wins it for a knight. 22.Ba4 kept the game level.",
	);
	expect(said({ ...reason, isGuarded: true, gain: 1 }, { before: 400 })).toBe(
		"22.O-O allowed 22...Bxb3, which takes the bishop on b3 and wins 1 point. 22.Ba4 kept a winning position.",
	);
});

test("two at once, allowed and missed", () => {
	expect(said({ ...FORK, of: "reply" })).toBe(
		"22.O-O allowed 22...Nc2+, which attacks both the king and the rook on a1, and then 23...Nxa1. 22.Ba4 kept the game level.",
	);
	expect(said({ kind: "missed", squares: [], win: HANGING, isTakingBack: false })).toBe(
		"22.O-O missed 22...Bxb3, which wins the bishop on b3.",
	);
	expect(said({ kind: "missed", squares: [], win: HANGING, isTakingBack: true })).toBe(
		"22.O-O did not take back with 22...Bxb3.",
	);
});

test("mates", () => {
	const mate = { kind: "mate", squares: [], how: "allowed", moves: 3, by: "22...Qh3" } as const;
	expect(said(mate)).toBe(
		"22.O-O allowed mate in 3, which begins with 22...Qh3. 22.Ba4 kept the game level.",
	);
	expect(said({ ...mate, how: "missed", moves: 1, by: "22.Qh7#" })).toBe("22.O-O missed 22.Qh7#.");
});

test("squares, and lines without a reason", () => {
	const square = squareNamed("d4");
	expect(said({ kind: "square", squares: [square], square, by: ["22...Nd4"] })).toBe(
		"22.O-O let go of d4: 22...Nd4 lands there, and Black is winning. 22.Ba4 kept the game level.",
	);
	expect(said({ kind: "line", squares: [] }, { before: -310 })).toBe(
		"After 22.O-O comes 22...Bxb3 23.axb3 Qxd4, and Black is still winning. 22.Ba4 was better.",
	);
	expect(said({ kind: "line", squares: [] }, { best: undefined, reply: [] })).toBe(
		"After 22.O-O Black is winning. Before it the game was level.",
	);
});
