// Writing: comments typed in place, glyphs and tags, kept by a reload.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { begin, cell, complaints, load, open, panelOf, pointOf, tab } from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const list = (page: Page) => page.locator(".move-list");
const comments = (page: Page) => list(page).locator(".comment");

const TYPED = "It {threatens} e4 & <b>more</b> [%clk 1]";

describeVisit("at the desk", () => {
	visit(
		"comments, symbols and tags are written by keyboard and survive a reload",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 Nc6 *");
			await list(page).getByRole("button", { name: "Nf3" }).click();
			await page.keyboard.press("w");
			await expect(panelOf(page, "Edit")).toBeFocused();
			await page.getByRole("button", { name: "good move" }).press("Enter");
			await expect(page.getByRole("button", { name: "good move" })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
			await page.getByLabel("Comment after 2. Nf3").focus();
			await page.keyboard.type(TYPED);
			await page.keyboard.press("Enter");
			await page.keyboard.type("A second line");
			await page.keyboard.press("Escape");
			await expect(panelOf(page, "Edit")).toBeFocused();
			await expect(comments(page).last()).toHaveText(`${TYPED}\nA second line`);
			await expect(list(page).locator(".nag")).toHaveText("!");
			await page.getByRole("button", { name: /^Game details/ }).press("Enter");
			await page.getByLabel("White", { exact: true }).fill('A "quoted" name ] %');
			await page.getByLabel("Date", { exact: true }).fill("tomorrow");
			await expect(page.getByText("Format of tag")).toBeVisible();
			await expectAccessible(page, "both themes");
			await page.reload();
			await expect(comments(page).last()).toHaveText(`${TYPED}\nA second line`);
			await expect(page.getByText('A "quoted" name ] %').first()).toBeVisible();
			expect(found).toEqual([]);
		},
	);

	visit("a comment is laid out in the direction of its first letter", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5 *");
		await page.keyboard.press("w");
		const box = page.locator(".comment-box");
		for (const [text, direction] of [
			["1. “שלום e4", "rtl"],
			["… مرحبا", "rtl"],
			["e4 שלום", "ltr"],
			["1234", "ltr"],
		] as const) {
			await box.fill(text);
			await expect(box).toHaveCSS("direction", direction);
		}
		await page.keyboard.press("Escape");
	});

	visit(
		"arrows are drawn by mouse and keyboard, lines moved by the menu, and chapters added",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, "1. e4 e5 (1... c5) (1... e6) 2. Nf3 *");
			const [from, to] = [await pointOf(page, "d2"), await pointOf(page, "d4")];
			await page.mouse.move(from.x, from.y);
			await page.mouse.down({ button: "right" });
			await page.mouse.move(to.x, to.y, { steps: 3 });
			await page.mouse.up({ button: "right" });
			await page.keyboard.press("w");
			const erase = page.getByRole("button", { name: "Erase" });
			await expect(erase).toHaveAttribute("aria-disabled", "false");
			await erase.click();
			await expect(erase).toHaveAttribute("aria-disabled", "true");
			await page.getByRole("button", { name: "Draw in red" }).press("Enter");
			await cell(page, "e2").focus();
			await page.keyboard.press("Enter");
			await expect(page.getByText("From e2, to…")).toBeAttached();
			await page.keyboard.press("ArrowUp");
			await page.keyboard.press("Enter");
			await expect(erase).toHaveAttribute("aria-disabled", "false");
			await tab(page, "Moves").click();
			await list(page).getByRole("button", { name: "e6" }).click({ button: "right" });
			await expect(page.getByRole("menuitem", { name: "Comment", exact: true })).toBeFocused();
			await page.getByRole("menuitem", { name: "Make this the main line" }).press("Enter");
			await expect(list(page).locator("td > .main-move").nth(1)).toContainText("e6");
			await tab(page, "Edit").press("Enter");
			await page.getByRole("button", { name: "New chapter" }).click();
			await page.getByLabel("Chapter name").fill("The second");
			await expectAccessible(page);
			await expect(page.getByRole("button", { name: /2 of 2/ })).toBeVisible();
			expect(found).toEqual([]);
		},
	);
});

anew("an editor that fails to load says so and can be requested again", async ({ page }) => {
	const thrown: string[] = [];
	page.on("pageerror", ({ message }) => thrown.push(message));
	const found = complaints(page);
	await page.route("**/OpenPanel*.js", (route) => route.abort());
	await open(page);
	await load(page, "1. e4 e5");
	await page.keyboard.press("w");
	await expect(page.locator(".side-panel")).toContainText(
		"This panel could not be loaded: check your connection",
	);
	expect(found.join()).toContain("Loading chunk sidePanels failed");
	await page.unroute("**/OpenPanel*.js");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByLabel("Comment on the game")).toBeVisible();
	expect(thrown).toEqual([]);
});
