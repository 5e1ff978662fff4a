// Games with variations are told as the careful loader reads them, without it where all is sound.

import { Chess } from "chess.js";
import { afterAll, expect, test, vi } from "vitest";
import type { GameRecord } from "../../../src/games/reader/gameRecords.ts";
import { testReader } from "../../support/core.ts";
import { changedText } from "../../support/madeGames.ts";
import { seededTest } from "../../support/seeded.ts";

/** Is the module asked, and of how many games was it sure? */
const asked = vi.hoisted(() => ({ module: true, sure: 0 }));

vi.mock(import("../../../src/games/reader/playVariations.ts"), async (original) => {
	const { countPlayed } = await original();
	return {
		countPlayed: (...args: Parameters<typeof countPlayed>) => {
			const count = asked.module ? countPlayed(...args) : undefined;
			if (count !== undefined) asked.sure++;
			return count;
		},
	};
});

// Files share what they import: another may have loaded the module that is replaced here.
vi.resetModules();
const { gamesOf } = await import("../../../src/games/reader/gameRecords.ts");
afterAll(() => {
	vi.resetModules();
});

async function recordsOf(text: string): Promise<GameRecord[]> {
	async function* input() {
		yield new TextEncoder().encode(text);
	}
	const found: GameRecord[] = [];
	for await (const records of gamesOf(testReader(), input(), (record) => record)) {
		found.push(...records);
	}
	return found;
}

/** The same, asking the module and not; and of how many games it was sure. */
async function bothOf(text: string) {
	asked.module = true;
	asked.sure = 0;
	const fast = await recordsOf(text);
	const { sure } = asked;
	asked.module = false;
	return { fast, careful: await recordsOf(text), sure };
}

const game = (moves: string) => `[White "a"]\n[Black "b"]\n\n${moves}\n\n`;

test.each([
	["variations within variations", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 *", 2, 0],
	["several of one move", "1. e4 e5 (1... c5) (1... e6 2. d4) (1... c6) 2. Nf3 *", 3, 0],
	["an empty one", "1. e4 e5 () 2. Nf3 *", 0, 0],
	["castling and passing in them", "1. e4 e6 2. e5 d5 (2... f5 3. exf6) 3. exd6 *", 1, 0],
	["clocks, without any", "1. e4 {[%clk 0:03:00]} e5 {[%eval 0.2] [%clk 3:00]} *", 0, 1],
	["words in them that are no moves", "1. e4 (1. d4 wonderful 2. c4) e5 *", 1, 1],
])("%s: the careful loader is not asked", async (_name, moves, variations, warnings) => {
	const { fast, careful, sure } = await bothOf(game(moves));
	expect(fast).toEqual(careful);
	expect([fast.length, sure]).toEqual([1, 1]);
	expect(fast[0]).toMatchObject({ variations });
	expect((fast[0] as { warnings: readonly unknown[] }).warnings).toHaveLength(warnings);
});

test.each([
	["an illegal move", "1. e4 e5 (1... Ke6) 2. Nf3 *"],
	["a move that may be two", "1. Nc3 e5 2. Nf3 e4 3. Nd4 e3 4. Nb3 (4. Nb5) *"],
	["null moves", "1. e4 e5 (1... -- 2. d4) *"],
])("%s in a variation: the variation and the next game are read", async (_name, moves) => {
	const { fast, careful, sure } = await bothOf(game(moves) + game("1. d4 (1. c4) d5 *"));
	expect(fast).toEqual(careful);
	expect([fast.length, sure]).toEqual([2, 1]);
	expect(fast[1]).toMatchObject({ game: 2, plies: 2, variations: 1, tags: { Black: "b" } });
});

/** Moves that chance picks, with others in their place. */
function madeLine(chess: Chess, plies: number, depth: number, next: () => number): string {
	let text = "";
	let played = 0;
	for (; played < plies; played++) {
		const moves = chess.moves();
		const pick = () => moves[Math.floor(next() * moves.length)] ?? "";
		if (moves.length === 0) break;
		const move = pick();
		text += ` ${move}${next() < 0.1 ? " {x [%clk 1:00]}" : ""}`;
		while (depth < 4 && next() < 0.15) {
			text += ` (${madeLine(chess, Math.ceil(next() * 6), depth + 1, next)})`;
		}
		chess.move(move);
	}
	for (; played > 0; played--) chess.undo();
	return text;
}

seededTest(
	"both readers agree on made-up games with variations, some damaged",
	1604,
	async (next) => {
		let games = 0;
		let areSure = 0;
		for (let round = 0; round < 12; round++) {
			let text = Array.from({ length: 6 }, () => game(madeLine(new Chess(), 30, 0, next))).join("");
			for (let count = round % 4; count > 0; count--) text = changedText(text, next);
			const { fast, careful, sure } = await bothOf(text);
			expect(fast, JSON.stringify(text)).toEqual(careful);
			games += fast.length;
			areSure += sure;
		}
		expect(areSure / games).toBeGreaterThan(0.5);
	},
);
