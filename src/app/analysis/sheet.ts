// On phones a panel is a sheet that rises from below. Its button, Back and a finger that draws it
// down do the same: they close it. For Back it is an entry of the history, without a tab in the
// address of the one before.

import { NARROW } from "../../ui/hooks/useMedia.ts";
import { queryWith, tabIn } from "./tabInAddress.ts";

/** Pixels from which a sheet that is drawn down closes. */
const DRAWN = 60;

const isEntry = () => history.state?.isSheet === true;

/** How many entries the game is away from what came before it. */
export const entriesBack = (): -1 | -2 => (isEntry() ? -2 : -1);

function addEntry(): void {
	if (isEntry()) return;
	const { pathname, search, hash } = location;
	const addressWith = (tab: ReturnType<typeof tabIn>) => pathname + queryWith(search, tab) + hash;
	history.replaceState(history.state, "", addressWith(undefined));
	history.pushState({ ...history.state, isSheet: true }, "", addressWith(tabIn(search)));
}

/** Is it at its top, so that a finger that goes down draws the sheet and scrolls nothing? */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
	for (let at = target as Element | null; at !== null; at = at.parentElement) {
		if (at.scrollTop > 0 || at.matches("input, textarea, select, canvas")) return false;
		if (at === sheet) return true;
	}
	return false;
}

function listenToDrawing(sheet: HTMLElement, close: () => void, signal: AbortSignal): void {
	let start: { readonly x: number; readonly y: number } | undefined;
	const options = { signal, passive: true };
	sheet.addEventListener(
		"touchstart",
		({ touches: [touch, ...others], target }) => {
			const isOne = touch !== undefined && others.length === 0;
			start = isOne && isAtTop(target, sheet) ? { x: touch.clientX, y: touch.clientY } : undefined;
		},
		options,
	);
	sheet.addEventListener(
		"touchend",
		({ changedTouches: [touch] }) => {
			if (start === undefined || touch === undefined) return;
			const down = touch.clientY - start.y;
			if (down > DRAWN && down > 2 * Math.abs(touch.clientX - start.x)) close();
		},
		options,
	);
}

/** Returns what ends it, when the sheet is gone. Nothing where a panel is no sheet. */
export function beSheet(sheet: HTMLElement, close: () => void): (() => void) | undefined {
	if (!matchMedia(NARROW).matches) return undefined;
	const listening = new AbortController();
	const { signal } = listening;
	addEntry();
	listenToDrawing(sheet, close, signal);
	window.addEventListener("popstate", () => isEntry() || close(), { signal });
	return () => {
		listening.abort();
		if (isEntry()) history.back();
	};
}
