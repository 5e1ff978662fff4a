// The colours of the board hold for every eye: computed with CIEDE2000 over Machado's simulations
// (2009, severity 1).

import { expect, test } from "vitest";
import { DEFAULT_BOARD } from "../../../src/board/heat/boards.ts";
import { HEATS } from "../../../src/board/heat/heats.ts";
import { LENS } from "../../../src/board/heat/lens.ts";
import { LENSES, type Lens } from "../../../src/board/heat/lenses.ts";
import {
	BARE,
	classOf,
	insetOf,
	type Look,
	landOf,
	lookOf,
	sizedLook,
} from "../../../src/board/heat/look.ts";
import {
	DRAWN_CASINGS,
	DRAWN_INKS,
	INK,
	LETTER,
	PAPER,
	type Palette,
	PLAIN,
	SIDE_INKS,
} from "../../../src/board/heat/palette.ts";
import { PALETTES } from "../../../src/board/heat/palettes.ts";
import { paletteIn } from "../../../src/board/styles/lateStyles.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../../src/control/classes.ts";
import { heatWords, lensWords } from "../../../src/messages/en/lens.ts";
import { BOARDS } from "../../../src/session/state/styleNames.ts";
import { tinted } from "../../support/tinted.ts";

type Triple = readonly [number, number, number];

const CLASSES: readonly Control[] = [NEUTRAL, WHITES, BLACKS, CONTESTED];

const NORMAL: readonly Triple[] = [
	[1, 0, 0],
	[0, 1, 0],
	[0, 0, 1],
];

const EYES: Readonly<Record<string, readonly Triple[]>> = {
	normal: NORMAL,
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
	matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Triple;

const linear = (value: number) =>
	value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** CIELAB of a colour as an eye sees it; Machado's matrices work on linear light. */
function labOf(colour: Triple, eye: readonly Triple[]): Triple {
	const light = times(eye, colour.map(linear) as unknown as Triple).map((part) =>
		Math.min(1, Math.max(0, part)),
	) as unknown as Triple;
	const xyz = times(
		[
			[0.4124564, 0.3575761, 0.1804375],
			[0.2126729, 0.7151522, 0.072175],
			[0.0193339, 0.119192, 0.9503041],
		],
		light,
	);
	const white: Triple = [0.95047, 1, 1.08883];
	const [fx, fy, fz] = xyz.map((part, index) => {
		const t = part / (white[index] ?? 1);
		return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
	}) as unknown as Triple;
	return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const radians = (angle: number) => (angle * Math.PI) / 180;

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
	const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
	const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
	const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
	const h1 = c1 === 0 ? 0 : degrees(Math.atan2(b1, p1));
	const h2 = c2 === 0 ? 0 : degrees(Math.atan2(b2, p2));
	const gap = Math.abs(h1 - h2);
	const turn = c1 * c2 === 0 ? 0 : gap <= 180 ? h2 - h1 : h2 <= h1 ? h2 - h1 + 360 : h2 - h1 - 360;
	const [dL, dC] = [l2 - l1, c2 - c1];
	const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
	const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
	const sum = h1 + h2;
	const h =
		c1 * c2 === 0 ? sum : gap <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
	const t =
		1 -
		0.17 * Math.cos(radians(h - 30)) +
		0.24 * Math.cos(radians(2 * h)) +
		0.32 * Math.cos(radians(3 * h + 6)) -
		0.2 * Math.cos(radians(4 * h - 63));
	const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
	const sC = 1 + 0.045 * c;
	const sH = 1 + 0.015 * c * t;
	const rT =
		-2 *
		Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
		Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
	return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

test("our CIEDE2000 colour difference gives the results of its authors' test data", () => {
	expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
	expect(ciede2000([50, -1.3802, -84.2814], [50, 0, -82.7485])).toBeCloseTo(1, 3);
	expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
	expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
});

/**
 * Colours that can lie beside each other through a lens: the classes that it shows, and bare
 * squares where it leaves some so.
 */
function neighboursIn(lens: Lens): readonly (Control | "bare")[] {
	const shown = CLASSES.filter((control) => LENS[lens].look(control, 1, 1, false) !== BARE);
	return shown.length === CLASSES.length ? shown : [...CLASSES.filter(isSeen(lens)), "bare"];
}

/** Also where it has just turned. */
const isSeen = (lens: Lens) => (control: Control) => LENS[lens].look(control, 1, 1, true) !== BARE;

type Seen = { readonly is: Control | "bare"; readonly lab: Triple };

const seenBy = (
	eye: readonly Triple[],
	palette: Palette,
	classes: readonly (Control | "bare")[],
): Seen[] =>
	[true, false].flatMap((isPale) =>
		classes.map((is) => {
			const colour = tinted(isPale, is === "bare" ? undefined : palette.tints[is], palette);
			return { is, lab: labOf(colour, eye) };
		}),
	);

/** The least difference of any two that are not the same. A neutral square is as good as bare. */
function leastDifference(seen: readonly Seen[]): number {
	const isPair = (one: Seen, other: Seen) =>
		one.is !== other.is && !(one.is === NEUTRAL && other.is === "bare");
	const differences = seen.flatMap((one) =>
		seen.filter((other) => one.is < other.is && isPair(one, other)).map((other) => [one, other]),
	);
	return Math.min(
		...differences.map(([one, other]) => (one && other ? ciede2000(one.lab, other.lab) : 0)),
	);
}

const STRONG_ENOUGH = BOARDS.flatMap((board) =>
	(["normal", "strong"] as const).map((heat) => ({
		what: `on ${board} squares in ${heat} heat`,
		palette: PALETTES[board][heat],
	})),
);

for (const { what, palette } of STRONG_ENOUGH) {
	for (const [name, eye] of Object.entries(EYES)) {
		const floor = name === "normal" ? 27 : 20;
		test(`${what} any two classes of squares differ by at least ${floor} for ${name} sight`, () => {
			expect(leastDifference(seenBy(eye, palette, CLASSES))).toBeGreaterThanOrEqual(floor);
		});

		for (const { name: lens } of LENSES) {
			test(`${what} neighbours in the view ${lensWords[lens].title} can be told apart with ${name} sight`, () => {
				const seen = seenBy(eye, palette, neighboursIn(lens));
				const isBare = seen.some(({ is }) => is === "bare");
				expect(leastDifference(seen)).toBeGreaterThanOrEqual(isBare ? 18 : floor);
			});
		}
	}
}

test("with neutral squares bare, the other classes differ from them by at least 18 for every kind of sight", () => {
	for (const { palette } of STRONG_ENOUGH) {
		for (const eye of Object.values(EYES)) {
			const seen = seenBy(eye, palette, [WHITES, BLACKS, CONTESTED, "bare"]);
			expect(leastDifference(seen)).toBeGreaterThanOrEqual(18);
		}
	}
});

test("soft colours fall short of the minimum contrast, and their name warns that they are hard to tell apart", () => {
	for (const board of BOARDS) {
		const { soft } = PALETTES[board];
		const all = Object.values(EYES).map((eye) => leastDifference(seenBy(eye, soft, CLASSES)));
		expect(Math.min(...all), board).toBeLessThan(20);
		expect(Math.min(...all), board).toBeGreaterThanOrEqual(15);
	}
	expect(heatWords.softCaution).toContain("hard to tell apart");
});

/** Lightness and chroma of a class on both kinds of squares. */
const onBoth = (palette: Palette, control: Control) =>
	[true, false].map((isPale) => {
		const [l, a, b] = labOf(tinted(isPale, palette.tints[control], palette), NORMAL);
		return { lightness: l, chroma: Math.hypot(a, b) };
	});

test("contested squares are darker and more colourful than all others", () => {
	for (const board of BOARDS) {
		const palette = PALETTES[board].normal;
		const lands = CLASSES.filter((one) => one !== CONTESTED).flatMap((land) =>
			onBoth(palette, land),
		);
		for (const contested of onBoth(palette, CONTESTED)) {
			for (const land of lands) {
				expect(contested.chroma).toBeGreaterThan(land.chroma + 15);
				expect(contested.lightness).toBeLessThan(land.lightness - 8);
			}
		}
	}
});

test("light and dark squares differ by 8 to 10 in lightness, and by at least 9 on the default board", () => {
	for (const board of BOARDS) {
		const { pale, deep } = PALETTES[board].normal;
		const apart = labOf(rgbOf(pale), NORMAL)[0] - labOf(rgbOf(deep), NORMAL)[0];
		expect(apart, board).toBeGreaterThanOrEqual(board === DEFAULT_BOARD ? 9 : 8);
		expect(apart, board).toBeLessThanOrEqual(10);
	}
});

/** How light a colour is, from 0 to 1, as WCAG measures contrast. */
const luminance = (colour: Triple) => {
	const [r, g, b] = colour.map(linear) as unknown as Triple;
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Triple, other: Triple) => {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const rgbOf = (hex: string) =>
	[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Triple;

const BLACK: Triple = [0, 0, 0];
const WHITE: Triple = [255, 255, 255];
const backgrounds = BOARDS.flatMap((board) => HEATS.map((heat) => PALETTES[board][heat])).flatMap(
	(palette) =>
		[true, false].flatMap((isPale) => [
			tinted(isPale, undefined, palette),
			...CLASSES.map((control) => tinted(isPale, palette.tints[control], palette)),
		]),
);

test("no square is darker than a lightness of 46", () => {
	for (const colour of backgrounds) expect(labOf(colour, NORMAL)[0]).toBeGreaterThanOrEqual(46);
});

test("a first visit begins with the default board in its normal strength", () => {
	expect(PALETTES.plain.normal).toBe(PLAIN);
	expect(paletteIn({ board: "wood", heat: "normal" })).toBe(PLAIN);
});

test("any two boards differ by at least 3 in the colour of their untinted dark squares", () => {
	const deep = BOARDS.map((board) => labOf(rgbOf(PALETTES[board].normal.deep), NORMAL));
	for (const [index, one] of deep.entries())
		for (const other of deep.slice(index + 1)) expect(ciede2000(one, other)).toBeGreaterThan(3);
});

test("black and white pieces have enough contrast on every tint and against each other", () => {
	for (const colour of backgrounds) expect(contrast(colour, BLACK)).toBeGreaterThanOrEqual(3);
	expect(contrast(WHITE, BLACK)).toBeGreaterThanOrEqual(20);
});

test("coordinates have a contrast of at least 4.5 to 1 on every tint", () => {
	for (const colour of backgrounds) {
		expect(contrast(colour, rgbOf(LETTER))).toBeGreaterThanOrEqual(4.5);
	}
});

test("frames on tints, and arrows on their casing, have a contrast of at least 3 to 1", () => {
	for (const colour of backgrounds) {
		expect(contrast(colour, rgbOf(INK))).toBeGreaterThanOrEqual(3);
	}
	for (const ink of Object.values(SIDE_INKS)) {
		expect(contrast(rgbOf(ink), rgbOf(PAPER))).toBeGreaterThanOrEqual(3);
	}
	for (const [colour, ink] of Object.entries(DRAWN_INKS)) {
		const casing = rgbOf(DRAWN_CASINGS[colour] ?? PAPER);
		expect(contrast(rgbOf(ink), casing)).toBeGreaterThanOrEqual(3);
	}
});

test("White's arrows and Black's differ by at least 20 for every kind of sight", () => {
	const [white, black] = Object.values(SIDE_INKS).map(rgbOf);
	for (const eye of Object.values(EYES)) {
		expect(ciede2000(labOf(white ?? BLACK, eye), labOf(black ?? BLACK, eye))).toBeGreaterThan(20);
	}
});

test("a square sized by strength keeps its class, and its size stays between one and three", () => {
	for (const control of CLASSES) {
		expect(classOf(lookOf(control))).toBe(control);
		for (const excess of [-9, 0, 1, 2, 3, 4, 16]) {
			expect(classOf(sizedLook(control, excess))).toBe(control);
		}
		expect(sizedLook(control, -2)).toBe(sizedLook(control, 1));
		expect(sizedLook(control, 9)).toBe(sizedLook(control, 3));
	}
});

test("each size of a square is larger than the one below by at least a quarter of the square's area", () => {
	const areas = [1, 2, 3].map((excess) => (1 - 2 * insetOf(sizedLook(WHITES, excess))) ** 2);
	expect(areas.at(-1)).toBe(1);
	for (const [index, area] of areas.entries()) {
		if (index > 0) expect(area - (areas[index - 1] ?? 0)).toBeGreaterThan(0.25);
	}
	for (const control of CLASSES) expect(insetOf(lookOf(control))).toBe(0);
});

test("tints that do not fill their squares count as bare when frontiers are drawn", () => {
	for (const control of CLASSES) {
		expect(landOf(lookOf(control))).not.toBe(landOf(BARE));
		for (const excess of [1, 2, 3]) {
			expect(landOf(sizedLook(control, excess) as Look)).toBe(landOf(BARE));
		}
	}
});
