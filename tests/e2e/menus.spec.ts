// What opens over other things and goes again: a menu closes with its choice, and Escape closes
// what lies on top, one at a time.

import { expect, type Page } from "@playwright/test";
import { begin, dragSquare, load, setOption } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const GAME = "1. e4 e5 (1... c5) 2. Nf3 Nc6 *";

const summary = (page: Page) => page.locator("summary", { hasText: "More" });
const settings = (page: Page) => page.locator(".settings");
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const inMore = (page: Page, name: string) =>
	settings(page).locator("a, button").filter({ hasText: name });

type Press = (page: Page, button: ReturnType<typeof inMore>) => Promise<void>;

/**
 * An act of the menu, whatever it is chosen with: what it opens is free, and leads back to the
 * menu's button.
 */
async function expectActs(page: Page, press: Press): Promise<void> {
	for (const name of ["Search", "Compare"]) {
		await press(page, summary(page));
		await press(page, inMore(page, name));
		await expect(settings(page)).toBeHidden();
		const close = panel(page, name).getByRole("button", { name: "Close" });
		// Nothing lies over it.
		await close.click({ trial: true });
		await expect(panel(page, name).and(page.locator(":focus, :focus-within"))).toBeVisible();
		await press(page, close);
		await expect(panel(page, name)).toBeHidden();
		await expect(summary(page)).toBeFocused();
	}
	await press(page, summary(page));
	await press(page, inMore(page, "Present"));
	await expect(page.locator(".present")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(summary(page)).toBeFocused();
	await expect(settings(page)).toBeHidden();
}

describeVisit("at a desk", () => {
	visit.use({ viewport: { width: 1440, height: 900 } });

	visit("More closes with what is chosen, by mouse and keyboard", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await expectActs(page, (_, button) => button.click());
		await expectActs(page, (_, button) => button.press("Enter"));
		await dragSquare(page, "d2", "d3");
		await page.keyboard.press("x");
		await summary(page).click();
		await inMore(page, "Redo").click();
		await expect(settings(page)).toBeHidden();
		await expect(page.locator(".move")).toHaveCount(6);
	});

	visit("Escape closes what lies on top, one at a time", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await page.getByRole("button", { name: "Review" }).click();
		await summary(page).click();
		// Boxes are ticked one after the other.
		await page.getByLabel("Patterns on the squares").check();
		await page.getByLabel("Coordinates").focus();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();
		await expect(page.getByLabel("Coordinates")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(settings(page)).toBeHidden();
		await expect(summary(page)).toBeFocused();
		await expect(panel(page, "Review")).toBeVisible();
		await page.locator(".move").first().click({ button: "right" });
		await expect(page.getByRole("menuitem", { name: "Comment", exact: true })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("menu")).toBeHidden();
		await expect(page.locator(".move").first()).toBeFocused();
		await expect(panel(page, "Review")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel(page, "Review")).toBeHidden();
		const line = page.getByRole("button", { name: "Line…" });
		await line.press("Enter");
		await page.keyboard.press("Escape");
		await expect(line).toBeFocused();
		await page.getByRole("button", { name: "Stop writing" }).click();
		await setOption(page, "Patterns on the squares", false);
	});

	visit("More closes for whoever goes on elsewhere, by keys too", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await summary(page).click();
		await expect(settings(page)).toBeVisible();
		await page.keyboard.press("s");
		await expect(panel(page, "Share")).toBeFocused();
		await expect(settings(page)).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(summary(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(settings(page)).toBeVisible();
		await page.keyboard.press("Shift+Tab");
		await expect(settings(page)).toBeHidden();
	});
});

describeVisit("on a phone", () => {
	visit.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

	visit("More closes with what is chosen, by touch", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await expectActs(page, (_, button) => button.tap());
	});
});
