// Moves made inside a game, variations moved and deleted, and the tree written and read again.

import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import {
	deleteVariation,
	gameFrom,
	makeMainLine,
	pathTo,
	playMove,
	promoteVariation,
} from "../../src/chess/edit.ts";
import { endingAt } from "../../src/chess/ending.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { countVariations, type Game, positionAt } from "../../src/chess/game.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import type { Square } from "../../src/chess/square.ts";
import { placementOf } from "../support/core.ts";
import { games } from "../support/games.ts";
import { cases, seededTest } from "../support/seeded.ts";
import { randomGame } from "../support/trees.ts";

function read(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("No game");
	return readGame(text, piece);
}

/** The moves alone, as PGN in one line. */
const movesOf = (game: Game) => formatPgn({ ...game, tags: new Map(), result: "*" }).trim();

const frameOf = (game: Game, ...sans: string[]): Frame => {
	let at = 0 as Frame;
	for (const san of sans) {
		const found = positionAt(game, at).next.find(
			(child) => positionAt(game, child).move?.san === san,
		);
		if (found === undefined) throw new Error(`No ${san}`);
		at = found;
	}
	return at;
};

/** All that a tree says, whatever its frames are numbered. */
function told(game: Game, frame = 0 as Frame): unknown {
	const { fen, move, number, notes, next } = positionAt(game, frame);
	const clocks = [...notes.clocks, ...notes.others];
	return [
		fen,
		move?.san,
		number,
		{ ...notes, clocks, others: [] },
		next.map((at) => told(game, at)),
	];
}

const bytesOf = (words: Uint32Array) =>
	new Uint8Array(words.buffer, words.byteOffset, words.byteLength);

/**
 * Holds for every game: the main line first, placements of their positions, parents and children in
 * agreement.
 */
function checkGame(game: Game): void {
	expect(game.placements.length).toBe(game.positions.length * 16);
	const wrong = game.positions.flatMap(({ fen, parent, next }, frame) => {
		const placement = game.placements.subarray(frame * 16, frame * 16 + 16);
		const isSound =
			Buffer.compare(bytesOf(placement), bytesOf(placementOf(fen))) === 0 &&
			(frame === 0 || positionAt(game, parent ?? (-1 as Frame)).next.includes(frame as Frame)) &&
			next.every((child) => positionAt(game, child).parent === frame) &&
			(frame >= game.plies || next[0] === frame + 1);
		return isSound ? [] : [{ frame, fen, parent, next }];
	});
	expect(wrong).toEqual([]);
	expect(positionAt(game, game.plies as Frame).next).toEqual([]);
}

const GAME = read("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3 Nc6 *");

describe("a move", () => {
	test("playing a move that the game has steps to it", () => {
		const { game, frame } = playMove(GAME, frameOf(GAME, "e4"), "c5");
		expect(game).toBe(GAME);
		expect(frame).toBe(frameOf(GAME, "e4", "c5"));
	});

	test("playing a new move starts a variation and loses nothing", () => {
		const { game, frame } = playMove(GAME, frameOf(GAME, "e4"), { from: "d7", to: "d5" });
		checkGame(game);
		expect(movesOf(game)).toBe(
			"1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) (1... d5) 2. Nf3 Nc6 *",
		);
		expect(positionAt(game, frame).move?.san).toBe("d5");
		expect(countVariations(GAME)).toBe(3);
	});

	test("playing a move at the end of the line continues it", () => {
		const { game, frame } = playMove(GAME, GAME.plies as Frame, "Bb5");
		checkGame(game);
		expect(game.plies).toBe(5);
		expect(frame).toBe(5);
	});

	test("playing an illegal move changes nothing", () => {
		expect(() => playMove(GAME, 0 as Frame, "e5")).toThrow("Invalid move: e5");
	});
});

describe("a variation", () => {
	test("promoting a variation moves it one place up", () => {
		const once = promoteVariation(GAME, frameOf(GAME, "e4", "e6"));
		checkGame(once.game);
		expect(movesOf(once.game)).toBe(
			"1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 Nc6 *",
		);
		const twice = promoteVariation(once.game, once.frame);
		expect(movesOf(twice.game)).toBe(
			"1. e4 e6 (1... e5 2. Nf3 Nc6) (1... c5 2. Nf3 (2. c3) 2... d6) *",
		);
		expect(positionAt(twice.game, twice.frame).move?.san).toBe("e6");
		expect(promoteVariation(twice.game, twice.frame).game).toBe(twice.game);
	});

	test("a variation of any depth can become the main line", () => {
		const { game, frame } = makeMainLine(GAME, frameOf(GAME, "e4", "c5", "c3"));
		checkGame(game);
		expect(movesOf(game)).toBe("1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6) 2. c3 (2. Nf3 d6) *");
		expect(frame).toBe(3);
	});

	test("deleting a variation deletes everything that follows it", () => {
		const { game, frame } = deleteVariation(GAME, frameOf(GAME, "e4", "c5", "Nf3", "d6"));
		checkGame(game);
		expect(movesOf(game)).toBe("1. e4 e5 (1... e6) 2. Nf3 Nc6 *");
		expect(positionAt(game, frame).move?.san).toBe("e4");
		expect(deleteVariation(GAME, 2 as Frame).game).toBe(GAME);
	});
});

describe("the end of a game", () => {
	test("a drawn game says why, with repetitions counted along its line", () => {
		const draw = read("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
		expect(endingAt(draw, 8 as Frame)).toBe("threefold repetition");
		expect(endingAt(draw, 7 as Frame)).toBeUndefined();
		const mate = read("1. f3 e5 2. g4 Qh4# 0-1");
		expect(endingAt(mate, 4 as Frame)).toBe("checkmate");
	});
});

test("a game whose move counters are absurdly large can still be continued", () => {
	let { game, frame } = playMove(
		gameFrom("8/8/8/8/8/8/4k3/K7 w - - 999999999 1"),
		0 as Frame,
		"Kb1",
	);
	for (const move of ["Kd2", "Ka1", "Ke2"]) ({ game, frame } = playMove(game, frame, move));
	expect(game.plies).toBe(4);
});

test("a position opens as a game without moves", () => {
	const game = gameFrom("4k3/8/8/8/8/8/4P3/4K3 b - - 3 30");
	checkGame(game);
	const { game: grown } = playMove(game, 0 as Frame, "Kd7");
	expect(formatPgn(grown)).toBe(
		'[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30"]\n\n30... Kd7 *\n',
	);
});

seededTest(
	"random games with variations read back as they were written, wrapped or not",
	1234,
	(next) => {
		for (let count = 0; count < cases(40); count++) {
			const game = randomGame(next);
			checkGame(game);
			for (const options of [{}, { maxWidth: 40 }, { maxWidth: 80, newline: "\r\n" }]) {
				const text = formatPgn(game, options);
				const again = read(text);
				expect(told(again), text).toEqual(told(game));
				expect([...again.tags]).toEqual([...game.tags]);
				expect(again.result).toBe(game.result);
				expect(again.fault).toBeUndefined();
			}
		}
	},
);

seededTest("any series of edits leaves a valid game and does not touch the old one", 77, (next) => {
	const changes = [promoteVariation, makeMainLine, deleteVariation];
	for (let count = 0; count < cases(30); count++) {
		const game = randomGame(next);
		const before = formatPgn(game);
		let edited = { game, frame: 0 as Frame };
		for (let step = 0; step < 10; step++) {
			const frame = Math.floor(next() * edited.game.positions.length) as Frame;
			edited = (changes[Math.floor(next() * changes.length)] ?? makeMainLine)(edited.game, frame);
			checkGame(edited.game);
			expect(pathTo(edited.game, edited.frame)[0]).toBe(0);
		}
		expect(formatPgn(game)).toBe(before);
	}
});

describe("written PGN", () => {
	test("written PGN keeps to the line width and breaks between words only", () => {
		const game = read(`{${"long words here ".repeat(30)}} ${games[1]?.moves} 1-0`);
		const lines = formatPgn(game, { maxWidth: 60 }).trim().split("\n");
		expect(lines.length).toBeGreaterThan(10);
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
		expect(told(read(lines.join("\n")))).toEqual(told(game));
	});

	test("written PGN breaks no line where the next would look like a tag or inside a command", () => {
		const game = read('1. e4 {see [Event "b"] and % q [%foo a b c]} e5 *');
		for (let maxWidth = 0; maxWidth < 40; maxWidth++) {
			const text = formatPgn(game, { maxWidth });
			expect(splitPgn(text)).toHaveLength(1);
			expect(told(read(text)), text).toEqual(told(game));
		}
	});

	test.each([
		['[Result "adjourned"]\n\n1. e4\n', "adjourned"],
		['[Result "?"]\n\n\n', "?"],
		['[Result "*"]\n\n1. e4 *\n', "*"],
		['[Result "1/2"]\n\n1. e4 1/2-1/2\n', "1/2"],
	])("the game %j keeps the result of its Result tag", (text, tagged) => {
		const game = read(text);
		expect(game.tags.get("Result")).toBe(tagged);
		expect(formatPgn(game)).toBe(text);
	});

	test.each(games)("written PGN is read by chess.js: $name", ({ moves }) => {
		const game = read(`[White "a b"]\n\n${moves} *`);
		const chess = new Chess();
		chess.loadPgn(formatPgn(game, { maxWidth: 80 }));
		expect(chess.fen()).toBe(positionAt(game, game.plies as Frame).fen);
	});

	test("written PGN can colour squares at every move", () => {
		const text = formatPgn(read("1. e4 {x} e5 *"), {
			squaresAt: (frame) => (frame === 1 ? [{ colour: "Y", square: 28 as Square }] : []),
		});
		expect(text).toBe("1. e4 {x [%csl Ye4]} 1... e5 *\n");
	});
});
