// Lines of cards and sentences, played through on the board: the game is as it was.

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { board, clickSquare, complaints, dragSquare, expectOn, load, open, tab } from "./page.ts";

/** 18.Rae1 lets a rook hang: 18...Bxe5 19.dxe5 Nh6. */
const CLUB =
	"1. Nf3 d5 2. d4 c5 3. e3 Bg4 4. Bb5+ Nc6 5. Bxc6+ bxc6 6. h3 Bxf3 7. Qxf3 cxd4 8. " +
	"exd4 Nf6 9. O-O e6 10. Re1 Be7 11. Re5 Ne4 12. Nd2 Nd6 13. Qg3 O-O 14. Nf3 Nf5 15. " +
	"Qg4 Bd6 16. Bg5 f6 17. Bxf6 Rxf6 18. Rae1 Rg6 19. Qh5 Bxe5 20. Rxe5 c5 21. Rxe6 Rxe6 *";

const FRIED = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7 Kxf7 *";

const banner = (page: Page) => page.locator(".line-banner");
const signs = (page: Page) => page.getByRole("button", { name: "What colours and symbols mean" });
const back = (page: Page, to: string) => page.getByRole("button", { name: `Back to ${to}` });
const card = (page: Page) => page.locator(".moments h3 button").filter({ hasText: "18.Rae1" });
const current = (page: Page) => page.locator(".card-moves [aria-current]");
const move = (page: Page, name: string) =>
	page.locator(".card-moves").getByRole("button", { name, exact: true });

async function openCard(page: Page): Promise<void> {
	await open(page);
	await load(page, CLUB);
	await tab(page, "Review").click();
	await card(page).click();
	await expect(move(page, "18...Bxe5")).toBeVisible();
}

test.describe("with a mouse and keys", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("an engine line is stepped through beside its card and can be added to the game as a whole", async ({
		page,
	}) => {
		const found = complaints(page);
		await openCard(page);
		const before = await board(page).boundingBox();
		await move(page, "19.dxe5").click();
		await expect(current(page)).toHaveText("19.dxe5");
		await expectOn(page, "e5", "white pawn");
		expect(await board(page).boundingBox()).toEqual(before);
		await expect(banner(page).getByRole("status")).toHaveText("A line, not the game");
		await expect(page.locator(".readout")).toHaveText("19.dxe5");
		await expect(card(page)).toHaveAttribute("aria-current", "step");
		await expect(banner(page).locator(".line-shares")).toContainText(/Neutral \d+Contested \d+/);
		await expectAccessible(page);
		// The key that the banner covers is a press away; Escape closes the key alone.
		await page.keyboard.press("8");
		await signs(page).click();
		await expect(banner(page).locator(".lens-key")).toBeInViewport({ ratio: 1 });
		await expect(banner(page).locator(".lens-key")).toContainText("threatened");
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(banner(page).locator(".lens-key")).toHaveCount(0);
		await page.keyboard.press("1");

		await page.keyboard.press("ArrowRight");
		await expect(current(page)).toHaveText("Nh6");
		await expectOn(page, "h6", "black knight");
		await page.keyboard.press("Home");
		await expect(current(page)).toHaveText("18...Bxe5");
		await page.keyboard.press("ArrowLeft");
		await expect(banner(page)).toHaveCount(0);
		await expectOn(page, "e5", "white rook");

		// Each of these leads back, and the card is where it was.
		const ways: readonly (() => Promise<void>)[] = [
			() => page.keyboard.press("Escape"),
			async () => {
				await back(page, "18.Rae1").press("Enter");
				await expect(page.locator(".side-panel")).toBeFocused();
			},
			() => page.getByRole("button", { name: "Close" }).first().click(),
			() => clickSquare(page, "a3"),
		];
		for (const way of ways) {
			await move(page, "18.Ree1").click();
			await expect(page.locator(".readout")).toHaveText("18.Ree1");
			await way();
			await expect(banner(page)).toHaveCount(0);
			await expectOn(page, "e5", "white rook");
			await expect(card(page)).toHaveAttribute("aria-current", "step");
		}

		await move(page, "18...Bxe5").click();
		await page.getByRole("button", { name: "Add to the game" }).click();
		await expect(banner(page)).toHaveCount(0);
		await expectOn(page, "e5", "black bishop");
		const notice = page.locator(".passing-notice").filter({ hasText: "18...Bxe5 19.dxe5 Nh6" });
		await notice.getByRole("button", { name: "Undo" }).click();
		await expectOn(page, "e5", "white rook");
		expect(found).toEqual([]);
	});

	test("a move played in an engine line is added to the game with the moves that led to it", async ({
		page,
	}) => {
		await openCard(page);
		await move(page, "18...Bxe5").click();
		await expectOn(page, "e5", "black bishop");
		await dragSquare(page, "f3", "e5");
		await expectOn(page, "e5", "white knight");
		await expect(banner(page)).toHaveCount(0);
		await expect(page.locator(".readout")).toHaveText("19.Nxe5");
		await page.keyboard.press("Control+z");
		await expectOn(page, "e5", "white rook");
	});

	test("the moves in a sentence of Explain can be played, and Escape returns to the square", async ({
		page,
	}) => {
		await open(page);
		await load(page, FRIED);
		await page.keyboard.press("End");
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowLeft");
		await clickSquare(page, "f7");
		const said = page.locator(".said-move").first();
		await expect(said).toHaveText("6.Nxf7");
		await said.focus();
		await page.keyboard.press("Enter");
		await expectOn(page, "f7", "white knight");
		await expect(said).toHaveAttribute("aria-current", "step");
		await page.keyboard.press("Escape");
		await expectOn(page, "f7", "black pawn");
		await expect(said).toBeFocused();
		await expect(tab(page, "Explain")).toHaveAttribute("aria-selected", "true");
	});
});

test.describe("by touch", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("on a phone the step buttons step in an engine line, and its row keeps the move in sight", async ({
		page,
	}) => {
		const found = complaints(page);
		await open(page);
		await load(page, CLUB);
		await tab(page, "Review").tap();
		await card(page).tap();
		const before = await board(page).boundingBox();
		await move(page, "18...Bxe5").tap();
		await expectOn(page, "e5", "black bishop");
		expect(await board(page).boundingBox()).toEqual(before);
		for (let step = 0; step < 2; step++)
			await page.getByRole("button", { name: "Forward one move" }).tap();
		await expect(current(page)).toHaveText("Nh6");
		await expect(current(page)).toBeInViewport({ ratio: 1 });
		await expect(page.locator(".card-stepper")).toHaveText("3 of 3");
		await expect(page.getByRole("button", { name: "Add to the game" })).toBeInViewport();
		await expect(page.getByRole("button", { name: "Forward in the line" })).toBeHidden();
		await signs(page).tap();
		await expect(banner(page).locator(".lens-key")).toBeInViewport({ ratio: 1 });
		await signs(page).tap();
		await expect(banner(page).locator(".lens-key")).toHaveCount(0);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await back(page, "18.Rae1").tap();
		await expectOn(page, "e5", "white rook");
		await expect(card(page)).toHaveAttribute("aria-current", "step");
		expect(found).toEqual([]);
	});
});
