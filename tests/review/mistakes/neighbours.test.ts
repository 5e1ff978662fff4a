// Mistakes that follow one another know each other's reasons.

import { expect, test } from "vitest";
import { NO_PIECE, otherSide, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { withNeighbours } from "../../../src/review/causes/neighbours.ts";
import type { Mistake, Reason, Win } from "../../../src/review/mistakes/reason.ts";

const square = squareNamed("f4");
const LINE: Reason = { kind: "line", squares: [] };

const wins = (name: string): Win => ({
	kind: "hanging",
	squares: [square],
	by: [name],
	gain: 3,
	target: { piece: 3 as never, square },
	price: NO_PIECE,
	isGuarded: false,
	ending: undefined,
});

const missed = (name: string): Reason => ({
	kind: "missed",
	squares: [square],
	win: wins(name),
	isTakingBack: false,
});

const mistake = (ply: number, best: string, reply: string, reason: Reason): Mistake => ({
	ply,
	move: "",
	side: ply % 2 === 1 ? WHITE : otherSide(WHITE),
	to: square,
	mark: "??",
	before: 0,
	after: -400,
	best,
	reply: [reply],
	better: [best],
	reasons: [reason],
	isKept: false,
	does: undefined,
	loss: 0.6,
	shown: { moves: 1, wins: undefined },
});

const firstOf = (found: readonly Mistake[], ply: number) =>
	found.find((one) => one.ply === ply)?.reasons[0];

test("what a mistake allowed is also what the reply missed", () => {
	const allowed: Reason = { ...wins("21...Nxf4"), of: "reply" };
	const found = withNeighbours([
		mistake(41, "21.Kb1", "21...Nxf4", allowed),
		mistake(42, "21...Nxf4", "22.g3", LINE),
	]);
	expect(firstOf(found, 42)).toMatchObject({ kind: "missed", win: { by: ["21...Nxf4"] } });
});

test("what the reply missed is also what the mistake before it allowed", () => {
	const found = withNeighbours([
		mistake(41, "21.Kb1", "21...Nxf4", LINE),
		mistake(42, "21...Nxf4", "22.g3", missed("21...Nxf4")),
	]);
	expect(firstOf(found, 41)).toMatchObject({ kind: "hanging", of: "reply" });
});

test("a mistake whose line begins with another move keeps its own reason", () => {
	const found = withNeighbours([
		mistake(41, "21.Kb1", "21...Qe7", LINE),
		mistake(42, "21...Nxf4", "22.g3", missed("21...Nxf4")),
	]);
	expect(firstOf(found, 41)).toEqual(LINE);
});

test("the same chance missed twice is described as missed again", () => {
	const found = withNeighbours([
		mistake(42, "21...Nxf4", "22.g3", missed("21...Nxf4")),
		mistake(44, "22...Nxf4", "23.g3", missed("22...Nxf4")),
	]);
	expect(firstOf(found, 42)).not.toHaveProperty("isAgain");
	expect(firstOf(found, 44)).toMatchObject({ isAgain: true });
});
