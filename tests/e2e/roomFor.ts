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

/**
 * Pairs of controls of the page's own rows that lie over each other. What the page scrolls clear of
 * a bar that stays in place does not.
 */
export const overlapping = (page: Page) =>
	page.locator(CONTROLS).evaluateAll((all) => {
		const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
		const isFixed = (one: Element | null): boolean =>
			one !== null && (getComputedStyle(one).position === "fixed" || isFixed(one.parentElement));
		const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
		const boxes = seen.map((one) => ({
			one,
			box: one.getBoundingClientRect(),
			fixed: isFixed(one),
		}));
		return boxes.flatMap(({ one, box: a, fixed }, index) =>
			boxes.slice(index + 1).flatMap(({ one: other, box: b, fixed: isBar }) => {
				const [bar, moved] = fixed ? [a, b] : [b, a];
				if (fixed !== isBar && moved.bottom - rest <= bar.top + 1) return [];
				const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
				const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
				const isOver = across > 1 && down > 1 && !one.contains(other);
				return isOver ? [`${one.textContent} over ${other.textContent}`] : [];
			}),
		);
	});

/** Pairs of texts that lie over each other in sight, line by line, wherever they stand. */
export const textsOverTexts = (page: Page) =>
	page.evaluate(() => {
		type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
		const shared = (a: Box, b: Box): Box => ({
			left: Math.max(a.left, b.left),
			top: Math.max(a.top, b.top),
			right: Math.min(a.right, b.right),
			bottom: Math.min(a.bottom, b.bottom),
		});
		/** What boxes that scroll or cut leave of it. */
		const inSight = (box: Box, element: Element) => {
			let left = box;
			for (let at: Element | null = element; at !== null; at = at.parentElement) {
				const { position, overflow } = getComputedStyle(at);
				if (overflow !== "visible") left = shared(left, at.getBoundingClientRect());
				if (position === "fixed") break;
			}
			return left;
		};
		/** Does it, or what holds it and not the other, have a ground that nothing shows through? */
		const covers = (element: Element, other: Element) => {
			for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement)
				if (getComputedStyle(at).backgroundColor.startsWith("rgb(")) return true;
			return false;
		};
		const dialog = document.querySelector("dialog[open]") ?? document.body;
		const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
		const lines: { text: string; parent: Element; box: Box }[] = [];
		for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
			const text = node.textContent?.trim() ?? "";
			const parent = node.parentElement;
			if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest(".unseen, script, option") !== null) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects())
				lines.push({ text, parent, box: inSight(box, parent) });
		}
		return lines.flatMap(({ text, parent, box: a }, index) =>
			lines.slice(index + 1).flatMap(({ text: other, parent: beside, box: b }) => {
				const { left, right, top, bottom } = shared(a, b);
				// Lines of one text share the room between them.
				if (right - left <= 2 || bottom - top <= 6 || parent === beside) return [];
				return covers(parent, beside) || covers(beside, parent) ? [] : [`${text} over ${other}`];
			}),
		);
	});
