// Rows of positions, read back by a database that has nothing of ours.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
import { Study } from "../../src/aggregate/study.ts";
import { Rows } from "../../src/cli/study/rows.ts";
import { GameReader } from "../../src/reader/gameReader.ts";
import { testReader } from "../support/core.ts";
import { games } from "../support/games.ts";

const folder = mkdtempSync(join(tmpdir(), "rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

const text = `${games
	.map(({ moves }, index) => `[White "${index}"]\n[WhiteElo "27${index}0"]\n\n${moves} 1-0\n\n`)
	.join(
		"",
	)}[White "faulty"]\n[FEN "4k3/8/8/8/8/8/4p3/4K3 b - - 0 1"]\n\n1... Kd7 2. Kxe2 Kd6 3. Ke5 *\n`;

function written(plies = { from: 0, to: Number.POSITIVE_INFINITY }) {
	const path = join(folder, `${plies.from}.parquet`);
	const module = testReader();
	const rows = new Rows(module, path);
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

test("the sums of the rows are those of the document", async () => {
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

test("a row has its game, players and ratings; the same position has the same number", async () => {
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
		eco: null,
	});
	expect(rows[9]).toMatchObject({ game: 4, ply: 0, white: "faulty", result: "*" });
	// All three begin with e4 and go on in three ways; the fourth is another altogether.
	expect(rows[4]?.position).toBe(rows[1]?.position);
	expect(new Set(rows.map(({ position }) => position)).size).toBe(1 + 1 + 3 + 3);
});
