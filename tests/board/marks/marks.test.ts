// Tests which marks lie over the pieces, and when there are none.

import { beforeEach, describe, expect, test } from "vitest";
import { choose, drag, EMPTY_HAND, press } from "../../../src/board/hand/hand.ts";
import type { BoardArrow } from "../../../src/board/marks/arrow.ts";
import { drawings } from "../../../src/board/marks/drawn.ts";
import { inspectedRing, inspection } from "../../../src/board/marks/explained.ts";
import { aim, focus, held, selected, targets } from "../../../src/board/marks/handMarks.ts";
import type { Ground, Mark, Seen } from "../../../src/board/marks/mark.ts";
import { paintMarkings } from "../../../src/board/marks/markings.ts";
import { marksIn } from "../../../src/board/marks/marks.ts";
import { plights } from "../../../src/board/marks/plights.ts";
import { tally } from "../../../src/board/marks/tally.ts";
import { turned } from "../../../src/board/marks/turned.ts";
import { verdict } from "../../../src/board/marks/verdict.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { readPieces } from "../../../src/chess/placement.ts";
import { openRules } from "../../../src/chess/rules.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { WHITES } from "../../../src/control/classes.ts";
import { changedSquares, controlAt } from "../../../src/control/controlMap.ts";
import { findStanding } from "../../../src/control/findStanding.ts";
import { viewOf } from "../../../src/session/board/boardLink.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();
const on = squareNamed;
const MOUSE = { id: 1, isTouch: false };

let store = createAppStore();
let actions = { ...createActions(store, core), ...createReader(store, core) };

beforeEach(() => {
	store = createAppStore();
	actions = { ...createActions(store, core), ...createReader(store, core) };
});

const here = () => positionAt(store.get().game, store.get().frame);
const movesFrom = (square: Square) => openRules(here().fen).legalMoves(square);

function seen(board: Partial<Seen["board"]> = {}, explained?: Square): Seen {
	const view = viewOf(store.get());
	const { placements } = view.game;
	return {
		view,
		board: { hand: EMPTY_HAND, focus: undefined, over: undefined, ...board },
		pieces: readPieces(placements, view.frame, new Uint8Array(64)),
		inspection: explained && core.inspectSquare(placements, view.frame, explained),
	};
}

const GROUND: Ground = { edge: 80, ratio: 1, orientation: WHITE, sheet: undefined };

/** How often a mark calls what paints; nothing where there is no mark. */
function strokes(mark: Mark, of: Seen, what: keyof CanvasRenderingContext2D): number | undefined {
	let count = 0;
	const context = new Proxy({} as CanvasRenderingContext2D, {
		get: (_, name) => () => {
			if (name === what) count++;
		},
		set: () => true,
	});
	const paint = mark(of);
	paint?.(context, GROUND);
	return paint === undefined ? undefined : count;
}

test("a position without notes has no marks before it is analysed", () => {
	expect(marksIn(seen())).toEqual([]);
	actions.load("1. e4 e5");
	expect(marksIn(seen())).toEqual([]);
});

test("the mark of a move is one disc, shown only in the position after that move", () => {
	const discs = () => strokes(verdict, seen(), "arc");
	actions.load("1. e4 e5");
	actions.forward();
	expect(discs()).toBeUndefined();
	store.set({ verdicts: new Map([[1 as Frame, "??"]]) });
	expect(discs()).toBe(1);
	actions.forward();
	expect(discs()).toBeUndefined();
});

describe("corners of squares that the last move changed", () => {
	const outlined = (of = seen()) => strokes(turned, of, "closePath");

	test("each square that the last move changed has one folded corner", () => {
		actions.load("1. e4 e5");
		actions.forward();
		const { control } = store.get();
		const changed = control && changedSquares(control, 0 as Frame, 1 as Frame);
		expect(changed?.length).toBeGreaterThan(4);
		expect(outlined()).toBe(changed?.length);
	});

	test("no corner is folded at the start, during fast steps, with the option off, under numbers, or beside Explain", () => {
		actions.load("1. e4 e5");
		expect(outlined()).toBeUndefined();
		actions.forward();
		expect(outlined()).toBeDefined();
		expect(outlined(seen({}, on("e4")))).toBeUndefined();
		actions.setLens("attackers");
		expect(outlined()).toBeUndefined();
		actions.setLens("control");
		actions.setOptions({ outlinesTurned: false });
		expect(outlined()).toBeUndefined();
		actions.setOptions({ outlinesTurned: true });
		actions.scrubTo(2 as Frame);
		expect(outlined()).toBeUndefined();
	});

	test("no corner is folded where the view shows neither the old class of a square nor the new one", () => {
		actions.load("1. e4 e5");
		actions.forward();
		const { control } = store.get();
		if (control === undefined) throw new Error("It is loaded");
		const at = (frame: number, square: Square) => controlAt(control, frame as Frame, square);
		const whites = changedSquares(control, 0 as Frame, 1 as Frame).filter(
			(square) => at(0, square) === WHITES || at(1, square) === WHITES,
		);
		actions.setLens("white");
		expect(whites.length).toBeGreaterThan(0);
		expect(outlined()).toBe(whites.length);
		actions.setLens("black");
		expect(outlined()).toBeUndefined();
	});

	test("hovering over a move shows the corners it would fold, and a slip that counts them", () => {
		actions.load("1. e4 e5");
		expect(tally(seen())).toBeUndefined();
		actions.pointAtFrame(1 as Frame);
		expect(outlined()).toBeDefined();
		expect(strokes(tally, seen(), "fillText")).toBe(2);
	});
});

describe("marks of how pieces stand", () => {
	const find = () => {
		const { game, frame } = store.get();
		store.set({ standing: findStanding(testInsight(), game, frame) });
	};
	const corners = () => strokes(plights, seen(), "lineTo");

	test("hanging pieces have a ring, loose ones a diamond below, trapped ones brackets", () => {
		actions.load("4k3/8/8/5b2/8/8/8/4KR2 w - - 0 1");
		expect(plights(seen())).toBeUndefined();
		find();
		expect([strokes(plights, seen(), "arc"), corners()]).toEqual([1, 3]);
		// Of paper, whatever is below it, as in the legend.
		expect(strokes(plights, seen(), "fill")).toBe(1);
		actions.load("4k3/8/8/8/8/1P6/bKP5/8 b - - 0 1");
		find();
		// A ring, in dashes: it is threatened too.
		expect([strokes(plights, seen(), "arc"), corners()]).toEqual([1, 3 + 6]);
	});

	test("marks of how pieces stand disappear after a step, beside an explanation, and while a move is hovered", () => {
		actions.load("1. e4 e5 2. Nf3 Nc6 3. Bc4");
		find();
		expect(plights(seen())).toBeDefined();
		expect(plights(seen({}, on("e4")))).toBeUndefined();
		actions.pointAtFrame(1 as Frame);
		expect(plights(seen())).toBeUndefined();
		actions.endPointing();
		expect(plights(seen())).toBeDefined();
		actions.forward();
		expect(plights(seen())).toBeUndefined();
	});
});

describe("drawings of the game's file", () => {
	test("arrows and circles of the file are shown at their move only", () => {
		actions.load("1. e4 {[%cal Gd1h5,Rf1c4][%csl Ge5,Yd4]} e5");
		expect(drawings(seen())).toBeUndefined();
		actions.forward();
		expect(strokes(drawings, seen(), "arc")).toBe(2);
		expect(strokes(drawings, seen(), "fill")).toBe(2);
		actions.forward();
		expect(drawings(seen())).toBeUndefined();
	});

	test("with the option set, marked squares of the file are filled instead of circled", () => {
		actions.load("1. e4 {[%csl Ge5,Yd4]} e5");
		actions.forward();
		actions.setOptions({ fillsMarked: true });
		expect(strokes(drawings, seen(), "fillRect")).toBe(2);
		expect(strokes(drawings, seen(), "arc")).toBe(0);
	});

	test("drawings of the file make room for an explanation and for a hovered move", () => {
		actions.load("1. e4 {[%cal Gd1h5][%csl Ge5]} e5");
		actions.forward();
		const explained = seen({}, on("e4"));
		expect(drawings(explained)).toBeUndefined();
		expect(inspection(explained)).toBeDefined();
		actions.pointAtFrame(2 as Frame);
		expect(drawings(seen())).toBeUndefined();
	});

	test("a file that marks more than half of the board at one move shows no circles there", () => {
		const squares = (count: number) =>
			Array.from({ length: count }, (_, at) => `G${"abcdefgh"[at % 8]}${1 + (at >> 3)}`).join();
		actions.load(`1. e4 {[%csl ${squares(32)}]} e5 {[%csl ${squares(33)}]}`);
		actions.forward();
		expect(strokes(drawings, seen(), "arc")).toBe(32);
		actions.forward();
		expect(drawings(seen())).toBeUndefined();
	});
});

test("during fast steps an explained square keeps its ring, and its arrows wait until the steps stop", () => {
	actions.load("1. e4 e5");
	actions.inspect(on("e4"));
	expect(strokes(inspectedRing, seen({}, on("e4")), "strokeRect")).toBe(3);
	actions.scrubTo(1 as Frame);
	expect(inspectedRing(seen())).toBeDefined();
	expect(inspection(seen({}, on("e4")))).toBeUndefined();
});

describe("a picked-up piece", () => {
	test("a picked-up piece has a ring, and each of its squares a sign except the one aimed at", () => {
		const hand = choose(EMPTY_HAND, on("e2"), movesFrom, false).hand;
		expect(strokes(selected, seen({ hand }), "strokeRect")).toBe(3);
		expect(strokes(targets, seen({ hand }), "arc")).toBe(2);
		expect(aim(seen({ hand }))).toBeUndefined();
		const over = seen({ hand, over: on("e4") });
		expect(strokes(targets, over, "arc")).toBe(1);
		expect(strokes(aim, over, "strokeRect")).toBe(3);
		expect(held(over)).toBeUndefined();
	});

	test("promotions show one sign a square, and captures a different one", () => {
		actions.load("1r5k/P7/8/8/8/8/8/K7 w - - 0 1");
		const hand = choose(EMPTY_HAND, on("a7"), movesFrom, true).hand;
		expect(strokes(targets, seen({ hand }), "arc")).toBe(1);
		expect(strokes(targets, seen({ hand }), "closePath")).toBe(4);
	});

	test("signs on edge squares stand beside the coordinates, never over them", () => {
		actions.load("7k/8/8/8/8/8/r7/R6K w - - 0 1");
		const hand = choose(EMPTY_HAND, on("a1"), movesFrom, true).hand;
		expect(strokes(targets, seen({ hand }), "closePath")).toBe(3);
	});

	test("a pressed piece is drawn under the pointer only once it is lifted", () => {
		const pressed = press(EMPTY_HAND, on("e2"), { x: 4.5, y: 6.5 }, MOUSE, movesFrom);
		expect(held(seen({ hand: pressed }))).toBeUndefined();
		expect(held(seen({ hand: drag(pressed, { x: 4.5, y: 4.5 }, 1) }))).toBeDefined();
	});
});

test("the square with the keyboard focus has a frame of its own", () => {
	expect(strokes(focus, seen({ focus: on("a1") }), "strokeRect")).toBe(3);
	expect(marksIn(seen({ focus: on("a1") }))).toHaveLength(1);
});

test("while presenting, arrows and chalk stay visible beside an explanation, in a lighter stroke", () => {
	actions.load("1. e4 {[%csl Ge4][%cal Gg1f3]} e5");
	actions.forward();
	const [d2, d4] = [on("d2"), on("d4")];
	const chalk = [
		{ from: d2, to: d4, colour: "R" },
		{ from: d4, to: d4, colour: "B" },
	];
	store.set({ presenting: { focusAfter: undefined, chalk } });
	/** How opaque the first stroke is. */
	const opacity = (of: Seen) => {
		const found: number[] = [];
		const context = { globalAlpha: 1 } as CanvasRenderingContext2D;
		const painter = new Proxy(context, {
			get: (_, name) => () => {
				if (name === "stroke") found.push(context.globalAlpha);
			},
		});
		drawings(of)?.(painter, GROUND);
		expect(context.globalAlpha).toBe(1);
		return found;
	};
	expect(opacity(seen())).toEqual([1, 1, 1, 1, 1, 1]);
	const faint = opacity(seen({}, on("e4")));
	expect(faint).toHaveLength(6);
	expect(Math.max(...faint)).toBeLessThan(0.5);
});

test("arrows are shown or hidden by where they come from and by the position they belong to", () => {
	actions.load("1. e4 e5");
	const [from, to] = [on("d2"), on("d4")];
	const isSeen = (arrow: Partial<BoardArrow>, inspected?: Square) => {
		const of = seen({}, inspected);
		const drawn = { from, to, ink: "red", isHeavy: true, ...arrow };
		return drawings({ ...of, view: { ...of.view, arrows: [drawn] } }) !== undefined;
	};
	const origins = [undefined, "suggested", "chalk"] as const;
	const ofEach = (inspected?: Square) =>
		origins.map((origin) => isSeen(origin === undefined ? {} : { origin }, inspected));
	expect(ofEach()).toEqual([true, true, true]);
	expect(ofEach(on("e4"))).toEqual([true, false, false]);
	store.set({ presenting: { focusAfter: undefined, chalk: [] } });
	expect(ofEach(on("e4"))).toEqual([true, false, true]);
	expect([0, 1].map((frame) => isSeen({ frame: frame as Frame }))).toEqual([true, false]);
});

test("coloured squares are painted in the colour and opacity that the view gives them", () => {
	const filled: unknown[] = [];
	const pen = { fillStyle: "", globalAlpha: 0 } as CanvasRenderingContext2D;
	pen.fillRect = (...box) => void filled.push([pen.fillStyle, pen.globalAlpha, ...box]);
	const coloured = new Map([[on("b1"), "rgb(20 85 30 / 0.5)"]]);
	paintMarkings(pen, { ...GROUND, pieces: [], veil: "" }, { coloured });
	expect(filled).toEqual([["rgb(20 85 30 / 0.5)", 1, 80, 560, 80, 80]]);
});
