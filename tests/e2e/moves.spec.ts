// Moves by hand: mouse, touch and keyboard, and everything that may come between.

import { type CDPSession, expect, type Page, test } from "@playwright/test";
import {
	begin,
	board,
	carry,
	cell,
	clickSquare,
	complaints,
	dragSquare,
	expectOn,
	inkIn,
	load,
	longGame,
	open,
	picture,
	pointOf,
	rest,
	START_FEN,
	setOption,
	slider,
	stopClock,
} from "./page.ts";
import { anew, describeVisit, visit } from "./visit.ts";

/** Thousands of bytes would be compared for minutes, to say where they differ. */
const expectPicture = (page: Page, before: Buffer) =>
	expect
		.poll(async () => before.equals(await picture(page)), { message: "the picture from before" })
		.toBe(true);

const CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PROMOTION = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";

for (const [name, move] of [
	["dragging", dragSquare],
	[
		"two clicks",
		async (page: Page, from: string, to: string) => {
			await clickSquare(page, from);
			await clickSquare(page, to);
		},
	],
] as const) {
	describeVisit(`by ${name}`, () => {
		visit(
			"moves, captures, castling on both sides, en passant and promotion can be played",
			async ({ page }) => {
				await begin(page);
				await move(page, "e2", "e4");
				await expectOn(page, "e4", "white pawn");
				await expectOn(page, "e2", "empty");
				await move(page, "d7", "d5");
				await move(page, "e4", "d5");
				await expectOn(page, "d5", "white pawn");
				await expectOn(page, "e4", "empty");

				await load(page, CASTLING);
				await move(page, "e1", "g1");
				await expectOn(page, "g1", "white king");
				await expectOn(page, "f1", "white rook");
				await move(page, "e8", "c8");
				await expectOn(page, "c8", "black king");
				await expectOn(page, "d8", "black rook");

				await load(page, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
				await move(page, "e5", "d6");
				await expectOn(page, "d6", "white pawn");
				await expectOn(page, "d5", "empty");

				await load(page, PROMOTION);
				await move(page, "a7", "b8");
				await expectOn(page, "b8", "white queen");
			},
		);

		visit(
			"a promotion asks for the piece if the option is set, and Escape takes the pawn back",
			async ({ page }) => {
				await begin(page);
				await load(page, PROMOTION);
				await setOption(page, "Ask which piece to promote to", true);
				const before = await picture(page);
				await move(page, "a7", "a8");
				await expect(page.getByRole("dialog", { name: "Promote the pawn to" })).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
				await expectOn(page, "a7", "white pawn");
				await expectPicture(page, before);
				await move(page, "a7", "a8");
				await page.getByRole("button", { name: "Knight" }).click();
				await expectOn(page, "a8", "white knight");
				await setOption(page, "Ask which piece to promote to", false);
			},
		);

		visit("moves can be played on a flipped board", async ({ page }) => {
			await begin(page);
			await page.getByRole("button", { name: "Flip Board" }).click();
			await move(page, "g1", "f3");
			await expectOn(page, "f3", "white knight");
		});
	});
}

/** How a hand may lose what it holds; others are in tests/board/hand/pointers.test.ts. */
const LOSSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	"when it is dropped outside": async (page) => {
		await page.mouse.move(5, 5, { steps: 3 });
		await page.mouse.up();
	},
	"when Escape is pressed": async (page) => {
		await page.keyboard.press("Escape");
		await page.mouse.up();
	},
	"when the window is resized": async (page) => {
		await page.setViewportSize({ width: 1000, height: 700 });
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await page.mouse.up();
		await page.setViewportSize({ width: 1280, height: 720 });
	},
	"when the board is flipped": async (page) => {
		const flip = page.getByRole("button", { name: "Flip Board" });
		await flip.evaluate((button: HTMLButtonElement) => button.click());
		await page.mouse.up();
		await flip.evaluate((button: HTMLButtonElement) => button.click());
	},
	"when another position comes": async (page) => {
		await page.keyboard.press("ArrowRight");
		await page.mouse.up();
		await page.keyboard.press("ArrowLeft");
	},
};

describeVisit("by mouse", () => {
	visit("an illegal drop returns to its square and is logged", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		const before = await picture(page);
		await dragSquare(page, "e2", "e5");
		await expectPicture(page, before);
		await expectOn(page, "e2", "white pawn");
		expect(found).toEqual(['Invalid move: {"from":"e2","to":"e5"}']);
	});

	visit("pieces that cannot move stay where they are", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		const before = await picture(page);
		for (const square of ["e7", "a1", "e5"]) await dragSquare(page, square, "e4");
		await expectPicture(page, before);
		expect(found).toEqual([]);
	});

	visit("a picked-up piece shows where it can go until it is put down", async ({ page }) => {
		await begin(page);
		// A reset board has no heat yet, which would come in between.
		await load(page, START_FEN);
		const before = await picture(page);
		await clickSquare(page, "g1");
		const chosen = await picture(page);
		expect(chosen).not.toEqual(before);
		await expect(cell(page, "g1")).toHaveAttribute("aria-selected", "true");
		// A second press would ask about the square.
		await page.keyboard.press("Escape");
		await expectPicture(page, before);
		await expect(cell(page, "g1")).not.toHaveAttribute("aria-selected");
	});

	visit("a held piece leaves no copy on the board, however it is lost", async ({ page }) => {
		const found = complaints(page);
		await begin(page);
		await load(page, "1. e4 e5");
		for (const [name, lose] of Object.entries(LOSSES)) {
			await test.step(name, async () => {
				const before = await picture(page);
				await carry(page, "d2", "d4");
				await lose(page);
				await expectPicture(page, before);
				await expectOn(page, "d2", "white pawn");
				expect(found).toEqual([]);
				await dragSquare(page, "d2", "d4");
				await expectOn(page, "d4", "white pawn");
				await page.keyboard.press("ArrowLeft");
				await expectOn(page, "d4", "empty");
			});
		}
	});

	visit("selected text under the board is not dragged in place of a piece", async ({ page }) => {
		await begin(page);
		await page.keyboard.press("ControlOrMeta+A");
		await dragSquare(page, "e2", "e4");
		await expectOn(page, "e4", "white pawn");
		await dragSquare(page, "d7", "d5");
		await expectOn(page, "d5", "black pawn");
	});

	visit(
		"a click that slips over the edge of its square still counts as a click",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			const { x, y } = await pointOf(page, "e2");
			const size = ((await board(page).boundingBox())?.width ?? 0) / 8;
			for (const [dx, dy] of [
				[0, -1],
				[-1, 0],
				[1, 0],
			] as const) {
				await page.mouse.move(x + dx * (size / 2 - 1), y + dy * (size / 2 - 1));
				await page.mouse.down();
				await page.mouse.move(x + dx * (size / 2 + 2), y + dy * (size / 2 + 2));
				await page.mouse.up();
				await expect(cell(page, "e2")).toHaveAttribute("aria-selected", "true");
				await page.keyboard.press("Escape");
			}
			await expectOn(page, "e2", "white pawn");
			expect(found).toEqual([]);
		},
	);

	visit(
		"a press on a square that ends elsewhere, or by the right button, plays nothing",
		async ({ page }) => {
			await begin(page);
			// Where no game is open a piece that stays picked up is explained, and that is seen.
			await load(page, START_FEN);
			const before = await picture(page);
			await clickSquare(page, "g1");
			const target = await pointOf(page, "f3");
			await page.mouse.move(target.x, target.y);
			await page.mouse.down();
			await page.mouse.move(5, 5);
			await page.mouse.up();
			await page.mouse.down();
			await page.mouse.move(target.x, target.y);
			await page.mouse.up();
			await page.mouse.click(target.x, target.y, { button: "right" });
			await expectPicture(page, before);
			await clickSquare(page, "g1");
			await page.mouse.move(target.x, target.y);
			await page.mouse.down();
			await page.mouse.down({ button: "right" });
			await page.mouse.up({ button: "right" });
			await page.mouse.up();
			await expectPicture(page, before);
		},
	);

	visit(
		"a drag begun during an animation moves the piece of the new position",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3 Nc6");
			await page.keyboard.press("ArrowRight");
			await dragSquare(page, "d7", "d5");
			await expectOn(page, "d5", "black pawn");
			await expectOn(page, "e4", "white pawn");
		},
	);

	visit(
		"the accessible grid agrees with the canvas after moves, fast steps, flips and jumps",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7");
			const steps = [
				"ArrowRight",
				"ArrowRight",
				"ArrowLeft",
				"ArrowDown",
				"ArrowLeft",
				"ArrowUp",
				"ArrowDown",
			];
			for (const key of steps) await page.keyboard.press(key);
			await expectOn(page, "g1", "white king");
			await page.getByRole("button", { name: "Flip Board" }).click();
			await expect(page.getByRole("gridcell").first()).toHaveAttribute("aria-label", /^h1, empty/);
			await dragSquare(page, "d2", "d3");
			await expectOn(page, "d3", "white pawn");
			const cells = page.getByRole("gridcell");
			await expect(cells).toHaveCount(64);
			const names = await cells.evaluateAll((all) =>
				all.map((one) => one.getAttribute("aria-label")),
			);
			expect(new Set(names.map((name) => name?.slice(0, 2))).size).toBe(64);
		},
	);

	visit("a piece picked up during its animation is seen only once", async ({ page }) => {
		await begin(page);
		await load(page, '[FEN "7k/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra7');
		await page.keyboard.press("ArrowRight");
		await rest(page);
		await stopClock(page);
		await page.keyboard.press("ArrowLeft");
		await page.clock.runFor(60);
		await carry(page, "a1", "c1");
		await page.clock.runFor(40);
		for (const square of ["a7", "a6", "a5", "a4", "a3"]) {
			expect(await inkIn(page, square)).toBeLessThan(600);
		}
		await page.mouse.up();
	});
});

describeVisit("by touch", () => {
	visit.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

	const send = (
		session: CDPSession,
		type: string,
		points: { x: number; y: number; id?: number }[],
	) =>
		session.send("Input.dispatchTouchEvent", {
			type: type as "touchStart",
			touchPoints: points.map(({ x, y, id = 0 }) => ({ x, y, id })),
		});

	async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
		const session = await page.context().newCDPSession(page);
		await send(session, "touchStart", [from]);
		for (let step = 1; step <= 8; step++) {
			const part = step / 8;
			const x = from.x + (to.x - from.x) * part;
			const y = from.y + (to.y - from.y) * part;
			await send(session, "touchMove", [{ x, y }]);
		}
		await send(session, "touchEnd", []);
	}

	visit(
		"on a touch screen a drag moves the piece and does not scroll the page",
		async ({ page }) => {
			await begin(page);
			await swipe(page, await pointOf(page, "e2"), await pointOf(page, "e4"));
			await expectOn(page, "e4", "white pawn");
			expect(await page.evaluate(() => scrollY)).toBe(0);
		},
	);

	visit("on a touch screen a swipe from anywhere else scrolls the page", async ({ page }) => {
		await begin(page);
		const from = await pointOf(page, "e5");
		await swipe(page, from, { x: from.x, y: from.y - 120 });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
		await expectOn(page, "e2", "white pawn");
	});

	visit(
		"a current move out of sight is named over the board, on a lying phone below the list, and a press scrolls to it",
		async ({ page }) => {
			await begin(page);
			await load(page, longGame(60));
			const current = page.locator(".move[aria-current]");
			const chip = page.getByRole("button", { name: "the current move: show it in the list" });
			const end = page.getByRole("button", { name: "Go to the end" });
			await end.tap();
			await expect(current).not.toBeInViewport();
			await page.locator(".changes", { hasText: /^30\.\.\.Nc6/ }).tap();
			await expect(current).toBeInViewport({ ratio: 1 });
			await expect(chip).toBeHidden();
			await page.setViewportSize({ width: 667, height: 375 });
			await page.getByRole("button", { name: "Go to the start" }).tap();
			await page.getByRole("button", { name: "Forward one move" }).tap();
			await expect(chip).toHaveText(/^1\.Nf3/);
			const list = await page.locator(".move-list").boundingBox();
			const top = (await chip.boundingBox())?.y;
			expect(top).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
			await chip.tap();
			await expect(current).toBeInViewport({ ratio: 1 });
			await expect(chip).toBeHidden();
			await end.tap();
			await expect(chip).toHaveText(/^30\.\.\.Nc6/);
			await chip.focus();
			await page.keyboard.press("Enter");
			await expect(current).toBeFocused();
			await expect(current).toBeInViewport({ ratio: 1 });
			expect(await page.evaluate(() => scrollY)).toBe(0);
			await page.setViewportSize({ width: 390, height: 700 });
		},
	);

	visit(
		"a finger that begins up on the timeline scrolls, one that goes sideways steps",
		async ({ page }) => {
			await begin(page);
			await load(page, longGame(60));
			const box = await slider(page).boundingBox();
			const from = { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 30 };
			await swipe(page, from, { x: from.x - 50, y: from.y - 160 });
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "0");
			// A page that still rolls takes the next finger for its own.
			await page.evaluate(async () => {
				let last = scrollY;
				for (let still = 0; still < 15; ) {
					await new Promise(requestAnimationFrame);
					still = scrollY === last ? still + 1 : 0;
					last = scrollY;
				}
				scrollTo(0, 0);
			});
			await swipe(page, { ...from, x: from.x - 100 }, { x: from.x, y: from.y - 8 });
			await expect(slider(page)).not.toHaveAttribute("aria-valuenow", "0");
		},
	);

	visit("on a touch screen two taps play a move", async ({ page }) => {
		await begin(page);
		for (const square of ["g1", "f3"]) {
			const { x, y } = await pointOf(page, square);
			await page.touchscreen.tap(x, y);
		}
		await expectOn(page, "f3", "white knight");
	});

	visit("a second finger changes nothing", async ({ page }) => {
		await begin(page);
		const session = await page.context().newCDPSession(page);
		const from = await pointOf(page, "e2");
		const to = await pointOf(page, "e4");
		const other = { ...(await pointOf(page, "b1")), id: 1 };
		await send(session, "touchStart", [from]);
		await send(session, "touchMove", [to]);
		await send(session, "touchStart", [to, other]);
		await send(session, "touchMove", [to, { ...other, y: other.y - 60 }]);
		await send(session, "touchEnd", [to]);
		await send(session, "touchEnd", []);
		await expectOn(page, "e4", "white pawn");
		await expectOn(page, "b1", "white knight");
	});

	visit("a touch cancelled by the system puts the piece back", async ({ page }) => {
		await begin(page);
		const before = await picture(page);
		const session = await page.context().newCDPSession(page);
		await send(session, "touchStart", [await pointOf(page, "e2")]);
		await send(session, "touchMove", [await pointOf(page, "e4")]);
		await send(session, "touchCancel", []);
		await expectPicture(page, before);
		await expectOn(page, "e2", "white pawn");
	});
});

describeVisit("by keyboard alone", () => {
	async function goToBoard(page: Page): Promise<void> {
		for (let tab = 0; tab < 20; tab++) {
			await page.keyboard.press("Tab");
			if (await page.locator("[role=gridcell]:focus").count()) return;
		}
		throw new Error("The board cannot be reached by keyboard");
	}

	const focused = (page: Page) => page.locator("[role=gridcell]:focus");
	const press = async (page: Page, ...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};

	// On a page of its own: the keyboard comes back to the square where it was, and at first to a1.
	anew(
		"Home, End, PageUp and PageDown go to the edges of the board, and no key leaves it",
		async ({ page }) => {
			await open(page);
			await goToBoard(page);
			for (const [key, square] of [
				["End", "h1"],
				["ArrowRight", "h1"],
				["PageUp", "h8"],
				["ArrowUp", "h8"],
				["Home", "a8"],
				["PageDown", "a1"],
				["ArrowDown", "a1"],
			] as const) {
				await press(page, key);
				await expect(focused(page)).toHaveAttribute("aria-label", new RegExp(`^${square},`));
			}
		},
	);

	visit("arrow keys move between squares, and Enter picks up and puts down", async ({ page }) => {
		await begin(page);
		// A first visit is coloured, and a board that was reset is not.
		await load(page, "1. e4");
		await begin(page);
		const before = await picture(page);
		await goToBoard(page);
		await press(page, "Home", "PageDown");
		await expect(focused(page)).toHaveAttribute("aria-label", "a1, white rook");
		expect(await picture(page)).not.toEqual(before);
		await press(page, "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
		await expect(focused(page)).toHaveAttribute("aria-label", "e2, white pawn");
		await press(page, "Enter");
		await expect(page.locator(".board [role=status]")).toHaveText(
			"e2, white pawn, picked up. It can go to e3, e4",
		);
		await press(page, "ArrowUp", "ArrowUp", "Enter");
		await expectOn(page, "e4", "white pawn");
		await expect(page.locator(".board [role=status]")).toHaveText(
			"1. e4. White 28 (up 6), Black 22, contested 0, neutral 14 (down 6)",
		);
		await expect(focused(page)).toHaveAttribute("aria-label", /^e4, white pawn, /);
	});

	visit(
		"Escape puts a piece back, and choosing an impossible square puts it down",
		async ({ page }) => {
			await begin(page);
			await goToBoard(page);
			await press(page, "Home", "PageDown", "ArrowUp", "Enter");
			await expect(cell(page, "a2")).toHaveAttribute("aria-selected", "true");
			await press(page, "Escape");
			await expect(cell(page, "a2")).not.toHaveAttribute("aria-selected");
			await press(page, "Enter", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
			await expectOn(page, "a2", "white pawn");
			await expect(page.locator(".board [role=status]")).toHaveText("Put down");
		},
	);

	visit("a promotion is chosen by keyboard, and the focus returns", async ({ page }) => {
		await begin(page);
		await load(page, PROMOTION);
		await setOption(page, "Ask which piece to promote to", true);
		await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
		await cell(page, "a7").focus();
		await press(page, "Enter", "ArrowUp", "Enter");
		await expect(page.getByRole("button", { name: "Queen" })).toBeFocused();
		await press(page, "ArrowDown", "ArrowDown", "Enter");
		await expectOn(page, "a8", "white rook");
		await expect(cell(page, "a8")).toBeFocused();
		await setOption(page, "Ask which piece to promote to", false);
	});

	for (const [edge, fen, from, to, away] of [
		["upper", PROMOTION, "a7", "a8", "ArrowDown"],
		["lower", "k7/8/8/8/8/8/p7/1R5K b - - 0 1", "a2", "a1", "ArrowUp"],
	] as const) {
		visit(
			`at the ${edge} edge of the board the choice begins with the queen on its square`,
			async ({ page }) => {
				await begin(page);
				await load(page, fen);
				await setOption(page, "Ask which piece to promote to", true);
				await clickSquare(page, from);
				await clickSquare(page, to);
				const pieces = page.getByRole("dialog").getByRole("button");
				await expect(pieces.first()).toHaveAccessibleName("Queen");
				await expect(pieces.first()).toBeFocused();
				const box = await pieces.first().boundingBox();
				const square = await pointOf(page, to);
				expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - square.y)).toBeLessThan(2);
				await press(page, away);
				await expect(page.getByRole("button", { name: "Knight" })).toBeFocused();
				await press(page, "Escape");
				await setOption(page, "Ask which piece to promote to", false);
			},
		);
	}

	visit("holding a key does not choose a promotion by itself", async ({ page }) => {
		await begin(page);
		await load(page, PROMOTION);
		await setOption(page, "Ask which piece to promote to", true);
		await cell(page, "a7").focus();
		await press(page, "Enter", "ArrowUp");
		await page.keyboard.down("Enter");
		await page.keyboard.down("Enter");
		await page.keyboard.down("Enter");
		await page.keyboard.up("Enter");
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectOn(page, "a8", "white pawn");
		await press(page, "Escape");
		await expectOn(page, "a7", "white pawn");
		await expect(page.locator(".board [role=status]")).toHaveText("Put down");
		await setOption(page, "Ask which piece to promote to", false);
	});

	visit(
		"Enter on a square without a movable piece explains it, also before a game is open",
		async ({ page }) => {
			await begin(page);
			await cell(page, "e5").focus();
			await press(page, "Enter");
			await expect(page.getByRole("heading", { name: "Why e5?" })).toBeVisible();
			await press(page, "Escape");
			await expect(cell(page, "e5")).toBeFocused();
		},
	);

	visit(
		"outside the board arrow keys step through the game, except in a text field",
		async ({ page }) => {
			await begin(page);
			await load(page, "1. e4 e5 2. Nf3");
			await press(page, "ArrowRight");
			await expectOn(page, "e4", "white pawn");
			await press(page, "ArrowDown");
			await expectOn(page, "f3", "white knight");
			await press(page, "ArrowUp");
			await expectOn(page, "e2", "white pawn");
			await page.getByRole("button", { name: "Reset Board" }).click();
			await clickSquare(page, "e2");
			await clickSquare(page, "e4");
			await page.getByRole("button", { name: "Undo" }).click();
			await page.getByLabel("Load a game from FEN/PGN:").fill("1. d4");
			await press(page, "ArrowLeft", "ArrowDown");
			await expect(page.getByLabel("Load a game from FEN/PGN:")).toBeFocused();
			await expectOn(page, "e2", "white pawn");
		},
	);

	visit("the focus stays with its square when the board is flipped", async ({ page }) => {
		await begin(page);
		await load(page, START_FEN);
		await cell(page, "e2").focus();
		await page
			.getByRole("button", { name: "Flip Board" })
			.evaluate((button: HTMLButtonElement) => button.click());
		await expect(focused(page)).toHaveAttribute("aria-label", /^e2, white pawn/);
		await press(page, "ArrowDown");
		await expect(focused(page)).toHaveAttribute("aria-label", /^e3,/);
	});
});
