// Runs the programs of docs/scale.md for Dask as they stand there, on a cluster of two workers,
// where Python has it. PYTHON names another Python than the one on the path.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atRoot } from "../support/core.ts";
import { examplesIn } from "../support/examples.ts";
import { games } from "../support/games.ts";
import { buildPrograms, PROGRAM } from "../support/program.ts";

const python = process.env.PYTHON ?? "python3";

const hasDask = spawnSync(python, ["-c", "import distributed"]).status === 0;

const [sums = "", answers = ""] = examplesIn("docs/scale.md")
	.filter(({ language }) => language === "python")
	.map(({ code }) => code);

/** Says where it is, and ends with its standard input. */
const CLUSTER = `
import sys
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
`;

describe.runIf(hasDask)("on Dask", () => {
	const folder = mkdtempSync(join(tmpdir(), "square-control-dask-"));
	const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` };
	const options = { cwd: folder, encoding: "utf8", env } as const;
	let cluster: ChildProcess;
	let address = "";

	beforeAll(async () => {
		buildPrograms();
		mkdirSync(join(folder, "bin"));
		mkdirSync(join(folder, "games"));
		symlinkSync(atRoot("scripts/squareControl.mjs"), join(folder, "bin/square-control"));
		games.forEach(({ moves }, index) => {
			const tags = '[White "Caruana,F"]\n[Black "B"]\n[Result "1-0"]\n\n';
			writeFileSync(join(folder, `games/${index}.pgn`), `${tags}${moves} 1-0\n`);
		});
		writeFileSync(join(folder, "cluster.py"), CLUSTER);
		cluster = spawn(python, ["cluster.py"], {
			cwd: folder,
			env,
			stdio: ["pipe", "pipe", "inherit"],
		});
		address = await new Promise<string>((resolve, reject) => {
			cluster.once("close", () => reject(new Error("The cluster has ended")));
			cluster.stdout?.setEncoding("utf8").once("data", (text: string) => resolve(text.trim()));
		});
	}, 300_000);

	afterAll(async () => {
		const gone = new Promise((resolve) => cluster.once("close", resolve));
		cluster.stdin?.end();
		await gone;
		rmSync(folder, { recursive: true, force: true });
	});

	/** The document of all games by one process, and that of the parts that a program has written. */
	function both(script: string, ...args: readonly string[]) {
		writeFileSync(join(folder, "run.py"), script);
		const { stderr, status } = spawnSync(python, ["run.py", address], options);
		expect([stderr, status]).toEqual(["", 0]);
		const files = readdirSync(join(folder, "games")).sort();
		const named = (end: string) =>
			files.filter((name) => name.endsWith(end)).map((name) => `games/${name}`);
		const study = (...words: readonly string[]) =>
			spawnSync(process.execPath, [PROGRAM, "study", ...words], options).stdout;
		const parts = named(".json");
		expect(parts).toHaveLength(games.length);
		return [study("--merge", ...parts), study(...args, ...named(".pgn"))];
	}

	test("sums of files add up to those of one process", () => {
		const paths = "import glob\npaths = sorted(glob.glob('games/*.pgn'))\n";
		const [merged, whole] = both(paths + sums.replace("tcp://scheduler:8786", address));
		expect(merged).toBe(whole);
		expect(JSON.parse(merged ?? "")).toMatchObject({ games: games.length });
	}, 60_000);

	test("so do answers, by the script of the page", () => {
		const [merged, whole] = both(answers, "--answers", "--me", "Caruana,F");
		expect(merged).toBe(whole);
		expect(merged).not.toBe("");
	}, 60_000);
});

test("the page has both programs", () => {
	expect(sums).toContain("def study");
	expect(answers).toContain("--answers");
});
