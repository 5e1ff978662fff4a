// Practise: rounds that a friend has sent, by keyboard, by mouse and on phones; rounds of every
// kind that are begun here; what is kept of them.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { complaints, load, open } from "./page.ts";
import { anew } from "./visit.ts";

const told = (page: Page) => page.getByRole("main").getByRole("status");
const board = (page: Page) => page.getByRole("grid", { name: /^Board/ });
/** Pointers go through cells to the board: presses are forced. */
const square = (page: Page, name: string) =>
	board(page).getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const sent = (...questions: string[]) => `./#practise?q=${encodeURIComponent(questions.join("~"))}`;

/** Which squares of the middle does White control? c3 d3 e3 f3 c4 d5. */
const ITALIAN =
	"1.r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1_b_kq_-_0_6!white;middle;map;why;";
const START = "1.rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1!white;middle;map;why;";
const HANGS = "1.4k3/8/8/5b2/8/2p5/8/2R1KR2_w_-_-_0_1!hanging;board;map;why;";

anew(
	"a question from a link is answered by keyboard, explained, and added to the result",
	async ({ page }) => {
		const found = complaints(page);
		await page.goto(sent(HANGS));
		await expect(heading(page, "Which of Black’s pieces hang?")).toBeFocused();
		await page.keyboard.press("ArrowRight");
		await expect(square(page, "e8")).toBeFocused();
		await square(page, "f5").focus();
		await page.keyboard.press("Space");
		await expect(told(page)).toHaveText("1 marked");
		await page.keyboard.press("ArrowLeft");
		await expect(square(page, "e5")).toBeFocused();
		await page.keyboard.press("Space");
		await expect(told(page)).toHaveText("1 marked");
		await expectAccessible(page, "both themes");
		await page.keyboard.press("Enter");
		await expect(heading(page, "1 right, 1 missed")).toBeFocused();
		await expect(told(page)).toHaveText("50 of 100 points: 1 of 2 squares right, at least half.");
		await expect(square(page, "c3")).toHaveAccessibleName("c3, black pawn, White’s, missed");
		await expect(page.getByText(/^The pawn on c3 hangs\./)).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Enter");
		await expect(heading(page, "50 of 100 points")).toBeVisible();
		await expectAccessible(page);
		await button(page, "Challenge a friend").click();
		await expect(page.getByLabel("Link to these positions")).toHaveValue(/#practise\?q=1\.4k3/);
		await page.keyboard.press("Escape");
		await expect(heading(page, /What do you want to see better\?$/)).toBeVisible();
		expect(found).toEqual([]);
	},
);

anew("squares can be marked by dragging, and a correct map earns all points", async ({ page }) => {
	await page.goto(sent(START));
	await expect(heading(page, "Which squares does White control?")).toBeVisible();
	const box = await board(page).boundingBox();
	if (box === null) throw new Error("There is a board");
	const at = (file: number, rank: number) =>
		[box.x + (box.width * (file + 0.5)) / 8, box.y + (box.height * (7.5 - rank)) / 8] as const;
	await page.mouse.move(...at(2, 2));
	await page.mouse.down();
	await page.mouse.move(...at(5, 2), { steps: 12 });
	await page.mouse.up();
	await expect(told(page)).toHaveText("4 marked");
	await button(page, "Answer").click();
	await expect(told(page)).toHaveText("100 of 100 points: 4 of 4 squares right.");
	await button(page, "Next").click();
	await expect(heading(page, "100 of 100 points")).toBeVisible();
	await expect(page.getByText("No square was wrong.")).toBeVisible();
	await button(page, "See the questions again").click();
	await expect(heading(page, "4 right")).toBeVisible();
	await button(page, "Next").click();
	await expect(page.getByText("1 perfect", { exact: true })).toBeVisible();
});

anew(
	"with one wrong and one missed square of seven an answer earns half the points",
	async ({ page }) => {
		await page.goto(sent(ITALIAN, ITALIAN, ITALIAN));
		for (const name of ["c3", "d3", "e3", "f3", "c4", "e4"])
			await square(page, name).click({ force: true });
		await button(page, "Answer").click();
		await expect(heading(page, "5 right, 1 too many, 1 missed")).toBeVisible();
		await expect(told(page)).toHaveText("50 of 100 points: 5 of 7 squares right, at least half.");
		await expect(page.getByText("not White’s")).toBeVisible();
		await expect(square(page, "e4")).toHaveAccessibleName("e4, white pawn, contested, too many");
		// A reason lights its square, whether it is pressed or rested on.
		const picture = () => board(page).page().locator(".paint-board .board").screenshot();
		const before = await picture();
		await button(page, / d5[,:]/).click();
		await page.mouse.move(1, 1);
		expect((await picture()).equals(before)).toBe(false);
		await button(page, / d5[,:]/).click();
		await page.mouse.move(1, 1);
		await expect.poll(async () => (await picture()).equals(before)).toBe(true);
		await button(page, "Next").click();
		await expect(page.getByText("2 of 3")).toBeVisible();
	},
);

anew("S skips a question, and a round ended by Escape can be continued", async ({ page }) => {
	await page.goto(sent(ITALIAN, HANGS, START));
	await expect(heading(page, "Which squares does White control?")).toBeVisible();
	await page.keyboard.press("s");
	await expect(heading(page, "Which of Black’s pieces hang?")).toBeVisible();
	await page.setViewportSize({ width: 390, height: 664 });
	await page.keyboard.press("Escape");
	await expect(page.getByText("The round ended at question 2 of 3.")).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
	// In low windows too the words of a kind stay on its tile.
	for (const width of [640, 900, 1280]) {
		await page.setViewportSize({ width, height: 500 });
		const over = await page
			.locator(".choose-tiles button")
			.evaluateAll((all) =>
				all
					.filter((one) => one.scrollWidth > one.clientWidth)
					.map(({ textContent }) => textContent),
			);
		expect(over, `${width}`).toEqual([]);
	}
	await page.setViewportSize({ width: 390, height: 664 });
	await button(page, "Undo").click();
	await expect(heading(page, "Which of Black’s pieces hang?")).toBeVisible();
	// Left for another screen, it waits too.
	await page.goto("/#games");
	await expect(page).toHaveTitle(/My games/);
	await page.goto("/#practise");
	await expect(page.getByText("Paused at question 2 of 3.")).toBeInViewport({ ratio: 1 });
	await button(page, "Resume").click();
	await expect(heading(page, "Which of Black’s pieces hang?")).toBeVisible();
	// Enter presses the button that has the focus, and does not answer.
	await button(page, "Skip").press("Enter");
	await expect(page.getByText("3 of 3")).toBeVisible();
	await button(page, "End the round").press("Enter");
	await expect(page.getByText("The round ended at question 3 of 3.")).toBeVisible();
});

anew("in a round the board stands exactly where the analysis board does", async ({ page }) => {
	for (const [width, height] of [
		[1440, 900],
		[1280, 720],
		[1024, 768],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		await open(page);
		const analysis = await page.locator(".board").boundingBox();
		await page.goto(sent(ITALIAN));
		await expect(board(page)).toBeVisible();
		expect(await page.locator(".paint-board").boundingBox(), `${width}`).toEqual(analysis);
		const panel = await page.getByRole("region", { name: "Whose square?" }).boundingBox();
		expect(panel?.height).toBeGreaterThan(analysis?.height ?? 0);
	}
});

/** How far the squares to mark lie from those that are seen below them, at most, in pixels. */
const offset = (page: Page) =>
	page.locator(".paint-board").evaluate((element) => {
		const picture = element.querySelector("canvas")?.getBoundingClientRect();
		const cells = [...element.querySelectorAll("[role=gridcell]")];
		if (picture === undefined || cells.length !== 64) throw new Error("There is a board");
		const edge = picture.width / 8;
		const apart = cells.flatMap((cell, at) => {
			const { x, y, right, bottom } = cell.getBoundingClientRect();
			const [left, top] = [picture.x + (at & 7) * edge, picture.y + (at >> 3) * edge];
			return [x - left, y - top, right - left - edge, bottom - top - edge].map(Math.abs);
		});
		return { apart: Math.max(...apart), width: picture.width, right: picture.right };
	});

anew(
	"marks lie on their squares at every size, however long the list of reasons",
	async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 720 });
		await page.goto(sent(START));
		// Twelve of these sixteen are wrong.
		const squares = page.locator(".paint-board [aria-selected]");
		await expect(squares).toHaveCount(16);
		for (const one of await squares.all()) await one.click({ force: true });
		await button(page, "Answer").click();
		await expect(page.getByRole("list", { name: "Why" }).getByRole("listitem")).toHaveCount(8);
		for (const [width, height] of [
			[1280, 720],
			[1440, 900],
			[1920, 1080],
			[820, 1180],
			[844, 390],
			[390, 844],
			[360, 640],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const letters of ["", "200%"]) {
				await page.evaluate((size) => {
					document.documentElement.style.fontSize = size;
				}, letters);
				await expect
					.poll(async () => (await offset(page)).right, { message: `${width}` })
					.toBeLessThanOrEqual(width);
				const { apart } = await offset(page);
				expect(apart, `${width} by ${height}, letters ${letters}`).toBeLessThan(1);
			}
		}
	},
);

anew(
	"on a phone a round has no header, and its buttons are within reach of the thumb",
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(sent(ITALIAN, HANGS));
		await expect(heading(page, "Which squares does White control?")).toBeInViewport();
		await expect(page.getByRole("banner")).toBeHidden();
		const before = await page.locator(".paint-board").boundingBox();
		// As far from one edge as from the other
		expect(before).toMatchObject({ x: 15, width: 360 });
		for (const name of ["Skip", "Answer", "End the round"]) {
			const box = await button(page, name).boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
		}
		await square(page, "c3").click({ force: true });
		await button(page, "Answer").click();
		await expect(heading(page, "1 right, 5 missed")).toBeInViewport();
		await expectAccessible(page);
		expect(await page.locator(".paint-board").boundingBox()).toEqual(before);
		const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
		expect(await wide()).toBe(390);
		// On a low one the first reason comes above the bar, and the way out stays with it.
		await page.setViewportSize({ width: 390, height: 664 });
		await page.mouse.wheel(0, 2000);
		await expect(page.getByText("White controls d5")).toBeInViewport({ ratio: 1 });
		await expect(button(page, "End the round")).toBeInViewport({ ratio: 1 });
		await button(page, "Next").click();
		await expect(button(page, "End the round")).toBeInViewport({ ratio: 1 });
		expect((await page.locator(".paint-board").boundingBox())?.y).toBe(137);
		await button(page, "Answer").click();
		const [reason, bar] = await Promise.all(
			[".reasons-why li", ".round-foot"].map((one) => page.locator(one).first().boundingBox()),
		);
		expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
		await button(page, "Next").click();
		await expect(heading(page, /points$/)).toBeInViewport();
		expect(await wide()).toBe(390);
		await button(page, "Close").click();
		await expect(page.getByRole("banner")).toBeVisible();
		expect(await wide()).toBe(390);
		await expectAccessible(page);
	},
);

anew(
	"the first visit to Practise begins with One of three, and the chosen number stays after a reload",
	async ({ page }) => {
		const found = complaints(page);
		await page.goto("./");
		await page.getByRole("link", { name: "Practise" }).click();
		await expect(button(page, /One of three/)).toHaveAttribute("aria-pressed", "true");
		await expectAccessible(page);
		await button(page, "5").click();
		// Written before a page that is left could break it off.
		await page.evaluate(async () => {
			await new Promise<void>((resolve) => {
				indexedDB.open("square-control-kept").onsuccess = ({ target }) => {
					const base = (target as IDBOpenDBRequest).result;
					base.transaction("work").oncomplete = () => resolve(base.close());
				};
			});
		});
		await page.reload();
		await expect(button(page, "5")).toHaveAttribute("aria-pressed", "true");
		await button(page, "Begin").click();
		await expect(page.getByRole("img", { name: "Question 1 of 5" })).toBeVisible();
		const three = board(page).locator("[aria-selected]");
		await expect(three).toHaveCount(3);
		await three.nth(0).click({ force: true });
		await three.nth(1).click({ force: true });
		await expect(board(page).locator("[aria-selected=true]")).toHaveCount(1);
		for (let place = 1; place <= 5; place++) {
			await page.keyboard.press("Enter");
			await expect(button(page, "Next")).toBeVisible();
			await page.keyboard.press("Enter");
		}
		await expect(button(page, "Another round")).toBeVisible();
		await button(page, "Another round").click();
		await expect(page.getByText("1 day in a row")).toBeVisible();
		await expect(page.getByText(/^You miss/)).toBeVisible();
		await page.reload();
		await expect(page.getByText(/^You miss/)).toBeVisible();
		await button(page, /^Practise th/).click();
		await expect(heading(page, /^Which (?:squares|of the three)/)).toBeVisible();
		expect(found).toEqual([]);
	},
);

for (const [kind, question] of [
	["Whose square?", /^Which squares (?:does|are)/],
	["What hangs?", /pieces hang\?$/],
	["What changes?", /^Which squares change hands with/],
	["What’s given up?", /give up with/],
	["Win a square", /^Find a move that wins/],
	["Mixed", /^Which of the three/],
] as const) {
	anew(`questions of the kind ${kind} can be made from the samples`, async ({ page }) => {
		await page.goto("./#practise");
		await button(page, new RegExp(kind.replace("?", "\\?"))).click();
		await button(page, "Begin").click();
		await expect(heading(page, question)).toBeVisible();
		await expectAccessible(page);
	});
}

anew(
	"a move that wins the square is played, and one that does not is answered with the reason",
	async ({ page }) => {
		await page.goto(sent("1.4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1!win;d8d8;map;why;"));
		await expect(heading(page, "Find a move that wins d8.")).toBeVisible();
		await square(page, "a1").click({ force: true });
		await square(page, "a2").click({ force: true });
		await expect(told(page)).toContainText("After 1.Ra2 d8 is Black’s. Try another move.");
		await square(page, "a1").click({ force: true });
		await square(page, "a7").click({ force: true });
		await expect(told(page)).toContainText("After 1.Ra7 d8 is");
		await button(page, "Show it").click();
		await expect(page.getByText(/^(?:Correct answer|Best)/)).toBeVisible();
	},
);

anew("an answer without a move asks once for confirmation", async ({ page }) => {
	await page.goto(sent(START.replace("white;middle;map", "reply;board;e2e4,d2d4")));
	await expect(heading(page, "Find the move: White moves.")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(told(page)).toHaveText("You haven’t played a move. Answer without one?");
	await button(page, "Answer without a move").click();
	await expect(told(page)).toContainText("Not right. Correct answers: d4 and e4.");
});

anew("a sprint goes on at a press and ends when its time is up", async ({ page }) => {
	await page.clock.install();
	await page.goto("./#practise");
	await button(page, /Sprint/).click();
	await button(page, "Begin").click();
	await expect(heading(page, /^Which of the three/)).toBeVisible();
	for (let place = 0; place < 3; place++) {
		await board(page).locator("[aria-selected]").first().click({ force: true });
	}
	await expect(told(page)).toHaveText(/^\d right\. .+\.$/);
	await expectAccessible(page);
	await page.clock.runFor(61_000);
	await expect(heading(page, /right in 60 seconds/)).toBeVisible();
	await expect(page.getByText("1 day", { exact: true })).toBeVisible();
});

anew(
	"a round about the open game names it, and a question can be opened on the board",
	async ({ page }) => {
		await open(page);
		await load(
			page,
			'[White "Karpov, A"]\n[Black "Kasparov, G"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6',
		);
		await page.getByRole("link", { name: "Practise" }).click();
		await expect(page.getByLabel("Positions from")).toContainText("Karpov – Kasparov");
		await button(page, /Whose square/).click();
		await button(page, "5").click();
		await button(page, "Begin").click();
		await button(page, "Answer").click();
		await button(page, "Open on the board").click();
		await expect(page.getByText("The position of the question is open.")).toBeVisible();
		await page.goBack();
		await expect(button(page, "Next")).toBeVisible();
	},
);

anew("moments of the review can be practised from the review itself", async ({ page }) => {
	await open(page);
	await load(page, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+");
	await page.getByRole("tab", { name: "Review" }).click();
	await page.getByRole("link", { name: "Practise these" }).last().click();
	await expect(page.getByLabel("Positions from")).toHaveValue("review");
	await button(page, /Whose square/).click();
	await button(page, "5").click();
	await button(page, "Begin").click();
	await expect(heading(page, /^Which (?:squares|of the three)/)).toBeVisible();
});

anew("if the browser saves nothing, a round can be played all the same", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "indexedDB"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("denied", "SecurityError");
				},
			});
		}
	});
	const found = complaints(page);
	await page.goto(sent(START));
	await button(page, "Answer").click();
	await button(page, "Next").click();
	await button(page, "Another round").click();
	await expect(page.getByText("1 day in a row")).toBeVisible();
	expect(found).toEqual([]);
});
