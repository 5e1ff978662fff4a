// square-control study, as a program.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { progressText } from "../../src/cli/progress.ts";
import { readStudyArgs } from "../../src/cli/study/studyArgs.ts";
import { games } from "../support/games.ts";
import { buildPrograms, PROGRAM } from "../support/program.ts";

const folder = mkdtempSync(join(tmpdir(), "study-"));
afterAll(() => rmSync(folder, { recursive: true }));

function study(args: readonly string[], input: string | Buffer = "") {
	const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, "study", ...args], {
		input,
		encoding: "utf8",
		maxBuffer: 2 ** 28,
	});
	return { stdout, stderr, status };
}

const written = (name: string, content: string | Buffer) => {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
};

const text = games
	.map(({ name, moves }) => `[Event "${name}"]\n[White "${name}"]\n\n${moves} 1-0\n\n`)
	.join("");

beforeAll(buildPrograms, 300_000);

test("study gives the same sums for a file, a packed file, standard input and several workers", () => {
	const path = written("games.pgn", text);
	const { stdout, stderr, status } = study(["--jobs", "1", path]);
	expect([stderr, status]).toEqual(["", 0]);
	const document = JSON.parse(stdout);
	expect(document).toMatchObject({ games: 3, failed: 0, handed: 0, results: { "1-0": 3 } });
	expect(document.plies).toHaveLength(
		1 + Math.max(...games.map(({ moves }) => moves.split(" ").length)),
	);
	expect(document.squares.e4.white + document.squares.e4.black).toBeLessThan(document.positions);
	expect(study(["--jobs", "1"], text).stdout).toBe(stdout);
	expect(study(["--jobs", "3", path]).stdout).toBe(stdout);
	expect(study(["--jobs", "2", written("games.pgn.gz", gzipSync(text))]).stdout).toBe(stdout);
});

test("study ends with status 1 if some games could not be read, and reports an empty input", () => {
	const faulty = `${text}1. e4 Kd4 *\n`;
	for (const more of [["1"], ["2"], ["1", "--answers"], ["2", "--answers"]]) {
		const { stdout, ...rest } = study(["--jobs", ...more], faulty);
		expect(rest).toEqual({
			stderr: "1 of 4 games could not be read to their end\n",
			status: 1,
		});
		expect(JSON.parse(stdout).failed).toBe(1);
	}
	const mine = ["--answers", "--me", "nobody"];
	expect(study(mine, faulty)).toMatchObject({ stderr: "", status: 0 });
	expect(study([])).toMatchObject({ stderr: "The input is empty\n", status: 0 });
	expect(study([], "hello")).toMatchObject({
		stderr: "There is no game in the input\n",
		status: 1,
	});
	expect(study(["--player", "nobody"], text)).toMatchObject({ stderr: "", status: 0 });
});

test("study --merge adds up documents of several files", () => {
	const big = text.repeat(400);
	const half = big.indexOf("[Event", big.length / 2);
	const parts = [big.slice(0, half), big.slice(half)].map((part, index) => {
		const { stdout } = study(["--jobs", "1", written(`part${index}.pgn`, part)]);
		return written(`part${index}.json`, stdout);
	});
	const whole = study(["--jobs", "2"], big).stdout;
	expect(study(["--merge", ...parts]).stdout).toBe(whole);
	expect(JSON.parse(whole).games).toBe(1200);
});

test("study of a packed file that is cut short adds up the games before the cut", () => {
	const many = text.repeat(400);
	const whole = gzipSync(many);
	const before = written("before.pgn", text);
	const cut = written("cut.pgn.gz", whole.subarray(0, whole.length - 3));
	for (const jobs of ["1", "2"]) {
		const { stdout, stderr, status } = study(["--jobs", jobs, before, cut, before]);
		const { games: read } = JSON.parse(stdout);
		expect(status).toBe(2);
		expect(stderr).toBe(
			`${cut}: This file can’t be unpacked: its end is missing\nThe sums are those of ${read} games, not of all\n`,
		);
		// The last game may be cut as well; the file behind is not begun.
		expect(read).toBeGreaterThanOrEqual(1201);
		expect(read).toBeLessThan(1203);
	}
	const { stdout, status } = study(["--answers", cut]);
	expect([status, JSON.parse(stdout).sums.games > 1000]).toEqual([2, true]);
	// Of nothing there are no sums.
	const none = study([written("none.pgn.gz", whole.subarray(0, 20))]);
	expect(none).toMatchObject({ stdout: "", status: 2 });
	expect(none.stderr).not.toContain("sums");
});

test("study prints the sums so far when it is stopped", async () => {
	const child = spawn(process.execPath, [PROGRAM, "study", "--jobs", "1"]);
	let told = "";
	child.stdout.setEncoding("utf8").on("data", (more) => {
		told += more;
	});
	const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
	// Far more than a pipe holds: when it has all been taken, the program is reading.
	await new Promise<void>((resolve) => child.stdin.write(text.repeat(3000), () => resolve()));
	child.kill("SIGINT");
	const status = await ended;
	expect(status).toBe(130);
	const document = JSON.parse(told);
	expect(document.plies[0]?.positions ?? 0).toBe(document.games);
});

test.each([
	[["--colour", "green"], '--colour is white or black, not "green"'],
	[["--result", "won"], "--result won is asked of a --player or a --colour"],
	[["--colour", "white"], "--colour is asked of a --player, or with a --result"],
	[["--after", "soon"], '--after takes a date such as 2024-05-31, not "soon"'],
	[["--jobs", "0"], '--jobs takes a number from 1 on, not "0"'],
	[["--merge"], "--merge takes documents of studies"],
	[["--foo"], "There is no option --foo"],
])("study refuses %j with a sentence that says why", (args, message) => {
	expect(() => readStudyArgs(args)).toThrow(message);
});

test("study accepts years, months and days as dates", () => {
	const { selection } = readStudyArgs(["--after", "2024", "--before", "2024-05"]);
	expect(selection).toEqual({ after: 20240101, before: 20240501 });
});

test("study reports a file that does not exist and a file that is no study", () => {
	expect(study(["nowhere.pgn"])).toMatchObject({ status: 2, stdout: "" });
	const none = written("none.json", "{}");
	expect(study(["--merge", none])).toMatchObject({
		status: 2,
		stderr: `${none} is no document of a study\n`,
	});
});

test("the progress bar shows how many games, how many megabytes, and the time left", () => {
	expect(progressText(1234, 5e6, 20e6, 10)).toBe(
		"[######..................] 1234 games, 5.0 of 20.0 MB, 00:30 left",
	);
	expect(progressText(7, 1e6, 0, 1)).toBe("7 games, 1.0 MB");
});

test("study --format csv has a row for each square, also when it merges documents", () => {
	const json = study([], text).stdout;
	const { stdout, status } = study(["--format", "csv"], text);
	const [heading, ...rows] = stdout.trimEnd().split("\n");
	expect([heading, rows.length, status]).toEqual(["square,white,black,contested,neutral", 64, 0]);
	const { white, black, contested, neutral } = JSON.parse(json).squares.e4;
	expect(rows).toContain(`e4,${white},${black},${contested},${neutral}`);
	const path = written("table.json", json);
	expect(study(["--merge", "--format", "csv", path]).stdout).toBe(stdout);
	for (const [args, message] of [
		[["--answers", "--format", "csv"], "--format csv is not asked of --answers"],
		[["--format", "letters"], '--format is jsonl or csv, not "letters"'],
	] as const) {
		const refused = study(args);
		expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining(message)]);
	}
});
