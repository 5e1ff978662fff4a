// The game as a film: made beside the page, read back, and called off.

import { expect, type Page } from "@playwright/test";
import { PLAIN } from "../../src/board/heat/palette.ts";
import { BLACKS, NEUTRAL, WHITES } from "../../src/control/classes.ts";
import { readGif } from "../support/gif.ts";
import { begin, load, openRow, tab } from "./page.ts";
import { visit } from "./visit.ts";

const film = (page: Page) => page.getByRole("region", { name: "Video" });

async function save(page: Page): Promise<Buffer> {
	const saving = page.waitForEvent("download");
	await film(page).getByRole("button", { name: "Save video" }).click();
	const parts: Buffer[] = [];
	for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

visit(
	"a part of the game is saved as GIF or video in the board's colours, and saving can be cancelled",
	async ({ page }) => {
		await begin(page);
		await load(
			page,
			'[White "A <b>"]\n[Black "B & C"]\n\n1. e4 e5 {A comment </p>} 2. Nf3 Nc6 3. Bb5 a6 1-0',
		);
		await tab(page, "Share").click();
		await openRow(page, "Video");
		await film(page).getByLabel("Width").selectOption("320");
		await film(page).getByLabel("From").selectOption("1. e4");
		await film(page).getByLabel(/^To/).selectOption("2... Nc6");
		const { width, height, frames } = readGif(await save(page));
		await expect(page.getByText(/Video saved, \d+ kB/)).toBeVisible();
		expect(width).toBe(320);
		expect(frames).toHaveLength(5);
		// The comment is read as well; the title and the last position stay, and no result is told.
		expect(frames.map(({ delay }) => delay)).toEqual([250, 100, 100 + 63, 100, 250]);
		const seen = frames[1]?.seen ?? new Uint8Array();
		const colours = new Set<string>();
		for (let at = 0; at < seen.length; at += 3)
			colours.add(`rgb(${seen.subarray(at, at + 3).join(" ")})`);
		const tints = ([NEUTRAL, WHITES, BLACKS] as const).map((control) => PLAIN.tints[control].on);
		expect(tints.filter(({ pale, deep }) => !colours.has(pale) || !colours.has(deep))).toEqual([]);
		expect(
			frames.slice(2, 5).filter((frame) => frame.width * frame.height === width * height),
		).toHaveLength(0);

		await film(page).getByLabel("Format").selectOption("webm");
		const webm = await save(page);
		expect(webm.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
		expect(webm.includes("V_VP")).toBe(true);

		await page.route("**/filmWorker*", () => {});
		await film(page).getByRole("button", { name: "Save video" }).click();
		await expect(page.getByRole("progressbar", { name: "Making the video" })).toBeVisible();
		await film(page).getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await expect(film(page).getByRole("button", { name: "Save video" })).toBeEnabled();
	},
);
