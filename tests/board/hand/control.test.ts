// Presses beside an open explanation, by mouse, finger and keyboard: the board shows the very
// square that the tab tells.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { middleOf } from "../../../src/board/geometry.ts";
import { createHandControl } from "../../../src/board/hand/control.ts";
import { type BoardState, EMPTY_HAND } from "../../../src/board/hand/hand.ts";
import { NO_PIECE, WHITE } from "../../../src/chess/piece.ts";
import { openRules } from "../../../src/chess/rules.ts";
import { type Square, squareName, squareNamed } from "../../../src/chess/square.ts";
import { createStore } from "../../../src/runtime/createStore.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { opened } from "../../support/opened.ts";

/** After 15.Qh5: the pawn on f7 is pinned, the bishop on g5 can move. */
const FEN = "r1b1k2r/2q2ppp/p2pp3/1p2nPbQ/3NP3/2N5/PPP4P/1K1R1B1R b kq - 5 15";
const [f7, g5] = ["f7", "g5"].map(squareNamed) as [Square, Square];

type Control = ReturnType<typeof createHandControl>;

const click = (isTouch: boolean) => (control: Control, square: Square) => {
	control.press(square, middleOf(square, WHITE), { id: 1, isTouch });
	control.release(middleOf(square, WHITE), 1);
};

const WAYS = {
	mouse: click(false),
	finger: click(true),
	keyboard: (control: Control, square: Square) => control.choose(square),
};

function open(isLoaded = true) {
	const { store, core } = opened(`[SetUp "1"]\n[FEN "${FEN}"]\n\n*`);
	store.set({ isOpen: isLoaded });
	const rules = openRules(FEN);
	const state = createStore<BoardState>({ hand: EMPTY_HAND, focus: undefined, over: undefined });
	const actions = createActions(store, core);
	const { view, events } = linkBoard(store, actions);
	const control = createHandControl(
		view,
		() => events,
		state,
		(square) => rules.legalMoves(square),
		{
			drop: (_to, _from, play) => play(),
			sendHome: () => {},
			pieceOn: () => NO_PIECE,
		},
	);
	state.watch(["hand"], ({ hand }, { hand: before }) => {
		if (hand.selected !== before.selected) events.picked(hand.selected);
	});
	/** The squares that the tab tells and that the board shows, and what is picked up. */
	const seen = () => {
		vi.runAllTimers();
		const { panel, explainedSquare, inspected } = store.get();
		return [panel, explainedSquare, inspected?.square, state.get().hand.selected].map((one) =>
			typeof one === "number" ? squareName(one) : one,
		);
	};
	return { control, seen, actions, store };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(Object.entries(WAYS))(
	"picking up a piece while Explain is open explains the square of that piece, by %s",
	(_, press) => {
		const { control, seen } = open();
		press(control, f7);
		expect(seen()).toEqual(["explain", "f7", "f7", undefined]);
		press(control, g5);
		expect(seen()).toEqual(["explain", "g5", "g5", "g5"]);
		// Its second press puts it down, as without the tab, and the explanation stays.
		press(control, g5);
		expect(seen()).toEqual(["explain", "g5", "g5", undefined]);
		press(control, g5);
		expect(seen()).toEqual(["explain", "g5", "g5", "g5"]);
		press(control, g5);
		expect(seen()).toEqual([undefined, undefined, undefined, undefined]);
	},
);

test("two quick presses on a piece explain its square just as two slow ones do", () => {
	const { control, seen } = open();
	WAYS.mouse(control, f7);
	WAYS.mouse(control, g5);
	WAYS.mouse(control, g5);
	expect(seen()).toEqual(["explain", "g5", "g5", undefined]);
});

test("with another tab open a press leaves the board plain, and Explain shows that square when it is opened", () => {
	const { control, seen, actions } = open();
	actions.setPanel("review");
	WAYS.mouse(control, g5);
	expect(seen()).toEqual(["review", "g5", undefined, "g5"]);
});

test.each(Object.entries(WAYS))(
	"while presenting, the first press on a piece explains its square and the second ends that, by %s",
	(way, press) => {
		const { control, seen, store } = open();
		store.set({ presenting: { focusAfter: undefined, chalk: [] } });
		const isPicked = way === "keyboard";
		press(control, g5);
		if (isPicked) press(control, g5);
		// A pointer has it in hand as well, so that the next press can move it.
		expect(seen()).toEqual([undefined, undefined, "g5", isPicked ? undefined : "g5"]);
		if (isPicked) press(control, g5);
		press(control, g5);
		expect(seen()).toEqual([undefined, undefined, undefined, undefined]);
	},
);

test.each(Object.entries(WAYS))(
	"with no game open, the first press on a piece explains its square and the second ends that, by %s",
	(_, press) => {
		const { control, seen } = open(false);
		press(control, g5);
		expect(seen().slice(2)).toEqual(["g5", "g5"]);
		press(control, g5);
		expect(seen().slice(2)).toEqual([undefined, undefined]);
	},
);

test("hovering over the board does not replace the explanation of a square that was pressed", () => {
	const { control, seen } = open();
	WAYS.mouse(control, f7);
	control.asking.glance(undefined);
	control.asking.glance(g5);
	expect(seen()).toEqual(["explain", "f7", "f7", undefined]);
});
