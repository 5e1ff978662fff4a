// Writing: comments typed in place, glyphs and tags, kept by a reload, and taken back.

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints, load, open } from "./page.ts";

const list = (page: Page) => page.locator(".move-list");
const comments = (page: Page) => list(page).locator(".comment");

const TYPED = "It {threatens} e4 & <b>more</b> [%clk 1]";

test("comments, glyphs and tags are written by keyboard, kept by a reload, and undone", async ({
	page,
}) => {
	const found = complaints(page);
	await open(page);
	await load(page, "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 Nc6 *");
	await list(page).getByRole("button", { name: "Nf3" }).click();
	await page.keyboard.press("w");
	await expect(page.getByRole("button", { name: "Comment", exact: true })).toBeFocused();
	await page.getByRole("button", { name: "good move" }).press("Enter");
	await expect(list(page).getByRole("button", { name: "Nf3!" })).toBeVisible();
	await page.getByRole("button", { name: "Comment", exact: true }).press("Enter");
	await expect(page.getByLabel("Comment after 2. Nf3")).toBeFocused();
	await page.keyboard.type(TYPED);
	await page.keyboard.press("Enter");
	await page.keyboard.type("A second line");
	await page.keyboard.press("Escape");
	await expect(comments(page).last()).toHaveText(`${TYPED}\nA second line`);
	await page.getByRole("button", { name: "Tags" }).press("Enter");
	await page.getByLabel("White", { exact: true }).fill('A "quoted" name ] %');
	await page.getByLabel("Date", { exact: true }).fill("tomorrow");
	await expect(page.getByText("Format of tag")).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(comments(page).last()).toHaveText(`${TYPED}\nA second line`);
	await expect(page.getByText('A "quoted" name ] %')).toBeVisible();
	await list(page).getByRole("button", { name: "Nc6" }).click();
	await page.keyboard.press("w");
	await page.getByText("Sicilian").click();
	const editor = page.getByLabel("Comment after 1... c5");
	await expect(editor).toHaveValue("Sicilian");
	await editor.fill("");
	await page.keyboard.press("Control+Enter");
	await expect(comments(page)).toHaveCount(1);
	await page.keyboard.press("Control+z");
	await expect(comments(page)).toHaveCount(2);
	expect(found).toEqual([]);
});
