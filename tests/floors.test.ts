// The floors of the house: imports go down, some doors open in one place only, and folders
// stay small.

import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FLOORS, floorOf, roomOf } from "../scripts/plan.mjs";
import {
	codeUnder,
	filesUnder,
	folderOf,
	type Import,
	importsUnder,
	textOf,
} from "./support/source.ts";

const inSource = importsUnder("src");
const source = codeUnder("src");

test("every folder of src has a floor, and there are at most sixteen", () => {
	const folders = new Set(filesUnder("src").map((file) => folderOf(file) ?? ""));
	expect([...folders].filter((folder) => !(folder in FLOORS))).toEqual([]);
	expect(folders.size).toBeLessThanOrEqual(16);
});

/** The fault of an import by its floors, and a remedy. */
function faultOf({ file, from, isType }: Import): string | undefined {
	if (!from.startsWith(".")) return undefined;
	const here = roomOf(file) ?? "";
	// Messages are told the facts of whatever they speak of, and know their types alone.
	if (here === "messages" && isType) return undefined;
	const there = roomOf(join(dirname(file), from));
	if (there === undefined || there === here) return undefined;
	const [own, other] = [floorOf(here), floorOf(there)];
	if (other < own) return undefined;
	const remedy =
		other === own
			? "move what both need to a lower floor, or let the floor above pass it to one of them"
			: `move what ${here} needs to floor ${own - 1} or lower, or let a caller pass it as an argument`;
	return `${file} (floor ${own}, ${here}) imports ${from} (floor ${other}, ${there}): ${remedy}`;
}

test("imports go down only, never up or to the same floor, also in parts that load late", () => {
	expect(inSource.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
});

test("the message of a wrong import names both floors and a remedy", () => {
	const one = { isLate: false, isType: false };
	expect(faultOf({ ...one, file: "src/board/heat/a.ts", from: "../../session/b.ts" })).toBe(
		"src/board/heat/a.ts (floor 3, board/heat) imports ../../session/b.ts (floor 6, session): " +
			"move what board/heat needs to floor 2 or lower, or let a caller pass it as an argument",
	);
	const sideways = { ...one, file: "src/features/share/a.ts", from: "../review/b.ts" };
	expect(faultOf(sideways)).toContain("(floor 8, features/review): move what both need to a lower");
	expect(faultOf({ ...one, file: "src/session/a.ts", from: "../board/heat/b.ts" })).toBe(undefined);
});

test("no folder of src holds more than twenty files beside its folders", () => {
	const sizes = new Map<string, number>();
	for (const file of filesUnder("src")) {
		const folder = dirname(file);
		sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
	}
	expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
});

test("no module imports itself through others, not even by parts that load late", () => {
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

/** Each late part: its loader, its name, and what makes it. */
const PART = /const (\w+) = latePart\(\s*"(\w+)",([\s\S]*?)\n?\);\n/g;

test("import() is used only as the argument of latePart", () => {
	const inParts = (file: string) =>
		[...textOf(file).matchAll(PART)].flatMap(([, , , load]) => load?.match(/import\(/g) ?? []);
	const wrong = source.filter(
		(file) =>
			inSource.filter((one) => one.file === file && one.isLate).length !== inParts(file).length,
	);
	expect(wrong).toEqual([]);
});

test("each late part is named like its loader", () => {
	const parts = source.flatMap((file) => [...textOf(file).matchAll(PART)]);
	expect(parts.length).toBeGreaterThan(30);
	const names = parts.map(([, , name]) => name);
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
	const loaders = names.map((name) => `load${name?.[0]?.toUpperCase()}${name?.slice(1)}`);
	expect(parts.map(([, loader]) => loader)).toEqual(loaders);
});

test("assembly and src share bytes but no code", () => {
	expect(inSource.filter(({ from }) => from.includes("assembly"))).toEqual([]);
	const outside = importsUnder("assembly").filter(
		({ file, from }) => !/^assembly\//.test(join(dirname(file), from)) || !from.startsWith("."),
	);
	expect(outside).toEqual([]);
});

test("the oracle imports nothing", () => {
	expect(importsUnder("tests/oracle")).toEqual([]);
});

test("React is used only by the board and above, and Konva by the board alone", () => {
	const reach = (rooms: readonly string[], library: RegExp) =>
		inSource.filter(({ file, from }) => rooms.includes(roomOf(file) ?? "") && library.test(from));
	// Of React the element knows types: jsx.d.ts.
	const below = Object.keys(FLOORS).filter(
		(room) => floorOf(room) < floorOf("board") && room !== "package/element",
	);
	expect(reach([...below, "games", "training", "session", "cli"], /react/)).toEqual([]);
	const others = inSource.filter(({ file }) => folderOf(file) !== "board");
	expect(others.filter(({ from }) => from.includes("konva"))).toEqual([]);
});

test("the board does not know the application, and uses only its own default words", () => {
	const known = inSource.filter(({ file, from }) => {
		if (!file.startsWith("src/board/") || !from.startsWith(".")) return false;
		const to = join(dirname(file), from);
		if (to === "src/messages/en/board.ts") return file !== "src/board/text/boardText.ts";
		return ["training", "session", "messages", "ui", "features"].includes(folderOf(to) ?? "");
	});
	expect(known).toEqual([]);
});

test("the first screen and About load without Konva", () => {
	const reached = new Set<string>();
	const libraries = new Set<string>();
	function reach(file: string): void {
		if (reached.has(file)) return;
		reached.add(file);
		for (const { from, isLate, isType } of inSource.filter((one) => one.file === file)) {
			if (isLate || isType) continue;
			if (from.startsWith(".")) reach(join(dirname(file), from));
			else libraries.add(from);
		}
	}
	reach("src/pages/app/main.tsx");
	reach("src/features/about/About.tsx");
	expect(libraries).toContain("react");
	expect([...libraries].filter((library) => library.includes("konva"))).toEqual([]);
});

test("heat is given the squares to colour and never searches a page", () => {
	const ofPages = /\b(?:document|window|HTMLElement|Canvas\w+)\b/;
	const heat = source.filter((file) => roomOf(file) === "board/heat");
	expect(heat.filter((file) => ofPages.test(textOf(file)))).toEqual([]);
});

test("chess.js and the PGN parser are each imported in one place", () => {
	const through = (library: RegExp) =>
		new Set(inSource.filter(({ from }) => library.test(from)).map(({ file }) => file));
	expect([...through(/chess\.js/)]).toEqual(["src/chess/rules.ts"]);
	expect(
		[...through(/pgn-parser/)].filter((file) => file !== "src/chess/pgn/tree/parser.ts"),
	).toEqual([]);
});

test("WebAssembly is used in control only", () => {
	const wrong = source
		.filter((file) => folderOf(file) !== "control")
		.filter((file) => textOf(file).includes("WebAssembly."));
	expect(wrong).toEqual([]);
});

test("every style lies in a cascade layer, and one file sets the order of layers", () => {
	const sheets = filesUnder("src").filter((file) => file.endsWith(".css"));
	const isOfOthers = (file: string) => folderOf(file) === "package";
	const styles = sheets.filter((file) => !isOfOthers(file));
	const rest = (file: string) =>
		textOf(file)
			.replace(/\/\*[\s\S]*?\*\//g, "")
			.trim();
	const order = /^@layer [\w, ]+;\s*/;
	expect(styles.filter((file) => order.test(rest(file)))).toEqual(["src/ui/style/base.css"]);
	const block = /^@layer (?:base|controls|layout|parts|panels|pages) \{\n(?:(?:\t.*)?\n)*\}$/;
	expect(styles.filter((file) => !block.test(rest(file).replace(order, "")))).toEqual([]);
	const within = /^\.square-control \{\n(?:(?:\t.*)?\n)*\}$/;
	expect(sheets.filter(isOfOthers).filter((file) => !within.test(rest(file)))).toEqual([]);
});

test("the document is searched only where a page starts, or where it is embedded", () => {
	const entries =
		/^src\/(?:extension|pages\/demo|pages\/docs|package\/element)\/|\/main\.tsx$|^src\/ui\/hooks\/usePage\.ts$/;
	const found = source
		.filter((file) => !entries.test(file))
		.filter((file) => /document\.(?:querySelector|getElement)/.test(textOf(file)));
	expect(found).toEqual([]);
});

test("no test in the browser waits for a fixed time", () => {
	const sleeping = codeUnder("tests/e2e").filter((file) =>
		/waitForTimeout|setTimeout/.test(textOf(file)),
	);
	expect(sleeping).toEqual([]);
});

/** Columns of a line: a tab counts two, as for the formatter. */
const widthOf = (line: string) => line.replaceAll("\t", "  ").length;

test("no line is wider than a hundred columns unless it contains a long text", () => {
	const files = ["assembly", "measure", "scripts", "src", "tests"].flatMap((folder) =>
		filesUnder(folder).filter((file) => /\.(tsx?|mjs|js|css)$/.test(file)),
	);
	const holdsText = (line: string) =>
		/["'`<>$]|\w \w|^\s*\/[[(^]/.test(line) && !/^\s*(?:\/[/*]|\*)/.test(line);
	const isInstruction = (line: string) => /^\s*(?:\{\/\* |\/\/ )biome-ignore/.test(line);
	const wide = files.flatMap((file) =>
		textOf(file)
			.split("\n")
			.filter((line) => widthOf(line) > 100 && !holdsText(line) && !isInstruction(line))
			.map((line) => `${file}: ${line.trim()}`),
	);
	expect(wide).toEqual([]);
});
