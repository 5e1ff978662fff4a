// A lesson page, saved, and opened as a page of its own.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { complaints, load, open, openRow, tab } from "./page.ts";
import { anew } from "./visit.ts";

const CHAPTERS = [
	'[ChapterName "One <b>bold</b>"]\n\n1. e4 {Said & <img src=x onerror="window.broken = 1"> done} e5 {[%cal Ge2e4]} *',
	'[ChapterName "Two"]\n[SetUp "1"]\n[FEN "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *',
].join("\n\n");

anew(
	"a lesson page can be read without scripts and played through with them",
	async ({ page, browser }) => {
		await open(page);
		await load(page, CHAPTERS);
		await tab(page, "Share").click();
		const lesson = page.getByRole("region", { name: "Lesson page" });
		await openRow(page, "Lesson page");
		await expect(lesson.getByLabel("All 2 chapters")).toBeChecked();
		const saving = page.waitForEvent("download");
		await lesson.getByRole("button", { name: "Save lesson page" }).click();
		const html = readFileSync(await (await saving).path(), "utf8");

		const quiet = await browser.newPage({ javaScriptEnabled: false });
		await quiet.setContent(html);
		await expect(quiet.getByRole("heading", { name: "One <b>bold</b>" }).last()).toBeVisible();
		await expect(
			quiet.getByText('Said & <img src=x onerror="window.broken = 1"> done'),
		).toBeVisible();
		await expect(quiet.getByRole("img", { name: "After 1. e4. Black to move." })).toHaveCount(2);
		await expect(quiet.getByRole("link", { name: "Play through it" })).toHaveCount(2);
		await quiet.close();

		// From disk, where nothing else is: the line is played through by buttons, moves and keys.
		const found = complaints(page);
		const path = test.info().outputPath("lesson.html");
		writeFileSync(path, html);
		await page.goto(pathToFileURL(path).href);
		const player = page.locator(".player").first();
		const board = player.getByRole("img");
		await expect(board).toHaveAccessibleName(/^White to move\. .*White \d+/);
		await expect(board.locator("use")).toHaveCount(32);
		await player.getByRole("button", { name: "Forward one move" }).click();
		await expect(board).toHaveAccessibleName(/^After 1\. e4\. Black to move\./);
		await page.keyboard.press("ArrowRight");
		await expect(player.getByRole("button", { name: "e5" })).toHaveAttribute(
			"aria-current",
			"step",
		);
		await player.getByRole("button", { name: "1. e4" }).click();
		await expect(board).toHaveAccessibleName(/^After 1\. e4\./);
		await page.keyboard.press("Home");
		await expect(board).toHaveAccessibleName(/^White to move\./);
		expect(await page.evaluate(() => "broken" in window)).toBe(false);
		expect(found).toEqual([]);
	},
);
