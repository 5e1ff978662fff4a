// The board as it is drawn: sizes, colours, pixels, animation, scrubbing, and what is left when
// drawing fails.

import { expect, type Page } from "@playwright/test";
import { snap } from "../../src/board/geometry.ts";
import { PLAIN } from "../../src/board/heat/palette.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../src/control/classes.ts";
import { boardWidth } from "../../src/ui/canvas/boardWidths.ts";
import { tinted } from "../support/tinted.ts";
import {
	begin,
	board,
	carry,
	coloursAt,
	complaints,
	expectOn,
	inkIn,
	load,
	longGame,
	open,
	picture,
	rest,
	setOption,
	stopClock,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

/** Every class on a pale and on a deep empty square. */
const FOUR_CLASSES = "7k/8/8/3r4/8/1R6/8/K7 w - - 0 1";

const NAMES: Readonly<Record<string, Control>> = {
	neutral: NEUTRAL,
	"controlled by white": WHITES,
	"controlled by black": BLACKS,
	contested: CONTESTED,
};

/** The empty cells, by their place on screen, with their class. */
async function emptyCells(page: Page) {
	const labels = await page
		.getByRole("gridcell")
		.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
	return labels.flatMap((label, cell) => {
		const [, what, control] = label.split(", ");
		return what === "empty" ? [{ cell, control: NAMES[control ?? ""] }] : [];
	});
}

for (const ratio of [1, 1.5, 2, 3]) {
	describeVisit(`at ${ratio} device pixels`, () => {
		visit.use({ deviceScaleFactor: ratio });

		visit(
			"every class has its colour on light and dark squares, with a frontier between classes only",
			async ({ page }) => {
				await begin(page);
				await load(page, FOUR_CLASSES);
				const cells = await emptyCells(page);
				const near = 0.05;
				const points = cells.flatMap(({ cell }) => {
					const [x, y] = [cell & 7, cell >> 3];
					return [
						[x + 0.5, y + 0.5],
						[x + near, y + 0.5],
						[x + 1 - near, y + 1 - near],
					] as const;
				});
				const painted = await picture(page);
				const colours = await coloursAt(page, painted, points);
				const seen = new Set<string>();
				const wrong = cells.filter(({ cell, control }, index) => {
					const isPale = ((cell & 7) + (cell >> 3)) % 2 === 0;
					seen.add(`${control} ${isPale}`);
					const wanted = tinted(isPale, control === undefined ? undefined : PLAIN.tints[control]);
					const found = colours.slice(index * 3, index * 3 + 3).flat();
					return !found.every((part, at) => Math.abs(part - (wanted[at % 3] ?? -10)) <= 3);
				});
				expect(wrong).toEqual([]);
				expect(seen.size).toBeGreaterThanOrEqual(7);

				const labels = await page
					.getByRole("gridcell")
					.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
				const classes = labels.map((label) => label.split(", ")[2]);
				const beside = Array.from({ length: 56 }, (_, cell) => cell).filter(
					(cell) => (cell & 7) < 7,
				);
				const nearly = 0.999;
				const right = beside.map((cell) => [(cell & 7) + nearly, (cell >> 3) + 0.5] as const);
				const below = beside.map((cell) => [(cell & 7) + 0.5, (cell >> 3) + nearly] as const);
				const between = await coloursAt(page, painted, [...right, ...below]);
				const isPaper = between.map((colour) => colour.join() === "255,255,255");
				const meets = (step: number) =>
					beside.map((cell) => classes[cell] !== classes[cell + step]);
				expect(isPaper).toEqual([...meets(1), ...meets(8)]);
			},
		);

		visit("canvases have the pixels of the screen", async ({ page }) => {
			await begin(page);
			const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
			const { edge, width: side } = snap(boardWidth(width, height), ratio);
			const widths = await page
				.locator(".konvajs-content canvas")
				.evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).width));
			expect(widths).toEqual([8 * edge, 8 * edge]);
			expect((await board(page).boundingBox())?.width).toBeCloseTo(side, 1);
		});
	});
}

describeVisit("in one window", () => {
	visit(
		"the board follows the size of its window at once and never makes it scroll sideways",
		async ({ page }) => {
			await begin(page);
			for (const [width, height] of [
				[1440, 900],
				[2560, 1300],
				[820, 1180],
				[768, 500],
				[767, 900],
				[390, 844],
				[360, 640],
			] as const) {
				await page.setViewportSize({ width, height });
				const { width: side, edge } = snap(boardWidth(width, height), 1);
				await page.evaluate(() => new Promise(requestAnimationFrame));
				const found = await page.evaluate(() => {
					const canvas = document.querySelector<HTMLCanvasElement>(".konvajs-content canvas");
					return {
						side: document.querySelector(".board")?.getBoundingClientRect().width,
						pixels: canvas?.width,
						overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
					};
				});
				expect(found).toEqual({ side, pixels: 8 * edge, overflow: 0 });
				await expect.poll(() => inkIn(page, "e1")).toBeGreaterThan(50);
			}
		},
	);

	visit("a board returned to an earlier size looks as it did before", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5");
		const before = await picture(page);
		await page.setViewportSize({ width: 900, height: 700 });
		await page.setViewportSize({ width: 1280, height: 720 });
		expect(await picture(page)).toEqual(before);
	});

	visit(
		"patterns and untinted neutral squares can be switched on and off again",
		async ({ page }) => {
			await begin(page);
			await load(page, FOUR_CLASSES);
			const plain = await picture(page);
			await setOption(page, "Patterns on squares, for colour-blind players", true);
			const patterns = await picture(page);
			expect(patterns).not.toEqual(plain);
			await setOption(page, "Tint neutral squares", false);
			expect(await picture(page)).not.toEqual(patterns);
			await setOption(page, "Patterns on squares, for colour-blind players", false);
			const cells = (await emptyCells(page)).filter(({ control }) => control === NEUTRAL);
			const points = cells.map(({ cell }) => [(cell & 7) + 0.5, (cell >> 3) + 0.5] as const);
			const colours = await coloursAt(page, await picture(page), points);
			cells.forEach(({ cell }, index) => {
				const isPale = ((cell & 7) + (cell >> 3)) % 2 === 0;
				expect(colours[index]).toEqual(tinted(isPale, undefined));
			});
			await setOption(page, "Tint neutral squares", true);
			expect(await picture(page)).toEqual(plain);
		},
	);

	visit("both themes have the same board", async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await begin(page);
		await load(page, FOUR_CLASSES);
		const light = await picture(page);
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await picture(page)).toEqual(light);
	});

	visit("a board flipped twice looks as before, with its coordinates", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 d5 2. exd5");
		await page.keyboard.press("ArrowDown");
		const before = await picture(page);
		await page.getByRole("button", { name: "Flip Board" }).click();
		const flipped = await picture(page);
		expect(flipped).not.toEqual(before);
		await page.getByRole("button", { name: "Flip Board" }).click();
		expect(await picture(page)).toEqual(before);
		await page.getByRole("button", { name: "Flip Board" }).click();
		await page.reload();
		await expect.poll(() => inkIn(page, "e1")).toBeGreaterThan(0);
		expect(await picture(page)).toEqual(flipped);
	});

	visit("with reduced motion pieces jump", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await begin(page);
		await load(page, "1. Nc3");
		await page.keyboard.press("ArrowRight");
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await page.evaluate(() => new Promise(requestAnimationFrame));
		const soon = await board(page).screenshot();
		expect(await picture(page)).toEqual(soon);
	});

	visit("arrows and coloured squares of the game are drawn", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 {[%cal Gd1h5,Rf1c4][%csl Ge5,Yd4]} e5");
		await page.keyboard.press("ArrowRight");
		const marked = await picture(page);
		await load(page, "1. e4 e5");
		await page.keyboard.press("ArrowRight");
		const plain = await picture(page);
		expect(marked).not.toEqual(plain);
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowRight");
		expect(await picture(page)).toEqual(plain);
	});

	visit("leaving the page while a piece is held does no harm", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		await carry(page, "e2", "e4");
		await page.evaluate(() => window.dispatchEvent(new Event("blur")));
		await page.mouse.up();
		await expectOn(page, "e2", "white pawn");
		expect(found).toEqual([]);
	});

	visit(
		"a painting function that throws stops only the board, which can be drawn again",
		async ({ page }) => {
			await begin(page);
			await page.evaluate(() => {
				const { fillRect } = CanvasRenderingContext2D.prototype;
				CanvasRenderingContext2D.prototype.fillRect = () => {
					throw new Error("no more canvas");
				};
				Object.assign(window, {
					mend: () => {
						CanvasRenderingContext2D.prototype.fillRect = fillRect;
					},
				});
			});
			await load(page, "1. e4 e5");
			await expect(page.getByText("Something went wrong")).toBeVisible();
			await page.evaluate(() => (window as unknown as { mend(): void }).mend());
			await page.getByRole("button", { name: "Redraw the board" }).click();
			await expectOn(page, "e2", "white pawn");
			await expect.poll(() => inkIn(page, "e1")).toBeGreaterThan(0);
		},
	);

	visit(
		"after a step forward and back everything is painted before the page counts as settled",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5");
			await page.keyboard.press("ArrowRight");
			await rest(page);
			await stopClock(page);
			await page.keyboard.press("ArrowLeft");
			await page.keyboard.press("ArrowRight");
			await page.clock.runFor(60);
			await expect(board(page)).toHaveAttribute("data-moving");
			await page.clock.runFor(400);
			await expect(board(page)).not.toHaveAttribute("data-moving");
		},
	);
});

anew("pieces glide for 300 ms while the colours change at once", async ({ page }) => {
	await open(page);
	await load(page, '[FEN "7k/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra7');
	await stopClock(page);
	await page.keyboard.press("ArrowRight");
	await page.clock.runFor(20);
	/**
	 * Where the middle of the piece is so many milliseconds after it set off, in squares from the
	 * top.
	 */
	const heightAt = (time: number) =>
		page.evaluate((at) => {
			for (const animation of document.getAnimations()) {
				animation.pause();
				animation.currentTime = at;
			}
			const top = document.querySelector(".board")?.getBoundingClientRect().top ?? 0;
			const box = document.querySelector(".board-mover")?.getBoundingClientRect();
			return box && (box.top + box.height / 2 - top) / box.height;
		}, time);
	expect(await heightAt(0)).toBeCloseTo(7.5, 1);
	expect(await heightAt(300)).toBeCloseTo(1.5, 1);
	expect(await heightAt(150)).toBeCloseTo(4.5, 1);
	const [heat, piece] = await coloursAt(page, await board(page).screenshot(), [
		[5.5, 1.5],
		[0.5, 4.5],
	]);
	expect(heat).toEqual(tinted(true, PLAIN.tints[WHITES]).map(Math.round));
	expect(piece).toEqual([255, 255, 255]);
	expect(await inkIn(page, "a7")).toBeLessThan(500);
	await page.clock.runFor(400);
	expect(await inkIn(page, "a7")).toBeGreaterThan(1000);
	const [left] = await coloursAt(page, await board(page).screenshot(), [[0.5, 4.5]]);
	expect(left).not.toEqual(piece);
});

anew(
	"a run of 100 fast steps renders the board component never and is announced once",
	async ({ page }) => {
		await open(page);
		await load(page, longGame(120));
		await expect(page.locator(".board [role=status]")).toHaveText(/^Start/);
		await stopClock(page);
		await page.evaluate(() => {
			const element = document.querySelector(".board") as unknown as Record<string, unknown>;
			const props = Object.keys(element).find((key) => key.startsWith("__reactProps"));
			const before = element[props ?? ""];
			const voice = document.querySelector(".board [role=status]");
			let changes = 0;
			const watch = new MutationObserver(() => changes++);
			if (voice) watch.observe(voice, { childList: true, characterData: true, subtree: true });
			const told = () => ({
				props,
				isSame: element[props ?? ""] === before,
				changes,
				text: voice?.textContent,
			});
			Object.assign(window, { told });
		});
		for (let step = 0; step < 100; step++) {
			await page.keyboard.press("ArrowRight");
			await page.clock.runFor(16);
		}
		await page.clock.runFor(800);
		const told = await page.evaluate(() =>
			(
				window as unknown as {
					told(): { props: string; isSame: boolean; changes: number; text: string };
				}
			).told(),
		);
		await page.clock.resume();
		expect(told.props).toBeDefined();
		expect(told.isSame).toBe(true);
		expect(told.changes).toBe(1);
		expect(told.text).toMatch(/^50\.\.\. \S+\. White \d+/);
		await expectOn(page, "f3", "white knight");
		const run = await picture(page);
		await page.reload();
		await expect.poll(() => inkIn(page, "e1")).toBeGreaterThan(0);
		expect(await picture(page)).toEqual(run);
	},
);

anew("if drawing fails the board says so, and the rest of the page works", async ({ page }) => {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
	await page.goto("./");
	await expect(page.getByText("Something went wrong")).toBeVisible();
	await load(page, "1. e4 e5");
	await expect(page.locator(".count").first()).toHaveText("20");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(".count").first()).toHaveText("14");
});

anew("missing piece images are reported, and may load later", async ({ page }) => {
	let failing = true;
	await page.route("**/standard*.svg", (route) => (failing ? route.abort() : route.continue()));
	await page.goto("./");
	await expect(page.getByText("Something went wrong")).toBeVisible();
	failing = false;
	await page.getByRole("button", { name: "Redraw the board" }).click();
	await expect.poll(() => inkIn(page, "e1")).toBeGreaterThan(0);
});
