// The speaker's window: a page of its own, tied to the one that presents by a channel of the
// browser alone.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	coloursAt,
	complaints,
	dragSquare,
	expectOn,
	load,
	open,
	picture,
	pointOf,
} from "./page.ts";
import { anew } from "./visit.ts";

const LESSON = `[ChapterName "Space"]
[SpeakerNotes "Wait. ¶ Then press d5."]
[PlannedMinutes "6"]

1. e4 {Ask <b>why</b>.} e5 *

[ChapterName "English"]
[PlannedMinutes "39"]

1. c4 *`;

async function present(page: Page): Promise<string[]> {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
	});
	const said = complaints(page);
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("p");
	await expect(presented(page)).toBeFocused();
	return said;
}

const presented = (page: Page) => page.getByRole("region", { name: "Presentation" });
const shownChapter = (page: Page) => page.locator(".present-chapter");

async function openSpeaker(page: Page): Promise<Page> {
	const opening = page.waitForEvent("popup");
	await page.keyboard.press("s");
	const speaker = await opening;
	await speaker.waitForLoadState();
	await expect(speaker.getByRole("heading", { name: "Speaker’s window" })).toBeAttached();
	return speaker;
}

anew(
	"the speaker's window shows comment, next move and clocks, and steps both windows",
	async ({ page }) => {
		const said = await present(page);
		const speaker = await openSpeaker(page);
		const spoken = complaints(speaker);
		await expect(speaker.getByText("Next: 1. e4")).toBeVisible();
		await speaker.getByRole("button", { name: "Forward" }).click();
		await expectOn(page, "e4", "white pawn");
		await expect(speaker.getByRole("heading", { name: "1. e4" }).first()).toBeVisible();
		await expect(speaker.locator(".speaker-notes")).toHaveText("Ask <b>why</b>.");
		await expect(speaker.getByText("Since the start")).toBeVisible();
		await expect(speaker.getByText("Time of day")).toBeVisible();
		// Notes and minutes of the chapter; the time that has passed against the plan.
		await expect(speaker.locator(".speaker-own")).toHaveText(
			"Only you see thisWait.\nThen press d5.",
		);
		await expect(speaker.getByText("of 45 min")).toBeVisible();
		await expect(speaker.getByText("on time")).toBeVisible();
		await expect(speaker.getByRole("button", { name: /^Space/ })).toContainText("6 min");
		await expect(presented(page)).not.toContainText("Then press d5.");
		await expect(page.getByText("Then press d5.")).toBeHidden();
		await expect(speaker.locator(".clocks dd").first()).toHaveText(/^\d+:\d\d of 45 min$/);
		await expectAccessible(speaker, "both themes");
		// A narrow window breaks no words, and cuts no buttons.
		const usual = speaker.viewportSize();
		await speaker.setViewportSize({ width: 600, height: 700 });
		const chapter = await speaker.getByText("Chapter 1 of 2").boundingBox();
		expect(chapter?.height).toBeLessThan(60);
		for (const name of ["Draw", "Erase"]) {
			await expect(speaker.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
		}
		if (usual !== null) await speaker.setViewportSize(usual);
		// Its keys are those of the presentation; what is stepped there is seen here.
		await speaker.keyboard.press("t");
		await expect(page.locator(".present-caption")).toBeHidden();
		await expect(speaker.getByText("only you see it")).toBeVisible();
		await page.keyboard.press("PageDown");
		await expect(speaker.getByText("Next: chapter “English”")).toBeVisible();
		await speaker.keyboard.press("ArrowRight");
		await expect(shownChapter(page)).toHaveText("Chapter 2 of 2 · English");
		await expect(speaker.getByText("Chapter 2 of 2")).toBeVisible();
		await expect(speaker.getByText("6 min ahead")).toBeVisible();
		await speaker.keyboard.press("b");
		await expect(page.locator(".present-black")).toBeVisible();
		await speaker.keyboard.press("b");
		await expect(page.locator(".present-black")).toBeHidden();
		await speaker.getByRole("button", { name: /^Space/ }).click();
		await expect(shownChapter(page)).toHaveText("Chapter 1 of 2 · Space");

		// Closed, it ends nothing, and comes again; a reload of it goes on.
		await speaker.close();
		await page.keyboard.press("PageDown");
		await expectOn(page, "e4", "white pawn");
		const again = await openSpeaker(page);
		await again.reload();
		await expect(again.getByRole("heading", { name: "1. e4" }).first()).toBeVisible();
		const closing = again.waitForEvent("close");
		await page.keyboard.press("Escape");
		await closing;
		await expect(presented(page)).toBeHidden();
		expect([...said, ...spoken]).toEqual([]);
	},
);

/** The colour painted between d2 and d4. */
async function inkOnD3(page: Page): Promise<number[] | undefined> {
	return (await coloursAt(page, await picture(page), [[3.5, 5.5]]))[0];
}

anew(
	"presses, drawings and moves in the speaker's window appear on the big screen",
	async ({ page }) => {
		const said = await present(page);
		const speaker = await openSpeaker(page);
		const spoken = complaints(speaker);
		await expectOn(speaker, "e2", "white pawn");
		const { x, y } = await pointOf(speaker, "d3");
		await speaker.mouse.click(x, y);
		await expect(page.locator(".present-square")).toContainText("d3");
		await speaker.mouse.click(x, y);
		await expect(page.locator(".present-square")).toBeEmpty();

		const plain = await inkOnD3(page);
		const [start, end] = [await pointOf(speaker, "d2"), await pointOf(speaker, "d4")];
		await speaker.mouse.move(start.x, start.y);
		await speaker.mouse.down({ button: "right" });
		await speaker.mouse.move(end.x, end.y);
		await speaker.mouse.up({ button: "right" });
		await expect.poll(() => inkOnD3(page)).not.toEqual(plain);
		expect(await inkOnD3(speaker)).toEqual(await inkOnD3(page));
		await speaker.getByRole("button", { name: "Erase" }).click();
		await expect.poll(() => inkOnD3(page)).toEqual(plain);
		await expect.poll(() => inkOnD3(speaker)).toEqual(plain);

		await dragSquare(speaker, "d2", "d4");
		await expect(page.locator(".present-whatif")).toHaveText("What if: 1.d4");
		await expectOn(page, "d4", "white pawn");
		await expect(speaker.getByText("What if: 1.d4")).toBeVisible();
		await expectAccessible(speaker);
		await dragSquare(page, "d7", "d5");
		await expectOn(speaker, "d5", "black pawn");
		// The window that comes again is where the wall is.
		await speaker.reload();
		await expectOn(speaker, "d5", "black pawn");
		await speaker.getByRole("button", { name: "Back to the lesson" }).click();
		await expectOn(page, "d2", "white pawn");
		await expectOn(speaker, "d2", "white pawn");

		await speaker.getByRole("button", { name: "1. e4, with a comment" }).click();
		await expectOn(page, "e4", "white pawn");
		await expect(speaker.getByRole("button", { name: /^1. e4/ })).toHaveAttribute(
			"aria-current",
			"step",
		);
		await speaker.getByRole("slider", { name: "Timeline" }).press("ArrowRight");
		await expectOn(page, "e5", "black pawn");
		// The same on the wall, behind one press, which steps leave open.
		await page.keyboard.press("g");
		const moves = page.getByRole("region", { name: "Moves and timeline" });
		await moves.getByRole("button", { name: "Start" }).click();
		await expectOn(speaker, "e2", "white pawn");
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(moves).toBeHidden();
		await expect(presented(page)).toBeFocused();
		expect([...said, ...spoken]).toEqual([]);
	},
);

anew(
	"after a reload the big screen continues its what-if, and the speaker's window follows",
	async ({ page }) => {
		const said = await present(page);
		const speaker = await openSpeaker(page);
		await page.keyboard.press("n");
		await expect(shownChapter(page)).toHaveText("Chapter 2 of 2 · English");
		await page.keyboard.press("h");
		await dragSquare(page, "d2", "d4");
		await expectOn(speaker, "d4", "white pawn");
		await page.reload();
		await expect(presented(page)).toBeFocused();
		await expect(shownChapter(page)).toHaveText("Chapter 2 of 2 · English");
		await expect(page.locator(".present-whatif")).toHaveText("What if: 1.d4");
		await expect(speaker.getByRole("button", { name: "Colours" })).toHaveAttribute(
			"aria-pressed",
			"false",
		);
		await expect(speaker.getByText("The big screen is not responding")).toHaveCount(0);
		await speaker.getByRole("button", { name: "Back to the lesson" }).click();
		await expectOn(page, "d2", "white pawn");
		// Another tab begins nothing of its own.
		const other = await page.context().newPage();
		await open(other);
		await expect(presented(other)).toHaveCount(0);
		await other.close();
		await speaker.clock.install();
		await page.goto("about:blank");
		await expect(speaker.getByText("The big screen is not responding")).toBeVisible();
		await speaker.clock.runFor(21_000);
		await expect(speaker.getByText("The presentation has ended.")).toBeVisible();
		expect(said).toEqual([]);
	},
);

anew(
	"if the browser blocks the speaker's window, that is said, and the presentation goes on",
	async ({ page }) => {
		await page.addInitScript(() => {
			window.open = () => null;
		});
		await present(page);
		await page.keyboard.press("s");
		await expect(
			presented(page).getByText("The browser has blocked the speaker’s window.").first(),
		).toBeVisible();
		await page.keyboard.press("PageDown");
		await expectOn(page, "e4", "white pawn");
		await expect(presented(page).getByText("has blocked")).toHaveCount(0);
	},
);

anew("a speaker's window without a presentation says that it has ended", async ({ page }) => {
	await page.goto("./speaker.html#nothing");
	await expect(page.getByText("The presentation has ended.")).toBeVisible({ timeout: 15_000 });
});

/** Full screen as browsers have it: a window that opens ends it. */
function fakeFullScreen(): void {
	let full: Element | null = null;
	const change = (element: Element | null) => {
		full = element;
		document.dispatchEvent(new Event("fullscreenchange"));
	};
	Object.defineProperty(document, "fullscreenElement", { get: () => full });
	Element.prototype.requestFullscreen = function request() {
		change(this);
		return Promise.resolve();
	};
	document.exitFullscreen = () => {
		change(null);
		return Promise.resolve();
	};
	window.open = () => {
		requestAnimationFrame(() => change(null));
		return window;
	};
}

anew(
	"a press in the speaker's window ends full screen but not the presentation",
	async ({ page }) => {
		await page.addInitScript(fakeFullScreen);
		await open(page);
		await load(page, LESSON);
		const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
		await page.keyboard.press("p");
		await expect(presented(page)).toBeFocused();
		await expect.poll(isFull).toBe(true);
		await page.keyboard.press("s");
		await expect.poll(isFull).toBe(false);
		await expect(presented(page)).toBeVisible();
		await page.keyboard.press("PageDown");
		await expectOn(page, "e4", "white pawn");
		await expect.poll(isFull).toBe(true);
		// Whoever leaves full screen by the browser's own key ends the presentation, as before.
		await page.evaluate(() => document.exitFullscreen());
		await expect(presented(page)).toBeHidden();
	},
);
