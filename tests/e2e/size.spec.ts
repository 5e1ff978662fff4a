// A larger board: by the grip at its corner, and by a slider in the settings.

import { expect, type Page } from "@playwright/test";
import { board, load, open, openSettings, rest, slider } from "./page.ts";
import { anew } from "./visit.ts";

const widthOf = async (page: Page) => (await board(page).boundingBox())?.width ?? 0;

anew(
	"dragging the grip enlarges the board, and nothing else changes until it is released",
	async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5 2. Nf3 Nc6");
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^0 of 4/);
		await expect(board(page).getByRole("status")).toContainText("Start position. White 22");
		await rest(page);
		const usual = await widthOf(page);
		const grip = page.locator(".grip");
		const at = await grip.boundingBox();
		if (at === null) throw new Error("There is no grip");
		const others = [page.locator(".counts"), page.locator(".aside"), page.locator(".slider")];
		const before = await Promise.all(others.map((one) => one.boundingBox()));
		await page.mouse.move(at.x + 6, at.y + 6);
		await page.mouse.down();
		await page.mouse.move(at.x + 16, at.y + 16);
		// Records every change that a render makes, but for the stretched elements.
		await page.evaluate(() => {
			const changed: string[] = [];
			Object.assign(window, { changed });
			new MutationObserver((all) => {
				for (const { target, type, attributeName } of all)
					if (!(target instanceof Element && target.matches(".board, .grip")))
						changed.push(
							`${target.nodeName} ${type} ${attributeName} of ${target.parentElement?.className}`,
						);
			}).observe(document.querySelector(".analysis") ?? document, {
				attributes: true,
				childList: true,
				characterData: true,
				subtree: true,
			});
		});
		await page.mouse.move(at.x + 66, at.y + 66, { steps: 20 });
		expect(await widthOf(page)).toBeCloseTo(usual + 60, 0);
		expect(await Promise.all(others.map((one) => one.boundingBox()))).toEqual(before);
		expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual(
			[],
		);
		await page.mouse.up();
		await expect(board(page)).toHaveCSS("transform", "none");
		await rest(page);
		const large = await widthOf(page);
		// Squares have whole pixels.
		expect(Math.abs(large - (usual + 60))).toBeLessThanOrEqual(8);
		await page.reload();
		await expect(page.getByRole("grid")).toBeVisible();
		await expect.poll(() => widthOf(page)).toBe(large);
	},
);

anew(
	"while a finger drags the size slider the board is stretched without a new layout",
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page);
		await load(page, "1. e4 e5 2. Nf3 Nc6");
		const usual = await widthOf(page);
		const settings = await openSettings(page);
		const size = settings.getByRole("slider", { name: "Board size" });
		const laid = () => board(page).evaluate((one) => (one as HTMLElement).offsetWidth);
		await size.scrollIntoViewIfNeeded();
		const at = await size.boundingBox();
		if (at === null) throw new Error("There is no slider");
		const middle = at.y + at.height / 2;
		await page.mouse.move(at.x + 8, middle);
		await page.mouse.down();
		await page.mouse.move(at.x + at.width / 2, middle, { steps: 10 });
		expect(await widthOf(page)).toBeGreaterThan(usual + 20);
		expect(await laid()).toBe(usual);
		await page.mouse.move(at.x + at.width - 2, middle, { steps: 10 });
		expect(await laid()).toBe(usual);
		await page.mouse.up();
		await expect(size).toHaveAttribute("aria-valuetext", "Largest");
		await expect.poll(laid).toBeGreaterThan(usual + 50);
		await expect(board(page)).toHaveCSS("transform", "none");
	},
);

for (const [name, width, height] of [
	["desk", 1440, 900],
	["projector", 1280, 720],
	["wide", 1920, 1080],
	["phone", 390, 844],
	["tablet held upright", 820, 1180],
] as const) {
	anew(
		`the size slider reaches the largest possible board on a ${name}, by keys`,
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			await open(page);
			await load(page, "1. e4 e5 2. Nf3 Nc6");
			const usual = await widthOf(page);
			const settings = await openSettings(page);
			const size = settings.getByRole("slider", { name: "Board size" });
			await size.focus();
			await page.keyboard.press("End");
			await expect(size).toHaveAttribute("aria-valuetext", "Largest");
			await rest(page);
			expect(await widthOf(page)).toBeGreaterThan(usual + 50);
			const { scrolls, rows } = await page.evaluate(() => ({
				scrolls: document.documentElement.scrollWidth > innerWidth,
				rows: [...document.querySelectorAll(".steps, .options, .slider")].map(
					(one) => one.getBoundingClientRect().bottom,
				),
			}));
			expect(scrolls).toBe(false);
			if (width > 768) for (const bottom of rows) expect(bottom).toBeLessThanOrEqual(height);
			await size.focus();
			await page.keyboard.press("Home");
			await rest(page);
			expect(await widthOf(page)).toBe(usual);
		},
	);
}
