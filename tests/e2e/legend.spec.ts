// The key to the colours is where the colours are: at every size, through every lens, without
// moving what lies about.

import { expect, type Locator, type Page } from "@playwright/test";
import { LENSES } from "../../src/store/state/lenses.ts";
import { begin, load, rest } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const counts = (page: Page) => page.getByRole("region", { name: "Squares" });
const key = (page: Page) => page.locator(".counts .lens-key");

/** What of these is not in the window, or hidden by what scrolls, but for a tenth. */
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

/** What each lens has a sign for, beside the four classes. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
	control: ["just turned"],
	strength: ["1", "2", "3 attackers more"],
	attackers: ["White’s attackers", "Black’s"],
	white: ["White’s alone"],
	black: ["Black’s alone"],
	tension: ["contested", "just turned"],
	pieces: ["hangs", "trapped", "tied", "loose"],
};

describeVisit("the key to the colours", () => {
	for (const [width, height] of [
		[1440, 900],
		[1280, 720],
		[820, 1180],
		[844, 390],
		[390, 844],
		[320, 568],
	] as const) {
		visit(
			`counts and the signs of every lens are in sight at ${width}x${height}, and keep their height`,
			async ({ page }) => {
				await page.setViewportSize({ width, height });
				await begin(page);
				await load(page, "1. e4 d5 2. exd5 Qxd5 3. Nc3");
				await page.keyboard.press("ArrowRight");
				await page.evaluate(() => window.scrollTo(0, 0));
				const heights = new Set<number>();
				for (const { name } of LENSES) {
					await page.getByLabel("Lens").selectOption(name);
					await rest(page);
					await expect(key(page).locator("[data-sign]")).toHaveText(SIGNS[name] ?? []);
					expect(await outOfSight(counts(page).locator("dt, [data-sign]"))).toEqual([]);
					heights.add((await counts(page).boundingBox())?.height ?? 0);
				}
				expect(heights.size).toBe(1);
				await page.keyboard.press("1");
			},
		);
	}

	visit(
		"the legend has the colours and patterns that are chosen, and bare neutral squares",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 d5 2. exd5");
			const swatch = (name: string) =>
				page
					.locator(`.counts [data-tint=${name}] .swatch`)
					.evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
			const plain = await swatch("white");
			await page.getByText("More options").click();
			await page.getByRole("combobox", { name: "Colours" }).selectOption("strong");
			await expect.poll(() => swatch("white")).not.toBe(plain);
			await page.getByRole("combobox", { name: "Colours" }).selectOption("soft");
			await expect(page.getByText("Some eyes may mix up soft colours.")).toBeVisible();
			await page.getByRole("combobox", { name: "Colours" }).selectOption("normal");
			await expect.poll(() => swatch("white")).toBe(plain);
			await page.getByLabel("Patterns on the squares").check();
			await expect.poll(() => swatch("white")).toContain("repeating-linear-gradient");
			await page.getByLabel("Patterns on the squares").uncheck();
			await page.getByLabel("Tint neutral squares").uncheck();
			await expect.poll(() => swatch("neutral")).toContain("rgba(0, 0, 0, 0)");
			await page.getByLabel("Tint neutral squares").check();
		},
	);

	visit("digits choose the lens, in the order in which it is offered", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 d5 2. exd5");
		expect(LENSES).toHaveLength(7);
		for (const [index, { name }] of LENSES.entries()) {
			await page.keyboard.press(String(index + 1));
			await expect(page.getByLabel("Lens")).toHaveValue(name);
		}
		await page.keyboard.press("1");
	});

	visit(
		"how strong the colours are is chosen by keyboard, and there after a reload",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 d5 2. exd5");
			await page.getByText("More options").click();
			await page.getByRole("combobox", { name: "Colours" }).focus();
			await page.keyboard.press("ArrowDown");
			await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue("strong");
			await page.reload();
			await page.getByText("More options").click();
			await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue("strong");
			await page.getByRole("combobox", { name: "Colours" }).selectOption("normal");
		},
	);
});
