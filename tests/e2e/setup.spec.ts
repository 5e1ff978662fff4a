// A position set up by hand: with the mouse, by keyboard alone, as a FEN; and a game that begins
// there.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { play, pressOnSight } from "./keyboard.ts";
import { begin, cell, complaints, expectOn, load, open, openGame, rest } from "./page.ts";
import { anew, visit } from "./visit.ts";

const fen = (page: Page) => page.getByLabel("FEN", { exact: true });

async function pointOf(page: Page, square: string) {
	const box = await cell(page, square).boundingBox();
	if (box === null) throw new Error("There is no board");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

visit(
	"pieces are dragged from the tray, put repeatedly and removed, and the map follows",
	async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		const press = pressOnSight(page, ".setup", "Escape");
		await page.keyboard.press("e");
		// A key acts that is pressed the moment the room is there.
		await press;
		await expect(page).toHaveURL(/\/$/);
		await page.getByRole("link", { name: "Set up a position" }).click();
		await expect(page.getByRole("heading", { name: "Set up a position" })).toBeFocused();
		await page.setViewportSize({ width: 1280, height: 500 });
		await expect(page.getByRole("button", { name: "Use this position" })).toBeInViewport({
			ratio: 1,
		});
		await page.setViewportSize({ width: 1280, height: 720 });
		await page.getByRole("button", { name: "Clear" }).click();
		await expect(page.getByText("Invalid FEN: missing white king")).toBeVisible();
		const queen = await page.getByTitle("White queen (Q)").boundingBox();
		if (queen === null) throw new Error("There is a tray");
		const d4 = await pointOf(page, "d4");
		await page.mouse.move(queen.x + 20, queen.y + 20);
		await page.mouse.down();
		await page.mouse.move(d4.x, d4.y, { steps: 5 });
		// The piece's squares are seen before it is released.
		await expectOn(page, "d8", "empty, controlled by white");
		await page.mouse.up();
		await expectOn(page, "d4", "white queen, neutral");
		await page.getByRole("radio", { name: "Black king (k)" }).check();
		const [h8, g8] = [await pointOf(page, "h8"), await pointOf(page, "g8")];
		await page.mouse.click(h8.x, h8.y);
		await page.mouse.click(g8.x, g8.y);
		await expect(page.getByText("Invalid FEN: too many black kings")).toBeVisible();
		await page.mouse.click(g8.x, g8.y, { button: "right" });
		await expect(fen(page)).toHaveValue("7k/8/8/8/3Q4/8/8/8 w - - 0 1");
		await page.keyboard.press("Control+z");
		await expect(fen(page)).toHaveValue("6kk/8/8/8/3Q4/8/8/8 w - - 0 1");
		// A stroke writes the address once, when it ends.
		await page.evaluate(() => {
			const { replaceState } = history;
			document.body.dataset.written = "";
			history.replaceState = (...given) => {
				document.body.dataset.written += "x";
				replaceState.apply(history, given);
			};
		});
		const [a6, h6] = [await pointOf(page, "a6"), await pointOf(page, "h6")];
		await page.mouse.move(a6.x, a6.y);
		await page.mouse.down();
		await page.mouse.move(h6.x, h6.y, { steps: 16 });
		await expect(fen(page)).toHaveValue("6kk/8/kkkkkkkk/8/3Q4/8/8/8 w - - 0 1");
		expect(await page.evaluate(() => document.body.dataset.written)).toBe("");
		await page.mouse.up();
		await expect.poll(() => page.evaluate(() => document.body.dataset.written)).toBe("x");
		await expect(page).toHaveURL(/kkkkkkkk/);
		await page.keyboard.press("Control+z");
		await expectAccessible(page, "both themes");
		expect(found).toEqual([]);
	},
);

anew(
	"a game begins at a position set up by keyboard alone, and Undo restores the old game",
	async ({ page }) => {
		await open(page);
		await load(page, "1. e4 e5 *");
		await page.keyboard.press("e");
		await expect(fen(page)).toHaveValue(/^rnbqkbnr\/pppppppp/);
		await fen(page).fill("4k3/8/8/3P4/8/8/8/4K3 w - - 0 9");
		await expectOn(page, "d5", "white pawn, neutral");
		await cell(page, "d5").focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("p");
		await expectOn(page, "e5", "black pawn, neutral");
		await page.getByLabel("En passant").selectOption("e6");
		await page.reload();
		await expect(fen(page)).toHaveValue("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9");
		await page.getByRole("button", { name: "Use this position" }).press("Enter");
		await expect(page.getByRole("heading", { name: "Moves" })).toBeFocused();
		await cell(page, "d5").focus();
		await page.keyboard.press("Enter");
		await cell(page, "e6").focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: "dxe6" })).toBeVisible();
		await page.keyboard.press("Control+z");
		await page.keyboard.press("Control+z");
		await expect(page.getByRole("button", { name: "e4" })).toBeVisible();
	},
);

const LESSON = `[ChapterName "Space"]

1. e4 e5 *

[ChapterName "Sicilian"]

1. e4 c5 *`;

anew(
	"setting up a position adds a chapter to the lesson or says what closes, and Undo works after a reload",
	async ({ page }) => {
		await open(page);
		await load(page, LESSON);
		await page.keyboard.press("ArrowRight");
		await play(page, "d7d5");
		const back = page.getByRole("button", { name: "Back to the board" });
		const beginning = page.getByRole("button", { name: /^Use this position$|^Replace/ });
		await page.keyboard.press("e");
		// The button can be reached, and says which king is missing.
		const adding = page.getByRole("button", { name: "Add as chapter" });
		await fen(page).fill("8/8/8/3P4/8/8/8/4K3 w - - 0 9");
		await expect(adding).toHaveAccessibleDescription(
			/missing black king No game or chapter can start from this position/,
		);
		await page.getByRole("button", { name: "Clear" }).click();
		await expect(adding).toHaveAccessibleDescription(/missing white king.*missing black king/);
		await adding.press("Enter");
		await expect(adding).toBeFocused();
		await fen(page).fill("4k3/8/8/3P4/8/8/8/4K3 w - - 0 9");
		await expect(adding).toHaveAccessibleDescription(/^Adds the position as a chapter/);
		await expect(beginning).toHaveText("Replace the 2 chapters");
		await expectAccessible(page);
		// The first press keeps what is open.
		const first = page.locator(".setup-panel > .row").last().getByRole("button").first();
		await expect(first).toHaveText("Add as chapter");
		await first.press("Enter");
		await expect(page.getByText("Chapter added.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Chapter 2 of 3" })).toBeVisible();

		await page.keyboard.press("e");
		await expect(beginning).toHaveText("Replace the 3 chapters");
		await beginning.press("Enter");
		const told = page.getByText("The 3 chapters that were open have been closed.");
		await expect(told).toBeVisible();
		await rest(page);
		await page.reload();
		await expect(told).toBeVisible();
		// The position that replaced the chapters was no work of anybody's.
		await page.keyboard.press("e");
		await expect(beginning).toHaveText("Use this position");
		await back.click();
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		await openGame(page, 1);
		await expect(page.getByRole("button", { name: "d5" })).toBeVisible();
		await openGame(page, 3);
		await expect(page.getByRole("button", { name: "c5" })).toBeVisible();
	},
);
