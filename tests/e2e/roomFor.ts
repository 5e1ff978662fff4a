// Whether a page has room for its words: nothing is wider than the window, cut, or over another.

import { expect, type Page } from "@playwright/test";

/** Elements whose words need more room than they have. */
const cut = (page: Page) =>
	page
		.locator("[role=tab], .counts dt, .counts dd, .header nav a, .changes")
		.evaluateAll((all) =>
			all
				.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
				.map(({ textContent }) => textContent),
		);

export async function expectRoom(page: Page): Promise<void> {
	const [needed, room] = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return [scrollWidth, clientWidth];
	});
	expect(needed).toBeLessThanOrEqual(room ?? 0);
	expect(await cut(page)).toEqual([]);
}

const CONTROLS =
	".header :is(a, button), .skip, .steps button, .options :is(button, summary), [role=tab], .counts :is(dt, dd, select), .evaluation, .readout, .in-line";

/** Pairs of controls of the page's own rows that lie over each other. */
export const overlapping = (page: Page) =>
	page.locator(CONTROLS).evaluateAll((all) => {
		const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
		const boxes = seen.map((one) => ({ one, box: one.getBoundingClientRect() }));
		return boxes.flatMap(({ one, box: a }, index) =>
			boxes.slice(index + 1).flatMap(({ one: other, box: b }) => {
				const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				const isOver = across > 1 && down > 1 && !one.contains(other);
				return isOver ? [`${one.textContent} over ${other.textContent}`] : [];
			}),
		);
	});

/** Pairs of texts that lie over each other, line by line, wherever they stand. */
export const textsOverTexts = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const lines: { text: string; box: DOMRect }[] = [];
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const text = node.textContent?.trim() ?? "";
			const parent = node.parentElement;
			if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest(".unseen, script, option") !== null) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) lines.push({ text, box });
		}
		return lines.flatMap(({ text, box: a }, index) =>
			lines.slice(index + 1).flatMap(({ text: other, box: b }) => {
				const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				// Lines of one text share the room between them.
				return across > 2 && down > 6 ? [`${text} over ${other}`] : [];
			}),
		);
	});
