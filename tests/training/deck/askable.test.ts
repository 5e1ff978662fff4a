// Questions that cannot be asked take no place among those of a day, and are found in slices.

import { expect, test } from "vitest";
import { finish } from "../../../src/chess/work.ts";
import { inSlices, Stopped } from "../../../src/runtime/slices.ts";
import { findUnaskable, noteUnaskable } from "../../../src/training/deck/askable.ts";
import type { Card } from "../../../src/training/deck/card.ts";
import { formatDeck, parseDeck } from "../../../src/training/deck/deckFile.ts";
import { sumsOf } from "../../../src/training/deck/due.ts";
import { NEW_A_DAY } from "../../../src/training/deck/newADay.ts";
import { answered } from "../../../src/training/deck/schedule.ts";

const NOW = new Date(2026, 10, 23, 9).getTime();

const card = (id: string, added: number): Card => ({ id, topic: "other", added });

const sound = (count: number, from = 0) =>
	Array.from({ length: count }, (_, index) =>
		card(`1.4k3/8/8/8/8/8/8/4K3_w_-_-_${from + index}_1!hanging;board;map;why;`, 1_000 + index),
	);

/** No king, no board, and moves that are none. */
const UNSOUND = [
	"1.8/8/8/8/8/8/8/8_w_-_-_0_1!hanging;board;map;why;",
	"1.xx_w!hanging;board;map;why;",
	"1.4k3/8/8/8/8/8/8/4K3_w_-_-_0_1!turned;middle;map;why;!4k3/8/8/8/8/8/8/3K4/8!1.e4",
	"1.4k3/8/8/8/8/8/8/4K3_w_-_-_0_1!letGo;board;map;why;!4k3/8/8/4K3/8/8/8/8!1.Ke5",
];

test("questions that cannot be asked take no place of a day's questions", () => {
	const illegal = Array.from(
		{ length: 16 },
		(_, index) =>
			`1.4k3/8/8/8/8/8/8/4K3_w_-_-_${index + 1}_1!letGo;board;map;why;!4k3/8/8/4K3/8/8/8/8!1.Ke5`,
	);
	const unsound = [...UNSOUND, ...illegal].map(card);
	const cards = [...unsound, ...sound(25)];
	const found = finish(findUnaskable(cards, NOW, NEW_A_DAY));
	expect(unsound.every(({ id }) => found.has(id))).toBe(true);
	const rest = cards.filter(({ id }) => !found.has(id));
	expect(rest).toHaveLength(25);
	expect(sumsOf(rest, NOW, NEW_A_DAY).today).toHaveLength(NEW_A_DAY);
});

test("a due question that cannot be asked is found too", () => {
	const due = { ...answered(card(UNSOUND[0] ?? "", 0), "full", NOW - 40 * 24 * 60 * 60 * 1000) };
	const [one] = sound(1, 900);
	if (one === undefined) return;
	expect([...finish(findUnaskable([due, one], NOW, NEW_A_DAY))]).toEqual([due.id]);
	noteUnaskable(one.id);
	expect([...finish(findUnaskable([due, one], NOW, NEW_A_DAY))].toSorted()).toEqual(
		[due.id, one.id].sort(),
	);
});

test("a long deck file is read in slices, with progress, and can be stopped", async () => {
	const text = formatDeck(sound(30_000));
	const shares: number[] = [];
	const run = inSlices(
		() => shares.length < 3,
		(share) => shares.push(share),
	);
	await expect(run(parseDeck(text))).rejects.toBeInstanceOf(Stopped);
	expect(shares).toEqual([...shares].sort((a, b) => a - b));
	expect(shares.at(-1)).toBeLessThan(1);
});
