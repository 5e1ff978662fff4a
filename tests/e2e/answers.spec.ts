// Tests My games, about me and my opponents: who I am is asked once, answers open their games at
// the move, and make questions of them.

import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { dropGames, hanging, mine, openSquares, withoutEngine } from "./games.ts";
import { complaints, open } from "./page.ts";
import { anew } from "./visit.ts";

anew(
	"a file of a player's games gives answers; a game opens at its move and leads back to its answer",
	async ({ page }) => {
		const found = complaints(page);
		await withoutEngine(page);
		await open(page);
		await dropGames(page);
		await expect(
			page.getByText("Are you Brandt, Nadja? In all 60 games, also as Nadja Brandt."),
		).toBeVisible();
		await expect(page.getByRole("heading", { name: "What stands out" })).toBeVisible();
		await page.getByRole("button", { name: "Yes" }).click();
		await expect(page.getByRole("button", { name: "Brandt, Nadja" })).toBeVisible();
		await hanging(page).click();
		await expect(page.getByRole("heading", { name: /^You hang more pieces/ })).toBeVisible();
		await expectAccessible(page, "both themes");
		const rows = page.getByRole("list", { name: "Pieces you left hanging" }).getByRole("button");
		await expect(rows).toHaveCount(5);
		// Theirs are behind a press.
		await expect(page.getByRole("button", { name: "Yours", exact: true })).toHaveAttribute(
			"aria-pressed",
			"true",
		);
		await expect(page.getByRole("button", { name: "Theirs", exact: true })).toBeVisible();
		await rows.first().press("Enter");
		await expect(page.getByRole("heading", { name: "Moves", exact: true })).toBeFocused();
		await expect(
			page.getByText(
				"Pieces you left hanging: after 5...dxe5, White’s Bxg4 takes the queen, winning 6 points more than 5...dxe5 took.",
			),
		).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
			"aria-valuetext",
			"10 of 20, dxe5",
		);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("heading", { name: /^You hang more pieces/ })).toBeVisible();
		await expect(hanging(page)).toHaveAttribute("aria-expanded", "true");
		await expect(rows.first()).toBeFocused();
		// The answer is about no squares that are held: its first game stands there, and no map.
		await expect(
			page.getByRole("group", { name: "The position after Black’s move 5" }),
		).toBeVisible();
		await page.getByRole("button", { name: "Practise these" }).click();
		await expect(page).toHaveURL(/#practise\?q=/);
		// It is asked once.
		await page.goBack();
		await page.reload();
		await expect(page.getByRole("button", { name: "Brandt, Nadja" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Yes" })).toBeHidden();
		expect(found).toEqual([]);
	},
);

anew(
	"filters apply to both tabs, and without a known player answers are given for White and Black",
	async ({ page }) => {
		await open(page);
		await dropGames(page);
		// A low window has room for all of their words, and for what to train.
		await page.setViewportSize({ width: 1280, height: 500 });
		const shrunk = await page.locator(".pill").evaluateAll((all) =>
			all.filter((one) => {
				const { offsetWidth, style } = one as HTMLElement;
				style.flex = "none";
				const isShrunk = (one as HTMLElement).offsetWidth > offsetWidth;
				style.flex = "";
				return isShrunk;
			}),
		);
		expect(shrunk).toEqual([]);
		await expect(page.getByRole("button", { name: /^Add to deck: / }).first()).toBeInViewport({
			ratio: 1,
		});
		await page.setViewportSize({ width: 1280, height: 720 });
		await page.getByLabel("Colour").selectOption("As Black");
		await expect(page.getByText(/^30 of 60: games of yours as Black/)).toBeVisible();
		// The menu has what the colour leaves.
		const openings = page.getByLabel("Opening", { exact: true }).getByRole("option");
		await expect(openings).toHaveText(["Every opening", /^Philidor Defense \(30\)$/]);
		await page.getByRole("tab", { name: "Games 30" }).click();
		const rows = page.locator(".open-game");
		await expect(rows.first()).toHaveAccessibleName(/^Lost as Black against Opponent/);
		await page.getByRole("button", { name: "Clear: Colour" }).click();
		await page.getByLabel("Opponent", { exact: true }).selectOption("Opponent 7 (2)");
		await expect(page.getByRole("tab", { name: "Games 2" })).toBeVisible();
		await page.getByRole("tab", { name: "Insights" }).click();
		await expect(page.getByText(/^2 games match; insights begin at 20/)).toBeVisible();
		const before = page.getByRole("region", { name: "Before you play Opponent 7" });
		await expect(before.getByText(/^2 games, last met \d+ [A-Z][a-z]+ 2026$/)).toBeVisible();
		await expect(before.getByRole("listitem")).toHaveText([
			/^50%50%As White: 0 won, 1 drawn, 0 lost7 with Black: the Ruy Lopez \(1\)$/,
			/^0%100%As Black: 0 won, 0 drawn, 1 lost7 with White: the Philidor \(1\)$/,
		]);
		await page.getByRole("button", { name: "Show all" }).click();
		await page.getByRole("button", { name: "Someone else" }).click();
		await expectAccessible(page);
		await page.getByRole("button", { name: "None of these is me" }).click();
		await expect(page.getByRole("button", { name: "Everybody’s games" })).toBeVisible();
		await expect(page.getByText("Black", { exact: true }).first()).toBeVisible();
		await expect(page.getByRole("button", { name: /^Black hangs|^White hangs/ })).toBeVisible();
	},
);

anew("the board of an answer and its moves can be walked with the keyboard", async ({ page }) => {
	await open(page);
	await dropGames(page);
	await page.getByRole("button", { name: /^You hold the centre/ }).press("Enter");
	const board = page.getByRole("group", { name: "Squares, you minus them" });
	await board.getByRole("button").first().focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowDown");
	await expect(board.getByRole("button", { name: /^b7: yours in/ })).toBeFocused();
	const strip = page.getByRole("slider", { name: "Move on the board" });
	await strip.press("ArrowRight");
	await expect(strip).toHaveAttribute("aria-valuetext", "Move 1");
	await expect(page.getByText("Move 1", { exact: true })).toBeVisible();
});

anew("each answer is one tab stop, and arrow keys go to the next", async ({ page }) => {
	await open(page);
	await dropGames(page);
	const answers = page.locator(".answer button.sentence");
	await hanging(page).press("Enter");
	await expect(hanging(page)).toHaveAttribute("aria-expanded", "true");
	const at = (await answers.allTextContents()).findIndex((text) => /^You hang more/.test(text));
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: /^You: [\d.]+, show the games$/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: /^Opponents: [\d.]+, show/ })).toBeFocused();
	// Its games are near, however many answers follow.
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Go to its games" })).toBeFocused();
	await page.screenshot({ path: "test-results/answer-enter.png" });
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /^You hang more/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Yours", exact: true })).toBeFocused();
	await page.getByRole("button", { name: "Go to its games" }).focus();
	await page.keyboard.press("Tab");
	await expect(answers.nth(at + 1)).toBeFocused();
	// Closed, it is one stop.
	await page.keyboard.press("Tab");
	await expect(answers.nth(at + 2)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(answers.nth(at + 1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowDown");
	await expect(answers.nth(at + 1)).toBeFocused();
	// In one column the panel takes the place of the list, and back.
	await page.setViewportSize({ width: 820, height: 1180 });
	await page.getByRole("button", { name: "All insights" }).press("Enter");
	await expect(hanging(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /^You hang more/ })).toBeFocused();
	await page.getByRole("button", { name: "All insights" }).press("Enter");
	const tab = (name: string) => page.getByRole("tab", { name });
	await tab("Insights").press("End");
	await expect(tab("Games")).toBeFocused();
	await page.keyboard.press("Home");
	await expect(tab("Insights")).toHaveAttribute("aria-selected", "true");
	// The squares are behind More.
	await openSquares(page);
	await expect(tab("Squares")).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(tab("Games")).toBeFocused();
	await expect(tab("Squares")).toBeHidden();
});

anew("the map of lost pieces lists the games of a square, each at its move", async ({ page }) => {
	await open(page);
	await dropGames(page);
	await openSquares(page);
	const map = page.getByRole("region", { name: "Where your pieces were lost" });
	const board = map.getByRole("table");
	// The queen on g4 of every game with Black, turned over.
	const square = board.getByRole("button", { name: "g5: 30 of yours, 0 of theirs" });
	await board.getByRole("button", { name: /^a1: / }).focus();
	for (const key of "RRRRRRUUUU") await page.keyboard.press(key === "R" ? "ArrowRight" : "ArrowUp");
	await expect(square).toBeFocused();
	await expect(square).toHaveAttribute("aria-pressed", "true");
	await expectAccessible(page);
	const rows = map.getByRole("list", { name: "Yours on g5" }).getByRole("button");
	await expect(rows).toHaveCount(5);
	await rows.nth(1).press("Enter");
	await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
		"aria-valuetext",
		"10 of 20, dxe5",
	);
	await page.keyboard.press("Escape");
	await expect(rows.nth(1)).toBeFocused();
	await page.getByLabel("Opponent", { exact: true }).selectOption("Opponent 7 (2)");
	await expect(map.getByText("This map begins at 20 games: 18 more games needed.")).toBeVisible();
});

anew(
	"the answer about openings has a table, and choosing a row leaves only its games",
	async ({ page }) => {
		await open(page);
		await dropGames(page);
		await page.getByRole("button", { name: /^(?:Openings: )?the .* as (?:White|Black)/i }).click();
		const table = page.getByRole("table", { name: "Your openings" });
		await expect(table.getByRole("row")).toHaveCount(2);
		await page.getByRole("button", { name: "As Black", exact: true }).click();
		await expect(table.getByRole("row").nth(1)).toHaveText("Philidor Defense300%–00%");
		await expectAccessible(page);
		await table.getByRole("button", { name: "Philidor Defense" }).press("Enter");
		await expect(page.getByText(/^30 of 60: games of yours as Black/)).toBeVisible();
		await expect(page.getByLabel("Opening", { exact: true })).toHaveValue("Philidor Defense");
	},
);

anew("the first game of a file can be opened instead", async ({ page }) => {
	await open(page);
	await dropGames(page);
	await page.getByRole("button", { name: "Open the first game instead" }).click();
	await expect(page.getByRole("strong").filter({ hasText: "Opponent 0" })).toBeVisible();
});

anew(
	"the engine reviews the games, continues after a reload, and can be paused",
	async ({ page }) => {
		await open(page);
		await dropGames(page);
		await page.getByRole("button", { name: /^(?:In the opening|Phases): / }).click();
		// The box of what to train offers it too, and shows the same.
		const [box, panel] = ["What to work on", "What the engine says"].map((name) =>
			page.getByRole("region", { name }),
		) as [Locator, Locator];
		await box.getByRole("button", { name: "Review 60 games" }).click();
		await expect(panel.getByRole("button", { name: "Pause" })).toBeVisible();
		const bar = panel.getByText(/^[1-9]\d? of 60 games/);
		await expect(bar).toBeVisible({ timeout: 90_000 });
		await page.reload();
		await page.getByRole("button", { name: /^(?:In the opening|Phases): / }).click();
		await expect(bar).toBeVisible({ timeout: 90_000 });
		await box.getByRole("button", { name: "Pause" }).click();
		const other = panel.getByRole("button", { name: /^Review the other \d+ games$/ });
		await expect(other).toBeVisible();
		await page.reload();
		await expect(page.getByRole("tab", { name: "Games 60" })).toBeVisible();
		await page.getByRole("button", { name: /^(?:In the opening|Phases): / }).click();
		await expect(other).toBeVisible();
	},
);

anew(
	"an insight shows its years, and a press on one asks about its games alone",
	async ({ page }) => {
		const found = complaints(page);
		await open(page);
		let number = 0;
		const twoYears = mine.replaceAll("2026.", () => (number++ % 4 < 2 ? "2025." : "2026."));
		await dropGames(page, twoYears);
		await page.getByRole("button", { name: "Yes" }).click();
		await hanging(page).click();
		const years = page.getByRole("group", { name: "Year by year" }).getByRole("button");
		await expect(years).toHaveText(["2025", "2026"]);
		await expect(years.first()).toHaveAccessibleName(/^2025: .* in 30 games$/);
		await page.screenshot({ path: "test-results/trend.png" });
		await expectAccessible(page, "both themes");
		await years.first().click();
		await expect(years.first()).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText(/30 games/).first()).toBeVisible();
		// All years stay there to compare with, and to go back.
		await expect(years).toHaveCount(2);
		await years.first().click();
		await expect(years.first()).toHaveAttribute("aria-pressed", "false");
		await page.setViewportSize({ width: 390, height: 664 });
		await page.screenshot({ path: "test-results/trend-390.png" });
		expect(found).toEqual([]);
	},
);
