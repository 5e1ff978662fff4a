// Tests pins, to the king and to dearer pieces, against a slow search written from the words.

import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { type Square, squareName } from "../../src/chess/square.ts";
import { pinsIn } from "../../src/control/going/pins.ts";
import { oraclePins, oracleSquare } from "../oracle/oracle.ts";
import { placementOf, testCore } from "../support/core.ts";
import { positionsOfGames } from "../support/games.ts";
import { randomPieceData } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";

const core = testCore();

const found = (pieceData: string): string[] =>
	pinsIn({ core, placements: placementOf(pieceData), frame: FIRST_FRAME })
		.map(({ square, pinner, behind }) => [pinner, square, behind].map(squareName).join(" "))
		.sort();

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 1000 };

const worth = (letter: string) => WORTH[letter.toLowerCase()] ?? 0;
const isWhite = (letter: string) => letter < "a";
const numberOf = (name: string) => name.charCodeAt(0) - 97 + (Number(name.charAt(1)) - 1) * 8;
const nameOf = (number: number) => squareName(number as Square);

function boardOf(pieceData: string): Map<string, string> {
	const board = new Map<string, string>();
	pieceData.split("/").forEach((row, index) => {
		const letters = row.replace(/\d/g, (gap) => ".".repeat(Number(gap)));
		[...letters].forEach((letter, file) => {
			if (letter !== ".") board.set(`${"abcdefgh".charAt(file)}${8 - index}`, letter);
		});
	});
	return board;
}

const WAYS = [-1, 0, 1]
	.flatMap((files) => [-1, 0, 1].map((ranks) => [files, ranks] as const))
	.filter(([files, ranks]) => files !== 0 || ranks !== 0);

/** The first two pieces that a finger meets from a square on its way. */
function met(board: Map<string, string>, from: string, [files, ranks]: readonly [number, number]) {
	const names: string[] = [];
	for (let step = 1; step < 8; step++) {
		const file = String.fromCharCode(from.charCodeAt(0) + files * step);
		const name = `${file}${Number(from.charAt(1)) + ranks * step}`;
		if (board.has(name)) names.push(name);
	}
	return names.slice(0, 2);
}

/** Is the first of two pieces held by a line piece, since the second would be won? */
function holds(pieceData: string, pinner: string, held: string, behind: string): boolean {
	const board = boardOf(pieceData);
	const [letter, one, other] = [pinner, held, behind].map((name) => board.get(name) ?? "") as [
		string,
		string,
		string,
	];
	const attackersOf = (name: string) =>
		oracleSquare(pieceData, numberOf(name)).chains.map(([front]) => nameOf(front ?? 0));
	if (isWhite(one) === isWhite(letter) || isWhite(other) === isWhite(letter)) return false;
	if (`${one}${other}`.toLowerCase().includes("k") || worth(other) <= worth(one)) return false;
	if (one.toLowerCase() === "p" && held.charAt(0) === pinner.charAt(0)) return false;
	if (attackersOf(pinner).includes(held)) return false;
	const guards = attackersOf(behind).filter(
		(name) => name !== held && isWhite(board.get(name) ?? "") === isWhite(other),
	);
	return worth(other) > worth(letter) || guards.length === 0;
}

function slowly(pieceData: string): string[] {
	const board = boardOf(pieceData);
	const toKings = oraclePins(pieceData);
	const bound = toKings.map(({ square }) => nameOf(square));
	const others = [...board].flatMap(([pinner, letter]) =>
		WAYS.flatMap((way) => {
			const lines = way[0] === 0 || way[1] === 0 ? "rq" : "bq";
			const [held, behind] = met(board, pinner, way);
			if (!lines.includes(letter.toLowerCase()) || !held || !behind) return [];
			if (bound.includes(held) || bound.includes(pinner)) return [];
			return holds(pieceData, pinner, held, behind) ? [`${pinner} ${held} ${behind}`] : [];
		}),
	);
	const kings = toKings.map(({ square, pinner, king }) =>
		[pinner, square, king].map(nameOf).join(" "),
	);
	return [...kings, ...others].sort();
}

test("a piece is pinned to its king, to a queen, or to an unguarded rook", () => {
	expect(found("4k3/8/8/8/1b6/2N5/8/4K3")).toEqual(["b4 c3 e1"]);
	expect(found("3qk3/8/5n2/6B1/8/8/8/4K3")).toEqual(["g5 f6 d8"]);
	// A bishop that can take what pins it is not held, and a guarded knight's rook is worth no more.
	expect(found("3qk3/4b3/8/6B1/8/8/8/4K3")).toEqual([]);
	expect(found("3rk3/3n4/8/8/8/8/8/3RK3")).toEqual([]);
});

test("pins in games are those that a slow search finds", () => {
	for (const pieceData of positionsOfGames())
		expect(found(pieceData), pieceData).toEqual(slowly(pieceData));
});

seededTest("pins in random positions are those that a slow search finds", 22, (next) => {
	for (let count = cases(200); count > 0; count--) {
		const pieceData = randomPieceData(next);
		expect(found(pieceData), pieceData).toEqual(slowly(pieceData));
	}
});
