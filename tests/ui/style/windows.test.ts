// Windows have their names in one place: style sheets and scripts say those.

import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { letters, windowInLetters } from "../../../scripts/letters.mjs";
import { isHeld } from "../../../src/ui/canvas/boardWidths.ts";
import { inLetters } from "../../../src/ui/style/measure.ts";
import * as windows from "../../../src/ui/style/windows.ts";
import config from "../../../vite.config.ts";
import { filesUnder, textOf } from "../../support/source.ts";

const sheets = filesUnder("src").filter((file) => file.endsWith(".css"));
const scripts = filesUnder("src").filter((file) => /\.(?:tsx?|js)$/.test(file));

const queriesOf = (file: string) =>
	[...textOf(file).matchAll(/@media ([^{]+) \{/g)].map(([, query = ""]) => query);

/** Where queries change, in pixels: up to 559 and from 560 on are the same edge. */
const edgesOf = (text: string) =>
	[...text.matchAll(/\((min|max)-(width|height): ([\d.]+)(px|em)\)/g)].map(
		([, end, side, length, unit]) =>
			`${side} ${Number(length) * (unit === "em" ? 16 : 1) + (end === "max" ? 1 : 0)}`,
	);

const named = new Set(edgesOf(Object.values(windows).join()));

test("at most twelve window sizes have names, and style sheets use each of them", () => {
	const names = Object.keys(windows).map((name) => `--${name.toLowerCase().replace("_", "-")}`);
	expect(names.length).toBeLessThanOrEqual(12);
	const said = sheets
		.flatMap(queriesOf)
		.join()
		.match(/--[\w-]+/g);
	expect([...new Set(said)].sort()).toEqual(names.sort());
});

/** Sizes that the content of some sheet needs on any device: a part, or a page of its own. */
const OWN: Readonly<Record<string, readonly number[]>> = {
	width: [280, 406, 440, 560, 640, 900, 961, 1024, 1101, 1191, 1280, 1500],
	height: [401, 600, 671, 781, 836, 860, 880],
};

test("style sheets use the named window sizes and no others, except for their own content", () => {
	const typed = sheets.flatMap(queriesOf).flatMap(edgesOf);
	const own = Object.entries(OWN).flatMap(([side, all]) => all.map((edge) => `${side} ${edge}`));
	expect([...new Set(typed)].sort()).toEqual(own.sort());
});

test("scripts use the named window sizes, and those within a page agree with them", () => {
	const isSent = (file: string) => file === "src/pages/app/sent/sent.js";
	const typing = scripts
		.filter((file) => file !== "src/ui/style/windows.ts" && !isSent(file))
		.filter((file) => edgesOf(textOf(file)).some((edge) => named.has(edge)));
	expect(typing).toEqual([]);
	const edges = scripts.filter(isSent).flatMap((file) => edgesOf(textOf(file)));
	expect(new Set(edges)).toEqual(new Set(edgesOf(windows.PHONE)));
});

/** What a query of one level says in a window, whose browser has letters of that many pixels. */
function says(query: string, width: number, height: number, letter: number): boolean {
	const said = query
		.replace(/\((max|min)-(width|height): ([\d.]+)(px|em)\)/g, (_, end, side, size, unit) => {
			const edge = Number(size) * (unit === "em" ? letter : 1);
			const length = side === "width" ? width : height;
			return String(end === "max" ? length <= edge : length >= edge);
		})
		.replace(/\(orientation: (\w+)\)/g, (_, kind) =>
			String((kind === "portrait") === height >= width),
		)
		.replaceAll(" and ", " && ")
		.replaceAll(" or ", " || ")
		.replaceAll(",", " ||")
		.replaceAll("not ", "!");
	expect(said).toMatch(/^(?:true|false|[()&|! ])+$/);
	return new Function(`return ${said}`)() as boolean;
}

/** Its own layouts, and none that is chosen by the letters. */
const LAYOUTS = (({ PHONE, LOW_PHONE, LYING, TABLET, DESK, LOW, COLUMN }) => ({
	PHONE,
	LOW_PHONE,
	LYING,
	TABLET,
	DESK,
	LOW,
	COLUMN,
}))(windows);

test("a phone has the windows of a phone whatever its letters are, others those of a smaller window", () => {
	const namesOf = (width: number, height: number, letter: number, times = 1) =>
		Object.entries(LAYOUTS).flatMap(([name, query]) =>
			says(
				times === 1
					? windowInLetters(query)
					: isHeld(width, height)
						? query
						: inLetters(query, times),
				width,
				height,
				letter,
			)
				? [name]
				: [],
		);
	for (const [width, height, ...names] of [
		[390, 664, "PHONE", "LOW_PHONE", "COLUMN"],
		[360, 640, "PHONE", "LOW_PHONE", "COLUMN"],
		[390, 844, "PHONE", "COLUMN"],
		[844, 390, "LYING", "LOW"],
		[667, 375, "LYING", "LOW", "COLUMN"],
	] as const) {
		for (const letter of [16, 20, 24, 32]) {
			expect(namesOf(width, height, letter), `${width}, ${letter}`).toEqual(names);
			expect(namesOf(width, height, 16, letter / 16), `${width}, ${letter}`).toEqual(names);
		}
	}
	expect(namesOf(1440, 900, 16)).toEqual(["DESK"]);
	for (const [letter, times] of [
		[32, 1],
		[16, 2],
	] as const) {
		expect(namesOf(1440, 900, letter, times)).toEqual(["LYING", "LOW", "COLUMN"]);
		expect(namesOf(820, 1180, letter, times)).toEqual(["PHONE", "LOW_PHONE", "COLUMN"]);
	}
});

test("a named window size is measured in letters on our pages and in pixels elsewhere", async () => {
	const resolved = await resolveConfig({ configFile: false, css: config.css ?? {} }, "build");
	const compiled = async (file: string, query: string) => {
		const code = letters.transform(`@media ${query} { a { color: red } }`, file) ?? "";
		const result = await preprocessCSS(code, file, resolved);
		return /@media ([^{]+?)\s*\{/.exec(result.code)?.[1];
	};
	const held = "((width <= 767px) or (height <= 500px))";
	const inEither = (letters: string, pixels: string) =>
		`((not ${held}) and (${letters})) or (${held} and (${pixels}))`;
	expect(await compiled("/src/ui/a.css", "(--column)")).toBe(
		inEither("width <= 47.9375em", "width <= 767px"),
	);
	expect(await compiled("/src/pages/embed/a.css", "(--column)")).toBe("(width <= 767px)");
	expect(await compiled("/src/ui/a.css", "(--column) and (max-width: 400px)")).toBe(
		`(${inEither("width <= 47.9375em", "width <= 767px")}) and (${inEither("width <= 25em", "width <= 400px")})`,
	);
});
