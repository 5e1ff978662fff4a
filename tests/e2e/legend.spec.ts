// The key to the colours is where the colours are: at every size, through every lens, without
// moving what lies about.

import { expect, type Locator, type Page } from "@playwright/test";
import { LENSES } from "../../src/board/heat/lenses.ts";
import { begin, load, openSettings, rest } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const counts = (page: Page) => page.getByRole("region", { name: "Squares" });
const key = (page: Page) => page.locator(".meanings .lens-key");

/**
 * Texts of those elements that are not in the window, or hidden by what scrolls, but for a tenth.
 */
const outOfSight = (places: Locator) =>
	places.evaluateAll(
		(elements) =>
			new Promise<(string | null)[]>((resolve) => {
				const watch = new IntersectionObserver((seen) => {
					watch.disconnect();
					const hidden = seen.filter(({ intersectionRatio }) => intersectionRatio < 0.9);
					resolve(hidden.map(({ target }) => target.textContent));
				});
				for (const element of elements) watch.observe(element);
			}),
	);

/** Signs of each lens, beside the four classes. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
	control: ["just changed"],
	strength: ["1", "2", "3 more attackers"],
	attackers: ["White’s attackers", "Black’s"],
	white: ["White’s alone"],
	black: ["Black’s alone"],
	tension: ["contested", "just changed"],
};

/** The lenses of pieces and of pins have their keys in the place of the counts. */
const PINS = ["pinned by White", "pinned by Black"];
const PIECES = [/hangs$/, /threatened$/, /loose$/, /tied down$/, /trapped$/];

describeVisit("the key to the colours", () => {
	for (const [width, height] of [
		[1440, 900],
		[1280, 720],
		[820, 1180],
		[844, 390],
		[390, 844],
		[390, 664],
		[320, 568],
	] as const) {
		visit(
			`counts are visible at ${width}x${height}, and so are the signs of every view once asked for`,
			async ({ page }) => {
				await page.setViewportSize({ width, height });
				await begin(page);
				await load(page, "1. e4 d5 2. exd5 Qxd5 3. Nc3");
				await page.keyboard.press("ArrowRight");
				await page.evaluate(() => window.scrollTo(0, 0));
				const places = new Set<string>();
				for (const [index, { name }] of LENSES.entries()) {
					await page.keyboard.press(String(index + 1));
					await rest(page);
					await expect(page.locator(".counts select")).toHaveValue(name);
					places.add(JSON.stringify(await page.locator(".counts, .board").first().boundingBox()));
					if (name === "pins") {
						await expect(page.locator(".key-in-place")).toHaveText("No piece is pinned here.");
						expect(await outOfSight(page.locator(".key-in-place"))).toEqual([]);
						continue;
					}
					if (name === "pieces") {
						await expect(page.locator(".key-in-place [data-sign]")).toHaveText(PIECES);
						expect(await outOfSight(page.locator(".key-in-place [data-sign]"))).toEqual([]);
						const top = async (found: Locator) => (await found.boundingBox())?.y ?? 0;
						// Below the line under the header
						expect(
							await top(page.locator(".key-in-place [data-sign]").first()),
						).toBeGreaterThanOrEqual((await top(counts(page))) - 1);
						continue;
					}
					await counts(page).getByText("Contested").click();
					await expect(key(page).locator("[data-sign]")).toHaveText(SIGNS[name] ?? []);
					expect(await outOfSight(counts(page).locator("dt, [data-sign]"))).toEqual([]);
					await page.keyboard.press("Escape");
					await expect(key(page)).toHaveCount(0);
				}
				expect(places.size).toBe(1);
				await page.keyboard.press("1");
			},
		);
	}

	visit(
		"the legend follows the chosen colours, patterns and bare neutral squares",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 d5 2. exd5");
			const swatch = (name: string) =>
				page
					.locator(`.counts [data-tint=${name}] .swatch`)
					.evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
			const plain = await swatch("white");
			const settings = await openSettings(page);
			await settings.getByRole("radio", { name: "Strong" }).check({ force: true });
			await expect.poll(() => swatch("white")).not.toBe(plain);
			await settings.getByRole("radio", { name: "Soft" }).check({ force: true });
			await expect(page.getByText("Soft colours may be hard to tell apart.")).toBeVisible();
			await settings.getByRole("radio", { name: "Normal" }).check({ force: true });
			await expect.poll(() => swatch("white")).toBe(plain);
			await page.getByLabel("Patterns on squares").check();
			await expect.poll(() => swatch("white")).toContain("repeating-linear-gradient");
			await page.getByLabel("Patterns on squares").uncheck();
			await page.getByLabel("Tint neutral squares").uncheck();
			await expect.poll(() => swatch("neutral")).toContain("rgba(0, 0, 0, 0)");
			await page.getByLabel("Tint neutral squares").check();
		},
	);

	visit("the view of pins has its key, and says where there are none", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6");
		const pins = page.locator(".key-in-place");
		await page.keyboard.press(String(LENSES.findIndex(({ name }) => name === "pins") + 1));
		await page.keyboard.press("End");
		await expect(pins.locator("[data-sign]")).toHaveText(PINS);
		expect(await outOfSight(pins.locator("[data-sign]"))).toEqual([]);
		await page.keyboard.press("ArrowLeft");
		await expect(pins).toHaveText("No piece is pinned here.");
		await page.keyboard.press("1");
		await expect(pins).toHaveCount(0);
	});

	visit("digits choose the view in the order of the menu", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 d5 2. exd5");
		expect(LENSES).toHaveLength(8);
		for (const [index, { name }] of LENSES.entries()) {
			await page.keyboard.press(String(index + 1));
			await expect(page.getByLabel("Show")).toHaveValue(name);
		}
		await page.keyboard.press("1");
	});

	visit(
		"the strength of the colours is chosen by keyboard and stays after a reload",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 d5 2. exd5");
			const strong = (await openSettings(page)).getByRole("radio", { name: "Strong" });
			await page.getByRole("radio", { name: "Normal" }).focus();
			await page.keyboard.press("ArrowRight");
			await expect(strong).toBeChecked();
			await page.reload();
			await openSettings(page);
			await expect(strong).toBeChecked();
			await page.getByRole("radio", { name: "Normal" }).check({ force: true });
			await page.keyboard.press("Escape");
		},
	);
});
