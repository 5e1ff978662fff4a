// Arrows and circles as they are drawn, without a screen. The numbers are those of
// src/board/draw/drawing.ts.

import { expect, test } from "vitest";
import { colourOf, createDrawing } from "../../../src/board/draw/drawing.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { createPencil } from "../../../src/session/board/pencil.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { opened } from "../../support/opened.ts";

const [e2, e4, d5] = [squareNamed("e2"), squareNamed("e4"), squareNamed("d5")];

function begin() {
	const { store, core } = opened("1. e4 e5 *");
	const actions = createActions(store, core);
	const { view } = linkBoard(store, actions);
	const drawing = createDrawing(view, createPencil(store, actions));
	const notes = () => store.get().game.positions[0]?.notes;
	const pen = () => store.get().desk?.pen;
	const take = () =>
		store.set({ desk: { editing: undefined, menu: undefined, pen: { colour: "G" } } });
	return { store, actions, drawing, notes, pen, take };
}

test("2: dragging between two squares draws an arrow, the same drag removes it, and Undo works for both", () => {
	const { actions, drawing, notes } = begin();
	const draw = () => {
		drawing.begin(e2, "G");
		drawing.goOn(d5);
		drawing.goOn(undefined);
		drawing.goOn(e4);
		drawing.end();
	};
	draw();
	expect(notes()?.arrows).toEqual([{ colour: "G", from: e2, to: e4 }]);
	draw();
	expect(notes()?.arrows).toEqual([]);
	actions.undo();
	expect(notes()?.arrows).toHaveLength(1);
	actions.undo();
	expect(notes()?.arrows).toEqual([]);
});

test("2: pressing one square draws a circle, which is seen before the button is released", () => {
	const { store, drawing, notes } = begin();
	drawing.begin(e4, "R");
	expect(store.get().drawn).toEqual({ from: e4, to: e4, colour: "R" });
	drawing.end();
	expect(store.get().drawn).toBeUndefined();
	expect(notes()?.squares).toEqual([{ colour: "R", square: e4 }]);
});

test("5: a drawing that is cancelled leaves no mark", () => {
	const { store, drawing, notes } = begin();
	drawing.begin(e4, "R");
	drawing.cancel();
	drawing.end();
	expect([store.get().drawn, notes()?.squares]).toEqual([undefined, []]);
});

test("3: with the keyboard the first chosen square is the start of the arrow and the second its end", () => {
	const { drawing, notes } = begin();
	drawing.choose(e2, "B");
	expect(notes()?.arrows).toEqual([]);
	drawing.choose(e4, "B");
	expect(notes()?.arrows).toEqual([{ colour: "B", from: e2, to: e4 }]);
	drawing.choose(d5, "Y");
	drawing.choose(d5, "Y");
	expect(notes()?.squares).toEqual([{ colour: "Y", square: d5 }]);
});

test("1: the modifier keys held while drawing choose the colour", () => {
	const keys = { shiftKey: false, altKey: false, ctrlKey: false };
	expect(colourOf(keys)).toBe("G");
	expect(colourOf({ ...keys, shiftKey: true })).toBe("R");
	expect(colourOf({ ...keys, altKey: true })).toBe("B");
	expect(colourOf({ ...keys, ctrlKey: true })).toBe("Y");
});

test("4: the drawing pen stays active until it is put down, with the mouse and with the keyboard", () => {
	const { store, drawing, notes, pen, take } = begin();
	take();
	for (const to of [d5, e4]) {
		drawing.begin(e2, "R");
		drawing.goOn(to);
		drawing.end();
	}
	drawing.choose(d5, "G");
	drawing.choose(d5, "G");
	expect([pen(), store.get().desk?.editing]).toEqual([{ colour: "G" }, undefined]);
	expect([notes()?.arrows.length, notes()?.squares.length]).toEqual([2, 1]);
	expect([drawing.putPenDown(), pen()]).toEqual([true, undefined]);
});

test("4: drawing with the right button, or cancelling a drawing, keeps the pen active", () => {
	const { drawing, pen, take } = begin();
	take();
	drawing.begin(e2, "R");
	drawing.end();
	drawing.begin(e2, "G");
	expect(drawing.cancel()).toBe(true);
	drawing.end();
	expect(pen()).toBeDefined();
});

test("5: cancelling ends the drawing first, then puts the pen down, then has nothing left to do", () => {
	const { drawing, pen, take } = begin();
	take();
	drawing.begin(e2, "G");
	expect([drawing.cancel(), drawing.cancel()]).toEqual([true, false]);
	expect([drawing.putPenDown(), drawing.putPenDown(), pen()]).toEqual([true, false, undefined]);
});
