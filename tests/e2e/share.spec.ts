// The panel Share: its forms, one below the other.

import { expect, test } from "@playwright/test";
import { load, open, tab } from "./page.ts";

for (const [width, height] of [
	[1440, 900],
	[390, 664],
] as const) {
	test(`the forms of Share have equal widths and heights at ${width}x${height}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await open(page);
		await load(page, '[White "One"]\n\n1. e4 e5 *\n\n[White "Two"]\n\n1. d4 d5 *');
		await tab(page, "Share").click();
		const more = page.getByRole("button", { name: /^More: / });
		await expect(more).toHaveCount(5);
		for (const row of await more.all()) {
			if ((await row.getAttribute("aria-expanded")) === "false") await row.press("Enter");
		}
		const forms = await page.locator(".export-body").evaluateAll((bodies) =>
			bodies.map((body) => {
				const boxesOf = (those: string) =>
					[...body.querySelectorAll(those)].map((one) => {
						const { left, width, height } = one.getBoundingClientRect();
						return [left, width, height].map(Math.round).join(" ");
					});
				return [":scope > button", "select", ".check"].map((those) => new Set(boxesOf(those)).size);
			}),
		);
		for (const kinds of forms) {
			for (const boxes of kinds) expect(boxes).toBeLessThanOrEqual(1);
		}
		const lines = await page.locator(".export-body label").evaluateAll((labels) =>
			labels.map((label) => {
				const range = document.createRange();
				const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
				range.selectNode(text as Node);
				return range.getClientRects().length;
			}),
		);
		expect(new Set(lines)).toEqual(new Set([1]));
	});
}
