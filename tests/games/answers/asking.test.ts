// The games behind the answers, the ten to look at, and the map.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questionAt } from "../../../src/features/games/answers/momentsOf.ts";
import { ANSWER_KEYS } from "../../../src/games/collection/answers/answer.ts";
import type { Asking } from "../../../src/games/collection/answers/asking.ts";
import { plyFinder } from "../../../src/games/collection/answers/moments.ts";
import { pose } from "../../../src/training/pose.ts";
import { collectionOf, gameText, onOwnDays } from "../../support/collection.ts";
import { atRoot, testCore, testInsight } from "../../support/core.ts";

const text = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
const asked = { me: ["Ding Liren"], filter: {} };
const opened = async () => (await collectionOf(text)).collection.asking;

test("every answer lists its games, each at a move of that game", async () => {
	const asking = await opened();
	const { answers, games } = await asking.answers(asked);
	expect(games).toBe(26);
	expect(answers.map(({ key }) => key).sort()).toEqual([...ANSWER_KEYS].sort());
	for (const key of ANSWER_KEYS) {
		for (const whose of ["me", "them"] as const) {
			const { total, rows } = await asking.gamesOf(asked, { key, whose }, 0, 50);
			expect(rows).toHaveLength(total);
			for (const { ply, move, mySide, white, black } of rows) {
				expect(mySide === "white" ? white : black).toBe("Ding Liren");
				expect(ply).toBeGreaterThan(0);
				const number = `${(ply + 1) >> 1}${ply % 2 === 1 ? "." : "..."}`;
				expect(move.startsWith(number)).toBe(true);
			}
		}
	}
});

test("lost pieces are listed at my moves, and missed chances at my opponents'", async () => {
	const asking = await opened();
	const phase = await asking.gamesOf(asked, { key: "phase", whose: "me" }, 0, 50);
	expect(phase.total).toBeGreaterThan(0);
	for (const { ply, mySide } of phase.rows) expect(ply % 2 === 1).toBe(mySide === "white");
	const missed = await asking.gamesOf(asked, { key: "punish", whose: "me" }, 0, 50);
	expect(missed.total).toBeGreaterThan(0);
	for (const { ply, mySide } of missed.rows) expect(ply % 2 === 0).toBe(mySide === "white");
});

test("something hangs in the position of every missed chance", async () => {
	const { collection } = await collectionOf(text);
	const which = { key: "punish", whose: "me" } as const;
	const { rows } = await collection.asking.gamesOf(asked, which, 0, 50);
	expect(rows.length).toBeGreaterThan(0);
	for (const row of rows) {
		const question = questionAt(collection.text(row.game), row, "punish");
		if (question === undefined) return expect.fail(row.move);
		expect(
			pose(question, { core: testCore(), insight: testInsight() }).right.length,
		).toBeGreaterThan(0);
	}
});

test("choosing a square leaves only the games with a loss on that square", async () => {
	const asking = await opened();
	const all = await asking.gamesOf(asked, { key: "hanging", whose: "me" }, 0, 0);
	const totals: number[] = [];
	for (let square = 0; square < 64; square++) {
		const which = { key: "hanging", whose: "me", square: square as never } as const;
		totals.push((await asking.gamesOf(asked, which, 0, 0)).total);
	}
	expect(Math.max(...totals)).toBeLessThanOrEqual(all.total);
	expect(totals).toContain(0);
	expect(new Set(totals).size).toBeGreaterThan(2);
});

/** The questions that Practise asks about the ten games. */
async function roundOf(asking: Asking) {
	const { collection } = await collectionOf(text);
	const rows = await asking.tenGames(asked);
	return rows.flatMap((row) => {
		const question = questionAt(collection.text(row.game), row, "tenGames");
		if (question === undefined) return [];
		return pose(question, { core: testCore(), insight: testInsight() }).right.length > 0
			? [question]
			: [];
	});
}

test("converted leads and saved games are listed in favour of the player who had them", async () => {
	// Ahead by a queen; won by me twice, once not, and as often by them.
	const moves =
		"1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 Qxe2+ 5. Qxe2 a6 6. a3 b6 7. b3 c6 8. h3 h6 9. Nf3 g6";
	const results = [
		["Me", "A", "1-0"],
		["Me", "A", "1-0"],
		["Me", "A", "1/2-1/2"],
		["A", "Me", "1-0"],
		["A", "Me", "0-1"],
	] as const;
	const games = results.map(([White, Black, Result]) =>
		gameText({ White, Black, Result }, `${moves} ${Result}`),
	);
	const { stock } = await collectionOf(onOwnDays(games.join("")));
	const { columns } = stock;
	const shown = (key: "won" | "saved", stands: "for" | "against", whose: "me" | "them") => {
		const plyIn = plyFinder(columns, { key, stands, mineOf: 0, theirsOf: 0 }, whose);
		return [0, 1, 2, 3, 4].filter((game) => plyIn(game, game < 3 ? 0 : 1) > 0);
	};
	expect(shown("won", "for", "me")).toEqual([0, 1]);
	expect(shown("won", "against", "me")).toEqual([2]);
	expect(shown("won", "for", "them")).toEqual([3]);
	expect(shown("saved", "for", "me")).toEqual([4]);
	expect(shown("saved", "against", "me")).toEqual([3]);
	expect(shown("saved", "for", "them")).toEqual([2]);
	expect(shown("saved", "against", "them")).toEqual([0, 1]);
});

test("ten games to look at are offered if there are enough", async () => {
	const asking = await opened();
	expect(await asking.tenGames(asked)).toHaveLength(10);
	const { toLookAt, positions } = await asking.answers(asked);
	expect(toLookAt).toBe(10);
	expect(positions).toBeGreaterThan(0);
	expect(positions).toBe((await roundOf(asking)).length);
	const few = { me: ["Ding Liren"], filter: { colour: "black" as const } };
	expect(await asking.tenGames(few)).toEqual([]);
});

test("if no answer stands out, ten mistakes are offered, those that cost a game first", async () => {
	const erring = (Result: string, name: string, isMine = true) =>
		gameText(
			{ White: isMine ? "Me" : name, Black: isMine ? name : "Me", Result },
			`1. e4 e5 2. Nf3 d6 3. Nxe5 dxe5 4. d3 a6 5. a3 a5 6. b3 b6 7. c3 c6 ${Result}`,
		);
	const all = [
		...Array.from({ length: 8 }, (_, index) => erring("1-0", `Other ${index}`)),
		...Array.from({ length: 4 }, (_, index) => erring("0-1", `Other ${index}`)),
		...Array.from({ length: 12 }, (_, index) => erring("1/2-1/2", `Other ${index}`, false)),
	].join("");
	const { asking } = (await collectionOf(onOwnDays(all))).collection;
	const about = { me: ["Me"], filter: {} };
	const { answers, shows, toLookAt } = await asking.answers(about);
	expect(answers.some(({ stands }) => stands === "against")).toBe(false);
	expect([shows, toLookAt]).toEqual(["mistakes", 10]);
	const rows = await asking.tenGames(about);
	expect(rows.every(({ move }) => move === "3.Nxe5")).toBe(true);
	expect(rows.slice(0, 4).map(({ black }) => black)).toEqual(
		[3, 2, 1, 0].map((index) => `Other ${index}`),
	);
});

/** Twenty-four games in which I hold e5 with a pawn, and they hold it with none. */
const mine = Array.from({ length: 24 }, (_, index) => {
	const isWhite = index % 2 === 0;
	const tags = isWhite ? { White: "Me", Black: "B" } : { White: "A", Black: "Me" };
	return gameText(tags, isWhite ? "1. d4 a6 2. Bf4 a5 *" : "1. a3 d5 2. a4 Bf5 *");
}).join("");

test("squares are shown from my side, and certain differences are told from chance", async () => {
	const { collection } = await collectionOf(onOwnDays(mine));
	const { asking } = collection;
	const both = { me: ["Me"], filter: {} };
	const map = await asking.answerMap(both, undefined, { from: 2, to: 2 });
	expect(map).toMatchObject({
		games: 24,
		turned: true,
		mineColour: "white",
		theirsColour: "black",
	});
	const e5 = 36;
	expect(map.mine[e5]).toBe(1);
	expect(map.theirs[e5]).toBe(0);
	expect(map.differences[e5]).toBe(100);
	expect(map.isChance[e5]).toBe(0);
	const a1 = 0;
	expect(map.differences[a1]).toBe(0);
	expect(map.isChance[a1]).toBe(1);
	expect(map.ghost).toBe("rnbqkbnr/1ppppppp/8/p7/3P1B2/8/PPP1PPPP/RN1QKBNR w - - 0 3");
	expect(map.strip).toHaveLength(40);
	for (const shares of map.strip.slice(0, 2))
		expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
	expect(map.strip[10]).toEqual([0, 0, 0, 0]);
});

test("with one colour chosen, the map compares me with opponents who had that colour", async () => {
	const { collection } = await collectionOf(onOwnDays(mine));
	const black = { me: ["Me"], filter: { colour: "black" as const } };
	const map = await collection.asking.answerMap(black, undefined, { from: 2, to: 2 });
	expect(map).toMatchObject({ games: 12, turned: false, mineColour: "black" });
	// Black's bishop looks at e4; Black's who play against me do not.
	const e4 = 28;
	expect(map.mine[e4]).toBe(1);
	expect(map.theirs[e4]).toBe(0);
	// Twelve games are few.
	expect(map.isChance[e4]).toBe(1);
});
