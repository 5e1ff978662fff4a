// Nothing is lost: what replaces a game can be taken back, and what is done survives a reload, in
// every tab its own; where it cannot, that is said, once.

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { begin, clearStorage, complaints, holdBack, load, open, openGame, paste } from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const FILE = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *\n\n[White "c"]\n\n1. c4 *';

const notice = (page: Page) => page.locator(".notices");
const moves = (page: Page) => page.locator(".move");
const undo = (page: Page) => notice(page).getByRole("button", { name: "Undo" });

/** Until the page has kept what was done: it says so nowhere, so its shelf is looked at. */
async function untilKept(page: Page, what: RegExp): Promise<void> {
	const records = () =>
		page.evaluate(async () => {
			// To open what is not there would make it.
			if ((await indexedDB.databases()).length === 0) return "";
			return await new Promise<string>((resolve, reject) => {
				const request = indexedDB.open("square-control");
				request.onerror = () => reject(request.error);
				request.onsuccess = () => {
					const all = request.result.transaction("records").objectStore("records").getAll();
					all.onsuccess = () => {
						request.result.close();
						resolve(JSON.stringify(all.result));
					};
				};
			});
		});
	await expect.poll(records).toMatch(what);
}

async function openTab(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto("./");
	await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
	return page;
}

async function drop(page: Page, files: readonly (readonly [name: string, text: string])[]) {
	await page.evaluate((given) => {
		const dataTransfer = new DataTransfer();
		for (const [name, text] of given) dataTransfer.items.add(new File([text], name));
		const { body } = document;
		body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}, files);
}

/** Three games are open, which could have a fourth. */
const instead = (page: Page) => page.getByRole("button", { name: "Open instead" }).click();

describeVisit("replacing a game is announced and can be undone", () => {
	const ways: Readonly<Record<string, readonly [(page: Page) => Promise<void>, string]>> = {
		"a paste": [
			async (page) => {
				await paste(page, "1. c4 c5 2. g3");
				await instead(page);
			},
			"Pasted text opened.",
		],
		"a drop": [
			async (page) => {
				await drop(page, [["my.pgn", "1. c4 c5 2. g3"]]);
				await instead(page);
			},
			"my.pgn is open.",
		],
		"a reset": [
			(page) => page.getByRole("button", { name: "Reset Board" }).click(),
			"Board reset.",
		],
		"another game of the file": [
			async (page) => {
				await openGame(page, 3);
			},
			"Chapter 3 of 3 is open instead of chapter 1.",
		],
	};
	for (const [way, [replace, news]] of Object.entries(ways)) {
		visit(way, async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, FILE);
			await expect(notice(page)).toBeEmpty();
			await page.keyboard.press("ArrowRight");
			await replace(page);
			await expect(notice(page)).toContainText(news);
			await undo(page).click();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await expect(moves(page).first()).toHaveAttribute("aria-current", "true");
			await expect(page.getByRole("heading", { name: "Moves" })).toBeFocused();
			await expect(notice(page)).toBeEmpty();
			expect(found).toEqual([]);
		});
	}

	visit(
		"Ctrl+Z restores a replaced game and Ctrl+Shift+Z redoes it, but not in a text field",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5");
			await page.getByRole("button", { name: "Reset Board" }).click();
			const box = page.getByLabel("Load a game from FEN/PGN:");
			await box.fill("1. d4");
			await box.press("Control+z");
			await expect(box).toBeVisible();
			await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
			await page.keyboard.press("Control+z");
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await page.keyboard.press("Control+Shift+z");
			await expect(box).toBeVisible();
			await page.keyboard.press("Meta+z");
			await expect(moves(page)).toHaveText(["e4", "e5"]);
		},
	);

	visit(
		"after two own games and two links the way back leads to the second own game",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5");
			await page.goto("./#pgn=1.%20f4");
			await expect(notice(page)).toContainText("This came with a link.");
			await paste(page, "1. d4 d5 2. c4");
			await expect(notice(page)).toContainText("Pasted text opened.");
			await page.goto("./#pgn=1.%20g4");
			await page.getByRole("button", { name: "Back to my game" }).click();
			await expect(moves(page)).toHaveText(["d4", "d5", "c4"]);
			await undo(page).click();
			await expect(moves(page)).toHaveText(["g4"]);
			await page.getByRole("button", { name: "Keep this one" }).click();
			await expect(notice(page)).toBeEmpty();
		},
	);

	visit("two files dropped together are both opened", async ({ page }) => {
		await begin(page);
		await drop(page, [
			["a.pgn", '[White "a"]\n\n1. e4 {open'],
			["b.pgn", '[White "b"]\n\n1. d4 *\n\n[White "c"]\n\n1. c4 *'],
		]);
		await page.getByRole("button", { name: "Game 1 of 3" }).click();
		await expect(page.locator("#library [role=option]")).toHaveText([/^a/, /^b/, /^c/]);
		await drop(page, [
			["d.pgn", "1. f4"],
			["e.pgn", "1. g4"],
		]);
		await instead(page);
		await expect(notice(page)).toContainText("d.pgn and e.pgn are open as one list.");
	});
});

test.describe("a reload keeps", () => {
	visit("a reload keeps a file, the edits in its games and the place in it", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		await load(page, FILE);
		await page.keyboard.press("ArrowRight");
		await page.getByRole("button", { name: "Flip Board" }).click();
		await page.locator("[role=gridcell][aria-label^='c7']").press("Enter");
		await page.locator("[role=gridcell][aria-label^='c5']").press("Enter");
		await expect(moves(page)).toHaveText(["e4", "e5", "1... c5"]);
		await openGame(page, 2);
		await expect(moves(page)).toHaveText(["d4", "d5"]);
		await untilKept(page, /"open":1/);
		await page.keyboard.press("ArrowRight");
		await page.reload();
		await expect(moves(page)).toHaveText(["d4", "d5"]);
		await expect(moves(page).first()).toHaveAttribute("aria-current", "true");
		await openGame(page, 1);
		await expect(moves(page)).toHaveText(["e4", "e5", "1... c5"]);
		await expect(moves(page).last()).toHaveAttribute("aria-current", "true");
		expect(found).toEqual([]);
	});

	anew(
		"a reload keeps a large file, which is written and read in pieces so that the page never waits",
		async ({ page }) => {
			await page.addInitScript(() => {
				const { put } = IDBObjectStore.prototype;
				IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, key) {
					if (typeof value === "string") document.title += ` ${value.length}`;
					return put.call(this, value, key);
				};
			});
			await open(page);
			const middle = `${"1. d4 d5 {a comment}\n".repeat(120_000)}*`;
			await drop(page, [["large.pgn", FILE.replace("1. d4 d5 *", middle)]]);
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await untilKept(page, /"open":0/);
			const lengths = (await page.title()).match(/\d+/g)?.map(Number) ?? [];
			expect([lengths.length, Math.max(...lengths)]).toEqual([3, 2 ** 20]);
			await page.reload();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await openGame(page, 3);
			await expect(moves(page)).toHaveText(["c4"]);
		},
	);

	anew("a reload keeps what was done a moment before", async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5 2. Nf3");
		await untilKept(page, /Nf3/);
		for (const current of ["e4", "e5", "Nf3"]) {
			await page.keyboard.press("ArrowRight");
			await page.reload();
			await expect(page.locator("[aria-current=true].move")).toHaveText(current);
		}
	});

	anew(
		"a reload keeps what was done a moment before, even if the closing page could not finish writing",
		async ({ page }) => {
			await open(page);
			await load(page, "1. e4 e5 2. Nf3");
			await untilKept(page, /Nf3/);
			await page.evaluate(() => {
				IDBTransaction.prototype.commit = function (this: IDBTransaction) {
					this.abort();
				};
			});
			await page.keyboard.press("ArrowRight");
			await page.reload();
			await expect(page.locator("[aria-current=true].move")).toHaveText("e4");
			await page.keyboard.press("ArrowRight");
			await untilKept(page, /"path":\[0,0\]/);
			await page.reload();
			await expect(page.locator("[aria-current=true].move")).toHaveText("e5");
		},
	);

	anew("a reload keeps what was done before the code that saves had loaded", async ({ page }) => {
		const letThrough = await holdBack(page, "**/keeping.*.js");
		await open(page);
		await load(page, FILE);
		await page.keyboard.press("ArrowRight");
		await page.getByRole("button", { name: "Flip Board" }).click();
		await page.reload({ waitUntil: "commit" });
		letThrough();
		await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1/);
		await expect(page.locator("[aria-current=true].move")).toHaveText("e4");
		await openGame(page, 2);
		await expect(moves(page)).toHaveText(["d4", "d5"]);
		await untilKept(page, /"open":1/);
	});

	anew("a reload keeps a replaced game and the way back to it", async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5");
		await page.getByRole("button", { name: "Reset Board" }).click();
		await untilKept(page, /reset/);
		await page.reload();
		await undo(page).click();
		await expect(moves(page)).toHaveText(["e4", "e5"]);
	});
});

test("each tab keeps its own game, a new tab begins with the latest, and a copied tab goes its own way", async ({
	context,
}) => {
	const one = await openTab(context);
	await load(one, "1. e4 e5");
	await untilKept(one, /e4 e5/);
	const other = await openTab(context);
	await expect(moves(other)).toHaveText(["e4", "e5"]);
	const idle = await openTab(context);
	await expect(moves(idle)).toHaveText(["e4", "e5"]);
	await paste(other, "1. d4 d5");
	await untilKept(other, /d4 d5/);
	await one.keyboard.press("ArrowRight");
	await one.reload();
	await expect(moves(one)).toHaveText(["e4", "e5"]);
	await expect(moves(one).first()).toHaveAttribute("aria-current", "true");
	await other.reload();
	await expect(moves(other)).toHaveText(["d4", "d5"]);
	// A tab that is duplicated comes with the name of the first.
	const copy = await context.newPage();
	const name = await one.evaluate(() => sessionStorage.getItem("square-control-tab"));
	await copy.addInitScript((given) => {
		if (sessionStorage.length === 0) sessionStorage.setItem("square-control-tab", given ?? "");
	}, name);
	await copy.goto("./");
	await expect(moves(copy)).toHaveText(["e4", "e5"]);
	await paste(copy, "1. c4 c5");
	await untilKept(copy, /c4 c5/);
	await one.reload();
	await expect(moves(one)).toHaveText(["e4", "e5"]);
	await copy.reload();
	await expect(moves(copy)).toHaveText(["c4", "c5"]);
	// The game that a tab has shown from the start is its own, though the tab has done nothing.
	await idle.reload();
	await expect(moves(idle)).toHaveText(["e4", "e5"]);
	await expect(notice(idle)).toBeEmpty();
});

test("a second tab of one game says so at once, and a later visit can reach the comments of both", async ({
	context,
}) => {
	const write = async (page: Page, text: string) => {
		await page.bringToFront();
		await page.keyboard.press("w");
		await page.locator(".comment-box").fill(text);
		await untilKept(page, new RegExp(text));
	};
	const first = await openTab(context);
	await load(first, '[White "Ann"]\n[Black "Bo"]\n\n1. e4 e5');
	await untilKept(first, /e4 e5/);
	await expect(notice(first)).toBeEmpty();
	const second = await openTab(context);
	await expect(notice(second)).toContainText("This game is open in another tab too.");
	await write(second, "of the second");
	await write(first, "of the first");
	await notice(second).getByRole("button", { name: "Dismiss" }).click();
	await expect(notice(second)).toBeEmpty();
	// While another tab is there the context stays; it is on another page.
	const between = await context.newPage();
	await first.close();
	await second.close();
	const third = await openTab(context);
	const list = third.locator(".move-list");
	await expect(list).toContainText("of the first");
	await expect(notice(third)).toContainText("from a closed tab is kept: Ann – Bo.");
	await notice(third).getByRole("button", { name: "Open it" }).click();
	await expect(list).toContainText("of the second");
	await untilKept(third, /fromOtherTab/);
	await third.reload();
	await expect(list).toContainText("of the second");
	await undo(third).click();
	await expect(list).toContainText("of the first");
	await third.close();
	const fourth = await openTab(context);
	await expect(moves(fourth)).toHaveText(["e4", "e5"]);
	await expect(notice(fourth).getByRole("button", { name: "Open it" })).toHaveCount(0);
	await between.close();
});

/**
 * Records of other tabs, as many and as old as if those had kept a game each; on the page's own
 * shelf.
 */
async function keepInOtherTabs(page: Page, count: number, pgn: string): Promise<void> {
	await page.evaluate(
		async ([most, game]) => {
			const request = indexedDB.open("square-control");
			await new Promise((resolve) => {
				request.onsuccess = resolve;
			});
			const all = request.result.transaction("records", "readwrite");
			const records = all.objectStore("records");
			const own = records.get(sessionStorage.getItem("square-control-tab") ?? "");
			own.onsuccess = () => {
				for (let tab = 0; tab < most; tab++) {
					const at = Date.now() + tab;
					const other = { ...own.result, pgn: game, path: [], library: undefined, at };
					records.put({ ...other, replaced: [] }, `other-${tab}`);
				}
			};
			await new Promise((resolve) => {
				all.oncomplete = resolve;
			});
			request.result.close();
		},
		[count, pgn] as const,
	);
}

const recordNames = (page: Page) =>
	page.evaluate(async () => {
		const request = indexedDB.open("square-control");
		await new Promise((resolve) => {
			request.onsuccess = resolve;
		});
		const keys = request.result.transaction("records").objectStore("records").getAllKeys();
		await new Promise((resolve) => {
			keys.onsuccess = resolve;
		});
		request.result.close();
		return keys.result.map(String);
	});

test.describe("with many tabs", () => {
	test("with many tabs open, a living or discarded tab keeps its own game and file", async ({
		context,
	}) => {
		const first = await openTab(context);
		await load(first, FILE);
		await untilKept(first, /e4 e5/);
		// Its record is the oldest of all.
		const others = Array.from({ length: 3 }, async (_, tab) => {
			const other = await context.newPage();
			await other.goto(`./#pgn=1.%20c4%20c5%20{tab%20${tab}}`);
			await expect(moves(other)).toHaveText(["c4", "c5"]);
			await untilKept(other, new RegExp(`{tab ${tab}}`));
			return other;
		});
		const [last] = await Promise.all(others);
		if (last === undefined) throw new Error("There are others");
		await keepInOtherTabs(first, 60, "1. g4 *");
		await paste(last, FILE);
		// Those that live, and the latest of the others.
		await expect.poll(async () => (await recordNames(last)).length).toBe(4 + 50);
		await first.evaluate(() => sessionStorage.removeItem("square-control-last"));
		await first.reload();
		await expect(moves(first)).toHaveText(["e4", "e5"]);
		await first.bringToFront();
		await openGame(first, 3);
		await expect(moves(first)).toHaveText(["c4"]);
		await untilKept(first, /"open":2/);
		const name = await first.evaluate(() => sessionStorage.getItem("square-control-tab"));
		await first.close();
		await keepInOtherTabs(last, 45, "1. g4 *");
		await paste(last, FILE);
		await instead(last);
		await expect.poll(async () => (await recordNames(last)).length).toBe(3 + 50);
		const back = await context.newPage();
		await back.addInitScript((given) => {
			if (sessionStorage.length === 0) sessionStorage.setItem("square-control-tab", given ?? "");
		}, name);
		await back.goto("./");
		await expect(moves(back)).toHaveText(["c4"]);
		await expect(notice(back)).not.toContainText("no longer kept");
		await openGame(back, 1);
		await expect(moves(back)).toHaveText(["e4", "e5"]);
	});

	anew(
		"a tab whose record is gone shows what it left in the tab, or says that its game is gone",
		async ({ page }) => {
			const dropOwn = () =>
				page.evaluate(async () => {
					const request = indexedDB.open("square-control");
					await new Promise((resolve) => {
						request.onsuccess = resolve;
					});
					const all = request.result.transaction("records", "readwrite");
					all.objectStore("records").delete(sessionStorage.getItem("square-control-tab") ?? "");
					await new Promise((resolve) => {
						all.oncomplete = resolve;
					});
					request.result.close();
				});
			await open(page);
			await load(page, "1. e4 e5");
			await untilKept(page, /e4 e5/);
			await keepInOtherTabs(page, 1, "1. d4 d5 *");
			await dropOwn();
			await page.reload();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await expect(notice(page)).toBeEmpty();
			// It is on the shelf again.
			await untilKept(page, /e4 e5/);
			await dropOwn();
			// A page that has not left anything, as one that was killed.
			await page.goto("./embed.js");
			await page.evaluate(() => sessionStorage.removeItem("square-control-last"));
			await page.goto("./");
			await expect(moves(page)).toHaveText(["d4", "d5"]);
			await expect(notice(page)).toContainText(
				"This tab’s game is no longer kept in this browser. This is the last one kept, from another tab.",
			);
			await notice(page).getByRole("button", { name: "Dismiss" }).click();
			await expect(notice(page)).toBeEmpty();
			// From now on it is this tab's, whatever others do.
			await keepInOtherTabs(page, 1, "1. c4 *");
			await page.reload();
			await expect(moves(page)).toHaveText(["d4", "d5"]);
			await expect(notice(page)).toBeEmpty();
		},
	);

	anew("in a browser without locks no game of the last month is deleted", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "locks", { value: undefined });
		});
		await open(page);
		await load(page, "1. e4 e5");
		await untilKept(page, /e4 e5/);
		await keepInOtherTabs(page, 60, "1. d4 d5 *");
		await paste(page, "1. c4 c5");
		await untilKept(page, /c4 c5/);
		await load(page, FILE);
		await untilKept(page, /"open":0/);
		expect((await recordNames(page)).length).toBe(61);
		await page.reload();
		await expect(moves(page)).toHaveText(["e4", "e5"]);
	});
});

test.describe("work that cannot be saved is announced once", () => {
	const NOT_ALLOWED = "Your games are kept in this tab only: a reload brings them back";
	const NO_ROOM = "This browser is out of space: a reload";

	for (const [what, spoil] of Object.entries({
		"is blocked": () => {
			IDBFactory.prototype.open = () => {
				throw new DOMException("denied", "SecurityError");
			};
		},
		"is missing": () => {
			Object.defineProperty(window, "indexedDB", { value: undefined });
		},
		"does not answer": () => {
			IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
		},
	})) {
		anew(`if storage ${what}, that is said once, and all else works`, async ({ page }) => {
			const found = complaints(page);
			// Each time that it cannot be kept, the console says so.
			let warned = 0;
			page.on("console", (message) => {
				if (message.text().startsWith("The state could not be saved")) warned++;
			});
			await page.addInitScript(spoil);
			await open(page);
			await expect(notice(page)).toBeEmpty();
			await load(page, "1. e4 e5");
			await expect(notice(page)).toContainText(NOT_ALLOWED, { timeout: 10_000 });
			await notice(page).getByRole("button", { name: "Dismiss" }).click();
			const before = warned;
			await page.keyboard.press("ArrowRight");
			await paste(page, "1. d4");
			await expect(moves(page)).toHaveText(["d4"]);
			await expect.poll(() => warned).toBeGreaterThan(before);
			await expect(notice(page)).toHaveText(
				"Pasted text opened. The game that was open has been closed.UndoDismiss",
			);
			await load(page, FILE);
			await openGame(page, 2);
			await page.keyboard.press("ArrowRight");
			for (const _ of ["a reload", "another"]) {
				await page.reload();
				await expect(moves(page)).toHaveText(["d4", "d5"]);
				await expect(moves(page).first()).toHaveAttribute("aria-current", "true");
				await expect(notice(page)).toContainText(NOT_ALLOWED);
			}
			await openGame(page, 1);
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			expect(found).toEqual([]);
		});
	}

	/** From now on, and in pages that come. */
	const fillDatabase = (page: Page) => {
		const fill = () => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		};
		return Promise.all([page.addInitScript(fill), page.evaluate(fill)]);
	};

	anew(
		"if not even the first record fits into the database, the tab keeps the game",
		async ({ page }) => {
			const found = complaints(page);
			await open(page);
			await fillDatabase(page);
			await load(page, FILE);
			await expect(notice(page)).toContainText(`${NO_ROOM} will bring back your games in this tab`);
			// Nothing was done since it was refused.
			await page.reload();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await openGame(page, 2);
			await page.keyboard.press("ArrowRight");
			for (const _ of ["a reload", "another"]) {
				await page.reload();
				await expect(moves(page)).toHaveText(["d4", "d5"]);
				await expect(moves(page).first()).toHaveAttribute("aria-current", "true");
				await expect(notice(page)).toContainText(NO_ROOM);
			}
			await openGame(page, 3);
			await expect(moves(page)).toHaveText(["c4"]);
			expect(found).toEqual([]);
		},
	);

	test("if the browser gives the page two kilobytes, the tab keeps the game", async ({ page }) => {
		await open(page);
		const session = await page.context().newCDPSession(page);
		const { origin } = new URL(page.url());
		await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 2000 });
		await paste(page, `1. e4 e5 {${"a comment ".repeat(300)}} 2. Nf3`);
		await expect(notice(page)).toContainText(`${NO_ROOM} will bring back your games in this tab`);
		await page.reload();
		await expect(moves(page)).toHaveText(["e4", "e5", "Nf3"]);
	});

	anew(
		"if the database is full the tab keeps the latest game, and a file too large for it is announced",
		async ({ page }) => {
			const found = complaints(page);
			await open(page);
			await load(page, "1. e4 e5");
			await untilKept(page, /e4 e5/);
			await fillDatabase(page);
			await paste(page, "1. d4");
			await expect(notice(page)).toContainText(`${NO_ROOM} will bring back your games in this tab`);
			await page.reload();
			await expect(moves(page)).toHaveText(["d4"]);
			const long = `${"1. d4 d5 {a comment}\n".repeat(120_000)}*`;
			await drop(page, [["large.pgn", FILE.replace("1. d4 d5 *", long)]]);
			await expect(notice(page)).toContainText("lose the other games in its file");
			await page.reload();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await expect(notice(page)).toContainText("its other games are not here");
			expect(found).toEqual([]);
		},
	);

	anew("if the tab is full as well, a reload shows what was saved before", async ({ page }) => {
		const found = complaints(page);
		await open(page);
		await load(page, "1. e4 e5");
		await untilKept(page, /e4 e5/);
		await fillDatabase(page);
		await page.evaluate(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		});
		await paste(page, "1. d4");
		await expect(notice(page)).toContainText(`${NO_ROOM} would lose your latest changes`);
		await page.reload();
		await expect(moves(page)).toHaveText(["e4", "e5"]);
		expect(found).toEqual([]);
	});

	anew(
		"if storage is cleared while the page is open, everything is saved again without a message",
		async ({ page }) => {
			await open(page);
			await load(page, FILE);
			await untilKept(page, /e4 e5/);
			await clearStorage(page, "indexeddb");
			await openGame(page, 2);
			await untilKept(page, /d4 d5/);
			await page.reload();
			await expect(moves(page)).toHaveText(["d4", "d5"]);
			await openGame(page, 3);
			await expect(moves(page)).toHaveText(["c4"]);
		},
	);
});
