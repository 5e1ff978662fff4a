// Many games in the page: files are read by a worker, the list is searched, a game is opened and
// gone back from, and all is there at the next visit.

import { expect, type Page } from "@playwright/test";
import { repeating, zstdFrame } from "../support/zstd.ts";
import { expectAccessible } from "./axe.ts";
import { dropGames, openSquares } from "./games.ts";
import { clearStorage, complaints, open } from "./page.ts";
import { anew } from "./visit.ts";

/** Games with a number in White's name, of which every third is lost by White. */
const games = (count: number, black = "Adams") =>
	Array.from(
		{ length: count },
		(_, index) =>
			`[Event "E"]\n[White "Player ${index + 1}"]\n[Black "${black}"]\n[Date "${1900 + (index % 100)}.01.01"]\n[Result "${index % 3 === 0 ? "0-1" : "1-0"}"]\n\n${index % 3 === 0 ? "1. f3 e5 2. g4 Qh4# 0-1" : "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"}\n\n`,
	).join("");

const file = (text: string, name = "games.pgn") => ({
	name,
	mimeType: "",
	buffer: Buffer.from(text),
});

const row = (page: Page, name: string) =>
	page.getByRole("button", { name: new RegExp(`^${name} –`) });

/** With twenty games and more the answers come first. */
const toList = (page: Page) => page.getByRole("tab", { name: /^Games/ }).click();

/** The menu at the end of the name's row. */
const more = (page: Page) => page.locator(".games-more summary");

/** Of nobody in particular: White and Black. */
async function openGames(page: Page): Promise<void> {
	await open(page);
	await page.evaluate(() => localStorage.setItem("square-control-me", "[]"));
	await page.getByRole("link", { name: "My games" }).click();
	await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
}

anew(
	"a list of games from files can be searched, sorted, opened, saved and deleted",
	async ({ page }) => {
		const found = complaints(page);
		await openGames(page);
		await page
			.getByLabel("Choose files")
			.setInputFiles([file(games(700)), file(games(300, "Bell"), "b.pgn")]);
		await expect(page.getByText("1,000 games were read.")).toBeVisible();
		await toList(page);
		await page.getByLabel("Search games").fill("player 699");
		await expect(page.getByText("1 of 1,000: games with “player 699”")).toBeVisible();
		await page.getByRole("button", { name: "Show all" }).click();
		await page.getByRole("button", { name: "Moves" }).click();
		await expect(page.locator(".open-game").first()).toHaveAccessibleName(/^Player 2 /);
		// Far down by keyboard, and out of what was in sight.
		await page.locator(".open-game").first().focus();
		await page.keyboard.press("End");
		await page.keyboard.press("ArrowUp");
		const last = row(page, "Player 295").last();
		await expect(last).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByText("From My games.")).toBeVisible();
		await expect(page.getByRole("strong").filter({ hasText: "Player 295" })).toBeVisible();
		// A pen is put down first.
		await page.keyboard.press("w");
		await page.getByRole("button", { name: "Draw in green" }).press("Enter");
		await page.keyboard.press("Escape");
		await expect(page.locator(".board[data-pen]")).toHaveCount(0);
		await expect(page.getByText("From My games.")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.locator(".side-panel")).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(row(page, "Player 295").last()).toBeFocused();
		await expectAccessible(page, "both themes");
		await page.reload();
		await expect(page.getByText("1,000 games", { exact: true })).toBeVisible();
		await more(page).click();
		await expect(page.getByText(/Kept in this browser, on this device only/)).toBeVisible();
		await page.getByRole("button", { name: "Delete…" }).click();
		await page.getByRole("button", { name: "Delete them" }).click();
		await expect(page.getByText("All games deleted.")).toBeAttached();
		await expect(page.getByLabel("Choose files")).toBeAttached();
		expect(found).toEqual([]);
	},
);

anew(
	"a packed file dropped on the board goes to the list, and cancelling restores the old list",
	async ({ page }) => {
		await open(page);
		await page.evaluate(async (text) => {
			const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
			const blob = await new Response(packed).blob();
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([blob], "packed.pgn.gz"));
			window.dispatchEvent(
				new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
			);
		}, games(30));
		await expect(page.getByText("30 games were read.")).toBeVisible();
		// So large that nobody waits for its end: the same games a thousand times.
		await page.evaluate((text) => {
			const part = new Blob([text]);
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(new Array(1000).fill(part), "large.pgn"));
			window.dispatchEvent(
				new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
			);
		}, games(2000));
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByText("No games were added.")).toBeVisible();
		await expect(page.getByRole("tab", { name: "Games 30" })).toBeVisible();
	},
);

anew(
	"reading a packed file of gigabytes of blanks can be cancelled, and another file is read",
	async ({ page }) => {
		await openGames(page);
		const buffer = Buffer.concat([...zstdFrame(7, repeating(16_000, 2 ** 17))]);
		const bomb = { name: "bomb.pgn.zst", mimeType: "application/zstd", buffer };
		await page.getByLabel("Choose files").setInputFiles(bomb);
		await expect(page.getByText("0 games, 0%")).toBeVisible();
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByText("No games were added.")).toBeVisible();
		await page.getByLabel("Choose files").setInputFiles(file(games(3)));
		await expect(page.getByText("3 games were read.")).toBeVisible();
	},
);

anew(
	"a study of games shows who controls what, compares wins with losses, and can be closed",
	async ({ page }) => {
		const found = complaints(page);
		await openGames(page);
		await page.getByLabel("Choose files").setInputFiles([file(games(90))]);
		await openSquares(page);
		await expect(page.getByText("90 games, 630 positions over the whole game.")).toBeVisible();
		await page.getByRole("button", { name: /^e4, share of positions: White/ }).press("ArrowUp");
		await expect(
			page.getByRole("button", { name: /^e5, share of positions: White/ }),
		).toBeFocused();
		await page.getByLabel("Compare").selectOption("games won with games lost");
		await expect(page.getByText("games that White lost")).toBeVisible();
		await expect(page.locator(".study-sentences li").first()).toContainText("give or take");
		await expectAccessible(page, "both themes");
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "CSV" }).click();
		expect((await download).suggestedFilename()).toBe("study.csv");
		const picture = page.waitForEvent("download");
		await page.getByRole("button", { name: "Picture (PNG)" }).click();
		expect((await picture).suggestedFilename()).toBe("study.png");
		// Nobody attacks it where Black's queen has gone out.
		await page.getByRole("button", { name: /^Nobody attacks c8/ }).click();
		await page
			.getByRole("button", { name: "c8 Neutral: 20% of positions, show the games" })
			.click();
		await expect(
			page.getByText("30 of 90: games that White lost where c8 is neutral"),
		).toBeVisible();
		await expect(page.getByRole("columnheader", { name: /Found/ })).toBeVisible();
		await expect(page.locator("td[data-column=found]").first()).toHaveText(/half-move/);
		const cut = await page
			.locator("td .cell")
			.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
		expect(cut).toBe(0);
		await page.locator(".open-game").first().click();
		await expect(page.getByText("From My games.")).toBeVisible();
		// It opens where it was found.
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuetext",
			/^[1-9] of 4, /,
		);
		expect(found).toEqual([]);
	},
);

anew(
	"if the browser removed the saved games, that is said, and games added again are saved",
	async ({ page }) => {
		await openGames(page);
		await page.getByLabel("Choose files").setInputFiles([file(games(40))]);
		await expect(page.getByText("40 games were read.")).toBeVisible();
		await toList(page);
		await page.getByLabel("Search games").fill("player 38");
		await expect(page.getByText("1 of 40: games with “player 38”")).toBeVisible();
		await expect(page.locator(".preview-board canvas")).toBeVisible();
		await clearStorage(page, "all");
		const problem = page.getByRole("alert");
		// Whoever asks first finds it: the press, or what is still looked up of the new list, which
		// then takes the row away.
		await row(page, "Player 38").or(problem).first().click();
		await expect(problem).toContainText("The browser has removed the 40 games that were kept here");
		await expect(page.locator(".open-game")).toHaveCount(0);
		await expect(page.getByText(/Kept in this browser/)).toBeHidden();
		await expectAccessible(page);
		// The visitor's names are gone with the rest, and asked again.
		await page.getByLabel("Choose files").setInputFiles([file(games(30))]);
		await expect(page.getByText("30 games were read.")).toBeVisible();
		await page.getByRole("button", { name: "Someone else" }).click();
		await page.getByRole("button", { name: "None of these is me" }).click();
		await expect(problem).toBeHidden();
		await more(page).click();
		await expect(page.getByText(/only: [1-9]\d? kB\./)).toBeVisible();
		await page.keyboard.press("Escape");
		await openSquares(page);
		await expect(page.getByText(/^30 games, \d+ positions over the whole game/)).toBeVisible();
		// A loss is found when something is added, too.
		await clearStorage(page, "file_systems");
		await page.getByLabel("Add files").setInputFiles([file(games(20))]);
		await expect(page.getByText("20 games were read.")).toBeVisible();
		await expect(problem).toContainText("has removed the 30 games");
		await page.reload();
		await expect(page.getByText("20 games", { exact: true })).toBeVisible();
		await toList(page);
		await row(page, "Player 2").click();
		await expect(page.getByText("From My games.")).toBeVisible();
	},
);

anew(
	"if the reader of games fails to load, that is said, and it can be requested again",
	async ({ page }) => {
		const found = complaints(page);
		const failures = () => found.filter((text) => text.includes("collection: notLoaded")).length;
		await page.route(/gamesWorker/, (route) => route.fulfill({ status: 404, body: "gone" }));
		await openGames(page);
		await expect(page.getByRole("alert")).toContainText("reads many games could not be loaded");
		// Files chosen while nobody can read them are no reading that never ends.
		await page.getByLabel("Choose files").setInputFiles([file(games(1))]);
		await expect(page.getByLabel("Choose files")).toBeEnabled();
		// For the list, its study and the file, and for the list after that: nobody asks any more.
		await expect.poll(failures).toBe(5);
		await page.unroute(/gamesWorker/);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("alert")).toBeHidden();
		await page.getByLabel("Choose files").setInputFiles([file(games(1))]);
		await expect(page.getByText("1 game was read.")).toBeVisible();
		await expect(page.getByRole("alert")).toBeHidden();
		await expect(page.getByText("1 game", { exact: true })).toBeVisible();
	},
);

const isOpen = (page: Page, name: string) =>
	expect(page.getByRole("strong").filter({ hasText: name })).toBeVisible();

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

anew("a row opens wherever it is pressed, and its text can be selected", async ({ page }) => {
	await openGames(page);
	await page.getByLabel("Choose files").setInputFiles([file(games(30))]);
	await toList(page);
	const rows = page.locator(".game-list tbody tr");
	const cellOf = (at: number, name: string) =>
		rows.nth(at).getByRole("cell", { name, exact: true });
	const back = async () => {
		// Its part is loaded late, and listens from then on.
		await expect(page.getByText("From My games.")).toBeVisible();
		await page.keyboard.press("Escape");
	};
	for (const name of ["Adams", "1–0", "1901-01-01"]) {
		await expect(cellOf(1, name)).toHaveCSS("cursor", "pointer");
		await cellOf(1, name).click();
		await isOpen(page, "Player 2");
		await back();
	}
	// At the edge of the row, beside all text, and by keyboard.
	await rows.nth(2).click({ position: { x: 2, y: 2 } });
	await isOpen(page, "Player 3");
	await back();
	await expect(row(page, "Player 3")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	await isOpen(page, "Player 4");
	await back();

	// A game that was open, and gone back from, is one page behind the list.
	const pagesOfOne = await page.evaluate(() => history.length);
	const name = await page.getByText("Player 6", { exact: true }).boundingBox();
	if (name === null) throw new Error("There is a name");
	await page.mouse.move(name.x + 1, name.y + name.height / 2);
	await page.mouse.down();
	await page.mouse.move(name.x + name.width, name.y + name.height / 2, { steps: 5 });
	await page.mouse.up();
	expect((await selected(page)).trim()).toBe("Player 6");
	// A control that somebody puts into a row is pressed by itself.
	await cellOf(6, "Adams").evaluate((cell) => {
		cell.innerHTML = '<label><input type="checkbox"> chosen</label>';
	});
	await page.getByText("chosen").click();
	await expect(page.getByRole("checkbox", { name: "chosen" })).toBeChecked();
	// A press lets go of what was selected, and opens: the first of all these to do so.
	await cellOf(5, "Adams").click();
	await isOpen(page, "Player 6");
	expect(await page.evaluate(() => history.length)).toBe(pagesOfOne);
});

anew.describe("with a finger", () => {
	anew.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	anew("a row opens wherever it is pressed, on a phone and on a tablet", async ({ page }) => {
		await openGames(page);
		await page.getByLabel("Choose files").setInputFiles([file(games(30))]);
		await toList(page);
		const rows = page.locator(".game-list tbody tr");
		const back = page.getByRole("button", { name: "Back to the list" });
		// Beside its text.
		await rows.nth(1).tap({ position: { x: 4, y: 30 } });
		await isOpen(page, "Player 2");
		// The list of moves goes down to the tabs, whatever is said above it.
		const [list, tabs] = await Promise.all(
			[".list-box", ".analysis .tabs"].map((one) => page.locator(one).first().boundingBox()),
		);
		expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThan((tabs?.y ?? 0) - 12);
		await back.tap();
		await expect(row(page, "Player 2")).toBeVisible();
		await expectAccessible(page);
		await page.setViewportSize({ width: 820, height: 1180 });
		await rows.nth(2).getByRole("cell", { name: "Adams", exact: true }).tap();
		await isOpen(page, "Player 3");
		await back.tap();
		await expect(row(page, "Player 3")).toBeVisible();
	});
});

anew(
	"games read while another tab holds My games last for the visit, and that is said",
	async ({ page, context }) => {
		await openGames(page);
		await page.getByLabel("Choose files").setInputFiles([file(games(2))]);
		await expect(page.getByText("2 games were read.")).toBeVisible();
		const other = await context.newPage();
		await openGames(other);
		const unsaved = other.getByText("so games read here last for this visit only");
		const line = unsaved.filter({ visible: true });
		await expect(line).toBeVisible();
		await other.getByLabel("Choose files").setInputFiles([file(games(3))]);
		await expect(other.getByText("3 games were read.")).toBeVisible();
		await expect(line).toBeVisible();
	},
);

anew(
	"an invalid search for positions says so, and the list never shows an older result",
	async ({ page }) => {
		const found = complaints(page);
		await open(page);
		await dropGames(page);
		await page.getByRole("button", { name: "More filters" }).click();
		const asked = page.locator(".find-asked");
		await expect(asked).toBeInViewport({ ratio: 1 });
		const count = page.locator(".filter-count");
		const letters = page.getByRole("textbox", { name: "or piece counts" });
		// The number of the list before never stands beside the words of the new one.
		const filters = page.locator(".game-filters");
		await filters.evaluate((box) => {
			const look = () => box.textContent?.includes("60 of 60") && box.setAttribute("data-old", "");
			new MutationObserver(look).observe(box, { subtree: true, childList: true });
		});
		// As Black she loses her queen in each game.
		await letters.fill("q0");
		await expect(count).toContainText("30 of 60");
		await letters.fill("q0 Nd5");
		await expect(
			page.getByRole("alert").filter({ hasText: "“q0 Nd5” isn’t a count" }),
		).toBeVisible();
		await expect(letters).toHaveAttribute("aria-invalid", "true");
		await expect(asked).toHaveText(/^No position filter yet/);
		await expect(count).toHaveCount(0);
		await letters.fill("q0");
		await expect(count).toContainText("30 of 60");
		await letters.fill("");
		await expect(count).toHaveCount(0);
		const square = page.getByRole("textbox", { name: "Square", exact: true });
		await square.fill("nd5");
		await expect(page.getByRole("alert").filter({ hasText: "“nd5” isn’t a square" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
		await expect(asked).toHaveText(/^No position filter yet/);
		const asksQueen = /^Black queen on g4, for .* or more$/;
		const plies = page.getByRole("textbox", { name: "half-moves in a row" });
		await plies.fill("3");
		await square.fill("g4");
		await page
			.getByRole("combobox", { name: "is, or has on it" })
			.selectOption({ label: "Black queen" });
		// It is not asked before it is added, and says how the games went.
		await expect(asked).toHaveText(/^No position filter yet/);
		await square.press("Enter");
		await expect(asked).toHaveText(asksQueen);
		await expect(count).toContainText("Won 0, drew 0, lost 30.");
		await expect(
			page.getByRole("group", { name: "The position after Black’s move 4" }),
		).toBeVisible();
		await expect(count).toContainText("30 of 60");
		await plies.fill("x");
		await expect(
			page.getByRole("alert").filter({ hasText: "“x” isn’t a whole number" }),
		).toBeVisible();
		await expect(asked).toHaveText(asksQueen);
		await plies.fill("9");
		await expect(asked).toHaveText(asksQueen);
		await expect(count).toContainText("0 of 60");
		await expect(filters).not.toHaveAttribute("data-old");
		await page.getByRole("button", { name: "Show all" }).click();
		for (const field of [square, letters]) await expect(field).toHaveValue("");
		await expect(plies).toHaveValue("1");
		await expect(page.getByRole("combobox", { name: "is, or has on it" })).toHaveValue("1");
		// Words of the search that name a filter lead to it.
		await page.getByRole("button", { name: "More filters" }).click();
		await expect(square).toHaveCount(0);
		await toList(page);
		await page.getByLabel("Search games").fill("out of reach of pawns");
		await page.getByRole("button", { name: "also among the filters" }).click();
		await expect(square).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew("games that are in the list already are counted and not added again", async ({ page }) => {
	await openGames(page);
	await page.getByLabel("Choose files").setInputFiles([file(games(30) + games(5))]);
	await expect(page.getByText("30 new games; 5 were here already.")).toBeVisible();
	await page.reload();
	await page.getByLabel("Add files").setInputFiles([file(games(40))]);
	await expect(page.getByText("10 new games; 30 were here already.")).toBeVisible();
	await page.evaluate((text) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([text], "again.pgn"));
		window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}, games(40));
	await expect(page.getByText("No games were added: 40 were here already.")).toBeVisible();
	await expect(page.getByText("40 games", { exact: true })).toBeVisible();
	// The words of this screen come first in its help.
	await page.keyboard.press("?");
	const help = page.getByRole("dialog", { name: "Help" });
	await expect(help.getByRole("heading", { name: "Words used in My games" })).toBeInViewport();
	await expect(help.getByRole("link", { name: "How My games counts" })).toHaveAttribute(
		"href",
		"./docs/answers.html",
	);
	await expectAccessible(page);
});
