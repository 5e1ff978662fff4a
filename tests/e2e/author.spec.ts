// A lesson is made, shown and taken away by keyboard alone, and read elsewhere.

import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { readGif } from "../support/gif.ts";
import { focused, play, press, tabTo, walkTo } from "./keyboard.ts";
import { complaints, open, panelOf, rest, slider } from "./page.ts";

const LESSON = `[ChapterName "The gambit"]

1. e4 e5 2. f4 $7 *

[ChapterName "An ending"]
[SetUp "1"]
[FEN "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"]

1. Ke2 Ke7 {Opposition} *

[ChapterName "?"]

*

[ChapterName "Chapter 5 שלום"]

*

[Event "A \\"first\\" ] lesson % \\\\"]
[ChapterName "Open games"]

{What to play?} 1. e4 c5 (1... e5 {Attacked now:} 2. Nf3 Nc6 $1 {Defends (\u2060e5)\u2060 <b>"so"</b> ] %}) 2. Nf3 {[%csl Rd4] [%cal Rf3d4]} *
`;

const list = (page: Page) => page.locator(".move-list");

/** Types at the place of a comment, and leaves it. */
async function comment(page: Page, label: string, text: string): Promise<void> {
	await expect(page.getByLabel(label, { exact: true })).toBeFocused();
	await page.keyboard.type(text);
	await press(page, "Escape");
	await expect(panelOf(page, "Edit")).toBeFocused();
}

async function choose(page: Page, name: RegExp, key?: "Shift+Tab"): Promise<void> {
	await tabTo(page, name, key);
	await press(page, "Enter");
}

async function download(page: Page, name: RegExp, key?: "Shift+Tab"): Promise<Buffer> {
	await tabTo(page, name, key);
	const saving = page.waitForEvent("download");
	await press(page, "Enter");
	return readFile(await (await saving).path());
}

async function makeFirst(page: Page): Promise<void> {
	await play(page, "e2e4", "e7e5", "g1f3", "b8c6");
	await press(page, "Shift+W");
	await comment(page, "Comment after 2... Nc6", 'Defends {e5} <b>"so"</b> ] %');
	await choose(page, /^good move$/);
	await press(page, "ArrowLeft");
	await rest(page);
	await choose(page, /^Before the move$/);
	await comment(page, "Comment after 1... e5", "Attacked now:");
	await press(page, "Home", "Shift+W");
	await comment(page, "Comment on the game", "What to play?");
	await press(page, "ArrowRight");
	await rest(page);
	await play(page, "c7c5", "g1f3");
	await choose(page, /^This line$/);
	await expect(page.getByRole("menuitem", { name: "Comment", exact: true })).toBeFocused();
	await press(page, "ArrowDown", "ArrowDown", "Enter");
	await expect(list(page).locator("td > .main-move").nth(1)).toContainText("c5");
	await choose(page, /^Draw in red$/);
	await press(page, "Shift+B");
	await walkTo(page, "f3");
	await press(page, "Enter");
	await walkTo(page, "d4");
	await press(page, "Enter", "Enter", "Enter", "Escape");
	await choose(page, /^Game details/);
	await tabTo(page, /^Event$/);
	await page.keyboard.type('A "first" ] lesson % \\');
	await press(page, "Escape");
	await expect(panelOf(page, "Edit")).toBeFocused();
}

/** Names the open chapter, in the panel that is open. */
async function name(page: Page, text: string): Promise<void> {
	await tabTo(page, /^Chapter name$/);
	await press(page, "Control+a");
	await page.keyboard.type(text);
}

async function makeOthers(page: Page): Promise<void> {
	await tabTo(page, /^New chapter$/, "Shift+Tab");
	await name(page, "Open games");
	await choose(page, /^New chapter$/, "Shift+Tab");
	await name(page, "The gambit");
	await choose(page, /^Up$/);
	await play(page, "e2e4", "e7e5", "f2f4");
	await tabTo(page, /^More annotation symbols$/);
	// The list is opened, and nothing given before one of it is chosen.
	await press(page, "ArrowDown", "ArrowDown", "Enter");
	await expect(list(page).locator(".move", { hasText: "f4□" })).toHaveCount(1);

	// A list takes letters for itself.
	await press(page, "Tab", "e");
	await expect(page.getByRole("heading", { name: "Set up a position" })).toBeFocused();
	await choose(page, /^Clear$/);
	await tabTo(page, /^[a-h][1-8],/, "Shift+Tab");
	for (const [square, letter] of [
		["e1", "K"],
		["e8", "k"],
		["e4", "P"],
	] as const) {
		await walkTo(page, square);
		await page.keyboard.type(letter);
	}
	await choose(page, /^Add as chapter$/);
	await expect(page.getByText("Chapter added.")).toBeVisible();
	await play(page, "e1e2", "e8e7");
	await press(page, "Shift+W");
	await comment(page, "Comment after 1... Ke7", "Opposition");
	await tabTo(page, /^New chapter$/);
	await name(page, "An ending");
	await choose(page, /^New chapter$/, "Shift+Tab");
	await press(page, "Enter");
	await name(page, "Chapter 5 שלום");
	await choose(page, /^Open games$/, "Shift+Tab");
	await expect(page.locator(".open-chapter")).toBeFocused();
}

async function show(page: Page): Promise<void> {
	await press(page, "p");
	const presentation = page.getByRole("region", { name: "Presentation" });
	await expect(presentation).toBeFocused();
	await expect(presentation).toContainText("What to play?");
	await press(page, "PageDown", "PageDown", "PageDown");
	await rest(page);
	await expect(presentation).toContainText("2. Nf3");
	await press(page, "Escape");
	await expect(page.locator(".open-chapter")).toBeFocused();
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".printout")).toContainText('Defends {e5} <b>"so"</b> ] %');
	// A circle, an arrow, each on its casing.
	await expect(page.locator(".printout .diagram > g").nth(2).locator("path")).toHaveCount(4);
	await page.emulateMedia({ media: "screen" });
	await expect(page.locator(".printout")).toHaveCount(0);
}

type Taken = { readonly link: string; readonly file: Buffer; readonly code: string };

async function takeAway(page: Page): Promise<Taken> {
	await press(page, "s");
	const field = page.getByLabel("Link to what you see");
	await expect(field).toHaveValue(/#g=2\.[\w-]+&game=5&ply=3$/);
	const link = await field.inputValue();
	await choose(page, /^Copy embed code$/);
	await expect(page.getByText("paste it into your page’s source")).toBeVisible();
	const code = await page.evaluate(() => navigator.clipboard.readText());
	const file = await download(page, /^Save lesson$/);
	expect(file.toString()).toBe(LESSON);
	await choose(page, /^More: Video$/, "Shift+Tab");
	await tabTo(page, /^Width/);
	await press(page, "Home");
	await tabTo(page, /^From/);
	await page.keyboard.press("ArrowDown");
	expect(readGif(await download(page, /^Save video$/, "Shift+Tab")).frames.length).toBeGreaterThan(
		3,
	);
	expect(await focused(page)).toBe("Save video");
	const lesson = (await download(page, /^Save lesson page$/)).toString();
	expect(lesson.match(/<h2/g)).toHaveLength(5);
	expect(await focused(page)).toBe("Save lesson page");
	return { link, file, code };
}

/** Compares the lesson where somebody else opens it. */
async function readElsewhere(browser: Browser, opened: (page: Page) => Promise<void>) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const found = complaints(page);
	await opened(page);
	await expect(list(page)).toBeVisible();
	await press(page, "s");
	expect((await download(page, /^Save lesson$/)).toString()).toBe(LESSON);
	expect(found).toEqual([]);
	await context.close();
}

test("a lesson of five chapters is made, shown and taken along by keyboard alone, and reads the same elsewhere", async ({
	page,
	browser,
	context,
	baseURL,
}) => {
	// A visit of some minutes for a slow machine.
	test.slow();
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const found = complaints(page);
	await open(page);
	await test.step("the lesson is made", async () => {
		await makeFirst(page);
		await makeOthers(page);
	});
	await test.step("the lesson is shown and printed", () => show(page));
	const { link, file, code } = await test.step("the lesson is taken along", () => takeAway(page));
	expect(found).toEqual([]);
	await test.step("the lesson is read in a page of somebody", async () => {
		await page.route("**/blog", (route) =>
			route.fulfill({ contentType: "text/html", body: `<!doctype html>${code}` }),
		);
		await page.goto("./blog");
		const board = page.frameLocator("iframe");
		await expect(board.getByRole("combobox", { name: "Chapter" })).toHaveValue("4");
		await expect(board.getByRole("slider")).toHaveAttribute("aria-valuetext", "3 of 3, Nf3");
	});
	await test.step("the lesson is read from the link", () =>
		readElsewhere(browser, async (other) => {
			await other.goto(link);
			await expect(slider(other)).toHaveAttribute("aria-valuetext", "3 of 3, Nf3");
			await expect(list(other)).toContainText('Defends {e5} <b>"so"</b> ] %');
		}));
	await test.step("the lesson is read from the file", () =>
		readElsewhere(browser, async (other) => {
			// Before the press: a browser that is told to hand the dialog over only then may show it
			// instead.
			const choosing = other.waitForEvent("filechooser", { timeout: 60_000 });
			await other.goto(baseURL ?? "");
			await expect(other.getByLabel("Choose a file")).toBeEnabled();
			await tabTo(other, /^Choose a file$/);
			await press(other, "Enter");
			const lesson = { name: "lesson.pgn", mimeType: "application/x-chess-pgn", buffer: file };
			await (await choosing).setFiles(lesson);
		}));
});
