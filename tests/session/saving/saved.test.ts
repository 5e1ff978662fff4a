// Tests what survives a reload: game, place, file, changes and the games that were replaced; and
// the message where they do not.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import type { Square } from "../../../src/chess/square.ts";
import { finish } from "../../../src/chess/work.ts";
import type { Run } from "../../../src/runtime/slices.ts";
import { openLink } from "../../../src/session/links/openLink.ts";
import { type Earlier, keepState } from "../../../src/session/saving/autosave.ts";
import { restoreState } from "../../../src/session/saving/restore.ts";
import { formatState, LONGEST_KEPT, type Saved } from "../../../src/session/saving/serialize.ts";
import { hasMore } from "../../../src/session/saving/sessionCopy.ts";
import { createShelfWriter } from "../../../src/session/saving/shelfWriter.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { isLoaded, ownGame } from "../../../src/session/state/appQueries.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { DEFAULT_OPTIONS } from "../../../src/session/state/options.ts";
import { referenceAt } from "../../../src/session/state/reference.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";
import { createFakeShelf, type FakeShelf } from "../../support/shelf.ts";

const core = testCore();

type Leave = Parameters<typeof keepState>[2];

const GAME = '[White "Ä"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3 Nc6 *';
const FILE = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *\n\n[White "c"]\n\n1. c4 *';

/** A tab whose shelf has not been found yet; it keeps what it does when its `works` are done. */
function openBareTab(store = createAppStore(), earlier?: Earlier) {
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	const works: (() => void)[] = [];
	/** Those that do not wait for a rest. */
	const edits: (() => void)[] = [];
	const left: { saved: Saved; texts: ReadonlyMap<string, string> }[] = [];
	const leave = (saved: Saved, texts: ReadonlyMap<string, string>) => {
		left.push({ saved: structuredClone(saved), texts });
		return "all" as const;
	};
	const later = (work: () => void, isEdit: boolean) => {
		works.push(work);
		if (isEdit) edits.push(work);
	};
	const keeper = keepState(store, later, leave, earlier);
	return {
		store,
		actions,
		works,
		edits,
		left,
		...keeper,
		follow: (hash: string) => openLink(store, core, hash, () => true),
		pgn: () => formatPgn(store.get().game),
		san: () => positionAt(store.get().game, store.get().frame).move?.san,
	};
}

/** An earlier visit on the shelf, when all of it has been taken up. */
const onShelf = (saved: Saved): Earlier => ({
	saved,
	texts: new Map(),
	refusal: Promise.resolve(undefined),
	open: Promise.resolve(true),
	all: Promise.resolve(),
});

/** A tab of that name. */
function openTab(shelf: FakeShelf, name = "tab") {
	const tab = openBareTab();
	tab.keepOn((onShelf) => createShelfWriter(shelf, name, onShelf));
	return tab;
}

/** The same tab after a reload, with everything taken up again. */
async function reload(shelf: FakeShelf, name = "tab") {
	const tab = openTab(shelf, name);
	const saved = (await shelf.read(name)) ?? (await shelf.readAll())[0]?.[1];
	if (saved !== undefined) await restoreState(tab.store, core, shelf, saved).all;
	// Files come when all else is there.
	await new Promise((resolve) => setTimeout(resolve));
	return tab;
}

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
	vi.restoreAllMocks();
});

describe("reloading", () => {
	test("a reload keeps the position to compare with, and drops an invalid one", async () => {
		const shelf = createFakeShelf();
		const { actions, save, store } = openTab(shelf);
		actions.load(GAME);
		actions.goToEnd();
		actions.setReference(referenceAt(core, store.get()));
		await save();
		const first = (await reload(shelf)).store.get();
		expect(first.reference).toEqual(store.get().reference);
		expect(first.panel).toBeUndefined();
		actions.setPanel("compare");
		await save();
		const second = await reload(shelf);
		expect(second.store.get().panel).toBe("compare");
		const saved = formatState(second.store.get(), 1);
		const broken: unknown[] = [{ origin: 1, fen: "8/8 w", isCompared: true }, { fen: 7 }, 3, null];
		for (const reference of broken) {
			const { store } = openBareTab();
			await restoreState(store, core, shelf, { ...saved, reference } as Saved).all;
			expect(store.get()).toMatchObject({ reference: undefined, panel: undefined });
			expect(isLoaded(store.get())).toBe(true);
		}
	});

	test("a reload keeps game, place, side at the bottom, view and options", async () => {
		const shelf = createFakeShelf();
		const { actions, save, pgn, san, works, store } = openTab(shelf);
		actions.load(GAME);
		actions.forward();
		actions.forward();
		actions.nextVariation();
		actions.goToEnd();
		actions.flip();
		actions.setLens("strength");
		actions.setOptions({ tintsNeutral: false });
		expect(works).toHaveLength(1);
		await save();
		const again = await reload(shelf);
		expect(again.pgn()).toBe(pgn());
		expect(again.san()).toBe(san());
		expect(again.store.get()).toMatchObject({
			orientation: BLACK,
			lens: "strength",
			options: { ...DEFAULT_OPTIONS, tintsNeutral: false },
			past: [],
		});
		expect(again.store.get().control?.control).toEqual(store.get().control?.control);
	});

	test("a reload keeps the file, without its warnings, and the edits in each game", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		tab.actions.play("d4");
		const first = tab.pgn();
		tab.actions.openGame(1);
		tab.actions.goToEnd();
		tab.actions.openGame(2);
		tab.actions.play("f4");
		const third = tab.pgn();
		await tab.save();
		const again = await reload(shelf);
		expect(again.store.get().library).toMatchObject({ text: FILE, open: 2 });
		expect(again.store.get().library?.games).toEqual(tab.store.get().library?.games);
		expect(again.pgn()).toBe(third);
		again.actions.openGame(0);
		expect(again.pgn()).toBe(first);
		expect(again.san()).toBe("d4");
		again.actions.openGame(1);
		expect(again.san()).toBe("d5");
		again.actions.openGame(2);
		expect(again.pgn()).toBe(third);
		await again.save();
		const third2 = await reload(shelf);
		third2.actions.openGame(0);
		expect(third2.pgn()).toBe(first);
	});

	test("a reload keeps no game where only squares of the start position were explained", async () => {
		const shelf = createFakeShelf();
		const { actions, save, store, left, saveLast } = openTab(shelf);
		actions.inspect(28 as Square);
		expect(store.get().control).toBeDefined();
		await save();
		saveLast();
		expect([await shelf.readAll(), left]).toEqual([[], []]);
		actions.flip();
		await save();
		expect((await shelf.readAll())[0]?.[1].pgn).toBeUndefined();
		expect(isLoaded((await reload(shelf)).store.get())).toBe(false);
	});

	test("a reload keeps the replaced game and the message about it", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		tab.actions.play("d4");
		const before = tab.pgn();
		tab.actions.flip();
		tab.actions.load("1. c4", { code: "pasted" });
		tab.actions.flip();
		await tab.save();
		const again = await reload(shelf);
		expect(again.store.get()).toMatchObject({
			orientation: WHITE,
			news: { code: "pasted", closed: { count: 3, areChapters: true } },
		});
		again.actions.undo();
		expect(again.pgn()).toBe(before);
		expect(again.store.get()).toMatchObject({ orientation: BLACK, library: { text: FILE } });
		again.actions.redo();
		again.actions.reset();
		await again.save();
		const third = await reload(shelf);
		expect(isLoaded(third.store.get())).toBe(false);
		third.actions.undo();
		third.actions.undo();
		expect(third.pgn()).toBe(before);
	});

	test("a reload keeps the game even if its message can no longer be shown", async () => {
		for (const news of ["Text opened.", { code: "toString" }, { code: "lineAdded", moves: 3 }]) {
			const shelf = createFakeShelf();
			const tab = openTab(shelf);
			tab.actions.load(GAME);
			await tab.save();
			const saved = await shelf.read("tab");
			const { store } = openTab(shelf);
			await restoreState(store, core, shelf, { ...saved, news } as never).open;
			expect(store.get()).toMatchObject({ isOpen: true, news: undefined });
		}
	});

	test("a reload keeps the way back from a link to one's own game", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(GAME);
		const own = tab.pgn();
		await tab.follow("#pgn=1.%20d4%20d5&ply=1&orientation=black");
		tab.actions.play("c5");
		await tab.save();
		const again = await reload(shelf);
		expect(ownGame(again.store.get())).toBeDefined();
		again.actions.goBackToOwn();
		expect(again.pgn()).toBe(own);
		expect(again.store.get().orientation).toBe(WHITE);
	});

	test("a reload keeps the file even if it loads late and its game was edited meanwhile", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		tab.actions.forward();
		await tab.save();
		const again = openTab(shelf);
		const saved = await shelf.read("tab");
		if (saved === undefined) throw new Error("It was kept");
		const restored = restoreState(again.store, core, shelf, saved);
		await restored.open;
		expect(again.san()).toBe("e4");
		expect(again.actions.openGame(1)).toBe(false);
		again.actions.play("c5");
		await restored.all;
		await new Promise((resolve) => setTimeout(resolve));
		expect(again.store.get().library?.games).toHaveLength(3);
		again.actions.openGame(1);
		again.actions.undo();
		expect(again.san()).toBe("c5");
		again.actions.undo();
		expect(again.store.get().library?.games).toHaveLength(3);
	});

	test("a reload keeps changes that were waiting to be saved", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.saveLast();
		expect(shelf.records.size).toBe(0);
		tab.actions.load(GAME);
		tab.actions.forward();
		tab.saveLast();
		expect((await reload(shelf)).san()).toBe("e4");
	});
});

describe("closing a page before everything has loaded", () => {
	/** A tab that takes up what is given, as slowly as the promises that it also gives say. */
	async function takeUp(shelf: FakeShelf) {
		const saved = await shelf.read("tab");
		if (saved === undefined) throw new Error("It was kept");
		const late: (() => void)[] = [];
		const run: Run = async (work) => {
			await new Promise<void>((resolve) => late.push(resolve));
			return finish(work);
		};
		const store = createAppStore();
		const restoring = restoreState(store, core, shelf, saved, run);
		const goOn = async () => {
			late.shift()?.();
			await new Promise((resolve) => setTimeout(resolve));
		};
		return { ...openBareTab(store, { ...onShelf(saved), ...restoring }), goOn };
	}

	/** Comes back to the game that was left. */
	async function comeBack(shelf: FakeShelf, tab: Pick<ReturnType<typeof openBareTab>, "left">) {
		const left = tab.left.at(-1);
		if (left === undefined) throw new Error("Something was left");
		await shelf.writeLast("tab", left.saved, left.texts);
		return reload(shelf);
	}

	/** A shelf with two games, one of them replaced, and options of somebody. */
	async function earlierVisit() {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		tab.actions.load("1. e4 e5");
		tab.actions.setOptions({ tintsNeutral: false });
		await tab.save();
		return shelf;
	}

	test("a page that closes before the database opens leaves game, place and file in its tab", async () => {
		const tab = openBareTab();
		tab.actions.load(FILE);
		tab.actions.forward();
		tab.actions.flip();
		tab.saveLast();
		const again = await comeBack(createFakeShelf(), tab);
		expect(again.san()).toBe("e4");
		expect(again.store.get()).toMatchObject({ orientation: BLACK, library: { text: FILE } });
	});

	test("an edit is left in the tab at once; steps and other games are not edits", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load("1. e4 e5");
		tab.actions.forward();
		expect(tab.edits).toHaveLength(0);
		tab.actions.play("c5");
		tab.actions.play("Nf3");
		expect(tab.edits).toHaveLength(1);
		tab.edits[0]?.();
		await new Promise((resolve) => setTimeout(resolve));
		expect(shelf.records.get("tab")?.pgn).toContain("2. Nf3");
		tab.actions.back();
		expect(tab.edits).toHaveLength(1);
		tab.actions.undo();
		expect(tab.edits).toHaveLength(2);
	});

	test("each change is left in the tab once, and saved when the database opens", async () => {
		const [tab, shelf] = [openBareTab(), createFakeShelf()];
		tab.saveLast();
		expect(tab.left).toHaveLength(0);
		tab.actions.load("1. e4 e5");
		tab.saveLast();
		tab.saveLast();
		expect(tab.left).toHaveLength(1);
		tab.works.shift()?.();
		tab.keepOn((onShelf) => createShelfWriter(shelf, "tab", onShelf));
		tab.works.shift()?.();
		await tab.save();
		expect(shelf.records.get("tab")?.at).toBeGreaterThanOrEqual(tab.left[0]?.saved.at ?? 0);
		tab.saveLast();
		expect(tab.left).toHaveLength(1);
	});

	test("a change on its way to the database is left in the tab, and one that arrived only as a copy", async () => {
		const [tab, shelf] = [openBareTab(), createFakeShelf()];
		let arrive = () => {};
		const arrived = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const written: number[] = [];
		const writeLast = vi.fn(shelf.writeLast);
		const write: FakeShelf["write"] = (_, { at }) => {
			written.push(at);
			return arrived;
		};
		tab.keepOn((onShelf) => createShelfWriter({ ...shelf, write, writeLast }, "tab", onShelf));
		tab.actions.load("1. e4 e5");
		const saving = tab.save();
		tab.saveLast();
		expect(tab.left.map(({ saved }) => saved.pgn)).toEqual([tab.pgn()]);
		tab.actions.flip();
		const again = tab.save();
		arrive();
		await Promise.all([saving, again]);
		writeLast.mockClear();
		tab.saveLast();
		expect(tab.left).toHaveLength(2);
		expect(tab.left[1]?.saved).toMatchObject({
			pgn: tab.pgn(),
			orientation: BLACK,
			at: written.at(-1),
		});
		expect(writeLast).not.toHaveBeenCalled();
	});

	test("files that may not have reached the database are left in the tab", () => {
		const tab = openBareTab();
		tab.actions.load(FILE);
		tab.saveLast();
		const { saved, texts } = tab.left.at(-1) ?? expect.fail("nothing was left");
		const left = { ...saved, texts: Object.fromEntries(texts) };
		expect(hasMore(left, saved.at)).toBe(true);
		expect(hasMore(saved, saved.at)).toBe(false);
		expect([hasMore(saved, saved.at - 1), hasMore(left, saved.at + 1)]).toEqual([true, false]);
		expect(hasMore(undefined, 0)).toBe(false);
	});

	test("a closing page leaves nothing while the last visit's game is still loading", async () => {
		const tab = await takeUp(await earlierVisit());
		tab.actions.flip();
		tab.saveLast();
		expect(tab.left).toHaveLength(0);
	});

	test("a closing page leaves a copy as old as the last visit if nothing was done", async () => {
		const shelf = await earlierVisit();
		const tab = await takeUp(shelf);
		for (let step = 0; step < 3; step++) await tab.goOn();
		tab.saveLast();
		expect(tab.left.map(({ saved }) => saved)).toEqual([await shelf.read("tab")]);
	});

	test("new work comes before the last visit's game, and none of the replaced games is lost", async () => {
		for (const steps of [0, 1, 2]) {
			const shelf = await earlierVisit();
			const tab = await takeUp(shelf);
			for (let step = 0; step < steps; step++) await tab.goOn();
			tab.actions.load("1. d4");
			tab.saveLast();
			const again = await comeBack(shelf, tab);
			expect(again.san() ?? again.store.get().game.plies).toBe(1);
			expect(again.store.get().options.tintsNeutral).toBe(false);
			again.actions.undo();
			expect(again.store.get().game.plies).toBe(2);
			again.actions.undo();
			expect(again.store.get().library).toMatchObject({ text: FILE });
			expect(again.store.get().past).toHaveLength(0);
		}
	});
});

describe("several tabs", () => {
	test("each tab keeps its own game, and a new tab begins with the latest", async () => {
		const shelf = createFakeShelf();
		const now = vi.spyOn(Date, "now");
		const [one, other] = [openTab(shelf, "one"), openTab(shelf, "other")];
		one.actions.load("1. e4");
		now.mockReturnValue(1000);
		await one.save();
		other.actions.load("1. d4 d5");
		now.mockReturnValue(2000);
		await other.save();
		one.actions.forward();
		expect((await reload(shelf, "new")).store.get().game.plies).toBe(2);
		now.mockReturnValue(3000);
		await one.save();
		expect((await reload(shelf, "new")).store.get().game.plies).toBe(1);
		expect((await reload(shelf, "other")).store.get().game.plies).toBe(2);
		expect((await reload(shelf, "one")).san()).toBe("e4");
	});

	test("a tab whose clock is set back writes nothing that looks older", async () => {
		const shelf = createFakeShelf();
		const now = vi.spyOn(Date, "now");
		now.mockReturnValue(5000);
		const tab = openTab(shelf);
		tab.actions.load("1. e4");
		await tab.save();
		now.mockReturnValue(1000);
		tab.actions.load("1. d4 d5");
		await tab.save();
		expect((await shelf.read("tab"))?.at).toBe(5001);
		const saved = await shelf.read("tab");
		if (saved === undefined) throw new Error("It was kept");
		const again = openBareTab(createAppStore(), onShelf(saved));
		again.keepOn((onShelf) => createShelfWriter(shelf, "tab", onShelf));
		await Promise.resolve();
		again.actions.load("1. c4");
		again.saveLast();
		expect((await shelf.read("tab"))?.at).toBe(5002);
	});

	test("a tab that changes nothing writes nothing, even when its file loads", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		tab.actions.load("1. e4");
		tab.actions.undo();
		await tab.save();
		const again = openTab(shelf, "again");
		const saved = await shelf.read("tab");
		if (saved === undefined) throw new Error("It was kept");
		const restored = restoreState(again.store, core, shelf, saved);
		expect(await restored.open).toBe(true);
		await again.save();
		shelf.records.delete("again");
		await restored.all;
		await new Promise((resolve) => setTimeout(resolve));
		expect(again.store.get().library?.games).toHaveLength(3);
		await again.save();
		again.saveLast();
		expect([...shelf.records.keys()]).toEqual(["tab"]);
	});
});

describe("work that cannot be saved", () => {
	test("if there is no room to save, that is said once and earlier work stays", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load("1. e4");
		await tab.save();
		shelf.room = 0;
		tab.actions.forward();
		await tab.save();
		expect(tab.store.get().unkept).toEqual({ code: "noSpace", inTab: "all" });
		tab.actions.dismissUnkept();
		tab.actions.back();
		await tab.save();
		expect(tab.store.get()).toMatchObject({ unkept: undefined, isKept: false });
		expect((await reload(shelf)).store.get().game.plies).toBe(1);
		shelf.room = Number.POSITIVE_INFINITY;
		tab.actions.forward();
		await tab.save();
		expect(tab.store.get().isKept).toBe(true);
		expect((await reload(shelf)).san()).toBe("e4");
	});

	test("if saving is forbidden, the tab keeps the work at once and again when the page closes", async () => {
		const refuse = () => Promise.reject(new Error("denied"));
		const store = createAppStore();
		const left = vi.fn<Leave>(() => "all");
		const { save, saveLast, keepOn } = keepState(store, () => {}, left);
		keepOn((onShelf) => createShelfWriter({ write: refuse, writeLast: refuse }, "tab", onShelf));
		await save();
		expect(store.get().unkept).toBeUndefined();
		const actions = createActions(store, core);
		actions.play("e4");
		await save();
		expect(store.get().unkept).toEqual({ code: "notAllowed", inTab: "all" });
		expect(left).toHaveBeenCalledOnce();
		saveLast();
		expect(left).toHaveBeenCalledOnce();
		actions.back();
		saveLast();
		expect(left.mock.calls.map(([{ path }]) => path)).toEqual([[0], []]);
		expect(left.mock.calls.at(-1)?.[0].pgn).toBe("1. e4 *\n");
	});

	test("if the tab has less and less room, that is said each time", async () => {
		const refuse = () => Promise.reject(new Error("denied"));
		const store = createAppStore();
		const room: ReturnType<Leave>[] = ["all", "all", "games", "none", "none"];
		const { save, keepOn } = keepState(
			store,
			() => {},
			() => room.shift() ?? "none",
		);
		keepOn((onShelf) => createShelfWriter({ write: refuse, writeLast: refuse }, "tab", onShelf));
		const actions = createActions(store, core);
		const told: unknown[] = [];
		for (const move of ["e4", "e5", "d4", "d5", "c4"]) {
			actions.dismissUnkept();
			actions.play(move);
			await save();
			told.push(store.get().unkept);
		}
		expect(told).toEqual([
			{ code: "notAllowed", inTab: "all" },
			undefined,
			{ code: "notAllowed", inTab: "games" },
			{ code: "notAllowed", inTab: "none" },
			undefined,
		]);
	});

	test("work that only the tab has is left there again, and its file stays", async () => {
		const tab = openBareTab();
		tab.actions.load(FILE);
		tab.saveLast();
		const [{ saved, texts } = { saved: undefined, texts: undefined }] = tab.left;
		if (saved === undefined) throw new Error("It was left");
		const shelf = createFakeShelf();
		for (const [name, text] of texts) shelf.texts.set(name, text);
		const refusal = Promise.resolve("noSpace" as const);
		const again = openBareTab(createAppStore(), { ...onShelf(saved), texts, refusal });
		await restoreState(again.store, core, shelf, saved).open;
		await new Promise((resolve) => setTimeout(resolve));
		expect(again.store.get()).toMatchObject({
			unkept: { code: "noSpace", inTab: "all" },
			isKept: false,
		});
		again.actions.forward();
		again.saveLast();
		expect(again.left.at(-1)?.texts).toEqual(texts);
	});

	test("with room for the game but not for its file, the earlier file stays too", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		await tab.save();
		shelf.room = 4000;
		tab.actions.load("1. d4 d5 *\n\n".repeat(1000));
		await tab.save();
		expect(tab.store.get().unkept).toEqual({ code: "fileTooLarge" });
		const again = await reload(shelf);
		expect(again.store.get()).toMatchObject({ library: undefined, game: { plies: 2 } });
		again.actions.undo();
		expect(again.store.get().library).toMatchObject({ text: FILE });
	});

	test("a file longer than the limit is not saved, and that is said once", async () => {
		const shelf = createFakeShelf();
		const tab = openTab(shelf);
		tab.actions.load(FILE);
		const { library } = tab.store.get();
		tab.store.set({ library: library && { ...library, text: FILE.padEnd(LONGEST_KEPT + 1) } });
		await tab.save();
		expect(tab.store.get().unkept).toEqual({ code: "fileTooLarge" });
		const again = await reload(shelf);
		expect(again.store.get()).toMatchObject({ library: undefined, game: { plies: 2 } });
		expect(shelf.texts.size).toBe(0);
	});
});

describe("records of others", () => {
	const sound = (): Saved => {
		const tab = openTab(createFakeShelf());
		tab.actions.load(FILE);
		return formatState(tab.store.get(), 0);
	};

	test("a record of another version is dropped with a message", async () => {
		const tab = openTab(createFakeShelf());
		const before = tab.store.get();
		const other = { ...sound(), version: 99 } as unknown as Saved;
		await restoreState(tab.store, core, createFakeShelf(), other).all;
		expect(tab.store.get()).toBe(before);
		expect(console.warn).toHaveBeenCalledOnce();
	});

	test("one damaged replaced game is skipped, and the other four stay", async () => {
		const tab = openTab(createFakeShelf());
		const { replaced: _, ...game } = sound();
		const replaced = ["a4", "b4", "c4", "d4", "e4"].map((san) => ({ ...game, pgn: `1. ${san} *` }));
		const broken = replaced.with(2, { ...game, pgn: '[FEN "x"]\n\n*' });
		await restoreState(tab.store, core, createFakeShelf(), { ...sound(), replaced: broken }).all;
		const { past, lost } = tab.store.get();
		const moves = past.map(({ game }) => game.positions[1]?.move?.san);
		expect(moves).toEqual(["a4", "b4", "d4", "e4"]);
		expect(lost).toBe("replaced");
		expect(isLoaded(tab.store.get())).toBe(true);
	});

	test.each<[string, object]>([
		["without a game", { pgn: "" }],
		["with a game that cannot be read", { pgn: '[FEN "x"]\n\n*' }],
		["with games left that are none", { library: { text: "a", left: 7 } }],
	])(
		"the open game of a record %s is told to be lost; what it replaced is there",
		async (_, change) => {
			const tab = openTab(createFakeShelf());
			const before = tab.store.get();
			const replaced = [{ ...sound(), pgn: "1. a4 *", library: undefined }];
			const saved = { ...sound(), ...change, replaced } as Saved;
			await restoreState(tab.store, core, createFakeShelf(), saved).all;
			const { past, ...rest } = tab.store.get();
			expect({ ...rest, past: [] }).toEqual({ ...before, lost: "game" });
			expect(past.map(({ game }) => game.plies)).toEqual([1]);
			expect(console.warn).toHaveBeenCalledOnce();
		},
	);

	test.each<[string, object]>([
		["a way that leads nowhere", { path: [0, 7, -1, "x"] }],
		["options that are none", { options: { asksPromotion: "yes", evil: 1 }, orientation: 7 }],
		["a lens that is none", { lens: "pink" }],
		["a file that has gone", { library: { text: "gone", open: 0, isChanged: false, left: [] } }],
	])("it bears %s", async (_, change) => {
		const tab = openTab(createFakeShelf());
		await restoreState(tab.store, core, createFakeShelf(), { ...sound(), ...change } as Saved).all;
		await new Promise((resolve) => setTimeout(resolve));
		expect(tab.store.get()).toMatchObject({
			options: DEFAULT_OPTIONS,
			orientation: WHITE,
			lens: "control",
			library: undefined,
		});
		expect(console.warn).not.toHaveBeenCalled();
	});

	test("a missing file is reported if the open game came from it", async () => {
		for (const library of [undefined, { text: "gone", open: 0, isChanged: false, left: [] }]) {
			const tab = openTab(createFakeShelf());
			await restoreState(tab.store, core, createFakeShelf(), { ...sound(), library }).all;
			await new Promise((resolve) => setTimeout(resolve));
			expect(tab.store.get().lost !== undefined).toBe(library !== undefined);
		}
	});
});
