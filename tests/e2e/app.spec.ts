// The application as the specification has it, on a desk and on a phone. docs/specification.md says
// which test holds which of its rows.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	begin,
	board,
	cell,
	clickSquare,
	complaints,
	dragSquare,
	expectOn,
	holdBack,
	load,
	longGame,
	open,
	openRow,
	paste,
	rest,
	START_FEN,
	tab,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const GAME = `[Event "Club"]
[Site "Town"]
[Date "2024.05.01"]
[White "Ann \\"A\\" Alpha"]
[Black "Bob Beta"]
[WhiteTitle "WGM"]
[WhiteElo "2412"]
[BlackElo "2388"]
[Result "1-0"]

{A game with everything.} 1. e4 {[%eval 0.3][%clk 0:10:00] best by test} e5 $2 (1... c5 2. Nf3 {open} (2. c3 d5)) 2. Qh5 Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0`;

const counts = (page: Page) => page.locator(".count");
const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const current = (page: Page) => page.locator("[aria-current=true]");

for (const [name, viewport] of Object.entries(SIZES)) {
	describeVisit(name, () => {
		visit.use({ viewport });

		visit("home and /analysisBoard are the analysis board", async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			for (const path of ["./", "./analysisBoard"]) {
				await page.goto(path);
				await expect(page.getByRole("grid", { name: "Chessboard" })).toBeVisible();
				await expect(page.getByText("Make moves, or...")).toBeVisible();
				await expect(page).toHaveTitle("Square Control");
			}
			expect(found).toEqual([]);
		});

		visit(
			"the header leads to board and About, and the browser's back and forward work",
			async ({ page }) => {
				await page.goto("./about");
				await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
				await page.getByRole("link", { name: "Square Control", exact: true }).click();
				await expect(page.getByRole("grid")).toBeVisible();
				await page.getByRole("link", { name: "About" }).click();
				await expect(page).toHaveTitle("About · Square Control");
				await expect(page.getByRole("link", { name: "About" })).toHaveAttribute(
					"aria-current",
					"page",
				);
				await page.getByRole("link", { name: "Analysis Board" }).click();
				await expect(page).toHaveURL(/analysisBoard$/);
				await page.goBack();
				await expect(page.getByRole("heading", { name: "About Square Control" })).toBeVisible();
				await page.goForward();
				await expect(page.getByRole("grid")).toBeVisible();
			},
		);

		visit(
			"a screen begins at its top, and going back returns to where it was left",
			async ({ page }) => {
				const scrolled = () => page.evaluate(() => scrollY);
				await page.goto("./about");
				const heading = page.getByRole("heading", { name: "About Square Control" });
				await expect(heading).toBeVisible();
				await page.mouse.wheel(0, 300);
				await expect.poll(scrolled).toBe(300);
				await page.locator(".header").getByRole("link", { name: "Practise" }).focus();
				await page.evaluate(() => window.scrollTo(0, 300));
				await page.keyboard.press("Enter");
				await expect(page).toHaveTitle(/Practise/);
				await expect.poll(scrolled).toBe(0);
				await page.goBack();
				await expect(heading).toBeVisible();
				await expect.poll(scrolled).toBe(300);
			},
		);

		visit(
			"the header marks the current screen, and its links are large enough for a finger",
			async ({ page }) => {
				const desk = page.viewportSize();
				for (const [address, place] of [
					["./", "Analysis Board"],
					["./analysisBoard", "Analysis Board"],
					["./#setup", "Analysis Board"],
					["./#games", "My games"],
					["./#practise?q=", "Practise"],
					["./about", "About"],
					["./nowhere", undefined],
				] as const) {
					await page.goto(address);
					await expect(page.locator(":is(h1, h2):visible").first()).toBeVisible();
					const marked = page.locator(".header [aria-current]");
					await expect(marked).toHaveText(place === undefined ? [] : [place]);
				}
				await page.setViewportSize({ width: 390, height: 844 });
				const places = page.locator(".header nav a:visible");
				await expect(places).toHaveText(["Analysis Board", "My games", "Practise", "About"]);
				for (const link of await places.all()) {
					expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
				}
				if (desk !== null) await page.setViewportSize(desk);
			},
		);

		visit("any other path says 'Nothing to see here!' and links home", async ({ page }) => {
			for (const path of ["./nowhere", "./about/deep/er"]) {
				await page.goto(path);
				await expect(page.getByRole("heading", { name: "Nothing to see here!" })).toBeVisible();
			}
			await page.getByRole("link", { name: "Go to the home page" }).click();
			await expect(page.getByRole("grid")).toBeVisible();
			await page.goto("./nowhere/else");
			await page.getByRole("button", { name: /1858/ }).click();
			await expect(page.locator(".move")).toHaveCount(33);
			await expect(page).toHaveURL(/\/$/);
		});

		visit(
			"About explains the categories, has four examples with boards and ends with the credit",
			async ({ page }) => {
				const found = complaints(page);
				await page.goto("./about");
				for (const title of ["Neutral.", "White.", "Black.", "Contested."]) {
					await expect(page.locator(".classes").getByText(title, { exact: true })).toBeVisible();
				}
				const examples = page.locator("details.example");
				await expect(examples).toHaveCount(4);
				await expect(page.locator(".about figure").getByRole("img")).toBeVisible();
				for (const [index, example] of (await examples.all()).entries()) {
					const board = example.getByRole("img");
					// The first is open already.
					if (index === 0) await example.locator("summary").click();
					await expect(board).toBeHidden();
					await example.locator("summary").click();
					await expect(board).toBeVisible();
				}
				await expect(page.locator(".about > :last-child")).toHaveText(/^Designed and developed by/);
				expect(found).toEqual([]);
			},
		);

		visit(
			"with no game loaded three samples are offered, each opening at the first thing to notice",
			async ({ page }) => {
				await begin(page);
				for (const [year, plies, move, words, end] of [
					[1858, 33, "Qb8+", "White gives the queen.", "d8"],
					[1999, 87, "Rxd4", "White controls 29 squares", "a7"],
					[1985, 80, "Nd3", "A knight deep in White’s camp", "e1"],
				] as const) {
					await page.getByRole("button", { name: new RegExp(String(year)) }).click();
					await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
					await expect(page.locator(".move")).toHaveCount(plies);
					await expect(current(page)).toHaveText(move);
					await expect(page.getByText(words)).toBeVisible();
					await step(page, "Go to the end");
					await expect(cell(page, end)).not.toHaveAttribute("aria-label", /empty/);
					await step(page, "Reset Board");
					await expect(page.getByText("Make moves, or...")).toBeVisible();
				}
			},
		);

		visit(
			"a game shows its players with titles and ratings, its event and result",
			async ({ page }) => {
				await begin(page);
				await load(page, GAME);
				await expect(page.locator(".game-line")).toContainText(
					/WGM Ann "A" Alpha\s2412\s*–\s*Bob Beta\s2388/,
				);
				await expect(page.locator(".game-line")).toContainText("Club, Town, 2024");
				await expect(page.locator(".end")).toHaveText("1–0, White wins");
				await step(page, "Go to the end");
				await expect(page.locator(".end")).toHaveText("Checkmate: White wins");
			},
		);

		visit("Edit shows a game's tags, dates and time control in words", async ({ page }) => {
			await begin(page);
			await load(page, `[TimeControl "40/7200:3600"]\n[Wind "north"]\n${GAME}`);
			await tab(page, "Edit").click();
			await page.getByRole("button", { name: /^Game details/ }).click();
			await page.getByText("In plain words").click();
			const details = page.locator(".details");
			await expect(details.locator("dt")).toContainText(["White", "Date", "Wind"]);
			await expect(details).toContainText("1 May 2024");
			await expect(details).toContainText("40 moves in 2 hours, then 1 hour");
			await expect(details).toContainText("north");
		});

		visit(
			"moves stand two in a row with comments, symbols, evaluations, clocks and variations",
			async ({ page }) => {
				await begin(page);
				await load(page, GAME);
				await expect(page.getByText("A game with everything.")).toBeVisible();
				await expect(page.locator("tr", { hasText: "Qh5" })).toHaveText(
					/^2\s*Qh5White .*Nc6White /,
				);
				await expect(page.getByText("best by test")).toBeVisible();
				await expect(page.locator(".measure")).toHaveText([/\+0\.30/, /0:10:00/]);
				await expect(page.locator(".nag")).toHaveText(["?", "??"]);
				await page.getByRole("button", { name: "2. c3" }).click();
				await expectOn(page, "c3", "white pawn");
				await expect(current(page)).toHaveText("2. c3");
				await step(page, "Forward one move");
				await expectOn(page, "d5", "black pawn");
				await step(page, "Back one move");
				await step(page, "Back one move");
				await expect(current(page)).toHaveText("1... c5");
			},
		);

		visit(
			"the four buttons and the arrow keys step, and the current move is marked",
			async ({ page }) => {
				await begin(page);
				await load(page, "1. e4 e5 2. Nf3 Nc6");
				const key = (name: string) => () => page.keyboard.press(name);
				const button = (name: string) => () => step(page, name);
				for (const [forward, back, start, end] of [
					["Forward one move", "Back one move", "Go to the start", "Go to the end"].map(button),
					["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"].map(key),
				]) {
					await forward?.();
					await expect(current(page)).toHaveText("e4");
					await end?.();
					await expect(current(page)).toHaveText("Nc6");
					await back?.();
					await expect(current(page)).toHaveText("Nf3");
					await start?.();
					await expect(current(page)).toHaveCount(0);
				}
			},
		);

		visit(
			"arrow keys with modifiers do nothing, and the page does not scroll",
			async ({ page }) => {
				await begin(page);
				await load(page, "1. e4 e5");
				for (const modifier of ["Shift", "Alt", "Control"]) {
					await page.keyboard.press(`${modifier}+ArrowDown`);
					await rest(page);
					await expectOn(page, "e2", "white pawn");
				}
				// With Control it may be the browser that scrolls, a little later.
				const scrolled = () =>
					page.evaluate(() => {
						const before = scrollY;
						window.scrollTo(0, 0);
						return before;
					});
				await expect.poll(scrolled).toBe(0);
				await page.keyboard.press("ArrowDown");
				await expectOn(page, "e5", "black pawn");
				expect(await page.evaluate(() => scrollY)).toBe(0);
			},
		);

		visit("on wide screens the list scrolls to keep the current move in view", async ({ page }) => {
			await begin(page);
			await load(page, longGame(160));
			await page.keyboard.press("ArrowDown");
			await expect(current(page)).toHaveCount(1);
			const seen = () =>
				page.evaluate(() => {
					const list = document.querySelector(".move-list");
					const move = document.querySelector("[aria-current=true]")?.getBoundingClientRect();
					const box = list?.getBoundingClientRect();
					if (!list || !move || !box) return undefined;
					return {
						scrolled: list.scrollTop > 0,
						inside: move.top >= box.top && move.bottom <= box.bottom,
						page: scrollY,
					};
				});
			const scrolled = viewport.width >= 768;
			await expect.poll(seen).toEqual({ scrolled, inside: scrolled, page: 0 });
			await rest(page);
			expect(await seen()).toEqual({ scrolled, inside: scrolled, page: 0 });
		});

		visit("a FEN sets the position and has no moves yet", async ({ page }) => {
			await begin(page);
			await load(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
			await expect(page.getByText("There are no moves yet.")).toBeVisible();
			await expectOn(page, "e8", "black king");
			await expect(counts(page).first()).not.toHaveText("–");
			await dragSquare(page, "e2", "e4");
			await expect(page.locator(".move")).toHaveText(["e4"]);
		});

		visit("a move on the empty board starts a game and is analysed", async ({ page }) => {
			await begin(page);
			await load(page, "1. d4");
			await step(page, "Reset Board");
			await expect(counts(page)).toHaveText(["–", "–", "–", "–"]);
			await dragSquare(page, "e2", "e4");
			await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
			await expect(current(page)).toHaveText("e4");
			await expect(counts(page)).toHaveText(["14", "0", "28", "22"]);
		});

		visit(
			"playing the next move of the line steps to it, and another move starts a variation",
			async ({ page }) => {
				await begin(page);
				await load(page, "1. e4 e5 2. Nf3");
				await step(page, "Forward one move");
				await dragSquare(page, "e7", "e5");
				await expect(page.locator(".move")).toHaveCount(3);
				await step(page, "Back one move");
				await dragSquare(page, "c7", "c5");
				await expect(page.locator(".note .move")).toHaveText(["1... c5"]);
				await expect(page.locator(".main-move .move").first()).toHaveText("e4");
				await page.getByRole("button", { name: "Make main line" }).click();
				await expect(page.locator(".note .move").first()).toHaveText("1... e5");
				await page.getByRole("button", { name: "Undo" }).click();
				await expect(page.locator(".note .move")).toHaveText(["1... c5"]);
			},
		);

		visit(
			"Flip Board turns the board, and Reset Board clears game, colours, counts and side",
			async ({ page }) => {
				await begin(page);
				await load(page, "1. e4 e5");
				await step(page, "Flip Board");
				await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1/);
				await step(page, "Reset Board");
				await expect(page.getByRole("gridcell").first()).toHaveAttribute(
					"aria-label",
					"a8, black rook",
				);
				await expect(counts(page)).toHaveText(["–", "–", "–", "–"]);
				await expect(page.getByText("Make moves, or...")).toBeVisible();
				await rest(page, "left");
				await clickSquare(page, "e4");
				await expect(counts(page)).toHaveText(["20", "0", "22", "22"]);
				await expect(page.getByRole("heading", { name: "Why e4?" })).toBeVisible();
				await page.keyboard.press("Escape");
				// It goes back in the history, which a reload would cut off.
				await expect(page.getByRole("heading", { name: "Why e4?" })).toBeHidden();
				const isSheet = () => page.evaluate(() => history.state?.isSheet === true);
				await expect.poll(isSheet).toBe(false);
				await page.reload();
				await expect(page.getByText("Make moves, or...")).toBeVisible();
				await expect(counts(page)).toHaveText(["20", "0", "22", "22"]);
			},
		);

		visit(
			"errors of a PGN are counted and listed, and a bad move ends its line",
			async ({ page }) => {
				await begin(page);
				await load(page, '[WhiteElo "strong"]\n[Foo "bar"]\n\n1. e4 e5 2. Ke3 Nc6');
				await expect(page.locator(".warnings summary")).toHaveText(/^\d+ notes$/);
				await expect(page.locator(".warnings")).toContainText("Invalid move in PGN: Ke3");
				await expect(page.locator(".warnings")).toContainText("line 4");
				await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
			},
		);

		visit(
			"a file of several games shows a list with a search, which renders only the visible rows",
			async ({ page }) => {
				await begin(page);
				const game = (white: string, moves: string) =>
					`[White "${white}"]\n[Black "X"]\n[Date "1999.01.20"]\n[Result "1-0"]\n\n${moves} 1-0\n\n`;
				const many = Array.from({ length: 3000 }, (_, number) => game(`No ${number}`, "1. e4"));
				await paste(
					page,
					[...many, game("Zed One", "1. d4 d5"), game("Zed Two", "1. c4 c5")].join(""),
				);
				const rows = page.locator("#library [role=option]");
				await page.getByRole("button", { name: "Game 1 of 3,002" }).click();
				const box = page.getByRole("combobox", { name: "Search the file’s games" });
				await expect(box).toBeFocused();
				await expect(rows.first()).toContainText("No 0 – X 1–01 · 1999.01.20");
				await expect(rows.first()).toHaveAttribute("aria-selected", "true");
				expect(await rows.count()).toBeLessThan(60);
				await page.keyboard.press("PageDown");
				await page.keyboard.press("ArrowDown");
				const active = await box.getAttribute("aria-activedescendant");
				await expect(page.locator(`#${active}`)).toBeInViewport();
				await expectAccessible(page);
				await box.fill("1999 zed");
				await expect(rows).toHaveText([/Zed One/, /Zed Two/]);
				await page.keyboard.press("ArrowDown");
				await page.keyboard.press("Enter");
				await expect(page.locator(".move")).toHaveText(["c4", "c5"]);
				await expect(page.locator(".game-line")).toContainText("Zed Two");
				await expect(page.getByRole("heading", { name: "Moves" })).toBeFocused();
				await expect(box).toBeHidden();
				await page.getByRole("button", { name: "Game 3,002 of 3,002" }).click();
				await expect(rows.last()).toBeInViewport();
				await page.keyboard.press("Escape");
				await expect(page.getByRole("button", { name: "Game 3,002 of 3,002" })).toBeFocused();
			},
		);

		visit("files can be chosen or dropped, and texts pasted anywhere", async ({ page }) => {
			await begin(page);
			await page.locator("input[type=file]").setInputFiles({
				name: "a.pgn",
				mimeType: "text/plain",
				buffer: Buffer.from("1. c4 c5 *"),
			});
			await expect(page.locator(".move")).toHaveText(["c4", "c5"]);
			await page.evaluate(() => {
				const dataTransfer = new DataTransfer();
				dataTransfer.items.add(new File(["1. d4 *"], "b.pgn", { type: "text/plain" }));
				for (const type of ["dragover", "drop"]) {
					document.body.dispatchEvent(
						new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
					);
				}
			});
			await expect(page.locator(".move")).toHaveText(["d4"]);
			await paste(page, START_FEN);
			await expect(page.getByText("There are no moves yet.")).toBeVisible();
		});

		visit(
			"board and controls are visible without scrolling, and nothing is wider than the window",
			async ({ page }) => {
				await begin(page);
				await load(page, GAME);
				await page.evaluate(() => window.scrollTo(0, 0));
				const box = await page.locator(".steps").boundingBox();
				const drawn = await board(page).boundingBox();
				expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
				expect((drawn?.y ?? 1e9) + (drawn?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
				for (const width of [320, 360, 768, 1024, 2560]) {
					await page.setViewportSize({ width, height: 900 });
					await page.evaluate(() => new Promise(requestAnimationFrame));
					const over = await page.evaluate(
						() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
					);
					expect(over, `${width}`).toBe(0);
				}
			},
		);

		visit("nothing shifts while a game is stepped through", async ({ page }) => {
			await begin(page);
			await load(page, GAME);
			await page.evaluate(() => {
				const shifts: number[] = [];
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						shifts.push((entry as unknown as { value: number }).value);
				}).observe({ type: "layout-shift", buffered: false });
				Object.assign(window, { shifts });
			});
			for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowDown"]) {
				// No visitor's key: what moves behind one is not counted as a shift.
				await page.evaluate((pressed) => {
					document.body.dispatchEvent(
						new KeyboardEvent("keydown", { key: pressed, bubbles: true }),
					);
				}, key);
				await rest(page);
			}
			const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
		});

		anew("opening a sample with the keyboard moves the focus to its moves", async ({ page }) => {
			const letThrough = await holdBack(page, "**/gameParts*.js");
			await open(page);
			await page.getByRole("button", { name: /1858/ }).press("Enter");
			await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
			letThrough();
			await expect(page.locator("#moves")).toBeFocused();
		});
	});
}

describeVisit("at a desk", () => {
	visit("the move list, with its variations, can be walked by keyboard", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5 (1... c5 2. Nf3) 2. Nf3");
		await page.locator("[data-frame][tabindex='0']").focus();
		await expect(page.locator("[data-frame][tabindex='0']")).toHaveCount(1);
		for (const passed of ["e5", "1... c5", "2. Nf3", "Nf3"]) {
			await page.keyboard.press("ArrowDown");
			await expect(page.locator(".move:focus")).toHaveText(passed);
		}
		// In a hurry, too: the second press comes before the focus has followed the first.
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await expect(current(page)).toHaveText("1... c5");
		const foot = await page.locator(".changes").boundingBox();
		await step(page, "Delete variation");
		await expect(page.locator(".move")).toHaveText(["e4", "e5", "Nf3"]);
		await expect(page.getByRole("heading", { name: "Moves" })).toBeFocused();
		await expect(page.locator(".notices")).toContainText("Line deleted.");
		expect(await page.locator(".changes").boundingBox()).toEqual(foot);
		const undo = page.locator(".options").getByRole("button", { name: "Undo" });
		// The name of the move stays beside it, beside small boards too.
		const before = page.viewportSize() ?? { width: 1280, height: 720 };
		for (const width of [1024, 1100]) {
			await page.setViewportSize({ width, height: 768 });
			const name = page.locator(".readout");
			await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(69);
			const [of, beside] = [await name.boundingBox(), await undo.boundingBox()];
			expect((of?.x ?? 0) + (of?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
		}
		await page.setViewportSize(before);
		await undo.click();
		await expect(undo).toBeFocused();
		await expect(page.locator(".move")).toHaveCount(5);
	});

	visit("a finished position says how it ended", async ({ page }) => {
		await begin(page);
		await load(page, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
		await expect(page.locator(".end")).toHaveText("Checkmate: Black wins");
		await load(page, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
		await expect(page.locator(".end")).toHaveText("Draw: stalemate");
	});

	visit(
		"FEN and PGN can be copied, and PGN saved, both also with colours",
		async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			const copied = () => page.evaluate(() => navigator.clipboard.readText());
			await begin(page);
			await load(page, GAME);
			await tab(page, "Share").click();
			await openRow(page, "PGN");
			await step(page, "Copy FEN");
			await expect(page.getByText("FEN copied")).toBeVisible();
			expect(await copied()).toBe(START_FEN);
			await step(page, "Copy PGN");
			await expect(page.getByText("PGN copied")).toBeVisible();
			expect(await copied()).toContain("2. c3 d5");
			for (const [name, file] of [
				["Download PGN", "game.pgn"],
				["Download PGN with notes", "game-with-notes.pgn"],
				["Download PGN with colours", "game-with-heat.pgn"],
			] as const) {
				const download = page.waitForEvent("download");
				await step(page, name);
				expect((await download).suggestedFilename()).toBe(file);
			}
			await step(page, "Copy PGN with notes");
			await expect(page.getByText("PGN with notes copied")).toBeVisible();
			expect(await copied()).toContain("2. c3 d5");
			await step(page, "Copy PGN with colours");
			await expect(page.getByText("PGN with colours copied")).toBeVisible();
			expect((await copied()).replaceAll("\n", " ")).toMatch(
				/1\. e4 \{best by test \[%csl (?:[GRYB][a-h][1-8],){63}[GRYB]h8\]/,
			);
			await expect(page.getByText("green where neutral, red where contested")).toBeVisible();
		},
	);

	visit("the legend explains the colours beside the board", async ({ page }) => {
		await begin(page);
		await page.locator(".counts").getByText("Contested").click();
		await expect(page.locator(".legend li")).toHaveCount(4);
	});

	visit(
		"markup, overlong tags and hidden characters in a file are shown as plain text",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			const evil = '<img src=x onerror=\\"window.hit=1\\"><script>window.hit=1</script>';
			const tags = ["White", "Black", "Event", "Site", "Round", "Annotator"]
				.map((tag) => `[${tag} "${evil}\u202e${tag}"]`)
				.join("\n");
			await load(
				page,
				`${tags}\n[WhiteTeam "${"x".repeat(1_000_000)}"]\n\n1. e4 {${evil}} e5 (1... c5 {<b>bold</b>}) *`,
			);
			await expect(page.locator(".comment").first()).toContainText("<img src=x");
			await expect(page.locator(".game-line")).toContainText("<script>");
			expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
			expect(await page.locator(".moves img, .game-line img, .moves b").count()).toBe(0);
			expect(found).toEqual([]);
		},
	);

	visit("a move outside the rules is refused: 'Invalid move'", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		await clickSquare(page, "e2");
		await dragSquare(page, "e2", "e6");
		await expect.poll(() => found).toEqual(['Invalid move: {"from":"e2","to":"e6"}']);
	});

	visit("when several games are requested the last one opens", async ({ page }) => {
		await begin(page);
		await page.evaluate(() => {
			const { arrayBuffer } = File.prototype;
			const isRead = new Promise<void>((resolve) => Object.assign(window, { comeAtLast: resolve }));
			File.prototype.arrayBuffer = async function (this: File) {
				await isRead;
				return arrayBuffer.call(this);
			};
		});
		await page
			.locator("input[type=file]")
			.setInputFiles({ name: "slow.pgn", mimeType: "text/plain", buffer: Buffer.from("1. h4 *") });
		await page.getByRole("button", { name: /1858/ }).click();
		await expect(page.locator(".move")).toHaveCount(33);
		await page.evaluate(async () => {
			(window as unknown as { comeAtLast(): void }).comeAtLast();
			await new File(["1. h4 *"], "as-slow.pgn").arrayBuffer();
		});
		await rest(page);
		await expect(page.locator(".move")).toHaveCount(33);
	});

	visit("pages open by the names of their files and as folders, too", async ({ page }) => {
		for (const [path, title] of [
			["./index.html", "Square Control"],
			["./about.html", "About · Square Control"],
			["./about/", "About · Square Control"],
			["./analysisBoard/", "Square Control"],
		] as const) {
			await page.goto(path);
			await expect(page).toHaveTitle(title);
			await expect(page.locator("h1").first()).not.toHaveText("Nothing to see here!");
		}
	});
});

anew("text typed before the board has loaded is kept, and so is the focus", async ({ page }) => {
	const letThrough = await holdBack(page, "**/Analysis*.js");
	await page.goto("./");
	const box = page.getByLabel("Load a game from FEN/PGN:");
	await box.click();
	await page.keyboard.type("1. e4 e5 2. Nf3 ");
	letThrough();
	await page.keyboard.type("Nc6 3. Bb5 a6 4. Ba4 ", { delay: 20 });
	await expect(page.getByRole("grid")).toBeVisible();
	await page.keyboard.type("Nf6");
	await expect(box).toHaveValue("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
	await expect(box).toBeFocused();
	await page.getByRole("link", { name: "About" }).click();
	await page.getByRole("link", { name: "Analysis Board" }).click();
	await expect(box).toHaveValue("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6");
});

describeVisit("under a finger", () => {
	visit.use({ hasTouch: true, isMobile: true, viewport: SIZES.phone });

	visit("everything to be pressed is at least 44 pixels high", async ({ page }) => {
		await begin(page);
		const low = () =>
			page.evaluate(() =>
				[
					...document.querySelectorAll(
						"button, select, nav a, .title, summary, .settings label, .button",
					),
				]
					.map((element) => ({
						name: element.textContent,
						height: element.getBoundingClientRect().height,
					}))
					.filter(({ height }) => height > 0 && height < 44),
			);
		expect(await low()).toEqual([]);
		await load(page, GAME);
		expect(await low()).toEqual([]);
		await page.getByRole("link", { name: "About" }).click();
		await expect(page.locator("summary").first()).toBeVisible();
		expect(await low()).toEqual([]);
	});
});

anew("the theme follows the system until it is chosen, and is remembered", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await open(page);
	const paper = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const light = await paper();
	await page.getByRole("button", { name: "Change to the dark theme" }).click();
	const dark = await paper();
	expect(dark).not.toBe(light);
	await page.reload();
	expect(await paper()).toBe(dark);
	await page.getByRole("button", { name: "Change to the light theme" }).click();
	expect(await paper()).toBe(light);
});

for (const [what, spoil] of Object.entries({
	"is blocked": () => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
	},
	"is full": () => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	},
	"throws at everything": () => {
		for (const name of ["getItem", "setItem", "removeItem"] as const) {
			Storage.prototype[name] = () => {
				throw new Error("broken");
			};
		}
	},
})) {
	anew(`a storage that ${what} affects only what is saved`, async ({ page }) => {
		const found = complaints(page);
		await page.addInitScript(spoil);
		await open(page);
		await load(page, GAME);
		await step(page, "Go to the end");
		await expect(current(page)).toContainText("Qxf7#");
		await page.getByRole("button", { name: /Change to the/ }).click();
		await page.reload();
		await expect(page.getByRole("grid")).toBeVisible();
		expect(found).toEqual([]);
	});
}
