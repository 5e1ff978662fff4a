// A class asks about a move on the wall that is not in the lesson.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { press as pressKeys } from "./keyboard.ts";
import { board, complaints, expectOn, load, open, pointOf, rest, setOption } from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const LESSON = `[ChapterName "Space"]
[StudyName "Friday group: giving material"]
[White "Maria Lopez of the second team"]
[Black "Jan Novak"]

1. e4 {[%cal Gg1f3]} e5 2. Nf3 Nc6 *

[ChapterName "A pawn"]
[SetUp "1"]
[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]

1. Ka2 *`;

const presented = (page: Page) => page.getByRole("region", { name: "Presentation" });
const moveShown = (page: Page) => page.locator(".present-move");
const badge = (page: Page) => page.locator(".present-whatif");
const dashes = (page: Page) =>
	board(page).evaluate((element) => getComputedStyle(element).outline.replace(/^.*\) /, ""));

async function present(page: Page, prepare = async () => {}): Promise<string[]> {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
	});
	const said = complaints(page);
	await open(page);
	await load(page, LESSON);
	await prepare();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("p");
	await expect(presented(page)).toBeFocused();
	await rest(page);
	return said;
}

async function drag(
	page: Page,
	from: string,
	to: string,
	button: "left" | "right" = "left",
): Promise<void> {
	const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
	await page.mouse.move(start.x, start.y);
	await page.mouse.down({ button });
	await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
	await page.mouse.move(end.x, end.y);
	await page.mouse.up({ button });
}

/** The place where the lesson waits is told, and the ways out of the line have all their words. */
async function expectWhole(page: Page): Promise<void> {
	await rest(page);
	const told = page.locator(".present-caption, .present-whatif-acts button");
	await expect(told).toHaveText([
		/^The lesson is paused/,
		/^Back to the lesson/,
		"Save as a variation",
	]);
	await expect(page.getByText("Save as a variation", { exact: true })).toBeVisible();
	for (const one of await told.all()) {
		await expect(one).toBeInViewport({ ratio: 1 });
		const over = await one.evaluate((element) => [
			element.scrollWidth - element.clientWidth,
			element.scrollHeight - element.clientHeight,
		]);
		expect(Math.max(...over)).toBeLessThanOrEqual(0);
	}
}

anew(
	"a drag while presenting begins a what-if, which Escape leaves and which can be kept as a variation",
	async ({ page }) => {
		const said = await present(page);
		const before = await board(page).boundingBox();
		await drag(page, "c7", "c5");
		await expect(badge(page)).toHaveText("What if: 1...c5");
		await expectOn(page, "c5", "black pawn");
		await drag(page, "d2", "d4");
		await expect(badge(page)).toHaveText("What if: 1...c5 2.d4");
		await expect(page.getByText("The lesson is paused at 1.e4.")).toBeVisible();
		expect(await dashes(page)).toBe("dashed 4px");
		expect(await board(page).boundingBox()).toEqual(before);
		await expectAccessible(page);
		const usual = page.viewportSize() ?? { width: 0, height: 0 };
		for (const [width, height] of [
			[1440, 900],
			[844, 390],
			[390, 664],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			await expectWhole(page);
		}
		// Letters of 130 %
		await page.evaluate(() => document.documentElement.style.setProperty("font-size", "130%"));
		await expectWhole(page);
		await page.screenshot({ path: "test-results/what-if-390-large.png" });
		await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
		await page.setViewportSize(usual);
		await rest(page);
		// A press explains, and moves nothing.
		const { x, y } = await pointOf(page, "d4");
		await page.mouse.click(x, y);
		await expect(page.locator(".present-square")).toContainText("d4");
		await pressKeys(page, "PageDown");
		await expect(moveShown(page)).toHaveText("2. d4 End of the what-if");
		await pressKeys(page, "ArrowLeft", "ArrowRight", "ArrowLeft");
		await expect(moveShown(page)).toHaveText("1... c5 ");
		await page.getByRole("button", { name: "Save as a variation" }).click();
		await expect(badge(page)).toBeHidden();
		await expect(moveShown(page)).toHaveText("1. e4 ");
		await expect(presented(page)).toBeFocused();
		await presented(page).getByRole("button", { name: "Undo" }).click();
		await expect(page.getByText("Saved in the chapter")).toHaveCount(0);
		await expect(moveShown(page)).toHaveText("1. e4 ");

		// The lesson's own move leads on; Escape ends the line first, then the presentation.
		await drag(page, "e7", "e5");
		await expect(moveShown(page)).toHaveText("1... e5 ");
		await expect(badge(page)).toBeHidden();
		await drag(page, "f2", "f4");
		await expect(badge(page)).toBeVisible();
		await pressKeys(page, "Escape");
		await expect(moveShown(page)).toHaveText("1... e5 ");
		expect(await dashes(page)).not.toContain("dashed");
		await expect(presented(page)).toBeFocused();

		// By keyboard alone; a reload goes on with it, and nothing of it is in the lesson.
		await pressKeys(page, "Tab");
		await page.getByRole("gridcell", { name: /^f2/ }).focus();
		await pressKeys(page, " ", "Escape", " ", "ArrowUp", "ArrowUp", " ");
		await expect(badge(page)).toHaveText("What if: 2.f4");
		await pressKeys(page, "a", "Escape");
		await expect(presented(page)).toBeHidden();
		await expect(page.getByText("Saved in the chapter: 2.f4")).toBeVisible();
		await pressKeys(page, "p");
		await drag(page, "g1", "h3");
		await expect(badge(page)).toBeVisible();
		await rest(page);
		await page.reload();
		await expect(badge(page)).toHaveText("What if: 2.Nh3");
		await pressKeys(page, "Escape");
		await expectOn(page, "g1", "white knight");
		await expect(page.getByRole("button", { name: /^Nh3/ })).toHaveCount(0);
		expect(said).toEqual([]);
	},
);

anew(
	"two clicks play a move while presenting; Escape puts the piece down first",
	async ({ page }) => {
		const said = await present(page);
		const click = async (square: string) => {
			const { x, y } = await pointOf(page, square);
			await page.mouse.click(x, y);
		};
		const explained = page.locator(".present-square");
		await click("c7");
		await expect(explained).toContainText("c7");
		await page.keyboard.press("Escape");
		await expect(explained).toBeEmpty();
		// Nothing is in hand any more.
		await click("c5");
		await expect(explained).toContainText("c5");
		await expect(badge(page)).toBeHidden();
		await click("c5");
		await click("c7");
		await click("c5");
		await expect(badge(page)).toHaveText("What if: 1...c5");
		await expect(explained).toBeEmpty();
		await pressKeys(page, "b", "Escape");
		await expect(page.locator(".present-black")).toBeHidden();
		await expect(badge(page)).toBeVisible();
		await pressKeys(page, "Escape");
		await expect(badge(page)).toBeHidden();
		await expect(presented(page)).toBeVisible();
		await pressKeys(page, "Escape");
		await expect(presented(page)).toBeHidden();
		expect(said).toEqual([]);
	},
);

anew("a reload keeps a what-if if the address names a tab", async ({ page }) => {
	const said = await present(page, async () => {
		await page.getByRole("tab", { name: "Edit" }).click();
		await expect(page).toHaveURL(/tab=edit/);
		await board(page).focus();
	});
	await drag(page, "g8", "h6");
	await expect(badge(page)).toHaveText("What if: 1...Nh6");
	await rest(page);
	for (let times = 0; times < 3; times++) {
		await page.reload();
		await expect(badge(page)).toHaveText("What if: 1...Nh6");
		await rest(page);
		await expect(badge(page)).toHaveText("What if: 1...Nh6");
	}
	await pressKeys(page, "Escape", "Escape");
	await expect(presented(page)).toBeHidden();
	await expect(page.getByRole("tab", { name: "Edit" })).toHaveAttribute("aria-selected", "true");
	expect(said).toEqual([]);
});

anew(
	"a pawn that promotes in a what-if becomes the chosen piece, or goes back",
	async ({ page }) => {
		const said = await present(page, async () => {
			await setOption(page, "Ask which piece to promote to", true);
			await page.keyboard.press("Escape");
		});
		await pressKeys(page, "n");
		await expect(page.locator(".present-chapter")).toContainText("Chapter 2");
		await drag(page, "a7", "a8");
		const choice = page.getByRole("dialog", { name: "Promote the pawn to" });
		await expect(choice).toBeVisible();
		await pressKeys(page, "Escape");
		await expect(choice).toBeHidden();
		await expect(presented(page)).toBeVisible();
		await drag(page, "a7", "a8");
		await choice.getByRole("button", { name: "Knight" }).click();
		await expect(badge(page)).toHaveText("What if: 1.a8=N");
		await expectOn(page, "a8", "white knight");
		// The button ends all of it, and the board is the lesson's.
		await page.getByRole("button", { name: "End the presentation" }).click();
		await expect(presented(page)).toBeHidden();
		await expectOn(page, "a7", "white pawn");
		expect(said).toEqual([]);
	},
);

describeVisit("on a tablet", () => {
	visit.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

	visit(
		"on a tablet a finger can drag a piece while presenting, and a swipe steps",
		async ({ page }) => {
			const said = await present(page);
			const client = await page.context().newCDPSession(page);
			async function swipe(from: string, to: string) {
				const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
				const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) => {
					const at = (a: number, b: number) => a + (b - a) * (share ?? 0);
					const point = { x: at(start.x, end.x), y: at(start.y, end.y) };
					return client.send("Input.dispatchTouchEvent", {
						type,
						touchPoints: share === undefined ? [] : [point],
					});
				};
				await touch("touchStart", 0);
				for (const share of [0.3, 0.6, 1]) await touch("touchMove", share);
				await touch("touchEnd");
			}
			await swipe("e7", "e6");
			await expect(badge(page)).toHaveText("What if: 1...e6");
			await swipe("d1", "h5");
			await expect(badge(page)).toHaveText("What if: 1...e6 2.Qh5");
			await swipe("a6", "d6");
			await expect(moveShown(page)).toHaveText("1... e6 ");
			await swipe("a2", "d2");
			await expect(badge(page)).toBeHidden();
			await expect(moveShown(page)).toHaveText("1. e4 ");
			expect(said).toEqual([]);
		},
	);
});
