// Links: what is on view goes into an address and comes out again; damaged ones change nothing.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { comment } from "../../../src/chess/annotate.ts";
import { START_FEN } from "../../../src/chess/fen.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { LinkError } from "../../../src/session/links/linkError.ts";
import { formatLink, parsePath, readLink } from "../../../src/session/links/links.ts";
import { openLink } from "../../../src/session/links/openLink.ts";
import { fileOf, textsIn } from "../../../src/session/opening/chapters.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { games } from "../../support/games.ts";
import { createReader } from "../../support/reader.ts";
import { cases, seededTest } from "../../support/seeded.ts";
import { randomGame } from "../../support/trees.ts";

const core = testCore();

const TOO_LARGE = new LinkError({ code: "tooLarge" });

function open(text?: string) {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	if (text !== undefined) expect(actions.load(text)).toBe(true);
	const follow = (hash: string) => openLink(store, core, hash, () => true);
	return { store, actions, follow };
}

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
	vi.restoreAllMocks();
});

const GAME = "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 Nc6 *";

const TAGS = `[Event "Hoogovens Group A"]
[Site "Wijk aan Zee NED"]
[Date "1999.01.20"]
[Round "4"]
[White "Kasparov, Garry"]
[Black "Topalov, Veselin"]
[Result "1-0"]
[WhiteElo "2812"]
[BlackElo "2700"]

`;

test("a link of a game of ninety plies with its tags has at most 400 characters", async () => {
	for (const { moves, name } of games) {
		const { store, actions } = open(`${TAGS}${moves} 1-0`);
		actions.goToEnd();
		actions.flip();
		const hash = await formatLink(store.get());
		expect(`https://square-control.example/#${hash}`.length, name).toBeLessThanOrEqual(400);
	}
});

seededTest(
	"random games come back whole from a link, with place, side and view",
	31,
	async (next) => {
		for (let count = 0; count < cases(15); count++) {
			const { store } = open(formatPgn(randomGame(next)));
			const { game } = store.get();
			const frame = Math.floor(next() * game.positions.length) as Frame;
			store.set({
				frame,
				settledFrame: frame,
				orientation: next() < 0.5 ? WHITE : BLACK,
				lens: next() < 0.5 ? "control" : "attackers",
				inspected: next() < 0.5 ? undefined : { square: squareNamed("e5"), isPinned: true },
			});
			const friend = open();
			expect(await friend.follow(`#${await formatLink(store.get())}`)).toBe(true);
			const [mine, theirs] = [store.get(), friend.store.get()];
			expect(formatPgn(theirs.game)).toBe(formatPgn(mine.game));
			expect(positionAt(theirs.game, theirs.frame).fen).toBe(positionAt(mine.game, frame).fen);
			expect(theirs).toMatchObject({
				orientation: mine.orientation,
				lens: mine.lens,
				inspected: mine.inspected,
			});
		}
	},
);

test("a game of a thousand plies comes back from a link", async () => {
	const round = ["Nf3", "Nf6", "Ng1", "Ng8"];
	const { store, actions } = open(
		Array.from({ length: 1000 }, (_, ply) => round[ply % 4]).join(" "),
	);
	actions.goToEnd();
	const friend = open();
	expect(await friend.follow(await formatLink(store.get()))).toBe(true);
	expect(friend.store.get().frame).toBe(1000);
});

const LESSON = [
	'[ChapterName "One ] % \\\\ \\"x\\""]\n\n{Before 🙂} 1. e4 $1 {[%csl Ge4] [%cal Re2e4]} 1... e5 {שלום} (1... c5 2. Nf3 (2. c3 {deep}) 2... d6) 2. Nf3 *\n',
	'[ChapterName "Two"]\n[SetUp "1"]\n[FEN "4k3/8/8/3P4/8/8/8/4K3 b - - 0 9"]\n\n9... Kd7 {~ (not a move)} 10. Ke2 *\n',
	'[ChapterName "Three"]\n\n*\n',
];

describe("links of several games", () => {
	test("a link of several games keeps each to the letter, with the open one and its edits", async () => {
		const { store, actions } = open(LESSON.join("\n"));
		expect(actions.openGame(1)).toBe(true);
		actions.goToEnd();
		actions.play("Kd6");
		const hash = await formatLink(store.get(), undefined, true);
		expect(hash).toMatch(/^g=2\.[\w-]+&game=2&ply=3$/);
		const friend = open();
		expect(await friend.follow(`#${hash}`)).toBe(true);
		const there = friend.store.get();
		expect(there.library?.open).toBe(1);
		expect(positionAt(there.game, there.frame).move?.san).toBe("Kd6");
		expect(there.isFromLink).toBe(true);
		expect(fileOf(there)).toBe(fileOf(store.get()));
		expect(textsIn(there)[0]?.trim()).toBe(LESSON[0]?.trim());
		expect(friend.actions.openGame(0)).toBe(true);
		expect(formatPgn(friend.store.get().game)).toBe(LESSON[0]);
	});

	test("a link of the open game alone is shorter, and the same as for a single game", async () => {
		const { store } = open(LESSON.join("\n"));
		expect(await formatLink(store.get())).toMatch(/^g=1\./);
		const alone = open("1. e4 e5");
		const hash = await formatLink(alone.store.get(), undefined, true);
		const friend = open();
		expect(await friend.follow(hash)).toBe(true);
		expect(friend.store.get().game.plies).toBe(2);
	});

	test("a link typed by hand with several games opens the one asked for, or the first", async () => {
		const isOpen = async (game: string) => {
			const { store, follow } = open();
			expect(await follow(`#pgn=${encodeURIComponent(LESSON.join("\n"))}&game=${game}`)).toBe(true);
			return store.get().library?.open;
		};
		expect(await isOpen("2")).toBe(1);
		for (const junk of ["0", "4", "-1", "1e99", "x", ""]) expect(await isOpen(junk)).toBe(0);
	});

	test("a link of more games than fit is refused with a message", async () => {
		const { store } = open(LESSON.join("\n"));
		let noise = "";
		for (let seed = 1; noise.length < 1_000_000; seed = (seed * 48_271) % 2_147_483_647) {
			noise += String.fromCharCode(0x4e00 + (seed % 20_000));
		}
		const { game } = store.get();
		store.set({ game: comment(game, { frame: 1 as Frame, part: "after" }, noise).game });
		for (const isWhole of [true, false]) {
			await expect(formatLink(store.get(), undefined, isWhole)).rejects.toThrow(TOO_LARGE);
		}
	});
});

describe("links typed by hand", () => {
	test("a link typed by hand can give a FEN, with blanks or underlines", async () => {
		const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30";
		for (const hash of [
			`#fen=${fen}`,
			`#fen=${fen.replaceAll(" ", "_")}`,
			`#fen=${encodeURIComponent(fen)}`,
		]) {
			const { store, follow } = open();
			expect(await follow(`${hash}&orientation=black&lens=strength&square=d4`)).toBe(true);
			expect(positionAt(store.get().game, 0 as Frame).fen).toBe(fen);
			expect(store.get()).toMatchObject({
				orientation: BLACK,
				lens: "strength",
				inspected: { square: squareNamed("d4"), isPinned: true },
			});
		}
	});

	test("a link typed by hand can give a game and a move, and nonsense in it is ignored", async () => {
		const at = async (view: string) => {
			const { store, follow } = open();
			expect(await follow(`#pgn=${encodeURIComponent(GAME)}${view}`)).toBe(true);
			return positionAt(store.get().game, store.get().frame).move?.san;
		};
		expect(await at("&ply=3")).toBe("Nf3");
		expect(await at("&ply=999999999")).toBeUndefined();
		expect(await at("&ply=99999")).toBe("Nc6");
		expect(await at("&ply=1-1-1")).toBe("Nf3");
		expect(await at("&ply=1-1-0-1-0")).toBe("c3");
		for (const junk of [
			"&ply=-3",
			"&ply=x",
			"&ply=",
			"&orientation=up&lens=pink&square=k9&ply=0",
		]) {
			expect(await at(junk)).toBeUndefined();
		}
	});

	test("the link of the start position is its FEN", async () => {
		const { store } = open(START_FEN);
		expect(await formatLink(store.get())).toBe(`fen=${START_FEN.replaceAll(" ", "_")}`);
	});
});

test("listeners are notified once about everything in a link", async () => {
	const { store, follow } = open(GAME);
	const heard: unknown[] = [];
	store.subscribe(({ frame, settledFrame, orientation, lens, inspected }) =>
		heard.push({ frame, settledFrame, orientation, lens, square: inspected?.square }),
	);
	await follow("#pgn=1.%20d4%20d5&ply=2&orientation=black&lens=strength&square=e5");
	expect(heard).toEqual([
		{ frame: 2, settledFrame: 2, orientation: BLACK, lens: "strength", square: 36 },
	]);
});

describe("damaged links", () => {
	seededTest("a damaged link is reported and changes nothing", 32, async (next) => {
		const { store } = open(games[1]?.moves);
		const hash = await formatLink(store.get());
		const friend = open(GAME);
		const before = friend.store.get();
		for (let count = 0; count < 60; count++) {
			const letters = [...hash.slice(0, 5 + Math.floor(next() * (hash.length - 6)))];
			if (next() < 0.5) letters[4 + Math.floor(next() * (letters.length - 4))] = "*";
			const isOpen = await friend.follow(`#${letters.join("")}`);
			if (isOpen) throw new Error(`${letters.join("")} was taken for a game`);
			expect(friend.store.get().problem).toMatch(/^This link is damaged: /);
			expect({ ...friend.store.get(), problem: undefined }).toEqual(before);
		}
	});

	test.each([
		"#g=",
		"#g=2.abc",
		"#g=3.abc",
		"#g=2.AwA",
		"#g=2.",
		"#g=1",
		"#g=1.",
		"#fen=",
		"#pgn=%20",
		"#g=1.AAAA",
	])("the damaged link %s is reported", async (hash) => {
		const { store, follow } = open(GAME);
		expect(await follow(hash)).toBe(false);
		expect(store.get().problem).toMatch(/^This link is damaged: \w/);
	});

	test("a link with a text that is no game gives the message of the loader", async () => {
		const { store, follow } = open(GAME);
		const { game } = store.get();
		expect(await follow("#fen=8/8/8/8/8/8/8/9_w_-_-_0_1")).toBe(false);
		expect(store.get().game).toBe(game);
		expect(store.get().problem).toBeDefined();
	});

	test("a link that would unpack to a huge size is refused", async () => {
		const bytes = new Blob([new Uint8Array(8_000_000)]).stream();
		const packed = await new Response(
			bytes.pipeThrough(new CompressionStream("deflate-raw")),
		).arrayBuffer();
		const text = Buffer.from(packed).toString("base64url");
		await expect(readLink(`#g=1.${text}`)).rejects.toThrow(TOO_LARGE);
	});
});

test("an overlong path of moves in a link is cut", () => {
	expect(parsePath("20000-0-".repeat(20_000)).length).toBeLessThan(30_000);
});
