// Showing a game to others: what hides on the board.

import { expect, test } from "@playwright/test";
import { board, cell, complaints, expectOn, groundOf, load, open, pointOf, rest } from "./page.ts";

test("H hides the heat and shows it again, for those who see the board and those who hear it; a reload shows it", async ({
	page,
}) => {
	const said = complaints(page);
	await open(page);
	await load(page, "1. e4 e5");
	const tinted = await groundOf(page, "e3");
	await page.keyboard.press("h");
	const sign = page.getByText("Hidden on the board: the heat.");
	await expect(sign).toBeVisible();
	await expect(cell(page, "e2")).toHaveAttribute("aria-label", "e2, white pawn");
	await expect.poll(() => groundOf(page, "e3")).not.toBe(tinted);
	// A mouse that rests gives nothing away; who presses has asked.
	const { x, y } = await pointOf(page, "e3");
	await page.mouse.click(x, y);
	await expect(page.getByRole("region", { name: "Why this square" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Show (H)" }).click();
	await expect(sign).toBeHidden();
	await expect(cell(page, "e2")).toHaveAttribute("aria-label", /controlled by/);
	await expect.poll(() => groundOf(page, "e3")).toBe(tinted);

	await page.getByText("More options").click();
	await page.getByLabel("Pieces", { exact: true }).uncheck();
	await page.getByLabel("Heat (H)").uncheck();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Hidden on the board: the heat, the pieces.")).toBeVisible();
	await expect(cell(page, "e2")).toHaveCount(0);
	await rest(page);
	await page.reload();
	await expectOn(page, "e2", "white pawn");
	await expect(board(page)).toBeVisible();
	await expect(cell(page, "e2")).toHaveAttribute("aria-label", /controlled by/);
	expect(said).toEqual([]);
});
