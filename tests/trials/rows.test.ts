// Rows of positions, read back by a database that has nothing of ours.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
import { gameId } from "../../src/cli/gameFacts.ts";
import { tellGames } from "../../src/cli/games.ts";
import { Rows } from "../../src/cli/study/rows.ts";
import { Study } from "../../src/cli/sums/study.ts";
import { GameReader } from "../../src/games/reader/gameReader.ts";
import { testReader } from "../support/core.ts";
import { examplesIn } from "../support/examples.ts";
import { games } from "../support/games.ts";

const folder = mkdtempSync(join(tmpdir(), "rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

const text = `${games
	.map(
		({ moves }, index) =>
			`[Event "Match"]\n[Site "?"]\n[Date "1985.10.1${index}"]\n[ECO "B44"]\n[TimeControl "40/9000"]\n[White "${index}"]\n[WhiteElo "27${index}0"]\n\n${moves} 1-0\n\n`,
	)
	.join(
		"",
	)}[White "faulty"]\n[FEN "4k3/8/8/8/8/8/4p3/4K3 b - - 0 1"]\n\n1... Kd7 2. Kxe2 Kd6 3. Ke5 *\n`;

function written(plies = { from: 0, to: Number.POSITIVE_INFINITY }, name = `${plies.from}`) {
	const path = join(folder, `${name}.parquet`);
	const module = testReader();
	const rows = new Rows(module, path);
	rows.file = `games/${name}.pgn`;
	const study = new Study(module, {}, plies, rows);
	const reader = new GameReader(module);
	reader.read(new TextEncoder().encode(text), study);
	reader.end(study);
	rows.finish();
	return { path, document: study.finish().document() };
}

async function ask(query: string) {
	const instance = await DuckDBInstance.create(":memory:");
	const connection = await instance.connect();
	const answer = await connection.runAndReadAll(query);
	connection.closeSync();
	instance.closeSync();
	return answer.getRowObjectsJson();
}

const SUMS =
	"sum(white_squares)::int AS white, sum(black_squares)::int AS black, sum(contested_squares)::int AS contested, sum(neutral_squares)::int AS neutral";

test("the sums of the exported rows are those of the document", async () => {
	const { path, document } = written();
	const plies = await ask(
		`SELECT count(*)::int AS positions, ${SUMS} FROM '${path}' GROUP BY ply ORDER BY ply`,
	);
	expect(plies).toEqual(document.plies);
	for (const [index, name] of [
		[0, "a1"],
		[28, "e4"],
		[63, "h8"],
	] as const) {
		const letters = await ask(
			`SELECT substr(control, ${index + 1}, 1) AS letter, count(*)::int AS n FROM '${path}' GROUP BY 1`,
		);
		const counted = Object.fromEntries(letters.map(({ letter, n }) => [letter, n]));
		const { white, black, contested, neutral } = document.squares[name] ?? {};
		expect([counted.w ?? 0, counted.b ?? 0, counted.c ?? 0, counted.n ?? 0]).toEqual([
			white,
			black,
			contested,
			neutral,
		]);
	}
});

test("a row has its game, players and ratings, and equal positions have equal numbers", async () => {
	const { path } = written({ from: 0, to: 2 });
	const rows = await ask(
		`SELECT game, ply, white, white_elo, black_elo, result, eco, position FROM '${path}' ORDER BY game, ply`,
	);
	expect(rows).toHaveLength(12);
	expect(rows[0]).toMatchObject({
		game: 1,
		ply: 0,
		white: "0",
		white_elo: 2700,
		black_elo: null,
		result: "1-0",
		eco: "B44",
	});
	expect(rows[9]).toMatchObject({ game: 4, ply: 0, white: "faulty", result: "*" });
	// All three begin with e4 and go on in three ways; the fourth is another altogether.
	expect(rows[4]?.position).toBe(rows[1]?.position);
	expect(new Set(rows.map(({ position }) => position)).size).toBe(1 + 1 + 3 + 3);
});

test("a row says when, where and how fast the game was played, or null", async () => {
	const { path } = written({ from: 0, to: 0 });
	const [first, , , last] = await ask(`SELECT * FROM '${path}' ORDER BY game`);
	expect(first).toMatchObject({
		file: "games/0.pgn",
		game: 1,
		date: "1985-10-10",
		event: "Match",
		site: null,
		time_control: "40/9000",
	});
	expect(last).toMatchObject({ date: null, event: null, white: "faulty", black: null });
});

test("a game has the number that `games` prints, whatever its line ends, and duplicates have two", async () => {
	const { path } = written({ from: 0, to: 0 });
	const ids = (await ask(`SELECT id FROM '${path}' ORDER BY game`)).map(({ id }) => Number(id));
	const output = new PassThrough();
	const dos = new TextEncoder().encode(text.replaceAll("\n", "\r\n"));
	const told = tellGames(testReader(), Readable.from([dos]), output, "csv", "x");
	const lines = output.setEncoding("utf8").toArray();
	await told;
	output.end();
	const [, ...rows] = (await lines).join("").trim().split("\n");
	expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(ids);
	expect(new Set(ids).size).toBe(4);
	const same = new TextEncoder().encode("1. e4 *");
	expect(gameId(same, 1)).not.toBe(gameId(same, 2));
	const many = Array.from({ length: 100_000 }, (_, number) => gameId(same, number));
	expect(new Set(many).size).toBe(100_000);
	expect(many.every(Number.isSafeInteger)).toBe(true);
});

/** Queries of docs/scale.md for DuckDB. */
const QUERIES = examplesIn("docs/scale.md")
	.filter(({ language, code }) => language === "sql" && code.startsWith("-- DuckDB"))
	.map(({ code }) => code);

test("the queries of the documentation work on the files of a folder", async () => {
	written();
	written({ from: 0, to: Number.POSITIVE_INFINITY }, "1");
	const [byPly = [], byYear = [], most = []] = await Promise.all(
		QUERIES.map((query) => ask(query.replace("rows/*.parquet", join(folder, "[01].parquet")))),
	);
	expect(QUERIES).toHaveLength(3);
	expect(byPly[0]).toMatchObject({ ply: 0, "avg(white_squares)": 22, e4: 0 });
	expect(byYear).toEqual([{ year: "1985", games: "3", e4: expect.any(Number) }]);
	expect(most).toEqual([{ square: expect.stringMatching(/^[a-h][1-8]$/), n: expect.anything() }]);
});
