// What the engine says on the board while it follows the game.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { VIEW } from "../../../src/engine/settings.ts";
import { bestMoveAt, verdictsOf } from "../../../src/features/engine/findings.ts";
import type { Known } from "../../../src/session/engine/known.ts";
import { keyOf } from "../../../src/session/engine/written.ts";
import { opened } from "../../support/opened.ts";

const { game } = opened("1. f3 e5 2. g4 Qh4# *");

/** Centipawns after each ply, and the move that the engine would play there. */
const FOUND = [
	[20, "e2e4"],
	[-80, "e7e5"],
	[-90, "e2e4"],
	[-900, "d8h4"],
] as const;

const knownAfter = (nodes: number, found: readonly (readonly [number, string])[] = FOUND) =>
	new Map(
		found.map(([cp, move], frame): [string, Known] => [
			keyOf(positionAt(game, frame as Frame).fen),
			{ cp, mate: null, depth: 20, nodes, lines: [{ cp, mate: null, moves: [move] }] },
		]),
	);

test("the best move is shown as an arrow in its own position, once the engine has found it", () => {
	const known = knownAfter(VIEW.nodes);
	expect(bestMoveAt(game, 3 as Frame, known)).toEqual({
		frame: 3,
		arrows: [{ from: squareNamed("d8"), to: squareNamed("h4"), colour: "B" }],
	});
	expect(bestMoveAt(game, 4 as Frame, known)).toBeUndefined();
});

test("losing moves have the marks of Lichess once both positions were searched long enough", () => {
	const found = verdictsOf(game, knownAfter(VIEW.nodes), undefined);
	expect([...found]).toEqual([
		[1, "?!"],
		[3, "??"],
	]);
	expect(verdictsOf(game, knownAfter(VIEW.nodes - 1), undefined).size).toBe(0);
});

test("the engine's first choice has no mark, whatever the two searches say", () => {
	const [first, ...rest] = FOUND;
	const known = knownAfter(VIEW.nodes, [[first[0], "f2f3"], ...rest]);
	expect(verdictsOf(game, known, undefined).has(1 as Frame)).toBe(false);
});

test("a symbol of the file takes precedence over the mark of the review, and that over the engine's", () => {
	const noted = opened("1. f3! e5 2. g4 Qh4# *").game;
	const known = knownAfter(VIEW.nodes);
	const signs = new Map([[2 as Frame, { code: "only" as const }]]);
	const found = verdictsOf(noted, known, { game: noted, signs, moments: 1 });
	expect([...found]).toEqual([
		[1, "!"],
		[2, "!"],
	]);
});
