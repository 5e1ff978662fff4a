// A page of somebody else's with the package in it: served from where the package was laid, under
// a policy that allows nothing which the package's pages do not name.

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";

export const HOME = "http://package.test/";

/** Policy that a page needs, by docs/package/react.md. */
export const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/** Answers for the host of the trial with its files. */
export const serve = (page: Page, folder: string, headers: Readonly<Record<string, string>>) =>
	page.route(`${HOME}**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const path = join(folder, pathname);
		if (!existsSync(path)) return route.fulfill({ status: 404 });
		const contentType = MEDIA_TYPES[extname(path)] ?? "text/plain";
		return route.fulfill({ body: readFileSync(path), contentType, headers });
	});

export const told = (page: Page) =>
	page.evaluate(() => (window as unknown as { told: readonly unknown[] }).told);

/** The middle of a square on screen. */
export async function middleOf(board: Locator, square: string) {
	const cell = board.getByRole("gridcell", { name: new RegExp(`^${square}, `) });
	const box = await cell.boundingBox();
	if (box === null) throw new Error(`${square} is nowhere`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses where a square is on screen. */
export async function press(page: Page, board: Locator, square: string): Promise<void> {
	const { x, y } = await middleOf(board, square);
	await page.mouse.click(x, y);
}
