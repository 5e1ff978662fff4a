// The store and its actions: walking, playing, changing, loading, undoing, looking and explaining.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { START_FEN } from "../../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { openRules } from "../../../src/chess/rules.ts";
import type { Square } from "../../../src/chess/square.ts";
import { controlLetters, controlSquares, countsAt } from "../../../src/control/controlMap.ts";
import { createStore } from "../../../src/runtime/createStore.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { isLoaded, previewOf } from "../../../src/session/state/appQueries.ts";
import type { Reference } from "../../../src/session/state/appState.ts";
import { createAppStore, emptyState } from "../../../src/session/state/appStore.ts";
import { DEFAULT_OPTIONS } from "../../../src/session/state/options.ts";
import { referenceAt } from "../../../src/session/state/reference.ts";
import { placementOf, testCore } from "../../support/core.ts";
import { games } from "../../support/games.ts";
import { chance } from "../../support/random.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();

function open(text?: string) {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	if (text !== undefined) expect(actions.load(text)).toBe(true);
	const san = () => positionAt(store.get().game, store.get().frame).move?.san;
	const fen = () => positionAt(store.get().game, store.get().frame).fen;
	return { store, actions, san, fen };
}

const GAME = "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3 Nc6 *";

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
	vi.restoreAllMocks();
});

describe("a store", () => {
	test("listeners of a store get the new and the old state, on changes only", () => {
		const store = createStore({ a: 1, b: 2 });
		const heard: unknown[] = [];
		const stop = store.subscribe((next, previous) => heard.push([previous.a, next.a]));
		store.set({ a: 5 });
		store.set({ a: 5, b: 2 });
		stop();
		store.set({ a: 6 });
		expect(heard).toEqual([[1, 5]]);
		expect(store.get()).toEqual({ a: 6, b: 2 });
	});

	test("a watcher of some parts hears of changes to those only, until it stops", () => {
		const store = createStore({ a: 1, b: 2, c: Number.NaN });
		const heard: unknown[] = [];
		const stop = store.watch(["a", "c"], (next, previous) => heard.push([previous, next]));
		store.set({ b: 3 });
		store.set({ c: Number.NaN, b: 4 });
		expect(heard).toEqual([]);
		store.set({ a: 5, b: 5, c: 0 });
		expect(heard).toEqual([
			[
				{ a: 1, b: 4, c: Number.NaN },
				{ a: 5, b: 5, c: 0 },
			],
		]);
		stop();
		store.set({ a: 6 });
		expect(heard).toHaveLength(1);
	});

	test("a new listener hears of the next change, and a change that is undone is not passed on", () => {
		const store = createStore({ a: 1, b: 2 });
		const heard: string[] = [];
		store.watch(["a"], ({ a }) => {
			heard.push(`first ${a}`);
			if (a === 3) store.set({ a: 2 });
		});
		store.set({ a: 2 });
		store.watch(["a", "b"], ({ a }) => heard.push(`second ${a}`));
		store.set({ a: 3 });
		expect(heard).toEqual(["first 2", "first 3", "first 2", "second 2"]);
	});
});

describe("stepping", () => {
	test("steps go forward, back, to the start and to the end of the present line", () => {
		const { actions, san, store } = open(GAME);
		actions.forward();
		expect(san()).toBe("e4");
		actions.forward();
		actions.nextVariation();
		expect(san()).toBe("c5");
		actions.goToEnd();
		expect(san()).toBe("d6");
		actions.forward();
		expect(san()).toBe("d6");
		actions.leaveVariation();
		expect(san()).toBe("e4");
		actions.leaveVariation();
		expect(san()).toBe("e4");
		actions.forward();
		actions.nextVariation();
		expect(san()).toBe("c5");
		actions.forward();
		actions.nextVariation();
		expect(san()).toBe("c3");
		actions.nextVariation();
		expect(san()).toBe("Nf3");
		actions.goToStart();
		actions.back();
		expect(store.get().frame).toBe(0);
		actions.goToEnd();
		expect(san()).toBe("Nc6");
	});

	test("after any steps the board shows what replaying the moves would show", () => {
		const next = chance(5);
		const { store, actions, fen } = open(`${games[1]?.moves} *`);
		const { game } = store.get();
		const rules = openRules(START_FEN);
		const replayed = [rules.fen()];
		for (const move of (games[1]?.moves ?? "").split(" ")) {
			rules.play(move);
			replayed.push(rules.fen());
		}
		const walk = [
			actions.forward,
			actions.back,
			actions.forward,
			actions.goToStart,
			actions.goToEnd,
		];
		for (let step = 0; step < 400; step++) {
			if (next() < 0.1) actions.goToFrame(Math.floor(next() * game.positions.length) as Frame);
			else walk[Math.floor(next() * walk.length)]?.();
			expect(fen()).toBe(replayed[store.get().frame]);
			expect(store.get().game).toBe(game);
		}
	});

	test("going to a position that does not exist does nothing", () => {
		const { store, actions } = open(GAME);
		for (const frame of [-1, 99, 0.5, Number.NaN]) actions.goToFrame(frame as Frame);
		expect(store.get().frame).toBe(0);
	});
});

describe("playing", () => {
	test("playing a move on the empty board starts a game", () => {
		const { store, actions, san } = open();
		expect(isLoaded(store.get())).toBe(false);
		expect(actions.play("e4")).toBe(true);
		expect(san()).toBe("e4");
		expect(isLoaded(store.get())).toBe(true);
		expect(store.get().control?.frames).toBe(2);
	});

	test("an illegal move is logged and changes nothing", () => {
		const { store, actions } = open(GAME);
		const before = store.get();
		expect(actions.play({ from: "e2", to: "e5" })).toBe(false);
		expect(store.get()).toBe(before);
		expect(console.error).toHaveBeenCalledWith('Invalid move: {"from":"e2","to":"e5"}');
	});

	test("the map follows every change of the game", () => {
		const { store, actions, fen } = open();
		for (const move of ["e4", "e5", "Nf3", "Nc6", "Bb5"]) {
			actions.play(move);
			const { control, frame } = store.get();
			expect(control && controlLetters(control, frame)).toBe(
				controlLetters(core.computeControl(placementOf(fen()))),
			);
		}
	});
});

describe("undo and redo", () => {
	test("Undo and Redo restore game and place exactly, after any kind of change", () => {
		const { store, actions } = open(GAME);
		const seen = [store.get()];
		const steps = [
			() => actions.play("d4"),
			() => {
				actions.back();
				actions.play("c4");
			},
			() => actions.makeMainLine(),
			() => actions.promoteVariation(),
			() => {
				actions.goToFrame(3 as Frame);
				actions.play("h6");
			},
			() => actions.deleteVariation(),
		];
		for (const step of steps) {
			const { game } = store.get();
			step();
			if (store.get().game !== game) seen.push(store.get());
		}
		const told = () => formatPgn(store.get().game);
		for (const state of [...seen].reverse().slice(1)) {
			actions.undo();
			expect(store.get().game).toBe(state.game);
		}
		expect(told()).toBe(formatPgn(seen[0]?.game ?? store.get().game));
		actions.undo();
		expect(store.get().game).toBe(seen[0]?.game);
		for (const state of seen.slice(1)) {
			actions.redo();
			expect(store.get().game).toBe(state.game);
		}
		actions.redo();
		expect(store.get().game).toBe(seen[seen.length - 1]?.game);
	});

	test("deleting a line is announced until it is undone", () => {
		const { store, actions } = open(GAME);
		actions.deleteVariation();
		expect(store.get().news).toBeUndefined();
		actions.goToFrame(FIRST_FRAME);
		actions.play("a3");
		actions.deleteVariation();
		expect(store.get().news).toEqual({ code: "lineDeleted" });
		actions.undo();
		expect(store.get().news).toBeUndefined();
		expect(positionAt(store.get().game, store.get().frame).move?.san).toBe("a3");
	});

	test("Undo reaches back to the empty board, and Redo forward again", () => {
		const { store, actions, san } = open();
		actions.play("e4");
		const { control } = store.get();
		actions.undo();
		expect(isLoaded(store.get())).toBe(false);
		actions.redo();
		expect(san()).toBe("e4");
		expect(store.get().control).toBe(control);
	});

	test("a new change removes what could be redone", () => {
		const { actions, san } = open();
		actions.play("e4");
		actions.undo();
		actions.play("d4");
		actions.redo();
		expect(san()).toBe("d4");
	});
});

describe("loading", () => {
	test("a text is read as PGN first, then as FEN", () => {
		expect(open(GAME).store.get().game.plies).toBe(4);
		const { store, fen } = open("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
		expect(fen()).toBe("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
		expect(store.get().game.plies).toBe(0);
		expect(isLoaded(store.get())).toBe(true);
	});

	test("of several games the first readable one opens, and the others are offered", () => {
		const text =
			'[Variant "Atomic"]\n\n1. e4 *\n\n[White "b"]\n\n1. d4 *\n\n[White "c"]\n\n1. c4 *';
		const { store, actions, san } = open(text);
		expect(store.get().library).toMatchObject({ open: 1 });
		expect(store.get().library?.games).toHaveLength(3);
		expect([...(store.get().library?.problems ?? [])]).toEqual([
			[0, { code: "unknownVariant", variant: "Atomic", place: undefined }],
		]);
		expect(actions.openGame(2)).toBe(true);
		actions.forward();
		expect(san()).toBe("c4");
		expect(actions.openGame(0)).toBe(false);
		expect(store.get().problem).toBe("This variant is not supported: Atomic");
		expect(san()).toBe("c4");
		expect(actions.openGame(9)).toBe(false);
	});

	test.each([
		["Hello world", 'line 1, column 1: Expected a tag or a move but "Hello" was found.'],
		["\n\n  {x} oops", 'line 3, column 7: Expected a tag or a move but "oops" was found.'],
		["", 'line 1, column 1: Expected a tag or a move but "nothing" was found.'],
		["8/8/8/8/8/8/8/8 w - - 0 1", "Invalid FEN: missing white king"],
		['[FEN "x"]\n\n1. e4 *', "Invalid FEN: must contain six space-delimited fields"],
	])("loading %j fails with a reason and changes nothing", (text, problem) => {
		const { store, actions } = open(GAME);
		actions.forward();
		const before = store.get();
		expect(actions.load(text)).toBe(false);
		expect(store.get()).toEqual({ ...before, problem });
		expect(console.error).toHaveBeenCalledWith(problem);
		actions.load(GAME);
		expect(store.get().problem).toBeUndefined();
	});
});

test("flip turns the board, and reset clears everything but the options", () => {
	const { store, actions } = open(GAME);
	actions.setOptions({ asksPromotion: true });
	actions.flip();
	expect(store.get().orientation).toBe(BLACK);
	actions.reset();
	expect(store.get()).toEqual({
		...emptyState(),
		options: { ...DEFAULT_OPTIONS, asksPromotion: true },
		past: store.get().past,
		news: { code: "reset" },
	});
	actions.flip();
	actions.flip();
	expect(store.get().orientation).toBe(WHITE);
});

test("a game can be written with coloured squares for other software to show", () => {
	const { store } = open("1. e4 *");
	const { game, control } = store.get();
	const text = formatPgn(game, {
		squaresAt: (frame) => (control === undefined ? [] : controlSquares(control, frame)),
	});
	const [, colours = ""] = /e4 \{\[%csl ([^\]]+)\]\}/.exec(text) ?? [];
	const letters = colours
		.split(",")
		.map((entry) => ({ G: "n", Y: "w", B: "b", R: "c" })[entry.charAt(0)]);
	expect(letters.join("")).toBe(control && controlLetters(control, 1 as Frame));
	expect(colours.split(",").map((entry) => entry.slice(1, 3))).toContain("e4");
	expect(open(text).store.get().game.plies).toBe(1);
});

describe("previewing moves", () => {
	const moveOf = (fen: string, san: string) => {
		const found = openRules(fen)
			.legalMoves()
			.find((move) => move.san === san);
		if (found === undefined) throw new Error(`${san} is not legal`);
		return found;
	};

	test("previewing a move shows the map after it and does not change the game", () => {
		const { store, actions, fen } = open(GAME);
		const before = store.get();
		actions.point(moveOf(fen(), "d4"));
		const { pointed: preview, ...rest } = store.get();
		expect({ ...rest, pointed: undefined }).toEqual(before);
		expect(rest.game).toBe(before.game);
		if (preview === undefined) throw new Error("There is a preview");
		actions.play("d4");
		const { game, control, frame } = store.get();
		if (control === undefined) throw new Error("It is analysed");
		expect(controlLetters(preview.control, preview.after)).toBe(controlLetters(control, frame));
		expect(controlLetters(preview.control, preview.before)).toBe(controlLetters(control));
		expect(game).not.toBe(before.game);
		expect(previewOf(store.get())).toBeUndefined();
	});

	test("previewing the same move again does not compute it again", () => {
		const { store, actions, fen } = open(GAME);
		actions.point(moveOf(fen(), "d4"));
		const preview = previewOf(store.get());
		actions.point(moveOf(fen(), "d4"));
		expect(previewOf(store.get())).toBe(preview);
		actions.point(moveOf(fen(), "c4"));
		expect(previewOf(store.get())).not.toBe(preview);
		actions.endPointing();
		expect(previewOf(store.get())).toBeUndefined();
	});

	test("previewing a move of the game shows it in its place", () => {
		const { store, actions } = open(GAME);
		actions.pointAtFrame(3 as Frame);
		expect(previewOf(store.get())).toMatchObject({ before: 2, after: 3 });
		expect(store.get().frame).toBe(0);
		actions.pointAtFrame(0 as Frame);
		expect(previewOf(store.get())).toMatchObject({ after: 3 });
		actions.goToFrame(3 as Frame);
		expect(previewOf(store.get())).toBeUndefined();
		actions.pointAtFrame(3 as Frame);
		expect(previewOf(store.get())).toBeUndefined();
	});
});

describe("explaining a square", () => {
	const e5 = 36 as Square;
	const d4 = 27 as Square;

	test("a pressed square stays explained along the game, a hovered one only until the next step", () => {
		const { store, actions } = open(GAME);
		for (const step of [
			() => actions.forward(),
			() => actions.play("d6"),
			() => actions.undo(),
			() => actions.scrubTo(3 as Frame),
		]) {
			actions.inspect(e5, false);
			step();
			expect(store.get().inspected).toBeUndefined();
			actions.inspect(e5);
			actions.back();
			expect(store.get().inspected).toEqual({ square: e5, isPinned: true });
			actions.dismiss();
			actions.forward();
		}
	});

	test("a reset clears the map, and explaining a square brings it back without opening a game", () => {
		const { store, actions } = open(GAME);
		actions.inspect(e5);
		actions.setLens("strength");
		actions.reset();
		expect(store.get()).toMatchObject({ inspected: undefined, lens: "strength" });
		expect(store.get().control).toBeUndefined();
		actions.inspect(undefined);
		expect(store.get().control).toBeUndefined();
		actions.inspect(e5);
		expect(store.get().inspected).toEqual({ square: e5, isPinned: true });
		const { control } = store.get();
		expect(control && countsAt(control, FIRST_FRAME)).toEqual({
			neutral: 20,
			contested: 0,
			light: 22,
			dark: 22,
		});
		expect(isLoaded(store.get())).toBe(false);
		expect(store.get().past).toHaveLength(1);
		actions.undo();
		expect(isLoaded(store.get())).toBe(true);
		actions.redo();
		expect(isLoaded(store.get())).toBe(false);
		actions.play({ from: "e2", to: "e4" });
		expect(isLoaded(store.get())).toBe(true);
		actions.load(GAME);
		actions.inspect(e5);
		actions.load("1. d4");
		expect(store.get().inspected).toBeUndefined();
	});

	test("explaining a square opens the Explain tab in place of another", () => {
		const { store, actions } = open(GAME);
		actions.setPanel("review");
		actions.inspect(e5);
		expect(store.get()).toMatchObject({ panel: "explain", explainedSquare: e5 });
		actions.inspect(d4);
		expect(store.get()).toMatchObject({ panel: "explain", explainedSquare: d4 });
		expect(actions.dismiss()).toBe(true);
		expect(store.get()).toMatchObject({ panel: "review", inspected: undefined });
		expect(store.get().explainedSquare).toBeUndefined();
	});

	test("other tabs leave the board plain, and Explain shows its square again", () => {
		const { store, actions } = open(GAME);
		const isShown = () => store.get().inspected !== undefined;
		actions.inspect(e5);
		for (const [panel, shows] of [
			["review", false],
			["explain", true],
			["candidates", false],
			["share", true],
			["settings", false],
			["explain", true],
		] as const) {
			actions.setPanel(panel);
			expect([panel, isShown()]).toEqual([panel, shows]);
			expect(store.get().explainedSquare).toBe(e5);
		}
		expect(actions.play("d4")).toBe(true);
		expect(store.get()).toMatchObject({ panel: "share", explainedSquare: undefined });
	});

	test("choosing a view shows it at once, and the explained square waits in its tab", () => {
		const { store, actions } = open(GAME);
		actions.setPanel("review");
		actions.inspect(e5);
		actions.setLens("pieces");
		expect(store.get()).toMatchObject({ lens: "pieces", panel: "review", inspected: undefined });
		actions.setPanel("explain");
		expect(store.get().inspected).toEqual({ square: e5, isPinned: true });
		actions.setPanel("share");
		actions.setLens("control");
		expect(store.get()).toMatchObject({ panel: "share", inspected: undefined });
	});

	test("in Edit a press names the square, and the tab stays", () => {
		const { store, actions } = open(GAME);
		actions.setPanel("edit");
		expect(store.get().desk).toBeDefined();
		actions.inspect(e5);
		expect(store.get()).toMatchObject({ panel: "edit", explainedSquare: e5, inspected: undefined });
		actions.setPanel("tags");
		expect(store.get().desk).toBeDefined();
		actions.setPanel("explain");
		expect(store.get().desk).toBeUndefined();
		expect(store.get().inspected).toEqual({ square: e5, isPinned: true });
	});

	test("Escape leads from a row to its tab, back from a temporary tab, and finally to the moves", () => {
		const { store, actions } = open(GAME);
		const panels: unknown[] = [];
		const dismiss = () => {
			actions.dismiss();
			panels.push(store.get().panel);
		};
		actions.setPanel("candidates");
		actions.setPanel("settings");
		for (let times = 0; times < 3; times++) dismiss();
		expect(panels).toEqual(["candidates", "explain", undefined]);
		expect(actions.dismiss()).toBe(false);
	});

	test("opening another game, or Undo, ends a comparison with a position of the old one", () => {
		const { store, actions } = open(GAME);
		const ended = { panel: undefined, isComparing: false, reference: undefined };
		const kept = referenceAt(testCore(), store.get());
		const compare = (reference: Reference) => {
			actions.setReference(reference);
			actions.setPanel("compare");
		};
		compare(kept);
		actions.load("1. d4");
		expect(store.get()).toMatchObject(ended);
		compare(referenceAt(testCore(), store.get()));
		actions.undo();
		expect(store.get()).toMatchObject(ended);
		// A move is of the same game. A position that was pasted is of none: it waits.
		compare({ ...kept, origin: { kind: "pasted" } });
		expect(actions.play("a3")).toBe(true);
		expect(store.get()).toMatchObject({ panel: "compare", isComparing: true });
		actions.flipReference();
		actions.load("1. c4");
		expect(store.get()).toMatchObject({ panel: undefined, isComparing: false });
		expect(store.get().reference).toMatchObject({ origin: { kind: "pasted" }, isShown: false });
	});

	test("opening another game ends the explanation of a square", () => {
		const { store, actions } = open(GAME);
		actions.inspect(e5);
		actions.load("1. d4");
		expect(store.get()).toMatchObject({ panel: undefined, explainedSquare: undefined });
		actions.setPanel("edit");
		actions.load("1. c4");
		expect(store.get().panel).toBe("edit");
	});
});
