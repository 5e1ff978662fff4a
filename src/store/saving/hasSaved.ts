// May an earlier visit have left something here? Asked before anything is loaded that could take it
// up.

import { DATABASE, FIRST_KEY, LAST_KEY, TAB_KEY } from "./storageKeys.ts";

/** Milliseconds. Without an answer until then there may be something. */
const PATIENCE = 1000;

async function hasDatabase(): Promise<boolean> {
	// A browser that does not tell may have one.
	if (indexedDB.databases === undefined) return true;
	return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

function hasSmall(): boolean {
	try {
		const { localStorage, sessionStorage } = window;
		const ofTab = [LAST_KEY, TAB_KEY].map((key) => sessionStorage.getItem(key));
		return [localStorage.getItem(FIRST_KEY), ...ofTab].some(Boolean);
	} catch {
		return false;
	}
}

/** Never fails: where storage is blocked, nothing is kept. */
export async function hasSaved(): Promise<boolean> {
	const unanswered = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, true));
	try {
		return hasSmall() || (await Promise.race([hasDatabase(), unanswered]));
	} catch {
		return false;
	}
}
