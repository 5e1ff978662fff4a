// The hand, rule by rule: the numbers are those of src/board/hand/hand.ts.

import { expect, test } from "vitest";
import {
	aimOf,
	choose,
	drag,
	EMPTY_HAND,
	type Hand,
	press,
	putDown,
	release,
} from "../../../src/board/hand/hand.ts";
import { BLACK, type Side, WHITE } from "../../../src/chess/piece.ts";
import { openRules } from "../../../src/chess/rules.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const movesFrom = (square: Square) => openRules(START).legalMoves(square);
const MOUSE = { id: 1, isTouch: false };
const FINGER = { id: 2, isTouch: true };
const AT = { x: 4.5, y: 6.5 };
const FAR = { x: 4.5, y: 4.5 };
const on = squareNamed;

const pressed = (square: string, hand: Hand = EMPTY_HAND, pointer = MOUSE) =>
	press(hand, on(square), AT, pointer, movesFrom);
const lifted = (square: string) => drag(pressed(square), FAR, 1);
const targets = ({ moves }: Hand) => moves.map(({ san }) => san).sort();

test("1: pressing a piece that can move picks it up and shows where it can go", () => {
	const hand = pressed("g1");
	expect(hand.selected).toBe(on("g1"));
	expect(targets(hand)).toEqual(["Nf3", "Nh3"]);
	for (const other of ["a1", "e7", "e4"]) expect(pressed(other).selected).toBeUndefined();
});

test("2: a piece follows the pointer only after a small movement, which is longer for a finger than for a mouse", () => {
	const near = { x: AT.x + 0.15, y: AT.y };
	expect(drag(pressed("e2"), { ...AT, x: AT.x + 0.05 }, 1).held?.isLifted).toBe(false);
	expect(drag(pressed("e2"), near, 1).held?.isLifted).toBe(true);
	expect(drag(pressed("e2", EMPTY_HAND, FINGER), near, 2).held?.isLifted).toBe(false);
	expect(drag(drag(pressed("e2"), FAR, 1), AT, 1).held?.isLifted).toBe(true);
});

test("2: a shorter movement counts as a click, even if it ends on another square or outside the board", () => {
	const near = { ...AT, x: AT.x + 0.05 };
	for (const square of [on("e3"), on("d2"), undefined]) {
		const { hand, act } = release(pressed("e2"), square, near, 1, false);
		expect(hand.selected).toBe(on("e2"));
		expect(act).toBeUndefined();
	}
	expect(release(pressed("e2"), on("e4"), FAR, 1, false).act?.kind).toBe("play");
});

test("3: a piece let go over a legal square is played; over any other square it returns as an invalid move", () => {
	expect(release(lifted("e2"), on("e4"), FAR, 1, false)).toEqual({
		hand: EMPTY_HAND,
		act: { kind: "play", from: on("e2"), to: on("e4"), at: FAR },
	});
	expect(release(lifted("e2"), on("e5"), FAR, 1, false)).toEqual({
		hand: EMPTY_HAND,
		act: { kind: "refuse", from: on("e2"), to: on("e5"), at: FAR },
	});
});

test("4: a piece let go over its own square stays picked up, and a second click puts it down", () => {
	const once = release(pressed("e2"), on("e2"), AT, 1, false).hand;
	expect(once.selected).toBe(on("e2"));
	expect(once.held).toBeUndefined();
	const twice = release(pressed("e2", once), on("e2"), AT, 1, false).hand;
	expect(twice).toBe(EMPTY_HAND);
	const back = release(lifted("e2"), on("e2"), AT, 1, false);
	expect(back.hand.selected).toBe(on("e2"));
	expect(back.act?.kind).toBe("return");
});

test("5: a piece let go outside the board returns to its square", () => {
	const { hand, act } = release(lifted("e2"), undefined, FAR, 1, false);
	expect(hand).toBe(EMPTY_HAND);
	expect(act).toEqual({ kind: "return", from: on("e2"), at: FAR });
});

test("6: with a piece picked up, a click plays it, picks up another one, or puts it down and explains the square", () => {
	const held = release(pressed("e2"), on("e2"), AT, 1, false).hand;
	const click = (square: string) => release(pressed(square, held), on(square), AT, 1, false);
	expect(click("e4").act).toEqual({ kind: "play", from: on("e2"), to: on("e4") });
	expect(click("g1").hand.selected).toBe(on("g1"));
	expect(click("e6")).toEqual({ hand: EMPTY_HAND, act: { kind: "explain", square: on("e6") } });
	expect(release(pressed("e4", held), on("d4"), AT, 1, false).act).toBeUndefined();
	expect(choose(held, on("e4"), movesFrom, false).act?.kind).toBe("play");
	expect(choose(held, on("e2"), movesFrom, false).hand).toBe(EMPTY_HAND);
	expect(choose(held, on("g1"), movesFrom, false).hand.selected).toBe(on("g1"));
	expect(choose(EMPTY_HAND, on("e7"), movesFrom, false).hand).toBe(EMPTY_HAND);
});

test("7: only the pointer that picked a piece up can move it or let it go", () => {
	const hand = lifted("e2");
	expect(press(hand, on("d2"), AT, FINGER, movesFrom)).toBe(hand);
	expect(drag(hand, AT, 2)).toBe(hand);
	expect(release(hand, on("e4"), AT, 2, false)).toEqual({ hand });
	expect(choose(hand, on("d2"), movesFrom, false)).toEqual({ hand });
});

test("8: cancelling while a piece is being dragged puts it back on its square", () => {
	expect(putDown(lifted("e2"))).toEqual({
		hand: EMPTY_HAND,
		act: { kind: "return", from: on("e2"), at: FAR },
	});
	expect(putDown(pressed("e2"))).toEqual({ hand: EMPTY_HAND });
	expect(putDown(EMPTY_HAND)).toEqual({ hand: EMPTY_HAND });
});

test("9: a pawn that reaches the last rank becomes a queen at once, or opens the choice if the option says so", () => {
	const from = (square: Square) => openRules("7k/P7/8/8/8/8/8/K7 w - - 0 1").legalMoves(square);
	const hand = choose(EMPTY_HAND, on("a7"), from, false).hand;
	expect(choose(hand, on("a8"), from, false).act?.kind).toBe("play");
	const asking = choose(hand, on("a8"), from, true);
	expect(asking.act).toBeUndefined();
	expect(asking.hand).toEqual({ ...EMPTY_HAND, asking: { from: on("a7"), to: on("a8") } });
	expect(press(asking.hand, on("a1"), AT, MOUSE, from).asking).toBeUndefined();
});

const aimed = (hand: Hand, more: { focus?: Square; over?: Square } = {}, side: Side = WHITE) =>
	aimOf({ hand, focus: more.focus, over: more.over }, side)?.san;

test("the move aimed at is that under the dragged piece, else under the mouse, else on the focused square", () => {
	expect(aimed(EMPTY_HAND, { over: on("e4"), focus: on("e4") })).toBeUndefined();
	// Pressed and not lifted, it aims at nothing.
	expect(aimed(pressed("e2"), { over: on("e4") })).toBeUndefined();
	expect(aimed(lifted("e2"))).toBe("e4");
	expect(aimed(lifted("e2"), { over: on("e3") })).toBe("e4");
	expect(aimed(drag(pressed("e2"), { x: 4.5, y: 2.5 }, 1))).toBeUndefined();
	// From Black's side the same place is another square.
	expect(aimed(lifted("d2"), {}, BLACK)).toBeUndefined();
	const { hand } = choose(EMPTY_HAND, on("e2"), movesFrom, false);
	expect(aimed(hand, { over: on("e3"), focus: on("e4") })).toBe("e3");
	expect(aimed(hand, { focus: on("e4") })).toBe("e4");
	expect(aimed(hand, { focus: on("d4") })).toBeUndefined();
});

test("aiming a pawn at its promotion square previews the promotion to a queen", () => {
	const promoting = (square: Square) =>
		openRules("1r5k/P7/8/8/8/8/8/K7 w - - 0 1").legalMoves(square);
	const { hand } = choose(EMPTY_HAND, on("a7"), promoting, true);
	expect(aimed(hand, { over: on("a8") })).toBe("a8=Q");
	expect(aimed(hand, { over: on("b8") })).toBe("axb8=Q+");
});

test("4: where a press explains squares, a click on a piece also picks it up, and the next one plays", () => {
	const explained = { kind: "explain", square: on("e2") };
	const once = release(pressed("e2"), on("e2"), AT, 1, false, true);
	expect(once.act).toEqual(explained);
	expect(once.hand.selected).toBe(on("e2"));
	const to = press(once.hand, on("e4"), FAR, MOUSE, movesFrom);
	expect(release(to, on("e4"), FAR, 1, false, true)).toEqual({
		hand: EMPTY_HAND,
		act: { kind: "play", from: on("e2"), to: on("e4") },
	});
	const twice = press(once.hand, on("e2"), AT, MOUSE, movesFrom);
	expect(release(twice, on("e2"), AT, 1, false, true)).toEqual({
		hand: EMPTY_HAND,
		act: explained,
	});
	expect(release(lifted("e2"), on("e4"), FAR, 1, false, true).act?.kind).toBe("play");
});
