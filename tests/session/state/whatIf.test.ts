// A move before a class: it leads on in the lesson or begins a line beside it, which is left for
// the very position, or kept. What is drawn meanwhile is in no game.

import { beforeEach, expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { createPencil } from "../../../src/session/board/pencil.ts";
import { keepSideline, lineNames } from "../../../src/session/sideline.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { onBoard } from "../../../src/session/state/appQueries.ts";
import { opened } from "../../support/opened.ts";

function begin(text = "1. e4 e5 2. Nf3 (2. Bc4 Bc5) 2... Nc6 3. Bb5 *", frame = 2) {
	const { store, core } = opened(text);
	const actions = createActions(store, core);
	const { view, events } = linkBoard(store, actions);
	actions.goToFrame(frame as Frame);
	actions.settle();
	store.set({ presenting: { focusAfter: undefined, chalk: [] } });
	const play = (move: string, promotion?: string) =>
		events.moved({
			from: move.slice(0, 2),
			to: move.slice(2),
			...(promotion && { promotion }),
		});
	const line = () => {
		const { sideline } = store.get();
		return sideline && lineNames(sideline).join(" ");
	};
	const san = () => {
		const { game, frame: at } = onBoard(store.get());
		return positionAt(game, at).move?.san;
	};
	const pgn = () => formatPgn(store.get().game);
	return { store, core, actions, view, events, play, line, san, pgn };
}

let room: ReturnType<typeof begin>;
beforeEach(() => {
	room = begin();
});

test("while presenting, a move of the lesson or its variation steps to it", () => {
	const { store, play, line, san } = room;
	expect(play("f1c4")).toBe(true);
	expect([line(), san()]).toEqual([undefined, "Bc4"]);
	expect(store.get().past).toEqual([]);
});

test("while presenting, another move begins a what-if with its own map, and the lesson stays", () => {
	const { store, core, play, line, san, pgn } = room;
	const before = [store.get().game, pgn()];
	play("d2d4");
	play("e5d4");
	expect([line(), san()]).toEqual(["2.d4 exd4", "exd4"]);
	const { game, control } = onBoard(store.get());
	expect(control).toEqual(core.computeControl(game.placements));
	expect([store.get().game, pgn()]).toEqual(before);
	expect(store.get()).toMatchObject({ frame: 2, settledFrame: 2, past: [] });
	expect(play("a1a8")).toBe(false);
	expect(line()).toBe("2.d4 exd4");
});

test("after stepping back in a what-if, the same move steps on, and another replaces the rest", () => {
	const { actions, play, line, san } = room;
	for (const move of ["d2d4", "e5d4", "d1d4"]) play(move);
	actions.back();
	actions.back();
	play("e5d4");
	expect([line(), san()]).toEqual(["2.d4 exd4 3.Qxd4", "exd4"]);
	actions.back();
	play("b8c6");
	expect([line(), san()]).toEqual(["2.d4 Nc6", "Nc6"]);
	actions.back();
	actions.back();
	expect([line(), san()]).toEqual([undefined, "e5"]);
});

test("a what-if that is kept becomes a variation in one step, and the board returns to the lesson", () => {
	const { store, actions, play, pgn, san } = room;
	const before = pgn();
	expect(keepSideline({ store, actions, core: room.core })).toBeUndefined();
	play("d2d4");
	play("e5d4");
	actions.back();
	expect(keepSideline({ store, actions, core: room.core })).toEqual({
		code: "lineKept",
		moves: ["2.d4", "exd4"],
	});
	expect(pgn().replace(/\s+/g, " ")).toContain("(2. d4 exd4)");
	expect(san()).toBe("e5");
	expect(store.get()).toMatchObject({ frame: 2, sideline: undefined });
	actions.undo();
	expect(pgn()).toBe(before);
	expect(san()).toBe("e5");
});

test("a what-if can start at the end of a variation, and with a pawn that promotes", () => {
	const { store, actions, core, play, line, pgn, san } = begin(
		'[SetUp "1"]\n[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. Ka2 (1. Kb1 Kg7) 1... Kg7 *',
		4,
	);
	expect(san()).toBe("Kg7");
	play("a7a8", "n");
	expect(line()).toBe("2.a8=N");
	keepSideline({ store, actions, core });
	expect(pgn()).toContain("1. Kb1 Kg7 2. a8=N");
	expect(san()).toBe("Kg7");
});

test("in a what-if a press explains a square as in the lesson, and opens no tab", () => {
	const { store, view, events, play } = room;
	play("d2d4");
	const d4 = squareNamed("d4");
	events.asked(d4, "press");
	expect(view.get().inspected).toEqual({ square: d4, isPinned: false });
	expect(store.get().sideline).toBeDefined();
	expect(store.get().panel).toBeUndefined();
	events.asked(undefined, "press");
	expect(view.get().inspected).toBeUndefined();
	events.asked(d4, "rest");
	events.asked(d4, "pick");
	expect(view.get().inspected).toBeUndefined();
	expect(store.get().explainedSquare).toBeUndefined();
});

test("what is drawn while presenting is not saved in the game, and drawing it again removes it", () => {
	const { store, actions, view, play, pgn } = room;
	const pencil = createPencil(store, actions);
	const before = pgn();
	play("d2d4");
	const [from, to] = [squareNamed("d4"), squareNamed("e5")];
	const draw = (colour: string, end = to) => {
		expect(pencil.draws({ from, to: end, colour })).toBe(true);
		pencil.draws(undefined);
		pencil.drew({ from, to: end, colour });
	};
	draw("G");
	draw("R", from);
	draw("B");
	const chalk = () => view.get().arrows.map(({ origin, ...one }) => [one.from, one.to, origin]);
	expect(chalk()).toEqual([
		[from, from, "chalk"],
		[from, to, "chalk"],
	]);
	draw("B");
	expect(chalk()).toHaveLength(1);
	expect(pgn()).toBe(before);
	expect(store.get().past).toEqual([]);
	store.set({ presenting: undefined });
	expect(chalk()).toEqual([]);
});
