// Boards that follow a game while it is played: in pages of another origin, which ask for the file themselves, and in frames on their own.

import { expect, type Frame, type Page, test } from "@playwright/test";
import { Host, scriptFor } from "./host.ts";
import { complaints } from "./page.ts";

const host = new Host();
test.beforeAll(() => host.open());
test.afterAll(() => host.close());

const pgn = (moves: string) => `[White "Ann"]\n[Black "Bob"]\n[Result "*"]\n\n${moves} *\n`;

/** Answers for the file, wherever it is asked for. */
async function serveFile(page: Page) {
	const file = { moves: "1. e4 e5", asked: 0 };
	await page.route("**/live.pgn", async (route) => {
		file.asked++;
		await route.fulfill({ body: pgn(file.moves), contentType: "application/x-chess-pgn" });
	});
	return file;
}

const boards = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());
const moves = (frame: Frame) => frame.getByRole("slider", { name: "Move" });

async function expectAll(page: Page, now: number, most: number): Promise<void> {
	for (const frame of boards(page)) {
		await expect(moves(frame)).toHaveAttribute("aria-valuemax", String(most));
		await expect(moves(frame)).toHaveAttribute("aria-valuenow", String(now));
	}
}

for (const { name, html } of [
	{
		name: "four elements of a page ask once for all",
		html: '<square-control follow="./live.pgn" moves="none"></square-control>'.repeat(4),
	},
	{
		name: "four frames of a page ask once for all",
		html: '<iframe width="400" height="500" src="EMBED?follow=live.pgn"></iframe>'.repeat(4),
	},
]) {
	test(`${name}: new moves come, and whoever has stepped back stays until they press Live`, async ({
		page,
		baseURL,
	}) => {
		const found = complaints(page);
		const file = await serveFile(page);
		const embed = new URL("embed.html", baseURL).href;
		await host.visit(page, (response) => {
			response.end(
				`<!doctype html><link rel="icon" href="data:,"><style>body { display: grid; grid-template-columns: 1fr 1fr }</style><body>${html.replaceAll("EMBED", embed)}${scriptFor(baseURL)}`,
			);
		});
		await expect.poll(() => boards(page).length).toBe(4);
		await expectAll(page, 2, 2);
		const [first, ...others] = boards(page);
		if (first === undefined) throw new Error("There is no board");
		await expect(first.getByText("Live", { exact: true })).toBeVisible();

		await moves(first).press("Home");
		const before = file.asked;
		file.moves = "1. e4 e5 2. Nf3";
		for (const frame of others) {
			await expect(moves(frame)).toHaveAttribute("aria-valuenow", "3");
		}
		expect(file.asked - before).toBeLessThanOrEqual(4);
		await expect(moves(first)).toHaveAttribute("aria-valuemax", "3");
		await expect(moves(first)).toHaveAttribute("aria-valuenow", "0");
		await first.getByRole("button", { name: "Live: go to the newest move" }).click();
		await expectAll(page, 3, 3);
		expect(found).toEqual([]);
	});
}
