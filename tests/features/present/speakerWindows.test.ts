// Several windows of one speaker: a duplicated tab comes and goes, and the first goes on.

import { afterEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { createStore } from "../../../src/runtime/createStore.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { opened } from "../../support/opened.ts";
import { until } from "../../support/until.ts";

afterEach(() => vi.unstubAllGlobals());

const openedWindow = () => Object.assign(new EventTarget(), { open: () => ({}), close: () => {} });

test("closing a second speaker window leaves the first one working", async () => {
	vi.stubGlobal("location", new URL("http://localhost/"));
	const { createSpeakerLink } = await import(
		"../../../src/features/present/speaker/speakerLink.ts"
	);
	const { createFollowing } = await import("../../../src/pages/speaker/following.ts");
	const { store, core } = opened("1. e4 e5 2. Nf3 *");
	const actions = createActions(store, core);
	const page = openedWindow();
	let address = "";
	page.open = (asked: URL = new URL(location.href)) => {
		address = asked.hash.slice(1);
		return {};
	};
	vi.stubGlobal("window", page);
	const view = createStore({ isBlack: false } as never);
	const acts = { press: vi.fn(), goTo: vi.fn(), end: vi.fn() };
	const link = createSpeakerLink({ store, actions, core } as unknown as Session, view, acts);
	link.openWindow();
	const endPresentation = link.start();

	const following = () => {
		const own = openedWindow();
		vi.stubGlobal("window", own);
		return { own, speaker: createFollowing(address) };
	};
	const moves = (speaker: ReturnType<typeof createFollowing>) => speaker.get().view?.move;
	const first = following();
	await until(() => expect(moves(first.speaker)).toBeDefined());
	const second = following();
	await until(() => expect(moves(second.speaker)).toBeDefined());
	second.speaker.press("b");
	await until(() => expect(acts.press).toHaveBeenCalledOnce());
	second.own.dispatchEvent(new Event("pagehide"));
	first.speaker.press("b");
	await until(() => expect(acts.press).toHaveBeenCalledTimes(2));
	expect(first.speaker.get()).toMatchObject({ isOver: false, view: { chapter: 0 } });
	actions.goToEnd();
	await until(() => expect(moves(first.speaker)).toContain("Nf3"));
	endPresentation();
	await until(() => expect(first.speaker.get().isOver).toBe(true));
});

test("actions in the speaker's window happen on the big screen and are shown back", async () => {
	vi.stubGlobal("location", new URL("http://localhost/"));
	const { createSpeakerLink } = await import(
		"../../../src/features/present/speaker/speakerLink.ts"
	);
	const { createFollowing } = await import("../../../src/pages/speaker/following.ts");
	const { store, core } = opened("1. e4 {[%cal Gd2d4]} e5 2. Nf3 *");
	const actions = createActions(store, core);
	const session = { store, actions, core, board: linkBoard(store, actions) };
	store.set({ presenting: { focusAfter: undefined, chalk: [] } });
	const page = openedWindow();
	let address = "";
	page.open = (asked: URL = new URL(location.href)) => {
		address = asked.hash.slice(1);
		return {};
	};
	vi.stubGlobal("window", page);
	const view = createStore({ isBlack: false } as never);
	const acts = { press: vi.fn(), goTo: vi.fn(), end: vi.fn() };
	const link = createSpeakerLink(session as unknown as Session, view, acts);
	link.openWindow();
	const endPresentation = link.start();
	vi.stubGlobal("window", openedWindow());
	const { wall, say, goToFrame, ...speaker } = createFollowing(address);
	const seen = (what: () => unknown, value: unknown) => until(() => expect(what()).toEqual(value));

	// The whole chapter comes, its arrows too, and again only where it is another.
	await seen(() => wall.get().game.plies, 3);
	const { game } = wall.get();
	expect(game).toEqual(store.get().game);
	expect(wall.get().control).toEqual(store.get().control);
	goToFrame(2 as Frame);
	await seen(() => [store.get().frame, wall.get().settledFrame], [2, 2]);
	goToFrame(99 as Frame);
	const [d4, e5] = [squareNamed("d4"), squareNamed("e5")];
	const arrow = { from: d4, to: e5, colour: "R" };
	say({ kind: "move", move: { from: "d2", to: "d4" } });
	say({ kind: "draw", arrow });
	say({ kind: "explain", square: e5 });
	await seen(() => wall.get().presenting?.chalk, [arrow]);
	await seen(() => wall.get().inspected?.square, e5);
	expect(store.get()).toMatchObject({ frame: 2, sideline: { from: 2 } });
	expect(wall.get().sideline).toEqual(store.get().sideline);
	expect(speaker.get().view).toMatchObject({ move: "2. d4", next: { kind: "end" } });
	expect(wall.get().game).toBe(game);

	// A window that comes later is told the chapter as well.
	vi.stubGlobal("window", openedWindow());
	const again = createFollowing(address);
	await seen(() => again.wall.get().sideline?.game.plies, 1);
	expect(again.wall.get().game).toEqual(game);
	endPresentation();
	await seen(() => again.get().isOver, true);
});

/** A page with the storage of its tab. */
function tab() {
	const kept = new Map<string, string>();
	const sessionStorage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
	return Object.assign(openedWindow(), { sessionStorage });
}

test("after a reload during a what-if, the speaker's window follows the big screen again", async () => {
	vi.stubGlobal("location", new URL("http://localhost/"));
	vi.stubGlobal("document", { documentElement: { dataset: {} }, activeElement: null });
	vi.stubGlobal("HTMLElement", class {});
	const { createSpeakerLink } = await import(
		"../../../src/features/present/speaker/speakerLink.ts"
	);
	const { resumePresenting } = await import("../../../src/features/present/presenting.ts");
	const { createFollowing } = await import("../../../src/pages/speaker/following.ts");
	const view = createStore({ isBlack: true } as never);
	const acts = { press: vi.fn(), goTo: vi.fn(), end: vi.fn() };
	const own = tab();
	let address = "";
	own.open = (asked: URL = new URL(location.href)) => {
		address = asked.hash.slice(1);
		return {};
	};
	const visit = () => {
		const { store, core } = opened("1. e4 e5 2. Nf3 *");
		const actions = createActions(store, core);
		return { store, actions, core, places: { register() {} } } as unknown as Session;
	};
	vi.stubGlobal("window", own);
	const before = visit();
	before.actions.goToFrame(1 as Frame);
	before.store.set({ presenting: { focusAfter: undefined, chalk: [] }, hidden: { heat: true } });
	before.actions.play("d5");
	before.actions.play("exd5");
	before.actions.back();
	const link = createSpeakerLink(before, view, acts);
	link.openWindow();
	link.start();
	const window = openedWindow();
	vi.stubGlobal("window", window);
	const speaker = createFollowing(address);
	await until(() => expect(speaker.get().view?.move).toContain("d5"));
	const began = speaker.get().view?.began;
	vi.stubGlobal("window", own);
	own.dispatchEvent(new Event("pagehide"));
	await until(() => expect(speaker.get().isAway).toBe(true));

	const after = visit();
	after.actions.goToFrame(1 as Frame);
	resumePresenting(after);
	expect(after.store.get()).toMatchObject({
		frame: 1,
		hidden: { heat: true },
		sideline: { frame: 1, from: 1, game: { plies: 2 } },
		presenting: { resumed: { isBlack: true } },
	});
	const end = createSpeakerLink(after, view, acts).start();
	await until(() => expect(speaker.get().isAway).toBe(false));
	expect(speaker.get()).toMatchObject({ isOver: false, view: { began } });
	after.actions.forward();
	await until(() => expect(speaker.get().view?.move).toContain("exd5"));
	// What was left is taken once: a second tab of the same begins nothing.
	const twin = visit();
	resumePresenting(twin);
	expect(twin.store.get().presenting).toBeUndefined();
	end();
	await until(() => expect(speaker.get().isOver).toBe(true));
});

test("the speaker's window accepts the keys of the presentation that do not need its own screen", async () => {
	const { SPEAKER_KEYS } = await import("../../../src/features/present/presentKeys.ts");
	const shown = ["h", "w", "v", "t", "u", "k", "f", "b", ".", "a", "Delete", "Backspace"];
	const steps = ["PageDown", "ArrowRight", "PageUp", "ArrowLeft", "n", "shift+n", "Home", "End"];
	expect([...SPEAKER_KEYS].sort()).toEqual([...steps, ...shown].sort());
});
