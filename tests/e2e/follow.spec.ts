// Boards that follow a game while it is played: in pages of another origin, which ask for the file
// themselves, and in frames on their own.

import { expect, type Frame, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { Host, scriptFor } from "./host.ts";
import { complaints, dragSquare, expectMark, expectOn, load, open } from "./page.ts";
import { anew } from "./visit.ts";

const host = new Host();
test.beforeAll(() => host.open());
test.afterAll(() => host.close());

const pgn = (moves: string) => `[White "Ann"]\n[Black "Bob"]\n[Result "*"]\n\n${moves} *\n`;

/** Answers for the file, wherever it is asked for. */
async function serveFile(page: Page) {
	const file = { moves: "1. e4 e5", asked: 0 };
	await page.route(/^[^?]*\/live\.pgn$|^https:\/\/lichess\.org\//, async (route) => {
		file.asked++;
		await route.fulfill({
			body: pgn(file.moves),
			contentType: "application/x-chess-pgn",
			headers: { "Access-Control-Allow-Origin": "*" },
		});
	});
	return file;
}

/** As somebody does who comes back to the tab: then the file is asked for at once. */
const comeBack = (page: Page) =>
	page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const boards = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());
const moves = (frame: Frame) => frame.getByRole("slider", { name: "Move" });

async function expectAll(page: Page, now: number, most: number): Promise<void> {
	for (const frame of boards(page)) {
		await expect(moves(frame)).toHaveAttribute("aria-valuemax", String(most));
		await expect(moves(frame)).toHaveAttribute("aria-valuenow", String(now));
	}
}

for (const { name, html, isAsked } of [
	{
		name: "four elements of a page ask once for all",
		html: '<square-control follow="./live.pgn" moves="none"></square-control>'.repeat(4),
		isAsked: true,
	},
	{
		name: "four frames of a page ask once for all",
		html: '<iframe width="400" height="500" src="EMBED?follow=live.pgn"></iframe>'.repeat(4),
		// They are waited for.
		isAsked: false,
	},
]) {
	anew(
		`${name}: new moves appear, and a viewer who stepped back stays until they press Live`,
		async ({ page, baseURL }) => {
			const found = complaints(page);
			const file = await serveFile(page);
			const embed = new URL("embed.html", baseURL).href;
			await host.visit(page, (response) => {
				response.end(
					`<!doctype html><link rel="icon" href="data:,"><style>body { display: grid; grid-template-columns: 1fr 1fr }</style><body>${html.replaceAll("EMBED", embed)}${scriptFor(baseURL)}`,
				);
			});
			await expect.poll(() => boards(page).length).toBe(4);
			await expectAll(page, 2, 2);
			const [first, ...others] = boards(page);
			if (first === undefined) throw new Error("There is no board");
			await expect(first.getByText("Live", { exact: true })).toBeVisible();

			await moves(first).press("Home");
			const before = file.asked;
			const since = Date.now();
			file.moves = "1. e4 e5 2. Nf3";
			if (isAsked) await comeBack(page);
			for (const frame of others) {
				await expect(moves(frame)).toHaveAttribute("aria-valuenow", "3");
			}
			// Once in five seconds, and what somebody who comes back asks; four that ask for themselves
			// would be over that at once.
			expect(file.asked - before).toBeLessThanOrEqual((Date.now() - since) / 5000 + 2);
			await expect(moves(first)).toHaveAttribute("aria-valuemax", "3");
			await expect(moves(first)).toHaveAttribute("aria-valuenow", "0");
			await first.getByRole("button", { name: "Live: go to the newest move" }).click();
			await expectAll(page, 3, 3);
			expect(found).toEqual([]);
		},
	);
}

const toNewest = (page: Page) => page.getByRole("button", { name: "Live: go to the newest move" });

anew(
	"the application follows a game without losing the visitor's work, and Live shows the newest move",
	async ({ page }) => {
		const found = complaints(page);
		const file = await serveFile(page);
		const list = page.locator(".move");
		const notices = page.locator(".notices");
		await open(page);
		await load(page, "1. d4 d5");

		await test.step("the address of a file on the same host starts at once, and the earlier game can be reopened", async () => {
			await page.goto("./?follow=live.pgn");
			await expect(list).toHaveText(["e4", "e5"]);
			await expect(notices.getByText("Live", { exact: true })).toBeVisible();
			await expect(notices).toContainText("Followed from 127.0.0.1");
			await expect(notices.getByRole("button", { name: "Undo" })).toBeVisible();
		});
		await test.step("a viewer at the newest move follows it, and one who stepped back stays", async () => {
			file.moves = "1. e4 e5 2. Nf3";
			await comeBack(page);
			await expectOn(page, "f3", "white knight");
			await page.keyboard.press("ArrowLeft");
			await expectOn(page, "f3", "empty");
			file.moves = "1. e4 e5 2. Nf3 Nc6";
			await comeBack(page);
			await expect(list).toHaveCount(4);
			await expectOn(page, "f3", "empty");
			await expectAccessible(page, "both themes");
			await toNewest(page).click();
			await expectOn(page, "c6", "black knight");
			file.moves = "1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5";
			await comeBack(page);
			await expectMark(page, 6, 6);
		});
		await test.step("opening another screen does not end following, and the address names the game again", async () => {
			await page.keyboard.press("e");
			await expect(page.getByRole("button", { name: "Use this position" })).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page).toHaveURL(/follow=live\.pgn$/);
			await expect(notices).toContainText("Followed from 127.0.0.1");
		});
		await test.step("playing a move ends following with a notice, and Undo resumes it", async () => {
			await dragSquare(page, "f1", "b5");
			await expect(notices).toContainText("You have changed the game from 127.0.0.1");
			expect(page.url()).not.toContain("follow");
			file.moves = "1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4";
			await comeBack(page);
			await toNewest(page).click();
			await expectOn(page, "d4", "white pawn");
			expect(page.url()).toContain("follow=live.pgn");
			await notices.getByRole("button", { name: "Undo" }).click();
			await expectOn(page, "b5", "white bishop");
		});
		await test.step("after Stop following no request is sent", async () => {
			await page.getByRole("button", { name: "Stop following" }).click();
			await expect(notices).not.toContainText("the game from");
			const before = file.asked;
			await comeBack(page);
			await expectOn(page, "b5", "white bishop");
			expect(file.asked).toBe(before);
			expect(page.url()).not.toContain("follow");
		});
		await test.step("another host is asked only after a press", async () => {
			const before = file.asked;
			await page.goto("./?follow=https://lichess.org/broadcast/open/round-4/abcd1234");
			const dialog = page.getByRole("dialog", { name: "Follow a game" });
			await expect(dialog).toContainText("https://lichess.org/api/broadcast/round/abcd1234.pgn");
			await expectAccessible(page);
			expect(file.asked).toBe(before);
			await expect(dialog.getByRole("button", { name: "Follow" })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(notices).toContainText("Followed from lichess.org");
			await expectOn(page, "d4", "white pawn");
		});
		await test.step("a host that the build does not name is not asked, and that is said", async () => {
			await page.goto("./?follow=https://games.example/live.pgn");
			await expect(page.getByRole("alert").first()).toContainText(
				"games.example can’t be followed from here",
			);
			expect(page.url()).not.toContain("follow");
		});
		expect(found).toEqual([]);
		await test.step("a missing file is reported, and nothing is called live", async () => {
			await page.goto("./?follow=nowhere.pgn");
			await expect(notices).toContainText("has no such file (status 404)");
			await expect(notices).not.toContainText("Live");
		});
	},
);

anew("the stream overlay says why no game comes, until one does", async ({ page }) => {
	const note = page.locator(".overlay-note");
	const overlay = (query: string) => page.goto(`./embed.html?layout=overlay${query}`);
	await overlay("");
	await expect(note).toHaveText(/^No game yet: .*no follow= and no pgn=/);
	await overlay("&follow=https://elsewhere.example/game.pgn");
	await expect(note).toHaveText(/elsewhere\.example can’t be followed from here/);
	await overlay("&pgn=nothing");
	await expect(note).toHaveText(/^No game yet: /);
	await overlay("&follow=gone.pgn");
	await expect(note).toHaveText(/has no such file \(status 404\)/);
	const box = await note.boundingBox();
	const board = await page.locator(".overlay").boundingBox();
	expect(box?.width).toBeLessThanOrEqual(board?.width ?? 0);
	expect(box?.height).toBeLessThanOrEqual((board?.height ?? 0) / 8);

	let body = "<!doctype html>";
	await page.route(/\/late\.pgn$/, (route) => route.fulfill({ body }));
	await overlay("&follow=late.pgn");
	await expect(note).toHaveText(/leads to a page/);
	body = pgn("1. e4 e5");
	await comeBack(page);
	await expect(page.locator(".overlay-name")).toHaveText(["Bob", "Ann"]);
	await expect(note).toHaveCount(0);
});

anew(
	"a page of one's own can show the stream overlay from another host",
	async ({ page, baseURL }) => {
		const found = complaints(page);
		await serveFile(page);
		await page.setViewportSize({ width: 1280, height: 720 });
		await host.visit(page, (response) => {
			response.end(`<!doctype html><link rel="icon" href="data:,"><meta name="color-scheme" content="light dark">
			<style>html, body, square-control { display: block; height: 100%; margin: 0; overflow: hidden }</style>
			${scriptFor(baseURL)}<square-control layout="overlay" fixed follow="live.pgn"></square-control>`);
		});
		const frame = page.frameLocator("square-control >> iframe");
		await expect(frame.locator(".overlay-name")).toHaveText(["Bob", "Ann"]);
		await expect
			.poll(async () => (await frame.locator(".overlay").boundingBox())?.height)
			.toBeGreaterThan(690);
		await expect(page.locator("square-control iframe")).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew(
	"the stream overlay shows names, clocks and counts on a transparent ground, at its scale, without buttons",
	async ({ page }) => {
		const found = complaints(page);
		const file = await serveFile(page);
		file.moves = "1. e4 {[%clk 1:30:00]} e5 {[%clk 0:09:07]}";
		const overlay = page.locator(".overlay");
		const counts = page.locator(".overlay-counts > span");
		for (const { width, height, scale } of [
			{ width: 1920, height: 1080, scale: 1 },
			{ width: 1280, height: 720, scale: 0.5 },
		]) {
			await page.setViewportSize({ width, height });
			await page.goto(`./embed.html?layout=overlay&theme=dark&follow=live.pgn&scale=${scale}`);
			await expect(page.locator(".overlay-player")).toHaveText(["Bob9:07", "Ann1:30:00"]);
			await expect
				.poll(async () => {
					const box = await overlay.boundingBox();
					return box !== null && box.x === 0 && box.y === 0 && box.height / (height * scale);
				})
				.toBeGreaterThan(0.97);
			const { height: all } = (await overlay.boundingBox()) ?? { height: 0 };
			expect(all).toBeLessThanOrEqual(height * scale);
		}
		const shares = (await counts.allTextContents()).map((text) => Number.parseInt(text, 10) || 0);
		expect(shares.reduce((sum, share) => sum + share, 0)).toBe(64);
		const widths = await counts.evaluateAll((parts) => parts.map((part) => part.clientWidth));
		expect(widths.indexOf(Math.max(...widths))).toBe(shares.indexOf(Math.max(...shares)));
		await expect(
			page.locator("a, button, input, select, [tabindex='0']:not([inert] *)"),
		).toHaveCount(0);
		const grounds = await page.evaluate(() =>
			[document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
		);
		expect(grounds).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);

		file.moves = "1. e4 {[%clk 1:30:00]} e5 {[%clk 0:09:07]} 2. Nf3 {[%clk 1:29:58]}";
		await comeBack(page);
		await expect(page.locator(".overlay-clock")).toHaveText(["9:07", "1:29:58"]);
		await expectOn(page, "f3", "white knight");
		expect(found).toEqual([]);
	},
);
