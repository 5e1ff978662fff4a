// Why a square has its colour, what a move would do, and the lenses: every gesture, with mouse,
// finger and keyboard.

import { expect, type Page, test } from "@playwright/test";
import { PLAIN } from "../../src/board/heat/palette.ts";
import {
	begin,
	board,
	carry,
	cell,
	clickSquare,
	coloursAt,
	complaints,
	expectOn,
	groundOf,
	load,
	open,
	openCandidates,
	picture,
	pixelOf,
	pointOf,
	rest,
	slider,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

/**
 * Milliseconds: a mouse that stays so long on a square has asked about it, and one that is away so
 * long has left its answer.
 */
const LONG = 900;

const panel = (page: Page) => page.locator(".side-panel");
const why = (page: Page, square: string) =>
	panel(page).getByRole("heading", { name: `Why ${square}?` });
const counts = (page: Page) => page.locator(".count").allTextContents();

/** Kasparov's rook on d4 may be taken: a position with chains, pins and much contested ground. */
async function openSample(page: Page): Promise<void> {
	await begin(page);
	await page.getByRole("button", { name: /1999/ }).click();
	await expect(slider(page)).toHaveAttribute("aria-valuetext", /^47 of 87/);
	await page.getByRole("slider", { name: "Move" }).focus();
	await page.keyboard.press("Home");
	for (let turn = 0; turn < 2; turn++) await page.keyboard.press("PageUp");
	await expect(slider(page)).toHaveAttribute("aria-valuetext", /^20 of 87/);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await rest(page);
}

async function pointTo(page: Page, square: string): Promise<void> {
	const { x, y } = await pointOf(page, square);
	await page.mouse.move(x - 3, y);
	await page.mouse.move(x, y);
}

describeVisit("the inspector", () => {
	visit(
		"a click on an empty square explains it, on another moves there, and on the same one ends",
		async ({ page }) => {
			const found = complaints(page);
			await openSample(page);
			const before = await picture(page);
			await clickSquare(page, "f4");
			await expect(why(page, "f4")).toBeVisible();
			await expect(panel(page)).toContainText("neither can safely land there.");
			await expect(panel(page)).toContainText("Black with the pawn on e5");
			await expect(panel(page)).toContainText("white knight on e2");
			expect(await picture(page)).not.toEqual(before);
			await clickSquare(page, "g5");
			await expect(why(page, "g5")).toBeVisible();
			await clickSquare(page, "g5");
			await expect(panel(page)).toBeHidden();
			expect(await picture(page)).toEqual(before);
			expect(found).toEqual([]);
		},
	);

	visit("hovering draws arrows without dimming the board or opening a panel", async ({ page }) => {
		await openSample(page);
		const before = await picture(page);
		const far = await groundOf(page, "a8");
		await pointTo(page, "f4");
		await expect.poll(() => board(page).screenshot()).not.toEqual(before);
		expect(await groundOf(page, "a8")).toBe(far);
		await expect(panel(page)).toBeHidden();
		await page.mouse.move(3, 3);
		await expect.poll(() => board(page).screenshot()).toEqual(before);
		await expect(panel(page)).toBeHidden();
	});

	anew(
		"a pressed square stays explained through the game, wherever the mouse rests",
		async ({ page }) => {
			await page.clock.install();
			await openSample(page);
			await clickSquare(page, "f4");
			await expect(why(page, "f4")).toBeVisible();
			const first = await panel(page).locator(".story").first().textContent();
			await page.getByRole("button", { name: "Go to the start" }).click();
			await expect(panel(page).locator(".story")).toHaveText([
				"Nobody attacks f4, so it is neutral.",
				"White’s pawn on f2 can safely advance to f4.",
				"Once the pawn leaves d2, the bishop on c1 attacks f4.",
			]);
			expect(first).not.toContain("Nobody");
			await pointTo(page, "c4");
			await page.clock.runFor(LONG);
			await expect(why(page, "f4")).toBeVisible();
		},
	);

	visit(
		"Enter explains a square without a movable piece, I explains any, and Escape ends it",
		async ({ page }) => {
			await openSample(page);
			await cell(page, "f4").focus();
			await page.keyboard.press("Enter");
			await expect(why(page, "f4")).toBeVisible();
			await expect(page.locator(".aside > [role=status]")).toContainText("White attacks f4 with");
			await page.keyboard.press("Escape");
			await expect(panel(page)).toBeHidden();
			await expect(cell(page, "f4")).toBeFocused();
			await cell(page, "e2").focus();
			await page.keyboard.press("i");
			await expect(why(page, "e2")).toBeVisible();
			await page.keyboard.press("Enter");
			await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
			await page.keyboard.press("Escape");
			await expect(why(page, "e2")).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(panel(page)).toBeHidden();
		},
	);

	visit("the history of a square leads to the moves that changed it", async ({ page }) => {
		await openSample(page);
		await clickSquare(page, "f4");
		const history = page.getByRole("region", { name: "f4 in this game" });
		await history.getByRole("button", { name: /^First change/ }).click();
		await expect(slider(page)).toHaveAttribute("aria-valuetext", "3 of 87, d4");
		await expect(panel(page).locator(".headline")).toContainText("f4 is White’s");
		const strip = await history.locator(".strip").boundingBox();
		if (strip === null) throw new Error("There is no strip");
		await page.mouse.click(strip.x + strip.width - 2, strip.y + 10);
		await expect(slider(page)).toHaveAttribute("aria-valuetext", /^87 of 87/);
		await expect(why(page, "f4")).toBeVisible();
	});

	visit("a pinned piece is named with what pins it", async ({ page }) => {
		await begin(page);
		await load(page, "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1");
		await clickSquare(page, "d6");
		await expect(panel(page)).toContainText("Only pinned pieces attack d6, so it is neutral.");
		await expect(panel(page)).toContainText(
			"The white knight on e4 would attack it, but the rook on e8 pins it to its king on e1.",
		);
	});

	visit(
		"pressing a piece ends the hovered explanation and starts a drag as usual",
		async ({ page }) => {
			await openSample(page);
			const before = await picture(page);
			await pointTo(page, "d4");
			await expect.poll(() => board(page).screenshot()).not.toEqual(before);
			await carry(page, "d4", "d5");
			await expect(panel(page)).toBeHidden();
			await page.mouse.up();
			await expectOn(page, "d5", "white pawn");
		},
	);

	anew("if Explain fails to load it says so and can be requested again", async ({ page }) => {
		let isBroken = true;
		await page.route(/\/OpenPanel\./, (route) => (isBroken ? route.abort() : route.continue()));
		await openSample(page);
		await clickSquare(page, "f4");
		await expect(panel(page).getByRole("alert")).toContainText(
			"This panel could not be loaded: check your connection.",
		);
		isBroken = false;
		await panel(page).getByRole("button", { name: "Try again" }).click();
		await expect(why(page, "f4")).toBeVisible();
	});

	anew(
		"requesting one missing part again also loads the other parts that a game needs",
		async ({ page }) => {
			let isBroken = true;
			await page.route(/\/gameParts\./, (route) => (isBroken ? route.abort() : route.continue()));
			await open(page);
			await page.getByRole("button", { name: /1999/ }).click();
			const again = page.locator(".panel").getByRole("button", { name: "Try again" });
			await expect(again).toBeVisible();
			isBroken = false;
			await again.click();
			await expect(slider(page)).toHaveAttribute("aria-valuetext", /^47 of 87/);
			await expect(page.getByRole("tab", { name: "Moves" })).toBeVisible();
			await expect(page.locator(".game-line")).toContainText("Kasparov");
		},
	);

	test("before a game is open a press explains a square, and hovering does not", async ({
		page,
	}) => {
		await page.clock.install();
		await open(page);
		const hint = page.getByText("Pick a square to see why.");
		await expect(hint).toBeVisible();
		await pointTo(page, "e4");
		await page.clock.runFor(LONG);
		await expect(panel(page)).toBeHidden();
		await clickSquare(page, "e5");
		await expect(why(page, "e5")).toBeVisible();
		await expect(hint).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(hint).toBeHidden();
		await expect(page.getByText("Make moves, or...")).toBeVisible();
		// Where a phone's browser leaves little, the reason is in sight below the head.
		await page.setViewportSize({ width: 390, height: 664 });
		await clickSquare(page, "e5");
		const reason = page.locator(".story").first();
		await expect(reason).toHaveText("Nobody attacks e5, so it is neutral.");
		await expect(reason).toBeInViewport({ ratio: 1 });
	});

	visit("opening Explain moves nothing else", async ({ page }) => {
		await openSample(page);
		const places = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".board, .slider, .steps, .counts, .tabs")].map((element) =>
					Object.values(element.getBoundingClientRect().toJSON()),
				),
			);
		const before = await places();
		await clickSquare(page, "f4");
		await expect(why(page, "f4")).toBeVisible();
		expect(await places()).toEqual(before);
	});
});

describeVisit("what if", () => {
	visit(
		"a piece held over a square shows what the move would do, and leaving it restores the map",
		async ({ page }) => {
			await openSample(page);
			const before = await counts(page);
			const heat = (square: string) => groundOf(page, square);
			const [d6, f4] = [await heat("d6"), await heat("f4")];
			await carry(page, "d4", "e5");
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
			expect(await heat("d6")).not.toEqual(d6);
			expect(await heat("f4")).not.toEqual(f4);
			const far = await pointOf(page, "h4");
			await page.mouse.move(far.x, far.y);
			await expect.poll(() => counts(page)).toEqual(before);
			expect([await heat("d6"), await heat("f4")]).toEqual([d6, f4]);
			const back = await pointOf(page, "e5");
			await page.mouse.move(back.x, back.y);
			await page.mouse.up();
			await expectOn(page, "e5", "white pawn");
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
		},
	);

	visit(
		"focusing a square with a picked-up piece says what the move would do",
		async ({ page }) => {
			await openSample(page);
			await cell(page, "d4").focus();
			await page.keyboard.press("Enter");
			await cell(page, "e5").focus();
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
			await expect(page.locator(".board [role=status]")).toContainText(
				"If dxe5: White 28 (up 3), Black 24 (down 1), contested 5 (down 1), neutral 7 (down 1)",
			);
			await page.keyboard.press("Escape");
			await expect.poll(() => counts(page)).toEqual(["8", "6", "25", "25"]);
		},
	);

	visit(
		"hovering over a square with a picked-up piece previews the move, too",
		async ({ page }) => {
			await openSample(page);
			await clickSquare(page, "d4");
			const { x, y } = await pointOf(page, "e5");
			await page.mouse.move(x, y);
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
			await page.mouse.move(3, 3);
			await expect.poll(() => counts(page)).toEqual(["8", "6", "25", "25"]);
		},
	);

	visit("hovering over a move in the list shows the position after it", async ({ page }) => {
		await openSample(page);
		const before = await picture(page);
		await page
			.getByRole("button", { name: "dxe5" })
			.or(page.locator("[data-frame='23']"))
			.first()
			.hover();
		await expect.poll(() => counts(page)).not.toEqual(["8", "6", "25", "25"]);
		expect(await slider(page).getAttribute("aria-valuetext")).toContain("20 of 87");
		expect(await picture(page)).toEqual(before);
		expect(await counts(page)).toEqual(["8", "6", "25", "25"]);
	});

	visit(
		"candidate moves are previewed by hovering, played by pressing, and closed with Escape",
		async ({ page }) => {
			const found = complaints(page);
			await openSample(page);
			await openCandidates(page);
			const moves = panel(page).getByRole("listitem");
			await expect(moves.first()).toContainText("Qxg6");
			await expect(moves.first()).toContainText("White +1, Black −3");
			const before = await picture(page);
			await moves.nth(1).hover();
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
			expect(await picture(page)).toEqual(before);
			await moves.nth(1).getByRole("button").focus();
			await expect.poll(() => counts(page)).toEqual(["7", "5", "28", "24"]);
			await page.keyboard.press("Enter");
			await expectOn(page, "e5", "white pawn");
			await expect(panel(page)).toContainText("Black’s legal moves");
			// Between a step and its candidates nothing is played that is of another position.
			await page.evaluate(() => {
				const left = new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true });
				document.body.dispatchEvent(left);
				document.querySelector<HTMLButtonElement>(".candidates button")?.click();
			});
			await expect(panel(page)).toContainText("White’s legal moves");
			await expectOn(page, "e4", "white pawn");
			await page.keyboard.press("Escape");
			await expect(panel(page)).toContainText("Pick a square");
			await page.keyboard.press("Escape");
			await expect(panel(page)).toBeHidden();
			expect(found).toEqual([]);
		},
	);
});

describeVisit("lenses", () => {
	visit("each view shows what its name says and is remembered", async ({ page }) => {
		await openSample(page);
		const lens = page.getByLabel("Show");
		await expect(lens).toHaveValue("control");
		const plain = await groundOf(page, "e1");
		await lens.selectOption("strength");
		await expect.poll(() => groundOf(page, "e1")).not.toEqual(plain);
		await lens.selectOption("white");
		await expect.poll(() => groundOf(page, "e8")).toBe(pixelOf(PLAIN.pale));
		await expect.poll(() => groundOf(page, "e1")).toEqual(plain);
		await lens.selectOption("black");
		await expect.poll(() => groundOf(page, "e1")).toBe(pixelOf(PLAIN.deep));
		await lens.selectOption("tension");
		await expect.poll(() => groundOf(page, "e1")).toBe(pixelOf(PLAIN.deep));
		await lens.selectOption("attackers");
		await expect(cell(page, "d5")).toHaveAttribute(
			"aria-label",
			"d5, empty, controlled by black, attackers: white 2, black 2",
		);
		await page.reload();
		await expect(page.getByLabel("Show")).toHaveValue("attackers");
		await page.getByRole("button", { name: "Reset Board" }).click();
		await expect(page.getByLabel("Show")).toHaveValue("attackers");
		await page.getByLabel("Show").selectOption("control");
	});

	visit(
		"the view of pieces rings hanging ones after every step, and the grid says so",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 *");
			await page.keyboard.press("End");
			// A square that is explained gives way to the lens that is chosen.
			await clickSquare(page, "d5");
			await expect(panel(page)).toBeVisible();
			await page.getByLabel("Show").selectOption("pieces");
			await expect(panel(page)).toBeHidden();
			await expectOn(page, "e4", "black knight, hanging, loose");
			const ring = async () => {
				const [colour = []] = await coloursAt(page, await picture(page), [[4.5, 4.08]]);
				const [red = 0, green = 0] = colour;
				return red - green > 80;
			};
			await expect.poll(ring).toBe(true);
			// A move before, it is Black's turn: what would hang is threatened.
			await page.keyboard.press("ArrowLeft");
			await expectOn(page, "e4", "black knight, threatened, loose");
			await expect(page.locator(".changes")).toContainText("the knight on e4 (3 points)");
			await page.keyboard.press("ArrowLeft");
			await expectOn(page, "e4", "black knight, loose");
			await expect.poll(ring).toBe(false);
			await page.getByLabel("Show").selectOption("control");
		},
	);

	visit(
		"the numbers of attackers stand in the squares, White's below and Black's above",
		async ({ page }) => {
			await openSample(page);
			await page.getByLabel("Show").selectOption("attackers");
			const png = await picture(page);
			// Near the corners of d5: the paper of White's number, and the ink of Black's.
			const [paper, ink] = await coloursAt(page, png, [
				[3.02, 3.97],
				[3.98, 3.03],
			]);
			expect(Math.min(...(paper ?? []))).toBeGreaterThan(200);
			expect(Math.max(...(ink ?? []))).toBeLessThan(90);
			await page.getByLabel("Show").selectOption("control");
		},
	);
});

test.describe("under a finger", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test.beforeEach(({ page }) => page.clock.install());

	async function touch(page: Page, square: string, milliseconds: number): Promise<void> {
		const { x, y } = await pointOf(page, square);
		const client = await page.context().newCDPSession(page);
		await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
		await page.clock.runFor(milliseconds);
		await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	}

	anew(
		"on a touch screen holding any square explains it, and its piece stays",
		async ({ page }) => {
			await openSample(page);
			await touch(page, "e2", 800);
			await expect(why(page, "e2")).toBeVisible();
			await expectOn(page, "e2", "white knight");
			await expect(cell(page, "e2")).not.toHaveAttribute("aria-selected", "true");
			const box = await board(page).boundingBox();
			const sheet = await panel(page).boundingBox();
			if (box === null || sheet === null) throw new Error("Board and panel are there");
			expect(sheet.y).toBeGreaterThanOrEqual(box.y + box.height);
			expect(sheet.x + sheet.width).toBeLessThanOrEqual(390);
			await page.getByRole("button", { name: "Close" }).tap();
			await expect(panel(page)).toBeHidden();
		},
	);

	anew(
		"on a touch screen a tap on an empty square explains it, and on a piece picks it up",
		async ({ page }) => {
			await openSample(page);
			await touch(page, "f4", 60);
			await expect(why(page, "f4")).toBeVisible();
			await touch(page, "e2", 60);
			await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
		},
	);
});
