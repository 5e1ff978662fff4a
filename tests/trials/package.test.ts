// The package as others get it: packed, laid into a project elsewhere, and used from there by
// Node.js, by bundlers and by types.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build, transform, transformSync } from "esbuild";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import webpack from "webpack";
import { atRoot } from "../support/core.ts";
import { examplesIn, pagesIn, STRICT, typedExamples } from "../support/examples.ts";
import { games } from "../support/games.ts";
import { installPackage, type Project } from "../support/installed.ts";
import { APP, SERVER } from "./trial.ts";

let project: Project;

/** A program that says what hangs, and how many games there are. */
const program = (core: string, reader: string) => `
	const { loadCore } = ${core};
	const { readGames, readPositions } = ${reader};
	const control = await loadCore();
	const found = control.hanging("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1");
	const games = [];
	for await (const game of readGames("1. e4 e5 *\\n\\n1. d4 *\\n\\n")) games.push(game.plies);
	for await (const game of readGames(["1. e4 ", "e5 2. Nf3 *"])) games.push(game.plies);
	const absent = process.getBuiltinModule("node:fs").createReadStream("absent.pgn");
	try { for await (const game of readPositions(absent)) games.push(game); } catch (error) { games.push(error.code); }
	for await (const game of readPositions(["1. e4 ", "e5 2. Nf3 *"]))
		games.push(control.codes(game.placements).length, ...game.moves().map(({ uci }) => uci));
	console.log(JSON.stringify([control.map("8/8/8/8/8/8/8/R7").counts.white, found, games]));
`;

const IMPORTED = program(
	'await import("square-control/core")',
	'await import("square-control/reader")',
);

const SAID = '[14,[{"square":"d5","gain":9}],[2,1,3,"ENOENT",256,"e2e4","e7e5","g1f3"]]\n';

const ENTRIES = ["core", "heat", "heat/react", "reader", "review", "element", "jsx"];

const FOR_PAGES = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom"];

/** Returns the messages of the compiler. */
function compile(...args: readonly string[]): string {
	try {
		return project.node(atRoot("node_modules/typescript/bin/tsc"), ...args);
	} catch (error) {
		return (error as { readonly stdout: string }).stdout;
	}
}

beforeAll(() => {
	project = installPackage({
		"program.mjs": IMPORTED,
		"program.cjs": `(async () => {${IMPORTED}})();`,
		"bundled.mjs": `import * as core from "square-control/core";\nimport * as reader from "square-control/reader";\n${program("core", "reader")}`,
		"worker.mjs": `import { Worker } from "node:worker_threads";\nnew Worker(new URL("program.mjs", import.meta.url));`,
		"element.mjs": `await import("square-control"); await import("square-control/element"); console.log("here");`,
		"app.mjs": APP,
		"server.mjs": SERVER,
	});
}, 60_000);

afterAll(() => project.remove());

test("ES modules, CommonJS and workers of Node.js can use the package", () => {
	const { node } = project;
	expect(node("program.mjs")).toBe(SAID);
	expect(node("program.cjs")).toBe(SAID);
	expect(node("worker.mjs")).toBe(SAID);
});

test("importing the element where there are no elements does no harm", () => {
	expect(project.node("element.mjs")).toBe("here\n");
});

test.each([19, 18] as const)(
	"a server with React %i renders a position as text, and an error as a sentence",
	(react) => {
		const rendering =
			react === 19 ? project : installPackage({ "app.mjs": APP, "server.mjs": SERVER }, react);
		const html = rendering.node("server.mjs");
		if (rendering !== project) rendering.remove();
		expect(html).toContain('role="group" aria-label="A game"');
		expect(html).toContain("<p>After 1... e5. White to move.</p>");
		expect(html).toContain("<p>White: king e1, queen d1, rook a1, rook h1, ");
		expect(html).toContain(
			"<p>Squares controlled: White 28, Black 28 (up 6), contested 0, neutral 8 (down 6).</p>",
		);
		expect(html).toContain('<p role="alert">Invalid FEN');
		expect(html).not.toContain("style=");
	},
);

test("the documentation names the versions of React and Konva that npm is told", () => {
	const { peerDependencies } = JSON.parse(
		readFileSync(join(project.app.installed, "package.json"), "utf8"),
	) as { peerDependencies: Readonly<Record<string, string>> };
	const said = readFileSync(join(project.app.installed, "docs/package/react.md"), "utf8").replace(
		/\s+/g,
		" ",
	);
	const told = said.matchAll(/((?:`[a-z-]+`(?: and )?)+) `([\^\d][^`]+)`/g);
	const ranges = [...told].flatMap(([, names = "", range]) =>
		[...names.matchAll(/`(.+?)`/g)].map(([, name]) => [name, range]),
	);
	expect(Object.fromEntries(ranges)).toEqual(peerDependencies);
});

test("a path in place of a PGN is reported by both readers", () => {
	project.write(
		"path.mjs",
		`import { readGames, readPositions } from "square-control/reader";
for (const read of [readGames, readPositions]) {
	try { for await (const game of read("games.pgn")) console.log(game); }
	catch (error) { console.log(error.name, error.message.includes('without a game: "games.pgn"')); }
}`,
	);
	expect(project.node("path.mjs")).toBe("TypeError true\nTypeError true\n");
});

test("the package contains the pages that its documentation links to", () => {
	const page = readFileSync(atRoot("docs/package/README.md"), "utf8").replace(
		/^```[\s\S]*?^```/gm,
		"",
	);
	const links = [...page.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = ""]) => link);
	expect(links.length).toBeGreaterThan(10);
	const places = [project.installed, project.app.installed];
	const isThere = (link: string) =>
		// The page of the other package is its README.
		link === "app.md" || places.some((place) => existsSync(join(place, "docs/package", link)));
	expect(links.filter((link) => !isThere(link))).toEqual([]);
});

test("the programs in the reader's documentation give the same results as study", async () => {
	const [, ...programs] = examplesIn("docs/package/reader.md");
	const code = programs.map(({ code }) => code).join("");
	const { code: script } = await transform(code, { loader: "ts" });
	project.write("contested.mjs", script);
	const pgn = games.map(({ moves }) => `${moves} 1-0\n\n`).join("");
	project.write("games.pgn", pgn);
	const cli = join(project.installed, "scripts/squareControl.mjs");
	const { squares } = JSON.parse(project.node(cli, "study", "games.pgn")) as {
		squares: Readonly<Record<string, { contested: number }>>;
	};
	const [[name, { contested }] = ["", { contested: 0 }]] = Object.entries(squares).sort(
		([, one], [, other]) => other.contested - one.contested,
	);
	expect(project.node("contested.mjs")).toBe(
		`${name} ${contested}\ne4 e2e4 180\ne5 e7e5 undefined\nNf3 g1f3 undefined\nc5\n`,
	);
});

test("esbuild bundles the package for browsers into one file", async () => {
	await build({
		absWorkingDir: project.folder,
		entryPoints: ["bundled.mjs"],
		bundle: true,
		format: "esm",
		platform: "browser",
		outfile: "esbuilt.mjs",
		logLevel: "error",
	});
	expect(project.node("esbuilt.mjs")).toBe(SAID);
});

test("webpack bundles the package for browsers into one file", async () => {
	const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
		const options: webpack.Configuration = {
			mode: "production",
			context: project.folder,
			entry: "./bundled.mjs",
			target: ["web", "es2022"],
			output: {
				path: project.folder,
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
	expect(project.node("webpacked.mjs")).toBe(SAID);
});

test("the program in the documentation of reviews works with its own engine", () => {
	const page = examplesIn("docs/package/review.md");
	const codes = page.filter(({ code }) => /uciProgram|function tell/.test(code));
	const engine = atRoot("tests/support/fakeUci.mjs");
	const code = codes.map((one) => one.code).join("");
	const once = code.replace(
		'import { type Evaluate, readLines } from "square-control/review";',
		"",
	);
	const { code: script } = transformSync(
		`${once.replace("notesOf }", "notesOf, readLines }")}
const engine = uciProgram(process.execPath, ${JSON.stringify(engine)});
console.log(await tell("told.pgn", engine.evaluate));
engine.quit();`,
		{ loader: "ts" },
	);
	project.write("tell.mjs", script);
	project.write("told.pgn", "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n");
	expect(project.node("tell.mjs")).toMatch(/\n1\. e4 .*\[%eval -0\.2\]/);
});

test("the package's types are found by Node.js and by bundlers, and are right", () => {
	project.write(
		"typed.mts",
		`import { type ControlMap, loadCore, type SquareName } from "square-control/core";
import { createElement, createRef } from "react";
import { ControlBoard, type ControlBoardHandle, type Move } from "square-control-app/react";
import "square-control-app/react.css";
import { createHeat, type Heat, palettes } from "square-control/heat";
import { useHeat } from "square-control/heat/react";
import { formatGame, readGames } from "square-control/reader";
import { loadReview, type Mistake, notesOf, type Tactic } from "square-control/review";
import type {} from "square-control/element";
import type * as Control from "square-control/control.wasm";
const raw = new WebAssembly.Instance({} as WebAssembly.Module).exports as unknown as typeof Control;
raw.computeControl(raw.CAPACITY.value);
const core = await loadCore();
const map: ControlMap = core.map("8/8/8/8/8/8/8/8");
const square: SquareName = "e4";
const codes: Uint8Array = core.counts(core.codes(["8/8/8/8/8/8/8/8"]));
const strength: number = core.strength("8/8/8/8/8/8/8/8").e4 + codes.length;
const counted: number = map.counts[map.squares[square]];
// @ts-expect-error: there is no such square
map.squares.e9;
const { tactics, review } = await loadReview();
const [tactic]: Tactic[] = tactics("8/8/8/8/8/8/8/8 w");
const target: SquareName | undefined = tactic?.targets[0]?.square;
const reviewed = await review("1. e4", { evaluate: async (fen) => [{ cp: fen.length, moves: [] }] });
const marks = reviewed.mistakes.map((one: Mistake) => ("mark" in one ? one.mark : one.lost));
console.log(formatGame("1. e4", notesOf(reviewed)), target, marks);
// @ts-expect-error: an engine gives lines
review("1. e4", { evaluate: async () => 12 });
for await (const game of readGames("")) console.log(game.tags["White"], counted, strength);
const told: Move[] = [];
createElement(ControlBoard, { game: "1. e4", ply: 1, lens: "tension", onMove: (move) => told.push(move) });
createElement(ControlBoard, { fen: "8/8/8/8/8/8/8/8 w", onInspect: (why) => console.log(why?.square, why?.white.holds) });
const ref = createRef<ControlBoardHandle>();
createElement(ControlBoard, { ref, id: "one", style: { width: 300 }, "data-test": 1, movable: "white", coordinates: false });
createElement(ControlBoard, { arrows: [{ from: "e2", to: "e4" }], onPly: ({ ply }) => ply, onSquareClick: (name: SquareName) => name });
ref.current?.next();
// @ts-expect-error: there is no such side
createElement(ControlBoard, { movable: "green" });
// @ts-expect-error: a position or a game
createElement(ControlBoard, { fen: "8/8/8/8/8/8/8/8 w", game: "1. e4" });
document.querySelector("square-control")?.next();
const heat: Heat = await createHeat({ scheme: palettes.wood.soft, lens: "tension", front: true });
const named: Map<SquareName, string> = heat.classes("8/8/8/8/8/8/8/8", { before: "8/8/8/8/8/8/8/8" });
const { heat: used, styles } = useHeat("8/8/8/8/8/8/8/8", { patterns: true });
console.log(named, used?.explain("8/8/8/8/8/8/8/8", "e4").arrows[0]?.role, styles.e4?.backgroundColor);
// @ts-expect-error: there is no such lens
createHeat({ lens: "none" });
`,
	);
	for (const [module, resolution] of [
		["node16", "node16"],
		["esnext", "bundler"],
	] as const) {
		const how = ["--module", module, "--moduleResolution", resolution];
		expect(compile(...FOR_PAGES, ...how, "typed.mts")).toBe("");
	}
});

test("the element's tag is known in JSX with its attributes and events", () => {
	project.write(
		"typed.tsx",
		`import "square-control/jsx";
export const board = <square-control ply={4} fixed legend="no" follow="/game.pgn" className="wide" key="one"
	ref={(element) => element?.next()} onply={({ detail }) => console.log(detail.san)}>1. e4</square-control>;
// @ts-expect-error: there is no such lens
export const blind = <square-control lens="none" />;
// @ts-expect-error: what is false is left out, and that says yes
export const unsaid = <square-control legend={false} />;
`,
	);
	const how = ["--module", "esnext", "--moduleResolution", "bundler", "--jsx", "react-jsx"];
	expect(compile(...FOR_PAGES, ...how, "typed.tsx")).toBe("");
});

test("the examples of the documentation compile in the strictest mode", () => {
	const files = typedExamples(["README.md", ...pagesIn("docs/package")]);
	for (const [name, code] of Object.entries(files)) project.write(name, code);
	project.write("sheets.d.ts", 'declare module "*.css";\n');
	expect(Object.keys(files).length).toBeGreaterThanOrEqual(6);
	expect(compile(...STRICT, "sheets.d.ts", ...Object.keys(files))).toBe("");
});

test("the package's types work without those of the DOM", () => {
	project.write(
		"node.mts",
		`import { readFile } from "node:fs/promises";
import { loadCore } from "square-control/core";
import { readGames } from "square-control/reader";
const core = await loadCore({ control: await readFile("control.wasm"), insight: new ArrayBuffer(8) });
for await (const game of readGames(process.stdin, { reader: new URL("file:///reader.wasm") }))
	console.log(core.map(game.pgn).counts.white);
`,
	);
	project.write(
		"tsconfig.json",
		JSON.stringify({
			compilerOptions: {
				target: "es2022",
				lib: ["es2022"],
				types: ["node"],
				typeRoots: [atRoot("node_modules/@types")],
				module: "node16",
				strict: true,
				skipLibCheck: false,
				noEmit: true,
			},
			files: ["node.mts"],
		}),
	);
	expect(compile("-p", ".")).toBe("");
});

async function problemsOf(archive: string, entrypoints: string[]): Promise<Problem[]> {
	const data = createPackageFromTarballData(new Uint8Array(readFileSync(archive)));
	const checked = await checkPackage(data, { entrypoints });
	if (checked.types === false) throw new Error("There are no types");
	return checked.problems;
}

test("arethetypeswrong finds no problem in the package", async () => {
	const entrypoints = ENTRIES.map((name) => `./${name}`);
	const problems = [
		...(await problemsOf(project.archive, [".", ...entrypoints])),
		...(await problemsOf(project.app.archive, ["./react"])),
	];
	// All is modules, which CommonJS gets by import(); and what looks by the way of Node.js 10 knows
	// no exports.
	const isKnown = (problem: Problem) =>
		problem.kind === "CJSResolvesToESM" ||
		("resolutionKind" in problem && problem.resolutionKind === "node10");
	expect(problems.filter((problem) => !isKnown(problem))).toEqual([]);
});

test("publint finds no problem in the package", async () => {
	for (const pkgDir of [project.installed, project.app.installed]) {
		const { messages } = await publint({ pkgDir, pack: false });
		expect(messages).toEqual([]);
	}
});

test("the package is MIT and small, and what has pieces is in the other package", () => {
	const licenceOf = (place: string) =>
		JSON.parse(readFileSync(join(place, "package.json"), "utf8")).license.split(" AND ");
	expect(licenceOf(project.installed)).toEqual(["MIT"]);
	expect(licenceOf(project.app.installed)).toEqual([
		...["MIT", "CC-BY-SA-3.0", "CC-BY-4.0", "Apache-2.0"],
	]);
	expect(readFileSync(project.archive).length).toBeLessThan(600_000);
	const withPieces = (place: string) =>
		readdirSync(place, { recursive: true, encoding: "utf8" })
			.map((name) => name.replaceAll("\\", "/"))
			.filter((name) => /^build\/.*\.js$/.test(name))
			.filter((name) => /id=\\?["']wk\b/.test(readFileSync(join(place, name), "utf8")))
			.sort();
	expect(withPieces(project.installed)).toEqual([]);
	expect(withPieces(project.app.installed)).toEqual([
		...["build/package/react.js", "build/package/styles.js"],
	]);
});

test("bundlers leave out unused imports, except for the element", async () => {
	const bundle = async (from: string) => {
		const { outputFiles } = await build({
			absWorkingDir: project.folder,
			stdin: { contents: `import "square-control/${from}";`, resolveDir: project.folder },
			bundle: true,
			format: "esm",
			write: false,
			logLevel: "error",
		});
		return outputFiles[0]?.contents.length ?? 0;
	};
	expect(await bundle("core")).toBeLessThan(100);
	expect(await bundle("element")).toBeGreaterThan(1000);
});

test.each([
	["core.js", 12_000],
	["heat.js", 21_000],
	["heatReact.js", 500],
	["reader.js", 32_000],
	["review.js", 72_000],
	["element.js", 3_300],
	["react.js", 56_000],
	["react.css", 1_000],
])("%s is under %i bytes when packed, with its WebAssembly", (name, most) => {
	const { installed } = name.startsWith("react") ? project.app : project;
	const text = readFileSync(join(installed, "build/package", name));
	expect(gzipSync(text, { level: 9 }).length).toBeLessThan(most);
});

test("a page with one board is under 170 kB without React, as the documentation says", async () => {
	const { outputFiles } = await build({
		absWorkingDir: project.folder,
		stdin: {
			contents: 'export { ControlBoard } from "square-control-app/react";',
			resolveDir: project.folder,
		},
		bundle: true,
		minify: true,
		format: "esm",
		write: false,
		external: ["react", "react-dom"],
		define: { "process.env.NODE_ENV": '"production"' },
		logLevel: "error",
	});
	const size = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
	expect(size).toBeLessThan(170_000);
	const said = readFileSync(join(project.app.installed, "docs/package/react.md"), "utf8");
	const [, told] = /\| altogether \| (\d+) \|/.exec(said) ?? [];
	expect(Math.abs(Number(told) - size / 1000)).toBeLessThan(2);
});

test.each(["core.js", "heat.js"])("%s imports nothing else", (name) => {
	const text = readFileSync(join(project.installed, "build/package", name), "utf8");
	expect(text).not.toMatch(/\bimport\s*[("'{*]/);
});

test('only the React board has a "use client" directive', () => {
	const begins = (place: string, name: string) =>
		readFileSync(join(place, "build/package", name), "utf8").startsWith('"use client"');
	expect(begins(project.app.installed, "react.js")).toBe(true);
	for (const name of ["heatReact.js", "heat.js"]) {
		expect(begins(project.installed, name)).toBe(false);
	}
});

test("the package needs two others, which need none", () => {
	const { dependencies } = JSON.parse(
		readFileSync(join(project.installed, "package.json"), "utf8"),
	) as { dependencies: object };
	expect(Object.keys(dependencies)).toEqual(["@mliebelt/pgn-parser", "chess.js"]);
});
