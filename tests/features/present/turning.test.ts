// Presenting a lesson: from the end of a chapter to the next and back, however fast, and no change
// of it that undo would have to take back.

import { expect, test, vi } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { createTurning } from "../../../src/features/present/turning.ts";
import { fileOf } from "../../../src/session/opening/chapters.ts";
import { createOpener } from "../../../src/session/opening/opener.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { until } from "../../support/until.ts";

const game = (name: string, moves: string) => `[ChapterName "${name}"]\n\n${moves} *\n\n`;
const LESSON =
	game("One", "1. e4 e5") + game("Two", "1. d4 (1. f4 f5) 1... d5 2. c4") + game("Three", "1. c4");

async function present(text: string) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	const opener = createOpener(store, core);
	expect(await opener.load(text)).toBe(true);
	const failures: string[] = [];
	const turning = createTurning({ store, actions, ...opener }, (failure) =>
		failures.push(failure.kind === "unreadable" ? `unreadable ${failure.chapter}` : failure.kind),
	);
	const at = () => {
		const { library, game, frame } = store.get();
		return `${(library?.open ?? 0) + 1}: ${positionAt(game, frame).move?.san ?? "start"}`;
	};
	return { store, actions, turning, failures, at };
}

test("steps go through all chapters and back, and say when there is no further one", async () => {
	const { turning, failures, at } = await present(LESSON);
	const seen = [at()];
	const walk = async (by: 1 | -1, to: string) => {
		while (failures.length === 0) {
			turning.step(by);
			await until(() => expect(failures.length > 0 || at() !== seen.at(-1)).toBe(true));
			if (failures.length === 0) seen.push(at());
		}
		expect(failures.splice(0)).toEqual([to]);
	};
	await walk(1, "end");
	const places = ["1: start", "1: e4", "1: e5", "2: start", "2: d4", "2: d5", "2: c4"];
	expect(seen).toEqual([...places, "3: start", "3: c4"]);
	await walk(-1, "start");
	expect(seen.slice(9)).toEqual(["3: start", ...places.toReversed()]);
});

test("presses faster than a chapter loads are all counted and skip no chapter", async () => {
	const { turning, failures, at } = await present(LESSON);
	for (let press = 0; press < 8; press++) turning.step(1);
	await until(() => expect(at()).toBe("3: c4"));
	expect(failures).toEqual([]);
	turning.turn(-1);
	turning.turn(-1);
	turning.step(1);
	await until(() => expect(at()).toBe("1: e4"));
	turning.goTo(2);
	turning.step(1);
	turning.stop();
	await until(() => expect(at()).toBe("3: start"));
});

test("holding a key stops at the end of the chapter", async () => {
	const { turning, at } = await present(LESSON);
	for (let press = 0; press < 20; press++) turning.step(1, true);
	expect(at()).toBe("1: e5");
	turning.step(1);
	for (let press = 0; press < 20; press++) turning.step(1, true);
	await until(() => expect(at()).toBe("2: start"));
});

test("a step at the end of a variation does not open the next chapter", async () => {
	const { turning, store, actions, failures, at } = await present(LESSON);
	turning.turn(1);
	await until(() => expect(at()).toBe("2: start"));
	const { game } = store.get();
	actions.goToFrame((game.positions.length - 1) as Frame);
	expect(at()).toBe("2: f5");
	turning.step(1);
	expect(failures).toEqual(["endOfVariation"]);
	expect(at()).toBe("2: f5");
});

test("turning to another chapter is not a step of Undo and loses no edits", async () => {
	const { turning, store, actions, at } = await present(LESSON);
	actions.goToEnd();
	actions.play("Nf3");
	const { past, game } = store.get();
	const file = fileOf(store.get());
	turning.step(1);
	turning.turn(1);
	await until(() => expect(at()).toBe("3: start"));
	expect(store.get().past).toBe(past);
	expect(store.get().news).toBeUndefined();
	expect(fileOf(store.get())).toBe(file);
	turning.step(-1);
	turning.turn(-1);
	await until(() => expect(at()).toBe("1: start"));
	expect(store.get().game).toBe(game);
	turning.turn(1);
	await until(() => expect(at()).toBe("2: start"));
	actions.undo();
	expect(at()).toBe("1: e5");
	actions.redo();
	expect(fileOf(store.get())).toBe(file);
});

test("a chapter that cannot be read is named, and the next step skips it", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const bad = '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[SetUp "1"]\n\n1. e4 *\n\n';
	const { turning, failures, at } = await present(
		game("One", "1. e4") + bad + game("Three", "1. c4"),
	);
	turning.step(1);
	turning.step(1);
	await until(() => expect(failures).toEqual(["unreadable 2"]));
	expect(at()).toBe("1: e4");
	turning.step(1);
	await until(() => expect(at()).toBe("3: start"));
	turning.step(-1);
	await until(() => expect(at()).toBe("1: e4"));
});

test("a single game can be stepped to its ends and has no chapters", async () => {
	const { turning, failures, at } = await present("1. e4 *");
	turning.step(-1);
	turning.turn(1);
	turning.turn(-1);
	turning.step(1);
	turning.step(1);
	expect(failures).toEqual(["start", "noNextChapter", "noPreviousChapter", "end"]);
	expect(at()).toBe("1: e4");
});

test("steps during a what-if stay in its line, and stepping back leaves it", async () => {
	const { store, actions, turning, failures, at } = await present(LESSON);
	actions.goToEnd();
	store.set({ presenting: { focusAfter: undefined, chalk: [] } });
	expect(actions.play({ from: "g1", to: "f3" })).toBe(true);
	turning.step(1);
	turning.step(1, true);
	expect(failures).toEqual(["endOfWhatIf", "endOfWhatIf"]);
	expect(at()).toBe("1: e5");
	turning.step(-1);
	expect(store.get().sideline).toBeUndefined();
	expect(at()).toBe("1: e5");
	actions.play({ from: "g1", to: "f3" });
	turning.turn(1);
	await until(() => expect(at()).toBe("2: start"));
	expect(store.get().sideline).toBeUndefined();
});
