// Two positions compared: on the board, in words, by key, by link, and in an embedded board.

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { cell, complaints, expectOn, load, open } from "./page.ts";

const GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

test("C pins a position, another says what is different there, C flips, and a link brings both", async ({
	page,
}) => {
	const found = complaints(page);
	await open(page);
	await load(page, GAME);
	await page.keyboard.press("c");
	const panel = page.getByRole("region", { name: "Compare" });
	await expect(panel.getByText("White has 22 squares, as many, the same ones.")).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(panel.getByText(/White has 28 squares, 6 more: gained/)).toBeVisible();
	await expectOn(page, "f5", "empty, controlled by white, pinned: neutral");
	await expectAccessible(page);
	await page.keyboard.press("c");
	await expectOn(page, "e2", "white pawn");
	await page.keyboard.press("c");
	await expectOn(page, "e4", "white pawn");
	await page.keyboard.press("s");
	await page.keyboard.press("Escape");
	await page.goto(`./#pgn=${encodeURIComponent(GAME)}&ply=6&compare=1`);
	await expect(panel.getByText("Pinned: the position after 1. e4")).toBeVisible();
	await expect(cell(page, "a6")).toHaveAttribute("aria-label", /black pawn/);
	expect(found).toEqual([]);
});

test("an embedded board compares two plies", async ({ page, baseURL }) => {
	const found = complaints(page);
	const address = `?pgn=${encodeURIComponent(GAME)}&ply=1&compare=0`;
	await page.goto(`${new URL("embed.html", baseURL).href}${address}`);
	await expectOn(page, "f5", "empty, controlled by white, pinned: neutral");
	await expect(page.getByText("gained since")).toBeVisible();
	expect(found).toEqual([]);
});
