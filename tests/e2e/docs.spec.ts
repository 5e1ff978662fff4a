// The documentation: read without a script, searched without a server, with boards that are alive.

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints } from "./page.ts";

test("About leads to the documentation, which can be read without scripts", async ({
	page,
	browser,
	baseURL,
}) => {
	await page.goto("./about");
	await page.getByRole("main").getByRole("link", { name: "documentation" }).click();
	await expect(page.getByRole("heading", { name: "Start here" })).toBeVisible();
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const bare = await context.newPage();
	await bare.goto("./docs/index.html");
	await bare.getByRole("link", { name: "What control means" }).click();
	await expect(bare.getByRole("heading", { name: "2. Pins" })).toBeVisible();
	await expect(bare.getByRole("searchbox")).toHaveCount(0);
	await context.close();
});

test("a search in the documentation leads to the section, by keyboard", async ({ page }) => {
	const found = complaints(page);
	await page.goto("./docs/index.html");
	await page.keyboard.press("/");
	await page.keyboard.type("homework");
	await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/docs\/lessons\.html#give-homework$/);
	await page.getByRole("searchbox").fill("protects the knight");
	await expect(page.locator(".found")).not.toContainText("KQkq");
	await page.getByRole("searchbox").fill("<b>nothing like it</b>");
	await expect(page.getByText("Nothing found.")).toBeVisible();
	await page.getByRole("searchbox").fill("homework ".repeat(10_000));
	await expect(page.getByText("at most 100 can be searched for.")).toBeVisible();
	await expect(page.locator(".found li")).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(page.locator(".found")).toBeHidden();
	expect(found).toEqual([]);
});

const SIZES = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];

test("the boards of the documentation load, nothing is too wide, and axe finds no fault", async ({
	page,
}) => {
	const found = complaints(page);
	for (const name of ["index", "map", "lessons", "embedding", "package/core", "deploying"]) {
		await page.goto(`./docs/${name}.html`);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
				`${name} at ${size.width}`,
			).toBeLessThanOrEqual(0);
			await expectAccessible(page, size.width === 390 ? "both themes" : undefined);
		}
		await page.emulateMedia({ colorScheme: "light" });
	}
	await page.goto("./docs/map.html");
	const board = page.frameLocator("square-control iframe").first();
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await expect(board.getByRole("grid")).toBeVisible();
		await expect(board.getByRole("slider")).toHaveCount(0);
	}
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await page.goto("./docs/embedding.html");
		await page.locator("main pre").first().hover();
		await page.getByRole("button", { name: "Copy", exact: true }).first().click();
		await expect(page.getByRole("button", { name: /^(Copied|Selected)$/ })).toHaveCount(1);
	}
	expect(found).toEqual([]);
});
