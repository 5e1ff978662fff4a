// Tests the timeline's marks of a game, and the game's lines.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createLineFinder, createMainLineFinder } from "../../../src/session/state/line.ts";
import { numbersWithRoom, paintBands, signsApart } from "../../../src/ui/canvas/paintBands.ts";
import { numbersIn, stopsIn } from "../../../src/ui/canvas/timelineMarks.ts";
import { opened } from "../../support/opened.ts";

function open(text: string) {
	const { store, core, game, control } = opened(text);
	return { game, control, actions: createActions(store, core), store };
}

test("signs on the timeline that would touch become one with their number", () => {
	const signs = [1, 2, 3, 9].map((place) => ({ place, letter: "?" }));
	const said = (places: number) => signsApart(signs, places).map((one) => [one.place, one.letter]);
	expect(said(1)).toEqual(signs.map(({ place, letter }) => [place, letter]));
	expect(said(2.5)).toEqual([
		[1, "3×"],
		[9, "?"],
	]);
	expect(said(9)).toEqual([[1, "4×"]]);
});

test("the number of the last move is drawn whole, even in a narrow column", () => {
	const ends: number[] = [];
	const context = {
		fillRect: () => {},
		measureText: (text: string) => ({ width: 8 * text.length }),
		fillText: (text: string, x: number) => ends.push(x + 4 * text.length),
	};
	paintBands(context as unknown as CanvasRenderingContext2D, {
		countsOf: () => ({ neutral: 64, white: 0, black: 0, contested: 0, light: 0, dark: 0 }),
		frames: Array.from({ length: 2001 }, (_, frame) => frame as Frame),
		stops: [],
		signs: [],
		numbers: [{ place: 1999, number: 1000 }],
		colours: { bands: [], ground: "", ink: "" },
		width: 600,
		height: 48,
		pixel: 1,
	});
	expect(ends).toEqual([600]);
});

test("a line goes through the present position to its end, and stays the same along it", () => {
	const { game } = open("1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6");
	const find = createLineFinder();
	const san = (frames: readonly Frame[]) =>
		frames.map((frame) => positionAt(game, frame).move?.san);
	const main = find(game, 0 as Frame);
	expect(san(main.frames)).toEqual([undefined, "e4", "e5", "Nf3", "Nc6"]);
	expect(find(game, 3 as Frame)).toBe(main);
	const variation = main.frames.length as Frame;
	const other = find(game, variation);
	expect(san(other.frames)).toEqual([undefined, "e4", "c5", "Nf3", "d6"]);
	expect(find(game, 1 as Frame)).toBe(other);
	expect(other.placeOf(variation)).toBe(2);
	expect(other.placeOf(3 as Frame)).toBeUndefined();
});

test("inside a variation the main line stays as it is, with the place where the variation begins", () => {
	const { game } = open("1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6");
	const find = createMainLineFinder();
	const main = find(game);
	expect(main.frames).toEqual([0, 1, 2, 3, 4]);
	expect(find(game)).toBe(main);
	const [first, , last] = [5, 6, 7] as Frame[];
	expect(positionAt(game, last ?? (0 as Frame)).move?.san).toBe("d6");
	expect([3 as Frame, first, last].map((frame) => main.placeOf(frame as Frame))).toEqual([3, 1, 1]);
});

test("move numbers on the timeline are as far apart as there is room", () => {
	const { game } = open("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4");
	const numbers = numbersIn(game, createMainLineFinder()(game).frames);
	expect(numbers).toEqual([1, 2, 3, 4].map((number) => ({ number, place: 2 * number - 1 })));
	const told = (width: number) => numbersWithRoom(numbers, 8, width).map(({ number }) => number);
	expect(told(400)).toEqual([1, 2, 3, 4]);
	expect(told(130)).toEqual([2, 4]);
	expect(told(100)).toEqual([]);
	const black = open("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 7").game;
	expect(numbersIn(black, [0 as Frame])).toEqual([]);
});

test("playback stops where a variation begins or a long comment ends", () => {
	const { game } = open(`1. e4 {short} e5 (1... c5) 2. Nf3 {${"long ".repeat(20)}} Nc6`);
	expect(stopsIn(game, createLineFinder()(game, 0 as Frame).frames)).toEqual([2, 3]);
});
