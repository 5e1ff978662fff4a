// Tests the facts saved of a game, on small games whose truth is known.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { balanceAt } from "../../../src/games/collection/answers/game/centre.ts";
import { canWin, clocksIn } from "../../../src/games/collection/answers/game/gatherFacts.ts";
import { hasLetGo } from "../../../src/games/collection/answers/game/letGo.ts";
import {
	centreAt,
	noFacts,
	RECORD_BYTES,
	readSide,
	type SideFacts,
	writeRecord,
} from "../../../src/games/collection/answers/game/record.ts";
import { moveAt } from "../../../src/games/collection/answers/reading.ts";
import { collectionOf, gameText } from "../../support/collection.ts";

async function factsOf(moves: string) {
	const text = gameText({ White: "a" }, moves);
	const { stock } = await collectionOf(text);
	const { records } = stock.columns;
	const read = (side: 0 | 1) => {
		const facts = noFacts();
		readSide(records, 0, side, facts);
		return facts;
	};
	return { text, white: read(0), black: read(1), centre: centreAt(records, 0) };
}

test("a record of a game's facts reads back as it was written", () => {
	const side = (more: number): SideFacts => ({
		more,
		lostCentre: 12,
		centreMove: 50 | (34 << 6),
		lost: [1, 2, 3],
		bands: [1, 2, 3, 4, 5, 15],
		taken: 4,
		worst: 1023,
		kind: 5,
		phase: 2,
		squares: [0x80000001, 0xffffffff],
		missed: 77,
		ahead: 90,
		clocked: 255,
		hurried: 3,
		clockedHangs: 7,
		hurriedHangs: 2,
		losses: [5 | (63 << 10), 1023, 0, 0],
	});
	const bytes = writeRecord({
		centre: 36,
		sides: [side(1), { ...side(2), centreMove: undefined }],
	});
	expect(bytes).toHaveLength(RECORD_BYTES);
	const facts = noFacts();
	readSide(bytes, 0, 0, facts);
	expect(facts).toEqual(side(1));
	readSide(bytes, 0, 1, facts);
	expect(facts).toEqual({ ...side(2), centreMove: undefined });
});

test("a hanging piece that is taken counts as lost, and one that is left as a missed chance", async () => {
	// The knight takes a pawn that another guards.
	const lost = await factsOf("1. e4 e5 2. Nf3 d6 3. Nxe5 dxe5 4. d3 a6 *");
	expect(lost.white).toMatchObject({ lost: [1, 0, 0], taken: 1, worst: 5, kind: 2, phase: 0 });
	expect(lost.white.bands).toEqual([1, 0, 0, 0, 0, 0]);
	expect(lost.black).toMatchObject({ lost: [0, 0, 0], taken: 0, missed: 0 });
	expect(moveAt(lost.text, lost.white.worst)).toBe("3.Nxe5");
	const missed = await factsOf("1. e4 e5 2. Nf3 d6 3. Nxe5 a6 4. Nf3 a5 *");
	expect(missed.white).toMatchObject({ lost: [0, 0, 0], taken: 0, worst: 0 });
	expect(missed.white.bands).toEqual([1, 0, 0, 0, 0, 0]);
	expect(missed.black.missed).toBe(5);
	expect(moveAt(missed.text, missed.black.missed)).toBe("3.Nxe5");
});

test("a hanging piece is no missed chance if taking it allows mate", async () => {
	const given = async (fourth: string) =>
		(await factsOf(`1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. ${fourth} g6 5. Nxe5 a6 *`)).white.bands[0];
	// With the other knight on c3 the queen is a bait: 5...Bxd1 6.Bxf7+ Ke7 7.Nd5#.
	expect([await given("Nc3"), await given("a3")]).toEqual([0, 1]);
});

test("a piece that is taken within the next four replies was no missed chance", async () => {
	const later = await factsOf("1. e4 e5 2. Nf3 d6 3. Nxe5 a6 4. a3 dxe5 5. h3 h6 *");
	expect(later.white).toMatchObject({ taken: 1, bands: [1, 0, 0, 0, 0, 0] });
	expect(later.black.missed).toBe(0);
});

test("a loss that no other move would have avoided is not the move's mistake", async () => {
	const forked = "1. Nc3 a6 2. Ne4 a5 3. Na3 a4 4. Nc4 d5";
	expect((await factsOf(`${forked} 5. Ne3 dxe4 6. h3 h6 *`)).white.lost).toEqual([0, 0, 0]);
	const single = "1. Nc3 a6 2. Ne4 a5 3. a3 d5";
	expect((await factsOf(`${single} 4. h3 dxe4 5. h4 h6 *`)).white.lost).toEqual([1, 0, 0]);
});

test("a side without pawns and with at most one knight or bishop cannot win", () => {
	const [pawn, knight, rook] = [1, 1 << 4, 1 << 8];
	const can = (bits: number, side: 0 | 1) => canWin(Uint32Array.of(0, 0, 0, 0, bits), 0, side);
	expect([0, knight, knight << 2, knight << 12].map((bits) => can(bits, 0))).not.toContain(true);
	expect([pawn, 2 * knight, rook, knight + pawn].map((bits) => can(bits, 0))).not.toContain(false);
	expect([can(pawn << 12, 1), can(knight << 12, 1), can(pawn, 1)]).toEqual([true, false, false]);
});

test("a mistake lists the squares that only its side controlled before", async () => {
	const { white } = await factsOf(
		"1. e4 d5 2. e5 d4 3. c3 d3 4. Qb3 Nc6 5. Qb5 Bd7 6. Qb3 Nd4 7. cxd4 Be6 8. Qb5+ c6 9. Qxb7 h6 10. Qxa8 Qxa8 *",
	);
	expect(white).toMatchObject({ lost: [1, 0, 0], worst: 19, kind: 5 });
	const has = (name: string) => hasLetGo(white, squareNamed(name));
	expect(["b3", "b4", "a6", "b6", "e4"].map(has)).toEqual([true, true, true, false, false]);
});

test("a lead in the middle of an exchange does not count, however long the exchange", async () => {
	// Three points ahead from ply 12 to 19, and taking or retaking at nearly each of them.
	const trade =
		"1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 Bg4 5. d4 Bxe2 6. Ngxe2 Qxe2+ 7. Nxe2 Nc6 8. d5 Nb4";
	expect((await factsOf(`${trade} 9. c3 Nxd5 10. Qxd5 c6 11. Qxf7+ Kxf7 *`)).white.ahead).toBe(0);
});

test("a lead counts after six quiet plies three points ahead, or two points at the end", async () => {
	const won = "1. e4 e5 2. Nf3 d6 3. Nh4 Qxh4";
	expect((await factsOf(`${won} 4. d3 a6 5. d4 a5 6. a3 h6 *`)).black.ahead).toBe(7);
	expect((await factsOf(`${won} 4. d3 a6 *`)).black.ahead).toBe(7);
	expect((await factsOf(`${won} 4. d3 *`)).black.ahead).toBe(0);
	const back = `${won} 4. d3 a6 5. Bg5 b5 6. Bxh4 a5 7. a3`;
	expect((await factsOf(`${back} *`)).black.ahead).toBe(0);
	expect((await factsOf(`${back} *`)).white.ahead).toBe(12);
});

test("each side's squares of the centre are counted, and no others", () => {
	const names = ["a1", "c4", "d4", "e4", "f4", "d5", "e5", "h8"];
	/** The squares White and Black control, and all pieces, which do not matter. */
	const balanceOf = (white: string[], black: string[]) => {
		const words = new Uint32Array(15).fill(0xffffffff);
		words.fill(0, 5, 9);
		for (const [side, squares] of [white, black].entries()) {
			for (const square of squares.map(squareNamed)) {
				const at = 5 + 2 * side + (square >> 5);
				words[at] = (words[at] ?? 0) | (1 << (square & 31));
			}
		}
		return balanceAt(words, 1);
	};
	const centre = ["d4", "e4", "d5", "e5"];
	for (const name of names) {
		const one = Number(centre.includes(name));
		expect([balanceOf([name], []), balanceOf([], [name])], name).toEqual([one, 0 - one]);
	}
	expect(balanceOf(names, ["d5"])).toBe(3);
	expect(balanceOf(["e4"], names)).toBe(-3);
});

test("the centre is lost once the other side controls two squares more there for eight plies", async () => {
	const given =
		"1. e4 d5 2. exd5 Nf6 3. d4 Nxd5 4. c4 Nb6 5. Nc3 a6 6. Nf3 h6 7. Be2 g6 8. O-O Bg7 9. Re1 O-O *";
	const { black, white, centre, text } = await factsOf(given);
	expect(white.lostCentre).toBe(0);
	expect(black.lostCentre).toBeGreaterThan(5);
	expect(centre).toBe(4);
	expect(white.more).toBe(4);
	expect(black.more).toBe(0);
	if (black.centreMove !== undefined) {
		expect(black.lostCentre % 2).toBe(0);
		expect(moveAt(text, black.lostCentre)).not.toBe("");
	}
});

test("clocks count only if every move has one", async () => {
	const clock = (time: string) => `{ [%clk ${time}] }`;
	const moves = `1. e4 ${clock("0:03:00")} 1... e5 ${clock("0:02:59.5")} 2. Nf3 ${clock("0:00:59")} 2... d6 ${clock("0:01:00")} 3. Nxe5 ${clock("0:00:20")} 3... dxe5 ${clock("1:00:00")} *`;
	const { white, black } = await factsOf(moves);
	expect(white).toMatchObject({ clocked: 3, hurried: 2, clockedHangs: 1, hurriedHangs: 1 });
	expect(black).toMatchObject({ clocked: 3, hurried: 0, clockedHangs: 0, hurriedHangs: 0 });
	const bytes = new TextEncoder().encode(moves);
	expect([...(clocksIn(bytes, 6) ?? [])]).toEqual([180, 179, 59, 60, 20, 3600]);
	expect(clocksIn(bytes, 7)).toBeUndefined();
	expect(clocksIn(bytes, 5)).toBeUndefined();
});
