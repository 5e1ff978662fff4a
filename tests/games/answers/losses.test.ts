// Where pieces were left hanging and taken: the same that chess.js and the oracle find.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Square } from "../../../src/chess/square.ts";
import { collectionOf, gameText, onOwnDays } from "../../support/collection.ts";
import { atRoot } from "../../support/core.ts";
import { slowGame } from "./slowly/slowHand.ts";

const text = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");
const ME = "Ding Liren";
const asked = { me: [ME], filter: {} };

const slow = text
	.split(/(?=\[White )/)
	.filter((one) => one !== "")
	.map(slowGame)
	.filter(({ sides }) => sides.some(({ name }) => name === ME));

/** Pieces by square, as their side sees it in White's place. */
function slowMap(isMine: boolean): number[] {
	const found = Array.from({ length: 64 }, () => 0);
	for (const { sides } of slow) {
		sides.forEach(({ name, losses }, side) => {
			if ((name === ME) !== isMine) return;
			for (const { square } of losses) {
				const shown = side === 0 ? square : square ^ 56;
				found[shown] = (found[shown] ?? 0) + 1;
			}
		});
	}
	return found;
}

test("lost pieces are counted by the square where they were taken, mine and theirs", async () => {
	const { asking } = (await collectionOf(text)).collection;
	const map = await asking.losses(asked);
	expect(map.games).toBe(slow.length);
	expect(map.isTurned).toBe(true);
	expect(map.mine).toEqual(slowMap(true));
	expect(map.theirs).toEqual(slowMap(false));
	expect(map.mine.some((count) => count > 0)).toBe(true);
});

test("each square lists its games at the move that left the piece hanging", async () => {
	const { asking } = (await collectionOf(text)).collection;
	const map = await asking.losses(asked);
	for (const whose of ["me", "them"] as const) {
		const counts = whose === "me" ? map.mine : map.theirs;
		for (const [square, count] of counts.entries()) {
			if (count === 0) continue;
			const on = { whose, square: square as Square };
			const { total, rows } = await asking.lossesOn(asked, on, 0, 50);
			expect(total).toBe(count);
			for (const { ply, mySide, white } of rows) {
				expect(mySide === "white").toBe(white === ME);
				expect(ply % 2 === 1).toBe((mySide === "white") === (whose === "me"));
			}
		}
	}
});

test("games as Black count on the same squares of the board", async () => {
	const moves = "1. e4 Nf6 2. d3 Nxe4 3. dxe4 a6 *";
	const games = Array.from({ length: 3 }, () => gameText({ White: "A", Black: "Me" }, moves));
	const { asking } = (await collectionOf(onOwnDays(games.join("")))).collection;
	const as = async (filter: object) => (await asking.losses({ me: ["Me"], filter })).mine;
	const [e4, e5] = [28, 36];
	expect((await as({ colour: "black" }))[e4]).toBe(3);
	expect((await as({}))[e5]).toBe(3);
});
