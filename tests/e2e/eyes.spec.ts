// Browsers that show the page otherwise than it asks: in the visitor's colours, in large letters,
// without a look at what is painted.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { BROWSER_ARGS, findTestBrowser } from "../../scripts/browser.mjs";
import { begin, clickSquare, dragSquare, load, open, openRow, tab } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const executablePath = findTestBrowser();

/** The letters are a floor that pages cannot go below: all tests here have it. */
test.use({
	launchOptions: {
		...(executablePath !== undefined && { executablePath }),
		args: [...BROWSER_ARGS, "--blink-settings=minimumFontSize=22"],
	},
});

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
	locator.evaluate(
		(element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ""),
		[property, pseudo] as const,
	);

describeVisit("in forced colours", () => {
	visit.beforeEach(async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active" });
		await begin(page);
		await load(page, "1. e4 e5 2. Nf3");
	});

	visit("in forced colours pressed, current and disabled controls look so", async ({ page }) => {
		await page.keyboard.press("End");
		await dragSquare(page, "g8", "f6");
		const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name }));
		if (undo === undefined || redo === undefined) throw new Error("They are in the row");
		await expect(redo).toHaveAttribute("aria-disabled", "true");
		expect(await styleOf(redo, "color")).not.toBe(await styleOf(undo, "color"));
		await undo.click();
		const [move, other] = [page.locator(".move[aria-current]"), page.locator(".move").last()];
		await expect(other).toContainText("Nf3");
		await page.keyboard.press("Home");
		await expect(move).toHaveCount(0);
		await page.keyboard.press("ArrowRight");
		await expect(move).toContainText("e4");
		expect(await styleOf(move, "background-color")).not.toBe(
			await styleOf(other, "background-color"),
		);
		await clickSquare(page, "d6");
		const [chosen, beside] = [tab(page, "Explain"), tab(page, "Review")];
		await expect(chosen).toHaveAttribute("aria-selected", "true");
		expect(await styleOf(chosen, "border-bottom-width")).not.toBe(
			await styleOf(beside, "border-bottom-width"),
		);
		await expect(page.getByRole("link", { name: "Analysis Board" })).toHaveCSS(
			"text-decoration-line",
			"underline",
		);
	});

	visit(
		"in forced colours swatches, the bar of counts and effects keep their colours",
		async ({ page }) => {
			await page.keyboard.press("ArrowRight");
			await page.getByRole("button", { name: "What the colours mean" }).press("Enter");
			for (const swatch of await page.locator(".swatch").all()) {
				expect(await styleOf(swatch, "background-image", "::before")).toContain("gradient");
			}
			expect(await styleOf(page.locator(".shares"), "background-image")).toContain("gradient");
			const effect = page.locator(".effect [data-tint]").first();
			expect(await styleOf(effect, "background-image")).toContain("gradient");
		},
	);
});

/** Parts whose text leaves them, or reaches another's. */
const crowded = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((parts) => {
		const boxes = parts
			.filter((part) => part.getClientRects().length > 0)
			.map((part) => {
				const range = document.createRange();
				range.selectNodeContents(part);
				return { name: part.textContent, box: range.getBoundingClientRect() };
			});
		return boxes.flatMap(({ name, box }, index) => [
			...(box.right > innerWidth ? [`${name} leaves the page`] : []),
			...boxes
				.slice(index + 1)
				.filter(
					({ box: other }) =>
						other.left < box.right - 1 &&
						box.left < other.right - 1 &&
						other.top < box.bottom - 1 &&
						box.top < other.bottom - 1,
				)
				.map((other) => `${name} lies over ${other.name}`),
		]);
	});

describeVisit("in large letters", () => {
	for (const [width, height] of [
		[1440, 900],
		[1024, 768],
		[390, 844],
	] as const) {
		visit(`letters of at least 22 pixels do not overlap at ${width}`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await begin(page);
			await load(page, "1. e4 d5 2. exd5 Qxd5 3. Nc3");
			await page.keyboard.press("ArrowRight");
			expect(await crowded(page, ".counts :is(dt, .count, .change)")).toEqual([]);
			expect(await crowded(page, ".move-list :is(.move, .effect > [data-tint])")).toEqual([]);
		});
	}
});

test("if the browser adds noise to canvases, a picture is not reported as saved", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { getImageData } = CanvasRenderingContext2D.prototype;
		CanvasRenderingContext2D.prototype.getImageData = function (
			...place: [number, number, number, number]
		) {
			const image = getImageData.apply(this, place);
			crypto.getRandomValues(image.data.subarray(0, 65_536));
			return image;
		};
	});
	await open(page);
	await load(page, "1. e4 e5");
	await tab(page, "Share").click();
	await openRow(page, "Picture");
	for (const name of ["Save picture", "Copy picture"]) {
		await page.getByRole("button", { name, exact: true }).click();
		await expect(page.getByText("the picture would be noise")).toBeVisible();
		await expect(page.getByText(/Picture (?:saved|copied)/)).toHaveCount(0);
	}
});
