// The floors of the house: imports go down, and some doors open in one place only.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { atRoot } from "./support/core.ts";

const FLOORS: Readonly<Record<string, number>> = {
	chess: 0,
	control: 1,
	store: 2,
	board: 3,
	ui: 3,
	app: 4,
	cli: 4,
	element: 0,
	demo: 5,
	embed: 5,
};

type Import = { readonly file: string; readonly from: string };

function filesUnder(folder: string): string[] {
	return readdirSync(atRoot(folder)).flatMap((name) => {
		const path = `${folder}/${name}`;
		return statSync(atRoot(path)).isDirectory() ? filesUnder(path) : [path];
	});
}

const isCode = (file: string) => /\.tsx?$/.test(file);

function importsUnder(folder: string): Import[] {
	return filesUnder(folder)
		.filter(isCode)
		.flatMap((file) => {
			const text = readFileSync(atRoot(file), "utf8");
			const found = text.matchAll(/(?:from|import|import\()\s*"([^"]+)"/g);
			return [...found].map(([, from]) => ({ file, from: from ?? "" }));
		});
}

const inSource = importsUnder("src");

/** The folder of src that an import leads to, or nothing if it leads elsewhere. */
function folderOf(path: string): string | undefined {
	const [top, folder] = normalize(path).split(/[\\/]/);
	return top === "src" ? folder : undefined;
}

test("every folder of src has a floor", () => {
	const folders = new Set(filesUnder("src").map((file) => folderOf(file) ?? ""));
	expect([...folders].filter((folder) => !(folder in FLOORS))).toEqual([]);
});

test("imports go down, never up, never sideways into another room", () => {
	const wrong = inSource.filter(({ file, from }) => {
		if (!from.startsWith(".")) return false;
		const here = folderOf(file) ?? "";
		const there = folderOf(join(dirname(file), from));
		if (there === undefined || there === here) return false;
		return (FLOORS[there] ?? 99) >= (FLOORS[here] ?? -1);
	});
	expect(wrong).toEqual([]);
});

test("assembly and src share bytes, no code", () => {
	expect(inSource.filter(({ from }) => from.includes("assembly"))).toEqual([]);
	expect(importsUnder("assembly").filter(({ from }) => !from.startsWith("./"))).toEqual([]);
});

test("the oracle imports nothing", () => {
	expect(importsUnder("tests/oracle")).toEqual([]);
});

test("chess, control and store know no React, and the board alone knows Konva", () => {
	const reach = (folders: readonly string[], library: RegExp) =>
		inSource.filter(
			({ file, from }) => folders.includes(folderOf(file) ?? "") && library.test(from),
		);
	expect(reach(["chess", "control", "store", "cli"], /react|konva/)).toEqual([]);
	expect(reach(["ui", "app"], /konva/)).toEqual([]);
});

test("chess.js and the PGN parser come in by one door each", () => {
	const through = (library: RegExp) =>
		new Set(inSource.filter(({ from }) => library.test(from)).map(({ file }) => file));
	expect([...through(/chess\.js/)]).toEqual(["src/chess/rules.ts"]);
	expect([...through(/pgn-parser/)].filter((file) => file !== "src/chess/pgn.ts")).toEqual([]);
});

test("WebAssembly is touched in control only", () => {
	const wrong = filesUnder("src")
		.filter(isCode)
		.filter((file) => folderOf(file) !== "control")
		.filter((file) => readFileSync(atRoot(file), "utf8").includes("WebAssembly."));
	expect(wrong).toEqual([]);
});
