// A part of npm run bench: files of many games, read, played and mapped by whole processes, beside
// pgn-extract where that is installed and beside the careful loader. Versions alternate, medians
// count.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { atRoot } from "../../tests/support/core.ts";
import { games } from "../../tests/support/games.ts";

const ROUNDS = 7;
const BYTES = 22_000_000;
/** Games that the careful loader reads: it takes some milliseconds for each. */
const CAREFUL = 150;

/** Debian puts it among the games. */
const OTHERS = ["pgn-extract", "/usr/games/pgn-extract"];

const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Real games where they are beside the project, else three well-known ones; again and again. */
function fileOfGames(): { readonly name: string; readonly text: string } {
	const path = atRoot("../shared/data/pgn/multi-big-caruana.pgn");
	const isThere = existsSync(path);
	const one = isThere
		? readFileSync(path, "latin1")
		: games.map(({ name, moves }) => `[Event "${name}"]\n\n${moves} *\n\n`).join("");
	return {
		name: isThere ? "a player's games" : "three games",
		text: one.repeat(Math.ceil(BYTES / one.length)),
	};
}

/** Seconds of a whole process, or nothing if there is no such program. */
function secondsOf(command: string, args: readonly string[]): number | undefined {
	const started = performance.now();
	const { status, error } = spawnSync(command, args, { stdio: "ignore" });
	return error === undefined && status === 0 ? (performance.now() - started) / 1000 : undefined;
}

/** Seconds that the careful loader would take for the whole. */
function carefulSeconds(text: string): number {
	const beginning = text.slice(0, 500_000);
	const pieces = splitPgn(beginning).slice(0, CAREFUL);
	const started = performance.now();
	for (const piece of pieces) readGame(beginning, piece);
	const read = (pieces.at(-1)?.end ?? 1) / text.length;
	return (performance.now() - started) / 1000 / read;
}

export function benchReaders(): void {
	const { name, text } = fileOfGames();
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const path = join(folder, "games.pgn");
	writeFileSync(path, text, "latin1");
	const study = new URL("../node/study.js", import.meta.url).href;
	const run = `import(${JSON.stringify(study)}).then(({ main }) => main(process.argv.slice(1)))`;
	const ours: number[] = [];
	const theirs: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		ours.push(secondsOf(process.execPath, ["-e", run, "--", "--jobs", "1", path]) ?? Number.NaN);
		for (const program of OTHERS) {
			const seconds = secondsOf(program, ["-r", "-s", path]);
			if (seconds === undefined) continue;
			theirs.push(seconds);
			break;
		}
	}
	rmSync(folder, { recursive: true });
	const size = text.length / 1e6;
	const row = (what: string, seconds: number) =>
		console.log(
			`| ${what} | ${seconds.toFixed(2)} s | ${(size / seconds).toFixed(1)} MB/s | ${(seconds / median(ours)).toFixed(2)} |`,
		);
	console.log(`\n| ${size.toFixed(0)} MB: ${name}, again and again | time | | times ours |`);
	console.log("| --- | ---: | ---: | ---: |");
	row("`npm run -s study`, one thread: read, played, mapped, added up", median(ours));
	if (theirs.length > 0) row("`pgn-extract -r -s`: read and played", median(theirs));
	else console.log("| pgn-extract is not installed | | | |");
	row(`the careful loader, from ${CAREFUL} games`, carefulSeconds(text));
}
