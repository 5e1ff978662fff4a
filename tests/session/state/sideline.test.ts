// A line that is played on the board and is not in the game: stepping, leaving, adding, undoing.

import { describe, expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { WORDS_PER_PLACEMENT } from "../../../src/chess/placement.ts";
import { formatState } from "../../../src/session/saving/serialize.ts";
import { addSideline, isLineOf, playSideline } from "../../../src/session/sideline.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { onBoard } from "../../../src/session/state/appQueries.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();
const LINE = ["2.d4", "2...exd4", "3.Qxd4"];
const BEFORE = 2 as Frame;

function open() {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
	actions.goToFrame(3 as Frame);
	actions.settle();
	const { game, control } = store.get();
	const play = (count: number) => playSideline({ store, actions, core }, BEFORE, LINE, count);
	const add = () => addSideline({ store, actions, core });
	const isOpen = () => store.get().sideline !== undefined;
	const san = () => {
		const { game, frame } = onBoard(store.get());
		return positionAt(game, frame).move?.san;
	};
	return { store, actions, game, control, play, add, isOpen, san };
}

describe("an engine line on the board", () => {
	test("pressing a move of an engine line shows that line with its own map and adds nothing to the game", () => {
		const { store, game, control, play, san } = open();
		const saved = formatState(store.get(), 0);
		play(2);
		expect(san()).toBe("exd4");
		const shown = onBoard(store.get());
		expect(shown.control).toEqual(core.computeControl(shown.game.placements));
		expect(shown.control?.frames).toBe(LINE.length + 1);
		expect(store.get()).toMatchObject({ frame: 3, settledFrame: 3 });
		expect(store.get().game).toBe(game);
		expect(store.get().control).toBe(control);
		expect(store.get().past).toEqual([]);
		expect(formatState(store.get(), 0)).toEqual(saved);
		play(1);
		expect(san()).toBe("d4");
	});

	test("a line is recognised by where it begins and by its moves", () => {
		const { store, play } = open();
		play(1);
		const { sideline } = store.get();
		if (sideline === undefined) throw new Error("No line");
		expect(isLineOf(sideline, BEFORE, LINE)).toBe(true);
		expect(isLineOf(sideline, 0 as Frame, LINE)).toBe(false);
		expect(isLineOf(sideline, BEFORE, LINE.slice(0, 2))).toBe(false);
		expect(isLineOf(sideline, BEFORE, ["2.d4", "2...exd4", "3.Nf3"])).toBe(false);
	});

	test("stepping stays in the line, and stepping before its first move leaves it", () => {
		const { store, actions, play, san, isOpen } = open();
		play(1);
		actions.forward();
		actions.forward();
		actions.forward();
		expect(san()).toBe("Qxd4");
		expect(actions.canGoForward()).toBe(false);
		actions.goToStart();
		expect(san()).toBe("d4");
		actions.goToEnd();
		expect(san()).toBe("Qxd4");
		actions.back();
		actions.back();
		expect(san()).toBe("d4");
		expect(actions.canGoBack()).toBe(true);
		actions.back();
		expect(isOpen()).toBe(false);
		expect([san(), store.get().frame]).toEqual(["Nf3", 3]);
	});

	test("Escape leaves the line and keeps the panel open", () => {
		const { store, actions, play, isOpen } = open();
		actions.setPanel("review");
		play(1);
		expect(actions.dismiss()).toBe(true);
		expect(isOpen()).toBe(false);
		expect(store.get().panel).toBe("review");
	});

	test("a step in the game, another tab or another game ends the line", () => {
		const { actions, play, isOpen } = open();
		const ends: readonly (() => void)[] = [
			() => actions.goToFrame(3 as Frame),
			() => actions.goToFrame(1 as Frame),
			() => actions.scrubTo(1 as Frame),
			() => actions.scrubTo(2 as Frame),
			() => actions.show(2 as Frame, []),
			() => actions.setPanel("share"),
			() => actions.load("1. e4 e5 *"),
			() => actions.undo(),
			() => actions.redo(),
			() => actions.undo(),
			() => actions.edit((game) => ({ game: { ...game }, frame: FIRST_FRAME })),
			() => actions.reset(),
		];
		for (const end of ends) {
			play(1);
			expect(isOpen()).toBe(true);
			end();
			expect(isOpen()).toBe(false);
		}
	});

	test("adding the line makes it a variation in one step of Undo, and the board stays", () => {
		const { store, actions, game, play, add, isOpen, san } = open();
		play(2);
		const seen = onBoard(store.get());
		add();
		expect(isOpen()).toBe(false);
		expect(san()).toBe("exd4");
		expect(positionAt(store.get().game, store.get().frame).fen).toBe(
			positionAt(seen.game, seen.frame).fen,
		);
		expect(formatPgn(store.get().game)).toContain("2. Nf3 (2. d4 exd4 3. Qxd4) 2... Nc6");
		expect(store.get().news).toMatchObject({ moves: ["2.d4", "exd4", "3.Qxd4"] });
		expect(store.get().past).toHaveLength(1);
		actions.undo();
		expect(store.get().game).toBe(game);
		expect(store.get().frame).toBe(3);
		actions.redo();
		play(1);
		add();
		expect(store.get().past).toHaveLength(1);
		expect(store.get().news).toBeUndefined();
	});

	test("a move played in the line adds it to the game with the moves that led there", () => {
		const { store, actions, play, isOpen, san } = open();
		play(1);
		expect(actions.play("Nc6")).toBe(true);
		expect(isOpen()).toBe(false);
		expect(san()).toBe("Nc6");
		expect(formatPgn(store.get().game)).toContain("(2. d4 Nc6)");
		expect(store.get().past).toHaveLength(1);
	});

	test("a move that is aimed at in the line is previewed from its position", () => {
		const { store, actions, play } = open();
		play(1);
		const { game, frame } = onBoard(store.get());
		const [move] = positionAt(game, frame).next.map((next) => positionAt(game, next).move);
		actions.aim(move);
		const { inHand } = store.get();
		const words = WORDS_PER_PLACEMENT;
		const after = game.placements.slice((frame + 1) * words, (frame + 2) * words);
		expect(inHand?.aim?.placements.slice(words, 2 * words)).toEqual(after);
	});
});
