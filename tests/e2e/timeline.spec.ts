// The timeline: dragged over, stepped by keys and wheel, played, and jumped along; on a desk and on
// a phone.

import { expect, type Page, test } from "@playwright/test";
import {
	begin,
	board,
	chooseOption,
	clickSquare,
	closePanel,
	complaints,
	expectMark,
	load,
	longGame,
	open,
	openGame,
	openSettings,
	rest,
	setSpeed,
	slider,
	stopClock,
	tab,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

const value = (page: Page) => slider(page).getAttribute("aria-valuetext");

async function openSample(page: Page): Promise<void> {
	await begin(page);
	await page.getByRole("button", { name: /1999/ }).click();
	await expect(slider(page)).toHaveAttribute("aria-valuetext", "47 of 87, Rxd4");
	await page.keyboard.press("ArrowUp");
	await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 87, start");
	await rest(page, "left");
}

/** Moves the pointer to a part of the timeline. */
async function pointAt(page: Page, part: number): Promise<void> {
	const box = await slider(page).boundingBox();
	if (box === null) throw new Error("There is no timeline");
	await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
}

/** The bands, as a picture. */
const bandsOf = (page: Page) =>
	slider(page)
		.locator("canvas")
		.first()
		.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Where an element is in the page, whatever is scrolled. */
const inPage = (element: Element) => {
	const { x, y, width, height } = element.getBoundingClientRect();
	return [x + scrollX, y + scrollY, width, height];
};

/** Presses what plays: in the row of steps, on phones in the menu of options. */
async function pressPlay(page: Page, name: "Play" | "Pause"): Promise<void> {
	const button = page.locator(".steps").getByRole("button", { name });
	if (await button.isVisible()) await button.click();
	else await chooseOption(page, name);
}

for (const [name, viewport] of [
	["desktop", { width: 1440, height: 900 }],
	["phone", { width: 390, height: 844 }],
] as const) {
	describeVisit(name, () => {
		visit.use({ viewport });

		visit(
			"dragging on the timeline steps fast and settles where it is released",
			async ({ page }) => {
				const found = complaints(page);
				await openSample(page);
				await slider(page).scrollIntoViewIfNeeded();
				await pointAt(page, 0.01);
				await page.mouse.down();
				for (let part = 0.05; part < 0.6; part += 0.05) await pointAt(page, part);
				await page.mouse.up();
				await expect(slider(page)).toHaveAttribute("aria-valuetext", "48 of 87, cxd4");
				await expect(page.locator("[aria-current=true]")).toHaveText("cxd4");
				await pointAt(page, 0.01);
				await page.mouse.down();
				await page.mouse.move(-50, 10);
				await page.mouse.up();
				await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 87, start");
				expect(found).toEqual([]);
			},
		);

		test("playback plays, pauses, and stops when the visitor steps", async ({ page }) => {
			await page.clock.install();
			await openSample(page);
			await setSpeed(page, "4×");
			await pressPlay(page, "Play");
			await page.clock.runFor(2000);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^[1-9]\d* of 87/);
			await pressPlay(page, "Pause");
			// Steps that a slow machine bunches up are told when they have come to rest.
			await page.clock.runFor(300);
			const paused = await value(page);
			await page.clock.runFor(2000);
			expect(await value(page)).toBe(paused);
			await pressPlay(page, "Play");
			await page.clock.runFor(300);
			await page.getByRole("button", { name: "Go to the start" }).click();
			await expect(page.locator(".steps .play")).toHaveAttribute("aria-label", "Play");
		});

		visit(
			"a meter counts the squares of one part of the board, and choosing it moves nothing",
			async ({ page }) => {
				const found = complaints(page);
				await openSample(page);
				const parts = page.locator(".board, .slider");
				const places = async () =>
					Promise.all((await parts.all()).map((part) => part.evaluate(inPage)));
				const whole = await bandsOf(page);
				const before = await places();
				const settings = await openSettings(page);
				await settings.getByLabel("Squares counted").selectOption("Centre");
				await expect(slider(page)).toHaveAttribute(
					"aria-valuetext",
					"0 of 87, start; Centre: Neutral 4, Contested 0, White 0, Black 0",
				);
				await expect.poll(() => bandsOf(page)).not.toBe(whole);
				expect(await places()).toEqual(before);
				await slider(page).press("ArrowRight");
				await expect(slider(page)).toHaveAttribute(
					"aria-valuetext",
					"1 of 87, e4; Centre: Neutral 3, Contested 0, White 1, Black 0",
				);
				await expect(page.locator(".counted")).toHaveText("The centre alone: d4, e4, d5, e5");
				await settings.getByLabel("Squares counted").selectOption("All squares");
				await expect(page.locator(".counted")).toHaveCount(0);
				await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 87, e4");
				expect(found).toEqual([]);
			},
		);
	});
}

describeVisit("at a desk", () => {
	visit(
		"the mark of the current move is visible whatever changes the game or the page",
		async ({ page }) => {
			await openSample(page);
			await expectMark(page, 0, 87);
			await page.getByRole("button", { name: "Go to the end" }).click();
			for (const square of ["h7", "h5"]) await clickSquare(page, square);
			await expectMark(page, 88, 88);
			await page.keyboard.press("w");
			await page.getByRole("button", { name: "good move" }).click();
			await expect(page.locator(".move-list .nag").last()).toHaveText("!");
			await expectMark(page, 88, 88);
			await page.locator(".comment-box").focus();
			await page.keyboard.type("Too late");
			await page.keyboard.press("Escape");
			await expect(page.locator(".move-list .comment").last()).toHaveText("Too late");
			await expectMark(page, 88, 88);
			await closePanel(page).click();
			await page.getByRole("button", { name: "Back" }).click();
			for (const square of ["h7", "h6"]) await clickSquare(page, square);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "87 of 88, h6");
			await expectMark(page, 87, 88);
			for (const [place, plies] of [
				[87, 88],
				[88, 88],
				[88, 88],
				[87, 87],
			] as const) {
				await page.keyboard.press("x");
				await expectMark(page, place, plies);
			}
			await page.emulateMedia({ colorScheme: "dark" });
			await expectMark(page, 87, 87);
			await page.setViewportSize({ width: 390, height: 844 });
			await expectMark(page, 87, 87);
			await page.emulateMedia({ colorScheme: "light" });
			const lost = "1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Nxe5 *";
			await load(page, `${lost}\n\n[White "Ann"]\n\n${lost}`);
			await expectMark(page, 0, 6);
			await openGame(page, 2);
			await expectMark(page, 0, 6);
		},
	);

	visit("the keys of a slider step, jump and go to the ends", async ({ page }) => {
		await openSample(page);
		await slider(page).focus();
		for (const [key, text] of [
			["ArrowRight", "1 of 87, e4"],
			["ArrowUp", "2 of 87, d6"],
			["ArrowLeft", "1 of 87, e4"],
			["PageUp", "11 of 87, f3"],
			["End", "87 of 87, Qa7"],
			["PageDown", "77 of 87, Qxh8"],
			["Home", "0 of 87, start"],
			["ArrowDown", "0 of 87, start"],
		] as const) {
			await page.keyboard.press(key);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", text);
		}
	});

	visit("the mouse wheel steps over timeline and board", async ({ page }) => {
		await openSample(page);
		const middle = await board(page).boundingBox();
		if (middle === null) throw new Error("There is no board");
		await page.mouse.move(middle.x + 100, middle.y + 100);
		await page.mouse.wheel(0, 100);
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 87, e4");
		await page.mouse.wheel(0, -100);
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 87, start");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	visit("playback ends with the game", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5");
		await setSpeed(page, "4×");
		await pressPlay(page, "Play");
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "2 of 2, e5");
		await expect(page.locator(".steps .play")).toHaveAttribute("aria-label", "Play");
	});

	visit(
		"hovering over the timeline previews the position on a small board, but not during a drag",
		async ({ page }) => {
			await openSample(page);
			const glimpse = page.locator(".glimpse");
			await pointAt(page, 0.505);
			await expect(glimpse).toHaveText("22... Nbxd5");
			const seen = await glimpse.locator("canvas").screenshot();
			await pointAt(page, 0.1);
			await expect(glimpse).toHaveText("4... Bg7");
			await expect
				.poll(async () => seen.equals(await glimpse.locator("canvas").screenshot()))
				.toBe(false);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "0 of 87, start");
			await page.mouse.down();
			await expect(glimpse).toHaveCount(0);
			await pointAt(page, 0.3);
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "26 of 87, O-O-O");
			await expect(glimpse).toHaveCount(0);
			await page.mouse.up();
			await page.mouse.move(5, 5);
			await page.getByRole("button", { name: "Go to the start" }).focus();
			await page.keyboard.press("Shift+Tab");
			await expect(slider(page)).toBeFocused();
			await expect(glimpse).toHaveText("13... O-O-O");
			await page.keyboard.press("ArrowRight");
			await expect(glimpse).toHaveText("14. Nb3");
			await page.keyboard.press("Tab");
			await expect(glimpse).toHaveCount(0);
		},
	);

	visit(
		"in a variation the timeline stays with the main line at the move where it branches off",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3");
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "3");
			await page.getByRole("button", { name: "1... c5" }).click();
			await expect(slider(page)).toHaveAttribute("aria-valuetext", "1 of 3, c5");
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "3");
		},
	);

	visit("fast steps through 600 plies render no panel until they stop", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await begin(page);
		await load(page, longGame(600));
		await expect(slider(page)).toHaveAttribute("aria-valuemax", "600");
		await slider(page).scrollIntoViewIfNeeded();
		await stopClock(page);
		await pointAt(page, 0.1);
		await page.mouse.down();
		await page.evaluate(() => {
			let changes = 0;
			const panels = document.querySelectorAll(".moves, .options, .step, .game-line");
			const watch = new MutationObserver((records) => {
				changes += records.length;
			});
			for (const panel of panels) {
				watch.observe(panel, {
					subtree: true,
					childList: true,
					characterData: true,
					attributes: true,
				});
			}
			Object.assign(window, { changes: () => changes });
		});
		/**
		 * Pictures of counts and readout while the pointer is down, and the number of changes of a
		 * panel, at two places and the first again.
		 */
		const seen: { readonly pictures: readonly string[]; readonly changes: number }[] = [];
		for (const end of [0.4, 0.885, 0.4, 0.885]) {
			for (const part of [end - 0.06, end - 0.04, end - 0.02, end]) {
				await pointAt(page, part);
				await page.clock.runFor(40);
			}
			seen.push(
				await page.evaluate(() => ({
					pictures: [".counts[data-live]", ".readout[data-live]"].map(
						(box) =>
							document.querySelector<HTMLCanvasElement>(`${box} canvas.live`)?.toDataURL() ?? "",
					),
					changes: (window as unknown as { changes(): number }).changes(),
				})),
			);
		}
		expect(seen.map(({ changes }) => changes)).toEqual([0, 0, 0, 0]);
		const pictures = seen.map((one) => one.pictures);
		expect(pictures[2]).toEqual(pictures[0]);
		expect(pictures[3]).toEqual(pictures[1]);
		for (const which of [0, 1]) expect(pictures[0]?.[which]).not.toBe(pictures[1]?.[which]);
		expect(pictures.flat()).not.toContain("");
		await page.mouse.up();
		await page.clock.runFor(200);
		await expect(slider(page)).toHaveAttribute("aria-valuenow", /^5\d\d$/);
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^5\d\d of 600, /);
		await expect(page.locator("[data-live]")).toHaveCount(0);
		expect(
			await page.evaluate(() => (window as unknown as { changes(): number }).changes()),
		).toBeGreaterThan(0);
	});
});

anew("a step recalculates the styles of few elements, not of the whole page", async ({ page }) => {
	const browser = page.context().browser();
	if (browser === null) throw new Error("There is no browser");
	type Entry = { name: string; args?: { elementCount?: number } };
	async function mostStyled(): Promise<number> {
		const categories = ["disabled-by-default-devtools.timeline"];
		await browser?.startTracing(page, { categories });
		await page.keyboard.press("ArrowRight");
		await rest(page);
		const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: Entry[] };
		return Math.max(
			...trace.traceEvents
				.filter(({ name }) => name === "UpdateLayoutTree")
				.map(({ args }) => args?.elementCount ?? 0),
		);
	}
	await open(page);
	await openSample(page);
	for (const [width, height] of [
		[1440, 900],
		[390, 664],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const name of ["Explain", "Review"]) {
			await tab(page, name).click();
			await rest(page);
			// One step may bring a notice that goes, or what was loaded late: another follows.
			let styled = await mostStyled();
			for (let step = 1; step < 4 && styled >= 100; step++) styled = await mostStyled();
			expect(styled, `${name} at ${width}`).toBeGreaterThan(0);
			expect(styled, `${name} at ${width}`).toBeLessThan(100);
			await closePanel(page).click();
			await expect(page.locator(".side-panel")).toBeHidden();
			await rest(page);
		}
	}
});
