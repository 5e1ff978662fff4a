// Whether a game will be on the board before anything that could open it is loaded: the first sight
// of the page makes room for it then, and invites to nothing that is gone in a moment.

import { OPEN_KEY } from "./storageKeys.ts";

/** Addresses with a game or a position behind the #. */
export const LINK = /[#&](?:g|fen|pgn)=/;

/** Notes for the next visit whether a game was open in this one. */
export function noteOpen(isOpen: boolean): void {
	try {
		if (isOpen) localStorage.setItem(OPEN_KEY, "yes");
		else localStorage.removeItem(OPEN_KEY);
	} catch {
		// The next visit begins as a first one, until its game is there.
	}
}

export function isGameComing(): boolean {
	try {
		return LINK.test(location.hash) || localStorage.getItem(OPEN_KEY) !== null;
	} catch {
		return false;
	}
}
