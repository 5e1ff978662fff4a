// Files that are for the screen of many games.

import { expect, test } from "vitest";
import { holdsManyGames, openFiles } from "../../../src/features/open/openInput.ts";
import { askAbout } from "../../../src/session/opening/askAbout.ts";
import { createOpener } from "../../../src/session/opening/opener.ts";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";

const games = (count: number, tag = "") => `[Event "E"]\n${tag}\n1. e4 e5 *\n\n`.repeat(count);

test("more than twenty games go to the screen of many games, from one file or several", () => {
	expect(holdsManyGames([games(20)])).toBe(false);
	expect(holdsManyGames([games(21)])).toBe(true);
	expect(holdsManyGames([games(11), games(10)])).toBe(true);
});

test("chapters and exercises never go to the screen of many games", () => {
	expect(holdsManyGames([games(60, '[ChapterName "C"]\n')])).toBe(false);
	expect(holdsManyGames([games(60, '[FEN "8/8/8/8/8/k7/8/K7 w - - 0 1"]\n')])).toBe(false);
});

test("beside a lesson a file of many games is offered as chapters, as long as they fit", async () => {
	const core = testCore();
	const store = createAppStore();
	const opener = createOpener(store, core, async () => askAbout);
	const session = { store, core, actions: createActions(store, core), ...opener } as Session;
	await session.load('[ChapterName "One"]\n\n1. d4 *');
	await openFiles([new File([games(32)], "team.pgn")], session, () => {});
	expect(store.get().coming).toMatchObject([{ library: { games: { length: 32 } } }]);
	expect(store.get().game.tags.get("ChapterName")).toBe("One");
});
