// Boards and pieces that are chosen in the settings: seen at once, kept, and shown in pictures and
// frames as well.

import { expect, type Page } from "@playwright/test";
import { PALETTES } from "../../src/board/heat/palettes.ts";
import { BLACKS, WHITES } from "../../src/control/classes.ts";
import { board, load, open, openRow, openSettings, rest, tab } from "./page.ts";
import { anew } from "./visit.ts";

const choose = async (page: Page, group: string, name: string) => {
	const isOpen = await page.getByRole("region", { name: "Board settings" }).isVisible();
	const settings = isOpen
		? page.getByRole("region", { name: "Board settings" })
		: await openSettings(page);
	const radios = settings.getByRole("radiogroup", { name: group });
	await radios.getByRole("radio", { name, exact: true }).check({ force: true });
	await expect(radios.getByRole("radio", { name, exact: true })).toBeChecked();
};

/** Is everything painted, with what had to come for it? */
const settled = async (page: Page) => {
	await page.waitForLoadState("networkidle");
	await rest(page);
};

const paintedBoard = (page: Page) =>
	page.evaluate(() => document.querySelector<HTMLCanvasElement>(".board canvas")?.toDataURL());

const groundOf = (page: Page) =>
	page.evaluate(() => document.documentElement.style.getPropertyValue("--ground"));

anew(
	"a first visit fetches no extra board style, and a chosen one appears at once and stays",
	async ({ page }) => {
		const styles: string[] = [];
		page.on("request", (request) => {
			if (/\/styles\.[^/]*\.js$/.test(request.url())) styles.push(request.url());
		});
		await open(page);
		await settled(page);
		expect(styles).toEqual([]);
		const plain = await paintedBoard(page);
		await choose(page, "Board colours", "Wood");
		await settled(page);
		expect(styles).toHaveLength(1);
		const wood = await paintedBoard(page);
		expect(wood).not.toBe(plain);
		expect(await groundOf(page)).toBe("#f4eee6");
		// Arrow keys choose as in every radio group.
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
		await page.keyboard.press("ArrowLeft");
		await settled(page);
		expect(await paintedBoard(page)).toBe(wood);
		await page.keyboard.press("Escape");
		await choose(page, "Piece set", "Rounded");
		await settled(page);
		const rounded = await paintedBoard(page);
		expect(rounded).not.toBe(wood);
		await page.reload();
		await expect(page.getByRole("grid")).toBeVisible();
		await expect.poll(() => groundOf(page)).toBe("#f4eee6");
		await settled(page);
		await expect.poll(() => paintedBoard(page)).toBe(rounded);
	},
);

anew("each board and each set of pieces looks different from all others", async ({ page }) => {
	await open(page);
	await load(page, "1. e4 e5 2. Nf3");
	const seen = new Set([await paintedBoard(page)]);
	for (const [group, name] of [
		["Board colours", "Wood"],
		["Board colours", "Blue"],
		["Board colours", "Green"],
		["Piece set", "Rounded"],
		["Piece set", "Flat"],
	] as const) {
		await choose(page, group, name);
		await page.keyboard.press("Escape");
		await settled(page);
		seen.add(await paintedBoard(page));
	}
	expect(seen.size).toBe(6);
});

anew(
	"a frame shows the board and pieces that its address names, and ignores unknown names",
	async ({ page, baseURL }) => {
		const frame = async (query: string) => {
			await page.goto(
				`${new URL("embed.html", baseURL).href}?fen=8/8/8/3k4/8/8/8/K7 w - - 0 1${query}`,
			);
			await expect(board(page)).toBeVisible();
			await settled(page);
			return paintedBoard(page);
		};
		const plain = await frame("");
		expect(await frame("&board=<b>&pieces=x")).toBe(plain);
		const green = await frame("&board=green");
		expect(green).not.toBe(plain);
		const flat = await frame("&board=green&pieces=flat");
		expect(flat).not.toBe(green);
	},
);

anew("a picture has the chosen board and pieces, and names who drew them", async ({ page }) => {
	await open(page);
	await load(page, "1. e4 e5 2. Nf3");
	await choose(page, "Board colours", "Wood");
	await choose(page, "Piece set", "Rounded");
	await page.keyboard.press("Escape");
	await settled(page);
	await tab(page, "Share").click();
	await openRow(page, "Picture");
	await page.getByRole("region", { name: "Picture" }).getByLabel("Format").selectOption("svg");
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save picture" }).click();
	const parts: Buffer[] = [];
	for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer);
	const drawing = Buffer.concat(parts).toString();
	expect(drawing).toContain("Font Awesome");
	const { tints } = PALETTES.wood.normal;
	for (const { on } of [tints[WHITES], tints[BLACKS]]) {
		const parts = on.pale.match(/\d+/g) ?? [];
		const hex = parts.map((part) => Number(part).toString(16).padStart(2, "0"));
		expect(drawing).toContain(`#${hex.join("")}`);
	}
});
