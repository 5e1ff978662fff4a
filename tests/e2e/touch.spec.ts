// A coach's lesson made on a phone with touch alone: fingers that press and draw, text as a
// keyboard on the screen sends it. It is shown, taken away, and opened again elsewhere, whole.

import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import {
	begin,
	cell,
	closePanel,
	complaints,
	expectOn,
	gameButton,
	load,
	open,
	openRow,
	optionsButton,
	pointOf,
	rest,
	savedBy,
	tab,
} from "./page.ts";
import { visit } from "./visit.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { readonly x: number; readonly y: number };

/** One finger on the screen. */
function fingerOn(page: Page, client: CDPSession) {
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
		client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
	return {
		/** It rests before it is let go of, as fingers that aim do. */
		async draw(from: Point, to: Point): Promise<void> {
			await touch("touchStart", from);
			for (const part of [0.3, 0.7, 1])
				await touch("touchMove", {
					x: from.x + (to.x - from.x) * part,
					y: from.y + (to.y - from.y) * part,
				});
			await rest(page);
			await touch("touchMove", { x: to.x + 1, y: to.y });
			await rest(page);
			await touch("touchEnd");
			await rest(page);
		},
		async press(at: Point): Promise<void> {
			await touch("touchStart", at);
			await touch("touchEnd");
			await rest(page);
		},
	};
}

async function middleOf(element: Locator): Promise<Point> {
	const box = await element.boundingBox();
	if (box === null) throw new Error("It is not in the page");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** King and pawn against king, with the queen from the tray. */
async function setUp(page: Page, { draw, press }: ReturnType<typeof fingerOn>): Promise<void> {
	await optionsButton(page).tap();
	await button(page, "Set up a position").tap();
	await button(page, "Clear").tap();
	for (const [piece, square] of [
		["White king (K)", "e1"],
		["Black king (k)", "e8"],
		["White pawn (P)", "e2"],
	] as const) {
		await page.getByTitle(piece).tap();
		await press(await middleOf(cell(page, square)));
	}
	await draw(await middleOf(page.getByTitle("White queen (Q)")), await middleOf(cell(page, "d1")));
	await expect(page.getByLabel("FEN", { exact: true })).toHaveValue(
		"4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1",
	);
	await button(page, "Use this position").tap();
	await expect(page.getByRole("heading", { name: "Moves" })).toBeFocused();
}

const COMMENT = "Taken away from: d5, and why? {so} & <b>so</b> ]";

async function write(page: Page, { draw, press }: ReturnType<typeof fingerOn>): Promise<void> {
	const at = (square: string) => pointOf(page, square);
	await draw(await at("e2"), await at("e4"));
	await press(await at("e8"));
	await press(await at("e7"));
	await expectOn(page, "e7", "black king");
	await tab(page, "Edit").tap();
	const box = page.getByLabel("Comment after 1... Ke7");
	await box.tap();
	await expect(box).toBeFocused();
	await page.keyboard.insertText(COMMENT);
	// Board and text are above a keyboard.
	const board = await page.locator(".board").boundingBox();
	const typed = await box.boundingBox();
	expect(board?.y).toBeGreaterThanOrEqual(0);
	expect(typed?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
	// The comment ends, and what was pressed is pressed.
	await button(page, "mistake").tap();
	await expect(button(page, "mistake")).toHaveAttribute("aria-pressed", "true");
	await button(page, "Draw in green").tap();
	await draw(await at("d1"), await at("d5"));
	await press(await at("d5"));
	await button(page, "Draw in green").tap();
	await expect(button(page, "Erase")).toHaveAttribute("aria-disabled", "false");
	await page.locator(".steps").getByRole("button", { name: "Back" }).tap();
	await expectOn(page, "e8", "black king");
	await rest(page);
	await draw(await at("e8"), await at("f7"));
	await expectOn(page, "f7", "black king");
	await button(page, "This line").tap();
	await page.getByRole("menuitem", { name: "Promote this line" }).tap();
	await expect(page.locator(".main-move").last()).toContainText("Kf7");
}

/** A title in place of a name is no fainter than other soft words, and says where it is cut. */
async function expectLegible(name: Locator): Promise<void> {
	await expect(name).toHaveCSS("text-overflow", "ellipsis");
	const number = name.page().locator(".chapters li[aria-current] > .soft");
	const soft = await number.evaluate((one) => getComputedStyle(one).color);
	expect(await name.evaluate((one) => getComputedStyle(one, "::placeholder").color)).toBe(soft);
}

async function addChapters(page: Page): Promise<void> {
	const name = page.getByLabel("Chapter name");
	await name.tap();
	await page.keyboard.insertText("The king goes");
	for (const title of ["Two", "Three", "Four", "Five"]) {
		await button(page, "New chapter").tap();
		await expect(name).toHaveAttribute("placeholder", /^Chapter/);
		await expectLegible(name);
		await name.tap();
		await page.keyboard.insertText(title);
		await expect(name).toHaveValue(title);
	}
	await button(page, "Up").tap();
	await page.getByRole("button", { name: "The king goes", exact: true }).tap();
	await expect(name).toHaveValue("The king goes");
	await closePanel(page).tap();
}

async function present(page: Page, { draw }: ReturnType<typeof fingerOn>): Promise<void> {
	await gameButton(page).tap();
	await button(page, "Present").tap();
	const told = page.getByRole("region", { name: "Presentation" });
	await expect(told).toBeFocused();
	await rest(page);
	const from = await pointOf(page, "e5");
	for (const move of ["1. e4", "1... Kf7"]) {
		await draw(from, { x: from.x - 80, y: from.y });
		await expect(told).toContainText(move);
	}
	await button(page, "End the presentation").tap();
	await expect(told).toBeHidden();
}

test("a lesson can be made, shown, taken along and opened again by touch alone", async ({
	page,
	browser,
}) => {
	const found = complaints(page);
	const finger = fingerOn(page, await page.context().newCDPSession(page));
	await open(page);
	await setUp(page, finger);
	await write(page, finger);
	await addChapters(page);
	await present(page, finger);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".printout")).toContainText(COMMENT);
	await page.emulateMedia({ media: "screen" });

	await tab(page, "Share").tap();
	const link = page.getByLabel("Link to what you see");
	await expect(link).toHaveValue(/#/);
	await openRow(page, "Video");
	await page.getByRole("combobox", { name: "Width" }).selectOption("320");
	expect((await savedBy(page, () => button(page, "Save video").tap())).slice(0, 6)).toBe("GIF89a");
	expect(await savedBy(page, () => button(page, "Save lesson page").tap())).toContain(
		"The king goes",
	);
	const file = await savedBy(page, () => button(page, "Save lesson").tap());

	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await other.goto(await link.inputValue());
	const list = other.locator(".move-list");
	await expect(list).toContainText(COMMENT);
	await expect(list).toContainText("Ke7?");
	await expect(other.getByRole("button", { name: /1 of 5/ })).toBeVisible();
	await other.getByRole("button", { name: "Reset Board" }).click();
	await other.getByLabel("Load a game from FEN/PGN:").fill(file);
	await other.getByRole("button", { name: "Load", exact: true }).click();
	await expect(list).toContainText(COMMENT);
	await expect(other.getByRole("button", { name: /1 of 5/ })).toBeVisible();
	expect(file).toMatch(/\[%csl Gd5\]\s?\[%cal Gd1d5\]/);
	const names = [...file.matchAll(/\[ChapterName "(.*)"\]/g)].map(([, name]) => name);
	expect(names).toEqual(["The king goes", "Two", "Three", "Five", "Four"]);
	await elsewhere.close();
	expect(found).toEqual([]);
});

visit("on a phone held sideways the editor stands beside the board", async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await begin(page);
	await load(page, "1. e4 e5");
	await tab(page, "Edit").tap();
	await expect(page.locator(".board")).toBeInViewport({ ratio: 1 });
	await page.getByLabel("Comment on the game").tap();
	for (const part of [page.locator(".board"), page.getByLabel("Comment on the game")])
		await expect(part).toBeInViewport({ ratio: 1 });
});
