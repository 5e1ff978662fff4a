// square-control control, as a program: what it answers, and that it streams.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oracleMap } from "../oracle/oracle.ts";
import { buildPrograms, PROGRAM } from "../support/program.ts";
import { chance, randomPieceData } from "../support/random.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const START_LINE = `nwwwwwwn${"w".repeat(16)}${"n".repeat(16)}${"b".repeat(16)}nbbbbbbn 22 22 0 20`;

const command = [process.execPath, PROGRAM, "control"] as const;

const folder = mkdtempSync(join(tmpdir(), "control-"));
afterAll(() => rmSync(folder, { recursive: true }));

function control(input: string | Buffer) {
	const [program, ...args] = command;
	const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: "utf8" });
	return { stdout, stderr, status };
}

beforeAll(buildPrograms, 300_000);

test("control prints for each position 64 letters and the counts", () => {
	expect(control(`${START} w KQkq - 0 1\n${START}\n`)).toEqual({
		stdout: `${START_LINE}\n${START_LINE}\n`,
		stderr: "",
		status: 0,
	});
});

test("control prints an empty line for a position that cannot be read, and goes on with the others", () => {
	expect(control(`${START}\nnonsense\n\n8/8/8/8/8/8/8/9\n${START}\n`)).toEqual({
		stdout: `${START_LINE}\n\n\n\n${START_LINE}\n`,
		stderr: [
			"line 2: Invalid FEN: piece data does not contain 8 '/'-delimited rows\n",
			"line 3: Invalid FEN: piece data does not contain 8 '/'-delimited rows\n",
			"line 4: Invalid FEN: piece data is invalid (invalid piece)\n",
		].join(""),
		status: 1,
	});
});

test("control prints nothing for an empty input except that it is empty", () => {
	expect(control("")).toEqual({ stdout: "", stderr: "The input is empty\n", status: 0 });
});

test("control accepts any line ends, a byte order mark and a last line without an end", () => {
	for (const end of ["\r\n", "\r"]) {
		expect(control(`\uFEFF${START}${end}${START} w${end}${START}`)).toEqual({
			stdout: `${START_LINE}\n`.repeat(3),
			stderr: "",
			status: 0,
		});
	}
});

test("control reads lines of up to 1,000 characters and refuses longer ones", () => {
	const padded = (length: number) => " ".repeat(length - START.length) + START;
	const { stdout, stderr } = control(
		`${padded(1000)}\n${padded(1001)}\n${START}${"Q".repeat(2000)}\n`,
	);
	expect(stdout).toBe(`${START_LINE}\n\n\n`);
	expect(stderr).toBe(
		"line 2: Invalid FEN: the line is too long\nline 3: Invalid FEN: the line is too long\n",
	);
});

test("control reads a file, a packed file, or standard input for a dash", () => {
	const [program, ...args] = command;
	const path = join(folder, "positions.txt");
	writeFileSync(path, `${START}\n`);
	writeFileSync(`${path}.gz`, gzipSync(`${START}\n${START}`));
	const ask = (...more: readonly string[]) => {
		const { stdout, stderr, status } = spawnSync(program, [...args, ...more], {
			input: `${START}\n`,
			encoding: "utf8",
		});
		return [stdout, stderr, status];
	};
	expect(ask(path)).toEqual([`${START_LINE}\n`, "", 0]);
	expect(ask(`${path}.gz`)).toEqual([`${START_LINE}\n`.repeat(2), "", 0]);
	expect(ask("-")).toEqual([`${START_LINE}\n`, "", 0]);
	expect(ask("nowhere.txt")).toEqual(["", expect.stringContaining("nowhere.txt"), 2]);
	expect(ask(path, path)).toEqual(["", expect.stringContaining("One file at most"), 2]);
});

test("control prints the same as JSON lines and as a table, with a row for each line it cannot read", () => {
	const [program, ...args] = command;
	const ask = (format: string) =>
		spawnSync(program, [...args, "--format", format], {
			input: `${START} w\nnon,sense\n`,
			encoding: "utf8",
		}).stdout;
	const [letters] = START_LINE.split(" ");
	const [first = "", second = ""] = ask("jsonl").trim().split("\n");
	expect(JSON.parse(first)).toEqual({
		fen: `${START} w`,
		control: letters,
		white: 22,
		black: 22,
		contested: 0,
		neutral: 20,
	});
	expect(JSON.parse(second)).toEqual({
		fen: "non,sense",
		error: expect.stringMatching(/^Invalid FEN: /),
	});
	expect(ask("csv")).toBe(
		`fen,control,white,black,contested,neutral,error\n${START} w,${letters},22,22,0,20,\n"non,sense",,,,,,Invalid FEN: piece data does not contain 8 '/'-delimited rows\n`,
	);
	expect(ask("letters")).toBe(`${START_LINE}\n\n`);
});

test("a wrong option ends control with an error and its usage", () => {
	const [program, ...args] = command;
	for (const wrong of [["--frmat", "csv"], ["--format", "xml"], ["--format"]]) {
		const { stdout, stderr, status } = spawnSync(program, [...args, ...wrong], {
			encoding: "utf8",
		});
		expect([stdout, status]).toEqual(["", 2]);
		expect(stderr).toContain("square-control control [--format letters|jsonl|csv] [FILE]");
	}
});

test("control processes 400,000 lines within 24 MB of heap", () => {
	const [program, ...args] = command;
	const { stdout, status } = spawnSync(program, ["--max-old-space-size=24", ...args], {
		input: `${START}\n`.repeat(400_000),
		maxBuffer: 2 ** 28,
	});
	expect(status).toBe(0);
	expect(stdout.length).toBe((START_LINE.length + 1) * 400_000);
});

test("control goes on answering when nobody reads its error output", async () => {
	const [program, ...args] = command;
	const child = spawn(program, args);
	let answered = 0;
	child.stdout.on("data", (bytes: Buffer) => {
		answered += bytes.length;
	});
	child.stderr.destroy();
	child.stdin.end("?\n".repeat(50_000) + START);
	await new Promise((resolve) => child.once("close", resolve));
	expect(answered).toBe(50_000 + START_LINE.length + 1);
	expect(child.exitCode).toBe(1);
});

test("control reports binary data and endless lines as errors and goes on", () => {
	const noise = Buffer.alloc(3_000_000, 0xff);
	const { stdout, stderr, status } = control(Buffer.concat([noise, Buffer.from(`\n${START}\n`)]));
	expect(stdout).toBe(`\n${START_LINE}\n`);
	expect(stderr).toContain("line 1: Invalid FEN: ");
	expect(status).toBe(1);
});

test("control keeps its line numbers and the order of answers across batches", () => {
	const next = chance(12);
	const lines = Array.from({ length: 3000 }, () => randomPieceData(next));
	lines[2500] = "?";
	const { stdout, stderr } = control(lines.join("\n"));
	const answers = stdout.split("\n");
	expect(answers).toHaveLength(3001);
	for (const index of [0, 1023, 1024, 2499, 2501, 2999]) {
		const { letters, counts } = oracleMap(lines[index] ?? "");
		expect(answers[index]).toBe(`${letters} ${counts.join(" ")}`);
	}
	expect(answers[2500]).toBe("");
	expect(stderr).toMatch(/^line 2501: Invalid FEN: /);
});

test("control answers each line that somebody types before the next one", async () => {
	const [program, ...args] = command;
	const child = spawn(program, args);
	const answers = child.stdout.setEncoding("utf8")[Symbol.asyncIterator]();
	for (let turn = 0; turn < 2; turn++) {
		child.stdin.write(`${START}\n`);
		expect((await answers.next()).value).toBe(`${START_LINE}\n`);
	}
	child.stdin.end();
	await new Promise((resolve) => child.once("close", resolve));
	expect(child.exitCode).toBe(0);
});

test("control ends without an error when its reader stops reading", async () => {
	const [program, ...args] = command;
	const child = spawn(program, args);
	let complaints = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		complaints += text;
	});
	child.stdin.on("error", () => {});
	child.stdout.once("data", () => child.stdout.destroy());
	child.stdin.end(`${START}\n`.repeat(200_000));
	await new Promise((resolve) => child.once("close", resolve));
	expect(complaints).toBe("");
});
