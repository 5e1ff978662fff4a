// The floors of the house: imports go down, some doors open in one place only, and rooms stay small.

import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
	codeUnder,
	filesUnder,
	folderOf,
	functionsIn,
	importsUnder,
	linesOf,
	textOf,
} from "./support/source.ts";

const FLOORS: Readonly<Record<string, number>> = {
	chess: 0,
	control: 1,
	import: 1,
	reader: 2,
	review: 2,
	store: 2,
	follow: 3,
	study: 3,
	collection: 3,
	board: 4,
	ui: 4,
	app: 5,
	cli: 5,
	package: 5,
	element: 0,
	offline: 0,
	demo: 6,
	embed: 6,
};

const inSource = importsUnder("src");
const source = codeUnder("src");

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

test("nothing imports itself by a way round", () => {
	const leadsTo = new Map(source.map((file): [string, string[]] => [file, []]));
	for (const { file, from } of inSource) {
		if (from.startsWith(".")) leadsTo.get(file)?.push(join(dirname(file), from));
	}
	const done = new Set<string>();
	const circles: string[] = [];
	function walk(file: string, way: readonly string[]): void {
		if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
		if (way.includes(file) || done.has(file)) return;
		for (const next of leadsTo.get(file) ?? []) walk(next, [...way, file]);
		done.add(file);
	}
	for (const file of source) walk(file, []);
	expect(circles).toEqual([]);
});

test("assembly and src share bytes, no code", () => {
	expect(inSource.filter(({ from }) => from.includes("assembly"))).toEqual([]);
	const outside = importsUnder("assembly").filter(
		({ file, from }) => !/^assembly\//.test(join(dirname(file), from)) || !from.startsWith("."),
	);
	expect(outside).toEqual([]);
});

test("the oracle imports nothing", () => {
	expect(importsUnder("tests/oracle")).toEqual([]);
});

test("chess, control and store know no React, and the board alone knows Konva", () => {
	const reach = (folders: readonly string[], library: RegExp) =>
		inSource.filter(
			({ file, from }) => folders.includes(folderOf(file) ?? "") && library.test(from),
		);
	expect(reach(["chess", "control", "store", "cli"], /react/)).toEqual([]);
	const others = Object.keys(FLOORS).filter((folder) => folder !== "board");
	expect(reach(others, /konva/)).toEqual([]);
});

test("chess.js and the PGN parser come in by one door each", () => {
	const through = (library: RegExp) =>
		new Set(inSource.filter(({ from }) => library.test(from)).map(({ file }) => file));
	expect([...through(/chess\.js/)]).toEqual(["src/chess/rules.ts"]);
	expect([...through(/pgn-parser/)].filter((file) => file !== "src/chess/pgn/parser.ts")).toEqual(
		[],
	);
});

test("WebAssembly is touched in control only", () => {
	const wrong = source
		.filter((file) => folderOf(file) !== "control")
		.filter((file) => textOf(file).includes("WebAssembly."));
	expect(wrong).toEqual([]);
});

test("every style lies in a layer, and one file says in which order they go; in pages of others within our element", () => {
	const sheets = filesUnder("src").filter((file) => file.endsWith(".css"));
	const isOfOthers = (file: string) => folderOf(file) === "package";
	const styles = sheets.filter((file) => !isOfOthers(file));
	const rest = (file: string) =>
		textOf(file)
			.replace(/\/\*[\s\S]*?\*\//g, "")
			.trim();
	const order = /^@layer [\w, ]+;\s*/;
	expect(styles.filter((file) => order.test(rest(file)))).toEqual(["src/app/base.css"]);
	const block = /^@layer (?:base|controls|layout|panels|pages) \{\n(?:(?:\t.*)?\n)*\}$/;
	expect(styles.filter((file) => !block.test(rest(file).replace(order, "")))).toEqual([]);
	const within = /^\.square-control \{\n(?:(?:\t.*)?\n)*\}$/;
	expect(sheets.filter(isOfOthers).filter((file) => !within.test(rest(file)))).toEqual([]);
});

test("only where a page is entered, or what frames it, is anything looked up in the document", () => {
	const entries = /^src\/(?:demo|element)\/|\/main\.tsx$|^src\/app\/usePage\.ts$/;
	const found = source
		.filter((file) => !entries.test(file))
		.filter((file) => /document\.(?:querySelector|getElement)/.test(textOf(file)));
	expect(found).toEqual([]);
});

test("no file of src is longer than 250 lines, and half of them are shorter than 70", () => {
	const lengths = source.map(linesOf).sort((a, b) => a - b);
	const sheets = filesUnder("src").filter((file) => file.endsWith(".css"));
	expect([...source, ...sheets].filter((file) => linesOf(file) > 250)).toEqual([]);
	expect(lengths[lengths.length >> 1]).toBeLessThan(70);
});

test("no function of src is longer than 60 lines, those in it counted apart", () => {
	const long = source.flatMap(functionsIn).filter(({ lines }) => lines > 60);
	expect(long.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test("no test in the browser waits for a time: it asks what it waits for, or owns the clock", () => {
	const sleeping = codeUnder("tests/e2e").filter((file) =>
		/waitForTimeout|setTimeout/.test(textOf(file)),
	);
	expect(sleeping).toEqual([]);
});
