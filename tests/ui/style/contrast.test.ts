// Texts are readable in both themes: every colour that a sheet gives to texts has a contrast of
// 4.5 (WCAG 2.2, 1.4.3) with everything that sheets put under them. So axe looks at most screens
// in one theme.

import { expect, test } from "vitest";
import { tintsOf } from "../../../src/ui/style/tints.ts";
import { filesUnder, textOf } from "../../support/source.ts";

const LEAST = 4.5;

/** Colours of the base sheet, as [light, dark]. */
const TOKENS = new Map(
	[
		...textOf("src/ui/style/base.css").matchAll(
			/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g,
		),
	].map(([, name = "", light = "", dark = ""]) => [name, [light, dark]] as const),
);

/** Colours of the board, which has no theme. */
const OF_THE_BOARD = new Map(
	Object.entries(tintsOf())
		.filter(([, colour]) => /^#[\da-f]{6}$/i.test(colour))
		.map(([name, colour]) => [name.slice(2), colour]),
);

/** What texts of the page are written in, and what lies under them. */
const INKS = ["ink", "soft-ink", "fault"];
const GROUNDS = ["paper", "panel", "wash", "press", "hairline"];

/** The ground of buttons that are pressed or go on: texts on it have the colour of a page. */
const INVERSE = { texts: ["paper", "panel"], grounds: ["ink", "fault"] };

type Colour = readonly [number, number, number];

const colourOf = (hex: string): Colour =>
	[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

/** A part of one colour laid over another. */
const mixed = (over: Colour, part: number, under: Colour): Colour =>
	over.map((one, index) => one * part + (under[index] ?? 0) * (1 - part)) as unknown as Colour;

function luminance(colour: Colour): number {
	const [red, green, blue] = colour.map((value) =>
		value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const THEMES = ["light", "dark"] as const;

const inTheme = (name: string, theme: (typeof THEMES)[number]): Colour =>
	colourOf(TOKENS.get(name)?.[THEMES.indexOf(theme)] ?? OF_THE_BOARD.get(name) ?? "");

type Rule = { readonly place: string; readonly color: string; readonly background: string };

/** The rules of a sheet that colour texts, nested ones by themselves. */
function rulesOf(file: string): Rule[] {
	const open: { selector: string; color: string; background: string }[] = [];
	const rules: Rule[] = [];
	const text = textOf(file).replace(/\/\*[\s\S]*?\*\//g, "");
	for (const [, said = "", mark] of text.matchAll(/([^{};]*)([{};])/g)) {
		const words = said.trim().replace(/\s+/g, " ");
		if (mark === "{") open.push({ selector: words, color: "", background: "" });
		const [property, value] = words.split(/:\s+(.*)/);
		const rule = open.at(-1);
		if (mark !== "{" && rule !== undefined) {
			if (property === "color") rule.color = value ?? "";
			if (/^background(?:-color)?$/.test(property ?? "")) rule.background = value ?? "";
		}
		if (mark !== "}") continue;
		const { selector = "", color = "", background = "" } = open.pop() ?? {};
		if (color !== "") rules.push({ place: `${file}: ${selector}`, color, background });
	}
	return rules;
}

const rules = filesUnder("src")
	.filter((file) => file.endsWith(".css"))
	.flatMap(rulesOf);

/** The token of a value, or the one that stands in for it. */
const tokenOf = (value: string) => /^var\(.*?--([\w-]+)\)+$/.exec(value)?.[1] ?? "";

test("the contrast of black and white is 21", () => {
	expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
	expect(contrast(colourOf("#767676"), [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test.each(THEMES)("every text colour is readable on every background of the page: %s", (theme) => {
	const [ink, paper] = [inTheme("ink", theme), inTheme("paper", theme)];
	const pairs = [
		...INKS.flatMap((text) => GROUNDS.map((ground) => [text, ground])),
		...INVERSE.texts.flatMap((text) => INVERSE.grounds.map((ground) => [text, ground])),
		["pen", "sheet"],
		["pen", "ground"],
	];
	const faint = pairs.filter(
		([text = "", ground = ""]) => contrast(inTheme(text, theme), inTheme(ground, theme)) < LEAST,
	);
	expect(faint).toEqual([]);
	// A main button under the mouse, and keys of three quarters of the ink that they have elsewhere.
	expect(contrast(paper, mixed(ink, 0.85, paper))).toBeGreaterThan(LEAST);
	expect(contrast(mixed(paper, 0.75, ink), ink)).toBeGreaterThan(LEAST);
});

test("every text colour has a known background", () => {
	/** What has no ground of its own: it lies on ink, on squares of the board, or is painted. */
	const ELSEWHERE = [
		".board-over",
		".choose canvas",
		".track-line [aria-current]",
		".map-squares b",
		".share-board button",
		".cells > i",
	];
	const odd = rules.filter(({ place, color, background }) => {
		if (/^(?:inherit|GrayText|CanvasText|Canvas|HighlightText)$/.test(color)) return false;
		if (ELSEWHERE.some((selector) => place.endsWith(`: ${selector}`))) return false;
		const [text, ground] = [tokenOf(color), tokenOf(background)];
		const isBare = /^(?:|none|transparent|inherit)$/.test(background);
		if (INKS.includes(text)) return !(isBare || GROUNDS.includes(ground));
		if (INVERSE.texts.includes(text)) return !INVERSE.grounds.includes(ground);
		// Of the board or of paper: no theme changes text or ground.
		const isFixed = /^#|^rgb|--ground|--sheet|--pen/.test(background);
		return !(isFixed && (OF_THE_BOARD.has(text) || /^#/.test(color)));
	});
	expect(odd.map(({ place, color, background }) => `${place} ${color} ${background}`)).toEqual([]);
});
