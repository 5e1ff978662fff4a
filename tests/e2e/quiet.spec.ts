// Z leaves the board and the moves alone; nothing moves meanwhile.

import { expect } from "@playwright/test";
import { board, load, open, rest, tab } from "./page.ts";
import { anew } from "./visit.ts";

anew(
	"Z hides everything but board and moves, which stay in place, and Z or Escape brings it back",
	async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5 2. Nf3 Nc6");
		await rest(page);
		const before = await board(page).boundingBox();
		const header = page.locator("header.header");
		const legend = page.locator(".counts");
		const seen = [header, legend, page.locator(".options"), tab(page, "Review")];
		for (const again of ["z", "Escape"]) {
			await page.keyboard.press("z");
			for (const one of seen) await expect(one).toBeHidden();
			await expect(page.locator(".move").first()).toBeVisible();
			expect(await board(page).boundingBox()).toEqual(before);
			await page.keyboard.press("ArrowLeft");
			await page.keyboard.press(again);
			for (const one of seen) await expect(one).toBeVisible();
		}
		// Another page is whole.
		await page.keyboard.press("z");
		await expect(header).toBeHidden();
		await page.keyboard.press("e");
		await expect(header).toBeVisible();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog")).toContainText("Show only the board and moves");
	},
);
