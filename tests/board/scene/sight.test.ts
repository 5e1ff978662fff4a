// Hidden parts of the board are neither painted nor said, and nothing else changes.

import { beforeEach, expect, test } from "vitest";
import { createBoardView } from "../../../src/board/createBoardView.ts";
import { EMPTY_HAND } from "../../../src/board/hand/hand.ts";
import { drawings } from "../../../src/board/marks/drawn.ts";
import { turned } from "../../../src/board/marks/turned.ts";
import { createSight } from "../../../src/board/scene/sight.ts";
import type { BoardView } from "../../../src/board/view.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { squareName, squareNamed } from "../../../src/chess/square.ts";
import { createStore } from "../../../src/runtime/createStore.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { formatState } from "../../../src/session/saving/serialize.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();

function open() {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	const board = createStore({ hand: EMPTY_HAND, focus: undefined, over: undefined });
	actions.load("1. e4 {[%csl Ge5][%cal Gd1h5]} e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#");
	const sight = createSight(linkBoard(store, actions).view, board, core);
	const look = () => {
		sight.change();
		return sight.position();
	};
	return { store, actions, sight, look };
}

let { store, actions, sight, look } = open();
beforeEach(() => {
	({ store, actions, sight, look } = open());
});

const tinted = () => [...look().looks].filter((looks) => looks !== 0).length;
const standing = () => [...look().pieces].filter((piece) => piece !== 0).length;

test("hidden colours tint no square in any view, and return unchanged", () => {
	const before = [...look().looks];
	expect(tinted()).toBeGreaterThan(40);
	actions.toggleHidden("heat");
	for (const lens of ["control", "strength", "attackers", "tension"] as const) {
		actions.setLens(lens);
		expect([tinted(), look().attackers, sight.printedAttackers()]).toEqual([
			0,
			undefined,
			undefined,
		]);
	}
	expect(standing()).toBe(32);
	actions.setLens("control");
	actions.toggleHidden("heat");
	expect([...look().looks]).toEqual(before);
});

test("hiding colours hides the corners of changed squares, and hiding arrows hides circles too", () => {
	actions.forward();
	const marks = () => {
		look();
		return [turned, drawings].map((find) => find(sight.marked()) !== undefined);
	};
	expect(marks()).toEqual([true, true]);
	actions.toggleHidden("heat");
	expect(marks()).toEqual([false, true]);
	actions.toggleHidden("arrows");
	expect(marks()).toEqual([false, false]);
	actions.showAll();
	expect(marks()).toEqual([true, true]);
});

test("hidden pieces are not drawn and show no check, but can still be moved", () => {
	actions.goToEnd();
	expect(look().check).toBe(squareNamed("e8"));
	actions.toggleHidden("pieces");
	expect([standing(), look().check]).toEqual([0, undefined]);
	actions.back();
	sight.change();
	expect(sight.movesFrom(squareNamed("h5")).length).toBeGreaterThan(0);
});

test("what is hidden stays hidden on the empty board, and is shown again on the next visit", () => {
	actions.toggleHidden("heat");
	actions.reset();
	expect(store.get().hidden).toEqual({ heat: true });
	expect(formatState(store.get(), 0)).not.toHaveProperty("hidden");
});

/** Where pieces may go, as a view says it. */
function ends(view: Partial<BoardView>, ...squares: string[]) {
	const state = createStore({ hand: EMPTY_HAND, focus: undefined, over: undefined });
	const found = createSight(createBoardView(view), state);
	return squares.map((from) => found.movesFrom(squareNamed(from)).map(({ to }) => squareName(to)));
}

test("a view lets White, Black, both or neither move pieces", () => {
	expect(ends({}, "e2", "e7")).toEqual([["e3", "e4"], []]);
	expect(ends({ movable: WHITE }, "e2")).toEqual([["e3", "e4"]]);
	expect(ends({ movable: BLACK }, "e2", "e7")).toEqual([[], []]);
	expect(ends({ movable: "none" }, "e2")).toEqual([[]]);
});

test("a view can list the squares a piece may go to, whatever the rules of chess say", () => {
	const destinations = new Map(
		[["e2", ["e5", "d7"]]].map(([from, to]) => [
			squareNamed(from as string),
			(to as string[]).map(squareNamed),
		]),
	);
	expect(ends({ destinations }, "e2", "d2")).toEqual([["e5", "d7"], []]);
	expect(ends({ destinations, movable: BLACK }, "e2")).toEqual([[]]);
	const [rook, empty] = ends({ destinations: "any", movable: BLACK }, "a8", "e5");
	expect([rook?.length, rook?.includes("a8"), empty]).toEqual([63, false, []]);
});
