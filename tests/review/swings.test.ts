// Swings of a line, against plain counting.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { changesAlong, swingsIn } from "../../src/review/swings.ts";
import { createLineFinder } from "../../src/session/state/line.ts";
import { games } from "../support/games.ts";
import { opened } from "../support/opened.ts";

function open(text: string) {
	const { game, control } = opened(text);
	return { control, frames: createLineFinder()(game, 0 as Frame).frames };
}

test("the changes of a move are counted square by square", () => {
	const { control, frames } = open("1. e4 e5 2. Nf3");
	const changes = changesAlong(control, frames);
	expect(changes[0]).toBe(0);
	frames.slice(1).forEach((frame, index) => {
		const at = (of: number) =>
			Array.from({ length: 64 }, (_, square) => control.control[of * 64 + square]);
		const [before, after] = [at(frames[index] ?? 0), at(frame)];
		expect(changes[index + 1]).toBe(
			after.filter((value, square) => value !== before[square]).length,
		);
	});
});

test("swings are rare and larger than the moves between them", () => {
	let found = 0;
	for (const { moves } of games) {
		const { control, frames } = open(moves);
		const changes = changesAlong(control, frames);
		const swings = swingsIn(changes);
		found += swings.length;
		expect(swings.length).toBeLessThan(changes.length / 4);
		const least = Math.min(...swings.map((place) => changes[place] ?? 0));
		const others = changes.filter((_, place) => !swings.includes(place));
		expect(least).toBeGreaterThan(Math.max(...others));
	}
	expect(found).toBeGreaterThan(games.length);
	expect(swingsIn([0])).toEqual([]);
	expect(swingsIn([0, 1, 2, 1, 1])).toEqual([]);
	expect(swingsIn([0, 2, 13, 2])).toEqual([]);
	expect(swingsIn([0, 2, 14, 2])).toEqual([2]);
	expect(swingsIn([0, 6, 6, 14, 15])).toEqual([]);
	expect(swingsIn([0, 6, 6, 6, 15])).toEqual([4]);
});
