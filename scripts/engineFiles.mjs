// The engine's files, taken out of its package at npm, whole or not at all: for `npm run engine`
// and for `square-control engine`, which put them in folders of their own. The package is 161 MB
// large; two files and the licence stay. They are among its first 3 MB, so it is read as a stream
// that ends behind them (engineStream.mjs). Where that fails, npm gets the whole package.

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
import { readEntries } from "./engineStream.mjs";

export const ENGINE_VERSION = "19.0.0";
export const ENGINE_SCRIPT = "stockfish-19-lite-single.js";
export const ENGINE_WASM = "stockfish-19-lite-single.wasm";

/** Where the files are in the package. */
const SOURCES = {
	[ENGINE_SCRIPT]: `bin/${ENGINE_SCRIPT}`,
	[ENGINE_WASM]: `bin/${ENGINE_WASM}`,
	"Copying.txt": "Copying.txt",
};

/**
 * Sizes and hashes of these files in the package of the lock file. No others are taken from a
 * stream.
 * @type {Readonly<Record<string, { bytes: number, sha256: string }>>}
 */
const PINS = {
	[`bin/${ENGINE_SCRIPT}`]: {
		bytes: 21_415,
		sha256: "d3344124ab067fb0b90ee77873bb8e9fbf5fc01bc525fe714b0f942581e889e6",
	},
	[`bin/${ENGINE_WASM}`]: {
		bytes: 1_787_571,
		sha256: "57ac2d72312aba346760e3f173f687a8c211208e97a87268436f7f0e10bb5387",
	},
	"Copying.txt": {
		bytes: 35_821,
		sha256: "0b383d5a63da644f628d99c33976ea6487ed89aaa59f0b3257992deac1171e6b",
	},
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

/**
 * Runs npm in a folder; resolves to what it prints, or to nothing where it fails. What it prints
 * goes to standard error instead where nobody asks for it. Ends with this process.
 */
function npmIn(folder, args, output) {
	// npx runs us as itself, and other package managers read no lock file of npm's.
	const [path] = process.env.npm_execpath?.match(/^.*(?=np[mx]-cli\.js$)/) ?? [];
	const child = spawn(
		path ? process.execPath : "npm",
		path ? [`${path}npm-cli.js`, ...args] : args,
		{
			cwd: folder,
			stdio: ["ignore", output, 2],
			shell: !path && process.platform === "win32",
		},
	);
	let printed = "";
	child.stdout?.setEncoding("utf8").on("data", (text) => {
		printed += text;
	});
	const end = () => child.kill();
	process.on("exit", end);
	return new Promise((resolve) => {
		const done = (found) => {
			process.off("exit", end);
			resolve(found);
		};
		child
			.on("close", (status) => done(status === 0 ? printed.trim() : undefined))
			.on("error", () => done(undefined));
	});
}

/** Puts the wanted files of the package into a folder, from npm's registry as a stream. */
async function streamInto(folder, pins) {
	const registry = await npmIn(folder, ["config", "get", "registry"], "pipe");
	if (registry === undefined) throw new Error("npm names no registry");
	const file = `stockfish/-/stockfish-${ENGINE_VERSION}.tgz`;
	const entries = await readEntries(new URL(file, `${registry.replace(/\/*$/, "")}/`), pins);
	for (const [path, bytes] of entries) {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), bytes);
	}
}

/** Puts the package, or what is wanted of it, into a folder; gives where it is there. */
async function bringPackage(folder, pins) {
	try {
		await streamInto(folder, pins);
		return folder;
	} catch (error) {
		console.error(`It cannot be read as a stream (${error.message}): npm gets it all, 161 MB ...`);
	}
	const isThere = (await npmIn(folder, NPM_ARGS, 2)) !== undefined;
	return isThere ? join(folder, "node_modules/stockfish") : undefined;
}

/**
 * Gets the package, as the lock file has it, and keeps its files in a folder. The manifest and the
 * lock file are in another. Gives whether that went well; what went wrong is printed.
 */
export async function fetchEngine(manifest, target, pins = PINS) {
	console.error(`Getting the chess engine, Stockfish ${ENGINE_VERSION} (3 MB, once) ...`);
	const folder = mkdtempSync(join(tmpdir(), "square-control-engine-"));
	const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	const leave = () => process.exit(130);
	process.on("exit", clear);
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, leave);
	try {
		for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
			if (existsSync(join(manifest, name))) cpSync(join(manifest, name), join(folder, name));
		}
		const installed = await bringPackage(folder, pins);
		if (installed === undefined) return false;
		keepEngine(installed, target);
		return true;
	} finally {
		for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, leave);
		process.off("exit", clear);
		clear();
	}
}
