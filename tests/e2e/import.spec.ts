// Games from Lichess and Chess.com: nobody is asked without a press, and what comes of it. A server
// on this machine stands for both.

import { expect, type Page, test } from "@playwright/test";
import { StandIn } from "../support/standIn.ts";
import { expectAccessible } from "./axe.ts";
import { complaints, expectOn, load, open, paste } from "./page.ts";
import { anew } from "./visit.ts";

const standIn = new StandIn();
test.beforeAll(() => standIn.open());
test.afterAll(() => standIn.close());

/** Sends what the page asks of others to the stand-in; gives all that it asks. */
async function askStandIn(page: Page): Promise<string[]> {
	const elsewhere: string[] = [];
	page.on("request", (asked) => {
		if (!/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(asked.url())) elsewhere.push(asked.url());
	});
	await page.route(/^https:\/\/(?:lichess\.org|api\.chess\.com)\//, async (route) => {
		const url = route.request().url();
		if (url.endsWith("/heldgame")) return;
		await route.fulfill({ response: await route.fetch({ url: standIn.insteadOf(url) }) });
	});
	return elsewhere;
}

anew("a game, study or round is fetched from its address only after a press", async ({ page }) => {
	const asked = await askStandIn(page);
	const found = complaints(page);
	await open(page);
	await load(page, "1. d4 d5");
	const dialog = page.getByRole("dialog", { name: "Load from Lichess" });
	const offer = async (address: string) => {
		await paste(page, address);
		await expect(dialog).toBeVisible();
	};

	await test.step("the dialog shows what will be requested, and Cancel requests nothing", async () => {
		await offer("https://lichess.org/goodgame/black#3");
		await expect(dialog).toContainText("https://lichess.org/game/export/goodgame");
		await expect(dialog).toContainText("No name, cookie or part of your games");
		await expectAccessible(page, "both themes");
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		expect(asked).toEqual([]);
	});
	await test.step("Load opens the game at the move of its address", async () => {
		await offer("https://lichess.org/goodgame/black#3");
		await expect(dialog.getByRole("button", { name: "Load" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator(".move")).toHaveText(["e4", "e5", "Nf3", "Nc6"]);
		await expectOn(page, "f3", "white knight");
		expect(asked).toEqual(["https://lichess.org/game/export/goodgame"]);
	});
	await test.step("a missing game is reported, and the open game stays", async () => {
		await offer("lichess.org/nowhere1");
		await expect(dialog.getByRole("alert")).toContainText("is not on Lichess, or is private");
		await page.keyboard.press("Escape");
		await expect(page.locator(".move")).toHaveCount(4);
	});
	await test.step("after too many requests the button waits as long as the site says", async () => {
		await offer("https://lichess.org/toomanyy");
		await expect(dialog.getByRole("alert")).toContainText("too many requests");
		await expect(dialog.getByRole("button", { name: /^Try again in \d+ s$/ })).toBeDisabled();
		await expect(dialog.getByRole("button", { name: "Try again", exact: true })).toBeEnabled();
		await page.keyboard.press("Escape");
	});
	await test.step("a request that gets no answer can be cancelled", async () => {
		await offer("https://lichess.org/heldgame");
		await expect(dialog.getByText("Waiting for the answer…")).toBeVisible();
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(dialog).toBeHidden();
	});
	await test.step("a study opens as a file of its chapters", async () => {
		await paste(page, "https://lichess.org/study/studyone");
		await expect(page.getByRole("button", { name: "Game 1 of 2" })).toBeVisible();
		expect(asked.at(-1)).toBe("https://lichess.org/api/study/studyone.pgn");
	});
	// That the site answered with 404 and 429 is the browser's to say.
	expect(found.filter((one) => !/status of (?:404|429)/.test(one))).toEqual([]);
});

anew(
	"a player's games are loaded into My games, by name or by the player's address",
	async ({ page }) => {
		const asked = await askStandIn(page);
		const found = complaints(page);
		const dialog = page.getByRole("dialog", { name: "A player’s games" });
		const rows = page.locator(".game-list tbody tr");
		await page.goto("./#games");
		await page.getByRole("button", { name: "From Lichess or Chess.com…" }).click();

		await test.step("the dialog asks for name and number, and shows what will be requested", async () => {
			await expect(dialog.getByLabel("Name")).toBeFocused();
			await expect(dialog.getByRole("button", { name: "Load" })).toBeDisabled();
			await page.keyboard.type("ann");
			await dialog.getByLabel("How many games").fill("2");
			await expect(dialog).toContainText("https://lichess.org/api/games/user/ann?max=2");
			await expectAccessible(page);
			expect(asked).toEqual([]);
		});
		await test.step("Load brings the player's games into the list", async () => {
			await page.keyboard.press("Enter");
			await expect(page.getByText("2 games were read.")).toBeVisible();
			await expect(rows).toHaveCount(2);
			expect(asked).toEqual(["https://lichess.org/api/games/user/ann?max=2"]);
		});
		await test.step("an address of Chess.com opens the dialog with the name filled in", async () => {
			await open(page);
			await paste(page, "https://www.chess.com/member/Nobody");
			await expect(dialog.getByLabel("Name")).toHaveValue("Nobody");
			await dialog.getByRole("button", { name: "Load" }).click();
			await expect(page.getByText("Player Nobody is not on")).toBeVisible();
			await expect(rows).toHaveCount(2);
			expect(asked.at(-1)).toBe("https://api.chess.com/pub/player/nobody/games/archives");
		});
		expect(found.filter((one) => !/status of 404|Player Nobody/.test(one))).toEqual([]);
	},
);
