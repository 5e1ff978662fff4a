// The screen as a whole: what a newcomer sees first, and whether everything has its room at every size.

import { expect, test } from "@playwright/test";
import { board, open, rest } from "./page.ts";

const SIZES = {
	desk: { width: 1440, height: 900 },
	projector: { width: 1280, height: 720 },
	tablet: { width: 820, height: 1180 },
	phone: { width: 390, height: 844 },
	"low phone": { width: 375, height: 667 },
	"phone on its side": { width: 844, height: 390 },
};

const PURPOSE = "See at a glance which side controls every square";

test("what this is stands above the fold at every size, until there is a game", async ({
	page,
}) => {
	await open(page);
	for (const viewport of Object.values(SIZES)) {
		await page.setViewportSize(viewport);
		await expect(page.getByText(PURPOSE)).toBeInViewport({ ratio: 1 });
	}
	await page.getByRole("button", { name: /1858/ }).click();
	await expect(page.locator(".game-line")).toContainText("Paul Morphy");
	await expect(page.getByText(PURPOSE)).toBeHidden();
});

test("a sample that is looked at plays its end on the board, and leaves it as it was", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page);
	const before = await board(page).screenshot();
	const look = page.locator(".sample-look canvas");
	for (const name of [/1858/, /1985/]) {
		await page.getByRole("button", { name }).focus();
		await expect(look).toBeVisible();
		await rest(page);
		expect((await look.boundingBox())?.width).toBe((await board(page).boundingBox())?.width);
		expect(await look.screenshot()).not.toEqual(before);
	}
	await page.getByRole("button", { name: "Flip Board" }).focus();
	await expect(look).toBeHidden();
	expect(await board(page).screenshot()).toEqual(before);
	await page.getByRole("button", { name: /1999/ }).hover();
	await expect(look).toBeVisible();
	await page.getByRole("button", { name: /1999/ }).click();
	await expect(page.locator(".move")).toHaveCount(87);
	await expect(look).toBeHidden();
});
