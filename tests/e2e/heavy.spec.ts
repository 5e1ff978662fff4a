// Games as large as they come: the page says what it does, can be told to stop, and goes on
// answering.

import { deflateRawSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { knights } from "../support/knights.ts";
import { begin, complaints, open, panelOf, paste, rest } from "./page.ts";
import { anew, visit } from "./visit.ts";

/** A link as we make them: how many moves, their numbers, and the text round them. */
function link(moves: readonly number[], text: string): string {
	const length: number[] = [];
	let left = moves.length;
	for (; left > 127; left >>= 7) length.push((left & 127) | 128);
	const bytes = Buffer.concat([Buffer.from([...length, left, ...moves]), Buffer.from(text)]);
	return `./#g=1.${deflateRawSync(bytes).toString("base64url")}`;
}

/** The knights' moves out and home, by their numbers among the legal ones. */
const DANCE = [2, 18, 17, 4];

const dance = (plies: number) =>
	link(
		Array.from({ length: plies }, (_, ply) => DANCE[ply % 4] ?? 0),
		`${"~ ".repeat(plies)}*`,
	);

const bar = (page: Page) => page.getByRole("progressbar", { name: "Reading a large game…" });
// By its text: to find it by role takes a second where a thousand moves are buttons.
const turn = (page: Page, title: string) => page.locator("button", { hasText: title });
const moves = (page: Page) => page.getByRole("heading", { name: "Moves" });

anew(
	"a link of 20,000 plies shows progress, survives a reload, and stays stopped once it was stopped",
	async ({ page }) => {
		const found = complaints(page);
		await page.goto(dance(20_000));
		await expect(bar(page)).toBeVisible();
		await page.reload();
		await expect(bar(page)).toBeVisible();
		await page.getByRole("button", { name: "Stop" }).click();
		await expect(bar(page)).toBeHidden();
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
		await expect(moves(page)).toBeHidden();
		await page.reload();
		await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
		await expect(bar(page)).toBeHidden();
		await expect(moves(page)).toBeHidden();
		expect(found).toEqual([]);
	},
);

anew(
	"a game of 20,000 plies is read with progress, listed on pages, and made into a link",
	async ({ page }) => {
		test.slow();
		const found = complaints(page);
		await open(page);
		await paste(page, knights(20_000));
		await expect(bar(page)).toBeVisible();
		await expect(moves(page)).toBeVisible({ timeout: 60_000 });
		await expect(bar(page)).toBeHidden();
		const listed = page.locator(".move-list [data-frame]");
		expect(await listed.count()).toBe(1000);
		await turn(page, "Later moves").click();
		await expect(listed.first()).toHaveAttribute("data-frame", "1001");
		await turn(page, "Earlier moves").click();
		await expect(listed.first()).toHaveAttribute("data-frame", "1");
		await page.keyboard.press("End");
		await expect(page.locator("[aria-current=true][data-frame='20000']")).toBeVisible();
		await expect(turn(page, "Later moves")).toHaveCount(0);
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".printout")).toContainText("from 8001. Nf3 to 10000... Ng8");
		await page.emulateMedia({ media: "screen" });
		await expect(page.locator(".printout")).toHaveCount(0);
		await page.keyboard.press("s");
		await expect(page.locator("progress[aria-label='Making the link']")).toBeVisible();
		await expect(page.locator("[aria-label='Link to what you see']")).toHaveValue(/#g=1\./, {
			timeout: 60_000,
		});
		expect(found).toEqual([]);
	},
);

visit(
	"the arrow keys go from one page of a long list to the next and keep the focus",
	async ({ page }) => {
		await begin(page);
		await paste(page, knights(1004));
		await expect(moves(page)).toBeVisible();
		const [last, first] = [
			page.locator("[data-frame='1000']"),
			page.locator("[data-frame='1001']"),
		];
		/** A press and a key in the same instant, before the cursor comes to rest. */
		const pressAndGoUp = () =>
			first.evaluate((move: HTMLElement) => {
				move.focus();
				move.click();
				const up = new KeyboardEvent("keydown", {
					key: "ArrowUp",
					bubbles: true,
					cancelable: true,
				});
				move.dispatchEvent(up);
			});
		await turn(page, "Later moves").click();
		await pressAndGoUp();
		await expect(last).toBeFocused();
		await rest(page);
		await turn(page, "Later moves").click();
		// Back to where it was.
		await pressAndGoUp();
		await expect(last).toBeFocused();
		await rest(page);
		await turn(page, "Later moves").click();
		await first.click();
		await first.focus();
		await page.keyboard.press("ArrowUp");
		await expect(last).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(first).toBeFocused();
	},
);

test("at 400 % zoom the progress of reading can be reached, and nothing is wider than the window", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await open(page);
	// With the slower processor it takes longer than to look at the button and to press it, on any
	// machine.
	await paste(page, knights(60_000));
	const stop = page.getByRole("button", { name: "Stop" });
	await expect(stop).toBeAttached();
	const client = await page.context().newCDPSession(page);
	await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	const { left, right } = await stop.evaluate((button) => {
		button.scrollIntoView();
		return button.getBoundingClientRect().toJSON();
	});
	expect([left >= 0, right <= 320]).toEqual([true, true]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await stop.click();
	await expect(bar(page)).toBeHidden();
});

anew("a link that unpacks to too much is refused with a message", async ({ page }) => {
	await page.goto(link([0], `~ {${"\x1d".repeat(3_900_000)}} *`));
	await expect(page.locator("#problem")).toContainText("This link is damaged: it is too large");
	expect(await page.evaluate(() => location.hash)).toBe("");
});

/** A book in one paragraph, and one in short lines. */
const BOOKS = {
	"in one paragraph": "The quick brown fox jumps over the lazy dog. ".repeat(22_000),
	"in short lines": "1. e4 e5 2. Nf3 Nc6\n".repeat(50_000),
} as const;

for (const [how, text] of Object.entries(BOOKS)) {
	anew(
		`a book ${how} can be pasted into a comment, whose box stays small and quick, and is saved`,
		async ({ page }) => {
			test.slow();
			const found = complaints(page);
			await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
			await open(page);
			await paste(page, "1. e4 e5 *");
			await expect(moves(page)).toBeVisible();
			await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
			await page.keyboard.press("End");
			await page.keyboard.press("w");
			const box = page.locator(".comment-box");
			await box.focus();
			await expect(box).toBeFocused();
			await page.keyboard.press("ControlOrMeta+v");
			await page.keyboard.press("a");
			// The browser would look for the direction through all of it, at every letter.
			await expect(box).toHaveAttribute("dir", "ltr");
			// It scrolls in a box that leaves room for the rest.
			const { height } = (await box.boundingBox()) ?? { height: 0 };
			expect(height).toBeLessThan(500);
			await page.keyboard.press("Escape");
			await expect(panelOf(page, "Edit")).toBeFocused();
			await page.reload();
			// Edit is open again.
			await expect(page.locator(".move-list .comment").first()).toBeAttached();
			await page.keyboard.press("End");
			await expect
				.poll(() => box.evaluate((typed: HTMLTextAreaElement) => typed.value.length))
				.toBe(text.length + 1);
			expect(found).toEqual([]);
		},
	);
}
