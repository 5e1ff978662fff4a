// The review of a game that is open: signs, the story, and the way from moment to moment.

import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { begin, complaints, dragSquare, load, panelOf, tab } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const LEFT = "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. Nxe4 d6 *";
const SENTENCE =
	"The knight on e4 hangs: taking it wins 3 points, counting captures. White took it with 5.Nxe4.";
/** A game of club players that loses the exchange, and not by a piece that hangs. */
const CLUB =
	"1. Nf3 d5 2. d4 c5 3. e3 Bg4 4. Bb5+ Nc6 5. Bxc6+ bxc6 6. h3 Bxf3 7. Qxf3 cxd4 8. " +
	"exd4 Nf6 9. O-O e6 10. Re1 Be7 11. Re5 Ne4 12. Nd2 Nd6 13. Qg3 O-O 14. Nf3 Nf5 15. " +
	"Qg4 Bd6 16. Bg5 f6 17. Bxf6 Rxf6 18. Rae1 Rg6 19. Qh5 Bxe5 20. Rxe5 c5 21. Rxe6 Rxe6 " +
	"22. Ng5 Re1+ *";
const ANNOUNCED = SENTENCE.replace("The", "After 4...h6 the");

describeVisit("the review", () => {
	visit(
		"a game is reviewed without asking, with signs at its moves and a story in the panel",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, LEFT);
			const cell = page.getByRole("cell", { name: "h6" });
			await expect(cell.getByTitle("Left hanging")).toBeVisible();
			await tab(page, "Review").click();
			const panel = panelOf(page, "Review");
			await expect(panel.getByRole("heading", { name: /^4\.\.\.h6/ })).toBeVisible();
			const moment = panel.getByRole("button", { name: SENTENCE });
			await moment.click();
			await expect(moment).toHaveAttribute("aria-current", "step");
			await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuenow",
				"8",
			);
			await expect(page.getByRole("status").filter({ hasText: ANNOUNCED })).toHaveCount(1);
			await expectAccessible(page, "both themes");
			expect(found).toEqual([]);
		},
	);

	visit("a move played on the board is included in the review", async ({ page }) => {
		await begin(page);
		await load(page, "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 *");
		await tab(page, "Review").click();
		const panel = panelOf(page, "Review");
		await expect(panel.getByRole("button", { name: "What decided the game?" })).toBeVisible();
		await expect(panel).not.toContainText("moments");
		await page.keyboard.press("End");
		await dragSquare(page, "h7", "h6");
		await expect(panel.getByRole("button", { name: /The knight on e4 hangs/ })).toBeVisible();
	});

	visit(
		"N and Shift N step between moments, and hidden kinds have neither sign nor sentence",
		async ({ page }) => {
			await begin(page);
			await load(page, LEFT);
			await expect(page.getByTitle("Left hanging")).toHaveCount(1);
			await page.keyboard.press("n");
			const panel = panelOf(page, "Review");
			const slider = page.getByRole("slider", { name: "Move" });
			await expect(slider).toHaveAttribute("aria-valuenow", "8");
			await page.keyboard.press("End");
			await page.keyboard.press("Shift+N");
			await expect(slider).toHaveAttribute("aria-valuenow", "8");
			const kinds = panel.getByRole("button", { name: /^\d of 7 kinds$/ });
			await kinds.click();
			await panel.getByRole("checkbox", { name: "Left hanging" }).uncheck();
			await expect(kinds).toHaveText("2 of 7 kinds");
			await expect(panel.getByRole("button", { name: SENTENCE })).toHaveCount(0);
			await expect(page.locator(".move-list").getByTitle("Left hanging")).toHaveCount(0);
			await load(page, LEFT.replace("Nxe4 d6", "d3 d6"));
			await expect(page.locator(".move-list").getByTitle("Not taken")).toHaveCount(0);
			await tab(page, "Review").click();
			await kinds.click();
			await panel.getByRole("checkbox", { name: "Not taken" }).check();
			await expect(panel.getByRole("button", { name: /White played 5\.d3 instead/ })).toBeVisible();
			await expect(page.locator(".move-list").getByTitle("Not taken")).toHaveCount(1);
			await panel.getByRole("checkbox", { name: "Not taken" }).uncheck();
			await panel.getByRole("checkbox", { name: "Left hanging" }).check();
		},
	);

	visit(
		"moments come first, and their explanation and selection are a press away",
		async ({ page }) => {
			await begin(page);
			await page.getByRole("button", { name: /^1985/ }).click();
			await expect(page.locator(".move")).toHaveCount(80);
			const panel = panelOf(page, "Review");
			const moments = panel.locator(".moments").getByRole("button");
			for (const [width, height, seen] of [
				[390, 844, 2],
				[375, 667, 2],
				[360, 640, 1],
				[844, 390, 2],
				[1280, 720, 3],
				[1366, 768, 3],
				[1440, 900, 3],
			] as const) {
				await page.setViewportSize({ width, height });
				await tab(page, "Review").click();
				for (let at = 0; at < seen; at++)
					await expect(moments.nth(at), `${width} by ${height}`).toBeInViewport({ ratio: 1 });
				// The map's are folded, with the choice among them.
				const folded = panel.locator(".map-moments");
				await folded.locator("summary").press("Enter");
				await panel.getByRole("button", { name: "3 of 7 kinds" }).press("Enter");
				await expect(panel.getByRole("checkbox").first()).toBeInViewport({ ratio: 1 });
				await panel.getByRole("button", { name: "3 of 7 kinds" }).press("Enter");
				await expect(panel.getByRole("checkbox")).toHaveCount(0);
				await folded.locator("summary").press("Enter");
				await expect(panel.getByRole("link", { name: "Practise these" })).toBeInViewport();
				await panel.getByRole("button", { name: "How sure?" }).press("Enter");
				await expect(panel.getByText("Stockfish finds these moves")).toBeInViewport();
				await panel.getByRole("button", { name: "How sure?" }).press("Enter");
				await page.keyboard.press("Escape");
				await expect(panel).toBeHidden();
			}
			await tab(page, "Review").click();
			await panel.locator(".map-moments summary").click();
			await panel.getByRole("button", { name: "3 of 7 kinds" }).click();
			await expectAccessible(page);
		},
	);

	visit(
		"the review of a sample needs no engine and says what decided it, with marks and a question",
		async ({ page }) => {
			const found = complaints(page);
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			await begin(page);
			await page.getByRole("button", { name: /^1858/ }).click();
			await tab(page, "Review").click();
			const panel = panelOf(page, "Review");
			const told = panel.getByRole("region", { name: "What decided the game" });
			await expect(told.locator(".large strong")).toHaveText(["6...Nf6?!", "10.Nxb5!", "13.Rxd7!"]);
			const slider = page.getByRole("slider", { name: "Move" });
			await page.keyboard.press("m");
			await expect(slider).toHaveAttribute("aria-valuenow", "18");
			await page.keyboard.press("i");
			await expect(slider).toHaveAttribute("aria-valuenow", "20");
			await page.keyboard.press("m");
			await expect(slider).toHaveAttribute("aria-valuenow", "18");
			const put = told.getByRole("button", { name: "Add to deck" });
			await put.click();
			await expect(told.getByText("In your deck, due today.")).toBeVisible();
			await told.getByRole("button", { name: "Undo" }).click();
			await expect(told.getByText("Removed from your deck.")).toBeVisible();
			await put.click();
			await expect(told.getByText("In your deck, due today.")).toBeVisible();
			// It says so where it came from: nothing puts it there twice.
			await expect(put).toHaveCount(0);
			const now = told.getByRole("link", { name: "Practise now" });
			// Squares that were let go of are asked first, then the move.
			const asks = (await now.getAttribute("href")) ?? "";
			await now.click();
			await expect(page.getByRole("heading", { name: /^Which squares did Black/ })).toBeVisible();
			await page.goto(`./${asks.replace(/q=.*~/, "q=")}`);
			await expect(page.getByRole("heading", { name: "Find the best move." })).toBeVisible();
			await expect(page.getByText("White to move")).toBeVisible();
			const answer = page.getByRole("region", { name: "Mixed" }).getByRole("status");
			// Pointers go through cells to the board: presses are forced.
			const square = (name: string) =>
				page.getByRole("grid", { name: /^Board/ }).getByRole("gridcell", { name });
			await square("a2,").click({ force: true });
			await square("a3").click({ force: true });
			await expect(answer).toContainText("it may be as good");
			await expect(page.getByRole("button", { name: "Ask the engine about 10.a3" })).toBeVisible();
			await square("c3,").click({ force: true });
			await square("b5,").click({ force: true });
			await expect(answer).toHaveText("10.Nxb5: right.");
			await expectAccessible(page);
			expect(asked.filter((url) => url.includes("/engine/"))).toEqual([]);
			expect(found).toEqual([]);
		},
	);

	visit(
		"without evaluations the review of a club game finds lost material, with sentence, sign and line",
		async ({ page }) => {
			const found = complaints(page);
			await begin(page);
			await load(page, `[WhiteElo "1200"]\n[BlackElo "1023"]\n\n${CLUB}`);
			await tab(page, "Review").click();
			const lost = panelOf(page, "Review").getByRole("region", { name: "Material that was lost" });
			const rook = lost.getByRole("button", {
				name: /21\.Rxe6 Loses \d points .*lost a rook for a pawn: 21\.\.\.Rxe6/,
			});
			await expect(rook).toBeVisible();
			await expect(
				page
					.locator(".move-list")
					.getByTitle(/^Loses \d points$/)
					.first(),
			).toBeAttached();
			await rook.click();
			await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuenow",
				"41",
			);
			await expect(lost.getByRole("button", { name: "21...Rxe6", exact: true })).toBeVisible();
			await expectAccessible(page);
			expect(found).toEqual([]);
		},
	);
});
