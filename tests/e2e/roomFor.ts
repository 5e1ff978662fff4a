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

/** Controls that may be less than they should be, and why. */
const EXCEPTIONS = {
	/** On a low phone the board has the height; what changed is alone in its line. */
	small: [".changes"],
	/** They stand below the timeline, where a sheet lies as long as it is open. */
	covered: [".options > button"],
};

/**
 * What is wrong with controls that are shown, for a finger. Each is at least 40 pixels high and 24
 * wide, with its label where that is pressed for it; 19 pixels above or below its middle, or 11
 * beside it, one presses no other, which is the rule of WCAG for targets with space round them,
 * with a finger's 40 pixels; and it can be scrolled into view, with nothing over its middle, and
 * cut nowhere. Squares, and links within a sentence, are as large as they are.
 */
export const outOfReach = (page: Page) =>
	page.evaluate(({ small, covered }) => {
		const CONTROL =
			"a[href], button, input, select, textarea, summary, :is([role=tab], [role=slider], [role=switch], [role=menuitem])";
		const nameOf = (one: Element) =>
			`${one.localName} ${(one.ariaLabel || one.textContent?.trim() || one.className).slice(0, 40)}`;
		const isInSentence = (one: Element) =>
			one.localName === "a" &&
			getComputedStyle(one).display === "inline" &&
			one.parentElement?.textContent?.trim() !== one.textContent?.trim();
		/** What is left of the window by boxes that scroll or cut what is in them. */
		const placeFor = (target: Element) => {
			const place = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
			for (let at: Element | null = target; at !== document.body; ) {
				if (at === null || getComputedStyle(at).position === "fixed") break;
				at = at.parentElement;
				if (at === null || getComputedStyle(at).overflow === "visible") continue;
				const box = at.getBoundingClientRect();
				place.left = Math.max(place.left, box.left);
				place.top = Math.max(place.top, box.top);
				place.right = Math.min(place.right, box.right);
				place.bottom = Math.min(place.bottom, box.bottom);
			}
			return place;
		};
		type Control = { one: Element; target: Element; label: Element | undefined; box: DOMRect };
		const isIt = ({ target, label }: Control, other: Element | null) =>
			target.contains(other) || label?.contains(other) === true;
		/** What is pressed so far from its middle */
		const pressed = ({ box }: Control, across: number, down: number) =>
			document.elementFromPoint(box.left + box.width / 2 + across, box.top + box.height / 2 + down);
		const isCut = ({ target, box }: Control) => {
			const place = placeFor(target);
			// What is higher than its place, such as a long name in large letters, is scrolled through.
			const isHigher = box.height > place.bottom - place.top;
			const isCutAcross = box.left < place.left - 1 || box.right > place.right + 1;
			return (
				isCutAcross || (!isHigher && (box.top < place.top - 1 || box.bottom > place.bottom + 1))
			);
		};
		const isSmall = ({ one, box }: Control) =>
			(box.height < 40 || box.width < 24) && !one.matches(small.join());
		const coverOf = (control: Control) => {
			const over = pressed(control, 0, 0);
			const isUnderSheet = control.one.matches(covered.join()) && over?.closest(".side-panel");
			return isUnderSheet || isIt(control, over) ? [] : [over ? nameOf(over) : "nothing"];
		};
		const tooNear = (control: Control) =>
			[
				[0, -19],
				[0, 19],
				[-11, 0],
				[11, 0],
			].flatMap(([across = 0, down = 0]) => {
				const other = pressed(control, across, down)?.closest(`${CONTROL}, label`);
				const isNone = !other || isIt(control, other) || other.contains(control.target);
				return isNone ? [] : [nameOf(other)];
			});
		const wrongWith = (one: Element): string[] => {
			const label = (one as HTMLInputElement).labels?.[0];
			const isTicked = one.matches("[type=checkbox], [type=radio], [type=file]");
			const target = isTicked && label ? label : one;
			if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(one)) return [];
			target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			const control = { one, target, label, box: target.getBoundingClientRect() };
			const covers = coverOf(control);
			const near = isIt(control, pressed(control, 0, 0)) ? tooNear(control) : [];
			return [
				...(isSmall(control) ? [`has ${control.box.width} x ${control.box.height}`] : []),
				...(isCut(control) ? ["is cut"] : []),
				...covers.map((cover) => `is under ${cover}`),
				...near.map((other) => `is too near ${other}`),
			].map((what) => `${nameOf(target)} ${what}`);
		};
		/** What is shown only to whom a key leads there, and squares */
		const NOT_ASKED = ".board *, .skip, .meaning-button, .unseen, [inert] *";
		const open = document.querySelectorAll("dialog[open], details[open] > .menu-list");
		const controls = [...([...open].at(-1) ?? document.body).querySelectorAll(CONTROL)];
		return controls.filter((one) => !one.matches(NOT_ASKED)).flatMap(wrongWith);
	}, EXCEPTIONS);
