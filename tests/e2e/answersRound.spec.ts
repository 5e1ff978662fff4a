// A round that is made of an answer: each question leads to its game and back, and the round leads
// back to the answer as it stood.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { dropGames, hanging, withoutEngine } from "./games.ts";
import { complaints, open } from "./page.ts";
import { anew } from "./visit.ts";

const question = (page: Page) => page.getByRole("heading", { name: /pieces hang\?$/ });
const game = (page: Page) =>
	page.getByRole("link", { name: /^Opponent \d+ – Brandt, Nadja, [A-Z][a-z]+ 2026, 5\.\.\.dxe5$/ });

/** The answer is open, with the games that it had. */
async function expectAnswer(page: Page): Promise<void> {
	await expect(hanging(page)).toHaveAttribute("aria-expanded", "true");
	await expect(page.getByRole("list", { name: "Pieces you left hanging" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Practise these" })).toBeFocused();
}

anew(
	"a question of a round opens its game at the move, and the round continues afterwards",
	async ({ page }) => {
		const found = complaints(page);
		await withoutEngine(page);
		await open(page);
		await dropGames(page);
		await hanging(page).press("Enter");
		await page.getByRole("button", { name: "Practise these" }).press("Enter");
		await expect(question(page)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Answer" }).click();
		await expect(page.getByRole("heading", { name: /^0 right/ })).toBeVisible();
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByRole("img", { name: /^Question 2 of/ })).toBeVisible();
		await page.getByRole("button", { name: "Answer" }).click();
		await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
		await game(page).press("Enter");
		await expect(page.getByText("From a round of Practise.")).toBeVisible();
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuetext",
			"10 of 20, dxe5",
		);
		await page.getByRole("button", { name: "Back to the question" }).click();
		await expect(page.getByRole("img", { name: /^Question 2 of/ })).toBeVisible();
		// It is answered still.
		await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
		await page.reload();
		await expect(game(page)).toBeVisible();
		await page.getByRole("link", { name: "Back to the insights" }).click();
		await expect(page.getByRole("tab", { name: "Insights" })).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew("a round leads back to the answer it came from, also at its end", async ({ page }) => {
	await withoutEngine(page);
	await open(page);
	await dropGames(page);
	await hanging(page).press("Enter");
	const practise = page.getByRole("button", { name: "Practise these" });
	await practise.press("Enter");
	await expect(question(page)).toBeVisible();
	await page.goBack();
	await expectAnswer(page);
	await practise.press("Enter");
	await page.getByRole("link", { name: "Back to the insights" }).press("Enter");
	await expectAnswer(page);
	await practise.press("Enter");
	for (let place = 1; place <= 10; place++) {
		await expect(page.getByRole("img", { name: `Question ${place} of 10` })).toBeVisible();
		await page.getByRole("button", { name: "Answer" }).click();
		await page.getByRole("button", { name: "Next" }).click();
	}
	await expect(page.getByRole("heading", { name: /points$/ })).toBeVisible();
	await page.getByRole("link", { name: "Back to the insights" }).click();
	await expectAnswer(page);
});

anew(
	"the positions of an answer become a lesson with questions, and Undo restores the old game",
	async ({ page }) => {
		const found = complaints(page);
		await withoutEngine(page);
		await open(page);
		await dropGames(page);
		await hanging(page).press("Enter");
		await page.setViewportSize({ width: 390, height: 844 });
		await page.screenshot({ path: "test-results/answer-390.png" });
		// All ways to use it stand in one row.
		const ways = page.locator(".answer-panel .answer-foot > button");
		await expect(ways.first()).toBeVisible();
		const tops = await ways.evaluateAll((all) =>
			all.map((one) => {
				const { top, height } = one.getBoundingClientRect();
				return Math.round(top + height / 2);
			}),
		);
		expect(new Set(tops).size).toBe(1);
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByRole("button", { name: "Make an exercise" }).press("Enter");
		await page.getByLabel("Questions, at most").selectOption("5");
		await expectAccessible(page);
		await page.screenshot({ path: "test-results/answer-make.png" });
		await page.getByRole("button", { name: "Make it" }).press("Enter");
		await expect(page.getByRole("heading", { name: "Exercise" })).toBeVisible();
		await expect(page.getByText("5 questions", { exact: true })).toBeVisible();
		await expect(page.locator(".question-list li").first()).toContainText("pieces hang?");
		await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
		await expectAccessible(page);
		await page.screenshot({ path: "test-results/answer-exercise.png" });
		expect(found).toEqual([]);
	},
);
