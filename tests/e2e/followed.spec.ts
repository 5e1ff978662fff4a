// Tests what a followed address must not do, whoever named it: lead to another host, fill the
// memory, or show a page of another origin the content of a file.

import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";
import { paste } from "./page.ts";

test.use({ serviceWorkers: "allow" });

const GAME = '[White "Ann"]\n[Black "Bob"]\n[Result "*"]\n\n1. e4 e5 *\n';

async function listen(answer: RequestListener) {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	return { close, home: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A host of files that sends no headers of one's own, and what it does at some addresses. */
const openHost = (more: Readonly<Record<string, RequestListener>>) =>
	listen((request, response) => {
		const path = (request.url ?? "").replace(/\?.*/, "");
		const file = `dist${path === "/" ? "/index.html" : path}`;
		const special = more[path];
		if (special !== undefined) return void special(request, response);
		if (!existsSync(file)) return void response.writeHead(404).end();
		const type = MEDIA_TYPES[extname(file)] ?? "text/plain";
		response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
	});

const notices = (page: Page) => page.locator(".notices");
const moves = (page: Page) => page.getByRole("slider", { name: "Move" });

/** Waits until the service worker answers for the host. */
const ruled = (page: Page) =>
	page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller !== null) return;
		await new Promise((resolve) => {
			navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
		});
	});

/** Sends an address to the application as the system does when somebody shares it. */
const share = (page: Page, address: string) =>
	page.evaluate((url) => {
		const form = document.createElement("form");
		Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "./shared" });
		const field = Object.assign(document.createElement("input"), { name: "url", value: url });
		form.append(field);
		document.body.append(form);
		form.submit();
	}, address);

test("if one's own host redirects elsewhere, neither page nor service worker follows", async ({
	page,
}) => {
	const asked: string[] = [];
	const other = await listen(({ url, headers }, response) => {
		asked.push(`${url} of ${headers.origin}`);
		response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end(GAME);
	});
	const to = (Location: string): RequestListener => {
		return (_, response) => response.writeHead(302, { Location }).end();
	};
	const { home, close } = await openHost({
		"/away.pgn": to(`${other.home}secret.pgn`),
		"/moved.pgn": to("/live.pgn"),
		"/live.pgn": (_, response) => response.end(GAME),
		// Where somebody goes, and what a page shows, is asked by the browser itself.
		"/shop": to(`${other.home}shop`),
		"/away.svg": to(`${other.home}away.svg`),
	});
	const told = "redirects to another host, which is not allowed. Trying again.";
	const follow = async (address: string) => {
		await page.goto("about:blank");
		await page.goto(`${home}${address}`);
	};
	const picture = (address: string) =>
		page.evaluate(
			(src) =>
				new Promise((resolve) => {
					const image = new Image();
					image.onload = () => resolve("came");
					image.onerror = () => resolve("did not come");
					image.src = src;
				}),
			address,
		);

	for (const isRuled of [false, true]) {
		await test.step(isRuled ? "with the service worker" : "without it", async () => {
			await follow("");
			await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
			if (isRuled) await ruled(page);
			await follow("?follow=moved.pgn");
			await expect(notices(page)).toContainText("Followed from 127.0.0.1");
			await follow("?follow=away.pgn");
			await expect(notices(page)).toContainText(told);
			const controller = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
			if (isRuled) expect(await controller()).toBe(true);
			await follow("embed.html?follow=moved.pgn");
			await expect(moves(page)).toHaveAttribute("aria-valuemax", "2");
			await follow("embed.html?follow=away.pgn");
			await expect(page.locator(".live-sign")).toHaveAttribute(
				"title",
				/redirects to another host/,
			);
		});
	}
	await test.step("a redirect is not followed for a pasted or shared address", async () => {
		await follow("");
		await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
		await paste(page, `${home}away.pgn`);
		await expect(notices(page)).toContainText(told);
		await page.getByRole("button", { name: "Stop following" }).click();
		await share(page, `${home}away.pgn`);
		await expect(notices(page)).toContainText(told);
	});
	await test.step("the service worker follows no redirect either", async () => {
		expect(await picture("./away.svg")).toBe("did not come");
		expect(await picture("./icon.svg?unknown")).toBe("came");
		const [free, strict] = await page.evaluate(() =>
			Promise.all(
				["no-store", "default"].map((cache) =>
					fetch("./away.pgn", { cache: cache as RequestCache }).then(
						() => "came",
						() => "did not come",
					),
				),
			),
		);
		expect([free, strict]).toEqual(["did not come", "did not come"]);
	});
	expect(asked).toEqual([]);
	await test.step("navigating to an address still follows its redirect", async () => {
		await page.goto(`${home}shop`);
		expect(page.url()).toBe(`${other.home}shop`);
	});
	close();
	other.close();
});

/** As somebody does who comes back to the tab: then what is followed is asked for at once. */
const comeBack = (page: Page) =>
	page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

test("a file over 16 MB is given up, reported, and not requested again", async ({ page }) => {
	const asked: string[] = [];
	const megabyte = Buffer.alloc(1e6, " ");
	let sent = 0;
	/** A thousand times a megabyte, as long as it is taken. */
	const flood =
		(headers: Readonly<Record<string, string>>): RequestListener =>
		({ url = "" }, response) => {
			asked.push(url);
			sent = 0;
			response.writeHead(200, headers);
			const write = () => {
				while (!response.destroyed && sent < 1000) {
					sent++;
					if (!response.write(megabyte)) return;
				}
				response.end();
			};
			response.on("drain", write);
			write();
		};
	const bomb = gzipSync(Buffer.alloc(200e6, " "));
	const { home, close } = await openHost({
		"/huge.pgn": flood({ "Access-Control-Allow-Origin": "*" }),
		"/told.pgn": flood({ "Content-Length": "1000000000" }),
		"/bomb.pgn": ({ url = "" }, response) => {
			asked.push(url);
			response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb);
		},
	});
	const guest = await listen((_, response) => {
		response.setHeader("Content-Type", "text/html");
		response.end(
			`<!doctype html><link rel="icon" href="data:,">${`<square-control follow="${home}huge.pgn"></square-control>`.repeat(2)}<script src="${home}embed.js"></script>`,
		);
	});
	const told = "Files over 16 MB cannot be followed";
	/** Asked for once, and no more of it sent than two buffers hold. */
	const expectOnce = async (path: string) => {
		const before = asked.length;
		await comeBack(page);
		// The answer to this comes after the request that must not be made.
		await page.evaluate(() => fetch(location.href, { cache: "no-store" }).then(() => {}));
		expect(asked.filter((url) => url === path)).toHaveLength(1);
		expect(asked).toHaveLength(before);
		expect(sent).toBeLessThan(100);
		asked.length = 0;
	};
	await test.step("a file over 16 MB is given up in the application, however its size is sent", async () => {
		for (const path of ["/huge.pgn", "/told.pgn", "/bomb.pgn"]) {
			await page.goto(`${home}?follow=${path}`);
			await expect(notices(page)).toContainText(`${told}. 127.0.0.1`);
			expect(page.url()).not.toContain("follow");
			await expectOnce(path);
		}
		await ruled(page);
		await share(page, `${home}huge.pgn`);
		await expect(notices(page)).toContainText(told);
		await expectOnce("/huge.pgn");
	});
	await test.step("pasting its address again requests a large file once more", async () => {
		await paste(page, `${home}huge.pgn`);
		await expect.poll(() => asked.length).toBe(1);
		await expect(notices(page)).toContainText(told);
		await expectOnce("/huge.pgn");
		await notices(page).getByRole("button", { name: "Dismiss" }).click();
		await expect(notices(page)).not.toContainText(told);
	});
	await test.step("a file over 16 MB is given up in a frame", async () => {
		await page.goto(`${home}embed.html?follow=/huge.pgn`);
		await expect(page.locator(".live-sign")).toHaveText(told);
		await expectOnce("/huge.pgn");
	});
	await test.step("a file over 16 MB is given up in a page of somebody", async () => {
		await page.goto(guest.home);
		for (const index of [0, 1]) {
			await page.locator("square-control").nth(index).scrollIntoViewIfNeeded();
			const frame = page.frameLocator("square-control >> iframe").nth(index);
			await expect(frame.locator(".live-sign")).toHaveText(told);
		}
		await expectOnce("/huge.pgn");
	});
	close();
	guest.close();
});

/**
 * A page with a frame, to which it speaks as the element does, and which writes down all that it is
 * told.
 */
const framing = (src: string) => `<!doctype html><link rel="icon" href="data:,">
<iframe width="400" height="600" src="${src}"></iframe>
<script>
	window.heard = [];
	const frame = document.querySelector("iframe");
	frame.addEventListener("load", () => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => heard.push(data);
		window.order = (one) => port1.postMessage(one);
		frame.contentWindow.postMessage({ squareControl: 1 }, "*", [port2]);
	});
	addEventListener("message", ({ data }) => heard.push(data));
</script>`;

type Framing = { heard: { type: string }[]; order: (one: object) => void };

/** Of which types the news are that the page was told, each once. */
const typesHeard = (page: Page) =>
	page.evaluate(() => [
		...new Set((window as unknown as Framing).heard.map(({ type }) => type).sort()),
	]);

test("pages of another origin are not told the file that a frame follows", async ({ page }) => {
	const asHtml = { "Content-Type": "text/html" };
	const { home, close } = await openHost({
		"/live.pgn": (_, response) => response.end(GAME),
		"/own.html": (_, response) =>
			response.writeHead(200, asHtml).end(framing("embed.html?follow=live.pgn")),
	});
	const pages: Readonly<Record<string, string>> = {
		"/follows": framing(`${home}embed.html?follow=live.pgn`),
		"/hash": framing(`${home}embed.html#follow=live.pgn&pgn=1.+d4`),
		"/shows": framing(`${home}embed.html?pgn=1.+d4+d5`),
		"/element": `<!doctype html><link rel="icon" href="data:,">
<square-control src="${home}embed.html?follow=live.pgn"></square-control>
<script>
	window.heard = [];
	for (const type of ["ply", "load", "error"])
		document.addEventListener(type, (event) => "detail" in event && heard.push({ type }), true);
</script><script src="${home}embed.js"></script>`,
	};
	const guest = await listen(({ url = "" }, response) =>
		response.writeHead(200, asHtml).end(pages[url] ?? ""),
	);
	const board = page.frameLocator("iframe");
	const isAt = (ply: string) =>
		expect(board.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuenow", ply);
	const order = (one: object) =>
		page.evaluate((given) => (window as unknown as Framing).order(given), one);

	for (const path of ["follows", "hash"]) {
		await page.goto(`${guest.home}${path}`);
		await isAt("2");
		await order({ type: "back" });
		await isAt("1");
		await order({ type: "load", text: "no chess" });
		await expect(board.getByRole("alert")).toContainText("Expected a tag or a move");
		await order({ type: "set", name: "square", value: "e4" });
		await expect(board.locator(".embed-why")).toBeVisible();
		expect(await typesHeard(page), path).toEqual(["here", "size"]);
	}
	await page.goto(`${guest.home}element`);
	await isAt("2");
	await expect(page.locator("square-control >> iframe")).toHaveCSS("opacity", "1");
	expect(await typesHeard(page)).toEqual([]);

	await page.goto(`${guest.home}shows`);
	await isAt("0");
	await order({ type: "next" });
	await isAt("1");
	await expect.poll(() => typesHeard(page)).toEqual(["here", "load", "ply", "size"]);

	await page.goto(`${home}own.html`);
	await isAt("2");
	await expect.poll(() => typesHeard(page)).toEqual(["here", "load", "ply", "size"]);
	close();
	guest.close();
});
