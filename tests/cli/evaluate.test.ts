// square-control evaluate, as a program, with programs that speak UCI well and badly.

import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINE_FOLDER, ENGINE_SCRIPT } from "../../src/engine/files.ts";
import { atRoot } from "../support/core.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BLACKS = "4k3/8/8/8/8/8/8/4K2R b K - 0 1";
const MATED = "6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1";
const STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

const FAKE = atRoot("tests/support/fakeUci.mjs");

/** The built program by itself: to look whether the build is fresh would take most of the time. */
const BUILT = JSON.stringify(atRoot("build/node/evaluate.js"));
const RUN = `const { main } = await import(${BUILT}); process.exitCode = await main(process.argv.slice(1));`;
const PROGRAM = ["--input-type=module", "--eval", RUN, "--"];

const folder = mkdtempSync(join(tmpdir(), "evaluate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const environment = (mode: string) => ({ ...process.env, FAKE_UCI: mode, VITE_ENGINE: "off" });

function evaluate(input: string, mode = "polite", ...more: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[...PROGRAM, "--engine", FAKE, "--jobs", "2", ...more],
		{ input, encoding: "utf8", env: environment(mode) },
	);
	return { stdout, stderr, status };
}

/** The same while other tests go on: of programs that wait for most of their time. */
function evaluateBeside(input: string, mode: string, ...more: readonly string[]) {
	const child = spawn(process.execPath, [...PROGRAM, "--engine", FAKE, "--jobs", "2", ...more], {
		env: environment(mode),
	});
	const heard = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const) {
		child[name].setEncoding("utf8").on("data", (text: string) => {
			heard[name] += text;
		});
	}
	child.stdin.on("error", () => {});
	child.stdin.end(input);
	return new Promise<{ stdout: string; stderr: string; status: number | null }>((resolve) =>
		child.on("close", (status) => resolve({ ...heard, status })),
	);
}

test("evaluate reports that its input is empty", () => {
	expect(evaluate("")).toEqual({ stdout: "", stderr: "The input is empty\n", status: 0 });
});

const answersIn = (stdout: string) =>
	stdout
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));

/** The engines that fail, by how: the seconds allowed, and what the program says. */
const FAILING = [
	["mute", "1", 'The engine has not sent "uciok" for 1 second'],
	// Time to start on a machine that is busy
	["silent", "8", "The engine has not answered for 9 seconds"],
	["flood", "60", "The engine wrote 100,000 lines without an answer and was stopped"],
	["dies", "60", "The engine stopped or could not be started: exit status 9"],
] as const;

const failed = new Map<string, ReturnType<typeof evaluateBeside>>();

beforeAll(() => {
	// Builds if need be.
	spawnSync(process.execPath, [atRoot("scripts/run.mjs"), "evaluate", "--engine", FAKE], {
		input: "",
		env: { ...process.env, FAKE_UCI: "polite" },
	});
	for (const [mode, seconds] of FAILING) {
		const more = ["--timeout", seconds, "--nodes", "1"];
		failed.set(mode, evaluateBeside(`${START}\n${START}`, mode, ...more));
	}
});

test("evaluate prints one line for each position, scored from White's side and in the order of the input", () => {
	expect(evaluate(`${START}\n${BLACKS}\n${MATED}\n${STALEMATE}\n`)).toEqual({
		stdout: [
			`{"fen":"${START}","depth":3,"cp":20,"mate":null,"best":"a3","line":["a3"]}\n`,
			`{"fen":"${BLACKS}","depth":3,"cp":-5,"mate":null,"best":"Kf8","line":["Kf8"]}\n`,
			`{"fen":"${MATED}","depth":0,"cp":null,"mate":0,"best":null,"line":[]}\n`,
			`{"fen":"${STALEMATE}","depth":0,"cp":0,"mate":null,"best":null,"line":[]}\n`,
		].join(""),
		stderr: "",
		status: 0,
	});
});

test("evaluate prints null and reports the line number for a bad line, and answers the others", () => {
	const crowd = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
	const { stdout, stderr, status } = evaluate(
		`nonsense\n${START}\n\n4k3/8/8/8/8/8/8/4RK2 w - -\n${crowd}\n${"x".repeat(5000)}\n${START}`,
	);
	const [start] = answersIn(evaluate(START).stdout);
	expect(answersIn(stdout)).toEqual([null, start, null, null, null, null, start]);
	expect(stderr.trim().split("\n")).toEqual([
		"line 1: Invalid FEN: must contain six space-delimited fields",
		"line 3: Invalid FEN: must contain six space-delimited fields",
		"line 4: Invalid FEN: the side not to move is in check",
		"line 5: White has more pieces than any game allows",
		"line 6: Invalid FEN: the line is too long",
	]);
	expect(status).toBe(1);
});

const PGN = `[White "A"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[White "B"]\n\n1. e4 Kd4 *\n\n[FEN "x"]\n[SetUp "1"]\n\n1. e4 *\n`;

test("evaluate prints one list of scores for each game, from a file or from standard input", () => {
	const file = join(folder, "games.pgn");
	writeFileSync(file, PGN);
	const { stdout, stderr, status } = evaluate(PGN);
	expect(evaluate("", "polite", file)).toEqual({ stdout, stderr, status });
	const [first, second, third] = answersIn(stdout);
	expect(first.map(({ best }: { best: string | null }) => best)).toEqual([
		...["a3", "Nc6", "f4", "Nc6", null],
	]);
	expect(first[4]).toMatchObject({ mate: 0, cp: null, line: [] });
	expect([second.length, third]).toEqual([2, null]);
	expect(stderr).toContain("game 2: line 7, column 7: Invalid move in PGN: Kd4");
	expect(stderr).toContain("game 3: ");
	expect(status).toBe(1);
});

test("evaluate reads a file of positions, also a packed one", () => {
	const path = join(folder, "positions.txt.gz");
	writeFileSync(path, gzipSync(`${START}\n${BLACKS}\n`));
	const { stdout, stderr, status } = evaluate("", "polite", path);
	expect([stderr, status]).toEqual(["", 0]);
	expect(answersIn(stdout).map(({ fen }) => fen)).toEqual([START, BLACKS]);
});

test("evaluate keeps the order of answers, however many engines work", () => {
	const lines = Array.from({ length: 60 }, (_, n) => (n % 3 === 0 ? BLACKS : START)).join("\n");
	const alone = evaluate(lines, "late", "--jobs", "1");
	expect(answersIn(alone.stdout)).toHaveLength(60);
	expect(evaluate(lines, "late", "--jobs", "3")).toEqual(alone);
});

test("evaluate reports an engine that does not exist and arguments that are wrong", () => {
	const gone = evaluate(START, "polite", "--engine", join(folder, "none"));
	expect([gone.status, gone.stderr]).toEqual([1, expect.stringMatching(/could not be.*ENOENT/)]);
	for (const junk of [["--nodes", "0"], ["--jobs", "x"], ["--help"], ["a.pgn", "b.pgn"]]) {
		const { stdout, stderr, status } = evaluate("", "polite", ...junk);
		expect([stdout, status]).toEqual(["", 2]);
		expect(stderr).toContain("square-control evaluate");
	}
	expect(evaluate("", "polite", join(folder, "none.pgn")).status).toBe(2);
});

const isAlive = (pid: number) => {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A script that starts a program, as engines are often started, and says which process it is. */
function wrapper(): { readonly program: string; pids(): number[] } {
	const program = join(folder, "engine");
	const log = join(folder, `pids${Math.random()}`);
	writeFileSync(
		program,
		`#!/bin/sh\nexec 3<&0\n"${process.execPath}" "${FAKE}" <&3 &\necho $! >> ${log}\nwait\n`,
	);
	writeFileSync(log, "");
	chmodSync(program, 0o755);
	return { program, pids: () => readFileSync(log, "utf8").split("\n").filter(Boolean).map(Number) };
}

test.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM", "EPIPE"] as const)(
	"nothing that was started outlives the program: %s",
	async (how) => {
		const { program, pids } = wrapper();
		const args = [...PROGRAM, "--engine", program, "--jobs", "2"];
		const child = spawn(process.execPath, args, {
			env: environment(how === "EPIPE" ? "polite" : "silent"),
			stdio: ["pipe", "pipe", "ignore"],
		});
		child.stdin.on("error", () => {});
		const ended = new Promise((resolve) => child.on("exit", (status) => resolve(status)));
		child.stdin.write(`${START}\n`.repeat(how === "EPIPE" ? 5000 : 2));
		if (how === "EPIPE") child.stdout.once("data", () => child.stdout.destroy());
		await until(() => pids().length >= 2);
		if (how !== "EPIPE") child.kill(how);
		expect(await ended).toBe({ SIGINT: 130, SIGTERM: 143, EPIPE: 0 }[how]);
		await until(() => !pids().some(isAlive));
	},
);

test("evaluate answers each line before the next one is typed", async () => {
	const child = spawn(process.execPath, [...PROGRAM, "--engine", FAKE], {
		env: environment("polite"),
	});
	for (let times = 0; times < 3; times++) {
		child.stdin.write(`${START}\n`);
		const text = await new Promise((resolve) => child.stdout.once("data", resolve));
		expect(JSON.parse(String(text)).best).toBe("a3");
	}
	child.stdin.end();
	expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
});

const isHere = existsSync(atRoot(`build/${ENGINE_FOLDER}/${ENGINE_SCRIPT}`));

test.skipIf(!isHere)("evaluate finds mates with the engine that npm run engine brings", () => {
	const mates = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nr5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1\n";
	const { stdout, stderr, status } = spawnSync(process.execPath, [...PROGRAM, "--nodes", "2000"], {
		input: mates,
		encoding: "utf8",
		env: environment("polite"),
	});
	expect([stderr, status]).toEqual(["", 0]);
	const [white, black] = answersIn(stdout);
	expect([white.mate, white.line, white.cp]).toEqual([1, ["Ra8#"], null]);
	expect([black.mate, black.line, black.cp]).toEqual([-1, ["Ra1#"], null]);
});

test("evaluate --format csv has a row for each position, with game and ply for games", () => {
	const csv = ["--format", "csv"];
	expect(evaluate(`${BLACKS}\nnonsense\n`, "polite", ...csv)).toEqual({
		stdout: `fen,depth,cp,mate,best,line,error\n${BLACKS},3,-5,,Kf8,Kf8,\nnonsense,,,,,,Invalid FEN: must contain six space-delimited fields\n`,
		stderr: expect.stringMatching(/^line 2: /),
		status: 1,
	});
	const { stdout } = evaluate("1. e4 *\n", "polite", ...csv);
	expect(stdout.split("\n").map((row) => row.split(",").slice(0, 2).join())).toEqual([
		"game,ply",
		"1,0",
		"1,1",
		"",
	]);
	expect(evaluate(START, "polite", "--format", "letters")).toMatchObject({
		stderr: expect.stringContaining('--format is jsonl or csv, not "letters"'),
		status: 2,
	});
});

test.each(FAILING)(
	"evaluate ends with a sentence when its engine is %s",
	async (mode, _seconds, sentence) => {
		const { stdout, stderr, status } = (await failed.get(mode)) ?? {};
		expect([stdout, stderr?.trim(), status]).toEqual(["", sentence, 1]);
	},
);
