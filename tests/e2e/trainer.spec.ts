// The page for a trainer: moments of an answer to tick, to print and to save, on desk and phone.

import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { dropGames, hanging } from "./games.ts";
import { complaints, open, paste } from "./page.ts";
import { expectRoom } from "./roomFor.ts";
import { anew } from "./visit.ts";

const moments = (page: Page) => page.getByRole("heading", { name: /^Moment \d+: / });

for (const width of [1440, 390]) {
	anew(
		`moments can be printed or saved as PGN for a trainer, at a width of ${width}`,
		async ({ page }) => {
			const found = complaints(page);
			await page.setViewportSize({ width, height: 844 });
			await open(page);
			await dropGames(page);
			await hanging(page).press("Enter");
			await page.getByRole("button", { name: "For your trainer", exact: true }).click();
			const title = page.getByRole("heading", { name: "For your trainer" });
			await expect(title).toBeFocused();
			await expect(moments(page)).toHaveCount(12);
			await expect(
				page.getByText(
					"“You” is Brandt, Nadja. The boards are turned to you. Red arrow: the move played; green: a better one.",
				),
			).toBeVisible();
			await expect(page.getByText("Played: 5...dxe5. Black to move.").first()).toBeVisible();
			await expectRoom(page);
			await expectAccessible(page);
			const ticks = page.getByRole("group", { name: "Which moments" }).getByRole("checkbox");
			await ticks.first().uncheck();
			await expect(moments(page)).toHaveCount(11);
			await page.getByRole("checkbox", { name: "Leave names out" }).check();
			const saved = page.waitForEvent("download");
			await page.getByRole("button", { name: "Save as PGN" }).click();
			const text = await readFile(await (await saved).path(), "utf8");
			expect(text.match(/^\[ChapterName "5\.\.\.dxe5, Opponent – Pupil/gm)).toHaveLength(11);
			expect(text).not.toContain("Brandt");
			expect(text.replace(/\s+/g, " ")).toContain("“You” is Pupil.");
			// Printing hides what is of no use on paper.
			await page.emulateMedia({ media: "print" });
			await expect(title).toBeHidden();
			await expect(moments(page).first()).toBeVisible();
			await page.emulateMedia({ media: "screen" });
			await page.reload();
			await expect(moments(page)).toHaveCount(12);
			await page.getByRole("button", { name: "Back to My games" }).click();
			await expect(page.getByRole("tab", { name: "Insights" })).toBeVisible();
			// On the board each moment is a chapter, which opens before its move.
			await open(page);
			await paste(page, text);
			await expect(page.getByRole("slider", { name: "Move" })).toHaveAttribute(
				"aria-valuetext",
				/^9 of 20/,
			);
			expect(found).toEqual([]);
		},
	);
}
