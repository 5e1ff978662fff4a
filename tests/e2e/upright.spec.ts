// Tablets held upright: the list of moves has two columns that are pages.

import { expect, type Page } from "@playwright/test";
import { begin, load, slider } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const TABLET = { width: 820, height: 1180 };

const LONG = Array.from({ length: 60 }, (_, move) =>
	move % 2 === 0 ? `${move + 1}. Nf3 Nf6` : `${move + 1}. Ng1 Ng8`,
).join(" ");

/** The numbers of the rows that are wholly in sight, in their order. */
const rowsInSight = (page: Page) =>
	page.locator(".move-list").evaluate((list) => {
		const box = list.getBoundingClientRect();
		return [...list.querySelectorAll("tr")].flatMap((row) => {
			const { left, right, height } = row.getBoundingClientRect();
			const isInSight = height > 0 && left > box.left - 2 && right < box.right + 2;
			return isInSight ? [Number(row.querySelector("th")?.textContent)] : [];
		});
	});

const counted = (from: number, rows: readonly number[]) => rows.map((_, index) => from + index);

describeVisit("a tablet held upright", () => {
	visit(
		"on an upright tablet two pages of moves follow the game, with the changes beside the board",
		async ({ page }) => {
			await begin(page);
			await page.setViewportSize(TABLET);
			await load(page, LONG);
			await slider(page).focus();
			await page.keyboard.press("Home");
			const first = await rowsInSight(page);
			expect(first.length).toBeGreaterThan(20);
			expect(first).toEqual(counted(1, first));

			const last = first.at(-1) ?? 0;
			for (let ply = 0; ply < 2 * last + 2; ply += 1) await page.keyboard.press("ArrowRight");
			await expect(page.locator(".move[aria-current]")).toBeInViewport();
			await expect.poll(async () => (await rowsInSight(page))[0]).toBe(last + 1);
			const second = await rowsInSight(page);
			expect(second).toEqual(counted(last + 1, second));
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);

			// So does a wheel.
			await slider(page).focus();
			await page.keyboard.press("Home");
			await expect.poll(async () => (await rowsInSight(page))[0]).toBe(1);
			await page.locator(".move-list").hover();
			await page.mouse.wheel(0, 120);
			await expect.poll(async () => (await rowsInSight(page))[0]).toBeGreaterThan(5);
			await page.mouse.wheel(0, -120);
			await expect.poll(async () => (await rowsInSight(page))[0]).toBe(1);

			// The changes by the move stand beside the board, over the legend.
			await page.keyboard.press("ArrowRight");
			const said = page.locator(".analysis > .changes");
			await expect(said).toContainText("1.Nf3:");
			const [box, legend] = [await said.boundingBox(), await page.locator(".counts").boundingBox()];
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((legend?.y ?? 0) + 1);
		},
	);
});
