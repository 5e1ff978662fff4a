// Training that comes back: questions of one's own games are put into the deck, are due on
// Practise, and are not once they are answered; the deck is saved, forgotten, and read again.

import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { dropGames, hanging } from "./games.ts";
import { complaints, open } from "./page.ts";
import { anew } from "./visit.ts";

anew("what one's games ask is due on Practise until it is answered", async ({ page }) => {
	const found = complaints(page);
	await open(page);
	await dropGames(page);
	await hanging(page).press("Enter");
	await page.getByRole("button", { name: "Train these" }).click();
	// The queen hangs in the same position of every game.
	await expect(page.getByText(/^1 question added to your deck/)).toBeVisible();
	await page.screenshot({ path: "test-results/train-1440.png" });
	await page.getByRole("link", { name: "Practise", exact: true }).click();
	await expect(page.getByRole("heading", { name: "1 due today" })).toBeVisible();
	await expect(page.getByText("0 learned, 1 new")).toBeVisible();
	await expectAccessible(page);
	await page.screenshot({ path: "test-results/due-1440.png" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.screenshot({ path: "test-results/due-390.png" });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByText("Your deck", { exact: true }).click();
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as a file" }).click();
	const saved = readFileSync(await (await downloading).path(), "utf8");
	await page.getByRole("button", { name: "Begin", exact: true }).first().click();
	await expect(page.getByRole("heading", { name: /pieces hang\?$/ })).toBeVisible();
	// It opens its game.
	await expect(page.getByRole("link", { name: /5\.\.\.dxe5$/ })).toBeVisible();
	await page.getByRole("button", { name: "Answer" }).click();
	await page.getByRole("button", { name: "Next" }).click();
	await page.reload();
	await page.getByRole("link", { name: "Practise", exact: true }).click();
	await expect(page.getByText("Nothing due, 1 learned")).toBeVisible();
	await page.getByText("Your deck", { exact: true }).click();
	await expect(page.getByRole("row", { name: /^Left hanging/ })).toBeVisible();
	await page.getByRole("button", { name: "Forget all" }).click();
	await expect(page.getByText(/^No questions of your own yet/)).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Nothing due, 1 learned")).toBeVisible();
	await page.getByRole("button", { name: "Forget all" }).click();
	const file = { name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from(saved) };
	await page.locator('.due-deck input[type="file"]').setInputFiles(file);
	await expect(page.getByRole("heading", { name: "1 due today" })).toBeVisible();
	expect(found).toEqual([]);
});
