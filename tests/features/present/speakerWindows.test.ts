// Several windows of one speaker: a duplicated tab comes and goes, and the first goes on.

import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "../../../src/runtime/createStore.ts";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/store/state/actions.ts";
import { opened } from "../../support/opened.ts";

afterEach(() => vi.unstubAllGlobals());

const PATIENCE = { timeout: 20_000 };

const openedWindow = () => Object.assign(new EventTarget(), { open: () => ({}), close: () => {} });

test("a second window of the speaker that closes leaves the first one as it was", async () => {
	vi.stubGlobal("location", new URL("http://localhost/"));
	const { createSpeakerLink } = await import(
		"../../../src/features/present/speaker/speakerLink.ts"
	);
	const { createFollowing } = await import("../../../src/speaker/following.ts");
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
	await vi.waitFor(() => expect(moves(first.speaker)).toBeDefined(), PATIENCE);
	const second = following();
	await vi.waitFor(() => expect(moves(second.speaker)).toBeDefined(), PATIENCE);
	second.speaker.press("b");
	await vi.waitFor(() => expect(acts.press).toHaveBeenCalledOnce(), PATIENCE);
	second.own.dispatchEvent(new Event("pagehide"));
	first.speaker.press("b");
	await vi.waitFor(() => expect(acts.press).toHaveBeenCalledTimes(2), PATIENCE);
	expect(first.speaker.get()).toMatchObject({ isOver: false, view: { chapter: 0 } });
	actions.goToEnd();
	await vi.waitFor(() => expect(moves(first.speaker)).toContain("Nf3"), PATIENCE);
	endPresentation();
	await vi.waitFor(() => expect(first.speaker.get().isOver).toBe(true), PATIENCE);
});
