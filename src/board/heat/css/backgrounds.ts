// Backgrounds of a face in CSS, the uppermost first: numbers and marks of pieces, the front, the
// pattern, and a tint that does not fill its square. Gradients are enough, save for numbers and
// marks, which are small drawings in data addresses.

import { BLACKS, CLASSES, NEUTRAL, type SquareClass, WHITES } from "../../../control/classes.ts";
import type { Plight } from "../../../control/standing.ts";
import { FRONTIER_WIDTH } from "../frontier.ts";
import { BARE, classOf, insetOf, type Look } from "../look.ts";
import { HANGING_INK, INK, PAPER } from "../palette.ts";
import { PATTERN_INK } from "../pattern.ts";
import { blackIn, lookIn, plightsIn, sidesIn, whiteIn } from "./face.ts";

/** Colours as CSS has them. Squares of a class without one are not tinted. */
export type ClassColours = Readonly<Partial<Record<SquareClass["key"], string>>>;

export type Background = {
	readonly image: string;
	readonly size: string;
	readonly place: string;
	readonly repeats?: boolean;
};

const plain = (colour: string) => `linear-gradient(${colour},${colour})`;

const drawing = (body: string) =>
	`url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${body}</svg>`)}")`;

/** How large the box of a number is, as a part of its square. */
const NUMBER_SIZE = "26% 26%";

const number = (count: number, ground: string, ink: string) =>
	drawing(
		`<path fill="${ground}" fill-opacity=".88" d="M0 0h1v1H0z"/><text x=".5" y=".8" font-family="system-ui,sans-serif" font-weight="600" font-size=".78" text-anchor="middle" fill="${ink}">${count}</text>`,
	);

export const numberOfWhite = (count: number): Background => ({
	image: number(count, PAPER, INK),
	size: NUMBER_SIZE,
	place: "0 100%",
});

export const numberOfBlack = (count: number): Background => ({
	image: number(count, INK, PAPER),
	size: NUMBER_SIZE,
	place: "100% 0",
});

/** A stroke with paper on both sides. */
const cased = (path: string, width: number, ink: string) =>
	[
		[width + 0.04, PAPER],
		[width, ink],
	]
		.map(
			([wide, colour]) =>
				`<path fill="none" stroke="${colour}" stroke-width="${wide}" d="${path}"/>`,
		)
		.join("");

/** A ring of dashes, each of so much of its share of the ring. */
function dashedRing(dashes: number, part: number): string {
	const at = (turn: number) =>
		[Math.cos, Math.sin]
			.map((of) => (0.5 + 0.42 * of(turn * 2 * Math.PI)).toFixed(3).replace(/^0/, ""))
			.join(" ");
	return Array.from(
		{ length: dashes },
		(_, dash) => `M${at(dash / dashes)}A.42 .42 0 0 1 ${at((dash + part) / dashes)}`,
	).join("");
}

const DIAMOND = "M.145 .77L.23 .855L.145 .94L.06 .855z";

/** As the board paints them: board/marks/plights.ts. */
const MARKS: Readonly<Record<Plight, string>> = {
	hanging: cased("M.92 .5A.42 .42 0 1 1 .08 .5A.42 .42 0 1 1 .92 .5z", 0.06, HANGING_INK),
	threatened: cased(dashedRing(12, 0.62), 0.06, HANGING_INK),
	trapped: cased("M.15 .25H.03V.75H.15M.85 .25H.97V.75H.85", 0.05, INK),
	tied: cased(
		"M.73 .27L.91 .09M.76 .27A.03 .03 0 1 1 .7 .27A.03 .03 0 1 1 .76 .27M.94 .09A.03 .03 0 1 1 .88 .09A.03 .03 0 1 1 .94 .09",
		0.055,
		INK,
	),
	loose: `<path fill="${PAPER}" d="${DIAMOND}"/>${cased(DIAMOND, 0.035, INK)}`,
};

export const markOf = (plight: Plight): Background => ({
	image: drawing(MARKS[plight]),
	size: "100% 100%",
	place: "0 0",
});

/** Half of a line lies in each of the squares beside it. */
const HALF = `max(1px,${FRONTIER_WIDTH * 50}%)`;

/** The parts of a front by their bits: frontier.ts draws where they lie. */
export const FRONT_PARTS = [
	{ bit: 1, name: "left", width: HALF, height: "100%", place: "0 0" },
	{ bit: 2, name: "top", width: "100%", height: HALF, place: "0 0" },
	{ bit: 4, name: "right", width: HALF, height: "100%", place: "100% 0" },
	{ bit: 8, name: "bottom", width: "100%", height: HALF, place: "0 100%" },
	{ bit: 16, name: "left-top", width: HALF, height: HALF, place: "0 0" },
	{ bit: 32, name: "right-top", width: HALF, height: HALF, place: "100% 0" },
	{ bit: 64, name: "right-bottom", width: HALF, height: HALF, place: "100% 100%" },
	{ bit: 128, name: "left-bottom", width: HALF, height: HALF, place: "0 100%" },
] as const;

export const frontPart = ({ width, height, place }: (typeof FRONT_PARTS)[number]): Background => ({
	image: plain(PAPER),
	size: `${width} ${height}`,
	place,
});

/**
 * Six diagonals a square. Their distance is a sixth of the gradient's line, which leads from corner
 * to corner.
 */
const hatch = (towards: "135deg" | "45deg") =>
	`repeating-linear-gradient(${towards},#0000 0 7.6%,${PATTERN_INK} 7.6% 9.07%,#0000 9.07% 16.667%)`;

const DOTS = `radial-gradient(closest-side,${PATTERN_INK} 16%,#0000 18%)`;

/** How much of its square a tint fills. */
const sizeOf = (look: number) => {
	const part = `${100 * (1 - 2 * insetOf(look as Look))}%`;
	return `${part} ${part}`;
};

/** White's strokes rise, Black's fall, contested squares have both, neutral ones dots. */
export function patternsOf(look: Look): Background[] {
	if (look === BARE) return [];
	const control = classOf(look);
	if (control === NEUTRAL) return [{ image: DOTS, size: "25% 25%", place: "0 0", repeats: true }];
	const [size, place] = [sizeOf(look), "50% 50%"];
	return [
		...(control & WHITES ? [{ image: hatch("135deg"), size, place }] : []),
		...(control & BLACKS ? [{ image: hatch("45deg"), size, place }] : []),
	];
}

export const colourOf = (look: Look, palette: ClassColours) =>
	look === BARE ? undefined : palette[CLASSES[classOf(look)].key];

/** A tint as a picture that fills its square. */
export const filling = (colour: string): Background => ({
	image: plain(colour),
	size: "100% 100%",
	place: "0 0",
});

/** A tint that leaves an edge of its square. */
export function insetTint(look: Look, palette: ClassColours): Background[] {
	const colour = colourOf(look, palette);
	if (colour === undefined || insetOf(look) === 0) return [];
	return [{ image: plain(colour), size: sizeOf(look), place: "50% 50%" }];
}

/** All that is painted over a square's own colour. */
export function backgroundsOf(
	face: number,
	palette: ClassColours,
	patterns: boolean,
): readonly Background[] {
	const look = lookIn(face);
	const [white, black, sides] = [whiteIn(face), blackIn(face), sidesIn(face)];
	return [
		...plightsIn(face).map(markOf),
		...(white > 0 ? [numberOfWhite(white)] : []),
		...(black > 0 ? [numberOfBlack(black)] : []),
		...(sides > 0 ? FRONT_PARTS.filter(({ bit }) => sides & bit).map(frontPart) : []),
		...(patterns ? patternsOf(look) : []),
		...insetTint(look, palette),
	];
}
