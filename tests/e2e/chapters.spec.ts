// A lesson is made with few actions, its chapters are ordered by dragging and by keyboard, and who
// is to move is changed.

import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	begin,
	complaints,
	expectOn,
	load,
	open,
	openGame,
	openSettings,
	optionsButton,
	panelOf,
	paste,
	pointOf,
	rest,
	savedBy,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const heads = (page: Page) => page.getByRole("region", { name: "Chapters" }).locator("h3");
const nameField = (page: Page) => page.getByLabel("Chapter name");

/** Counts somebody's actions: each press, drag, key and text that is typed is one action. */
function hands(page: Page) {
	let count = 0;
	const drag = async (from: string, to: string, button: "left" | "right") => {
		count++;
		const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
		await page.mouse.move(start.x, start.y);
		await page.mouse.down({ button });
		await page.mouse.move(end.x, end.y, { steps: 3 });
		await page.mouse.up({ button });
		await rest(page);
	};
	return {
		count: () => count,
		move: (from: string, to: string) => drag(from, to, "left"),
		arrow: (from: string, to: string) => drag(from, to, "right"),
		async press(name: string) {
			count++;
			await page.getByRole("button", { name, exact: true }).click();
			await rest(page);
		},
		async key(name: string) {
			count++;
			await page.keyboard.press(name);
		},
		async type(label: string | RegExp, text: string) {
			// A press into the field, and the text.
			count += 2;
			const field = page.getByLabel(label);
			await field.click();
			await expect(field).toBeFocused();
			await page.keyboard.type(text);
		},
		async paste(label: string, text: string) {
			count += 2;
			await page.getByLabel(label, { exact: true }).fill(text);
		},
	};
}

anew("a lesson of five chapters is made in at most 40 actions", async ({ page }) => {
	const said = complaints(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page);
	const by = hands(page);
	const describe = async (name: string, from: string, to: string) => {
		await by.type("Chapter name", name);
		await by.type(/^Comment (?:on|after)/, `About ${name}`);
		await by.arrow(from, to);
	};
	await by.move("e2", "e4");
	await by.key("w");
	await expect(panelOf(page, "Edit")).toBeVisible();
	await describe("Space", "e4", "e5");
	await by.press("New chapter");
	await by.move("d2", "d4");
	await describe("The queen’s pawn", "d4", "d5");
	await by.press("From this position");
	await expectOn(page, "d4", "white pawn");
	await describe("What now?", "d8", "d5");
	await by.press("From a set-up");
	await by.paste("FEN", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
	await by.press("Add as chapter");
	await expect(page.getByText("Chapter added.")).toBeVisible();
	await describe("An ending", "e1", "e2");
	await by.press("New chapter");
	await by.move("c2", "c4");
	await describe("English", "c4", "d5");
	expect(by.count()).toBeLessThanOrEqual(40);

	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(panelOf(page, "Edit")).toBeHidden();
	await expect(heads(page)).toHaveText([
		/Space$/,
		/The queen’s pawn$/,
		/What now\?$/,
		/An ending$/,
		/English$/,
	]);
	await page.keyboard.press("s");
	const text = await savedBy(page, () =>
		page.getByRole("button", { name: "Save lesson", exact: true }).press("Enter"),
	);
	expect(text.match(/\[%cal G\w{4}\]/g)).toHaveLength(5);
	expect(text.match(/About/g)).toHaveLength(5);
	expect(text).toContain("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq");
	expect(said).toEqual([]);
});

const LESSON = ["One", "Two", "Three"]
	.map((name) => `[ChapterName "${name}"]\n\n1. e4 {${name}} *`)
	.join("\n\n");

anew(
	"chapters are headings in the move list, can be dragged and moved by keyboard, and Undo puts them back",
	async ({ page }) => {
		const said = complaints(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page);
		await load(page, LESSON);
		await expect(heads(page)).toHaveText([/One$/, /Two$/, /Three$/]);
		await expectAccessible(page, "both themes");
		const handle = (title: string) => page.getByRole("button", { name: `Move chapter: ${title}` });
		const middle = async (title: string) => {
			const box = await handle(title).boundingBox();
			if (box === null) throw new Error(`There is no handle of ${title}`);
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		};
		const drag = async (from: string, to: string) => {
			const [start, end] = [await middle(from), await middle(to)];
			await page.mouse.move(start.x, start.y);
			await page.mouse.down();
			await page.mouse.move(end.x, end.y, { steps: 4 });
		};
		await drag("Three", "One");
		await expect(page.locator(".chapter-heads li").first()).toHaveAttribute("data-drop", "before");
		await page.mouse.up();
		await expect(heads(page)).toHaveText([/Three$/, /One$/, /Two$/]);
		// The open chapter stays open.
		await expect(page.getByRole("button", { name: "Chapter 2 of 3" })).toBeVisible();
		await drag("One", "Two");
		await page.keyboard.press("Escape");
		await page.mouse.up();
		await expect(heads(page)).toHaveText([/Three$/, /One$/, /Two$/]);
		await handle("Two").focus();
		await page.keyboard.press("ArrowUp");
		await expect(heads(page)).toHaveText([/Three$/, /Two$/, /One$/]);
		await expect(page.getByText("Moved to place 2 of 3")).toBeAttached();
		await expect(handle("Two")).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(heads(page)).toHaveText([/Two$/, /Three$/, /One$/]);
		await heads(page).getByRole("button", { name: "Three" }).click();
		await expect(page.locator(".move-list .comment")).toHaveText("Three");
		for (let change = 0; change < 4; change++) await page.keyboard.press("x");
		await expect(heads(page)).toHaveText([/One$/, /Two$/, /Three$/]);
		expect(said).toEqual([]);
	},
);

anew(
	"changing the side to move of a chapter says what is lost, and Undo restores it",
	async ({ page }) => {
		await open(page);
		await load(page, LESSON);
		await page.keyboard.press("w");
		const side = page.getByRole("group", { name: "To move" });
		const black = side.getByRole("button", { name: "Black" });
		await expect(side.getByRole("button", { name: "White" })).toHaveAttribute(
			"aria-pressed",
			"true",
		);
		await expect(side).toContainText("Later moves will be deleted");
		const middleOf = async (found: Locator) => {
			const { y = 0, height = 0 } = (await found.boundingBox()) ?? {};
			return y + height / 2;
		};
		const heading = page.locator(".edit-head h3");
		expect(Math.abs((await middleOf(heading)) - (await middleOf(black)))).toBeLessThan(1);
		await expectAccessible(page);
		await black.click();
		await expect(black).toHaveAttribute("aria-pressed", "true");
		await expect(nameField(page)).toHaveValue("One");
		const told = page.getByText("Black is to move. Later moves were deleted.");
		await expect(told).toBeVisible();
		const [start, end] = [await pointOf(page, "e7"), await pointOf(page, "e5")];
		await page.mouse.click(start.x, start.y);
		await page.mouse.click(end.x, end.y);
		await expectOn(page, "e5", "black pawn");
		await expect(side).toBeHidden();
		await page.keyboard.press("Control+z");
		await page.keyboard.press("Control+z");
		await page.keyboard.press("ArrowRight");
		await expectOn(page, "e4", "white pawn");
	},
);

anew("Ctrl+Y redoes while a position is set up", async ({ page }) => {
	await open(page);
	await page.keyboard.press("e");
	const fen = page.getByLabel("FEN", { exact: true });
	await page.getByRole("button", { name: "Clear" }).click();
	await expect(fen).toHaveValue(/^8\/8/);
	await page.keyboard.press("Control+z");
	await expect(fen).toHaveValue(/^rnbq/);
	await page.keyboard.press("Control+y");
	await expect(fen).toHaveValue(/^8\/8/);
});

anew("Escape closes every panel beside the board", async ({ page }) => {
	await open(page);
	await load(page, LESSON);
	const isOpen = page.locator(".aside .side-panel");
	const byKey = (key: string) => () => page.keyboard.press(key);
	// A row that lies in the place of its tab leads back there first.
	const openers = [
		{ openPanel: byKey("w"), times: 1 },
		{ openPanel: byKey("s"), times: 1 },
		{ openPanel: byKey("l"), times: 1 },
		{ openPanel: byKey("/"), times: 1 },
		{ openPanel: byKey("c"), times: 2 },
		{ openPanel: () => openSettings(page), times: 1 },
		{ openPanel: () => page.getByRole("button", { name: "Chapter 1 of 3" }).click(), times: 1 },
	];
	for (const [index, { openPanel, times }] of openers.entries()) {
		await openPanel();
		await expect(isOpen, `panel ${index}`).toBeVisible();
		for (let time = 0; time < times; time++) await page.keyboard.press("Escape");
		await expect(isOpen, `panel ${index}`).toBeHidden();
	}
});

describeVisit("on a phone", () => {
	visit.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	visit("on a phone choosing an option or a view closes the menu", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5");
		await optionsButton(page).tap();
		const lens = page.locator(".menu-list select");
		await lens.selectOption("strength");
		await expect(lens).toBeHidden();
		await optionsButton(page).tap();
		await expect(lens).toHaveValue("strength");
		await lens.selectOption("control");
		await expect(lens).toBeHidden();
	});
});

/** Names of the chapters of Edit that can be seen whole, the open one with a star. */
const namesInSight = (page: Page) =>
	page.locator(".chapters ol").evaluate((list) => {
		const isInside = (row: Element, box: Element | null) => {
			const [at, seen] = [row, box ?? document.body].map((one) => one.getBoundingClientRect());
			return at && seen && at.top >= seen.top - 1 && at.bottom <= seen.bottom + 1;
		};
		return [...list.children]
			.filter((row) => isInside(row, list) && isInside(row, list.closest(".side-panel-body")))
			.map((row) => row.querySelector("bdi")?.textContent ?? "*");
	});

anew(
	"four chapters are visible in Edit beside the open one, and stepping does not move them",
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page);
		const chapters = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
		await load(page, chapters.map((name) => `[ChapterName "${name}"]\n\n1. e4 *`).join("\n\n"));
		await page.keyboard.press("w");
		await expect(page.getByRole("group", { name: "To move" })).toBeVisible();
		await rest(page);
		expect(await namesInSight(page)).toEqual(["*", "Two", "Three", "Four"]);
		const fourth = await page.locator(".chapters li").nth(3).boundingBox();
		await page.keyboard.press("Escape");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("w");
		await expect(page.getByRole("button", { name: "Chapter opens here" })).toBeVisible();
		await rest(page);
		expect(await page.locator(".chapters li").nth(3).boundingBox()).toEqual(fourth);
		await page.keyboard.press("Escape");
		await openGame(page, 7);
		await page.keyboard.press("w");
		await expect(nameField(page)).toHaveValue("Seven");
		const last = ["Four", "Five", "Six", "*"];
		await expect.poll(() => namesInSight(page)).toEqual(last);
		await paste(page, "1. d4 *");
		await expect(page.locator(".coming")).toBeVisible();
		await rest(page);
		expect(await namesInSight(page)).toEqual(last);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	},
);
