// On phones a panel or a menu is a sheet that rises from below. Its button, Back (sheetEntry.ts)
// and a finger that draws it down do the same: they close it. One that draws a panel up by its head
// makes it as high as the window; down, it is as before.

import { isWindow } from "../hooks/useMedia.ts";
import { PHONE } from "../style/windows.ts";

/** Pixels from which a sheet that is drawn down closes, and one that is drawn up is tall. */
const DRAWN = 60;

/** Pixels of its head, by which a sheet is drawn up. */
const HEAD = 32;

/** Is it at its top, so that a finger that goes down draws the sheet and scrolls nothing? */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
	for (let at = target as Element | null; at !== null; at = at.parentElement) {
		if (at.scrollTop > 0 || at.matches("input, textarea, select, canvas")) return false;
		if (at === sheet) return true;
	}
	return false;
}

/** Does a box that scrolls, or a field, answer a finger that goes up or down? */
function takesFinger(target: EventTarget | null, sheet: HTMLElement): boolean {
	for (let at = target as Element | null; at !== null; at = at.parentElement) {
		if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
			return true;
		if (at.matches("input, textarea, select, canvas")) return true;
		if (at === sheet) return false;
	}
	return false;
}

function listenToDrawing(sheet: HTMLElement, close: () => void, signal: AbortSignal): void {
	let start: { readonly x: number; readonly y: number } | undefined;
	/** Where a finger began that nothing in the sheet answers: the page behind would. */
	let idle: { readonly x: number; readonly y: number } | undefined;
	/** Did it begin at the head of a panel? A menu is as high as its lines. */
	let isByHead = false;
	const options = { signal, passive: true };
	const downBy = ({ clientX, clientY }: Touch) => {
		if (start === undefined) return 0;
		const down = clientY - start.y;
		return down > 2 * Math.abs(clientX - start.x) ? down : 0;
	};
	const follow = (down: number) => {
		sheet.style.translate = down > 0 ? `0 ${down}px` : "";
	};
	sheet.addEventListener(
		"touchstart",
		({ touches: [touch, ...others], target }) => {
			const isOne = touch !== undefined && others.length === 0;
			const at = isOne ? { x: touch.clientX, y: touch.clientY } : undefined;
			const head = sheet.getBoundingClientRect().top + HEAD;
			isByHead = at !== undefined && at.y < head && sheet.matches(".side-panel");
			start = isByHead || isAtTop(target, sheet) ? at : undefined;
			idle = !isByHead && takesFinger(target, sheet) ? undefined : at;
		},
		options,
	);
	sheet.addEventListener(
		"touchmove",
		(event) => {
			const [touch] = event.touches;
			if (touch === undefined) return;
			follow(downBy(touch));
			if (idle === undefined || !event.cancelable) return;
			const isUpright = Math.abs(touch.clientY - idle.y) >= Math.abs(touch.clientX - idle.x);
			if (isUpright) event.preventDefault();
		},
		{ signal, passive: false },
	);
	sheet.addEventListener(
		"touchend",
		({ changedTouches: [touch] }) => {
			const isDrawn = touch !== undefined && downBy(touch) > DRAWN;
			const isUp = isByHead && touch && start && start.y - touch.clientY > DRAWN;
			start = undefined;
			follow(0);
			if (isUp) sheet.dataset.tall = "";
			else if (isDrawn && "tall" in sheet.dataset) delete sheet.dataset.tall;
			else if (isDrawn) close();
		},
		options,
	);
	sheet.addEventListener("touchcancel", () => follow(0), options);
}

/** Returns what ends it, when the sheet is gone. Nothing where it is no sheet. */
export function beSheet(sheet: HTMLElement, close: () => void): (() => void) | undefined {
	if (!isWindow(PHONE)) return undefined;
	const listening = new AbortController();
	listenToDrawing(sheet, close, listening.signal);
	return () => listening.abort();
}
