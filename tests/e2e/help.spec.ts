// Keys that act everywhere, the page of help that lists them, what is said to who brings no game,
// and what is printed.

import { expect, type Page } from "@playwright/test";
import {
	begin,
	chooseOfGame,
	complaints,
	expectOn,
	load,
	open,
	openCandidates,
	panelOf,
	paste,
	rest,
	slider,
	tab,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
const help = (page: Page) => page.getByRole("dialog", { name: "Help" });

describeVisit("keys", () => {
	visit(
		"Home, End, F, X, Ctrl+Z, S, digits and Space do what the help page says",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, GAME);
			await page.keyboard.press("End");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^6 of 6/);
			await page.keyboard.press("Home");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^0 of 6/);
			await page.keyboard.press("f");
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1,/);
			await page.keyboard.press("2");
			await expect(page.getByLabel("Show")).toHaveValue("strength");
			await page.keyboard.press("1");
			await expect(page.getByLabel("Show")).toHaveValue("control");
			await page.keyboard.press("s");
			await expect(page.getByLabel("Link to what you see")).toBeVisible();
			await page.keyboard.press("s");
			await expect(page.getByLabel("Link to what you see")).toBeHidden();
			for (const undo of ["x", "Control+z"]) {
				await page.keyboard.press("Home");
				await page.keyboard.press("ArrowRight");
				await openCandidates(page);
				// The candidates follow the board when it has settled: then they are Black's.
				await page.locator(".candidates button", { hasText: "…" }).first().click();
				await expect(page.locator(".move")).toHaveCount(7);
				await tab(page, "Moves").click();
				await page.keyboard.press(undo);
				await expect(page.locator(".move")).toHaveCount(6);
			}
			await page.getByRole("heading", { name: "Moves" }).focus();
			await page.keyboard.press(" ");
			await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
			await page.keyboard.press(" ");
			await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
			expect(found).toEqual([]);
		},
	);

	visit(
		"Space presses the focused button, and letters are typed in a text field",
		async ({ page }) => {
			await begin(page);
			const box = page.getByLabel("Load a game from FEN/PGN:");
			await box.pressSequentially("f x 1?");
			await expect(box).toHaveValue("f x 1?");
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^a8,/);
			await expect(help(page)).toBeHidden();
			await box.fill("");
			await load(page, GAME);
			await page.getByRole("button", { name: "Flip Board" }).press(" ");
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1,/);
			await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
		},
	);

	visit(
		"L leads to the Open box, and beside a game opens one that Escape closes",
		async ({ page }) => {
			await begin(page);
			await page.keyboard.press("l");
			const box = page.getByLabel("Load a game from FEN/PGN:");
			await expect(box).toBeFocused();
			await box.fill(GAME);
			await page.getByRole("button", { name: "Load", exact: true }).press("Enter");
			await expect(page.locator("#moves")).toBeFocused();
			await page.keyboard.press("l");
			await expect(panelOf(page, "Open another game")).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(box).toBeHidden();
			await chooseOfGame(page, "Open…");
			await expect(page.getByRole("button", { name: /1858/ })).toBeVisible();
			await box.fill("no game at all");
			await page.getByRole("button", { name: "Load", exact: true }).click();
			await expect(page.locator(".side-panel").getByRole("alert")).toContainText(
				/Expected a tag or a move but "no" was found\. Nothing was opened\. Paste the moves/,
			);
			await box.fill("1. d4");
			await page.getByRole("button", { name: "Load", exact: true }).click();
			await expect(page.locator(".move")).toHaveText(["d4"]);
			await expect(box).toBeHidden();
			await expect(page.locator("#moves")).toBeFocused();
		},
	);

	visit("Escape does not move the focus of somebody who has gone elsewhere", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await tab(page, "Review").press("Enter");
		await expect(tab(page, "Review")).toBeFocused();
		await expect(panelOf(page, "Review")).toBeVisible();
		const flip = page.getByRole("button", { name: "Flip Board" });
		// In the same frame.
		await flip.evaluate((button) => {
			const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
			document.activeElement?.dispatchEvent(press);
			button.focus();
		});
		await expect(panelOf(page, "Review")).toBeHidden();
		await rest(page);
		await expect(flip).toBeFocused();
	});
});

describeVisit("help", () => {
	visit(
		"? opens the help on every page, and Escape closes it and restores the focus",
		async ({ page }) => {
			await begin(page);
			await load(page, GAME);
			await page.keyboard.press("?");
			await expect(help(page)).toContainText("Flip the board");
			await expect(help(page)).toContainText("Drag a piece");
			await expect(help(page)).toContainText("Neutral.");
			// Twelve rows at first; a search opens the topics that have all its words.
			const rows = help(page).locator(":is(li, dl > div):visible");
			await expect(rows).toHaveCount(12);
			await help(page).getByLabel("Search help").fill("flip board");
			await expect(help(page).getByText("Flip the board").first()).toBeVisible();
			await expect(help(page).getByRole("status")).toHaveText("2 found");
			await help(page).getByLabel("Search help").fill("offline");
			await expect(help(page).getByText("also work offline in this browser")).toBeVisible();
			await help(page).getByLabel("Search help").fill("xyzzy");
			await expect(help(page).getByRole("status")).toHaveText("Nothing found");
			await help(page).getByLabel("Search help").fill("");
			await expect(rows).toHaveCount(12);
			await help(page).getByRole("button", { name: "Close" }).focus();
			await page.keyboard.press("End");
			await page.keyboard.press("f");
			await page.keyboard.press("Escape");
			await expect(help(page)).toBeHidden();
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^0 of 6/);
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^a8,/);
			await page.getByRole("link", { name: "About" }).click();
			const button = page.getByRole("button", { name: "Open the help" });
			await expect(button).toBeInViewport({ ratio: 1 });
			await button.press("Enter");
			await expect(help(page)).toContainText("Flip the board");
			await help(page).getByRole("button", { name: "Close" }).click();
			await expect(button).toBeFocused();
			for (const place of ["My games", "Practise"]) {
				await page.getByRole("link", { name: place }).click();
				await expect(page.getByRole("heading", { name: place })).toBeVisible();
				await page.keyboard.press("?");
				await expect(help(page)).toContainText("Flip the board");
				await page.keyboard.press("Escape");
				await expect(help(page)).toBeHidden();
			}
		},
	);

	visit("single-letter keys can be switched off, while arrow keys still work", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await page.keyboard.press("?");
		await page.getByLabel("Letters, digits and Space act as shortcuts").uncheck();
		await page.keyboard.press("Escape");
		await expect(help(page)).toBeHidden();
		await page.keyboard.press("f");
		await page.keyboard.press("?");
		await page.keyboard.press("ArrowRight");
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^1 of 6/);
		await expect(help(page)).toBeHidden();
		await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^a8,/);
		await page.getByRole("link", { name: "About" }).click();
		await page.getByRole("button", { name: "Open the help" }).click();
		await page.getByLabel("Letters, digits and Space act as shortcuts").check();
		await page.keyboard.press("Escape");
	});
});

describeVisit("what holds no game", () => {
	visit("pasting an address says what to paste, and the open game stays", async ({ page }) => {
		await begin(page);
		await load(page, GAME);
		await paste(page, "https://games.example/abcd1234");
		await expect(page.getByRole("alert").first()).toContainText("paste the moves");
		await expect(page.locator(".move")).toHaveCount(6);
	});

	visit("a picture, an empty file and a binary file are refused by name", async ({ page }) => {
		await begin(page);
		const choose = (name: string, mimeType: string, content: Buffer) =>
			page.getByLabel("Choose a file").setInputFiles({ name, mimeType, buffer: content });
		const told = page.getByRole("alert").first();
		await choose("board.png", "image/png", Buffer.from("PNG"));
		await expect(told).toContainText("board.png is a picture");
		await choose("none.pgn", "text/plain", Buffer.from(""));
		await expect(told).toContainText("none.pgn is empty");
		await choose("games.zip", "application/zip", Buffer.from([80, 75, 3, 4, 0, 0, 0]));
		await expect(told).toContainText("games.zip is not a text");
		await expectOn(page, "e2", "white pawn");
	});

	anew("a load that fails while offline says that one is offline", async ({ page, context }) => {
		await open(page);
		await page.route("**/loader*.js", (route) => route.abort());
		await context.setOffline(true);
		await load(page, GAME);
		await expect(page.getByRole("alert").first()).toContainText("You are offline");
		await context.setOffline(false);
	});
});

visit(
	"a printed game has the position with patterns, counts and moves, and no buttons",
	async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 {best by test} e5 $2 (1... c5 2. Nf3 (2. c3 d5)) 2. Qh5 Nc6");
		await page.keyboard.press("ArrowRight");
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^1 of 4/);
		// As wide as A4 between its margins
		await page.setViewportSize({ width: 680, height: 960 });
		const paper = page.locator(".printout");
		await expect(paper).toHaveCount(0);
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await expect(paper).toContainText("After 1. e4. Black to move.");
		await expect(paper).toContainText("Neutral 14");
		await expect(paper).toContainText("best by test");
		await expect(paper).toContainText("1 … e5?");
		await expect(paper).toContainText("1... c5 2. Nf3 (2. c3 d5)");
		const diagram = paper.getByRole("img", { name: "After 1. e4. Black to move." });
		await expect(diagram.locator("> path")).toHaveCount(64);
		await expect(diagram.locator("> g > g")).toHaveCount(32);
		expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
		).toBe(true);
		expect(
			await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
		).toBe("rgb(250, 248, 244)");
		await page.emulateMedia({ media: "screen" });
		await expect(paper).toHaveCount(0);
	},
);
