// Files that programs write: no game is lost to them, and none appears in part.

import { spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildPrograms, PROGRAM } from "../support/program.ts";

const GAMES = '[White "Anna"]\n\n1. e4 e5 1-0\n\n';
const root = mkdtempSync(join(tmpdir(), "written-"));
let folder = root;

afterAll(() => rmSync(root, { recursive: true }));
beforeAll(buildPrograms, 300_000);
beforeEach(() => {
	folder = mkdtempSync(join(root, "case-"));
	writeFileSync(join(folder, "games.pgn"), GAMES);
});

function study(args: readonly string[], options: object = { input: "" }) {
	return spawnSync(process.execPath, [PROGRAM, "study", ...args], {
		cwd: folder,
		encoding: "utf8",
		...options,
	});
}

const read = (name: string) => readFileSync(join(folder, name), "latin1");

test.each([
	["the same file", () => "games.pgn"],
	["another way to it", () => "./x/../games.pgn"],
	["a link", () => symlinkSync("games.pgn", join(folder, "link"))],
	["a second name", () => linkSync(join(folder, "games.pgn"), join(folder, "link"))],
])("rows never replace the games that are read: %s", (_, make) => {
	mkdirSync(join(folder, "x"));
	const { stdout, stderr, status } = study(["--rows", make() ?? "link", "games.pgn"]);
	expect([stdout, status, stderr]).toEqual(["", 2, expect.stringContaining(" is read: it cannot")]);
	expect(read("games.pgn")).toBe(GAMES);
	expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("study --rows refuses to write to its own input, a file of another kind, or a folder", () => {
	const input = { stdio: [openSync(join(folder, "games.pgn"), "r"), "pipe", "pipe"] };
	expect(study(["--rows", "games.pgn"], input).stderr).toContain("games.pgn is standard input");
	const { stderr, status } = study(["--rows", "games.pgn"]);
	expect([status, stderr]).toEqual([
		2,
		expect.stringContaining("games.pgn is there already and is no Parquet file: it stays as it is"),
	]);
	expect(study(["--rows", "."]).status).toBe(2);
	expect(read("games.pgn")).toBe(GAMES);
	expect(readdirSync(folder)).toEqual(["games.pgn"]);
});

test("study --rows replaces an older file of rows, keeps its permissions, and follows a link", () => {
	const args = ["--rows", "link", "games.pgn"];
	writeFileSync(join(folder, "rows.parquet"), "PAR1 older");
	chmodSync(join(folder, "rows.parquet"), 0o600);
	symlinkSync("rows.parquet", join(folder, "link"));
	expect(study(args).status).toBe(0);
	expect(readlinkSync(join(folder, "link"))).toBe("rows.parquet");
	expect(read("rows.parquet")).toMatch(/^PAR1.*PAR1$/s);
	expect(statSync(join(folder, "rows.parquet")).mode & 0o777).toBe(0o600);
	// An empty file, as mktemp makes one, has nothing to lose.
	writeFileSync(join(folder, "rows.parquet"), "");
	expect(study(args).status).toBe(0);
	expect(readdirSync(folder).sort()).toEqual(["games.pgn", "link", "rows.parquet"]);
});

test("a study that fails keeps the older file and leaves no other file behind", () => {
	writeFileSync(join(folder, "rows.parquet"), "PAR1 older");
	const cut = gzipSync(GAMES.repeat(1000)).subarray(0, -20);
	writeFileSync(join(folder, "cut.pgn.gz"), cut);
	expect(study(["--rows", "rows.parquet", "cut.pgn.gz"]).status).toBe(2);
	expect(read("rows.parquet")).toBe("PAR1 older");
	expect(readdirSync(folder)).toEqual(["cut.pgn.gz", "games.pgn", "rows.parquet"]);
});

test("study --rows names the folder that does not exist", () => {
	for (const path of ["nopath/x.parquet", "games.pgn/x.parquet"]) {
		const { stdout, stderr, status } = study(["--rows", path, "games.pgn"]);
		const folderName = path.slice(0, path.indexOf("/"));
		expect([stdout, status]).toEqual(["", 2]);
		expect(stderr).toContain(`There is no folder ${folderName}: ${path} cannot be written`);
	}
});

/** A study of standard input, begun: far more than a pipe holds has been taken. */
async function begunStudy() {
	const child = spawn(process.execPath, [PROGRAM, "study", "--rows", "rows.parquet"], {
		cwd: folder,
	});
	let [told, errors] = ["", ""];
	child.stdout.on("data", (more) => {
		told += more;
	});
	child.stderr.on("data", (more) => {
		errors += more;
	});
	const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
	child.stdin.on("error", () => {});
	await new Promise<void>((resolve) => child.stdin.write(GAMES.repeat(9000), () => resolve()));
	return { child, ended, said: () => ({ told, errors }) };
}

test("a study that is stopped prints its sums so far and keeps the older file", async () => {
	writeFileSync(join(folder, "rows.parquet"), "PAR1 older");
	const { child, ended, said } = await begunStudy();
	child.kill("SIGINT");
	expect(await ended).toBe(130);
	const { told, errors } = said();
	const { games } = JSON.parse(told);
	expect(games).toBeGreaterThan(0);
	expect(errors).toBe(
		`The sums are those of ${games} games, not of all\nrows.parquet is not written, since rows would be missing\n`,
	);
	expect(read("rows.parquet")).toBe("PAR1 older");
	expect(readdirSync(folder)).toEqual(["games.pgn", "rows.parquet"]);
});

test.each([["SIGTERM"], ["SIGINT", "SIGINT"]] as const)(
	"a study ended by %s keeps the older file, too",
	async (...signals) => {
		const { child, ended } = await begunStudy();
		expect(readdirSync(folder)).toHaveLength(2);
		for (const signal of signals) child.kill(signal);
		await ended;
		const drafts = readdirSync(folder).filter((name) => name.endsWith(".part"));
		expect(drafts).toEqual([]);
	},
);
