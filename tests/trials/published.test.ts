// Tests the package for npm as somebody sees it: the page, the manifest, the licences, the command
// line.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINE_SCRIPT, ENGINE_WASM, keepEngine } from "../../scripts/engineFiles.mjs";
import { ENGINE_FOLDER } from "../../src/engine/files.ts";
import { atRoot } from "../support/core.ts";
import { installPackage, type Project } from "../support/installed.ts";
import { codeUnder, importsUnder } from "../support/source.ts";

let project: Project;
beforeAll(() => {
	project = installPackage({});
}, 60_000);
afterAll(() => project.remove());

const textOf = (name: string) => readFileSync(join(project.installed, name), "utf8");

/** Everything but the application. */
function names(place = project.installed): string[] {
	const all = readdirSync(place, { recursive: true, withFileTypes: true });
	return all
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => !name.startsWith("dist/"))
		.sort();
}

const manifest = () =>
	JSON.parse(textOf("package.json")) as {
		readonly [name: string]: unknown;
		readonly bin: Readonly<Record<string, string>>;
		readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
		readonly homepage: string;
		readonly license: string;
		readonly version: string;
	};

function npm(staged: string, ...args: readonly string[]) {
	const path = process.env.npm_execpath;
	return execFileSync(path ? process.execPath : "npm", path ? [path, ...args] : args, {
		cwd: atRoot(staged),
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, TRIAL: "1" },
		shell: !path && process.platform === "win32",
	});
}

test.each(["build/npm", "build/npm-app"])("npm can pack and publish %s as it stands", (staged) => {
	const [packed] = JSON.parse(npm(staged, "pack", "--dry-run", "--json")) as [
		{ files: { path: string }[]; entryCount: number },
	];
	const listed = packed.files.map(({ path }) => path).filter((path) => !path.startsWith("dist/"));
	const { installed } = staged === "build/npm" ? project : project.app;
	expect(listed.sort()).toEqual(names(installed));
	// Nothing is sent, and nobody is asked: the registry is an address of this machine.
	const nowhere = "--registry=http://127.0.0.1:9/";
	const published = JSON.parse(
		npm(staged, "publish", "--dry-run", "--json", nowhere, "--no-audit", "--fetch-retries=0"),
	);
	expect(JSON.stringify(published)).toContain("square-control");
});

test("npm refuses to pack until the project's address has been set", () => {
	const { homepage, scripts } = manifest();
	expect(homepage).toMatch(/^https:\/\/your\.host\//);
	expect(scripts).toEqual({ prepack: "node scripts/unset.mjs" });
	const unset = join(project.installed, "scripts/unset.mjs");
	const run = (TRIAL?: string) =>
		spawnSync(process.execPath, [unset], { encoding: "utf8", env: { ...process.env, TRIAL } });
	expect(run("1")).toMatchObject({ status: 0, stderr: "" });
	expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining("homepage") });
});

test("the project itself cannot be published by mistake", () => {
	const root = JSON.parse(readFileSync(atRoot("package.json"), "utf8"));
	expect(root.private).toBe(true);
	const { status, stderr } = spawnSync(process.execPath, [atRoot(root.scripts.prepack.slice(5))], {
		encoding: "utf8",
	});
	expect([status, stderr]).toEqual([1, expect.stringContaining("npm publish ./build/npm")]);
});

test("the published package contains only what its users need", () => {
	const folders = new Set(names().map((name) => dirname(name)));
	expect([...folders].sort()).toEqual([
		".",
		"build",
		"build/node",
		"build/package",
		"build/package/types/package",
		"build/package/types/package/heat",
		"build/package/types/package/review",
		"docs",
		"docs/package",
		"docs/package/heat",
		"engine",
		"scripts",
		"src/package",
		"src/package/element",
	]);
	// The page of figures is for whoever reads.
	const others = names().filter((name) => name !== "docs/benchmarks.md");
	expect(
		others.filter((name) => /test|bench|\.tsx?$/.test(name) && !/\.d\.ts$/.test(name)),
	).toEqual([]);
	const { devDependencies, private: isPrivate } = manifest();
	expect([devDependencies, isPrivate]).toEqual([undefined, undefined]);
});

test("the manifest of the package names its origin, and every file it names exists", () => {
	const { bin, exports, homepage, keywords, repository, bugs, license } = manifest();
	expect(homepage).toMatch(/^https:/);
	expect(repository).toMatchObject({ type: "git", url: expect.stringContaining("square-control") });
	expect([keywords, bugs]).toEqual([expect.arrayContaining(["chess"]), `${homepage}/issues`]);
	expect(repository).toMatchObject({ url: `git+${homepage}.git` });
	const named = [
		...Object.values(bin),
		...Object.values(exports).flatMap((to) => Object.values(typeof to === "string" ? [to] : to)),
	];
	expect(
		named.filter((name) => !name.includes("*") && !existsSync(join(project.installed, name))),
	).toEqual([]);
	expect(license).toBe("MIT");
});

test("the package's README is for its users, and no link in its pages is broken", () => {
	const readme = textOf("README.md");
	expect(readme).toMatch(/^# square-control\n/);
	expect(readme).toContain("npm install square-control");
	expect(readme).not.toContain("npm start");
	for (const entry of Object.keys(manifest().exports).filter((one) => /^\.\/[a-z.]+$/.test(one))) {
		if (entry !== "./package.json") expect(readme, entry).toContain(entry.slice(1));
	}
	for (const page of names().filter((name) => name.endsWith(".md"))) {
		const links = [
			...textOf(page)
				.replace(/^```[\s\S]*?^```/gm, "")
				.matchAll(/\]\(([^)#]+)/g),
		].map(([, link = ""]) => link);
		const near = links.filter((link) => !/^\w+:/.test(link));
		if (page === "README.md") expect(near).toEqual([]);
		const lost = near.filter((link) => !existsSync(join(project.installed, dirname(page), link)));
		expect(lost, page).toEqual([]);
		const far = links.filter((link) => link.startsWith(manifest().homepage));
		const gone = far.filter(
			(link) => !existsSync(atRoot(link.slice(manifest().homepage.length + 1))),
		);
		expect(gone, page).toEqual([]);
	}
});

test("the first lines of the README do what they say", () => {
	const [, program = ""] = /```ts\n([\s\S]*?)```/.exec(textOf("README.md")) ?? [];
	project.write(
		"first.mjs",
		`${program}\nconsole.log(core.map(fen).squares.f7, core.letters(fen).length);`,
	);
	expect(project.node("first.mjs")).toMatch(/^(?:contested|white|black|neutral) 64\n$/);
});

test("NOTICE names the authors of the pieces and all built-in programs with their licences", () => {
	const pieces = readFileSync(join(project.app.installed, "NOTICE"), "utf8");
	for (const author of ["Cburnett", "Fonticons", "Pictogrammers"]) expect(pieces).toContain(author);
	const notice = textOf("NOTICE");
	const inSource = importsUnder("src");
	const reached = new Set<string>();
	const libraries = new Set<string>();
	function reach(file: string): void {
		if (reached.has(file)) return;
		reached.add(file);
		for (const { from, isType } of inSource.filter((one) => one.file === file)) {
			if (isType || from.startsWith("node:")) continue;
			if (from.startsWith(".")) reach(join(dirname(file), from));
			else if (/^[@a-z][\w./-]*$/.test(from)) libraries.add(from);
		}
	}
	for (const file of codeUnder("src/cli")) reach(file);
	const named = [...notice.matchAll(/^-{72}\n(\S+) /gm)].map(([, name]) => name);
	expect(named).toEqual([...libraries].sort());
	expect(notice).toContain("Jeff Hlywa");
});

test("the installed program runs in any folder", () => {
	const bin = join(project.installed, manifest().bin["square-control"] ?? "");
	const run = (input: string, ...args: readonly string[]) =>
		spawnSync(process.execPath, [bin, ...args], { cwd: project.folder, input, encoding: "utf8" });
	expect(run("", "--version").stdout).toBe(`${manifest().version}\n`);
	const { stdout, stderr, status } = run("8/8/8/8/8/8/8/R7\n", "control");
	expect([stdout.split(" ").slice(1), stderr, status]).toEqual([["14", "0", "0", "50\n"], "", 0]);
	expect(run("1. e4 e5 *", "games").stdout).toContain('"plies":2');
	expect(run("1. e4 e5 *", "review").stdout).toContain('"plies":2');
	expect(JSON.parse(run("1. e4 e5 *", "study", "--jobs", "2").stdout)).toMatchObject({ games: 1 });
	expect(run("4k3/8/8/5b2/8/2p5/8/2R1KR2 w", "hanging").stdout).toBe("f5:3 c3:1\n");
	expect(run("8/8/8/8/8/8/8/R7 w", "evaluate", "--engine", "nowhere").status).toBe(1);
});

/** A UCI engine that has one answer, as the package of an engine has its files. */
function writeEngine(folder: string): void {
	mkdirSync(join(folder, "bin"), { recursive: true });
	const program = `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
		if (line === "uci") console.log("uciok");
		if (line === "isready") console.log("readyok");
		if (line.startsWith("go")) console.log("info depth 1 nodes 1 score cp 7 pv e2e4\\nbestmove e2e4");
	});`;
	writeFileSync(join(folder, "bin", ENGINE_SCRIPT), program);
	writeFileSync(join(folder, "bin", ENGINE_WASM), "wasm");
	writeFileSync(join(folder, "Copying.txt"), "GPL");
}

test("without an engine the program says how to get one, and with it evaluate and serve use it", async () => {
	const bin = join(project.installed, manifest().bin["square-control"] ?? "");
	const cache = join(project.folder, "cache");
	const env = {
		...process.env,
		XDG_CACHE_HOME: cache,
		// No registry is asked, and nothing that npm has kept is taken.
		npm_config_cache: join(project.folder, "npm"),
		npm_config_registry: "http://127.0.0.1:9/",
		npm_config_fetch_retries: "0",
	};
	const input = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
	const run = (...args: readonly string[]) =>
		spawnSync(process.execPath, [bin, ...args], { env, input, encoding: "utf8" });
	expect(run("evaluate")).toMatchObject({
		stderr: expect.stringContaining("square-control engine gets one"),
		status: 1,
	});
	expect(run("engine")).toMatchObject({
		stdout: "",
		stderr: expect.stringContaining("The engine could not be fetched"),
		status: 1,
	});
	expect(existsSync(cache)).toBe(false);
	expect(run("engine", "x").status).toBe(2);

	writeEngine(join(project.folder, "engine"));
	const kept = join(cache, "square-control", ENGINE_FOLDER);
	keepEngine(join(project.folder, "engine"), kept);
	expect(run("engine").stdout).toBe(`${join(kept, ENGINE_SCRIPT)}\n`);
	expect(JSON.parse(run("evaluate").stdout)).toMatchObject({ cp: 7, best: "e4" });
	const server = spawn(process.execPath, [bin, "serve", "--port", "41731"], { env });
	try {
		await new Promise((resolve) => server.stdout.once("data", resolve));
		const ask = (name: string) => fetch(`http://127.0.0.1:41731/${ENGINE_FOLDER}/${name}`);
		expect(await (await ask("engine.json")).json()).toMatchObject({ name: "stockfish" });
		const wasm = await ask(ENGINE_WASM);
		expect([await wasm.text(), wasm.headers.get("content-type")]).toEqual([
			"wasm",
			"application/wasm",
		]);
		expect(wasm.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect((await ask("nothing.js")).status).toBe(404);
	} finally {
		server.kill();
	}
});
