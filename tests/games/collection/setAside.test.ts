// Games that cannot be read are never written over: they are told, and come back when they can be
// read again.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGames } from "../../../src/features/games/games.ts";
import { Collection } from "../../../src/games/collection/collection.ts";
import { CollectionFault } from "../../../src/games/collection/fault.ts";
import { answerAt, createClient } from "../../../src/games/collection/protocol.ts";
import { openStock } from "../../../src/games/collection/savedStock.ts";
import { gameText, sameMoves } from "../../support/collection.ts";
import { testInsight, testReader } from "../../support/core.ts";
import { type Fault, originFiles } from "../../support/originFiles.ts";

beforeEach(() => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(globalThis, "setTimeout").mockImplementation((work) => {
		queueMicrotask(work as () => void);
		return 0 as never;
	});
});

afterEach(() => vi.restoreAllMocks());

type Browser = ReturnType<typeof originFiles>;

async function visit(browser: Browser): Promise<Collection> {
	const collection = new Collection(await openStock(browser.root), testReader(), testInsight());
	await collection.bringBack();
	return collection;
}

const fileOf = (name: string, count: number) =>
	new File([sameMoves(count, { White: name })], `${name}.pgn`);

const whites = (collection: Collection) =>
	Array.from({ length: collection.status().games }, (_, game) => collection.text(game))
		.map((text) => /White "(.*)"/.exec(text)?.[1] ?? "")
		.join("");

/** A browser in which an earlier visit has read eight games, in two files. */
async function used(): Promise<Browser> {
	const browser = originFiles();
	const collection = await visit(browser);
	await collection.read([fileOf("a", 3)], () => {});
	await collection.read([fileOf("b", 5)], () => {});
	collection.close();
	return browser;
}

const throwing = () => {
	throw new DOMException("The file is not there", "NotFoundError");
};

const cutTo =
	(share: number): Fault =>
	(_name, file, sound) => ({ ...sound, getSize: () => Math.floor(file.bytes.length * share) });

const faults: Readonly<Record<string, Fault>> = {
	"is read as empty": (_name, _file, sound) => ({ ...sound, getSize: () => 0, read: () => 0 }),
	"is read short": cutTo(0.6),
	"gives no bytes": (_name, _file, sound) => ({ ...sound, read: () => 0 }),
	throws: (_name, _file, sound) => ({ ...sound, getSize: throwing, read: throwing }),
	"cannot be opened": throwing,
};

const FILES = ["list", "list2", "texts", "positions"];

describe.each(Object.entries(faults))("a file that for one visit %s", (_, fault) => {
	test.each(FILES)(
		"an unreadable file loses no saved games and none of that visit: %s",
		async (name) => {
			const browser = await used();
			// All but the older list, whose turn it is to be written.
			const kept = () =>
				["list", "texts", "positions"].map((one) => browser.folders.get("games")?.get(one)?.bytes);
			const before = kept();
			browser.setFault((at, file, sound) =>
				at === `games/${name}` ? fault(at, file, sound) : sound,
			);
			const broken = await visit(browser);
			expect(broken.status().unsaved).toBeUndefined();
			// An older list that is whole has all of these games, too.
			if (broken.status().games < 8) {
				expect(broken.status()).toMatchObject({ games: 0, isUnread: true });
				expect(kept()).toEqual(before);
			}
			await broken.read([fileOf("c", 2)], () => {});
			broken.close();
			// The same in another visit: what was read in the meantime is there.
			const again = await visit(browser);
			expect(again.status().games).toBe(broken.status().games);
			again.close();
			browser.setFault(undefined);
			const healthy = await visit(browser);
			expect(whites(healthy)).toBe("aaabbbbbcc");
			expect(healthy.status()).toMatchObject({ isUnread: false, unsaved: undefined });
			expect([...browser.folders.keys()]).toEqual(["games"]);
			healthy.close();
			const last = await visit(browser);
			expect(whites(last)).toBe("aaabbbbbcc");
		},
	);
});

test("lists that are cut in the middle are kept, and so are their texts", async () => {
	const browser = await used();
	const games = browser.folders.get("games");
	for (const name of ["list", "list2"]) {
		const file = games?.get(name);
		if (file) file.bytes = file.bytes.slice(0, file.bytes.length >> 1);
	}
	const sizes = () => [...(games?.values() ?? [])].map(({ bytes }) => bytes.length);
	const before = sizes();
	const collection = await visit(browser);
	expect(collection.status()).toMatchObject({ games: 0, isUnread: true, unsaved: undefined });
	await collection.read([fileOf("c", 2)], () => {});
	collection.close();
	expect(sizes()).toEqual(before);
	// All is forgotten where that is asked for, and nothing else is told then.
	const later = await visit(browser);
	expect(await later.forget()).toMatchObject({ games: 0, isUnread: false });
	later.close();
	expect([...browser.folders.keys()]).toEqual(["games2"]);
	expect((await visit(browser)).status()).toMatchObject({ games: 0, isUnread: false });
});

test("after one short read, or files that come late, reading is tried once more", async () => {
	const browser = await used();
	let isShort = true;
	browser.setFault((_name, _file, sound) => ({
		...sound,
		read(into, where) {
			const count = isShort && into.length > 1 ? into.length >> 1 : into.length;
			isShort = !isShort;
			return sound.read(into.subarray(0, count), where);
		},
	}));
	const collection = await visit(browser);
	expect(whites(collection)).toBe("aaabbbbb");
	collection.close();
	let opened = 0;
	browser.setFault((_name, _file, sound) => (opened++ > 0 ? sound : throwing()));
	expect(whites(await visit(browser))).toBe("aaabbbbb");
	expect([...browser.folders.keys()]).toEqual(["games"]);
});

test("while a closing tab still holds the files, another tab says so", async () => {
	const browser = await used();
	const before = await visit(browser);
	const second = await visit(browser);
	vi.mocked(setTimeout).mockRestore();
	expect(second.status()).toMatchObject({ games: 0, unsaved: "otherTab", isUnread: false });
	setTimeout(() => before.close(), 50);
	expect(whites(await visit(browser))).toBe("aaabbbbb");
});

test("only a browser that refuses new files as well is said to keep no games", async () => {
	const browser = await used();
	const refused = async () => throwing();
	expect((await openStock(refused)).unsaved).toBe("notAllowed");
	browser.setFault(throwing);
	expect((await openStock(browser.root)).unsaved).toBe("notAllowed");
	expect([...browser.folders.keys()]).toEqual(["games"]);
});

test("one failed read reopens the games and reports no removal", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const browser = await used();
	let isFailing = false;
	browser.setFault((_name, _file, sound) => ({
		...sound,
		read: (into, where) => (isFailing ? throwing() : sound.read(into, where)),
	}));
	const { port1, port2 } = new MessageChannel();
	answerAt(port2, () => visit(browser));
	const games = createGames(createClient(() => port1 as never));
	await games.ready;
	isFailing = true;
	const failure = await games.client.ask("text", 0).catch((error: Error) => error);
	isFailing = false;
	await games.fail(failure);
	expect(games.store.get()).toMatchObject({
		status: { games: 8, isUnread: false },
		problem: undefined,
	});
	port1.close();
});

describe("on a full disk", () => {
	const noSpace = new CollectionFault("noSpace");

	test.each([0, 100, 5000])(
		"with %i bytes left on the disk, games that do not fit are dropped with a message",
		async (room) => {
			const browser = await used();
			const collection = await visit(browser);
			browser.setRoom(room);
			const large = fileOf("c", 2000);
			await expect(collection.read([large], () => {})).rejects.toThrow(noSpace);
			expect(whites(collection)).toBe("aaabbbbb");
			await expect(collection.look()).resolves.toMatchObject({ games: 8 });
			expect(await collection.list({}, { by: "file", isDown: false })).toBe(8);
			expect((await collection.forget()).games).toBe(0);
			await collection.look();
			await collection.read([new File([gameText({ White: "d" })], "d.pgn")], () => {});
			collection.close();
			expect(whites(await visit(browser))).toBe("d");
		},
	);

	test("on a full disk the earlier games are still there after a reload", async () => {
		const browser = await used();
		browser.setRoom(0);
		const collection = await visit(browser);
		await collection.read([fileOf("c", 20)], () => {}).catch(() => {});
		collection.close();
		expect(whites(await visit(browser))).toBe("aaabbbbb");
	});
});
