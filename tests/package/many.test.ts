// square-control/core for many positions: letters, codes and counts against the oracle, and the
// lenses of the board as numbers and names.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCore } from "../../src/control/core.ts";
import { createFollows } from "../../src/control/insight.ts";
import { createControl } from "../../src/package/control.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { atRoot, testCore, testInsight } from "../support/core.ts";
import { chance, randomPieceData } from "../support/random.ts";

const built = new WebAssembly.Module(readFileSync(atRoot("build/package.wasm")));
const core = createControl(createCore(built), createFollows(built));
const next = chance(51);
/** More than one call of the module takes. */
const fens = Array.from({ length: 1500 }, () => randomPieceData(next));

test("the package's single module gives the same results as the application's two", () => {
	const apart = createControl(testCore(), testInsight());
	for (const fen of fens.slice(0, 100)) {
		expect(core.map(fen)).toEqual(apart.map(fen));
		expect(core.inspect(fen, "d5")).toEqual(apart.inspect(fen, "d5"));
		expect(core.hanging(`${fen} w`)).toEqual(apart.hanging(`${fen} w`));
		expect(core.standing(fen)).toEqual(apart.standing(fen));
	}
});

test("letters, codes and counts of many positions agree with the reference", () => {
	const codes = core.codes(fens);
	const counts = core.counts(codes);
	expect([codes.length, counts.length]).toEqual([1500 * 64, 1500 * 4]);
	fens.forEach((fen, index) => {
		const oracle = oracleMap(fen);
		const of = codes.subarray(index * 64, index * 64 + 64);
		expect([...of].map((code) => "nwbc"[code]).join("")).toBe(oracle.letters);
		expect([...counts.subarray(index * 4, index * 4 + 4)]).toEqual([...oracle.counts]);
		if (index < 100) expect(core.letters(fen)).toBe(oracle.letters);
	});
	expect(core.codes([])).toEqual(new Uint8Array());
});

test("a later call does not change codes that were returned before", () => {
	const [one = "", other = ""] = fens;
	const codes = core.codes([one]);
	const kept = codes.slice();
	core.codes([other]);
	expect(codes).toEqual(kept);
});

test("strength is the number of attackers by which a square's owner is ahead", () => {
	const fen = "4k3/8/8/8/8/8/4r3/R3K2R";
	const { squares } = core.map(fen);
	const attackers = core.attackers(fen);
	const strength = core.strength(fen);
	for (const [square, { white, black }] of Object.entries(attackers)) {
		const name = square as keyof typeof attackers;
		const ahead = { neutral: 0, white: white - black, black: black - white, contested: NaN };
		const wanted = ahead[squares[name]];
		expect(strength[name], square).toBe(Number.isNaN(wanted) ? Math.abs(white - black) : wanted);
	}
	expect(strength.f1).toBe(2);
});

test("tension shows contested squares and those that changed hands", () => {
	const before = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
	const after = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR";
	const is = core.map(after).squares;
	const was = core.map(before).squares;
	const names = Object.keys(is) as (keyof typeof is)[];
	const contested = names.filter((name) => is[name] === "contested");
	expect(core.tension(after)).toEqual(contested);
	const turned = names.filter((name) => is[name] === "contested" || is[name] !== was[name]);
	expect(core.tension(after, before)).toEqual(turned);
	expect(turned.length).toBeGreaterThan(contested.length);
});

test("an invalid FEN throws, also among many", () => {
	const [fen = ""] = fens;
	expect(() => core.letters("8/8")).toThrow("Invalid FEN: ");
	expect(() => core.codes([fen, "8/8"])).toThrow("Invalid FEN: ");
	expect(() => core.codes([fen, undefined as never])).toThrow("Wanted a FEN as a string");
});
