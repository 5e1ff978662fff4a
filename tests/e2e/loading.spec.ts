// Tests which files are fetched, when, and what happens when one does not come: chunks, budgets,
// policy, analytics.

import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { build, preview } from "vite";
import {
	board,
	clickSquare,
	complaints,
	expectOn,
	holdBack,
	load,
	open,
	paste,
	rest,
	stopClock,
	tab,
} from "./page.ts";
import { anew } from "./visit.ts";

const KILO = 1000;

/** Milliseconds after which nothing more is to come of itself. */
const LATE = 10_000;

/** The scripts that a page fetches, by name, with their size as it is sent. */
function scripts(page: Page): Map<string, Promise<number>> {
	const found = new Map<string, Promise<number>>();
	page.on("response", (response) => {
		const [, name] = /\/static\/js\/([^/]+)\.[^./]+\.js$/.exec(response.url()) ?? [];
		if (name !== undefined) {
			found.set(
				name,
				// A file that is still on its way when a test ends has no size.
				response.body().then(
					(body) => gzipSync(body, { level: 9 }).length,
					() => 0,
				),
			);
		}
	});
	return found;
}

/** Is nothing being fetched or run, as far as the page can tell? */
const isIdle = (page: Page) =>
	page.evaluate(() => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true))));

const sum = async (sizes: Iterable<Promise<number>>) =>
	(await Promise.all(sizes)).reduce((total, size) => total + size, 0);

test("a first visit fetches at most 120 kB of script to show the page, and 225 kB until the board is playable", async ({
	page,
}) => {
	// On a machine that is slow enough what comes after the board would be counted with it: these
	// parts, and what they alone import.
	await page.route(/\/(prefetch|offline|idle|names)\./, (route) => route.abort());
	const fetched = scripts(page);
	const letThrough = await holdBack(page, "**/Analysis*.js");
	await page.goto("./");
	await expect(page.locator(".empty-board")).toBeVisible();
	await expect(page.getByText("Make moves, or...")).toBeVisible();
	const html = await (await page.request.get("./")).text();
	// Files that the page's own script asks for are for the board.
	const own = html.replace(/<link rel="later"[^>]*>/g, "");
	const named = [...own.matchAll(/([^/"]+)\.[^./"]+\.js"/g)].map(([, name]) => name);
	const first = [...fetched].filter(([name]) => named.includes(name));
	expect(first.map(([name]) => name)).toContain("index");
	expect(await sum(first.map(([, size]) => size))).toBeLessThanOrEqual(120 * KILO);
	letThrough();
	await expect(page.getByRole("grid")).toBeVisible();
	await rest(page);
	expect(await sum(fetched.values())).toBeLessThanOrEqual(225 * KILO);
	// Each costs something, however small.
	expect(fetched.size).toBeLessThanOrEqual(20);
	expect([...fetched.keys()].filter((name) => /pgn$|loader|About/.test(name))).toEqual([]);
	await load(page, "1. e4");
	await expectOn(page, "e2", "white pawn");
	expect([...fetched.keys()]).toContain("loader");
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("without a script the landing page shows its words, coloured board and counts, and About its text", async ({
		page,
	}) => {
		const found = complaints(page);
		await page.goto("./");
		await expect(page.getByText("See who controls every square")).toBeVisible();
		await expect(page.locator(".counts .count")).toHaveText(["20", "0", "22", "22"]);
		const picture = page.locator(".empty-board svg");
		await expect(picture).toBeVisible();
		expect(await picture.boundingBox()).toEqual(await board(page).boundingBox());
		const png = (await picture.screenshot()).toString("base64");
		expect(png.length).toBeGreaterThan(10 * KILO);
		await page.goto("./about");
		await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Thanks" })).toBeVisible();
		expect(found).toEqual([]);
	});
});

/** Sums up what shifts, from before the first paint. */
const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		const all: number[] = [];
		Object.assign(window, { shifts: all });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				all.push((entry as unknown as { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});

const shiftsOf = (page: Page) =>
	page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

for (const [width, height] of [
	[1440, 900],
	[820, 1180],
	[390, 664],
] as const) {
	for (const [path, name, colorScheme] of [
		["./", "the landing page", "light"],
		["./about", "About", "dark"],
	] as const) {
		test(`nothing shifts when scripts take over ${name}, ${width}x${height}`, async ({ page }) => {
			const found = complaints(page);
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme });
			await watchShifts(page);
			const letThrough = await holdBack(page, "**/static/js/*.js");
			await page.goto(path, { waitUntil: "commit" });
			const heading = page.locator("main h1, main .purpose, main .board, main #load-text, main h2");
			await expect(heading.last()).toBeVisible();
			const places = () =>
				heading.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
			const before = await places();
			const ground = () =>
				page.evaluate(() => getComputedStyle(document.documentElement).background);
			const painted = await ground();
			letThrough();
			if (path === "./") await expect(page.getByRole("grid")).toBeVisible();
			else await expect(page.locator("canvas.still-board[style]").first()).toBeVisible();
			await rest(page);
			expect(await places()).toEqual(before);
			expect(await ground()).toBe(painted);
			expect(await shiftsOf(page)).toEqual([]);
			expect(found).toEqual([]);
		});
	}
}

test("everything until the board is there is requested at once, in at most 14 requests", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const letThrough = await holdBack(page, "**/static/js/*.js");
	await page.goto("./", { waitUntil: "commit" });
	const isOf = (kind: string) => asked.some((name) => name.endsWith(kind));
	await expect.poll(() => [".wasm", ".svg", ".css"].map(isOf)).toEqual([true, true, true]);
	await expect.poll(() => asked.some((name) => name.includes("/board-frame."))).toBe(true);
	const wave = new Set(asked);
	letThrough();
	await expect(page.getByRole("grid")).toBeVisible();
	await rest(page);
	const all = asked.filter((name) => name.startsWith("/static/"));
	expect(all.filter((name) => !wave.has(name) && !/prefetch|idle/.test(name))).toEqual([]);
	expect([...wave].filter((name) => name.startsWith("/static/")).length).toBeLessThanOrEqual(14);
	expect(new Set(all).size).toBe(all.length);
});

test("before any script the theme is right, and the landing page is hidden if something else will open", async ({
	page,
}) => {
	await open(page);
	await page.getByRole("button", { name: "Change to the dark theme" }).click();
	await load(page, "1. e4 e5");
	await holdBack(page, "**/static/js/*.js");
	for (const address of ["./", "./#pgn=1.%20d4"]) {
		await page.goto("about:blank");
		await page.goto(address, { waitUntil: "commit" });
		await expect(page.getByText("Opening the game…")).toBeVisible();
		await expect(page.getByLabel("Load a game from FEN/PGN:")).toHaveCount(0);
		await expect(page.locator(".empty-board svg")).toHaveCount(0);
		await expect(page.locator(".count").first()).toHaveText("–");
		await expect(page.locator("html")).toHaveCSS("background-color", "rgb(22, 21, 19)");
	}
	await page.goto("about:blank");
	await page.goto("./#games", { waitUntil: "commit" });
	await expect(page.locator("#root")).toBeEmpty();
});

test("text typed before any script has loaded stays", async ({ page }) => {
	const letThrough = await holdBack(page, "**/static/js/*.js");
	await page.goto("./", { waitUntil: "commit" });
	const box = page.getByLabel("Load a game from FEN/PGN:");
	await box.fill("1. e4 e5");
	letThrough();
	await expect(page.getByRole("grid")).toBeVisible();
	await expect(box).toHaveValue("1. e4 e5");
	await expect(box).toBeFocused();
	await page.getByRole("button", { name: "Load", exact: true }).press("Enter");
	await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
});

anew("what is shown first stays in place when the board loads", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/Analysis*", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("./");
	const box = page.getByLabel("Load a game from FEN/PGN:");
	await expect(box).toBeVisible();
	const places = async () => [
		await page.locator(".board").boundingBox(),
		await page.locator(".counts").boundingBox(),
		await box.boundingBox(),
	];
	const before = await places();
	release();
	await expect(page.getByRole("grid")).toBeVisible();
	await rest(page);
	expect(await places()).toEqual(before);
});

for (const [name, width, height] of [
	["desk", 1440, 900],
	["phone", 390, 664],
] as const) {
	anew(
		`while a game is loading by reload or link, a ${name} shows no invitation and the board stays in place`,
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			await open(page);
			await load(page, "1. e4 e5");
			await rest(page);
			const before = await board(page).boundingBox();
			// The pieces are the last that the board waits for.
			await page.route("**/standard*.svg", () => {});
			for (const address of ["./", "./#pgn=1.%20d4"]) {
				await page.goto("about:blank");
				await page.goto(address);
				await expect(page.getByText("Opening the game…")).toBeVisible();
				await expect(page.getByLabel("Load a game from FEN/PGN:")).toHaveCount(0);
				expect(await board(page).boundingBox()).toEqual(before);
				// The page takes the link out of its address when it has followed it.
				await expect(page).not.toHaveURL(/#/);
			}
			await page.unroute("**/standard*.svg");
			await page.goto("about:blank");
			await page.goto("./");
			await expect(page.locator(".move-list")).toContainText("d4");
			await rest(page);
			expect(await board(page).boundingBox()).toEqual(before);
			await page.getByRole("button", { name: "Reset Board" }).click();
			await page.reload();
			await expect(page.getByText("Opening the game…")).toHaveCount(0);
			await expect(page.getByLabel("Load a game from FEN/PGN:")).toBeVisible();
		},
	);
}

test.describe("pasting and dropping before the board has loaded", () => {
	const box = (page: Page) => page.getByLabel("Load a game from FEN/PGN:");
	const moves = (page: Page) => page.locator(".move");

	/** A page that waits for its board; gives what lets the board come. */
	/** Where a game is coming nothing invites; what is pasted takes its place all the same. */
	async function openFirstSight(page: Page, isKept = false): Promise<() => void> {
		const letThrough = await holdBack(page, "**/Analysis*.js");
		await page.goto("./");
		const seen = isKept
			? page.getByText("Opening the game…")
			: page.getByPlaceholder("Moves, FEN or a link");
		await expect(seen).toBeVisible();
		await expect(page.locator(".empty-board")).toBeVisible();
		return letThrough;
	}

	anew(
		"a text pasted before the board loads opens when it has, the last of several, once",
		async ({ page }) => {
			const found = complaints(page);
			const letThrough = await openFirstSight(page);
			await paste(page, "1. e4 e5");
			await paste(page, "1. d4 d5 2. c4");
			letThrough();
			await expect(moves(page)).toHaveText(["d4", "d5", "c4"]);
			await page.getByRole("button", { name: "Reset Board" }).click();
			await page.getByRole("link", { name: "About" }).click();
			await page.getByRole("link", { name: "Analysis Board" }).click();
			await expect(page.getByRole("grid")).toBeVisible();
			await expect(moves(page)).toHaveCount(0);
			await paste(page, "1. c4");
			await expect(moves(page)).toHaveText(["c4"]);
			expect(found).toEqual([]);
		},
	);

	anew(
		"a text pasted before the board loads replaces the saved game, which Undo restores",
		async ({ page }) => {
			await open(page);
			await load(page, "1. e4 e5");
			const letThrough = await openFirstSight(page, true);
			await paste(page, "1. d4 d5 2. c4");
			letThrough();
			await expect(moves(page)).toHaveText(["d4", "d5", "c4"]);
			await page.locator(".notices").getByRole("button", { name: "Undo" }).click();
			await expect(moves(page)).toHaveText(["e4", "e5"]);
		},
	);

	test("a file dropped before the board loads opens when it has", async ({ page }, info) => {
		const path = info.outputPath("dropped.pgn");
		await writeFile(path, "1. e4 e5 2. Nf3");
		const letThrough = await openFirstSight(page);
		const client = await page.context().newCDPSession(page);
		for (const type of ["dragEnter", "dragOver", "drop"] as const) {
			const data = { items: [], files: [path], dragOperationsMask: 1 };
			await client.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data });
		}
		await expect(page.locator(".empty-board")).toBeVisible();
		letThrough();
		await expect(moves(page)).toHaveText(["e4", "e5", "Nf3"]);
	});

	test("a text typed or pasted into the box before the board loads stays there", async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const letThrough = await openFirstSight(page);
		await page.evaluate(() => navigator.clipboard.writeText("1. d4 d5"));
		await box(page).pressSequentially("1. e4 e5 ");
		await box(page).press("Control+v");
		await expect(box(page)).toHaveValue("1. e4 e5 1. d4 d5");
		letThrough();
		await expect(page.getByRole("grid")).toBeVisible();
		await rest(page);
		await expect(box(page)).toHaveValue("1. e4 e5 1. d4 d5");
		await expect(moves(page)).toHaveCount(0);
	});
});

anew(
	"a screen whose script fails to load says so, keeps the game, and can be requested again",
	async ({ page }) => {
		const found = complaints(page);
		await open(page);
		await load(page, "1. e4 e5");
		let failing = true;
		await page.route("**/About*.js", (route) =>
			failing ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
		);
		await page.getByRole("link", { name: "About" }).click();
		await expect(page.getByRole("alert")).toContainText(
			"The About page could not be loaded: the server no longer has it.",
		);
		expect(found.join()).toContain("Loading chunk about failed");
		failing = false;
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
		await page.getByRole("link", { name: "Analysis Board" }).click();
		await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
	},
);

anew(
	"a loading script that breaks off is reported, and the text to be loaded stays",
	async ({ page }) => {
		let failing = true;
		await page.route("**/loader*.js", (route) => (failing ? route.abort() : route.continue()));
		await open(page);
		await load(page, "1. e4 e5");
		await expect(page.getByRole("alert")).toContainText(
			"This part of Square Control could not be loaded: check your connection.",
		);
		await expect(page.getByLabel("Load a game from FEN/PGN:")).toHaveValue("1. e4 e5");
		failing = false;
		await load(page, "1. e4 e5");
		await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
	},
);

test("a script that does not load within 120 seconds is reported as timed out", async ({
	page,
}) => {
	await stopClock(page);
	await page.route("**/Analysis*.js", () => {});
	await page.goto("./");
	await expect(page.locator(".empty-board")).toBeVisible();
	await page.clock.fastForward(119_000);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await page.clock.fastForward(2000);
	await expect(page.getByRole("alert")).toContainText(
		"The board could not be loaded: it took too long.",
	);
});

anew(
	"a part that loads but fails to run is tried again by reloading the page",
	async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5");
		let failing = true;
		await page.route("**/About*.js", async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, ...(failing && { body: "throw new Error('broken')" }) });
		});
		await page.getByRole("link", { name: "About" }).click();
		await expect(page.getByRole("alert")).toContainText(
			"The About page could not be loaded: this browser can’t run it.",
		);
		await expect(page.getByRole("alert")).toContainText("Your game is kept.");
		failing = false;
		await page.getByRole("button", { name: "Reload the page" }).click();
		await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
		await page.getByRole("link", { name: "Analysis Board" }).click();
		await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
	},
);

test.describe("parts that are fetched ahead", () => {
	/** Parts that come ahead. */
	const NEXT = ["loader", "gameParts", "keeping", "OpenPanel", "packedGame"];
	const ahead = (fetched: ReadonlyMap<string, unknown>) => NEXT.filter((name) => fetched.has(name));

	test("the parts needed next are fetched ahead once, so that they work without a connection", async ({
		page,
		context,
	}) => {
		const fetched = scripts(page);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await open(page);
		await expect.poll(() => ahead(fetched)).toEqual(NEXT);
		await expect.poll(() => isIdle(page)).toBe(true);
		const parts = asked.filter((url) => /\.(?:js|css)$/.test(url));
		expect(parts.filter((url, index) => parts.indexOf(url) !== index)).toEqual([]);
		await context.setOffline(true);
		await load(page, "1. e4 e5");
		await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
		await clickSquare(page, "d5");
		await expect(page.getByRole("heading", { name: "Why d5?" })).toBeVisible();
		await page.keyboard.press("Escape");
		await tab(page, "Share").click();
		await expect(page.getByLabel("Link to what you see")).toHaveValue(/#g=1\./);
	});

	anew("a part that fails to load ahead of use is not reported", async ({ page }) => {
		const thrown: string[] = [];
		page.on("pageerror", ({ message }) => thrown.push(message));
		await page.route(/\/(prefetch|offline)\./, (route) => route.abort());
		const asked = ["prefetch", "offline"].map((name) =>
			page.waitForEvent("requestfailed", (request) => request.url().includes(`/${name}.`)),
		);
		await open(page);
		await Promise.all(asked);
		await rest(page);
		expect(thrown).toEqual([]);
	});

	anew("with data saving on, parts are not fetched ahead", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		});
		await page.clock.install();
		const fetched = scripts(page);
		await open(page);
		await page.clock.runFor(LATE);
		expect(ahead(fetched)).toEqual([]);
	});
});

test.describe("after a new release", () => {
	const told = (page: Page) => page.getByText("A new version of Square Control is ready.");

	/** From now on the front page is of a later version. */
	async function deploy(page: Page): Promise<() => void> {
		let isOut = true;
		await page.route("./", async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({
				response,
				body: isOut ? html.replaceAll(/\.[\w-]+\.js/g, ".later.js") : html,
			});
		});
		return () => {
			isOut = false;
		};
	}

	anew(
		"after a new release a visitor who misses a part is told, keeps the game and can reload",
		async ({ page }) => {
			await open(page);
			await load(page, "1. e4 e5");
			const takeBack = await deploy(page);
			await page.route("**/About*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
			await page.getByRole("link", { name: "About" }).click();
			await expect(told(page)).toBeVisible();
			await expect(page.getByText("Your game is kept.")).toBeVisible();
			await page.getByRole("link", { name: "Analysis Board" }).click();
			await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
			takeBack();
			await page.getByRole("button", { name: "Reload the page" }).click();
			await expect(told(page)).toBeHidden();
			await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
		},
	);

	anew(
		"after a new release a browser that saves nothing is not promised to keep the game",
		async ({ page }) => {
			await page.addInitScript(() => {
				Object.defineProperty(window, "indexedDB", { value: undefined });
				Storage.prototype.setItem = () => {
					throw new DOMException("full", "QuotaExceededError");
				};
			});
			await open(page);
			await load(page, "1. e4 e5");
			await expect(page.getByText("a reload would lose them")).toBeVisible();
			await deploy(page);
			await page.route("**/About*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
			await page.getByRole("link", { name: "About" }).click();
			await expect(told(page)).toBeVisible();
			await expect(page.getByText("This browser can’t save your game")).toBeVisible();
		},
	);

	test("after a new release a visitor who returns is told, and can put the reload off", async ({
		page,
	}) => {
		await page.clock.install();
		await open(page);
		const turn = (state: string) =>
			page.evaluate((visibilityState) => {
				Object.defineProperty(document, "visibilityState", {
					value: visibilityState,
					configurable: true,
				});
				document.dispatchEvent(new Event("visibilitychange"));
			}, state);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await deploy(page);
		await turn("hidden");
		await page.clock.fastForward("05:00");
		await turn("visible");
		await turn("hidden");
		await page.clock.fastForward("12:00:00");
		expect(asked).not.toContain("/");
		await turn("visible");
		await expect(told(page)).toBeVisible();
		await page.getByRole("button", { name: "Later" }).click();
		await expect(told(page)).toBeHidden();
		await expect(board(page)).toBeVisible();
	});

	anew("a missing part of the same release is not blamed on a new one", async ({ page }) => {
		await open(page);
		await page.route("**/About*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
		const asking = page.waitForResponse("./");
		await page.getByRole("link", { name: "About" }).click();
		await (await asking).finished();
		await expect(page.getByRole("alert")).toContainText(
			"The About page could not be loaded: the server no longer has it.",
		);
		await expect(told(page)).toBeHidden();
	});
});

anew(
	"a route that throws shows 'Unexpected Application Error!' with the message",
	async ({ page }) => {
		await page.addInitScript(() => {
			const { querySelector } = Document.prototype;
			Document.prototype.querySelector = function (this: Document, selectors: string) {
				if (selectors.includes("description")) throw new Error("the page is odd");
				return querySelector.call(this, selectors);
			} as typeof querySelector;
		});
		await page.goto("./");
		await expect(
			page.getByRole("heading", { name: "Unexpected Application Error!" }),
		).toBeVisible();
		await expect(page.getByText("the page is odd")).toBeVisible();
		await expect(page.getByRole("link", { name: "Square Control" })).toBeVisible();
	},
);

anew(
	"the content policy comes with page and headers, forbids inline scripts, and nothing leaves the origin",
	async ({ page, request }) => {
		const response = await request.get("./");
		const header = response.headers()["content-security-policy"] ?? "";
		expect(header).toContain("frame-ancestors 'none'");
		expect(header).not.toContain("unsafe-inline");
		expect(header).not.toContain("'unsafe-eval'");
		expect(await response.text()).toContain('http-equiv="Content-Security-Policy"');
		const worker = await request.get("./sw.js");
		expect(worker.headers()["content-security-policy"]).toBe("default-src 'self'");
		const elsewhere: string[] = [];
		page.on("request", (asked) => {
			if (!/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(asked.url())) elsewhere.push(asked.url());
		});
		const found = complaints(page);
		await page.addInitScript(() => {
			document.addEventListener("securitypolicyviolation", (event) => {
				console.error(`policy: ${event.violatedDirective}`);
			});
		});
		await open(page);
		await load(page, "1. e4 e5");
		await page.getByRole("link", { name: "About" }).click();
		await page.locator("summary").last().click();
		await expect(page.locator("details").last().getByRole("img")).toBeVisible();
		await rest(page);
		expect(found).toEqual([]);
		expect(elsewhere).toEqual([]);
		await page.evaluate(() => {
			const script = document.createElement("script");
			script.textContent = "window.hit = 1";
			document.body.append(script);
		});
		expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
	},
);

/** Asks for an address as it is written, which browsers do not, and follows where it leads. */
async function askRaw(baseURL: string, path: string): Promise<IncomingMessage> {
	const { hostname, port } = new URL(baseURL);
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		get({ hostname, port, path }, resolve).once("error", reject);
	});
	response.resume();
	const { location } = response.headers;
	return location === undefined ? response : askRaw(baseURL, location);
}

test("however its address is spelled, a page comes with its content policy", async ({
	baseURL,
}) => {
	for (const path of [
		"/index%2ehtml",
		"//index.html",
		"/demo%2Ehtml",
		"/%64emo.html",
		"/./about.html",
		"/static/../about",
		"/static/%2e%2e/about/",
		"/about.html/",
		"/\\about.html",
		"/%5cabout.html",
		"/index%252ehtml",
		"/about.html%00",
		"/%ff",
		"//example.org/%2f..",
		"/static",
		"/static/",
	]) {
		const { headers } = await askRaw(baseURL ?? "", path);
		expect(headers["content-type"], path).toContain("text/html");
		expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
	}
});

test.describe("analytics", () => {
	test.describe.configure({ mode: "serial" });
	const asked: string[] = [];
	let status = 200;
	const standIn = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(status, { "Content-Type": "text/javascript" });
		response.end("window.analyticsRan = true;");
	});
	let address = "";
	let server: Awaited<ReturnType<typeof preview>>;

	test.beforeAll(async () => {
		await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
		const root = fileURLToPath(new URL("../..", import.meta.url));
		const outDir = fileURLToPath(new URL("../../build/analytics", import.meta.url));
		process.env.VITE_ANALYTICS = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/a.js`;
		process.env.VITE_IMPORT = "off";
		await build({ root, logLevel: "warn", build: { outDir, emptyOutDir: true } });
		delete process.env.VITE_ANALYTICS;
		delete process.env.VITE_IMPORT;
		server = await preview({
			root,
			configFile: false,
			logLevel: "warn",
			build: { outDir },
			preview: { host: "127.0.0.1", port: 0 },
		});
		address = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`;
	});
	test.afterAll(async () => {
		await server.close();
		standIn.close();
	});

	test("analytics are loaded late if the build names them, with the web-vitals helper", async ({
		page,
	}) => {
		const fetched = scripts(page);
		await page.goto(address);
		await expect(page.getByRole("grid")).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => (window as { analyticsRan?: boolean }).analyticsRan))
			.toBe(true);
		await expect
			.poll(() => [...fetched.keys()].some((name) => name.includes("web-vitals")))
			.toBe(true);
	});

	test("a build without analytics contains no address of other sites", async ({ page }) => {
		const folder = fileURLToPath(new URL("../../build/analytics", import.meta.url));
		const named = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((name) => /\.(?:js|html)$|_headers$/.test(name))
			.filter((name) => {
				// The documentation may speak of them, and neither ask them nor lead to them.
				const others = /^docs\b/.test(name)
					? /(?:src|href|content)="[^"]*(?:lichess\.org|api\.chess\.com)/
					: /https:\/\/(?:lichess\.org|api\.chess\.com)/;
				return others.test(readFileSync(join(folder, name), "utf8"));
			});
		expect(named).toEqual([]);
		await page.goto(address);
		await expect(page.getByRole("grid")).toBeVisible();
		await paste(page, "https://lichess.org/abcd1234");
		await expect(page.getByRole("alert").first()).toContainText(
			"Games can’t be fetched from addresses here",
		);
	});

	test("analytics are not loaded for those who ask not to be tracked", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "doNotTrack", { value: "1" });
		});
		asked.length = 0;
		await page.clock.install();
		await page.goto(address);
		await expect(page.getByRole("grid")).toBeVisible();
		await page.clock.runFor(LATE);
		await rest(page);
		expect(asked).toEqual([]);
	});

	test("analytics that fail to load are only logged, with a hint", async ({ page }) => {
		status = 500;
		const logged: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "log") logged.push(message.text());
		});
		await page.goto(address);
		await expect.poll(() => logged.join()).toMatch(/ad blocker.*enable analytics/);
		await expect(page.getByRole("grid")).toBeVisible();
	});

	test("analytics are absent if the build names none", async ({ page }) => {
		await page.clock.install();
		await open(page);
		await page.clock.runFor(LATE);
		expect(await page.locator("script[src$='/a.js']").count()).toBe(0);
	});
});
