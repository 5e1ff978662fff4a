// Two tabs of one game: what each has of the other's changes, and how they know of each other.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { comment } from "../../../src/chess/annotate.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { keepState } from "../../../src/session/saving/autosave.ts";
import { leftBeside, startedFrom } from "../../../src/session/saving/otherTabs.ts";
import { restoreState } from "../../../src/session/saving/restore.ts";
import { createShelfWriter } from "../../../src/session/saving/shelfWriter.ts";
import { createTabs } from "../../../src/session/saving/tabs.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";
import { createFakeShelf, type FakeShelf } from "../../support/shelf.ts";

const core = testCore();

/** A new tab, which begins with the latest record, as the page does. */
async function openTab(shelf: FakeShelf, name: string, open: readonly string[] = []) {
	const all = await shelf.readAll();
	const [latest] = all;
	const saved = latest && startedFrom(latest[1], latest[0], all);
	const isOpen = async (one: string) => open.includes(one);
	const left = saved === undefined ? [] : await leftBeside(saved, all, isOpen);
	const store = createAppStore();
	const restoring = saved && restoreState(store, core, shelf, saved);
	const earlier = restoring &&
		saved && { saved, texts: new Map(), refusal: Promise.resolve(undefined), ...restoring };
	const keeper = keepState(
		store,
		() => {},
		() => "all",
		earlier,
	);
	keeper.keepOn((onShelf) => createShelfWriter(shelf, name, onShelf));
	await restoring?.all;
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	return {
		store,
		actions,
		left,
		save: keeper.save,
		pgn: () => formatPgn(store.get().game),
		comment: (frame: number, text: string) =>
			actions.edit((game) => comment(game, { frame: frame as Frame, part: "after" }, text)),
	};
}

const GAME = '[White "Ann \\"A\\" Lee"]\n[Black "Bo"]\n\n1. e4 e5 *';

async function twoTabs(text = GAME) {
	const shelf = createFakeShelf();
	const one = await openTab(shelf, "one");
	one.actions.load(text);
	await one.save();
	const other = await openTab(shelf, "other", ["one"]);
	return { shelf, one, other };
}

beforeEach(() => {
	let now = 0;
	vi.spyOn(Date, "now").mockImplementation(() => ++now);
});

describe("two tabs that comment on one game", () => {
	test("if two tabs edit one game, the next visit opens one and offers the other once", async () => {
		const { shelf, one, other } = await twoTabs();
		expect(other.left).toEqual([]);
		other.comment(1, "of the second");
		await other.save();
		one.comment(2, "of the first");
		await one.save();
		const third = await openTab(shelf, "third");
		expect(third.pgn()).toContain("of the first");
		expect(third.left).toMatchObject([{ name: "other", title: 'Ann "A" Lee – Bo' }]);
		// Nobody has pressed anything: it is offered again.
		expect((await openTab(shelf, "fourth")).left).toHaveLength(1);
		const [left] = third.left;
		if (left === undefined) throw new Error("It is offered");
		const { knownElsewhere } = third.store.get();
		third.store.set({ knownElsewhere: { ...knownElsewhere, [left.name]: left.changedAt } });
		await third.save();
		const fifth = await openTab(shelf, "fifth");
		expect(fifth.left).toEqual([]);
		// Changes of the tab after it comes back are offered again.
		other.comment(1, "of the second, once more");
		await other.save();
		third.comment(0, "of the third");
		await third.save();
		expect((await openTab(shelf, "sixth")).left).toMatchObject([{ name: "other" }]);
	});

	test("a game that is open in another tab, or was only stepped through, is not offered", async () => {
		const { shelf, one, other } = await twoTabs();
		other.comment(1, "of the second");
		await other.save();
		one.actions.forward();
		await one.save();
		// The latest is the first tab's, without a comment.
		expect((await openTab(shelf, "third", ["one", "other"])).left).toEqual([]);
		expect((await openTab(shelf, "third")).left).toMatchObject([{ name: "other" }]);
		other.actions.forward();
		await other.save();
		const fourth = await openTab(shelf, "fourth");
		expect(fourth.pgn()).toContain("of the second");
		expect(fourth.left).toEqual([]);
	});

	test("visits that follow each other offer nothing", async () => {
		const { shelf, other } = await twoTabs();
		other.comment(1, "of the second");
		await other.save();
		for (const name of ["third", "fourth", "fifth"]) {
			const tab = await openTab(shelf, name);
			expect(tab.left).toEqual([]);
			tab.comment(0, name);
			await tab.save();
		}
	});
});

const taken = () => {
	const held = new Map<string, number>();
	const request = vi.fn(
		async (
			name: string,
			{ mode = "exclusive" }: { mode?: string },
			work: (lock: unknown) => unknown,
		) => {
			if (mode === "exclusive" && held.has(name)) return work(null);
			held.set(name, (held.get(name) ?? 0) + 1);
			return work({ name });
		},
	);
	return { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) };
};

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe.each([
	["with locks", () => ({ locks: taken() })],
	["without locks, as in pages without https", () => ({})],
])("tabs %s", (_, navigator) => {
	test("tabs have names of their own and know of each other", async () => {
		vi.stubGlobal("navigator", navigator());
		const channels: BroadcastChannel[] = [];
		vi.stubGlobal(
			"BroadcastChannel",
			class extends BroadcastChannel {
				constructor(name: string) {
					super(name);
					channels.push(this);
				}
			},
		);
		const [one, other] = [createTabs(), createTabs()];
		expect(await one.claim("a")).toBe(true);
		// A tab that is duplicated comes with the name of the first.
		expect(await other.claim("a")).toBe(false);
		expect(await other.claim("b")).toBe(true);
		expect(await other.isOpen("a")).toBe(true);
		expect(await other.isOpen("c")).toBe(false);
		// A tab that shows a record as it was has it open too.
		one.show("c");
		expect(await other.isOpen("c")).toBe(true);
		for (const channel of channels) channel.close();
	});
});

test("a lesson of another tab is offered by its name", async () => {
	const { shelf, one, other } = await twoTabs(`[StudyName "Rook lifts"]\n${GAME}`);
	other.comment(1, "of the second");
	await other.save();
	one.comment(2, "of the first");
	await one.save();
	expect((await openTab(shelf, "third")).left).toMatchObject([{ title: "Rook lifts" }]);
});
