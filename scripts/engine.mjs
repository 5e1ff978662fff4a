// npm run engine: brings the chess engine, a program of its own beside ours, to build/engine, and
// to dist/engine where there is a build. Its package is 161 MB large, of which two files and the
// licence stay. VITE_ENGINE=off does without.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CACHE, packFolder } from "./packing.mjs";
import { Advice, root, run } from "./prepare.mjs";

const { dependencies } = JSON.parse(readFileSync(join(root, "engine/package.json"), "utf8"));

export const ENGINE_VERSION = dependencies.stockfish;
export const ENGINE_SCRIPT = "stockfish-19-lite-single.js";
export const ENGINE_WASM = "stockfish-19-lite-single.wasm";

/** Where the files are, beside whom they belong to. */
const SOURCES = {
	[ENGINE_SCRIPT]: `bin/${ENGINE_SCRIPT}`,
	[ENGINE_WASM]: `bin/${ENGINE_WASM}`,
	"Copying.txt": "Copying.txt",
};

const LICENCE = "GPL-3.0";
export const ENGINE_HOME = "https://github.com/nmrugg/stockfish.js";

export const engineFolder = join(root, "build/engine", ENGINE_VERSION);

export const isOff = (environment = process.env) => environment.VITE_ENGINE === "off";

function stateOf(file) {
	const bytes = readFileSync(file);
	return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Are all files of the engine in this folder, each as it was when it came? */
export function isWhole(folder = engineFolder) {
	try {
		const { version, files } = JSON.parse(readFileSync(join(folder, "engine.json"), "utf8"));
		return (
			version === ENGINE_VERSION &&
			Object.values(files).length === 2 &&
			Object.values(files).every(({ name, bytes, sha256 }) => {
				if (statSync(join(folder, name)).size !== bytes) return false;
				return stateOf(join(folder, name)).sha256 === sha256;
			})
		);
	} catch {
		return false;
	}
}

/** Puts a folder in the place of another in one step, so that nobody finds half of it. */
function takePlace(fresh, folder) {
	const old = `${fresh}.old`;
	try {
		if (existsSync(folder)) renameSync(folder, old);
		renameSync(fresh, folder);
	} catch (error) {
		// Another process may have brought the same.
		if (!isWhole(folder)) throw error;
	} finally {
		rmSync(old, { recursive: true, force: true });
	}
}

/** Takes the engine out of its installed package. */
export function keepEngine(installed, folder = engineFolder) {
	const fresh = `${folder}.${process.pid}`;
	rmSync(fresh, { recursive: true, force: true });
	mkdirSync(fresh, { recursive: true });
	try {
		for (const [name, from] of Object.entries(SOURCES)) {
			cpSync(join(installed, from), join(fresh, name));
		}
		const stated = (name) => ({ name, ...stateOf(join(fresh, name)) });
		const about = {
			name: "stockfish",
			version: ENGINE_VERSION,
			files: { script: stated(ENGINE_SCRIPT), wasm: stated(ENGINE_WASM) },
			licence: { name: LICENCE, file: "Copying.txt" },
			source: ENGINE_HOME,
		};
		writeFileSync(join(fresh, "engine.json"), `${JSON.stringify(about, null, "\t")}\n`);
		// To Node.js a script in our folder would be a module.
		writeFileSync(join(fresh, "package.json"), '{ "type": "commonjs" }\n');
		takePlace(fresh, folder);
	} finally {
		rmSync(fresh, { recursive: true, force: true });
	}
}

/** Is a path in the built application the engine's, or its folder? */
export const isOfEngine = (path) => path.split(/[\\/]/)[0] === "engine";

/** Copies what has been brought to where the application is served from, and packs it. */
export async function copyEngine(dist, folder = engineFolder, cache = CACHE) {
	const target = join(dist, "engine", ENGINE_VERSION);
	if (!isWhole(folder) || isWhole(target)) return;
	const fresh = `${target}.${process.pid}`;
	try {
		cpSync(folder, fresh, {
			recursive: true,
			filter: (from) => !from.endsWith("package.json"),
		});
		await packFolder(fresh, cache);
		takePlace(fresh, target);
	} finally {
		rmSync(fresh, { recursive: true, force: true });
	}
}

/** For Vite's build: what has been brought goes along. offline.mjs leaves it out. */
export const engine = {
	name: "engine",
	apply: "build",
	async writeBundle({ dir }) {
		if (!isOff()) await copyEngine(dir);
	},
};

const NPM_ARGS = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"];

/** Installs the package in a folder; resolves to whether it is there. Ends with this process. */
function npmIn(folder) {
	const path = process.env.npm_execpath;
	const child = spawn(path ? process.execPath : "npm", path ? [path, ...NPM_ARGS] : NPM_ARGS, {
		cwd: folder,
		stdio: ["ignore", 2, 2],
		shell: !path && process.platform === "win32",
	});
	const end = () => child.kill();
	process.on("exit", end);
	return new Promise((resolve) => {
		const done = (isThere) => {
			process.off("exit", end);
			resolve(isThere);
		};
		child.on("close", (status) => done(status === 0)).on("error", () => done(false));
	});
}

async function fetchEngine() {
	console.error(`Getting the chess engine, Stockfish ${ENGINE_VERSION} (161 MB, once) ...`);
	const folder = mkdtempSync(join(tmpdir(), "square-control-engine-"));
	const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	const leave = () => process.exit(130);
	process.on("exit", clear);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, leave);
	try {
		for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
			cpSync(join(root, "engine", name), join(folder, name));
		}
		if (!(await npmIn(folder))) return false;
		keepEngine(join(folder, "node_modules/stockfish"));
		return true;
	} finally {
		for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, leave);
		process.off("exit", clear);
		clear();
	}
}

export const NO_ENGINE =
	"The chess engine could not be fetched: npm says why above. Everything else works without it; " +
	"with a connection to npm's registry, npm run engine tries again.";

/** Brings the engine, unless it is there or nobody wants it; gives whether it is there. */
export async function getEngine() {
	if (isOff()) return false;
	if (!isWhole() && !(await fetchEngine())) return false;
	const dist = join(root, "dist");
	if (existsSync(dist)) await copyEngine(dist);
	return true;
}

async function main() {
	if (isOff()) {
		console.error("VITE_ENGINE=off: no engine is fetched.");
		return 0;
	}
	if (!(await getEngine())) throw new Advice(NO_ENGINE);
	return 0;
}

if (process.argv[1]?.endsWith("engine.mjs")) await run(main);
