// Mouse, pen and finger on a board, without a browser: what they tell the hand.

import { setMaxListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToPointers, type PointerHand } from "../../../src/board/hand/pointers.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";

// All listeners of a board end by one signal.
setMaxListeners(20);

const on = squareNamed;

/** The board lies 100 from either edge of the window, and is 400 wide: 50 a square. */
class Element extends EventTarget {
	style = { cursor: "" };
	captured: number[] = [];
	getBoundingClientRect = () => ({ left: 100, top: 100, width: 400, height: 400 });
	setPointerCapture = (id: number) => void this.captured.push(id);
}

const squareAt = ({ x, y }: { x: number; y: number }): Square | undefined =>
	x >= 0 && x < 8 && y >= 0 && y < 8
		? on(`${"abcdefgh"[Math.floor(x)]}${8 - Math.floor(y)}`)
		: undefined;

/** The middle of e4. */
const E4 = { clientX: 325, clientY: 325 };
const OUTSIDE = { clientX: 50, clientY: 50 };
const MOUSE = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 };
const FINGER = { pointerId: 2, pointerType: "touch", button: 0, buttons: 1 };
const RIGHT = { button: 2, buttons: 3 };

/** A hand that notes what it is told, and holds what is pressed. */
function noting(also: Partial<PointerHand> = {}) {
	const told: unknown[][] = [];
	let held: number | undefined;
	let glanced: Square | undefined;
	const hand: PointerHand = {
		pointer: () => held,
		isHolding: () => held !== undefined,
		isEmpty: () => held === undefined,
		press(square, _, { id }) {
			held = id;
			told.push(["press", square]);
		},
		drag: ({ x, y }) => told.push(["drag", x, y]),
		release(at) {
			held = undefined;
			told.push(["release", squareAt(at)]);
		},
		putDown() {
			held = undefined;
			told.push(["put down"]);
		},
		escapes: () => held !== undefined,
		cursorOver: (square) => (square === undefined ? "auto" : "grab"),
		picksUp: (square) => square === on("e4"),
		asking: {
			hover: () => {},
			glance(square) {
				if (square !== glanced) told.push(["glance", square]);
				glanced = square;
			},
			glanced: () => glanced,
			explain: (square) => told.push(["explain", square]) > 0,
			hasStrayed: ({ x }) => x < 4,
		},
		...also,
	};
	return { hand, told };
}

let element: Element;
let view: EventTarget;

beforeEach(() => {
	vi.useFakeTimers();
	element = new Element();
	view = new EventTarget();
	vi.stubGlobal("window", view);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function listen(also?: Partial<PointerHand>) {
	const { hand, told } = noting(also);
	const end = listenToPointers(element as unknown as HTMLElement, hand, squareAt);
	return { told, end };
}

/** Tells of an event; gives whether the browser's own answer to it was prevented. */
function send(type: string, how: object = {}, target: EventTarget = element): boolean {
	const event = Object.assign(new Event(type, { cancelable: true }), how);
	target.dispatchEvent(event);
	return event.defaultPrevented;
}

test("press, drag and release are reported as squares, and the pointer is followed outside the board", () => {
	const { told } = listen();
	send("pointerdown", { ...MOUSE, ...E4 });
	expect(element.captured).toEqual([1]);
	send("pointermove", { ...MOUSE, clientX: 350, clientY: 300 });
	send("pointerup", { ...MOUSE, ...OUTSIDE });
	expect(told).toEqual([
		["press", on("e4")],
		["drag", 5, 4],
		["release", undefined],
	]);
	expect(element.style.cursor).toBe("auto");
});

test("presses outside the board, and with buttons that open a menu, are ignored", () => {
	const { told } = listen();
	send("pointerdown", { ...MOUSE, ...OUTSIDE });
	send("pointerdown", { ...MOUSE, ...E4, ctrlKey: true });
	send("pointerdown", { ...MOUSE, ...E4, ...RIGHT });
	send("pointerdown", { ...MOUSE, ...E4, button: 1 });
	expect(told).toEqual([]);
	expect(send("contextmenu")).toBe(false);
});

test.each<[string, () => void]>([
	["Escape", () => expect(send("keydown", { key: "Escape" }, view)).toBe(true)],
	["the right button", () => send("pointerdown", { ...MOUSE, ...E4, ...RIGHT })],
	["the right button on the way", () => send("pointermove", { ...MOUSE, ...E4, ...RIGHT })],
	["its menu", () => expect(send("contextmenu")).toBe(true)],
	["a button that was let go of elsewhere", () => send("pointermove", { ...MOUSE, buttons: 0 })],
	["a window that loses the focus", () => send("blur", {}, view)],
	["a pointer that the system takes away", () => send("pointercancel", MOUSE)],
	["a capture that is lost", () => send("lostpointercapture", MOUSE)],
])("%s puts down what is held, once", (_, lose) => {
	const { told } = listen();
	send("pointerdown", { ...MOUSE, ...E4 });
	lose();
	expect(told).toEqual([["press", on("e4")], ["put down"]]);
});

test("the right button that puts a piece down opens no menu; the next right click does", () => {
	listen();
	send("pointerdown", { ...MOUSE, ...E4 });
	send("pointerdown", { ...MOUSE, ...E4, ...RIGHT });
	expect(send("contextmenu")).toBe(true);
	expect(send("contextmenu")).toBe(false);
});

test("where the right button draws, it is reported as press, drag and release, and opens no menu", () => {
	const { told } = listen({ hasRightButton: true });
	send("pointerdown", { ...MOUSE, ...E4, button: 2, buttons: 2 });
	send("pointermove", { ...MOUSE, clientX: 350, clientY: 300, buttons: 2 });
	send("pointerup", { ...MOUSE, ...E4, button: 2, buttons: 0 });
	expect(told.map(([what]) => what)).toEqual(["press", "drag", "release"]);
	expect(send("contextmenu")).toBe(true);
});

test("a second pointer does not disturb the piece that the first one holds", () => {
	const { told } = listen();
	send("pointerdown", { ...FINGER, ...E4 });
	send("pointermove", { ...MOUSE, ...E4, buttons: 0 });
	send("pointercancel", MOUSE);
	expect(told).toEqual([["press", on("e4")]]);
});

test("a mouse resting on a square for 150 ms glances at it, and leaving the board ends that", () => {
	const { told } = listen();
	send("pointermove", { ...MOUSE, ...E4, buttons: 0 });
	vi.advanceTimersByTime(149);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(1);
	send("pointerleave", MOUSE);
	vi.advanceTimersByTime(1000);
	expect(told).toEqual([
		["glance", on("e4")],
		["glance", undefined],
	]);
});

test("holding a finger still explains the square without a move; moving it away does not", () => {
	const { told } = listen();
	send("pointerdown", { ...FINGER, ...E4 });
	vi.advanceTimersByTime(500);
	expect(send("contextmenu")).toBe(true);
	send("pointerup", { ...FINGER, ...E4 });
	send("pointerdown", { ...FINGER, ...E4 });
	send("pointermove", { ...FINGER, clientX: 200, clientY: 325 });
	vi.advanceTimersByTime(500);
	expect(told).toEqual([
		["press", on("e4")],
		["explain", on("e4")],
		["put down"],
		["press", on("e4")],
		["drag", 2, 4.5],
	]);
});

test("touching a piece stops the page from scrolling; touching an empty square does not", () => {
	listen();
	const touch = (where: object) => send("touchstart", { changedTouches: [where] });
	expect(touch(E4)).toBe(true);
	expect(touch({ clientX: 125, clientY: 125 })).toBe(false);
	send("pointerdown", { ...FINGER, ...E4 });
	expect(touch({ clientX: 125, clientY: 125 })).toBe(true);
	// No click follows a tap, no text is dragged.
	expect(send("touchend")).toBe(true);
	expect(send("dragstart")).toBe(true);
});

test("after the board is removed its pointer handlers and timers report nothing more", () => {
	const { told, end } = listen();
	send("pointermove", { ...MOUSE, ...E4, buttons: 0 });
	end();
	vi.advanceTimersByTime(1000);
	send("pointerdown", { ...MOUSE, ...E4 });
	send("keydown", { key: "Escape" }, view);
	expect(told).toEqual([]);
});
