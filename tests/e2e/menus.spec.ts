// Menus and dialogs open over other things and go again: a menu closes with its choice, and Escape
// closes the topmost, one at a time.

import { expect, type Page } from "@playwright/test";
import {
	begin,
	dragSquare,
	gameButton,
	load,
	menuOf as menu,
	optionsButton,
	panelOf,
	tab,
} from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const GAME = "1. e4 e5 (1... c5) 2. Nf3 Nc6 *";

const summary = gameButton;
const panel = panelOf;
const inMenu = (page: Page, name: string) => menu(page).getByRole("button", { name });

type Press = (page: Page, button: ReturnType<typeof inMenu>) => Promise<void>;

/**
 * An act of the menu, whatever it is chosen with: what it opens is free, and leads back to the
 * menu's button.
 */
async function expectActs(page: Page, press: Press): Promise<void> {
	for (const [name, title] of [
		["Search moves and games", "Search"],
		["Open…", "Open another game"],
	] as const) {
		await press(page, summary(page));
		await press(page, inMenu(page, name));
		await expect(menu(page)).toBeHidden();
		const close = panel(page, title).getByRole("button", { name: "Close" });
		// Nothing lies over it.
		await close.click({ trial: true });
		await expect(panel(page, title).and(page.locator(":focus, :focus-within"))).toBeVisible();
		await press(page, close);
		await expect(panel(page, title)).toBeHidden();
		await expect(summary(page)).toBeFocused();
	}
	await press(page, summary(page));
	await press(page, inMenu(page, "Present"));
	await expect(page.locator(".present")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(summary(page)).toBeFocused();
	await expect(menu(page)).toBeHidden();
}

describeVisit("at a desk", () => {
	visit.use({ viewport: { width: 1440, height: 900 } });

	visit("choosing an entry closes the menu, by mouse and keyboard", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await expectActs(page, (_, button) => button.click());
		await expectActs(page, (_, button) => button.press("Enter"));
		await dragSquare(page, "d2", "d3");
		await page.keyboard.press("x");
		await page.getByRole("button", { name: "Redo" }).click();
		await expect(page.locator(".move")).toHaveCount(6);
		// The options are settings, which their button opens and closes.
		await optionsButton(page).click();
		await expect(panel(page, "Board settings")).toBeFocused();
		await optionsButton(page).click();
		await expect(panel(page, "Board settings")).toBeHidden();
	});

	visit("Escape closes what lies on top, one thing at a time", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await tab(page, "Review").click();
		await summary(page).click();
		await inMenu(page, "Print").focus();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();
		await expect(inMenu(page, "Print")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(summary(page)).toBeFocused();
		await expect(panel(page, "Review")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page, "Review")).toBeHidden();
		await page.locator(".move").first().click({ button: "right" });
		await expect(page.getByRole("menuitem", { name: "Comment", exact: true })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("menu")).toBeHidden();
		await expect(page.locator(".move").first()).toBeFocused();
		await tab(page, "Edit").click();
		const line = page.getByRole("button", { name: "This line" });
		await line.press("Enter");
		await page.keyboard.press("Escape");
		await expect(line).toBeFocused();
		await expect(panel(page, "Edit")).toBeVisible();
	});

	visit("the open tab is restored by a reload and by Back", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await tab(page, "Review").click();
		await expect(page).toHaveURL(/[?]tab=review$/);
		await page.reload();
		await expect(panelOf(page, "Review")).toBeVisible();
		await page.getByRole("link", { name: "About", exact: true }).click();
		await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
		await page.goBack();
		await expect(panelOf(page, "Review")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page).not.toHaveURL(/tab=/);
	});

	visit("the tabs are one tab stop, and arrow keys go from one to the next", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await tab(page, "Moves").focus();
		for (const [key, name] of [
			["ArrowRight", "Explain"],
			["ArrowRight", "Review"],
			["End", "Share"],
			["ArrowRight", "Moves"],
			["ArrowLeft", "Share"],
			["Home", "Moves"],
		] as const) {
			await page.keyboard.press(key);
			await expect(tab(page, name)).toBeFocused();
			await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
		}
		// Whoever presses a tab by mouse means to step with the arrow keys next.
		await tab(page, "Review").click();
		await page.keyboard.press("ArrowRight");
		await expect(tab(page, "Review")).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuenow", "1");
	});

	visit("the menu closes when the focus goes elsewhere", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await summary(page).click();
		await expect(menu(page)).toBeVisible();
		await page.keyboard.press("s");
		await expect(panel(page, "Share")).toBeFocused();
		await expect(menu(page)).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(summary(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(menu(page)).toBeVisible();
		await page.keyboard.press("Shift+Tab");
		await expect(menu(page)).toBeHidden();
	});
});

describeVisit("on a phone", () => {
	visit.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

	visit("on a phone choosing an entry closes the menu", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await expectActs(page, (_, button) => button.tap());
	});
});
