// How the engine comes along: whole or not at all, beside the application, in no list of what is
// kept offline.

import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyEngine, isOfEngine, isOff } from "../../scripts/engine.mjs";
import {
	ENGINE_VERSION,
	isWhole,
	keepEngine,
	ENGINE_SCRIPT as SCRIPT,
	ENGINE_WASM as WASM,
} from "../../scripts/engineFiles.mjs";
import { licencePage } from "../../scripts/licences.mjs";
import { filesIn } from "../../scripts/offline.mjs";
import { ENGINE_FOLDER, ENGINE_SCRIPT } from "../../src/engine/files.ts";
import { atRoot } from "../support/core.ts";

let folder = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "engine-"));
	mkdirSync(join(folder, "package/bin"), { recursive: true });
	writeFileSync(join(folder, "package/bin", SCRIPT), "script");
	writeFileSync(join(folder, "package/bin", WASM), "a module");
	writeFileSync(join(folder, "package/Copying.txt"), "GPL");
});

afterEach(() => rmSync(folder, { recursive: true }));

const kept = () => {
	const at = join(folder, "build/engine", ENGINE_VERSION);
	keepEngine(join(folder, "package"), at);
	return at;
};

test("two files of the engine and its licence are copied with sizes and hashes", () => {
	const at = kept();
	expect(isWhole(at)).toBe(true);
	expect(readdirSync(at).sort()).toEqual(
		["Copying.txt", "engine.json", "package.json", SCRIPT, WASM].sort(),
	);
	const { name, version, files, licence, source } = JSON.parse(
		readFileSync(join(at, "engine.json"), "utf8"),
	);
	expect([name, version, licence.name]).toEqual(["stockfish", "19.0.0", "GPL-3.0"]);
	expect([files.script.name, files.wasm.bytes]).toEqual([SCRIPT, 8]);
	expect(files.wasm.sha256).toMatch(/^[0-9a-f]{64}$/);
	expect(source).toMatch(/^https:/);
	expect(readdirSync(join(folder, "build/engine"))).toEqual([ENGINE_VERSION]);
});

test("engine files that are missing, cut short or altered are replaced", () => {
	const at = kept();
	truncateSync(join(at, WASM), 3);
	expect(isWhole(at)).toBe(false);
	kept();
	expect(isWhole(at)).toBe(true);
	writeFileSync(join(at, SCRIPT), "SCRIPT");
	expect(isWhole(at)).toBe(false);
	rmSync(join(at, "engine.json"));
	expect(isWhole(at)).toBe(false);
	rmSync(join(folder, "package/bin", WASM));
	expect(kept).toThrow();
	expect(readdirSync(join(folder, "build/engine"))).toEqual([ENGINE_VERSION]);
});

test("the engine is served beside the application, and not stored before it is asked for", async () => {
	const dist = join(folder, "dist");
	mkdirSync(dist);
	writeFileSync(join(dist, "index.html"), "page");
	await copyEngine(dist, join(folder, "nothing"));
	expect(existsSync(join(dist, "engine"))).toBe(false);
	await copyEngine(dist, kept(), join(folder, "packed"));
	expect(readFileSync(join(dist, ENGINE_FOLDER, ENGINE_SCRIPT), "utf8")).toBe("script");
	expect(existsSync(join(dist, ENGINE_FOLDER, "package.json"))).toBe(false);
	expect(filesIn(dist).map(({ url }) => url)).toEqual(["index.html"]);
});

test("application and scripts use the same engine files, which are not published", () => {
	expect([ENGINE_FOLDER, ENGINE_SCRIPT]).toEqual([`engine/${ENGINE_VERSION}`, SCRIPT]);
	expect(["engine", `${ENGINE_FOLDER}/${ENGINE_SCRIPT}`, "engine\\x"].map(isOfEngine)).toEqual([
		true,
		true,
		true,
	]);
	expect(["", "index.html", "static/js/engine.js"].some(isOfEngine)).toBe(false);
	expect(existsSync(atRoot("build/npm-app/dist/engine"))).toBe(false);
	const lock = JSON.parse(readFileSync(atRoot("engine/package-lock.json"), "utf8"));
	const { version, integrity, resolved } = lock.packages["node_modules/stockfish"];
	expect([version, resolved]).toEqual([ENGINE_VERSION, undefined]);
	expect(integrity).toMatch(/^sha512-/);
});

test("the licence page names the engine with its licence and source", () => {
	const page = licencePage('<div id="root"></div><noscript></noscript>');
	expect(page).toContain("https://github.com/nmrugg/stockfish.js");
	expect(page).toMatch(/href="https:\/\/www\.gnu\.org\/licenses\/gpl-3\.0\.html"[^>]*>GPL-3\.0/);
	// The page comes without the engine too: it links no file of the engine.
	expect(page).not.toContain("./engine");
});

test("VITE_ENGINE=off builds without the engine", () => {
	expect([isOff({ VITE_ENGINE: "off" }), isOff({})]).toEqual([true, false]);
});
