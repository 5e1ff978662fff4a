// The application without a network, and the change from one version to the next.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";
import { filesIn } from "../../scripts/offline.mjs";
import { complaints, load, open, openRow, paste, tab } from "./page.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until every file is kept and the page gets them from there. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller !== null) return;
		await new Promise((resolve) => {
			navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
		});
	});

/** A file as bytes, which go to the page as numbers. */
type Given = { readonly name: string; readonly type: string; readonly bytes: readonly number[] };

/**
 * Sends a form to the application as the system does when somebody shares, and waits for the page
 * that takes it up.
 */
async function share(
	page: Page,
	text: string,
	files: readonly Given[] = [],
	url = "",
): Promise<void> {
	const taken = page.waitForURL(/\/$/);
	await page.evaluate(
		([texts, given]) => {
			const form = document.createElement("form");
			form.method = "post";
			form.enctype = "multipart/form-data";
			form.action = "./shared";
			for (const [name, value] of Object.entries(texts)) {
				const field = document.createElement("textarea");
				field.name = name;
				field.value = value;
				form.append(field);
			}
			const chosen = document.createElement("input");
			chosen.type = "file";
			chosen.name = "games";
			chosen.multiple = true;
			const transfer = new DataTransfer();
			for (const { name, type, bytes } of given) {
				transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
			}
			chosen.files = transfer.files;
			form.append(chosen);
			history.replaceState(null, "", "./?sharing");
			document.body.append(form);
			form.submit();
		},
		[{ text, url }, files] as const,
	);
	await taken;
}

const movesOf = (page: Page) => page.locator(".move");
const problemOf = (page: Page) => page.getByRole("alert").first();

test("on a phone it is said in passing that no network is needed, and not over the moves", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await open(page);
	await kept(page);
	await load(page, "1. e4 *");
	const isKept = page.getByText("This page now works without a network.");
	await expect(isKept).toBeInViewport({ ratio: 1 });
	const { y = 0, height = 0 } = (await isKept.boundingBox()) ?? {};
	expect(y + height).toBeLessThan((await page.locator(".counts").boundingBox())?.y ?? 0);
	await page.keyboard.press("End");
	await expect(isKept).toHaveCount(0);
});

test("a text shared by another application opens once, and an unreadable one is reported", async ({
	page,
}) => {
	await open(page);
	await kept(page);
	await load(page, "1. e4 *");
	const isKept = page.getByText("This page now works without a network.");
	await expect(isKept).toBeVisible();
	await page.getByRole("button", { name: "Dismiss" }).last().click();
	await expect(isKept).toHaveCount(0);
	await share(page, "1. d4 Nf6 2. c4");
	await expect(movesOf(page)).toHaveText(["d4", "Nf6", "c4"]);

	const picture = { name: "board.png", type: "image/png", bytes: [0x89, 0x50] };
	await share(page, "", [picture]);
	await expect(problemOf(page)).toContainText("board.png is a picture, which can’t be read");
	await expect(movesOf(page)).toHaveText(["d4", "Nf6", "c4"]);
	await share(page, "");
	await expect(problemOf(page)).toContainText("The shared text is empty");

	// As old programs write files: each letter in two bytes.
	const utf16 = Buffer.from('\ufeff[White "Žofie"]\n\n1. e4 c5', "utf16le");
	const games = { name: "club.pgn", type: "application/x-chess-pgn", bytes: [...utf16] };
	await share(page, "", [games]);
	await expect(movesOf(page)).toHaveText(["e4", "c5"]);
	await expect(page.getByText("Žofie").first()).toBeVisible();

	await share(page, "", [], "https://lichess.org/abcd1234");
	await expect(page.getByRole("dialog", { name: "Load from Lichess" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(movesOf(page)).toHaveText(["e4", "c5"]);

	await page.getByRole("button", { name: "Reset Board" }).click();
	await page.reload();
	await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
	await expect(movesOf(page)).toHaveCount(0);
});

type Launch = (launch: { files: readonly unknown[] }) => void;

test("files opened with the installed application come to the board, and other files are reported", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { matchMedia } = window;
		window.matchMedia = (query) =>
			matchMedia.call(window, query === "(display-mode: standalone)" ? "all" : query);
		const setConsumer = (launch: Launch) => Object.assign(window, { launch });
		Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
	});
	await open(page);
	await expect.poll(() => page.evaluate(() => "launch" in window)).toBe(true);
	/** Opens a file with a text so many times over; one without a text cannot be read. */
	const launch = (name: string, type: string, text?: string, times = 1) =>
		page.evaluate(
			([called, kind, part, count]) => {
				const getFile = async () => {
					if (part === undefined) throw new DOMException("gone", "NotFoundError");
					return new File(new Array(count).fill(part), called, { type: kind });
				};
				(window as unknown as { launch: Launch }).launch({ files: [{ name: called, getFile }] });
			},
			[name, type, text, times] as const,
		);
	await launch("mine.pgn", "", "1. d4 d5 2. c4");
	await expect(movesOf(page)).toHaveText(["d4", "d5", "c4"]);
	const megabyte = "\0".repeat(1_000_000);
	for (const [name, type, text, times, said] of [
		["holiday.jpg", "image/jpeg", "x", 1, "holiday.jpg is a picture, which can’t be read"],
		["none.pgn", "", "", 1, "none.pgn is empty"],
		["page.pgn", "text/html", "<!doctype html><b>1. e4</b>", 1, "Expected a tag or a move"],
		["film.pgn", "", megabyte, 50, "film.pgn is not a text"],
		["gone.pgn", "", undefined, 1, "gone.pgn can’t be read"],
	] as const) {
		await launch(name, type, text, times);
		await expect(problemOf(page)).toContainText(said);
		await expect(movesOf(page)).toHaveText(["d4", "d5", "c4"]);
	}
	await launch("next.pgn", "", "1. e4 e5");
	await expect(movesOf(page)).toHaveText(["e4", "e5"]);
});

test("the browser finds no obstacle to installing the application", async ({ page, baseURL }) => {
	await open(page);
	const session = await page.context().newCDPSession(page);
	const { url, errors, data = "" } = await session.send("Page.getAppManifest");
	expect(url).toBe(`${baseURL}manifest.webmanifest`);
	expect(errors).toEqual([]);
	// A Chromium that was built without windows installs nothing, and is not asked.
	const found = await session.send("Page.getInstallabilityErrors").catch((error) => {
		if (/wasn't found/.test(String(error))) return { installabilityErrors: [] };
		throw error;
	});
	// No test keeps anything, so each is a private window to the browser.
	const inTheWay = found.installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
	expect(inTheWay).toEqual([]);
	const { icons, screenshots } = JSON.parse(data);
	for (const { src, sizes, type } of [...icons, ...screenshots]) {
		const response = await page.request.get(src);
		expect(response.headers()["content-type"], src).toBe(type);
		if (type !== "image/png") continue;
		const png = await response.body();
		expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
	}
});

test("the files for offline use are at most a megabyte to download", () => {
	const sizes = filesIn("dist").map(({ url }) => gzipSync(readFileSync(`dist/${url}`)).length);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});

/** Returns the first group of a match in a text. */
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? "";

const NEXT = "0".repeat(16);

/** The service worker of a next version: another front page, and the page of texts is gone. */
function nextWorker(script: string): string {
	const version = found(/precache:`(\w{16})`/, script);
	const frontPage = found(/`index\.html`,revision:`(\w{16})`/, script);
	const about = found(/({url:`static\/js\/About\.[\w-]+\.js`,revision:null},)/, script);
	return script.replace(version, NEXT).replace(frontPage, NEXT).replace(about, "");
}

/**
 * A host that has the application below an address of its own, and publishes a next version when
 * asked to.
 */
async function openHost() {
	let isNext = false;
	const server = createServer(({ url = "" }, response) => {
		const name = url.replace(/^\/deep\/down\//, "").replace(/\?.*/, "") || "index.html";
		const file = `dist/${name}`;
		const isThere = existsSync(file) && !(isNext && /\/About\..*js$/.test(name));
		const plain = isThere ? readFileSync(file) : "";
		const isChanged = isNext && ["index.html", "sw.js"].includes(name);
		const next =
			name === "sw.js" ? nextWorker : (html: string) => html.replace("<head>", "<head id='next'>");
		const type = MEDIA_TYPES[extname(name)] ?? "text/plain";
		response.writeHead(isThere ? 200 : 404, { "Content-Type": type });
		response.end(isChanged ? next(String(plain)) : plain);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const publish = () => {
		isNext = true;
	};
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { publish, stop, address: `http://127.0.0.1:${port}/deep/down/` };
}

/** Returns the file that a press of the button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: button }).click();
	const parts: Buffer[] = [];
	for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

test("after one visit everything works without the server, and no other host is asked", async ({
	page,
	context,
}) => {
	const { address, stop } = await openHost();
	const elsewhere: string[] = [];
	context.on("request", (request) => {
		const url = request.url();
		if (!url.startsWith(new URL("/", address).href) && !/^(?:data|blob):/.test(url)) {
			elsewhere.push(url);
		}
	});
	const board = page.getByRole("grid", { name: "Chessboard" });
	await page.goto(address);
	await expect(board).toBeVisible();
	await kept(page);
	stop();
	let link = "";

	await test.step("offline: the board, a sample, views, answers and a reload", async () => {
		await page.goto(address);
		await page.getByRole("button", { name: /1858/ }).click();
		await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
		await page.keyboard.press("End");
		for (const lens of ["strength", "tension", "pieces"]) {
			await page.getByLabel("Show").selectOption(lens);
		}
		await expect(page.locator('[role=gridcell][aria-label*="loose"]').first()).toBeAttached();
		await tab(page, "Review").click();
		await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
	});
	await test.step("offline: a link, a picture and a video", async () => {
		await tab(page, "Share").click();
		const field = page.getByLabel("Link to what you see");
		await expect(field).toHaveValue(/#g=1\./);
		link = await field.inputValue();
		expect((await saved(page, "Save picture")).subarray(1, 4).toString()).toBe("PNG");
		const film = page.getByRole("region", { name: "Video" });
		await openRow(page, "Video");
		await film.getByLabel("Width").selectOption("320");
		await film.getByLabel(/^To/).selectOption({ index: 2 });
		expect((await saved(page, "Save video")).subarray(0, 4).toString()).toBe("GIF8");
	});
	await test.step("offline: a lesson page, the presentation, and an address that cannot be loaded", async () => {
		const lesson = await saved(page, "Save lesson page");
		expect(lesson.subarray(0, 15).toString()).toBe("<!doctype html>");
		await page.keyboard.press("Escape");
		await page.keyboard.press("p");
		await page.keyboard.press("ArrowLeft");
		await expect(page.getByRole("region", { name: "Presentation" })).toBeVisible();
		await page.keyboard.press("Escape");
		await paste(page, "https://lichess.org/abcd1234");
		const dialog = page.getByRole("dialog", { name: "Load from Lichess" });
		await expect(dialog).toContainText("https://lichess.org/game/export/abcd1234");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});
	await test.step("offline: the other pages", async () => {
		await page.goto(`${address}about`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("main canvas").first()).toBeVisible();
		await page.goto(`${address}licences`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Licences");
		await page.goto(`${address}nowhere/at/all`);
		await expect(page.getByRole("link", { name: /board/i }).first()).toBeVisible();
	});
	await test.step("offline: a file of one's own", async () => {
		await page.goto(`${address}analysisBoard#games`);
		const buffer = Buffer.from('[White "Anna"]\n\n1. e4 e5 *\n\n[White "Boris"]\n\n1. d4 d5 *\n');
		await page.getByLabel("Choose files").setInputFiles({ name: "club.pgn", mimeType: "", buffer });
		await expect(page.getByText("2 games were read.")).toBeVisible();
		await page.getByRole("button", { name: /^Boris –/ }).click();
		await expect(page.locator(".move")).toHaveText(["d4", "d5"]);
	});
	await test.step("offline: a link by itself in a new tab", async () => {
		const other = await page.context().newPage();
		await other.goto(link);
		await expect(other.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuenow",
			"33",
		);
		await other.close();
	});
	await test.step("offline: boards in a page of one's own", async () => {
		await page.goto(`${address}demo`);
		const frame = page.frameLocator("square-control >> iframe").first();
		await expect(frame.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuenow",
			"47",
		);
	});
	expect(elsewhere).toEqual([]);
});

test("a new version waits until it is asked for, leaves open pages alone, and old ones are deleted", async ({
	context,
	page,
}) => {
	const { stop, publish, address } = await openHost();
	// Cache of a version of long ago.
	await page.goto(`${address}icon.svg`);
	const old = `square-control at ${address}-${"f".repeat(16)}`;
	await page.evaluate((name) => caches.open(name), old);
	const versions = () => page.evaluate(() => caches.keys());
	await page.goto(address);
	await kept(page);
	const [, ours] = await versions();
	expect(await versions()).toEqual([old, ours]);
	publish();

	const other = await context.newPage();
	await other.goto(address);
	await expect(other.locator("head#next")).toHaveCount(0);
	const told = "A new version of Square Control is ready.";
	// It comes when the page has nothing else to do, and every file is fetched first.
	await expect(other.getByText(told)).toBeVisible({ timeout: 60_000 });
	await other.getByRole("button", { name: "Reload the page" }).click();
	await expect(other.locator("head#next")).toHaveCount(1);
	await expect.poll(versions).toEqual([ours, old.replace(/f{16}$/, NEXT)]);

	await expect(page.getByText(told)).toBeVisible();
	await page.getByRole("link", { name: "About" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Square Control/ })).toBeVisible();
	stop();
	await other.reload();
	await expect(other.getByRole("grid", { name: "Chessboard" })).toBeVisible();
});

test("a new version that arrives while the engine is thinking does not interrupt it", async ({
	context,
	page,
}) => {
	test.slow();
	test.skip(!existsSync("dist/engine/19.0.0/engine.json"), "npm run engine has not fetched it");
	const wrong = complaints(page);
	const { stop, publish, address } = await openHost();
	await page.goto(address);
	await kept(page);
	const ask = async (pgn: string) => {
		await load(page, pgn);
		await tab(page, "Review").click();
		await page.getByRole("button", { name: "What decided the game?" }).click();
	};
	const accuracy = page.getByText(/^Accuracy: White \d+, Black \d+/);
	await ask("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
	await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
	publish();
	const other = await context.newPage();
	await other.goto(address);
	await other.getByRole("button", { name: "Reload the page" }).click({ timeout: 60_000 });
	await expect(other.locator("head#next")).toHaveCount(1);
	await expect(accuracy).toBeVisible({ timeout: 60_000 });
	await ask("1. f3 e5 2. g4 Qh4# 0-1");
	await expect(accuracy).toBeVisible({ timeout: 60_000 });
	expect(wrong).toEqual([]);
	stop();
});
