// npm run -s review, as a program. How it reads files is told of games, which goes the same way.

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { atRoot } from "../support/core.ts";

function review(input: string, ...more: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[atRoot("scripts/run.mjs"), "review", ...more],
		{ input, encoding: "utf8" },
	);
	return { stdout, stderr, status };
}

const LEFT = "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. d3 Nxc3 *";

test("a line a game: its plies, and its moments with ply, kind, side, squares, gain, missed and a sentence", () => {
	const { stdout, stderr, status } = review(`${LEFT}\n\n[Event "none"]\n\n*\n`);
	const [first, second] = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect([stderr, status]).toEqual(["", 0]);
	expect(second).toEqual({ game: 2, plies: 0, moments: [] });
	expect([first.game, first.plies]).toEqual([1, 10]);
	expect(first.moments[0]).toEqual({
		ply: 8,
		kind: "missed",
		side: "black",
		squares: ["e4"],
		gain: 3,
		missed: true,
		text: "After 4...h6 the knight on e4 hangs: taking it wins 3 points by exchanges. White played 5.d3 instead.",
	});
});

test("a game that cannot be read has an error, and the others are told", () => {
	const { stdout } = review(`[FEN "nonsense"]\n\n1. e4 *\n\n${LEFT}\n`);
	const [first, second] = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(first.error).toContain("Invalid FEN");
	expect(second.plies).toBe(10);
});
