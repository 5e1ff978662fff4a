// The start page in a real browser: the core runs, and what can go wrong is said.

import { expect, type Page, test } from "@playwright/test";

const START_MAP = `nwwwwwwn${"w".repeat(16)}${"n".repeat(16)}${"b".repeat(16)}nbbbbbbn`;

/** The 64 letters on the page, a1 first. */
async function letters(page: Page): Promise<string> {
	await expect(page.locator("[data-square]")).toHaveCount(64);
	return page.evaluate(() => {
		let found = "";
		for (const rank of "12345678") {
			for (const file of "abcdefgh") {
				found += document.querySelector(`[data-square="${file}${rank}"]`)?.textContent;
			}
		}
		return found;
	});
}

/** Everything the page throws or logs as an error. */
function complaints(page: Page): string[] {
	const found: string[] = [];
	page.on("pageerror", (error) => found.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") found.push(message.text());
	});
	return found;
}

test("shows the control of the start position, computed here", async ({ page }) => {
	const found = complaints(page);
	await page.goto("./");
	expect(await letters(page)).toBe(START_MAP);
	await expect(page.locator("dd")).toHaveText(["20", "0", "22", "22"]);
	expect(found).toEqual([]);
});

test("follows the FEN as it is typed, by keyboard alone", async ({ page }) => {
	await page.goto("./");
	await letters(page);
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Position (FEN)")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("8/8/5n2/8/2P1P3/8/8/8");
	await expect(page.locator('[data-square="d5"]')).toHaveText("w");
	await expect(page.locator('[data-square="d7"]')).toHaveText("b");
});

test("says what is wrong with a FEN, and keeps the last map", async ({ page }) => {
	const found = complaints(page);
	await page.goto("./");
	await letters(page);
	const field = page.getByLabel("Position (FEN)");
	await field.fill("rnbqkbnr/pppppppp/8/8/9/8/PPPPPPPP/RNBQKBNR");
	await expect(page.getByRole("status")).toHaveText(
		"Invalid FEN: piece data is invalid (invalid piece)",
	);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	expect(await letters(page)).toBe(START_MAP);
	await field.fill("<img src=x onerror=alert(1)>");
	await expect(page.getByRole("status")).toHaveText(
		"Invalid FEN: piece data does not contain 8 '/'-delimited rows",
	);
	expect(found).toEqual([]);
});

test("says so when there is no WebAssembly", async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(globalThis, "WebAssembly");
	});
	await page.goto("./");
	await expect(page.getByRole("status")).toHaveText(
		"The control core could not be loaded: WebAssembly is missing or switched off here",
	);
});

test("says so when the core does not come, and tries again when asked", async ({ page }) => {
	let failing = true;
	await page.route("**/*.wasm", (route) => (failing ? route.abort() : route.continue()));
	await page.goto("./");
	await expect(page.getByRole("status")).toContainText(
		"The control core could not be loaded: no answer from its address",
	);
	failing = false;
	await page.getByRole("button", { name: "Try again" }).click();
	expect(await letters(page)).toBe(START_MAP);
	await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("says so when something else comes in its place", async ({ page }) => {
	await page.route("**/*.wasm", (route) => route.fulfill({ body: "<!doctype html>" }));
	await page.goto("./");
	await expect(page.getByRole("status")).toContainText(
		"The control core could not be loaded: what came in its place is something else",
	);
});

for (const width of [1440, 390, 360]) {
	test(`fits a window ${width} wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("./");
		await letters(page);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}
