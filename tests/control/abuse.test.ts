// No placement makes the module trap, hang or reach outside its tables.

import { expect, test } from "vitest";
import { compileModule } from "../support/core.ts";
import { seededTest } from "../support/seeded.ts";

const ALL = 0xffffffffffffffffn;

type Raw = {
	readonly memory: WebAssembly.Memory;
	readonly PLACEMENTS: WebAssembly.Global;
	readonly CONTROL: WebAssembly.Global;
	readonly COUNTS: WebAssembly.Global;
	readonly CAPACITY: WebAssembly.Global;
	computeControl(count: number): void;
	inspectSquare(placement: number, square: number): void;
	findPins(placement: number): number;
	countFronts(placement: number): void;
};

const raw = new WebAssembly.Instance(compileModule()).exports as unknown as Raw;
const capacity = raw.CAPACITY.value as number;
const boards = new BigUint64Array(raw.memory.buffer, raw.PLACEMENTS.value as number, capacity * 8);

/** Fills every placement, asks everything of it, and looks at what comes back. */
function ask(fill: (placement: BigUint64Array) => void, placements: number): void {
	for (let i = 0; i < placements; i++) fill(boards.subarray(i * 8, i * 8 + 8).fill(0n));
	raw.computeControl(placements);
	const control = new Uint8Array(raw.memory.buffer, raw.CONTROL.value as number, placements * 64);
	const counts = new Uint8Array(raw.memory.buffer, raw.COUNTS.value as number, placements * 4);
	expect(control.every((value) => value <= 3)).toBe(true);
	for (let i = 0; i < placements; i++) {
		expect(counts.subarray(i * 4, i * 4 + 4).reduce((sum, count) => sum + count)).toBe(64);
	}
	for (let i = 0; i < Math.min(placements, 4); i++) {
		for (let square = 0; square < 64; square++) raw.inspectSquare(i, square);
		expect(raw.findPins(i)).toBeLessThanOrEqual(16);
		raw.countFronts(i);
	}
}

const bits = (next: () => number) => {
	const word = () => BigInt(Math.floor(next() * 2 ** 32));
	return (word() << 32n) | word();
};

const WHITE = 0;
const BLACK = 1;
const BISHOPS = 4;
const ROOKS = 5;
const QUEENS = 6;
const KINGS = 7;

test("an empty board is neutral", () => {
	ask(() => {}, 1);
	expect(
		new Uint8Array(raw.memory.buffer, raw.CONTROL.value as number, 64).every((v) => v === 0),
	).toBe(true);
});

seededTest("64 queens of any colours", 64, (next) => {
	ask((placement) => {
		placement[WHITE] = bits(next);
		placement[BLACK] = ALL ^ (placement[WHITE] ?? 0n);
		placement[QUEENS] = ALL;
	}, 200);
});

seededTest("64 sliders of two kinds", 65, (next) => {
	for (const kind of [BISHOPS, ROOKS]) {
		ask((placement) => {
			placement[WHITE] = bits(next);
			placement[BLACK] = ALL ^ (placement[WHITE] ?? 0n);
			placement[kind] = bits(next);
			placement[QUEENS] = ALL ^ (placement[kind] ?? 0n);
		}, 500);
	}
});

test("armies in stripes, where every exchange is long and every choice is open", () => {
	const stripes = [
		0x00ff00ff00ff00ffn,
		0x5555555555555555n,
		0xaa55aa55aa55aa55n,
		0x0f0f0f0ff0f0f0f0n,
		0x3333cccc3333ccccn,
	];
	for (const white of stripes) {
		for (const kind of [QUEENS, ROOKS, BISHOPS, KINGS]) {
			ask((placement) => {
				placement[WHITE] = white;
				placement[BLACK] = ALL ^ white;
				placement[kind] = ALL;
			}, 4);
		}
	}
});

seededTest(
	"no king, three kings, kings everywhere, pawns on the first and last rank",
	66,
	(next) => {
		for (const kings of [0n, 0x8000000000000401n, ALL]) {
			ask((placement) => {
				placement[WHITE] = bits(next);
				placement[BLACK] = ALL ^ (placement[WHITE] ?? 0n);
				placement[KINGS] = kings;
				placement[2] = ALL ^ kings;
			}, 50);
		}
	},
);

seededTest(
	"garbage: squares with two pieces, sides without pieces, pieces without sides",
	67,
	(next) => {
		ask((placement) => {
			for (let board = 0; board < 8; board++) placement[board] = bits(next);
		}, capacity);
		ask((placement) => {
			for (let board = 0; board < 8; board++) {
				placement[board] = next() < 0.5 ? bits(next) & bits(next) : bits(next) | bits(next);
			}
		}, capacity);
		ask((placement) => placement.fill(ALL), 16);
	},
);

test("placements and squares that are not there", () => {
	for (const index of [-1, 1024, 2 ** 31 - 1, -(2 ** 31)]) {
		raw.inspectSquare(index, index);
		raw.findPins(index);
		raw.countFronts(index);
	}
});
