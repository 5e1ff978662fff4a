// Pens for arrows and circles: that one is taken is seen and said, it is put down by what it draws
// and by Escape, and pieces move as before. The numbers are those of src/board/draw/drawing.ts.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	begin,
	board,
	carry,
	cell,
	closePanel,
	dragSquare,
	expectOn,
	load,
	openRow,
	panelOf,
	pointOf,
	rest,
	savedBy,
} from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const pen = (page: Page) => page.getByRole("button", { name: "Draw in green" });
const line = (page: Page) => page.locator(".pen-line");
const moves = (page: Page) => page.locator(".move-list .move");

/** The arrows and circles of the game, as its PGN has them. */
async function drawn(page: Page): Promise<string> {
	const isEditing = await pen(page).isVisible();
	await page.keyboard.press("s");
	await openRow(page, "PGN");
	const button = page.getByRole("button", { name: "Download PGN", exact: true });
	const text = await savedBy(page, () => button.press("Enter"));
	await page.keyboard.press("Escape");
	if (isEditing) await page.keyboard.press("w");
	return [...text.matchAll(/\[%(?:cal|csl) ([^\]]*)\]/g)].map(([, what]) => what).join(" ");
}

async function openDesk(page: Page): Promise<void> {
	await begin(page);
	await load(page, "1. e4 e5 *");
	await page.keyboard.press("w");
	await expect(pen(page)).toBeVisible();
}

/** Is a pen taken, by what is seen of it? */
async function expectPen(page: Page, said: RegExp | undefined): Promise<void> {
	await expect(line(page)).toHaveText(said ?? "");
	await expect(pen(page)).toHaveAttribute("aria-pressed", String(said !== undefined));
	const { x, y } = await pointOf(page, "e6");
	const look = await board(page).evaluate(
		(box, at) => {
			const { cursor, outlineStyle } = getComputedStyle(box, "::after");
			return { cursor, outlineStyle, isOnTop: document.elementFromPoint(at.x, at.y) === box };
		},
		{ x, y },
	);
	const taken = { cursor: "crosshair", outlineStyle: "solid", isOnTop: true };
	expect(look).toEqual(said ? taken : { cursor: "auto", outlineStyle: "none", isOnTop: false });
}

const TAKEN = /^Drawing in green\. /;

describeVisit("by mouse", () => {
	visit("4: a pen draws until it is put down, and its hint moves nothing", async ({ page }) => {
		await openDesk(page);
		await expectPen(page, undefined);
		const chapters = page.getByRole("heading", { name: "Chapters" });
		const places = async () => [await pen(page).boundingBox(), await chapters.boundingBox()];
		const before = await places();
		await pen(page).click();
		await expectPen(page, TAKEN);
		expect(await places()).toEqual(before);
		await expectAccessible(page);
		await dragSquare(page, "e2", "e4");
		await dragSquare(page, "d5", "d5");
		await expectPen(page, TAKEN);
		await expect(moves(page)).toHaveText(["e4", "e5"]);
		await pen(page).click();
		await expectPen(page, undefined);
		expect(await places()).toEqual(before);
		await dragSquare(page, "d2", "d4");
		await expectOn(page, "d4", "white pawn");
		await expect(moves(page)).toHaveText(["e4", "1. d4", "e5"]);
		await page.getByRole("button", { name: "Go to the start" }).click();
		expect(await drawn(page)).toBe("Gd5 Ge2e4");
	});

	visit("5: Escape closes what lies on top first and then puts the pen down", async ({ page }) => {
		await openDesk(page);
		await pen(page).click();
		await carry(page, "d2", "d4");
		await page.keyboard.press("Escape");
		await page.mouse.up();
		await expectPen(page, TAKEN);
		await page.locator(".comment-box").focus();
		await page.keyboard.press("Escape");
		await expect(panelOf(page, "Edit")).toBeFocused();
		await expectPen(page, TAKEN);
		await page.keyboard.press("Escape");
		await expectPen(page, undefined);
		await expect(page.getByText("Drawing is off.")).toBeAttached();
		expect(await drawn(page)).toBe("");
		await expect(panelOf(page, "Edit")).toBeVisible();
		// Other acts that end the pen.
		await pen(page).click();
		await page.keyboard.press("p");
		await expect(page.locator(".present")).toBeFocused();
		await page.keyboard.press("Escape");
		await expectPen(page, undefined);
		await pen(page).click();
		await closePanel(page).click();
		await expect(page.locator(".board[data-pen]")).toHaveCount(0);
	});
});

describeVisit("by keyboard", () => {
	visit("3 to 6: Enter begins and ends a drawing, and Escape cancels it", async ({ page }) => {
		await openDesk(page);
		await pen(page).press("Enter");
		await expectPen(page, TAKEN);
		await cell(page, "e2").focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("From e2, to…")).toBeAttached();
		await page.keyboard.press("Escape");
		await expect(page.getByText("From e2, to…")).toHaveCount(0);
		await expectPen(page, TAKEN);
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expectPen(page, TAKEN);
		await page.keyboard.press("Escape");
		await expectPen(page, undefined);
		// The same key picks up now.
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Enter");
		await expectOn(page, "e3", "white pawn");
		await page.keyboard.press("x");
		expect(await drawn(page)).toBe("Ge2e3");
		await pen(page).press("Enter");
		await cell(page, "e2").focus();
		await page.keyboard.press("Enter");
		await pen(page).press("Enter");
		await expectPen(page, undefined);
		await expect(page.getByText("From e2, to…")).toHaveCount(0);
	});
});

describeVisit("by touch", () => {
	visit.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

	visit(
		"4: a pen draws several arrows, and pieces move again once it is put down",
		async ({ page }) => {
			await openDesk(page);
			const client = await page.context().newCDPSession(page);
			const drag = async (from: string, to: string) => {
				const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
				const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: typeof start) =>
					client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
				await touch("touchStart", start);
				for (const part of [0.5, 1]) {
					const x = start.x + (end.x - start.x) * part;
					await touch("touchMove", { x, y: start.y + (end.y - start.y) * part });
					await rest(page);
				}
				await touch("touchEnd");
				await rest(page);
			};
			const before = await pen(page).boundingBox();
			await pen(page).tap();
			await expectPen(page, TAKEN);
			expect(await pen(page).boundingBox()).toEqual(before);
			await expect(line(page)).toBeInViewport({ ratio: 1 });
			await drag("e2", "e4");
			await expectPen(page, TAKEN);
			await drag("d2", "d4");
			await drag("g1", "f3");
			await expect(moves(page)).toHaveText(["e4", "e5"]);
			await pen(page).tap();
			await expectPen(page, undefined);
			await drag("d2", "d4");
			await expectOn(page, "d4", "white pawn");
			await page.getByRole("button", { name: "Go to the start" }).tap();
			await rest(page);
			expect(await drawn(page)).toBe("Ge2e4,Gd2d4,Gg1f3");
		},
	);
});
