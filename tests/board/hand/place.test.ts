// Tests a hand while a position is set up; the numbers are those of the rules in place.ts.

import { expect, test } from "vitest";
import { middleOf } from "../../../src/board/geometry.ts";
import { createPlaceHand } from "../../../src/board/hand/place.ts";
import { parseFields } from "../../../src/chess/fen.ts";
import { NO_PIECE, type Piece, pieceLettered, WHITE } from "../../../src/chess/piece.ts";
import { carry, EMPTY_SETUP, piecesOf, put, type Tool } from "../../../src/chess/setup.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { createDraft } from "../../../src/features/setup/draft.ts";

function setUp(pieceData = EMPTY_SETUP.pieceData) {
	const setup = parseFields(`${pieceData} w`);
	const draft = createDraft({ setup, past: [], future: [], takenFrom: "" });
	let tool: Tool = "hand";
	const placed = createPlaceHand({
		tool: () => tool,
		orientation: () => WHITE,
		pieceOn: (square) => (piecesOf(draft.get().setup)[square] ?? NO_PIECE) as Piece,
		put: (square, piece, gesture) => draft.change((setup) => put(setup, square, piece), gesture),
		carry: (from, to) => draft.change((setup) => carry(setup, from, to)),
	});
	const at = (square: Square | undefined) =>
		square === undefined ? { x: -1, y: 4 } : middleOf(square, WHITE);
	const hand = {
		...placed,
		press: (square: Square, isRight: boolean) =>
			placed.press(square, at(square), { id: 1, isTouch: false, isRight }),
		take: (piece: Piece) => placed.take(piece, { id: 1, isTouch: false }),
		drag: (over: Square | undefined) => placed.drag(at(over), 1),
		release: (over: Square | undefined) => placed.release(at(over), 1),
	};
	return {
		draft,
		hand,
		choose(letter: string) {
			tool = letter === "hand" ? "hand" : pieceLettered(letter);
		},
		pieces: () => draft.get().setup.pieceData,
	};
}

const [e1, e2, e3, e4] = ["e1", "e2", "e3", "e4"].map(squareNamed) as [
	ReturnType<typeof squareNamed>,
	ReturnType<typeof squareNamed>,
	ReturnType<typeof squareNamed>,
	ReturnType<typeof squareNamed>,
];

test("1, 6. dragging with a chosen piece puts it on every square passed, and one Undo removes them all", () => {
	const { draft, hand, choose, pieces } = setUp();
	choose("P");
	hand.press(e2, false);
	hand.drag(e3);
	hand.drag(undefined);
	hand.drag(e4);
	hand.release(e4);
	expect(pieces()).toBe("8/8/8/8/4P3/4P3/4P3/8");
	draft.undo();
	expect(pieces()).toBe("8/8/8/8/8/8/8/8");
	draft.redo();
	expect(pieces()).toBe("8/8/8/8/4P3/4P3/4P3/8");
});

test("1. pressing a square with the same piece again removes it, and each press is one step of Undo", () => {
	const { draft, hand, choose, pieces } = setUp();
	choose("n");
	for (const _ of "ab") {
		hand.press(e4, false);
		hand.release(e4);
	}
	expect(pieces()).toBe("8/8/8/8/8/8/8/8");
	draft.undo();
	expect(pieces()).toBe("8/8/8/8/4n3/8/8/8");
});

test("2. the right button removes pieces, whatever piece is chosen", () => {
	const { hand, choose, pieces } = setUp("8/8/8/8/4n3/4n3/8/8");
	choose("Q");
	hand.press(e4, true);
	hand.drag(e3);
	hand.release(e3);
	expect(pieces()).toBe("8/8/8/8/8/8/8/8");
});

test("3. a dragged piece follows the pointer and is removed when dropped outside the board", () => {
	const { hand, pieces } = setUp("8/8/8/8/8/8/8/4K3");
	hand.press(e1, false);
	hand.drag(e2);
	expect(hand.get()).toMatchObject({ carried: { from: e1 }, over: e2 });
	expect(pieces()).toBe("8/8/8/8/8/8/8/4K3");
	hand.release(e2);
	expect(pieces()).toBe("8/8/8/8/8/8/4K3/8");
	hand.press(e2, false);
	hand.drag(undefined);
	hand.release(undefined);
	expect(pieces()).toBe("8/8/8/8/8/8/8/8");
});

test("4. a pressed piece is selected and moves to the square that is pressed next", () => {
	const { hand, pieces } = setUp("8/8/8/8/8/8/8/4K3");
	const press = (square: typeof e1) => {
		hand.press(square, false);
		hand.release(square);
	};
	press(e4);
	expect(hand.get().selected).toBeUndefined();
	press(e1);
	expect(hand.get().selected).toBe(e1);
	press(e1);
	expect(hand.get().selected).toBeUndefined();
	press(e1);
	press(e3);
	expect(pieces()).toBe("8/8/8/8/8/4K3/8/8");
	expect(hand.get().selected).toBeUndefined();
});

test("5. a piece dragged from the tray lands on the square it is dropped on, and nowhere outside the board", () => {
	const { draft, hand, pieces } = setUp();
	hand.take(pieceLettered("r"));
	hand.drag(e4);
	hand.release(e4);
	expect(pieces()).toBe("8/8/8/8/4r3/8/8/8");
	hand.take(pieceLettered("r"));
	hand.drag(undefined);
	hand.release(undefined);
	hand.take(pieceLettered("r"));
	hand.release(undefined);
	expect(pieces()).toBe("8/8/8/8/4r3/8/8/8");
	expect(draft.get().past).toHaveLength(1);
});

test("cancelling the drag of a piece puts it back on its square", () => {
	const { hand, pieces } = setUp("8/8/8/8/8/8/8/4K3");
	expect(hand.cancel()).toBe(false);
	hand.press(e1, false);
	hand.drag(e4);
	expect(hand.cancel()).toBe(true);
	hand.release(e4);
	expect(pieces()).toBe("8/8/8/8/8/8/8/4K3");
});

test("with the keyboard a chosen piece is put and removed, and the hand picks up and puts down", () => {
	const { hand, choose, pieces } = setUp();
	choose("B");
	hand.choose(e1);
	choose("hand");
	hand.choose(e1);
	hand.choose(e4);
	expect(pieces()).toBe("8/8/8/8/4B3/8/8/8");
	choose("B");
	hand.choose(e4);
	expect(pieces()).toBe("8/8/8/8/8/8/8/8");
});
