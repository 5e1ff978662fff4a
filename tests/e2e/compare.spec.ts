// Two positions compared: on the board, in words, by key, by link, and in an embedded board.

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { GAME, Host, inside, tell } from "./host.ts";
import { cell, complaints, expectOn, load, open, panelOf } from "./page.ts";
import { anew } from "./visit.ts";

const host = new Host();
test.beforeAll(() => host.open());
test.afterAll(host.close);

anew(
	"C marks a position, other positions show what differs from it, and a link carries both",
	async ({ page }) => {
		const found = complaints(page);
		await open(page);
		await load(page, GAME);
		await page.keyboard.press("c");
		const panel = panelOf(page, "Compare positions");
		await expect(panel.getByText("This is the kept position. Go to any other")).toBeVisible();
		await page.keyboard.press("ArrowRight");
		await expect(panel.getByText(/White has 28 squares, 6 more\. Gained:/)).toBeVisible();
		await expectOn(page, "f5", "empty, controlled by white, kept: neutral");
		// The counts tell of the same, and not of what the last move has changed.
		await page.keyboard.press("ArrowRight");
		await expectOn(page, "e5", "black pawn");
		await expect(panel.getByText(/White has 28 squares, 6 more\. Gained:/)).toBeVisible();
		await expect(page.locator(".counts [data-tint=white] dd")).toHaveText("28 +6");
		await page.keyboard.press("ArrowLeft");
		await expectOn(page, "f5", "empty, controlled by white, kept: neutral");
		await expectAccessible(page);
		await page.keyboard.press("c");
		await expectOn(page, "e2", "white pawn");
		await page.keyboard.press("c");
		await expectOn(page, "e4", "white pawn");
		await page.keyboard.press("s");
		await page.keyboard.press("Escape");
		// After a move it begins with the position before that.
		await load(page, GAME);
		await page.keyboard.press("End");
		await page.keyboard.press("c");
		await panel.getByRole("button", { name: "Remove" }).click();
		await page.keyboard.press("c");
		await expect(panel.getByText(/^Kept: the position after \d/)).toBeVisible();
		await expect(panel.getByText("This is the kept position")).toHaveCount(0);
		await page.goto(`./#pgn=${encodeURIComponent(GAME)}&ply=6&compare=1`);
		await expect(panel.getByText("Kept: the position after 1. e4")).toBeVisible();
		await expect(cell(page, "a6")).toHaveAttribute("aria-label", /black pawn/);
		expect(found).toEqual([]);
	},
);

anew(
	"an embedded board shows both counts and can compare with another position",
	async ({ page, baseURL }) => {
		await host.visitBoards(
			page,
			baseURL,
			`<square-control ply="1" compare="0">${GAME}</square-control>`,
		);
		const legend = inside(page).locator(".embed-legend");
		await expect(legend).toContainText("White 22 → , now 28");
		await expect(legend).toContainText("gained");
		const square = inside(page).locator('[aria-label^="f5,"]');
		await expect(square).toHaveAttribute("aria-label", /kept: neutral/);
		await tell(page, (board) => board.setAttribute("compare", "1"));
		await expect(legend).toContainText("White 28 → , now 28");
		await expect(square).not.toHaveAttribute("aria-label", /pinned/);
		await tell(page, (board) => board.removeAttribute("compare"));
		await expect(legend).not.toContainText("now");
	},
);
