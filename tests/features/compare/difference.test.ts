// Comparing with a reference position: what can be one, what is different, and what lies on the
// board.

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { EMPTY_HAND } from "../../../src/board/hand/hand.ts";
import { compared } from "../../../src/board/marks/compared.ts";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { BLACK, pieceLetter, pieceLettered, type Side, WHITE } from "../../../src/chess/piece.ts";
import { readPieces } from "../../../src/chess/placement.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { type Square, squareName, squareNamed } from "../../../src/chess/square.ts";
import type { Safety } from "../../../src/control/account.ts";
import { BLACKS, WHITES } from "../../../src/control/classes.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { safetyIn } from "../../../src/control/explanation.ts";
import { type Difference, differenceOf } from "../../../src/features/compare/difference.ts";
import { viewOf } from "../../../src/session/board/boardLink.ts";
import { formatLink, readLink } from "../../../src/session/links/links.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { referenceAt, referenceNamed, referenceOf } from "../../../src/session/state/reference.ts";
import { oracleHanging, oracleMap, oracleSquare } from "../../oracle/oracle.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();
const insight = testInsight();
const SQUARES = Array.from({ length: 64 }, (_, square) => square as Square);

function openGame(text: string) {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load(text);
	return { store, actions };
}

/** How many triangles are painted. */
function marksIn({ store }: ReturnType<typeof openGame>): number {
	const view = viewOf(store.get());
	const pieces = readPieces(view.game.placements, view.frame, new Uint8Array(64));
	const board = { hand: EMPTY_HAND, focus: undefined, over: undefined };
	const paint = compared({ view, board, pieces, inspection: undefined });
	let count = 0;
	const context = new Proxy({} as CanvasRenderingContext2D, {
		get: (_, name) => () => {
			if (name === "closePath") count++;
		},
		set: () => true,
	});
	paint?.(context, { edge: 80, ratio: 1, orientation: WHITE, sheet: undefined });
	return count;
}

test("a position to compare with is named by moves or a FEN, and any other name finds none", () => {
	const { game } = openGame("1. e4 e5 (1... c5 2. Nf3) 2. Nc3").store.get();
	expect(referenceNamed(core, game, "0")?.origin).toEqual({ kind: "start" });
	expect(referenceNamed(core, game, "1")?.origin).toEqual({ kind: "after", move: "1. e4" });
	expect(referenceNamed(core, game, "1-1-1")?.origin).toEqual({ kind: "after", move: "2. Nf3" });
	const fen = "4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1";
	expect(referenceNamed(core, game, fen)?.fen).toBe(fen.replaceAll("_", " "));
	expect(referenceNamed(core, game, "no position")).toBeUndefined();
});

test("comparing two positions lists each side's squares with those it gained and lost", () => {
	const { store, actions } = openGame("1. e4 e5");
	const reference = referenceAt(core, store.get());
	const differenceFor = (side: Side) => {
		const { control, frame, game } = store.get();
		if (control === undefined) throw new Error("no control");
		return differenceOf(side, reference.control, {
			safetyOn: safetyIn({ core, insight }, game, frame),
			placements: game.placements,
			control,
			frame,
		});
	};
	const same = { squares: 22, more: 0, gained: [], lost: [], pieces: [] };
	expect(differenceFor(WHITE)).toEqual({ side: WHITE, ...same });
	actions.forward();
	const { gained, ...others } = differenceFor(WHITE);
	expect(others).toEqual({ side: WHITE, squares: 28, more: 6, lost: [], pieces: [] });
	expect(gained).toHaveLength(6);
	expect(differenceFor(BLACK)).toEqual({ side: BLACK, ...same });
});

/** Differences for both sides, by a game's frames. */
function differences(text: string, from: number, to: number) {
	const { store, actions } = openGame(text);
	const reference = referenceAt(core, { ...store.get(), frame: from as Frame });
	const { control, game } = store.get();
	if (control === undefined) throw new Error("no control");
	const safetyOn = safetyIn({ core, insight }, game, to as Frame);
	const viewed = { safetyOn, placements: game.placements, control, frame: to as Frame };
	actions.goToFrame(to as Frame);
	return {
		fens: [from, to].map((frame) => positionAt(game, frame as Frame).fen),
		found: ([WHITE, BLACK] as const).map((side) => differenceOf(side, reference.control, viewed)),
	};
}

test("the square under a knight that has just landed safely does not count as lost", () => {
	const { found } = differences(SAMPLE_GAMES[1985] ?? "", 31, 32);
	const square = squareNamed("d3");
	expect(found[1]).toEqual({
		side: BLACK,
		squares: 28,
		more: 1,
		gained: ["d4", "c5"].map(squareNamed),
		lost: [],
		pieces: [{ safety: { kind: "safe" }, pieces: [{ square, piece: pieceLettered("n") }] }],
	});
});

test("a hanging piece comes first in a comparison, even on a square its side never controlled", () => {
	const text = "1. e4 e5 2. Nf3 Nc6 3. Nxe5 a6";
	const [white, black] = differences(text, 4, 5).found;
	const square = squareNamed("e5");
	expect(white?.pieces[0]).toEqual({
		safety: { kind: "hangs", points: 3, isNow: true },
		pieces: [{ square, piece: pieceLettered("N") }],
	});
	expect(black?.pieces.some(({ safety }) => safety.kind === "hangs" && safety.isNow)).toBe(false);
});

/** What hangs by the oracle, which takes long and is asked about each piece of a position. */
const hanging = new Map<string, ReturnType<typeof oracleHanging>>();

function hangingFor(taker: "w" | "b", pieceData: string, passed: number) {
	const key = `${taker} ${pieceData} ${passed}`;
	const found = hanging.get(key) ?? oracleHanging(pieceData, taker, passed);
	hanging.set(key, found);
	return found;
}

/** How a piece stands, by the oracle. */
function safetyByOracle(fen: string, square: string): Safety {
	const board = new Chess(fen);
	const piece = board.get(square as "a1");
	const [pieceData = "", , , passed = "-"] = fen.split(" ");
	if (piece?.type === "k") return { kind: "king" };
	const isNow = piece?.color !== board.turn();
	const at = squareNamed(square);
	const taker = piece?.color === "w" ? "b" : "w";
	const enPassant = isNow && passed !== "-" ? squareNamed(passed) : -1;
	const points = hangingFor(taker, pieceData, enPassant).get(at) ?? 0;
	if (points > 0 && (isNow || !board.inCheck())) return { kind: "hangs", points, isNow };
	const guards = oracleSquare(pieceData, at).chains.some(
		([front]) => board.get(squareName(front as Square) as "a1")?.color === piece?.color,
	);
	return { kind: guards ? "safe" : "unguarded" };
}

/** Compares all facts of a side with the oracle's maps of both positions. */
function checkDifference(fens: readonly string[], difference: Difference): void {
	const { side, gained, lost, pieces, squares, more } = difference;
	const [before = "", now = ""] = fens.map((fen) => oracleMap(fen.split(" ")[0] ?? "").letters);
	const letter = "wb".charAt(side);
	const onlyIn = (one: string, other: string) =>
		SQUARES.filter((at) => one.charAt(at) === letter && other.charAt(at) !== letter);
	const count = (map: string) => map.split(letter).length - 1;
	expect([squares, more]).toEqual([count(now), count(now) - count(before)]);
	expect(gained).toEqual(onlyIn(now, before));
	const board = new Chess(fens[1]);
	const pieceAt = (square: Square) => board.get(squareName(square) as "a1");
	const gone = onlyIn(before, now);
	expect(lost).toEqual(gone.filter((square) => pieceAt(square)?.color !== letter));
	const judged = pieces.flatMap(({ safety, pieces: group }) =>
		group.map(({ piece, square }) => ({ safety, square, letter: pieceLetter(piece) })),
	);
	const expected = SQUARES.filter((square) => pieceAt(square)?.color === letter)
		.map((square) => {
			const type = pieceAt(square)?.type ?? "";
			const safety = safetyByOracle(fens[1] ?? "", squareName(square));
			return { safety, square, letter: side === WHITE ? type.toUpperCase() : type };
		})
		.filter(
			({ safety, square }) => gone.includes(square) || (safety.kind === "hangs" && safety.isNow),
		);
	expect(judged.sort((one, other) => one.square - other.square)).toEqual(expected);
	// Pieces of which the same is true are given together.
	const all = pieces.map(({ safety }) => JSON.stringify(safety));
	expect(new Set(all).size).toBe(all.length);
}

test("a comparison says how the piece on each changed square stands, in agreement with the reference", () => {
	const kinds = new Set<string>();
	for (const text of Object.values(SAMPLE_GAMES)) {
		for (let to = 1; to < 34; to++) {
			for (const from of [to - 1, Math.max(0, to - 7)]) {
				const { fens, found } = differences(text, from, to);
				for (const difference of found) {
					checkDifference(fens, difference);
					for (const { safety, pieces } of difference.pieces) {
						kinds.add(`${safety.kind} ${pieces.length > 1 ? "several" : "one"}`);
					}
				}
			}
		}
	}
	expect(kinds.size).toBeGreaterThanOrEqual(6);
});

test("gained and lost squares are marked on the board while the panel is open", () => {
	const opened = openGame(SAMPLE_GAMES[1985] ?? "");
	const { store, actions } = opened;
	actions.setReference(referenceAt(core, store.get()));
	actions.goToEnd();
	expect(marksIn(opened)).toBe(0);
	actions.setPanel("compare");
	const { control, frame, reference } = store.get();
	if (control === undefined || reference === undefined) throw new Error("Both are there");
	const board = new Chess(positionAt(store.get().game, frame).fen);
	let changes = 0;
	for (const square of SQUARES) {
		const was = controlAt(reference.control, FIRST_FRAME, square);
		const is = controlAt(control, frame, square);
		const on = board.get(squareName(square) as "a1")?.color;
		if (was === is) continue;
		if (is === WHITES || is === BLACKS) changes++;
		// The side whose piece stands there has not lost the square.
		if ((was === WHITES && on !== "w") || (was === BLACKS && on !== "b")) changes++;
	}
	expect(changes).toBeGreaterThan(5);
	expect(marksIn(opened)).toBe(changes);
	actions.flipReference();
	expect(marksIn(opened)).toBe(0);
	actions.back();
	expect(store.get().reference?.isShown).toBe(false);
	store.set({ pace: "calm" });
	expect(marksIn(opened)).toBeGreaterThan(0);
});

test("a link carries the position that is compared with", async () => {
	const { store, actions } = openGame("1. e4 e5");
	actions.setReference(referenceOf(core, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
	expect((await readLink(await formatLink(store.get()))).compare).toBeUndefined();
	actions.setPanel("compare");
	const view = await readLink(await formatLink(store.get()));
	expect(view.compare).toBe("4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1");
});
