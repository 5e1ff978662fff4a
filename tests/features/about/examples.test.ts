// Checks the claims of the About page about its examples, and the notes of the samples, against the
// core and the rules.

import { expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { SAMPLE_MOMENTS } from "../../../src/chess/samples/sampleMoments.ts";
import { SAMPLES } from "../../../src/chess/samples/samples.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import {
	changedSquares,
	controlAt,
	controlLetter,
	countsAt,
	type GameControl,
} from "../../../src/control/controlMap.ts";
import { EXAMPLES, FIRST } from "../../../src/features/about/examples.ts";
import { aboutWords } from "../../../src/messages/en/screens/about.ts";
import { placementOf, testCore } from "../../support/core.ts";

const core = testCore();

const letterOn = (pieces: string, square: string) =>
	controlLetter(
		controlAt(core.computeControl(placementOf(pieces)), FIRST_FRAME, squareNamed(square)),
	);

test("the About page has four examples", () => {
	expect(EXAMPLES).toHaveLength(4);
});

for (const { name, pieces, claims } of EXAMPLES) {
	const { title, text } = aboutWords.examples[name];
	test(`${title}: the core agrees with every claim of the example`, () => {
		for (const [square, letter] of Object.entries(claims)) {
			expect(text.join(" ")).toContain(square);
			expect(letterOn(pieces, square), square).toBe(letter);
		}
	});
}

test("the first board of the About page comes from the 1999 sample and has the counts shown beside it", () => {
	expect(countsAt(core.computeControl(placementOf(FIRST.pieces)), FIRST_FRAME)).toEqual(
		FIRST.counts,
	);
	const [piece] = splitPgn(SAMPLE_GAMES[1999] ?? "");
	if (piece === undefined) throw new Error("no game");
	const { positions } = readGame(SAMPLE_GAMES[1999] ?? "", piece);
	const at = positions.find(({ fen }) => fen.startsWith(`${FIRST.pieces} `));
	expect(at?.move?.san).toBe("Rxd4");
});

test("the core agrees with what the examples say of changed positions", () => {
	expect(letterOn("3r4/8/8/8/8/8/3Q4/3R4", "d5")).toBe("c");
	expect(letterOn("8/8/5n2/8/8/3Q4/8/8", "d5")).toBe("c");
});

for (const { year, ply, pieces } of SAMPLES) {
	const pgn = SAMPLE_GAMES[year] ?? "";
	test(`the sample of ${year} reads without errors, and its picture shows the position where it opens`, () => {
		const [piece] = splitPgn(pgn);
		if (piece === undefined) throw new Error("no game");
		const game = readGame(pgn, piece);
		expect(game.fault).toBeUndefined();
		expect(game.warnings).toEqual([]);
		expect(game.plies).toBe({ 1858: 33, 1999: 87, 1985: 80 }[year]);
		expect(game.result).toBe({ 1858: "1-0", 1999: "1-0", 1985: "0-1" }[year]);
		expect(game.positions[ply]?.fen.replace(/ .*/, "")).toBe(pieces);
		expect(game.positions[ply]?.move?.san).toBe({ 1858: "Qb8+", 1999: "Rxd4", 1985: "Nd3" }[year]);
		expect(game.positions.findIndex(({ notes }) => notes.after)).toBe(ply);
	});
}

/**
 * Facts for the things to notice: each claim is checked against the core, and no other text may
 * hold a number.
 */
type Facts = {
	readonly control: GameControl;
	readonly frame: Frame;
	readonly frames: readonly Frame[];
};

const DARK = { White: "light", Black: "dark" } as const;

const CLAIMS: readonly (readonly [RegExp, (said: readonly string[], facts: Facts) => void])[] = [
	[
		/(White|Black)(?: takes back, and)?(?: goes)? from (\d+)(?: squares)? to (\d+)/g,
		([side, before, after], { control, frame }) => {
			const count = DARK[side as keyof typeof DARK];
			expect(countsAt(control, (frame - 1) as Frame)[count]).toBe(Number(before));
			expect(countsAt(control, frame)[count]).toBe(Number(after));
		},
	],
	[
		/(White|Black)(?: controls)? (\d+)/g,
		([side, count], { control, frame }) =>
			expect(countsAt(control, frame)[DARK[side as keyof typeof DARK]]).toBe(Number(count)),
	],
	[
		/(\d+) are contested/g,
		([count], { control, frame }) => expect(countsAt(control, frame).contested).toBe(Number(count)),
	],
	[
		/(\d+) squares change hands/g,
		([count], { control, frame }) =>
			expect(changedSquares(control, (frame - 1) as Frame, frame)).toHaveLength(Number(count)),
	],
	[
		/\b([a-h][1-8]) is contested/g,
		([square = ""], { control, frame }) =>
			expect(controlLetter(controlAt(control, frame, squareNamed(square)))).toBe("c"),
	],
];

/**
 * Claims of the most or the least of a game: the value of every move, and whether the claim is of
 * the most.
 */
const EXTREMES: Readonly<Record<string, readonly [(facts: Facts) => number, 1 | -1]>> = {
	"White controls 12 squares, fewer": [({ control, frame }) => countsAt(control, frame).light, -1],
	"21 are contested, more": [({ control, frame }) => countsAt(control, frame).contested, 1],
	"24 squares change hands, more": [
		({ control, frame }) => changedSquares(control, (frame - 1) as Frame, frame).length,
		1,
	],
	"White goes from 15 squares to 25, the largest gain": [
		({ control, frame }) =>
			countsAt(control, frame).light - countsAt(control, (frame - 1) as Frame).light,
		1,
	],
};

for (const [year, pgn] of Object.entries(SAMPLE_GAMES)) {
	test(`the sample of ${year} has two or three things to notice, and the core agrees with each`, () => {
		const [piece] = splitPgn(pgn);
		if (piece === undefined) throw new Error("no game");
		const game = readGame(pgn, piece);
		const control = core.computeControl(game.placements);
		const frames = game.positions.map((_, frame) => frame as Frame).slice(1);
		const told = frames.filter((frame) => game.positions[frame]?.notes.after);
		expect(told.length).toBeGreaterThanOrEqual(2);
		expect(told.length).toBeLessThanOrEqual(3);
		for (const frame of told) {
			const text = game.positions[frame]?.notes.after ?? "";
			const facts = { control, frame, frames };
			let rest = text;
			for (const [pattern, check] of CLAIMS) {
				for (const [, ...said] of rest.matchAll(pattern)) check(said, facts);
				rest = rest.replaceAll(pattern, "");
			}
			expect(rest.replaceAll(/\b[a-h][1-8]\b/g, ""), text).not.toMatch(/\d/);
			const extremes = Object.entries(EXTREMES).filter(([words]) => text.includes(words));
			expect(extremes).toHaveLength(text.match(/more than|fewer than|largest/g)?.length ?? 0);
			for (const [, [count, sign]] of extremes) {
				const values = frames.map((other) => sign * count({ ...facts, frame: other }));
				const value = sign * count(facts);
				expect(
					values.filter((other) => other >= value),
					text,
				).toEqual([value]);
			}
		}
	});
}

for (const [year, moments] of Object.entries(SAMPLE_MOMENTS)) {
	test(`the moves of ${year} played on its card lead to the position where the sample opens`, () => {
		const [piece] = splitPgn(SAMPLE_GAMES[Number(year)] ?? "");
		if (piece === undefined) throw new Error("no game");
		const { positions } = readGame(SAMPLE_GAMES[Number(year)] ?? "", piece);
		const end = (SAMPLES.find((sample) => sample.year === Number(year))?.ply ?? 0) + 1;
		const before = positions.slice(end - moments.length, end);
		expect(before.map(({ fen }) => fen.replace(/ .*/, ""))).toEqual(moments);
	});
}
