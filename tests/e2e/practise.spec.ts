// Practise: a round that a friend has sent, by keyboard and by mouse, and one that is begun
// here.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints } from "./page.ts";
import { anew } from "./visit.ts";

const told = (page: Page) => page.getByRole("main").getByRole("status");

/** Which squares of the middle does White control? */
const START = "1rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1";
const HANGS = "h4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_1";

anew(
	"a question that was sent is answered by keyboard, explained, and added up",
	async ({ page }) => {
		const found = complaints(page);
		await page.goto(`./#practise?q=${encodeURIComponent(HANGS)}`);
		await expect(
			page.getByRole("heading", { name: "Which of Black’s pieces hang?" }),
		).toBeVisible();
		await page.getByRole("button", { name: "f5, black bishop" }).focus();
		await page.keyboard.press("Space");
		await expect(told(page)).toHaveText("1 marked");
		await page.keyboard.press("ArrowLeft");
		await expect(page.getByRole("button", { name: "e5", exact: true })).toBeFocused();
		await page.keyboard.press("Space");
		await expect(told(page)).toHaveText("1 marked");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Answer" }).click();
		await expect(told(page)).toHaveText("1 right, 0 wrong, 1 missed: 50 points.");
		await expect(page.getByText("c3: The black pawn hangs")).toBeVisible();
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByRole("heading", { name: "50 of 100 points" })).toBeVisible();
		await expect(page.getByLabel("Link to these positions")).toHaveValue(/#practise\?q=h4k3/);
		expect(found).toEqual([]);
	},
);

anew("a round of samples is begun; squares are marked by dragging over them", async ({ page }) => {
	await page.goto("./");
	await page.getByRole("link", { name: "Practise" }).click();
	await page.getByRole("radio", { name: "5" }).check();
	await page.getByRole("button", { name: "Begin" }).click();
	await expect(page.getByText("Question 1 of 5")).toBeVisible();
	await page.goto(`./#practise?q=${encodeURIComponent(START)}`);
	await expect(page.getByRole("heading", { name: "does White control?" })).toBeVisible();
	const box = await page.getByRole("group", { name: /^Board/ }).boundingBox();
	if (box === null) throw new Error("There is a board");
	const at = (file: number, rank: number) =>
		[box.x + (box.width * (file + 0.5)) / 8, box.y + (box.height * (7.5 - rank)) / 8] as const;
	await page.mouse.move(...at(2, 2));
	await page.mouse.down();
	await page.mouse.move(...at(5, 2), { steps: 12 });
	await page.mouse.up();
	await expect(told(page)).toHaveText("4 marked");
	await page.getByRole("button", { name: "Answer" }).click();
	await expect(told(page)).toHaveText("4 right, 0 wrong, 0 missed: 100 points.");
});

/**
 * How far the squares to mark lie from those that are seen below them, at most, in pixels; and the
 * size of the board.
 */
const offset = (page: Page) =>
	page.locator(".paint-board").evaluate((board) => {
		const picture = board.querySelector("canvas")?.getBoundingClientRect();
		const cells = [...board.querySelectorAll("button")];
		if (picture === undefined || cells.length !== 64) throw new Error("There is a board");
		const edge = picture.width / 8;
		const apart = cells.flatMap((cell, at) => {
			const { x, y, right, bottom } = cell.getBoundingClientRect();
			const [left, top] = [picture.x + (at & 7) * edge, picture.y + (at >> 3) * edge];
			return [x - left, y - top, right - left - edge, bottom - top - edge].map(Math.abs);
		});
		return { apart: Math.max(...apart), width: picture.width };
	});

anew(
	"marks lie on their squares at every size, however long the list of reasons",
	async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 720 });
		await page.goto(`./#practise?q=${encodeURIComponent(START)}`);
		// Twelve of these sixteen are wrong.
		const squares = page.locator(".paint-board [aria-pressed]");
		await expect(squares).toHaveCount(16);
		for (const square of await squares.all()) await square.click();
		await page.getByRole("button", { name: "Answer" }).click();
		await expect(page.locator(".reasons-why li")).toHaveCount(8);
		for (const [width, height] of [
			[1280, 720],
			[1440, 900],
			[1920, 1080],
			[820, 1180],
			[844, 390],
			[390, 844],
			[360, 640],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const letters of ["", "200%"]) {
				await page.evaluate((size) => {
					document.documentElement.style.fontSize = size;
				}, letters);
				await expect
					.poll(async () => (await offset(page)).width, { message: `${width}` })
					.toBeLessThanOrEqual(width);
				const { apart } = await offset(page);
				expect(apart, `${width} by ${height}, letters ${letters}`).toBeLessThan(1);
			}
		}
	},
);
