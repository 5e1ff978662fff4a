// The package as others get it: packed, laid into a project elsewhere, and used from there by Node.js, by bundlers and by types.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import webpack from "webpack";
import { atRoot } from "../support/core.ts";

const project = mkdtempSync(join(tmpdir(), "square-control-package-"));
const installed = join(project, "node_modules/square-control");

const run = (program: string, ...args: readonly string[]) =>
	execFileSync(program, args, {
		cwd: project,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});

const node = (...args: readonly string[]) => run(process.execPath, ...args);

const write = (name: string, text: string) => writeFileSync(join(project, name), text);

/** A program that says what hangs, and how many games there are. */
const program = (core: string, reader: string) => `
	const { loadCore } = ${core};
	const { readGames } = ${reader};
	const control = await loadCore();
	const found = control.hanging("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1");
	const games = [];
	for await (const game of readGames("1. e4 e5 *\\n\\n1. d4 *\\n\\n")) games.push(game.plies);
	console.log(JSON.stringify([control.map("8/8/8/8/8/8/8/R7").counts.white, found, games]));
`;

const IMPORTED = program(
	'await import("square-control/core")',
	'await import("square-control/reader")',
);

const SAID = '[14,[{"square":"d5","gain":9}],[2,1]]\n';

beforeAll(() => {
	const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", project];
	const npm = process.env.npm_execpath;
	const packed = execFileSync(npm ? process.execPath : "npm", npm ? [npm, ...args] : args, {
		cwd: atRoot("."),
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
		shell: !npm && process.platform === "win32",
	});
	const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
	mkdirSync(join(installed, "../@mliebelt"), { recursive: true });
	mkdirSync(installed);
	run("tar", "-xf", filename, "--strip-components", "1", "-C", "node_modules/square-control");
	for (const name of ["chess.js", "@mliebelt/pgn-parser"]) {
		symlinkSync(atRoot(`node_modules/${name}`), join(project, "node_modules", name), "junction");
	}
	write("program.mjs", IMPORTED);
	write("program.cjs", `(async () => {${IMPORTED}})();`);
	write(
		"bundled.mjs",
		`import * as core from "square-control/core";\nimport * as reader from "square-control/reader";\n${program("core", "reader")}`,
	);
	write(
		"worker.mjs",
		`import { Worker } from "node:worker_threads";\nnew Worker(new URL("program.mjs", import.meta.url));`,
	);
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("modules, CommonJS and workers of Node.js use it", () => {
	expect(node("program.mjs")).toBe(SAID);
	expect(node("program.cjs")).toBe(SAID);
	expect(node("worker.mjs")).toBe(SAID);
});

test("esbuild bundles it for browsers into one file", async () => {
	await build({
		absWorkingDir: project,
		entryPoints: ["bundled.mjs"],
		bundle: true,
		format: "esm",
		platform: "browser",
		outfile: "esbuilt.mjs",
		logLevel: "error",
	});
	expect(node("esbuilt.mjs")).toBe(SAID);
});

test("webpack bundles it for browsers into one file", async () => {
	const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
		const options: webpack.Configuration = {
			mode: "production",
			context: project,
			entry: "./bundled.mjs",
			target: ["web", "es2022"],
			output: {
				path: project,
				filename: "webpacked.mjs",
				module: true,
				library: { type: "module" },
			},
			experiments: { outputModule: true },
			// How small it gets is webpack's own affair.
			optimization: { minimize: false },
		};
		webpack(options, (error, result) => (error ? reject(error) : resolve(result)));
	});
	expect(stats?.compilation.errors).toEqual([]);
	expect(node("webpacked.mjs")).toBe(SAID);
});

test("its types are found as node16 and as bundlers look for them, and hold", () => {
	write(
		"typed.mts",
		`import { type ControlMap, loadCore, type SquareName } from "square-control/core";
import { readGames } from "square-control/reader";
const core = await loadCore();
const map: ControlMap = core.map("8/8/8/8/8/8/8/8");
const square: SquareName = "e4";
const counted: number = map.counts[map.squares[square]];
// @ts-expect-error: there is no such square
map.squares.e9;
for await (const game of readGames("")) console.log(game.tags["White"], counted);
`,
	);
	for (const [module, resolution] of [
		["node16", "node16"],
		["esnext", "bundler"],
	] as const) {
		const flags = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom"];
		const how = ["--module", module, "--moduleResolution", resolution];
		expect(node(atRoot("node_modules/typescript/bin/tsc"), ...flags, ...how, "typed.mts")).toBe("");
	}
});

test("publint has nothing to say of it", async () => {
	const { messages } = await publint({ pkgDir: installed, pack: false });
	expect(messages).toEqual([]);
});

test("the core is under 12 kB on its way, WebAssembly and all, and asks for nothing else", () => {
	const text = readFileSync(join(installed, "build/package/core.js"));
	expect(gzipSync(text, { level: 9 }).length).toBeLessThan(12_000);
	expect(String(text)).not.toMatch(/\bimport\s*[("'{*]/);
});

test("what nobody outside needs is not in it, and nothing that it needs is an application's", () => {
	const { dependencies, files } = JSON.parse(
		readFileSync(join(installed, "package.json"), "utf8"),
	) as { dependencies: object; files: readonly string[] };
	expect(Object.keys(dependencies)).toEqual(["@mliebelt/pgn-parser", "chess.js"]);
	expect(files).not.toContain("src");
});
