// square-control games, as a program; and agreement with other readers, where their files are
// beside the project.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeText } from "../../src/chess/decode.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { PgnError } from "../../src/chess/pgn/gameFault.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { eachGame } from "../../src/cli/eachGame.ts";
import { gamesOf } from "../../src/games/reader/gameRecords.ts";
import { positionsOf } from "../../src/package/gamePositions.ts";
import { atRoot, testReader } from "../support/core.ts";
import { buildPrograms, PROGRAM } from "../support/program.ts";

function tell(input: string | Buffer, ...args: string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, "games", ...args], {
		input,
		encoding: "utf8",
		maxBuffer: 2 ** 28,
	});
	const lines = stdout.split("\n").filter((line) => line !== "");
	return { games: lines.map((line) => JSON.parse(line)), stderr, status };
}

beforeAll(buildPrograms, 300_000);

test("games prints a line for each game with its result, variations, warnings and control", () => {
	const { games, stderr, status } = tell(
		'[White "Ä"]\n[Foo "x"]\n\n1. e4 (1. d4) e5 1-0\n\n[White "b"]\n\n1. d4\nQz9 *\n\n[Variant "Atomic"]\n\n1. e4 *\n',
	);
	expect([stderr, status]).toEqual(["", 1]);
	expect(games).toEqual([
		{
			id: expect.any(Number),
			game: 1,
			tags: { White: "Ä", Foo: "x" },
			plies: 2,
			start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
			end: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
			result: "1-0",
			variations: 1,
			warnings: ['line 2, column 1: Tag "Foo" (value "x") is not known'],
			control: expect.stringMatching(/^[nwbc]{64}$/),
		},
		expect.objectContaining({
			game: 2,
			error: "line 9, column 1: Invalid move in PGN: Qz9",
			plies: 1,
			end: "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1",
		}),
		{
			id: expect.any(Number),
			game: 3,
			error: "This variant is not supported: Atomic",
			tags: { Variant: "Atomic" },
		},
	]);
});

test("games prints a table, or the letters of each last position", () => {
	const text =
		'[White "Ä, \\"B\\""]\n[Black "=1+1"]\n\n1. e4 e5 1-0\n\n[Variant "Atomic"]\n\n1. e4 *\n';
	const lines = (format: string) =>
		spawnSync(process.execPath, [PROGRAM, "games", "--format", format], {
			input: text,
			encoding: "utf8",
		}).stdout.split("\n");
	const [letters = ""] = lines("letters");
	expect(letters).toMatch(/^[nwbc]{64}$/);
	expect(lines("letters")).toEqual([letters, "", ""]);
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
	const end = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
	expect(lines("csv")).toEqual([
		"id,file,game,date,event,site,white,black,white_elo,black_elo,eco,time_control,result,plies,variations,start,end,control,error",
		expect.stringMatching(/^\d+,,1,/),
		expect.stringMatching(/^\d+,,2,,,,,,,,,,,,,,,,This variant is not supported: Atomic$/),
		"",
	]);
	expect(lines("csv")[1]?.replace(/^\d+/, "")).toBe(
		`,,1,,,,"Ä, ""B""",'=1+1,,,,,1-0,2,0,${start},${end},${letters},`,
	);
});

test("games ends with status 0 if all games could be read, and reports an input without games", () => {
	expect(tell("1. e4 *\n")).toMatchObject({ stderr: "", status: 0 });
	expect(tell(" \n")).toEqual({ games: [], stderr: "The input is empty\n", status: 0 });
	const none = { games: [], stderr: "There is no game in the input\n", status: 1 };
	expect(tell("hello\n")).toEqual(none);
});

test("games reads UTF-8, UTF-16 and Latin-1", () => {
	for (const encoding of ["utf8", "utf16le", "latin1"] as const) {
		const mark = encoding === "latin1" ? "" : "\uFEFF";
		const { games } = tell(Buffer.from(`${mark}[White "Köln"]\n\n1. e4 *\n`, encoding));
		expect(games[0]?.tags.White).toBe("Köln");
	}
});

test("games reads a long file within a small heap, and line numbers stay right", () => {
	const one = '[White "a"]\n\n1. e4 e5 *\n\n';
	const text = `${one.repeat(40_000)}[White "z"]\n\n1. Qz9 *\n`;
	const { stdout, status } = spawnSync(
		process.execPath,
		["--max-old-space-size=32", PROGRAM, "games"],
		{ input: text, encoding: "utf8", maxBuffer: 2 ** 28 },
	);
	expect(status).toBe(1);
	const lines = stdout.trim().split("\n");
	expect(lines).toHaveLength(40_001);
	expect(JSON.parse(lines[40_000] ?? "").error).toBe(
		"line 160003, column 4: Invalid move in PGN: Qz9",
	);
});

test("games prints the first line long before it has read the last game", async () => {
	// Without tags, all games of a stretch are the careful loader's.
	const one = "1. e4 e5 2. Nf3 Nc6 *\n\n";
	const inputOf = async function* (count: number) {
		yield Buffer.from(one.repeat(count));
	};
	let games = 0;
	const batches = gamesOf(testReader(), inputOf(12_000), () => games++);
	expect((await batches.next()).value).toEqual([0]);
	expect(games).toBe(1);
	// All are there in the end, however the reader is asked.
	for (const read of [
		eachGame(inputOf(100), ({ number }) => number),
		positionsOf(testReader(), inputOf(100)),
	]) {
		let found = 0;
		for await (const batch of read) found += batch.length;
		expect(found).toBe(100);
	}
});

test("games ends without an error when its reader stops reading", async () => {
	const child = spawn(process.execPath, [PROGRAM, "games"]);
	child.stdin.on("error", () => {}).write('[White "a"]\n\n1. e4 e5 *\n\n'.repeat(40_000));
	let errors = "";
	child.stderr.on("data", (more) => {
		errors += more;
	});
	child.stdout.once("data", () => child.stdout.destroy());
	const status = await new Promise((resolve) => child.on("close", resolve));
	expect([status, errors]).toEqual([0, ""]);
});

test("games reports a file that does not exist", () => {
	const { stderr, status } = tell("", "nowhere.pgn");
	expect(stderr).toContain("nowhere.pgn");
	expect(status).toBe(2);
});

// Files of all kinds with what another reader makes of them: beside the project where there are
// any.
const folder = atRoot("../shared/data/pgn");
const files = existsSync(folder)
	? readdirSync(folder).filter((name) => name.endsWith(".pgn") && name !== "multi-big-caruana.pgn")
	: [];

/** Damaged on purpose, and read by us in another way that can be defended. */
const OURS = new Set(["broken-cut-tag-a.pgn", "broken-pychess.pgn", "plain-samplegame-throw.pgn"]);

describe.runIf(files.length > 0)("games are read as another reader reads them:", () => {
	test.each(files.filter((name) => !OURS.has(name)))("%s", (name) => {
		const expectation = `${folder}/${name.replace(".pgn", ".expected.json")}`;
		if (!existsSync(expectation)) return;
		const { list } = JSON.parse(readFileSync(expectation, "utf8"));
		const text = decodeText(readFileSync(`${folder}/${name}`));
		const pieces = splitPgn(text);
		expect(pieces).toHaveLength(list.length);
		pieces.forEach((piece, index) => {
			const row = list[index];
			if (row === null) return;
			let game: Game;
			try {
				game = readGame(text, piece);
			} catch (error) {
				expect(error).toBeInstanceOf(PgnError);
				expect(row[3]?.variant, String(error)).toBeDefined();
				return;
			}
			const { fen } = positionAt(game, game.plies as Frame);
			expect([game.plies, fen, game.result]).toEqual(row.slice(0, 3));
		});
	});
});
