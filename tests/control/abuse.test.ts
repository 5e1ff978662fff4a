// No placement makes the module trap, hang or reach outside its tables.

import { expect, test } from "vitest";
import { placementOf, rawCore } from "../support/core.ts";
import { seededTest } from "../support/seeded.ts";

const ALL = 0xffffffffffffffffn;

const { core, capacity, boards, control, counts, tables } = rawCore();

type Table = keyof typeof tables;

/** Makes a call, after which no table but these may have changed. */
function call(changes: readonly Table[], work: () => void): void {
	const before = Object.entries(tables).map(([name, bytes]) => [name, bytes.slice()] as const);
	work();
	for (const [name, bytes] of before) {
		if (changes.includes(name as Table)) continue;
		expect(Buffer.compare(tables[name as Table], bytes), `${name} is as before`).toBe(0);
	}
}

/**
 * Milliseconds that a board may take on average before we call it hanging: twenty times what the
 * worst one takes, a tenth of what it would take if the exchange did not remember its answers.
 */
const PATIENCE = 40;

/** Fills every placement, asks everything of it, and looks at what comes back. */
function ask(fill: (placement: BigUint64Array) => void, placements: number): void {
	for (let i = 0; i < placements; i++) fill(boards.subarray(i * 8, i * 8 + 8).fill(0n));
	const before = process.cpuUsage();
	call(["CONTROL", "COUNTS"], () => core.computeControl(placements));
	expect(process.cpuUsage(before).user / 1000).toBeLessThan(PATIENCE * placements);
	expect(control.subarray(0, placements * 64).every((value) => value <= 3)).toBe(true);
	for (let i = 0; i < placements; i++) {
		expect(counts.subarray(i * 4, i * 4 + 4).reduce((sum, count) => sum + count)).toBe(64);
	}
	for (let i = 0; i < Math.min(placements, 4); i++) {
		call(["INSPECTION"], () => {
			for (let square = 0; square < 64; square++) core.inspectSquare(i, square);
		});
		call(["PINS"], () => expect(core.findPins(i)).toBeLessThanOrEqual(16));
		call(["ATTACKERS"], () => core.countFronts(i));
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

test("every square of an empty board is neutral", () => {
	ask(() => {}, 1);
	expect(control.subarray(0, 64).every((value) => value === 0)).toBe(true);
});

seededTest("64 queens of random colours give valid results", 64, (next) => {
	ask((placement) => {
		placement[WHITE] = bits(next);
		placement[BLACK] = ALL ^ (placement[WHITE] ?? 0n);
		placement[QUEENS] = ALL;
	}, 200);
});

seededTest("a board full of bishops, rooks and queens gives valid results", 65, (next) => {
	for (const kind of [BISHOPS, ROOKS]) {
		ask((placement) => {
			placement[WHITE] = bits(next);
			placement[BLACK] = ALL ^ (placement[WHITE] ?? 0n);
			placement[kind] = bits(next);
			placement[QUEENS] = ALL ^ (placement[kind] ?? 0n);
		}, 500);
	}
});

test("striped armies with long exchanges give valid results", () => {
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
	"boards without kings, with many kings or with pawns on the last rank give valid results",
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
	"contradictory boards, with two pieces on a square or pieces of no side, give valid results",
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

test("indexes of positions and squares that do not exist do no harm", () => {
	for (const index of [-1, 1024, 2 ** 31 - 1, -(2 ** 31)]) {
		core.inspectSquare(index, index);
		core.findPins(index);
		core.countFronts(index);
	}
});

test.each([
	"BqpQrPBr/qQqQqr1Q/QqQQqPQN/QQQQqQQ1/QqQq1QqQ/q2QqqRQ/qpqpQQQb/Qq1qqnqq",
	"bBBQrr1Q/1RQRq1Qq/RQrQqQ1r/QQqQ1qQq/PqpqqQRN/1rQnQqqQ/qqPqq1qQ/qR1rqNRq",
	"Bqq1rPqQ/RQqQqRNQ/QBQQqPQ1/RQQQqQQr/QqQq1QqQ/qb1Qqqbq/Qpq1QQQQ/Qqqqqpqq",
])("the slowest boards that a search could find give valid results: %s", (pieceData) => {
	ask((placement) => placement.set(new BigUint64Array(placementOf(pieceData).buffer)), 4);
});
