// A collection as tests have it: in memory, filled from texts.

import { Collection } from "../../src/games/collection/collection.ts";
import type { SortOrder } from "../../src/games/collection/sort.ts";
import { Stock } from "../../src/games/collection/stock.ts";
import { testInsight, testReader } from "./core.ts";

export const AS_READ: SortOrder = { by: "file", isDown: false };

export async function collectionOf(...parts: readonly BlobPart[]) {
	const stock = new Stock();
	const collection = new Collection(
		{ stock, save() {}, check: async () => {}, close() {}, unsaved: undefined },
		testReader(),
		testInsight(),
	);
	const files = parts.map((part, index) => new File([part], `${index}.pgn`));
	await collection.read(files, () => {});
	return { collection, stock };
}

/** A day of the year 1000 and after, another for each number. */
const dayNumbered = (at: number) =>
	`${1000 + Math.floor(at / 240)}.${String((Math.floor(at / 20) % 12) + 1).padStart(2, "0")}.${10 + (at % 20)}`;

/** A game with tags that tell it from others. */
export const gameText = (tags: Readonly<Record<string, string>>, moves = "1. e4 e5 *"): string =>
	`${Object.entries(tags)
		.map(([name, value]) => `[${name} "${value}"]\n`)
		.join("")}\n${moves}\n\n`;

/** Games with the same moves, of days of their own: the same game is not added twice. */
export const sameMoves = (
	count: number,
	tags: Readonly<Record<string, string>>,
	moves?: string,
): string =>
	Array.from({ length: count }, (_, at) =>
		gameText({ ...tags, Date: dayNumbered(at) }, moves),
	).join("");

/** The same texts, with a day for each game that has none. */
export function onOwnDays(text: string): string {
	let at = 0;
	return text
		.split(/(?=\[White )/)
		.map((game) => (game.includes("[Date ") ? game : `[Date "${dayNumbered(at++)}"]\n${game}`))
		.join("");
}
