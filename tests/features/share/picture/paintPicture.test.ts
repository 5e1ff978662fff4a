// A position as a drawing: well-formed whatever is written in the game, whole, and of the colours
// of the board.

import { describe, expect, test } from "vitest";
import { LENSES } from "../../../../src/board/heat/lenses.ts";
import type { Picture } from "../../../../src/board/paint/paintPosition.ts";
import { paintCheck } from "../../../../src/board/paint/paintSquare.ts";
import { stampSheet } from "../../../../src/board/picture/stamps.ts";
import { SvgPen } from "../../../../src/board/picture/svgPen.ts";
import type { Frame } from "../../../../src/chess/frame.ts";
import { positionAt } from "../../../../src/chess/game.ts";
import { BLACK, WHITE } from "../../../../src/chess/piece.ts";
import { countsAt } from "../../../../src/control/controlMap.ts";
import {
	paintPicture,
	pictureHeight,
	type Whole,
} from "../../../../src/features/share/picture/paintPicture.ts";
import { wrapText } from "../../../../src/features/share/picture/wrapText.ts";
import { opened } from "../../../support/opened.ts";
import { MARKUPS } from "../../../support/pieceSet.ts";
import { elementsIn, readXml } from "../../../support/xml.ts";

const HOSTILE = `</text><script>alert(1)</script> & "it's" ]]> <!-- \u0000\u001b\ud800 &amp; שלום 😀`;

const { game, control, core } = opened(
	"1. e4 e5 2. Nf3 {[%csl Ge5,Rd4][%cal Bf3e5,Yf3d4]} Nc6 3. Bb5 a6",
);

function wholeOf(frame: Frame, change: Partial<Whole> = {}): Whole {
	return {
		picture: {
			placements: game.placements,
			frame,
			control,
			orientation: WHITE,
			showsCoordinates: true,
			showsPatterns: true,
			tintsNeutral: true,
			attackers: core.countAttackers(game.placements, frame),
		},
		notes: positionAt(game, frame).notes,
		standing: undefined,
		caption: [{ text: HOSTILE, type: 14, isBold: true, mostLines: 6 }],
		counts: countsAt(control, frame),
		meaning: HOSTILE,
		isTransparent: false,
		...change,
	};
}

function drawn(whole: Whole, prefix = "") {
	const { sheet, stamps } = stampSheet(MARKUPS);
	const pen = new SvgPen(stamps, prefix);
	paintPicture(pen, 1, sheet, whole);
	const text = pen.document(512, pictureHeight(whole), HOSTILE, HOSTILE);
	return { text, elements: [...elementsIn(readXml(text))] };
}

const named = (elements: ReturnType<typeof drawn>["elements"], name: string) =>
	elements.filter((element) => element.name === name);

describe("a drawing", () => {
	test("a picture is well-formed SVG, and markup in the game stays text", () => {
		const { elements } = drawn(wholeOf(3 as Frame));
		expect(named(elements, "script")).toEqual([]);
		const written = named(elements, "text").map(({ children }) => children.join(""));
		expect(written.join(" ")).toContain("</text><script>alert(1)</script>");
		expect(named(elements, "title")[0]?.children[0]).toContain("שלום 😀");
	});

	test("a picture defines each piece once and uses no id twice", () => {
		const { elements } = drawn(wholeOf(3 as Frame), "one-");
		const names = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
		expect(new Set(names).size).toBe(names.length);
		expect(names.every((name) => name.startsWith("one-"))).toBe(true);
		const stamped = named(elements, "use").map(({ attributes }) => attributes.get("href"));
		expect(stamped).toHaveLength(32);
		expect(stamped.every((address) => names.includes(address?.slice(1) ?? ""))).toBe(true);
		const parts = named(elements, "g").map((element) => [...elementsIn(element)].length);
		expect(Math.min(...parts)).toBeGreaterThan(1);
	});

	test("a picture loads nothing and runs nothing", () => {
		const { text, elements } = drawn(wholeOf(3 as Frame));
		const addresses = elements.flatMap(({ attributes }) => attributes.get("href") ?? []);
		expect(addresses.filter((address) => !address.startsWith("#"))).toEqual([]);
		expect(
			elements
				.flatMap(({ attributes }) => [...attributes.keys()])
				.filter((name) => /^on|style/.test(name)),
		).toEqual([]);
		expect(text).not.toContain("@import");
	});

	test("a picture shows the file's circles and arrows in their four colours", () => {
		const inks = (frame: Frame) => {
			const { text } = drawn(wholeOf(frame));
			return ["#1d7a35", "#a3161f", "#ffd21f", "#1f56a8"].filter((ink) => text.includes(ink));
		};
		expect(inks(3 as Frame)).toHaveLength(4);
		expect(inks(2 as Frame)).toEqual([]);
	});

	test("a picture shows every square in the colour of its class, with a pattern if wanted", () => {
		const { elements } = drawn(wholeOf(3 as Frame));
		const squares = named(elements, "path").flatMap(
			({ attributes }) => attributes.get("d")?.match(/h64v64h-64z/g) ?? [],
		);
		// Each square's ground, and the clip of its pattern.
		expect(squares).toHaveLength(128);
		const plain = wholeOf(3 as Frame);
		const without = drawn({ ...plain, picture: { ...plain.picture, showsPatterns: false } });
		expect(named(without.elements, "clipPath")).toEqual([]);
	});

	test("a picture can be drawn in every view, from both sides, with a ring for check", () => {
		for (const { name } of LENSES) {
			const whole = wholeOf(3 as Frame);
			const picture: Picture = { ...whole.picture, lens: name, orientation: BLACK };
			expect(drawn({ ...whole, picture }).elements.length).toBeGreaterThan(60);
		}
		const pen = new SvgPen(new Map());
		paintCheck(pen, 0, 0, 64);
		expect(named([...elementsIn(readXml(pen.document(64, 64, "", "")))], "stop")).toHaveLength(5);
	});

	test("the entries of the legend never overlap, whatever the counts and the font", () => {
		const placesWith = (count: number) => {
			const counts = { light: count, dark: count, contested: count, neutral: count };
			const { elements } = drawn(wholeOf(3 as Frame, { counts, caption: [], meaning: undefined }));
			const words = named(elements, "text").slice(-4);
			const swatches = named(elements, "path").flatMap(
				({ attributes }) => /^M([\d.]+) \S+h14v14h-14z$/.exec(attributes.get("d") ?? "")?.[1] ?? [],
			);
			expect(swatches).toHaveLength(4);
			return words.map(({ attributes, children }, index) => {
				const from = Number(attributes.get("x"));
				// "Contested 64" of DejaVu Sans Bold is 7.5 times as wide as high.
				const width = (children.join("").length / 12) * 7.5 * Number(attributes.get("font-size"));
				expect(from - Number(swatches[index]) - 14).toBeGreaterThanOrEqual(6);
				expect(from + width + 8).toBeLessThan(Number(swatches[index + 1] ?? 512));
				return from;
			});
		};
		expect(placesWith(64)).toEqual(placesWith(0));
	});

	test("a transparent picture has no background behind its text", () => {
		const paper = 'fill="#ffffff" shape-rendering="crispEdges" d="M0 512';
		expect(drawn(wholeOf(3 as Frame)).text).toContain(paper);
		expect(drawn(wholeOf(3 as Frame, { isTransparent: true })).text).not.toContain(paper);
	});
});

describe("text in lines", () => {
	test("wrapped text keeps its words whole and loses none", () => {
		const text = "White’s knight takes the square that Black has just left.";
		const lines = wrapText(text, 12, 20);
		expect(lines.join(" ")).toBe(text);
		expect(lines.length).toBeGreaterThan(2);
	});

	test("wrapped text breaks overlong words, and marks omissions with an ellipsis", () => {
		expect(wrapText("a".repeat(50), 10, 9).join("")).toBe("a".repeat(50));
		expect(wrapText("one two three four five six", 5, 2).at(-1)).toMatch(/…$/);
		expect(wrapText("x ".repeat(500_000), 30, 3)).toHaveLength(3);
		expect(wrapText("  ", 30, 3)).toEqual([]);
	});

	test("wrapped text gives wide letters more room than narrow ones", () => {
		expect(wrapText("棋".repeat(20), 11, 9)).toHaveLength(2);
		expect(wrapText("i".repeat(20), 11, 9)).toHaveLength(1);
	});
});
