// Comparing with a pinned position: what can be pinned, what is said, and what lies on the board.

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { EMPTY_HAND } from "../../../src/board/hand/hand.ts";
import { compared } from "../../../src/board/marks/compared.ts";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { readPieces } from "../../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, WHITES } from "../../../src/control/classes.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import { describeDifference } from "../../../src/features/compare/compareWords.ts";
import { SAMPLE_GAMES } from "../../../src/samples/sampleGames.ts";
import { formatLink, readLink } from "../../../src/store/links/links.ts";
import { createActions } from "../../../src/store/state/actions.ts";
import { createAppStore } from "../../../src/store/state/appStore.ts";
import { pinFen, pinFrame, pinNamed } from "../../../src/store/state/pin.ts";
import { oracleMap, oracleSquare } from "../../oracle/oracle.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();
const SQUARES = Array.from({ length: 64 }, (_, square) => square as Square);

function openGame(text: string) {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load(text);
	return { store, actions };
}

/** How many triangles are painted. */
function marksIn({ store }: ReturnType<typeof openGame>): number {
	const app = store.get();
	const pieces = readPieces(app.game.placements, app.frame, new Uint8Array(64));
	const board = { hand: EMPTY_HAND, focus: undefined, over: undefined };
	const paint = compared({ app, board, pieces, inspection: undefined });
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

test("a position is named by a way through the game or by a FEN, and what is neither by nothing", () => {
	const { game } = openGame("1. e4 e5 (1... c5 2. Nf3) 2. Nc3").store.get();
	expect(pinNamed(core, game, "0")?.name).toBe("the start");
	expect(pinNamed(core, game, "1")?.name).toBe("the position after 1. e4");
	expect(pinNamed(core, game, "1-1-1")?.name).toBe("the position after 2. Nf3");
	const fen = "4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1";
	expect(pinNamed(core, game, fen)?.fen).toBe(fen.replaceAll("_", " "));
	expect(pinNamed(core, game, "no position")).toBeUndefined();
});

test("each side's squares are told with what it gained and lost", () => {
	const { store, actions } = openGame("1. e4 e5");
	const pinned = pinFrame(core, store.get());
	const say = (side: "white" | "black") => {
		const { control, frame, game } = store.get();
		return (
			control &&
			describeDifference(side, pinned.control, {
				core,
				placements: game.placements,
				control,
				frame,
			})
		);
	};
	expect(say("white")).toBe("White has 22 squares, as many, the same ones.");
	actions.forward();
	expect(say("white")).toMatch(/^White has 28 squares, 6 more: gained [a-h1-8, ]+\.$/);
	expect(say("black")).toBe("Black has 22 squares, as many, the same ones.");
});

/** What is said of a side, by a game's frames. */
function differences(text: string, from: number, to: number) {
	const { store, actions } = openGame(text);
	const pinned = pinFrame(core, { ...store.get(), frame: from as Frame });
	const { control, game } = store.get();
	if (control === undefined) throw new Error("no control");
	const viewed = { core, placements: game.placements, control, frame: to as Frame };
	actions.goToFrame(to as Frame);
	return {
		fens: [from, to].map((frame) => positionAt(game, frame as Frame).fen),
		told: (["white", "black"] as const).map((side) =>
			describeDifference(side, pinned.control, viewed),
		),
	};
}

test("the knight that has just landed safely is not lost", () => {
	const { told } = differences(SAMPLE_GAMES[1985] ?? "", 31, 32);
	expect(told[1]).toBe(
		"Black has 28 squares, 1 more: gained d4, c5. The knight on d3 stands safely; a piece in its place would not.",
	);
});

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" } as const;

/** How a piece stands, by the oracle; of one, and of several. */
function standing(fen: string, square: string): readonly [string, string] {
	const board = new Chess(fen);
	const piece = board.get(square as "a1");
	const { white, black, chains } = oracleSquare(fen.split(" ")[0] ?? "", squareNamed(square));
	const isWhite = piece?.color === "w";
	const whose = isWhite ? "White’s" : "Black’s";
	if (piece?.type === "k") return [`stands on a square that is not ${whose}`, ""];
	const attacks = (side: string) =>
		chains.some(([front]) => board.get(squareName(front as Square) as "a1")?.color === side);
	const [own, other] = isWhite ? ["w", "b"] : ["b", "w"];
	const { outcome } = isWhite ? black : white;
	const won = attacks(other ?? "") ? (WORTH[piece?.type ?? ""] ?? 0) + outcome : 0;
	if (won > 0) {
		return [
			`is not safe: by exchanges, taking it wins ${won}`,
			`are not safe: by exchanges, taking one of them wins ${won}`,
		];
	}
	return attacks(own ?? "")
		? [
				"stands safely; a piece in its place would not",
				"stand safely; a piece in the place of any of them would not",
			]
		: [
				`stands safely, though nothing of ${whose} guards it`,
				`stand safely, though nothing of ${whose} guards them`,
			];
}

/** Every piece with what is said of it, and whether it is said of several. */
function verdictsIn(sentences: readonly string[]): [string, string, boolean][] {
	return sentences.flatMap((sentence) => {
		const [, names = "", verdict = ""] =
			/^T(he .+? on [a-h][1-8](?:(?:,| and) the .+? on [a-h][1-8])*) (.+)\.$/.exec(sentence) ?? [];
		const all = names.split(/, | and /);
		return all.map((name): [string, string, boolean] => [name, verdict, all.length > 1]);
	});
}

test("of a square with its own piece on it each side hears how that piece stands, by the oracle", () => {
	const verdicts = new Set<string>();
	for (const text of Object.values(SAMPLE_GAMES)) {
		for (let to = 1; to < 34; to++) {
			for (const from of [to - 1, Math.max(0, to - 7)]) {
				const { fens, told } = differences(text, from, to);
				const [before, now] = fens.map((fen) => oracleMap(fen.split(" ")[0] ?? "").letters);
				for (const [index, sentence] of told.entries()) {
					const letter = "wb".charAt(index);
					const lost = [...(before ?? "")].flatMap((was, at) =>
						was === letter && now?.charAt(at) !== letter ? [squareName(at as Square)] : [],
					);
					const isOwn = (square: string) =>
						new Chess(fens[1]).get(square as "a1")?.color === letter;
					const [counts = "", ...others] = sentence.split(/(?<=\.) /);
					const expected = lost.filter(isOwn).map((square) => {
						const kind = KINDS[new Chess(fens[1]).get(square as "a1")?.type ?? "p"];
						return [`he ${kind} on ${square}` as string, standing(fens[1] ?? "", square)] as const;
					});
					const said = verdictsIn(others);
					expect(said.map(([name]) => name.replace(/^t/, "")).sort()).toEqual(
						expected.map(([name]) => name).sort(),
					);
					const known = new Map(expected);
					for (const [name, verdict, areSeveral] of said) {
						expect(known.get(name.replace(/^t/, ""))?.[areSeveral ? 1 : 0]).toBe(verdict);
						verdicts.add(verdict.replace(/\d+/, ""));
					}
					const free = lost.filter((square) => !isOwn(square));
					expect(/lost ([^.]*)\./.exec(counts)?.[1] ?? "").toBe(free.join(", "));
				}
			}
		}
	}
	expect(verdicts.size).toBeGreaterThanOrEqual(6);
});

test("a mark lies on the board for each gain and loss, while the panel is open and the position on view", () => {
	const opened = openGame(SAMPLE_GAMES[1985] ?? "");
	const { store, actions } = opened;
	actions.pin(pinFrame(core, store.get()));
	actions.goToEnd();
	expect(marksIn(opened)).toBe(0);
	actions.setPanel("compare");
	const { control, frame, pinned } = store.get();
	if (control === undefined || pinned === undefined) throw new Error("Both are there");
	const board = new Chess(positionAt(store.get().game, frame).fen);
	let changes = 0;
	for (const square of SQUARES) {
		const was = controlAt(pinned.control, FIRST_FRAME, square);
		const is = controlAt(control, frame, square);
		const on = board.get(squareName(square) as "a1")?.color;
		if (was === is) continue;
		if (is === WHITES || is === BLACKS) changes++;
		// What stands there has not lost it.
		if ((was === WHITES && on !== "w") || (was === BLACKS && on !== "b")) changes++;
	}
	expect(changes).toBeGreaterThan(5);
	expect(marksIn(opened)).toBe(changes);
	actions.flipPinned();
	expect(marksIn(opened)).toBe(0);
	actions.back();
	expect(store.get().pinned?.isShown).toBe(false);
	store.set({ pace: "calm" });
	expect(marksIn(opened)).toBeGreaterThan(0);
});

test("a link carries what is compared", async () => {
	const { store, actions } = openGame("1. e4 e5");
	actions.pin(pinFen(core, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
	expect((await readLink(await formatLink(store.get()))).compare).toBeUndefined();
	actions.setPanel("compare");
	const view = await readLink(await formatLink(store.get()));
	expect(view.compare).toBe("4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1");
});
