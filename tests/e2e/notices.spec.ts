// Notices on a phone: they are in nobody's way, can be closed, and are about the game on view.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { load, open, paste } from "./page.ts";

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const notices = (page: Page) => page.locator(".notices");

const isCovered = async (page: Page): Promise<boolean> => {
	const boxOf = async (selector: string) => {
		const box = await page.locator(selector).first().boundingBox();
		const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
		return { left: x, right: x + width, top: y, bottom: y + height };
	};
	const notice = await boxOf(".notices :is(.notice, .passing-notice)");
	const others = await Promise.all([".board", ".slider", ".side-room .panel"].map(boxOf));
	return others.some(
		({ left, right, top, bottom }) =>
			Math.min(right, notice.right) - Math.max(left, notice.left) > 1 &&
			Math.min(bottom, notice.bottom) - Math.max(top, notice.top) > 1,
	);
};

const OWN = "1. d4 d5 2. c4 e6 *";
const THEIRS = `[Event "E"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n`;

test("a notice covers neither the list nor the timeline, can be closed, and disappears with the next step", async ({
	page,
}) => {
	await open(page);
	await load(page, OWN);
	await paste(page, "1. e4 e5 2. Nf3 *");
	await expect(notices(page)).toContainText("Pasted text opened.");
	expect(await isCovered(page)).toBe(false);
	// On its side, too
	await page.setViewportSize({ width: 844, height: 390 });
	expect(await isCovered(page)).toBe(false);
	await page.setViewportSize({ width: 390, height: 664 });
	await notices(page).getByRole("button", { name: "Dismiss" }).tap();
	await expect(notices(page)).toBeEmpty();
	await paste(page, "1. c4 e5 *");
	await expect(notices(page)).toContainText("Pasted text opened.");
	await page.locator(".move", { hasText: "c4" }).tap();
	await expect(notices(page)).toBeEmpty();
	// A position without moves has them too, and the row below what it says.
	await page.goto("./#setup");
	await page.getByRole("button", { name: "Use this position" }).tap();
	await expect(notices(page)).toContainText("The new position is open.");
	const bottomOf = async (found: Locator) => {
		const { y = 0, height = 0 } = (await found.boundingBox()) ?? {};
		return y + height;
	};
	const row = await page.locator(".options button").first().boundingBox();
	expect(await bottomOf(page.locator(".no-moves"))).toBeLessThanOrEqual(row?.y ?? 0);
});

test("a game from My games is still marked so after a reload, and the game restored by Undo is not", async ({
	page,
}) => {
	await open(page);
	await load(page, OWN);
	await page.evaluate(() => localStorage.setItem("square-control-me", "[]"));
	await page.getByRole("link", { name: "My games" }).tap();
	await page
		.getByLabel("Choose files")
		.setInputFiles([{ name: "a.pgn", mimeType: "", buffer: Buffer.from(THEIRS) }]);
	await page.getByRole("button", { name: /^Ann –/ }).tap();
	await expect(notices(page)).toContainText("From My games.");
	await expect(
		notices(page).getByRole("button", { name: "Back to the list", exact: true }),
	).toBeVisible();
	expect(await isCovered(page)).toBe(false);
	await expect(page.locator(".move").first()).toHaveText("e4");
	await page.reload();
	await expect(page.locator(".move").first()).toHaveText("e4");
	await expect(notices(page)).toContainText("From My games.");
	await page.getByRole("button", { name: "Undo" }).last().tap();
	await expect(page.locator(".move").first()).toHaveText("d4");
	await expect(notices(page)).not.toContainText("From My games.");
	await page.reload();
	await expect(page.locator(".move").first()).toHaveText("d4");
	await expect(notices(page)).not.toContainText("From My games.");
});
