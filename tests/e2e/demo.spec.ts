// The page that shows boards in other pages: its examples, its buttons, its form, and that
// everybody can use it.

import { expect, type Page, test } from "@playwright/test";
import { Chess } from "chess.js";
import { PLAIN } from "../../src/board/heat/palette.ts";
import type { Control } from "../../src/control/classes.ts";
import { MOVES } from "../../src/pages/demo/boards/game.ts";
import { placementsOf, testCore } from "../support/core.ts";
import { expectAccessible } from "./axe.ts";
import { Host } from "./host.ts";
import { complaints, rest } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

/** The board in a frame of an element. */
const boardIn = (page: Page, id: string) => page.frameLocator(`#${id} >> iframe`);
const slider = (page: Page, id: string) => boardIn(page, id).getByRole("slider", { name: "Move" });
const snippet = (page: Page) => page.getByLabel("The lines for your page");

/** Scrolls through the page, so that every board is made. */
async function walk(page: Page): Promise<void> {
	const boards = page.locator("square-control");
	for (let index = 0; index < (await boards.count()); index++) {
		await boards.nth(index).scrollIntoViewIfNeeded();
		const frame = boards.nth(index).locator("iframe");
		await expect(frame.contentFrame().getByRole("grid", { name: "Chessboard" })).toBeVisible();
		await expect(frame).toHaveCSS("opacity", "1");
	}
}

const SIX = ["react", "cm", "picture", "canvas", "signs", "grid"] as const;

/** Where each board has its colours: from a8 on, or with the square's name. */
const CELLS: Readonly<Record<(typeof SIX)[number], string>> = {
	react: "[data-square] > div",
	cm: ".sc-layer > i",
	picture: "img + .sc-layer > i",
	canvas: "canvas + .sc-layer > i",
	signs: "[data-square]",
	grid: "[data-square]",
};

async function openSix(page: Page): Promise<void> {
	await page.locator("#foreign-boards").scrollIntoViewIfNeeded();
	for (const name of SIX) {
		await expect(page.locator(`[data-board=${name}]`).locator(CELLS[name])).toHaveCount(64);
	}
}

/** The numbers of the colours of all squares, from a8 on. */
const coloursOn = (page: Page, name: (typeof SIX)[number]) =>
	page
		.locator(`[data-board=${name}]`)
		.locator(CELLS[name])
		.evaluateAll((all) => {
			const squares = [..."87654321"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));
			const at = (one: Element, index: number) => {
				const square = one.closest("[data-square]")?.getAttribute("data-square");
				return square == null ? index : squares.indexOf(square);
			};
			return all
				.map((one, index) => ({
					at: at(one, index),
					colour: getComputedStyle(one).backgroundColor,
				}))
				.sort((a, b) => a.at - b.at)
				.map(({ colour }) => colour.match(/[\d.]+/g)?.join(" "));
		});

/** The same by the map of the position after so many moves, as chess.js plays them. */
function coloursAfter(place: number): (string | undefined)[] {
	const game = new Chess();
	for (const move of MOVES.slice(0, place)) game.move(move);
	const placements = placementsOf([game.fen().split(" ")[0] ?? ""]);
	const { control } = testCore().computeControl(placements);
	return Array.from({ length: 64 }, (_, index) => {
		const square = (7 - (index >> 3)) * 8 + (index & 7);
		return PLAIN.tints[control[square] as Control].css.match(/[\d.]+/g)?.join(" ");
	});
}

describeVisit("the page", () => {
	visit(
		"the demo page shows every board without shifts, requests to others or accessibility faults",
		async ({ page, baseURL }) => {
			// Eight documents are looked through, four times.
			test.slow();
			const found = complaints(page);
			const elsewhere: string[] = [];
			page.on("request", (request) => {
				const url = request.url();
				if (!url.startsWith(baseURL ?? "") && !url.startsWith("data:")) elsewhere.push(url);
			});
			await page.goto("./demo.html");
			const height = () => page.evaluate(() => document.documentElement.scrollHeight);
			const before = await height();
			await walk(page);
			await rest(page);
			expect(await height()).toBe(before);
			for (const [width, height] of [
				[1440, 900],
				[390, 844],
			] as const) {
				await test.step(`at ${width}x${height}`, async () => {
					await page.setViewportSize({ width, height });
					await walk(page);
					expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
					await expectAccessible(page);
				});
			}
			expect(found).toEqual([]);
			expect(elsewhere).toEqual([]);
		},
	);

	visit("application and page lead to each other", async ({ page }) => {
		await page.goto("./about");
		await page.getByRole("link", { name: /make yours/ }).click();
		await expect(page).toHaveTitle("Square Control in your page");
		await page.getByRole("link", { name: "About" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page).toHaveURL(/\/about$/);
	});

	visit(
		"the demo page reports unreadable games, writes the chosen options, and copies the line",
		async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			const found = complaints(page);
			await page.goto("./demo.html#build");
			await expect(slider(page, "built")).toHaveAttribute("aria-valuemax", "16");
			const game = page.getByLabel(/Game or position/);
			await game.fill("no chess <img src=x onerror=alert(1)>");
			await expect(page.locator("#builder-problem")).toContainText("no");
			await expect(slider(page, "built")).toHaveAttribute("aria-valuemax", "16");
			await game.fill("1. d4 d5 {<b>} 2. c4 e6 *");
			await expect(page.locator("#builder-problem")).toBeHidden();
			await expect(slider(page, "built")).toHaveAttribute("aria-valuemax", "4");
			await page.getByLabel("Side at the bottom").selectOption("black");
			await page.locator("select[name=lens]").selectOption("strength");
			await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
			await page.locator("select[name=moves]").selectOption("none");
			await expect(boardIn(page, "built").locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(boardIn(page, "built").getByRole("gridcell").first()).toHaveAttribute(
				"aria-label",
				/^h1,/,
			);
			await expect(boardIn(page, "built").locator(".move-list")).toBeHidden();
			// Stepping on the board says where the game is to begin.
			await slider(page, "built").press("ArrowRight");
			await expect(page.getByLabel("Begins at ply")).toHaveValue("1");
			await page.getByLabel("Begins at ply").fill("3");
			await expect(slider(page, "built")).toHaveAttribute("aria-valuetext", "3 of 4, c4");
			await page.getByLabel("Plays by itself").check();
			await expect(slider(page, "built")).toHaveAttribute("aria-valuetext", "4 of 4, e6");
			await expect(page.getByLabel("Begins at ply")).toHaveValue("3");
			await page.getByLabel("Plays by itself").uncheck();
			await expect(slider(page, "built")).toHaveAttribute("aria-valuetext", "3 of 4, c4");
			// A move of one's own is not in the text: it says nothing about where to begin.
			await boardIn(page, "built").locator('[aria-label^="a7,"]').press("Enter");
			await boardIn(page, "built").locator('[aria-label^="a6,"]').press("Enter");
			// A move beside the line of the game: its timeline stays where they part.
			await expect(slider(page, "built")).toHaveAttribute("aria-valuetext", "3 of 4, a6");
			const line =
				'<square-control ply="3" orientation="black" lens="strength" theme="dark" moves="none">\n1. d4 d5 {&lt;b&gt;} 2. c4 e6 *\n</square-control>';
			await expect(snippet(page)).toHaveValue(/embed\.js"><\/script>\n/);
			expect(await snippet(page).inputValue()).toContain(line);
			await page.locator("[data-copy=snippet]").click();
			await expect(page.locator("#status")).toHaveText("Copied");
			expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(line);
			await page.getByLabel(/frame, where/).check();
			await expect(snippet(page)).toHaveValue(/^<iframe src="[^"]*embed\.html#ply=3&amp;/);
			await page.getByLabel("Comments").check();
			await page.getByLabel("Square explained").fill("d5");
			await expect(boardIn(page, "built").locator(".embed-why")).toContainText("d5");
			await expect(boardIn(page, "built").locator(".embed-caption")).toBeVisible();
			await expect(snippet(page)).toHaveValue(/square=d5&amp;captions=yes/);
			await page.getByLabel("Board alone").check();
			await expect(slider(page, "built")).toBeHidden();
			expect(found).toEqual(['line 1, column 1: Expected a tag or a move but "no" was found.']);
		},
	);

	visit("the demo page's buttons step a board, which reports its move", async ({ page }) => {
		await page.goto("./demo.html");
		const button = page.getByRole("button", { name: "The queen can wait" });
		await button.scrollIntoViewIfNeeded();
		await expect(page.locator("#lesson-says")).toHaveText("0 of 82: the start");
		await button.press("Enter");
		await expect(page.locator("#lesson-says")).toHaveText("34 of 82: Be6");
		await expect(button).toHaveAttribute("aria-pressed", "true");
		await slider(page, "lesson").press("ArrowRight");
		await expect(page.locator("#lesson-says")).toHaveText("35 of 82: Bxb6");
		await expect(button).toHaveAttribute("aria-pressed", "false");
	});

	visit(
		"six boards of other libraries are coloured in every view as the map says",
		async ({ page }) => {
			test.slow();
			const found = complaints(page);
			const libraries: string[] = [];
			page.on("request", (request) => {
				const [name] = /(?:cm|react)Board/.exec(request.url()) ?? [];
				if (name !== undefined) libraries.push(name);
			});
			await page.setViewportSize({ width: 390, height: 844 });
			await page.emulateMedia({ colorScheme: "dark" });
			await page.goto("./demo.html");
			await expect(page.getByLabel(/Game or position/)).toHaveValue(/e4/);
			expect(libraries).toEqual([]);
			await openSix(page);
			expect(libraries.sort()).toEqual(["cmBoard", "reactBoard"]);
			await expect(page.locator("#foreign-legend li")).toHaveText([
				"Neutral",
				"Contested",
				"White",
				"Black",
			]);
			for (const [button, times, place] of [
				["Forward", 0, 25],
				["Back", 12, 13],
				["Forward", 20, 33],
			] as const) {
				for (let time = 0; time < times; time++) {
					await page.getByRole("button", { name: button, exact: true }).press("Enter");
				}
				await expect(page.locator("#foreign-place")).toHaveText(
					`${place} of 33: ${MOVES[place - 1]}`,
				);
				const expected = coloursAfter(place);
				for (const name of SIX) {
					await expect.poll(() => coloursOn(page, name), name).toEqual(expected);
				}
			}
			// The pieces are there too, and after the last move there is no other.
			await expect(page.locator("[data-board=react] [data-piece]")).toHaveCount(20);
			await expect(page.locator("[data-board=cm] .pieces use")).toHaveCount(20);
			const forward = page.getByRole("button", { name: "Forward", exact: true });
			await expect(forward).toHaveAttribute("aria-disabled", "true");
			await forward.press("Enter");
			await expect(page.locator("#foreign-place")).toHaveText("33 of 33: Rd8#");
			for (const lens of ["strength", "attackers", "white", "black", "tension", "pieces"]) {
				await page.locator("#foreign-lens").selectOption(lens);
				await expect(page.locator(".six .sc-layer")).toHaveCount(3);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
			}
			await expectAccessible(page, "both themes");
			expect(found).toEqual([]);
		},
	);

	visit(
		"another library's board that fails to load says so, and the others stay",
		async ({ page }) => {
			await page.route(/\/cmBoard\./, (route) => route.abort());
			await page.goto("./demo.html");
			await page.locator("#foreign-boards").scrollIntoViewIfNeeded();
			await expect(page.locator("[data-board=cm]")).toHaveText("This board did not load.");
			const expected = coloursAfter(25);
			for (const name of SIX.filter((one) => one !== "cm")) {
				await expect.poll(() => coloursOn(page, name), name).toEqual(expected);
			}
		},
	);

	visit(
		"pressing a square of any of the six boards explains it, and so does typing its name",
		async ({ page }) => {
			const found = complaints(page);
			await page.goto("./demo.html");
			await openSix(page);
			const why = page.locator("#foreign-why");
			const field = page.locator("#foreign-square");
			for (const [index, name] of SIX.entries()) {
				const frame = page.locator(`[data-board=${name}]`);
				const { width = 0 } = (await frame.boundingBox()) ?? {};
				const file = "abcdef".charAt(index);
				await frame.click({ position: { x: ((index + 0.5) * width) / 8, y: (1.5 * width) / 8 } });
				await expect(field).toHaveValue(`${file}7`);
				await expect(why).toContainText(`${file}7`);
			}
			await expect(page.locator(".foreign-mark:visible")).toHaveCount(6);
			await field.fill("d7");
			await expect(why).toContainText("d7");
			const before = await why.textContent();
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("Shift+Tab");
			await expect(page.getByRole("button", { name: "Forward", exact: true })).toBeFocused();
			for (let time = 0; time < 8; time++) await page.keyboard.press("Enter");
			await expect(page.locator("#foreign-place")).toHaveText("33 of 33: Rd8#");
			await expect(why).not.toHaveText(before ?? "");
			await expect(why).toContainText("d7");
			await page.getByRole("link", { name: /each board has a page/ }).click();
			await expect(page.getByRole("link", { name: "chessground" }).first()).toBeVisible();
			expect(found).toEqual([]);
		},
	);

	visit("the lines written by the demo page make the same board", async ({ page }) => {
		await page.goto("./demo.html#build");
		await page.getByLabel(/Game or position/).fill("1. d4 d5 {<b>} 2. c4 e6 *");
		await page.getByLabel("Begins at ply").fill("3");
		await page.locator("select[name=lens]").selectOption("white");
		for (const form of [/^\s*element/, /frame, where/]) {
			await page.getByLabel(form).check();
			const html = await snippet(page).inputValue();
			// A page with these lines and nothing else.
			const theirs = await page.context().newPage();
			await theirs.route("**/theirs.html", (route) =>
				route.fulfill({ contentType: "text/html", body: `<!doctype html>${html}` }),
			);
			await theirs.goto("./theirs.html");
			const moves = theirs.frameLocator("iframe").getByRole("slider", { name: "Move" });
			await expect(moves).toHaveAttribute("aria-valuetext", "3 of 4, c4");
			await theirs.close();
		}
	});
});

test("a permanent board works on another site after later releases, and its script may not change by a byte", async ({
	page,
	context,
	baseURL,
}) => {
	await page.goto("./demo.html#build");
	await page.getByLabel(/for good/).check();
	const html = await snippet(page).inputValue();
	const address = /src="([^"]+)" integrity="sha384-[^"]{64}" crossorigin="anonymous"/.exec(
		html,
	)?.[1];
	if (address === undefined) throw new Error(`No integrity is named in ${html}`);

	const host = new Host();
	await host.open();
	const theirs = await context.newPage();
	// As after later releases: the moving addresses do something else.
	await theirs.route(/\/embed\.(?:js|html)/, (route) => route.fulfill({ status: 404 }));
	const asked: string[] = [];
	theirs.on("request", (request) => asked.push(request.url()));
	await host.visit(theirs, (response) => {
		response.end(`<!doctype html><link rel="icon" href="data:,">${html}`);
	});
	const board = theirs.frameLocator("square-control >> iframe");
	await expect(board.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuemax", "16");
	await board.getByRole("button", { name: "Forward one move" }).click();
	await expect(board.getByRole("slider", { name: "Move" })).toHaveAttribute("aria-valuenow", "1");
	const application = board.getByRole("link", { name: /Square Control/ });
	await application.focus();
	await expect(application).toHaveAttribute("href", new RegExp(`^${baseURL}#g=`));
	const ours = asked.filter((url) => url.startsWith(String(baseURL)));
	expect(ours.length).toBeGreaterThan(5);
	expect(ours.filter((url) => !url.startsWith(`${baseURL}static/`))).toEqual([]);

	await theirs.route(address, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${await response.text()} ` });
	});
	const refused = theirs.waitForEvent("console", {
		predicate: (message) => /integrity/.test(message.text()),
	});
	await theirs.reload();
	await refused;
	await expect(theirs.locator("square-control")).toContainText("1. e4 e5");
	await expect(theirs.locator("square-control:defined")).toHaveCount(0);
	host.close();
});
