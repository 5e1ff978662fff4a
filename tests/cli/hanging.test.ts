// square-control hanging, as a program. How it streams is told of control, which goes the same way.

import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { buildPrograms, PROGRAM } from "../support/program.ts";

const BISHOP_AND_PAWN = "4k3/8/8/5b2/8/2p5/8/2R1KR2";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

function hanging(input: string, ...more: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, "hanging", ...more], {
		input,
		encoding: "utf8",
	});
	return { stdout, stderr, status };
}

beforeAll(buildPrograms, 300_000);

test("hanging lists hanging pieces by what taking them wins, greatest first, or a dash", () => {
	expect(hanging(`${BISHOP_AND_PAWN} w - - 0 1\n${START} b KQkq - 0 1\n${START} w\n`)).toEqual({
		stdout: "f5:3 c3:1\n-\n-\n",
		stderr: "",
		status: 0,
	});
});

test("hanging prints an empty line for a position that cannot be read, and goes on with the others", () => {
	expect(hanging(`${START}\nnonsense\n${START} x\n${START} w - e9\n${START} w`)).toEqual({
		stdout: "\n\n\n\n-\n",
		stderr: [
			"line 1: Invalid FEN: side-to-move is invalid\n",
			"line 2: Invalid FEN: piece data does not contain 8 '/'-delimited rows\n",
			"line 3: Invalid FEN: side-to-move is invalid\n",
			"line 4: Invalid FEN: en-passant square is invalid\n",
		].join(""),
		status: 1,
	});
});

test("hanging keeps the order of answers across batches", () => {
	const lines = Array.from({ length: 2500 }, (_, index) =>
		index % 7 === 0 ? `${BISHOP_AND_PAWN} w - -` : `${START} w - -`,
	);
	const { stdout } = hanging(lines.join("\n"));
	expect(stdout).toBe(lines.map((_, index) => (index % 7 === 0 ? "f5:3 c3:1\n" : "-\n")).join(""));
});

test("hanging prints the same as JSON lines and as a table", () => {
	const fen = `${BISHOP_AND_PAWN} w - - 0 1`;
	expect(
		hanging(`${fen}\nx\n`, "--format", "jsonl")
			.stdout.trim()
			.split("\n")
			.map((line) => JSON.parse(line)),
	).toEqual([
		{
			fen,
			hanging: [
				{ square: "f5", gain: 3 },
				{ square: "c3", gain: 1 },
			],
		},
		{ fen: "x", error: expect.stringContaining("Invalid FEN") },
	]);
	expect(hanging(`${fen}\nx,\n`, "--format=csv").stdout).toBe(
		`fen,hanging,error\n${fen},f5:3 c3:1,\n"x,",,Invalid FEN: piece data does not contain 8 '/'-delimited rows\n`,
	);
});
