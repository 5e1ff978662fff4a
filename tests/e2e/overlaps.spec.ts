// Words and controls that would lie over each other, or be cut, in windows of many sizes.

import { expect, type Locator, type Page } from "@playwright/test";
import { play } from "./keyboard.ts";
import { load, open, openRow, openSettings, rest, slider, tab } from "./page.ts";
import { overlapping } from "./roomFor.ts";
import { anew } from "./visit.ts";

const GAME = `[White "Anna"]
[Black "Ben"]

1. e4 e5 2. Nf3 {[%eval 0.35]} Nc6 3. Bc4 {[%eval 0.31]} Bc5 {[%eval 0.33]} *`;

async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (box === null) throw new Error("It is not on the screen");
	return box;
}

async function largestBoard(page: Page): Promise<void> {
	const settings = await openSettings(page);
	await settings.getByRole("slider", { name: "Board size" }).focus();
	await page.keyboard.press("End");
	await page.keyboard.press("Escape");
}

anew(
	"the name of the move has room beside Undo, whatever the size of the board",
	async ({ page }) => {
		await open(page);
		await load(page, GAME);
		await page.keyboard.press("End");
		for (const isLargest of [false, true]) {
			if (isLargest) await largestBoard(page);
			for (const hasHistory of [false, true]) {
				if (hasHistory) await play(page, "d2d3");
				for (const [width, height] of [
					[1440, 900],
					[1100, 700],
					[1280, 720],
					[1920, 1080],
					[844, 390],
				] as const) {
					await page.setViewportSize({ width, height });
					await rest(page);
					const found = await overlapping(page);
					expect(found, `${width}x${height} ${isLargest} ${hasHistory}`).toEqual([]);
				}
				await page.setViewportSize({ width: 1440, height: 900 });
			}
		}
	},
);

anew("while presenting, the engine's value stands beside the menu of views", async ({ page }) => {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
	});
	await open(page);
	await load(page, GAME);
	await page.keyboard.press("End");
	await page.keyboard.press("p");
	await expect(page.getByRole("region", { name: "Presentation" })).toBeFocused();
	for (const [width, height] of [
		[1440, 900],
		[1100, 700],
	] as const) {
		await page.setViewportSize({ width, height });
		await rest(page);
		await expect(page.locator(".evaluation")).toBeVisible();
		expect(await overlapping(page)).toEqual([]);
	}
});

anew("the menu of views never covers the counts, whatever its text", async ({ page }) => {
	await open(page);
	await load(page, GAME);
	await page.keyboard.press("ArrowRight");
	const menu = page.locator(".lens select");
	for (const [width, height] of [
		[1440, 900],
		[1100, 700],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const title of ["Control", "White only"]) {
			await menu.selectOption(title);
			await rest(page);
			const edges = await page
				.locator(".counts .change")
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
			const { x, width: shown } = await boxOf(menu);
			expect(Math.max(...edges)).toBeLessThanOrEqual(x + 1);
			// Nor is it cut.
			const whole = await menu.evaluate((one) => {
				one.style.cssText = "position: absolute; max-width: none";
				const { width } = one.getBoundingClientRect();
				one.style.cssText = "";
				return width;
			});
			expect(shown).toBeCloseTo(whole, 0);
		}
		await menu.selectOption("Control");
	}
});

anew("checkboxes have one size, however long their labels", async ({ page }) => {
	await open(page);
	await load(page, GAME);
	const boxes = (await openSettings(page)).getByRole("checkbox");
	await expect(boxes.first()).toBeVisible();
	const widths = await boxes.evaluateAll((all) =>
		all.map((one) => one.getBoundingClientRect().width),
	);
	expect(new Set(widths).size).toBe(1);
});

anew(
	"while presenting, a lesson without players and its chapter are each named once",
	async ({ page }) => {
		await page.addInitScript(() => {
			Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
		});
		const chapter = (name: string) =>
			`[Event "The isolated pawn"]\n[StudyName "The isolated pawn"]\n${name}\n\n1. d4 d5 *`;
		await open(page);
		await load(page, [chapter('[ChapterName "Blockade"]'), chapter("")].join("\n\n"));
		await page.keyboard.press("p");
		await expect(page.getByRole("region", { name: "Presentation" })).toBeFocused();
		const named = (name: string) =>
			page
				.locator(".game-line p, .present-lesson, .present-chapter")
				.filter({ hasText: name, visible: true });
		await expect(named("Blockade")).toHaveCount(1);
		await expect(named("The isolated pawn")).toHaveCount(1);
		await page.keyboard.press("n");
		await expect(page.locator(".present-chapter")).toHaveText("Chapter 2 of 2");
		await expect(named("The isolated pawn")).toHaveCount(1);
	},
);

anew(
	"a tab's accessible name is its visible text, followed by what its badge means",
	async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 *");
		const review = tab(page, "Review");
		await expect(review.locator(".badge")).toBeVisible();
		const name = (await review.getAttribute("aria-label")) ?? "";
		expect(name.startsWith((await review.innerText()).replace(/\s+/g, " "))).toBe(true);
	},
);

anew.describe("by touch", () => {
	anew.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

	anew(
		"on a phone a swipe up from the timeline does not change the move, while a tap and a drag do",
		async ({ page }) => {
			await open(page);
			await load(page, GAME);
			const { x, y, width, height } = await boxOf(slider(page));
			const middle = { x: x + width / 2, y: y + height / 2 };
			const client = await page.context().newCDPSession(page);
			const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx = 0, dy = 0) =>
				client.send("Input.dispatchTouchEvent", {
					type,
					touchPoints: type === "touchEnd" ? [] : [{ x: middle.x + dx, y: middle.y + dy }],
				});
			await touch("touchStart");
			for (let by = 5; by <= 60; by += 5) await touch("touchMove", 0, -by);
			await touch("touchEnd");
			await rest(page);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^0 of 6/);
			await page.evaluate(() => window.scrollTo(0, 0));
			await touch("touchStart");
			for (let by = 5; by <= 60; by += 5) await touch("touchMove", -by, 0);
			await touch("touchEnd");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^2 of 6/);
			await touch("touchStart");
			await touch("touchEnd");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^3 of 6/);
		},
	);

	anew("on a phone what a row of Share opens is scrolled into sight", async ({ page }) => {
		await open(page);
		await load(page, GAME);
		await tab(page, "Share").tap();
		await openRow(page, "Picture");
		const row = page.getByRole("region", { name: "Picture" });
		await expect(row.locator(".export-body :is(input, select, button)").first()).toBeInViewport();
		const sheet = await boxOf(page.locator(".side-panel-body"));
		const first = await boxOf(row.locator(".export-body :is(input, select, button)").first());
		expect(first.y + first.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1);
	});
});
