// Checks whether an earlier visit may have saved something, before any code that could restore it
// is loaded.

import { DATABASE, LAST_KEY, TAB_KEY } from "./storageKeys.ts";

/** Milliseconds. Without an answer until then something may be saved. */
const PATIENCE = 1000;

async function hasDatabase(): Promise<boolean> {
	// A browser that cannot list databases may have one.
	if (indexedDB.databases === undefined) return true;
	return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

function hasSmall(): boolean {
	try {
		return [LAST_KEY, TAB_KEY].some((key) => sessionStorage.getItem(key));
	} catch {
		return false;
	}
}

/** Never fails: blocked storage has nothing. */
export async function hasSaved(): Promise<boolean> {
	const unanswered = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, true));
	try {
		return hasSmall() || (await Promise.race([hasDatabase(), unanswered]));
	} catch {
		return false;
	}
}
