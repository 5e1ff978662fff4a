// The application without a network, and the change from one version to the next.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { filesIn } from "../../scripts/offline.mjs";
import { open } from "./page.ts";

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

const TYPES: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
};

test("what another application shares is opened, once", async ({ page }) => {
	await open(page);
	await kept(page);
	await page.evaluate(() => {
		const form = document.createElement("form");
		form.method = "post";
		form.enctype = "multipart/form-data";
		form.action = "./shared";
		const text = document.createElement("textarea");
		text.name = "text";
		text.value = "1. d4 Nf6 2. c4";
		form.append(text);
		document.body.append(form);
		form.submit();
	});
	await expect(page.locator(".move")).toHaveText(["d4", "Nf6", "c4"]);
	await expect(page).toHaveURL(/\/$/);
	await page.getByRole("button", { name: "Reset Board" }).click();
	await page.reload();
	await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
	await expect(page.locator(".move")).toHaveCount(0);
});

test("what is kept is at most a megabyte on its way", () => {
	const sizes = filesIn("dist").map(({ url }) => gzipSync(readFileSync(`dist/${url}`)).length);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});

/** What a regular expression finds first in a text. */
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? "";

/** The service worker of a next version: another front page, and the page of texts is gone. */
function nextWorker(script: string): string {
	const version = found(/precache:`(\w{16})`/, script);
	const frontPage = found(/`index\.html`,revision:`(\w{16})`/, script);
	const about = found(/({url:`static\/js\/AboutScreen\.[\w-]+\.js`,revision:null},)/, script);
	return script
		.replace(version, "0".repeat(16))
		.replace(frontPage, "0".repeat(16))
		.replace(about, "");
}

/** A host that has the application below an address of its own, and publishes a next version when asked to. */
async function openHost() {
	let isNext = false;
	const server = createServer(({ url = "" }, response) => {
		const name = url.replace(/^\/deep\/down\//, "").replace(/\?.*/, "") || "index.html";
		const file = `dist/${name}`;
		const isThere = existsSync(file) && !(isNext && /AboutScreen.*js$/.test(name));
		const plain = isThere ? readFileSync(file) : "";
		const isChanged = isNext && ["index.html", "sw.js"].includes(name);
		const next =
			name === "sw.js" ? nextWorker : (html: string) => html.replace("<head>", "<head id='next'>");
		const type = TYPES[extname(name)] ?? "text/plain";
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

/** What is saved at the press of a button. */
async function saved(page: Page, button: string): Promise<Buffer> {
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: button }).click();
	const parts: Buffer[] = [];
	for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

test("after one visit everything works when there is no server any more", async ({ page }) => {
	const { address, stop } = await openHost();
	const board = page.getByRole("grid", { name: "Chessboard" });
	await page.goto(address);
	await expect(board).toBeVisible();
	await kept(page);
	stop();
	let link = "";

	await test.step("the board, a sample, lenses, answers, a reload", async () => {
		await page.goto(address);
		await page.getByRole("button", { name: /1858/ }).click();
		await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
		await page.keyboard.press("End");
		for (const lens of ["strength", "tension", "pieces"]) {
			await page.getByLabel("Lens").selectOption(lens);
		}
		await expect(page.locator('[role=gridcell][aria-label*="loose"]').first()).toBeAttached();
		await page.getByRole("button", { name: "Review" }).click();
		await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
		await page.reload();
		await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
	});
	await test.step("a link, a picture, a film", async () => {
		await page.getByRole("button", { name: "Share" }).last().click();
		const field = page.getByLabel("Link to what you see");
		await expect(field).toHaveValue(/#g=1\./);
		link = await field.inputValue();
		expect((await saved(page, "Save Picture")).subarray(1, 4).toString()).toBe("PNG");
		const film = page.getByRole("group", { name: "Film" });
		await film.getByLabel("Width").selectOption("320");
		await film.getByLabel("to ply").fill("2");
		expect((await saved(page, "Save Film")).subarray(0, 4).toString()).toBe("GIF8");
	});
	await test.step("the other pages", async () => {
		await page.goto(`${address}about`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator("main canvas").first()).toBeVisible();
		await page.goto(`${address}licences`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Licences");
		await page.goto(`${address}nowhere/at/all`);
		await expect(page.getByRole("link", { name: /board/i }).first()).toBeVisible();
	});
	await test.step("a file of one's own", async () => {
		await page.goto(`${address}analysisBoard#games`);
		const buffer = Buffer.from('[White "Anna"]\n\n1. e4 e5 *\n\n[White "Boris"]\n\n1. d4 d5 *\n');
		await page.getByLabel("Choose files").setInputFiles({ name: "club.pgn", mimeType: "", buffer });
		await expect(page.getByText("2 games were read.")).toBeVisible();
		await page.getByRole("button", { name: /^Boris –/ }).click();
		await expect(page.locator(".move")).toHaveText(["d4", "d5"]);
	});
	await test.step("a link by itself, in a new tab", async () => {
		const other = await page.context().newPage();
		await other.goto(link);
		await expect(other.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuenow",
			"33",
		);
		await other.close();
	});
	await test.step("boards in a page of one's own", async () => {
		await page.goto(`${address}demo`);
		const frame = page.frameLocator("square-control >> iframe").first();
		await expect(frame.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuenow",
			"47",
		);
	});
});

test("a new version waits until it is asked for, and leaves open pages their own", async ({
	context,
	page,
}) => {
	const { stop, publish, address } = await openHost();
	await page.goto(address);
	await kept(page);
	publish();

	const other = await context.newPage();
	await other.goto(address);
	await expect(other.locator("head#next")).toHaveCount(0);
	const told = "A new version of Square Control is out.";
	// It comes when the page has nothing else to do, and every file is fetched first.
	await expect(other.getByText(told)).toBeVisible({ timeout: 60_000 });
	await other.getByRole("button", { name: "Reload the page" }).click();
	await expect(other.locator("head#next")).toHaveCount(1);

	await expect(page.getByText(told)).toBeVisible();
	await page.getByRole("link", { name: "About" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /Square Control/ })).toBeVisible();
	stop();
	await other.reload();
	await expect(other.getByRole("grid", { name: "Chessboard" })).toBeVisible();
});
