// The entry of the history for a panel or a menu that is a sheet: Back closes it. It is there as
// soon as the sheet is asked for, since what the sheet shows may be late. The entry before it is
// without a tab in its address.

import { useLayoutEffect } from "react";
import { isWindow } from "../hooks/useMedia.ts";
import { PHONE } from "../style/windows.ts";
import { queryWith } from "../tabQuery.ts";

const isEntry = () => history.state?.isSheet === true;

/** How many entries the game is away from what came before it. */
export const entriesBack = (): -1 | -2 => (isEntry() ? -2 : -1);

function addEntry(): void {
	if (isEntry()) return;
	const { href, pathname, search, hash } = location;
	history.replaceState(history.state, "", pathname + queryWith(search, undefined) + hash);
	history.pushState({ ...history.state, isSheet: true }, "", href);
}

/** The number of open sheets: a menu may lead to a panel, which takes its entry over. */
let sheets = 0;

/** Milliseconds until what a sheet leads to is there. */
const NEXT_MS = 60;

/** Back takes a while: a sheet that opens meanwhile has its entry after that. */
function removeEntry(): void {
	const onLeft = () => {
		if (sheets > 0) addEntry();
	};
	window.addEventListener("popstate", onLeft, { once: true });
	history.back();
}

function holdEntry(close: () => void): (() => void) | undefined {
	if (!isWindow(PHONE)) return undefined;
	const listening = new AbortController();
	const { signal } = listening;
	sheets += 1;
	addEntry();
	window.addEventListener("popstate", () => isEntry() || close(), { signal });
	return () => {
		listening.abort();
		sheets -= 1;
		setTimeout(() => {
			// A presentation that a menu began ends with Back too.
			const isPresented = document.documentElement.hasAttribute("data-presenting");
			if (sheets === 0 && isEntry() && !isPresented) removeEntry();
		}, NEXT_MS);
	};
}

/** For as long as the sheet is open, and nothing where it is none. */
export function useSheetEntry(isOpen: boolean, close: () => void): void {
	useLayoutEffect(() => (isOpen ? holdEntry(close) : undefined), [isOpen, close]);
}
