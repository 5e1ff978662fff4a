// Pictures of the board, and how two browsers' looks are compared: the grid says the same to the
// letter, the heat in the middle of empty squares is the same to a few units, and every square is
// alike but for the edges of pieces and letters.

import assert from "node:assert/strict";
import type { Place } from "./driver.ts";
import { readGrid } from "./inPage.ts";
import { crop, type Picture, readPng } from "./png.ts";
import { until } from "./until.ts";
import type { Visitor } from "./visitor.ts";

export type Look = {
	readonly grid: readonly string[];
	readonly board: Picture;
	/** The whole screenshot, as PNG. */
	readonly file: Buffer;
};

/** Units of 255 by which heat may differ: browsers round differently when they mix colours. */
const HEAT_TOLERANCE = 3;

/**
 * Units of 255 by which the mean difference of a square's pixels may differ from none: edges are
 * each browser's own.
 */
const SQUARE_TOLERANCE = 6;

/** Where no pointer is over anything. */
export const ASIDE = { x: 2, y: 2 };

/**
 * The window, and where the board is in it, before and after: what comes late may move everything.
 */
async function photograph(visitor: Visitor, place: Place) {
	const before = await visitor.boxOf(".board", place);
	const file = await visitor.driver.screenshot();
	const after = await visitor.boxOf(".board", place);
	const hasStayed = Object.values(before).join() === Object.values(after).join();
	return { file, box: after, hasStayed };
}

/** Returns the look of the board when everything has come to rest. */
export const boardOf =
	(place: Place) =>
	async (visitor: Visitor): Promise<Look> => {
		await visitor.driver.moveTo(ASIDE);
		await visitor.atRest(place);
		const { x, y } = await visitor.originOf(place);
		const { file, box } = await until(
			"The board stays where it is",
			() => photograph(visitor, place),
			({ hasStayed }) => hasStayed,
		);
		const size = Math.round(box.width);
		return {
			file,
			grid: await visitor.ask(readGrid, [], place),
			board: crop(readPng(file), {
				x: Math.round(x + box.x),
				y: Math.round(y + box.y),
				width: size,
				height: size,
			}),
		};
	};

/**
 * The square of a cell as a picture of its own; `inset` is the share of its width that is left out
 * on each side.
 */
function cellOf({ board }: Look, cell: number, inset: number): Picture {
	const size = board.width / 8;
	const margin = Math.floor(size * inset);
	return crop(board, {
		x: (cell % 8) * size + margin,
		y: Math.floor(cell / 8) * size + margin,
		width: size - 2 * margin,
		height: size - 2 * margin,
	});
}

/** The mean difference of the channels of two pictures of one size. */
function differenceOf(a: Picture, b: Picture): number {
	let sum = 0;
	for (let at = 0; at < a.pixels.length; at++) {
		sum += Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0));
	}
	return sum / a.pixels.length;
}

/** In what two looks differ, in words; nothing if they are alike. */
export function differencesOf(a: Look, b: Look): string[] {
	assert.equal(a.grid.length, 64, "A board has 64 squares");
	const said = a.grid.flatMap((text, cell) =>
		text === b.grid[cell] ? [] : [`"${text}" and "${b.grid[cell]}"`],
	);
	if (a.board.width !== b.board.width) {
		return [...said, `boards of ${a.board.width} and ${b.board.width} pixels`];
	}
	const seen = a.grid.flatMap((text, cell) => {
		const name = text.slice(0, 2);
		const isEmpty = text.startsWith(`${name}, empty`);
		const heat = isEmpty ? differenceOf(cellOf(a, cell, 0.45), cellOf(b, cell, 0.45)) : 0;
		const whole = differenceOf(cellOf(a, cell, 0), cellOf(b, cell, 0));
		return [
			...(heat > HEAT_TOLERANCE ? [`the heat of ${name} by ${heat.toFixed(1)}`] : []),
			...(whole > SQUARE_TOLERANCE ? [`the picture of ${name} by ${whole.toFixed(1)}`] : []),
		];
	});
	return [...said, ...seen];
}
