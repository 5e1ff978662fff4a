// square-control find, as a program.

import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { buildPrograms, PROGRAM } from "../support/program.ts";

function find(input: string, ...args: string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, "find", ...args], {
		input,
		encoding: "utf8",
	});
	return { lines: stdout.split("\n").filter((line) => line !== ""), stderr, status };
}

beforeAll(buildPrograms, 300_000);

const GAMES = `[White "A"]

1. Nc3 Nf6 2. Nd5 Ng8 3. Nf3 Nf6 4. Ng1 e6 5. Nxf6 Qxf6 1-0

[White "B"]

1. Nc3 c5 2. Nd5 e6 3. h3 exd5 *

[White "C"]

1. e4 (1. d4) e5 0-1
`;

test("find lists the games with a piece on a square, from which half-move on and for how long", () => {
	const { lines, stderr, status } = find(GAMES, "--piece", "Nd5", "--moves", "2");
	expect([stderr, status]).toEqual(["", 0]);
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{ id: expect.any(Number), game: 1, tags: { White: "A" }, ply: 3, plies: 6 },
	]);
	const outposts = find(GAMES, "--outpost", "Nd5").lines;
	expect(outposts).toEqual([]);
});

test("find counts only positions between two plies when these are given", () => {
	const asked = (...plies: string[]) => {
		const { lines } = find(GAMES, "--piece", "Nd5", "--format", "csv", ...plies);
		return lines.slice(1).map((line) => line.replace(/^\d+,/, ""));
	};
	expect(asked("--from", "5")).toEqual(["1,A,,,,5,4", "2,B,,,,5,1"]);
	expect(asked("--from", "4", "--to", "4")).toEqual(["1,A,,,,4,1", "2,B,,,,4,1"]);
	expect(asked("--to", "2")).toEqual([]);
});

test("find lists games that meet all conditions together, and prints them as a table too", () => {
	const asked = ["--piece", "Nd5", "--square", "e6=black", "--material", "Q1 q1-"];
	const { lines } = find(GAMES, ...asked, "--format", "csv");
	expect(lines.map((line) => line.replace(/^\d+,/, ""))).toEqual([
		"id,game,white,black,result,date,ply,plies",
		...["1,A,,,,3,6", "2,B,,,,3,3"],
	]);
	expect(find(GAMES, "--piece", "Nd5", "--square", "e6=white").lines).toEqual([]);
	expect(find(GAMES, "--piece", "Nd5", "--material", "q0").lines).toEqual([]);
});

test("find numbers games as other tables do, and reports those that cannot be read", () => {
	// The careful loader reads the first, up to a move that is none.
	const text = `[White "0"]\n\n1. Nc3 Nf6 2. Nd5 Ke6 *\n\n${GAMES}`;
	const { lines, stderr, status } = find(text, "--piece", "Nd5");
	const { stdout } = spawnSync(process.execPath, [PROGRAM, "games"], {
		input: text,
		encoding: "utf8",
	});
	const all: { readonly id: number }[] = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(lines.map((line) => JSON.parse(line).id)).toEqual(all.slice(0, 3).map(({ id }) => id));
	expect([stderr, status]).toEqual([
		"game 1: Invalid move in PGN: Ke6 (move 2...)\n1 of 4 games could not be read to their end\n",
		1,
	]);
});

test.each([
	[["--piece", "d5"], '--piece takes pieces on squares such as Nd5, not "d5"'],
	[["--square", "d9=white"], 'such as d4=white, not "d9=white"'],
	[["--material", "K1"], '--material takes numbers of pieces such as "Q0 p5-8", not "K1"'],
	[["--moves", "2"], "One of --piece, --outpost, --square and --material is needed"],
	[
		["--piece", "Nd5", "--moves", "2", "--half-moves", "3"],
		"--moves and --half-moves are not asked together",
	],
] as const)("find refuses %j and says why", (args, fault) => {
	const { lines, stderr, status } = find(GAMES, ...args);
	expect([lines, status]).toEqual([[], 2]);
	expect(stderr).toContain(fault);
});
