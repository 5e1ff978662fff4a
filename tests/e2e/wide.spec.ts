// Wide windows, in which the list of moves stands beside the panel.

import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { begin, clickSquare, complaints, openSettings, slider, tab } from "./page.ts";
import { describeVisit, visit } from "./visit.ts";

const WIDE = { width: 1920, height: 1080 };

describeVisit("in a wide window", () => {
	visit(
		"in a wide window moves stay visible beside the review and every other panel",
		async ({ page }) => {
			const wrong = complaints(page);
			await begin(page);
			await page.setViewportSize(WIDE);
			await page.getByRole("button", { name: /1985/ }).click();
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "32");
			const list = page.getByRole("heading", { name: "Moves" });
			const moves = page.locator(".move-list");
			await expect(list).toBeInViewport();
			await expect(page.getByRole("tab")).toHaveCount(4);
			await expect(tab(page, "Review")).toHaveAttribute("aria-selected", "true");
			await expect(page.locator(".side-panel")).toContainText("other moments");
			await expectAccessible(page);

			for (const name of ["Explain", "Edit", "Share"] as const) {
				await tab(page, name).click();
				await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
				await expect(moves).toBeInViewport();
				await expect(page.getByRole("tabpanel")).toHaveCount(1);
			}
			await page.keyboard.press("Escape");
			await expect(tab(page, "Review")).toHaveAttribute("aria-selected", "true");
			await clickSquare(page, "e5");
			await expect(tab(page, "Explain")).toHaveAttribute("aria-selected", "true");
			await openSettings(page);
			await expect(moves).toBeInViewport();
			await page.keyboard.press("Escape");

			await expect(tab(page, "Explain")).toHaveAttribute("aria-selected", "true");
			await tab(page, "Explain").focus();
			await page.keyboard.press("ArrowRight");
			await expect(tab(page, "Review")).toBeFocused();
			await page.getByRole("button", { name: "Nf3", exact: true }).first().click();
			await expect(slider(page)).toHaveAttribute("aria-valuenow", "3");

			await page.setViewportSize({ width: 1440, height: 900 });
			await expect(page.getByRole("tab")).toHaveCount(5);
			await page.keyboard.press("Escape");
			await expect(tab(page, "Moves")).toHaveAttribute("aria-selected", "true");
			expect(wrong).toEqual([]);
		},
	);
});
