// A lesson is named, presented from the move that its author chose, and kept on the shelf while
// another is open; there it is renamed, forgotten and brought back.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints, load, open, panelOf, savedBy, tab } from "./page.ts";
import { anew } from "./visit.ts";

const LESSON = '[White "Ann"]\n\n1. e4 e5 2. Nf3 *\n\n[White "Ben"]\n\n1. d4 d5 *';

const rows = (page: Page) => panelOf(page, "Lessons").locator("li");
const toLessons = (page: Page) =>
	page.getByRole("region", { name: "Chapters" }).getByRole("button", { name: "Lessons" });

anew(
	"a lesson is put away among the saved lessons and opened again by keyboard",
	async ({ page }) => {
		const said = complaints(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page);
		await load(page, LESSON);
		await tab(page, "Edit").click();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		const opens = page.getByRole("button", { name: "Chapter opens here" });
		await opens.click();
		await expect(opens).toHaveAttribute("aria-pressed", "true");
		await page.getByLabel("Lesson name").fill("Pieces <b>that</b> settle");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: "Chapter 1 of 2" })).toBeVisible();
		await tab(page, "Share").click();
		const file = await savedBy(page, () =>
			page.getByRole("button", { name: "Save lesson", exact: true }).click(),
		);
		expect(file.match(/\[StudyName "Pieces <b>that<\/b> settle"\]/g)).toHaveLength(2);
		expect(file).toContain("e5 {[%start here]}");

		await tab(page, "Edit").click();
		await toLessons(page).click();
		await expect(rows(page)).toHaveText([
			/^Pieces <b>that<\/b> settle2 chapters · today · open now/,
		]);
		await expectAccessible(page);
		await page.getByRole("button", { name: "New lesson" }).click();
		await expect(panelOf(page, "Lessons")).toBeHidden();
		await expect(page.getByLabel("Lesson name")).toBeVisible();
		// A row of the panel that opens games leads there as well.
		await page.keyboard.press("l");
		await panelOf(page, "Open another game")
			.getByRole("button", { name: "Lessons" })
			.press("Enter");
		await expect(rows(page)).toHaveCount(1);
		const name = rows(page).getByRole("button", { name: /^Pieces/ });
		await name.focus();
		await page.keyboard.press("F2");
		await page.keyboard.type("Pins");
		await page.keyboard.press("Enter");
		await expect(rows(page)).toContainText(["Pins"]);
		// The focus stays in the list, and below it where no row is left.
		await expect(rows(page).getByRole("button", { name: "Pins", exact: true })).toBeFocused();
		await page.keyboard.press("Delete");
		await expect(rows(page)).toHaveCount(0);
		await expect(page.getByRole("button", { name: "New lesson" })).toBeFocused();
		await panelOf(page, "Lessons").getByRole("button", { name: "Undo" }).click();
		await rows(page).getByRole("button", { name: "Pins", exact: true }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: "Chapter 1 of 2" })).toBeVisible();
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuetext",
			/e5/,
		);
		await page.reload();
		await tab(page, "Edit").click();
		await expect(page.getByLabel("Lesson name")).toHaveValue("Pins");
		await toLessons(page).click();
		await expect(rows(page)).toHaveCount(1);
		// The open one is forgotten with the board; Undo brings back both.
		await page.getByRole("button", { name: "Delete Pins (Del)" }).click();
		await expect(rows(page)).toHaveCount(0);
		await expect(page.getByRole("slider", { name: "Move" })).toHaveCount(0);
		await panelOf(page, "Lessons").getByRole("button", { name: "Undo" }).click();
		await expect(rows(page)).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Chapter 1 of 2" })).toBeVisible();
		// What an act says lies over nothing: neither these buttons nor the list of chapters.
		await page.getByRole("button", { name: "New lesson" }).click();
		const news = page.locator(".passing-notice");
		await expect(news).toContainText("The previous one is under Lessons.");
		const [bar, aside] = [await news.boundingBox(), await page.locator(".aside").boundingBox()];
		expect(bar?.y).toBeGreaterThan((aside?.y ?? 0) + (aside?.height ?? 0));
		expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(900);
		await tab(page, "Moves").click();
		await expect(news).toHaveCount(0);
		expect(said).toEqual([]);
	},
);

/** As another version of the application, or another page of the address, may have written it. */
const forge = (page: Page, change: object) =>
	page.evaluate(
		(changed) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open("square-control-kept");
				opening.onerror = reject;
				opening.onsuccess = () => {
					const store = opening.result.transaction("lessons", "readwrite").objectStore("lessons");
					store.getAll().onsuccess = ({ target }) => {
						const [first] = (target as IDBRequest<object[]>).result;
						const record = { ...first, ...changed };
						store.put(record, (record as { id: string }).id);
						store.transaction.oncomplete = () => {
							opening.result.close();
							resolve();
						};
					};
				};
			}),
		change,
	);

anew("unreadable lessons are counted, and a long name stays within its row", async ({ page }) => {
	const said = complaints(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page);
	await load(page, LESSON);
	await tab(page, "Edit").click();
	await toLessons(page).click();
	await expect(rows(page)).toHaveCount(1);
	await forge(page, { id: "x1", at: 1e300 });
	await forge(page, { id: "x2", pieces: "none" });
	await forge(page, { id: "x3", name: "l".repeat(100_000) });
	await page.evaluate(() => new BroadcastChannel("square-control-kept-lessons").postMessage([]));
	await expect(rows(page)).toHaveCount(2);
	await expect(panelOf(page, "Lessons")).toContainText("2 lessons can’t be read.");
	await rows(page)
		.getByRole("button", { name: /^Delete l/ })
		.click();
	await expect(rows(page)).toHaveCount(1);
	await expect(panelOf(page, "Lessons").getByRole("status")).toContainText("was deleted.");
	const panel = await panelOf(page, "Lessons").boundingBox();
	const foot = await page.getByRole("button", { name: "New lesson" }).boundingBox();
	expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(
		(panel?.y ?? 0) + (panel?.height ?? 0),
	);
	expect(said).toEqual([]);
});
