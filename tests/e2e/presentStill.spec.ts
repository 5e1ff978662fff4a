// While one presents the board keeps its box, whatever opens or hides beside it: whoever shares a
// screen has arranged everything round it.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { board, complaints, load, open, pointOf, rest } from "./page.ts";
import { anew } from "./visit.ts";

const LONG = "A long comment that takes several lines beside the board. ".repeat(12);

const LESSON = `[ChapterName "Space"]
[White "Anna of a very long name indeed"]
[Black "Ben"]
[Event "A tournament whose name takes more than one line beside a board"]

1. e4 {[%eval 0.3] [%cal Ge2e4] ${LONG}} e5 2. Nf3 {Short.} *

[ChapterName "A pawn ending, won by the opposition, in which the king goes first"]
[SetUp "1"]
[FEN "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"]

1. Ke2 {The king goes first.} *

[White "Carla"]
[Black "Dora"]

1. c4 *

[Event "?"]

1. d4 *`;

async function present(page: Page, width: number, height: number): Promise<string[]> {
	await page.addInitScript(() => {
		Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
		window.open = () => null;
	});
	const said = complaints(page);
	await page.setViewportSize({ width, height });
	await open(page);
	await load(page, LESSON);
	await page.keyboard.press("p");
	await expect(page.getByRole("region", { name: "Presentation" })).toBeFocused();
	await rest(page);
	return said;
}

/** The parts of buttons that are in the window. */
const inSight = (page: Page, names: readonly string[]) =>
	page.evaluate((all) => {
		const buttons = [...document.querySelectorAll("button")].filter(
			(one) => all.includes(one.ariaLabel ?? "") && one.checkVisibility(),
		);
		return new Promise<number[]>((resolve) => {
			const watch = new IntersectionObserver((seen) => {
				watch.disconnect();
				resolve(seen.map(({ intersectionRatio }) => intersectionRatio));
			});
			for (const button of buttons) watch.observe(button);
		});
	}, names);

const KEYS =
	"PageDown v PageDown PageDown PageDown PageDown PageDown PageUp PageUp n shift+N c Escape e k k k Escape h h w t u w t u v f f b b s ? Escape 1 2 1 ArrowDown ArrowUp n";

for (const [width, height] of [
	[1920, 1080],
	[1024, 768],
] as const) {
	anew(
		`at ${width}x${height} the presented board never moves, and the keys to step always work`,
		async ({ page }) => {
			const said = await present(page, width, height);
			const box = await board(page).boundingBox();
			expect(box?.width).toBeGreaterThan(0.59 * Math.min(width, height * 1.4));
			const expectStill = async (after: string) => {
				await rest(page);
				expect(await board(page).boundingBox(), after).toEqual(box);
				expect(await inSight(page, ["Back one move", "Forward one move"]), after).toEqual([1, 1]);
			};
			for (const key of KEYS.split(" ")) {
				await page.keyboard.press(key.replace("shift+", "Shift+"));
				await expectStill(key);
			}
			for (const name of ["Chapters", "Hide or show", "Speaker’s window", "Forward one move"]) {
				await page.getByRole("button", { name, exact: true }).click();
				await expectStill(name);
			}
			for (const square of ["e4", "e4", "d5", "a1"]) {
				const { x, y } = await pointOf(page, square);
				await page.mouse.click(x, y);
				await expectStill(square);
			}
			await expect(page.getByRole("region", { name: "Presentation" })).toBeVisible();
			expect(said).toEqual([]);
		},
	);
}

anew("on a low phone the counts of a presentation have enough room", async ({ page }) => {
	await present(page, 390, 664);
	const counts = page.locator(".counts dl");
	await expect(counts).toBeVisible();
	const [high, room] = await counts.evaluate((list) => [list.scrollHeight, list.clientHeight]);
	expect(high).toBeLessThanOrEqual(room ?? 0);
});

anew(
	"Escape cancels the help while it is loading, and the presentation goes on",
	async ({ page }) => {
		let arrive = () => {};
		const wanted = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route(/\/HelpScreen\..*\.js$/, async (route) => {
			await wanted;
			await route.continue();
		});
		await present(page, 1024, 768);
		await page.keyboard.press("?");
		await page.keyboard.press("Escape");
		arrive();
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("region", { name: "Presentation" })).toBeVisible();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();
		await expect(page.getByRole("region", { name: "Presentation" })).toBeVisible();
	},
);

/** How many pixels of the board have the green of a drawn arrow, or a hint of it. */
const greens = (page: Page, isFaint = false) =>
	page.locator(".board canvas").evaluateAll(
		(all, faint) =>
			all
				.map((canvas) => {
					const { width, height } = canvas as HTMLCanvasElement;
					const context = (canvas as HTMLCanvasElement).getContext("2d");
					const bytes = context?.getImageData(0, 0, width, height).data ?? [];
					let count = 0;
					for (let at = 0; at < bytes.length; at += 4) {
						const [red = 0, green = 0, blue = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
						const isStrong = green > 90 && green > red * 2 && green > blue * 1.6;
						if (faint ? green > 15 + Math.max(red, blue) : isStrong) count++;
					}
					return count;
				})
				.reduce((sum, count) => sum + count, 0),
		isFaint,
	);

anew(
	"a stray press on a square explains it and removes no arrow, and a second press ends it",
	async ({ page }) => {
		await present(page, 1024, 768);
		await page.keyboard.press("h");
		await page.keyboard.press("PageDown");
		await expect.poll(() => greens(page)).toBeGreaterThan(100);
		const before = await greens(page);
		const { x, y } = await pointOf(page, "d5");
		await page.mouse.click(x, y);
		const sentence = page.locator(".present-square");
		await expect(sentence).toContainText("d5");
		await page.mouse.move(4, 4);
		await rest(page);
		// In a lighter stroke, beside what explains.
		expect(await greens(page)).toBeLessThan(before / 2);
		expect(await greens(page, true)).toBeGreaterThan(before / 2);
		await page.mouse.click(x, y);
		await page.mouse.move(4, 4);
		await expect(sentence).toBeEmpty();
		expect(await greens(page)).toBeGreaterThan(100);
	},
);

anew(
	"while presenting, each part can be hidden by key and by switch, and coordinates then grow",
	async ({ page }) => {
		const said = await present(page, 1920, 1080);
		await page.keyboard.press("PageDown");
		const parts = [
			{ key: "w", name: "Names (W)", part: page.locator(".game-line").first() },
			{ key: "v", name: "Evaluation (V)", part: page.locator(".counts .evaluation") },
			{ key: "t", name: "Comments (T)", part: page.locator(".present-caption") },
			{ key: "u", name: "Numbers of squares (U)", part: page.locator(".counts dl") },
		];
		for (const { key, part } of parts) {
			await expect(part).toBeVisible();
			await page.keyboard.press(key);
			await expect(part).toBeHidden();
			await page.keyboard.press(key);
			await expect(part).toBeVisible();
		}
		await page.keyboard.press("w");
		await page.keyboard.press("t");
		await expect(page.getByText("Hidden: names and comments.")).toBeAttached();
		await page.keyboard.press("e");
		await expectAccessible(page);
		const sheet = page.getByRole("region", { name: "Shown to the audience" });
		await expect(sheet.getByLabel("Names (W)")).not.toBeChecked();
		await sheet.getByLabel("Names (W)").check();
		await sheet.getByLabel("Colours (H)").uncheck();
		await expect(page.getByText("Hidden: colours and comments.")).toBeAttached();
		// Keys act as before while the switches are there.
		await page.keyboard.press("PageDown");
		await page.keyboard.press("h");
		const letter = page.locator(".coordinates span").first();
		const size = () =>
			letter.evaluate((span) => Number.parseFloat(getComputedStyle(span).fontSize));
		const small = await size();
		expect(small).toBeGreaterThan(25);
		await sheet.getByLabel("Largest").check();
		expect(await size()).toBeGreaterThan(2 * small);
		// All of each letter is on the screen.
		for (const span of await page.locator(".coordinates span").all()) {
			await expect(span).toBeInViewport({ ratio: 1 });
		}
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await page.keyboard.press("k");
		expect(await size()).toBe(small);
		await expect(page.locator(".present-move")).toHaveText("1... e5 ");
		// A chapter that is called by its players has no name while these are hidden.
		const chapter = page.locator(".present-chapter");
		await page.keyboard.press("n");
		await page.keyboard.press("n");
		await expect(chapter).toHaveText("Chapter 3 of 4 · Carla – Dora");
		await page.keyboard.press("w");
		await expect(chapter).toHaveText("Chapter 3 of 4");
		await page.keyboard.press("c");
		const list = page.getByRole("dialog", { name: "Chapters" }).getByRole("button");
		await expect(list.filter({ hasText: /^Chapter [34]$/ })).toHaveCount(2);
		await expect(list.filter({ hasText: "Carla" })).toHaveCount(0);
		await page.keyboard.press("Escape");
		await page.keyboard.press("w");
		await page.keyboard.press("n");
		await expect(chapter).toHaveText("Chapter 4 of 4");
		expect(said).toEqual([]);
	},
);

anew("the keys of a presentation are on the help page", async ({ page }) => {
	await present(page, 1024, 768);
	await page.keyboard.press("?");
	const keys = page.locator("details").filter({ hasText: "Keys: While presenting" });
	for (const effect of [
		"Forward one move, or on to the next chapter",
		"Hide or show the colours",
		"Hide or show the players’ names",
		"Enlarge the coordinates beside the board",
		"Open the speaker’s window",
		"Darken the screen, or show the board again",
	]) {
		await expect(keys.getByText(effect)).toBeVisible();
	}
});
