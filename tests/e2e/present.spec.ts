// Showing a game to others: what hides on the board, and the board as large as the screen.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { play, press as pressKeys, pressOnSight } from "./keyboard.ts";
import {
	begin,
	board,
	cell,
	chooseOfGame,
	complaints,
	expectOn,
	groundOf,
	load,
	open,
	openSettings,
	panelOf,
	pointOf,
	rest,
	tab,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

visit(
	"H hides and shows the colours, for sighted and blind users, and a reload shows them",
	async ({ page }) => {
		const said = complaints(page);
		await begin(page);
		await load(page, "1. e4 e5");
		const tinted = await groundOf(page, "e3");
		await page.keyboard.press("h");
		const sign = page.getByText("Hidden on the board: the colours.");
		await expect(sign).toBeVisible();
		await expect(cell(page, "e2")).toHaveAttribute("aria-label", "e2, white pawn");
		await expect.poll(() => groundOf(page, "e3")).not.toBe(tinted);
		// A mouse that rests gives nothing away; who presses has asked.
		const { x, y } = await pointOf(page, "e3");
		await page.mouse.click(x, y);
		await expect(panelOf(page, "Explain")).toBeVisible();
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Show (H)" }).click();
		await expect(sign).toBeHidden();
		await expect(cell(page, "e2")).toHaveAttribute("aria-label", /controlled by/);
		await expect.poll(() => groundOf(page, "e3")).toBe(tinted);

		const settings = await openSettings(page);
		await settings.getByLabel("Pieces", { exact: true }).uncheck();
		await settings.getByLabel("Colours (H)").uncheck();
		await page.keyboard.press("Escape");
		await expect(page.getByText("Hidden on the board: the colours, the pieces.")).toBeVisible();
		await expect(cell(page, "e2")).toHaveCount(0);
		await rest(page);
		await page.reload();
		await expectOn(page, "e2", "white pawn");
		await expect(board(page)).toBeVisible();
		await expect(cell(page, "e2")).toHaveAttribute("aria-label", /controlled by/);
		expect(said).toEqual([]);
	},
);

const LESSON = `[White "Anna"]
[Black "Ben"]

1. e4 {Space} e5 2. Nf3 {It attacks e5.} Nc6 3. Bb5 *`;

const presented = (page: Page) => page.getByRole("region", { name: "Presentation" });
const told = (page: Page) => page.locator(".present-caption");
const sentence = (page: Page) => page.locator(".present-square");

/** Where full screen is refused, the window has to do. Gives what the page complains of. */
async function openInWindow(page: Page): Promise<string[]> {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
	});
	const said = complaints(page);
	await page.setViewportSize({ width: 1280, height: 720 });
	await open(page);
	return said;
}

anew(
	"P shows the game to a room, with keys for remotes, darkness, the pointer, and Escape to leave",
	async ({ page }) => {
		const said = await openInWindow(page);
		await load(page, LESSON);
		const write = tab(page, "Edit");
		await write.focus();
		const press = pressOnSight(page, ".present", "b");
		await page.keyboard.press("p");
		await expect(presented(page)).toBeFocused();
		// A key acts that is pressed the moment the room is there.
		await press;
		await expect(page.locator(".present-black")).toBeVisible();
		await page.keyboard.press("b");
		await rest(page);
		const box = await board(page).boundingBox();
		expect(box?.width).toBeGreaterThan(600);
		await expect(page.getByText("Anna").first()).toBeVisible();
		await expect(page.getByRole("region", { name: "Squares" })).toBeVisible();
		for (const hidden of ["Write", "Share", "Change to the dark theme"]) {
			await expect(page.getByRole("button", { name: hidden, exact: true })).toBeHidden();
		}

		await page.keyboard.press("PageDown");
		await expect(told(page)).toHaveText("Space");
		await expectOn(page, "e4", "white pawn");
		await page.keyboard.press("PageDown");
		await page.keyboard.press("ArrowRight");
		await expect(page.locator(".present-move")).toHaveText("2. Nf3");
		await expect(told(page)).toHaveText("It attacks e5.");
		await page.keyboard.press("PageUp");
		await page.keyboard.press("PageDown");
		// Nothing of what else acts on the board.
		for (const key of ["l", "m", "i", "x", "c"]) await page.keyboard.press(key);
		await expect(presented(page)).toBeVisible();

		await page.keyboard.press("b");
		await expect(page.locator(".present-black")).toBeVisible();
		await expect(page.getByText("The screen is dark")).toBeAttached();
		await page.keyboard.press("b");
		await expect(page.locator(".present-black")).toBeHidden();

		const { x, y } = await pointOf(page, "e5");
		await page.mouse.move(x, y);
		await page.mouse.move(x + 3, y);
		await expect(page.locator(".present-spot")).toBeVisible();
		await expect(sentence(page)).toContainText("e5");
		const light = await page.locator(".present-spot").boundingBox();
		expect(Math.abs((light?.x ?? 0) + (light?.width ?? 0) / 2 - x)).toBeLessThan(2);
		expect(Math.abs((light?.y ?? 0) + (light?.height ?? 0) / 2 - y)).toBeLessThan(2);
		await page.keyboard.press("h");
		await expect(sentence(page)).toBeEmpty();
		// Pressed, it is answered; and nothing is picked up.
		await page.mouse.click(x, y);
		await expect(sentence(page)).toContainText("e5");
		// Escape ends the explanation first.
		await page.mouse.move(2, 2);
		await page.keyboard.press("Escape");
		await expect(sentence(page)).toBeEmpty();
		await expect(presented(page)).toBeVisible();
		await page.mouse.click(x, y);
		await page.keyboard.press("h");
		await page.keyboard.press("PageDown");
		await expect(page.locator(".present-spot")).toBeHidden();
		await expect(sentence(page)).toBeEmpty();

		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await expect(presented(page)).toBeHidden();
		await expect(write).toBeFocused();
		await expectOn(page, "c6", "black knight");
		await rest(page);
		expect((await board(page).boundingBox())?.width).toBeLessThan(box?.width ?? 0);
		expect(said).toEqual([]);
	},
);

anew(
	"leaving full screen by the browser closes an explanation first, as Escape does",
	async ({ page }) => {
		await open(page);
		await load(page, LESSON);
		await page.keyboard.press("p");
		const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
		await expect.poll(isFull).toBe(true);
		const { x, y } = await pointOf(page, "e4");
		await page.mouse.click(x, y);
		await page.mouse.move(2, 2);
		await expect(sentence(page)).toContainText("e4");
		await page.evaluate(() => document.exitFullscreen());
		await expect(sentence(page)).toBeEmpty();
		await expect(presented(page)).toBeVisible();
		// Where the page hears of the same Escape, it is one step all the same.
		await page.keyboard.press("ArrowRight");
		await expect.poll(isFull).toBe(true);
		await page.mouse.click(x, y);
		await expect(sentence(page)).toContainText("e4");
		await page.keyboard.press("Escape");
		await page.evaluate(() => document.exitFullscreen());
		// The mouse rests on the square still, which says nothing more.
		await expect(sentence(page)).toBeEmpty();
		await expect(presented(page)).toBeVisible();
		await rest(page);
		await page.keyboard.press("ArrowRight");
		await expect.poll(isFull).toBe(true);
		await page.evaluate(() => document.exitFullscreen());
		await expect(presented(page)).toBeHidden();
	},
);

const CHAPTERS = `[ChapterName "Space"]

1. e4 e5 *

[ChapterName "A <b>pawn</b> ending, won by the opposition, in which the king goes first"]
[SetUp "1"]
[FEN "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"]

1. Ke2 {The king goes first.} *

[ChapterName "English"]

1. c4 *`;

const line = (page: Page) => page.locator(".present-chapter");
const moveShown = (page: Page) => page.locator(".present-move");
const chooser = (page: Page) => page.getByRole("dialog", { name: "Chapters" });

anew(
	"a lesson is presented through all chapters and back, and Undo does not notice",
	async ({ page }) => {
		const said = await openInWindow(page);
		await load(page, CHAPTERS);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await pressKeys(page, "Shift+B");
		await play(page, "g1f3");
		await page.keyboard.press("p");
		await expect(presented(page)).toBeFocused();
		await expect(line(page)).toHaveText("Chapter 1 of 3 · Space");
		// Nothing of what is seen goes and comes again between two chapters.
		await page.evaluate(() => {
			const parts = [".present", ".board canvas", ".game-line", ".counts"];
			const gone: string[] = [];
			for (const part of parts) document.querySelector(part)?.setAttribute("data-was", "");
			new MutationObserver(() => {
				for (const part of parts) if (!document.querySelector(`${part}[data-was]`)) gone.push(part);
				document.body.dataset.gone = gone.join();
			}).observe(document.body, { childList: true, subtree: true, characterData: true });
		});
		await pressKeys(page, "PageDown");
		await expect(line(page)).toHaveText(/^Chapter 2 of 3 · A <b>pawn<\/b> ending/);
		await expect(moveShown(page)).toHaveText("Start ");
		await expectOn(page, "e4", "white pawn");
		await pressKeys(page, "ArrowRight");
		await expect(told(page)).toHaveText("The king goes first.");
		await pressKeys(page, "ArrowRight", "PageDown");
		await expect(line(page)).toHaveText("Chapter 3 of 3 · English");
		await expectOn(page, "c4", "white pawn");
		await pressKeys(page, "ArrowRight");
		await expect(moveShown(page)).toHaveText("1. c4 Already at the end");
		await expect(
			presented(page).getByRole("status").getByText("Already at the end"),
		).toBeAttached();
		await pressKeys(page, "PageUp");
		await expect(moveShown(page)).toHaveText("Start ");
		await pressKeys(page, "PageUp");
		await expect(moveShown(page)).toHaveText("1. Ke2 ");
		await pressKeys(page, "Shift+N");
		await expect(line(page)).toHaveText(/^Chapter 1/);
		await expectOn(page, "g1", "white knight");

		// All of them, to choose from: by keyboard, a remote's keys, and the mouse.
		await pressKeys(page, "c");
		await expect(chooser(page).getByRole("button", { name: "Space" })).toBeFocused();
		await pressKeys(page, "PageDown", "ArrowDown", "ArrowDown", "Enter");
		await expect(chooser(page)).toBeHidden();
		await expect(presented(page)).toBeFocused();
		await expect(line(page)).toHaveText("Chapter 3 of 3 · English");
		await line(page).click();
		await expectAccessible(page, "both themes");
		await pressKeys(page, "ArrowUp", "Escape");
		await expect(chooser(page)).toBeHidden();
		await expect(presented(page)).toBeVisible();
		await line(page).click();
		await chooser(page).getByRole("button", { name: "A <b>pawn</b> ending" }).click();
		await expect(line(page)).toHaveText(/^Chapter 2/);
		expect(await page.evaluate(() => document.body.dataset.gone)).toBe("");

		await pressKeys(page, "ArrowRight", "Escape");
		await expect(presented(page)).toBeHidden();
		await expect(page.getByRole("button", { name: "Chapter 2 of 3" })).toBeVisible();
		await expectOn(page, "e2", "white king");
		await pressKeys(page, "x");
		await expectOn(page, "g1", "white knight");
		await expect(page.getByRole("button", { name: "Chapter 1 of 3" })).toBeVisible();
		await pressKeys(page, "Control+Shift+Z");
		await expectOn(page, "e2", "white king");
		expect(said).toEqual([]);
	},
);

describeVisit("on a phone", () => {
	visit.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	visit(
		"on a phone a swipe steps, a tap explains, no piece moves, and a button ends the presentation",
		async ({ page }) => {
			const said = complaints(page);
			await begin(page);
			await load(page, LESSON);
			await chooseOfGame(page, "Present");
			await expect(presented(page)).toBeFocused();
			await rest(page);
			const client = await page.context().newCDPSession(page);
			const touch = (
				type: "touchStart" | "touchMove" | "touchEnd",
				at?: { x: number; y: number },
			) => client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
			const start = await pointOf(page, "e2");
			await touch("touchStart", start);
			for (const by of [20, 50, 90]) await touch("touchMove", { x: start.x - by, y: start.y });
			await touch("touchEnd");
			await expect(told(page)).toHaveText("Space");
			const at = await pointOf(page, "d2");
			await page.touchscreen.tap(at.x, at.y);
			await expect(sentence(page)).toContainText("d2");
			await page.getByRole("button", { name: "End the presentation" }).click();
			await expect(presented(page)).toBeHidden();
			await expectOn(page, "e4", "white pawn");
			await expectOn(page, "d2", "white pawn");
			expect(said).toEqual([]);
		},
	);
});
