// Visits with a keyboard and nothing else.

import { expect, type Page } from "@playwright/test";
import { rest } from "./page.ts";

/** Name of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const { activeElement: element } = document;
		if (element === null || element === document.body) return "";
		const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
		const label = labels ? element.labels?.[0]?.textContent : undefined;
		return (element.ariaLabel ?? label ?? element.textContent ?? "").trim();
	});

/** More places than a page has for the keyboard. */
const MOST_TABS = 150;

/** Presses Tab, or Shift+Tab, until the focus is on what has this name. */
export async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab") {
	const passed: string[] = [];
	do {
		await page.keyboard.press(key);
		passed.push(await focused(page));
	} while (!name.test(passed.at(-1) ?? "") && passed.length < MOST_TABS);
	expect(passed.at(-1), `${name} is reached by ${key}: ${passed.join(" | ")}`).toMatch(name);
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
}

/** Presses a key for the page the moment that something comes. Gives what waits until then. */
export const pressOnSight = (page: Page, what: string, key: string): Promise<void> =>
	page.evaluate(
		([selector, name]) =>
			new Promise<void>((resolve) => {
				new MutationObserver((_, observer) => {
					if (document.querySelector(selector) === null) return;
					observer.disconnect();
					document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
					resolve();
				}).observe(document.body, { childList: true, subtree: true });
			}),
		[what, key] as const,
	);

/** Goes from the square that has the focus to another, on a board seen from White's side. */
export async function walkTo(page: Page, square: string): Promise<void> {
	const from = await focused(page);
	const steps = (one: number, less: string, more: string) => {
		const way = square.charCodeAt(one) - from.charCodeAt(one);
		return Array<string>(Math.abs(way)).fill(way < 0 ? less : more);
	};
	await press(page, ...steps(0, "ArrowLeft", "ArrowRight"), ...steps(1, "ArrowDown", "ArrowUp"));
	expect(await focused(page)).toMatch(new RegExp(`^${square},`));
}

/** Plays moves on the board: "e2e4". */
export async function play(page: Page, ...moves: readonly string[]): Promise<void> {
	await press(page, "Shift+B");
	for (const move of moves) {
		await walkTo(page, move.slice(0, 2));
		await press(page, "Enter");
		await walkTo(page, move.slice(2));
		await press(page, "Enter");
		await rest(page);
	}
}
