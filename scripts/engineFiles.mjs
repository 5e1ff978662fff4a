// The engine's files, taken out of its package at npm, whole or not at all: for `npm run engine`
// and for `square-control engine`, which put them in folders of their own. The package is 161 MB
// large, of which two files and the licence stay.

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

export const ENGINE_VERSION = "19.0.0";
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

function stateOf(file) {
	const bytes = readFileSync(file);
	return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Are all files of the engine in this folder, each as it was when it came? */
export function isWhole(folder) {
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
export function takePlace(fresh, folder) {
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
export function keepEngine(installed, folder) {
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

const NPM_ARGS = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"];

/** Installs the package in a folder; resolves to whether it is there. Ends with this process. */
function npmIn(folder) {
	// npx runs us as itself, and other package managers read no lock file of npm's.
	const [path] = process.env.npm_execpath?.match(/^.*(?=np[mx]-cli\.js$)/) ?? [];
	const child = spawn(
		path ? process.execPath : "npm",
		path ? [`${path}npm-cli.js`, ...NPM_ARGS] : NPM_ARGS,
		{
			cwd: folder,
			stdio: ["ignore", 2, 2],
			shell: !path && process.platform === "win32",
		},
	);
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

/**
 * Gets the package by npm, as the lock file has it, and keeps its files in a folder. The manifest
 * and the lock file are in another. Gives whether that went well; what went wrong npm says.
 */
export async function fetchEngine(manifest, target) {
	console.error(`Getting the chess engine, Stockfish ${ENGINE_VERSION} (161 MB, once) ...`);
	const folder = mkdtempSync(join(tmpdir(), "square-control-engine-"));
	const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	const leave = () => process.exit(130);
	process.on("exit", clear);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, leave);
	try {
		for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
			if (existsSync(join(manifest, name))) cpSync(join(manifest, name), join(folder, name));
		}
		if (!(await npmIn(folder))) return false;
		keepEngine(join(folder, "node_modules/stockfish"), target);
		return true;
	} finally {
		for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, leave);
		process.off("exit", clear);
		clear();
	}
}
