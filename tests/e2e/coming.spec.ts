// Games that come while a lesson is open, in any way: one notice asks where they go.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints, load, open, panelOf, paste, tab } from "./page.ts";
import { anew } from "./visit.ts";

const LESSON = '[White "Ann"]\n\n1. e4 e5 *\n\n[White "Ben"]\n\n1. d4 d5 *';
const GAME = '[White "Adams"]\n[Black "Torre"]\n[Date "1920.??.??"]\n\n1. e4 e5 2. Nf3 d6 *';

const question = (page: Page) => page.locator(".coming");
const chapters = (page: Page) =>
	page.getByRole("region", { name: "Chapters" }).getByRole("listitem");

for (const [width, height] of [
	[1440, 900],
	[820, 1180],
	[390, 844],
] as const)
	anew(
		`a pasted game becomes a chapter by Enter, or leaves by Escape (${width})`,
		async ({ page }) => {
			const said = complaints(page);
			await page.setViewportSize({ width, height });
			await open(page);
			await load(page, LESSON);
			await tab(page, "Edit").click();
			await expect(chapters(page)).toHaveCount(2);
			await paste(page, GAME);
			await expect(question(page)).toContainText("A game was pasted: Adams – Torre, 1920");
			await expect(page.getByRole("button", { name: "Add as chapter 3" })).toBeFocused();
			await expect(chapters(page)).toHaveCount(2);
			await expectAccessible(page);
			await page.keyboard.press("Escape");
			await expect(question(page)).toHaveCount(0);
			await expect(panelOf(page, "Edit")).toBeVisible();
			await paste(page, `${GAME}\n\n${GAME}`);
			await expect(question(page)).toContainText(
				"2 games were pasted: Adams – Torre, 1920 and 1 more",
			);
			await expect(page.getByRole("button", { name: "Add as chapters 3 to 4" })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(chapters(page)).toHaveCount(4);
			await expect(question(page)).toHaveCount(0);
			expect(said).toEqual([]);
		},
	);

anew("a sample waits beside a lesson too, and opens in its place at its move", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("l");
	await page.getByRole("button", { name: /1985/ }).click();
	await expect(question(page)).toContainText(
		"A game was chosen: Anatoly Karpov – Garry Kasparov, 1985",
	);
	await page.getByRole("button", { name: "Open instead" }).click();
	await expect(page.getByRole("status").filter({ hasText: "closed" })).toContainText(
		"Sample opened. The 2 chapters that were open have been closed.",
	);
	await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuetext", /Nd3/);
});

anew(
	"the text in the Open box was opened, so the box is empty and a file can be chosen",
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page);
		await load(page, LESSON);
		const box = page.locator("#load-text");
		await page.keyboard.press("l");
		await expect(box).toHaveValue("");
		await box.focus();
		await page.keyboard.type("nothing of the kind");
		await page.getByRole("button", { name: "Load" }).click();
		await expect(page.locator("#problem")).not.toBeEmpty();
		await expect(box).toHaveValue("nothing of the kind");
		await box.fill(GAME);
		await page.getByRole("button", { name: "Load" }).click();
		await expect(question(page)).toContainText("Adams");
		await page.keyboard.press("Escape");
		await page.keyboard.press("l");
		await expect(box).toHaveValue("");
		await expect(page.getByText("Choose a file")).toBeVisible();
	},
);
