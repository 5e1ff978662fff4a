// The screen as a whole: what a newcomer sees first, and whether everything has its room at every
// size.

import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import {
	begin,
	board,
	cell,
	chooseOfGame,
	chooseOption,
	clickSquare,
	coloursAt,
	expectOn,
	holdBack,
	load,
	longGame,
	open,
	optionsButton,
	picture,
	pointOf,
	rest,
	setOption,
	slider,
	stopClock,
	tab,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const SIZES = {
	desk: { width: 1440, height: 900 },
	projector: { width: 1280, height: 720 },
	tablet: { width: 820, height: 1180 },
	phone: { width: 390, height: 844 },
	"low phone": { width: 375, height: 667 },
	"phone on its side": { width: 844, height: 390 },
};

const PURPOSE = "See who controls every square, and how each move changes it.";

describeVisit("at every size", () => {
	visit(
		"the purpose of the application is visible without scrolling until there is a game",
		async ({ page }) => {
			await begin(page);
			for (const viewport of Object.values(SIZES)) {
				await page.setViewportSize(viewport);
				await expect(page.getByText(PURPOSE)).toBeInViewport({ ratio: 1 });
			}
			await page.getByRole("button", { name: /1858/ }).click();
			await expect(page.locator(".game-line")).toContainText("Paul Morphy");
			await expect(page.getByText(PURPOSE)).toBeHidden();
		},
	);

	visit(
		"hovering over a sample plays its end on its board and then restores it",
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await begin(page);
			const before = await board(page).screenshot();
			const look = page.locator(".sample-look canvas");
			for (const name of [/1858/, /1985/]) {
				await page.getByRole("button", { name }).focus();
				await expect(look).toBeVisible();
				await rest(page);
				expect((await look.boundingBox())?.width).toBe((await board(page).boundingBox())?.width);
				expect(await look.screenshot()).not.toEqual(before);
			}
			await page.getByRole("button", { name: "Flip Board" }).focus();
			await expect(look).toBeHidden();
			expect(await board(page).screenshot()).toEqual(before);
			await page.getByRole("button", { name: /1999/ }).hover();
			await expect(look).toBeVisible();
			await page.getByRole("button", { name: /1999/ }).click();
			await expect(page.locator(".move")).toHaveCount(87);
			await expect(look).toBeHidden();
			const [move, effect] = await Promise.all(
				[".main-move", ".main-move [data-tint]"].map((part) =>
					page.locator(part).first().boundingBox(),
				),
			);
			// The changes by a move stand in its line.
			expect((effect?.y ?? 0) + (effect?.height ?? 0)).toBeLessThan((move?.y ?? 0) + 28);
		},
	);

	visit(
		"dragging a piece plays it, its first press names the square, and a second explains it",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5");
			const why = (square: string) => page.getByRole("heading", { name: `Why ${square}?` });
			const explain = tab(page, "Explain");
			await page.getByRole("button", { name: "Go to the end" }).click();
			await clickSquare(page, "g1");
			await expect(explain).toHaveText("Explain g1");
			await expect(page.locator(".side-panel")).toBeHidden();
			await expect(cell(page, "g1")).toHaveAttribute("aria-selected", "true");
			await clickSquare(page, "b1");
			await expect(explain).toHaveText("Explain b1");
			await clickSquare(page, "c3");
			await expectOn(page, "c3", "white knight");
			await expect(explain).toHaveText("Explain");
			await clickSquare(page, "g8");
			await clickSquare(page, "g8");
			await expect(why("g8")).toBeVisible();
			await expect(cell(page, "g8")).not.toHaveAttribute("aria-selected", "true");
			await page.keyboard.press("Escape");
			await expect(page.locator(".side-panel")).toBeHidden();
		},
	);

	visit("a sentence that does not fit can be scrolled by keyboard", async ({ page }) => {
		await page.setViewportSize({ width: 820, height: 700 });
		await begin(page);
		await page.getByRole("button", { name: /1999/ }).click();
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^47 of 87/);
		const sentence = page.locator(".changes");
		const isWhole = () => sentence.evaluate((one) => one.scrollHeight <= one.clientHeight);
		await slider(page).focus();
		for (let left = 47; left > 0 && (await isWhole()); left--) {
			await page.keyboard.press("ArrowLeft");
			await rest(page);
		}
		expect(await isWhole()).toBe(false);
		await expect(sentence).toHaveAttribute("tabindex", "0");
		await expectAccessible(page, "both themes");
	});

	visit(
		"dimming goes towards the background: lighter by day and darker in the dark theme",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5");
			/** Of a square without a piece that has no part in what is explained. */
			const light = async () => {
				const [colour = []] = await coloursAt(page, await picture(page), [[7.5, 3.5]]);
				return colour.reduce((sum, part) => sum + part, 0);
			};
			const bare = await light();
			await clickSquare(page, "d5");
			await expect(page.getByRole("heading", { name: "Why d5?" })).toBeVisible();
			await expect.poll(light).toBeGreaterThan(bare);
			const day = await light();
			await page.emulateMedia({ colorScheme: "dark" });
			await expect.poll(light).toBeLessThan(bare / 1.5);
			await page.getByRole("button", { name: "Change to the light theme" }).click();
			await expect.poll(light).toBe(day);
			await page.getByRole("button", { name: "Change to the dark theme" }).click();
			await expect.poll(light).toBeLessThan(bare / 1.5);
			await page.emulateMedia({ forcedColors: "active" });
			await expect.poll(light).toBeLessThan(bare / 1.5);
			await page.emulateMedia({ colorScheme: "light" });
			await expect.poll(light).toBeGreaterThan(bare);
		},
	);

	visit(
		"in a variation the timeline shows the main line, and without moves there is none",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
			const steps = page.getByRole("toolbar", { name: "Steps" });
			const places = async () => [
				await steps.boundingBox(),
				await page.locator(".slider").boundingBox(),
			];
			const before = await places();
			await page.getByRole("button", { name: "Forward one move" }).click();
			await clickSquare(page, "c7");
			await clickSquare(page, "c5");
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 6, c5");
			await expect(page.getByRole("button", { name: "Promote variation" })).toBeVisible();
			expect(await places()).toEqual(before);
			await load(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
			await expect(steps).toBeHidden();
			await expect(page.getByRole("slider")).toBeHidden();
		},
	);

	visit(
		"numbers of squares stand beside the current move only, unless all are asked for",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3");
			const numbers = page.locator(".main-move .effect").filter({ visible: true });
			await expect(numbers).toHaveCount(0);
			await page.keyboard.press("ArrowRight");
			await expect(numbers).toHaveCount(1);
			await setOption(page, "Squares won and lost beside every move", true);
			await expect(numbers).toHaveCount(3);
			await setOption(page, "Squares won and lost beside every move", false);
			await expect(numbers).toHaveCount(1);
		},
	);

	visit(
		"on a desktop twelve rows of moves are visible, and on a projector all of them",
		async ({ page }) => {
			await page.setViewportSize(SIZES.desk);
			await begin(page);
			await load(page, longGame(60));
			const room = await page.evaluate(() => {
				const head =
					document.querySelector(".move-list thead")?.getBoundingClientRect().height ?? 0;
				const row =
					document.querySelector(".move-list tbody tr")?.getBoundingClientRect().height ?? 0;
				return ((document.querySelector(".move-list")?.clientHeight ?? 0) - head) / row;
			});
			expect(room).toBeGreaterThanOrEqual(12);
			for (const viewport of [SIZES.projector, { width: 1366, height: 768 }]) {
				await page.setViewportSize(viewport);
				await expect
					.poll(() => page.evaluate(() => document.documentElement.scrollHeight))
					.toBeLessThanOrEqual(viewport.height);
			}
		},
	);

	visit("options fit in one row at every size, and so do the tabs", async ({ page }) => {
		await begin(page);
		await page.getByRole("button", { name: /1985/ }).click();
		await expect(page.locator(".move")).toHaveCount(80);
		for (const [name, viewport] of Object.entries(SIZES)) {
			await page.setViewportSize(viewport);
			for (const row of [".options > :is(button, details)", ".tabs [role=tab]"]) {
				const middles = () =>
					page.locator(row).evaluateAll((all) =>
						all
							// The menu is in the bar of a phone.
							.filter((one) => getComputedStyle(one).position !== "fixed")
							.map((one) => one.getBoundingClientRect())
							.filter(({ height }) => height > 0)
							.map(({ top, height }) => Math.round((top + height / 2) / 8)),
					);
				await expect.poll(async () => new Set(await middles()).size, name).toBe(1);
			}
			// None of it stands beside its place, over the board or out of the window.
			const beyond = await page.locator(".options").evaluate((options) => {
				const seen = [...options.children].filter((one) => one.getClientRects().length > 0);
				const lefts = seen.map((one) => one.getBoundingClientRect().left);
				return options.getBoundingClientRect().left - Math.min(...lefts);
			});
			expect(beyond, name).toBeLessThan(1);
			if (viewport.height < 500) continue;
			await expect(tab(page, "Share")).toBeInViewport({
				ratio: 1,
			});
		}
	});

	visit("the slash key searches moves and comments and leads to them", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 {Best by test} e5 (1... c5 {the Sicilian}) 2. Nf3 Nc6");
		await page.keyboard.press("/");
		await expect(page.getByLabel("Search moves, comments and games")).toBeFocused();
		await page.keyboard.type("sicil");
		await expect(page.getByRole("button", { name: "1... c5 the Sicilian" })).toBeVisible();
		await page.keyboard.press("Enter");
		await expectOn(page, "c5", "black pawn");
		await expectAccessible(page);
		// Enter goes to what is found for all that was typed, however soon it comes.
		await page.getByLabel("Search moves, comments and games").evaluate((box: HTMLInputElement) => {
			box.select();
			document.execCommand("insertText", false, "best");
			box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
		});
		await expectOn(page, "c5", "empty");
		await expectOn(page, "e4", "white pawn");
		await page.keyboard.press("Escape");
		await expect(page.locator(".side-panel")).toBeHidden();
		await chooseOfGame(page, "Search moves and games");
		await expect(page.getByLabel("Search moves, comments and games")).toBeFocused();
		await page.keyboard.type("d5 White");
		await expect(page.locator(".side-panel")).toContainText(
			"Nothing found. Find moves by how they begin (Nf3)",
		);
		// Where a square is named, its explanation tells whose it was.
		await page.getByRole("button", { name: "d5 in this game" }).click();
		await expect(page.getByRole("heading", { name: "Why d5?" })).toBeAttached();
		await expect(page.locator(".side-panel")).toBeFocused();
	});
});

describeVisit("on the smallest phone", () => {
	visit.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

	visit(
		"on the smallest phone the timeline is above the step buttons, and a file's games have the whole height",
		async ({ page }) => {
			await begin(page);
			await load(page, '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *');
			await page.evaluate(() => window.scrollTo(0, 0));
			const boxOf = async (selector: string) => {
				const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
				return { top: y, bottom: y + height };
			};
			const steps = await boxOf(".steps");
			expect((await boxOf(".slider")).bottom).toBeLessThanOrEqual(steps.top);
			await page.getByRole("button", { name: "Game 1 of 2" }).tap();
			await expect(page.locator("#library")).toBeVisible();
			const list = await boxOf(".side-panel");
			expect(list.top).toBeLessThan(64);
			expect(list.bottom).toBe(steps.top);
			await page.locator("#library-1").tap();
			await expect(page.locator(".move")).toHaveText(["d4", "d5"]);
		},
	);
});

describeVisit("on a phone", () => {
	visit.use({ hasTouch: true, isMobile: true });

	anew("on a phone samples play on their cards, and one press opens them", async ({ page }) => {
		await page.setViewportSize(SIZES.phone);
		await open(page);
		const picture = () =>
			page
				.locator(".samples canvas")
				.first()
				.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
		const last = await picture();
		await stopClock(page);
		const later = async () => {
			await page.clock.runFor(250);
			return picture();
		};
		await expect.poll(later).not.toBe(last);
		await page.getByRole("button", { name: /1999/ }).tap();
		await expect(page.locator(".move")).toHaveCount(87);
	});

	visit("what a move changed is one line, and a press shows all of it", async ({ page }) => {
		await page.setViewportSize(SIZES["low phone"]);
		await begin(page);
		await page.getByRole("button", { name: /1985/ }).tap();
		await expect(slider(page)).toHaveAttribute("aria-valuenow", "32");
		await expect(page.locator(".move[aria-current]")).toBeInViewport({ ratio: 1 });
		const tops = await page.evaluate(() =>
			[".move-list", ".tabs"].map(
				(one) => document.querySelector(one)?.getBoundingClientRect().top,
			),
		);
		expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThanOrEqual(136);
		const said = page.getByRole("button", { name: /^16\.\.\.Nd3: Black gained/ });
		const heightOf = async () => (await said.boundingBox())?.height ?? 0;
		// A line, and what is pressed above it
		expect(await heightOf()).toBe(20 + 8);
		const before = await board(page).boundingBox();
		await said.tap();
		expect(await heightOf()).toBeGreaterThan(40);
		expect(await board(page).boundingBox()).toEqual(before);
		await said.tap();
		// It stands still while one steps.
		await page.getByRole("button", { name: "Go to the end" }).tap();
		const last = page.locator(".move[aria-current]", { hasText: "Re1" });
		await expect(last).toHaveCount(1);
		await expect(last).not.toBeInViewport();
		await page.locator(".changes", { hasText: /^40\.\.\.Re1/ }).tap();
		await expect(last).toBeInViewport({ ratio: 1 });
	});

	visit("Back closes a sheet that is still loading, and the game stays", async ({ page }) => {
		await page.setViewportSize(SIZES.phone);
		await begin(page);
		await load(page, "1. e4 e5");
		await page.goto("./#practise");
		const letThrough = await holdBack(page, "**/OpenPanel*.js");
		await page.goto("./");
		await page.reload();
		await tab(page, "Share").tap();
		await expect(page.locator(".side-panel[aria-busy]")).toBeVisible();
		await page.goBack();
		await expect(page.locator(".side-panel")).toBeHidden();
		await expect(page.locator(".move")).toHaveText(["e4", "e5"]);
		letThrough();
	});

	visit("a sheet is closed by its button, by Back and by dragging it down", async ({ page }) => {
		await page.setViewportSize(SIZES.phone);
		await begin(page);
		await page.getByRole("button", { name: /1985/ }).tap();
		const sheet = page.locator(".side-panel");
		/** A finger is not as fast as a test: the sheet has its entry by then. */
		const isThere = () => expect.poll(() => page.evaluate(() => history.state?.isSheet)).toBe(true);
		const goBack = async () => {
			await isThere();
			await page.goBack();
		};
		const isLeft = () =>
			expect.poll(() => page.evaluate(() => history.state?.isSheet ?? false)).toBe(false);
		const tabsAt = () => tab(page, "Share").boundingBox();
		const before = await tabsAt();
		await tab(page, "Review").tap();
		await expect(sheet).toBeVisible();
		expect(await tabsAt()).toEqual(before);
		expect(page.url()).toContain("tab=review");
		await goBack();
		await expect(sheet).toBeHidden();
		expect(page.url()).not.toContain("tab=");
		await tab(page, "Review").tap();
		await tab(page, "Share").tap();
		await page.getByRole("button", { name: "Close" }).tap();
		await expect(sheet).toBeHidden();
		await isLeft();
		await tab(page, "Explain").tap();
		const touch = await page.context().newCDPSession(page);
		async function draw(by: number): Promise<void> {
			const { x = 0, y = 0 } = (await sheet.boundingBox()) ?? {};
			const points = (part: number) => [{ x: x + 150, y: y + 20 + by * part }];
			await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
			for (const part of [0.3, 0.6, 1]) {
				await touch.send("Input.dispatchTouchEvent", {
					type: "touchMove",
					touchPoints: points(part),
				});
			}
			await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		}
		// Up it is as high as the window, down as before, and then closed.
		const heightOf = async () => (await sheet.boundingBox())?.height ?? 0;
		const usual = await heightOf();
		await draw(-100);
		await expect.poll(heightOf).toBeGreaterThan(usual + 200);
		await draw(100);
		await expect.poll(heightOf).toBe(usual);
		await draw(100);
		await expect(sheet).toBeHidden();
		await isLeft();
		// The menu of options is a sheet too, which may lead to another.
		const menu = page.locator(".menu-list");
		await optionsButton(page).tap();
		await expect(menu).toBeVisible();
		await goBack();
		await expect(menu).toBeHidden();
		await isLeft();
		const { x: left = 0, y: top = 0 } = (await board(page).boundingBox()) ?? {};
		await optionsButton(page).tap();
		await expect(menu).toBeVisible();
		await isThere();
		await page.touchscreen.tap(left + 50, top + 50);
		await expect(menu).toBeHidden();
		await expect(sheet).toBeHidden();
		await isLeft();
		await chooseOption(page, "Board settings");
		await expect(sheet).toBeVisible();
		await rest(page);
		await expect(sheet).toBeVisible();
		await goBack();
		await expect(sheet).toBeHidden();
		await expect(slider(page)).toHaveAttribute("aria-valuenow", "32");
	});

	visit(
		"every sheet of a low phone passes axe, and nothing is wider than the window",
		async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 664 });
			await begin(page);
			await page.getByRole("button", { name: /1985/ }).tap();
			for (const name of ["Explain", "Review", "Edit", "Share", "Moves"]) {
				await tab(page, name).tap();
				await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
				await expectAccessible(page);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
			}
			await page.locator("summary").filter({ hasText: "Options" }).tap();
			await page.locator(".menu-list").getByRole("button", { name: "Wide board" }).tap();
			const widthOf = async () => (await board(page).boundingBox())?.width;
			await expect.poll(widthOf).toBe(384);
			// The way back has another name, in the menu too, and is in sight.
			const back = page.locator(".width-button");
			await expect(back).toHaveAccessibleName("Usual board");
			await expect(back).toBeInViewport({ ratio: 1 });
			await back.tap();
			await expect.poll(widthOf).toBe(288);
			await back.tap();
			await expect.poll(widthOf).toBe(384);
			await chooseOption(page, "Usual board");
			await expect.poll(widthOf).toBe(288);
		},
	);

	visit(
		"opening a sheet does not move board and page, not even by swiping on it",
		async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 664 });
			await begin(page);
			await page.getByRole("button", { name: /1985/ }).tap();
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "32");
			const sheet = page.locator(".side-panel");
			const before = await board(page).boundingBox();
			const bottom = (before?.y ?? 0) + (before?.height ?? 0);
			const touch = await page.context().newCDPSession(page);
			const swipeUp = async (x: number, y: number) => {
				const send = (type: "touchStart" | "touchMove" | "touchEnd", to?: number) =>
					touch.send("Input.dispatchTouchEvent", {
						type,
						touchPoints: to === undefined ? [] : [{ x, y: to }],
					});
				await send("touchStart", y);
				for (const up of [20, 50, 100]) await send("touchMove", y - up);
				// It rests, so that nothing goes on by itself.
				await rest(page);
				await send("touchMove", y - 101);
				await rest(page);
				await send("touchEnd");
				await rest(page);
			};
			async function expectStill(): Promise<void> {
				await expect(sheet).toBeVisible();
				await rest(page);
				const { x = 0, y = 0 } = (await sheet.boundingBox()) ?? {};
				expect(y).toBeGreaterThanOrEqual(bottom);
				await swipeUp(x + 150, y + 8);
				await swipeUp(x + 150, 640);
				expect(await board(page).boundingBox()).toEqual(before);
				expect(await page.evaluate(() => scrollY)).toBe(0);
			}
			for (const name of ["Explain", "Review", "Edit", "Share"] as const) {
				await tab(page, name).tap();
				await expectStill();
			}
			await page.getByRole("button", { name: "Close" }).tap();
			await optionsButton(page).tap();
			const menu = await page.locator(".menu-list").boundingBox();
			await swipeUp(150, (menu?.y ?? 0) + 4);
			expect(await page.evaluate(() => scrollY)).toBe(0);
			await page.getByRole("button", { name: "Board settings" }).tap();
			await expectStill();
			await page.getByRole("button", { name: "Close" }).tap();
			await expect(sheet).toBeHidden();
			expect(await board(page).boundingBox()).toEqual(before);
			expect(await page.evaluate(() => scrollY)).toBe(0);
			// Nor does an evaluation move it.
			const [knights, back] = ["Nf3 {[%eval 0.3]} Nf6", "Ng1 {[%eval 0.1]} Ng8"];
			await load(page, `1. ${knights} 2. ${back} 3. ${knights} 4. ${back}`);
			await expect(page.locator(".evaluation")).toHaveText("");
			await page.keyboard.press("End");
			await expect(page.locator(".evaluation")).toBeInViewport({ ratio: 1 });
			expect(await board(page).boundingBox()).toEqual(before);
			await expect(page.locator(".changes span")).toHaveCSS("-webkit-line-clamp", "1");
		},
	);

	visit(
		"on a phone held sideways the other screens can be reached from a game",
		async ({ page }) => {
			await page.setViewportSize(SIZES["phone on its side"]);
			await begin(page);
			await page.getByRole("button", { name: /1985/ }).tap();
			await optionsButton(page).tap();
			const places = page.locator(".menu-list a");
			await expect(places).toHaveText(["My games", "Practise", "About", "Documentation"]);
			for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
			await expectAccessible(page);
			// The switch of the theme, which stands in the header elsewhere
			await page.emulateMedia({ colorScheme: "light" });
			const menu = page.locator(".menu-list");
			await menu.getByRole("button", { name: "Change to the dark theme" }).tap();
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await optionsButton(page).tap();
			await menu.getByRole("button", { name: "Change to the light theme" }).tap();
			await expect(page.locator("html")).not.toHaveAttribute("data-theme");
			await optionsButton(page).tap();
			await menu.getByRole("button", { name: "Help" }).tap();
			await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
			await optionsButton(page).tap();
			await places.first().tap();
			await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
			await page.goBack();
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "32");
		},
	);

	visit("on a phone the documentation is one press away on every screen", async ({ page }) => {
		await page.setViewportSize(SIZES.phone);
		const link = page.getByRole("link", { name: "Documentation", exact: true });
		for (const address of ["#games", "#practise", "#setup", "about"]) {
			await page.goto(`./${address}`);
			await expect(page.locator(":is(h1, h2):visible").first()).toBeVisible();
			await expect(link.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
		}
		await begin(page);
		await expect(link.filter({ visible: true })).toBeInViewport({ ratio: 1 });
		await page.getByRole("button", { name: /1985/ }).tap();
		await expect(link.filter({ visible: true })).toHaveCount(0);
		await optionsButton(page).tap();
		await expect(link.filter({ visible: true })).toBeInViewport({ ratio: 1 });
		await expect(link.filter({ visible: true })).toHaveAttribute("href", "./docs/index.html");
		await expectAccessible(page);
	});

	visit("names and event have two lines before they are cut", async ({ page }) => {
		await page.setViewportSize(SIZES.desk);
		await begin(page);
		await load(
			page,
			'[Event "World Championship Candidates Match"]\n[Site "Moscow"]\n[Date "1985.10.15"]\n[White "Garry Kimovich Kasparov"]\n[Black "Anatoly Yevgenyevich Karpov"]\n\n1. e4 c5 2. Nf3 d6 *',
		);
		await expect(page.locator(".opening")).toBeVisible();
		const cut = await page
			.locator(".game-line :is(p, bdi, .opening)")
			.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length);
		expect(cut).toBe(0);
	});

	visit("holding the forward button keeps stepping", async ({ page }) => {
		await page.setViewportSize(SIZES.phone);
		await begin(page);
		await page.getByRole("button", { name: /1985/ }).tap();
		await page.getByRole("button", { name: "Go to the start" }).tap();
		const forward = page.getByRole("button", { name: "Forward one move" });
		expect((await forward.boundingBox())?.width).toBeGreaterThanOrEqual(88);
		const { x = 0, y = 0 } = (await forward.boundingBox()) ?? {};
		const touch = await page.context().newCDPSession(page);
		const touchPoints = [{ x: x + 40, y: y + 20 }];
		await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
		// Steps that come as fast as these may be announced only when they end.
		await page.evaluate(async () => {
			const start = performance.now();
			while (performance.now() - start < 1500) await new Promise(requestAnimationFrame);
		});
		await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await expect
			.poll(async () => Number(await slider(page).getAttribute("aria-valuenow")))
			.toBeGreaterThan(4);
		await rest(page);
		const there = await slider(page).getAttribute("aria-valuenow");
		await forward.tap();
		await expect(slider(page)).toHaveAttribute("aria-valuenow", String(Number(there) + 1));
	});

	for (const viewport of [
		SIZES.phone,
		{ width: 412, height: 915 },
		SIZES["low phone"],
		SIZES["phone on its side"],
	]) {
		visit(
			`explaining a square at ${viewport.width} x ${viewport.height} covers no board and does not move the game`,
			async ({ page }) => {
				await page.setViewportSize(viewport);
				await begin(page);
				await page.getByRole("button", { name: /1985/ }).tap();
				await page.getByRole("button", { name: "Go to the start" }).tap();
				for (let step = 0; step < 3; step++) {
					await page.getByRole("button", { name: "Forward one move" }).tap();
				}
				await expect(slider(page)).toHaveAttribute("aria-valuetext", /^3 of 80/);
				for (const square of ["a5", "c4", "d4", "e5", "f5", "h5", "a3", "h3"]) {
					const { x, y } = await pointOf(page, square);
					await page.touchscreen.tap(x, y);
					const answer = page.getByRole("heading", { name: `Why ${square}?` });
					await expect(answer).toBeVisible();
					await rest(page);
					const [box, sheet] = [
						await board(page).boundingBox(),
						await page.locator(".side-panel").boundingBox(),
					];
					if (box === null || sheet === null) throw new Error("Board and answer are there");
					const isApart =
						sheet.y >= box.y + box.height ||
						sheet.y + sheet.height <= box.y ||
						sheet.x >= box.x + box.width;
					expect(isApart).toBe(true);
					await page.getByRole("button", { name: "Close" }).tap();
					await expect(answer).toBeHidden();
					// The board, which was scrolled away for the answer, is back.
					expect(await page.evaluate(() => scrollY)).toBe(0);
				}
				await expect(slider(page)).toHaveAttribute("aria-valuetext", /^3 of 80/);
			},
		);
	}
});
