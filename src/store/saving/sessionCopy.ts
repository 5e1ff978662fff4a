// What a page leaves in its tab when it goes, at once and whatever has been loaded by then: not
// every browser lets a page that goes finish writing to the shelf, one that goes early has none,
// and what is on it may be gone when the tab comes back. What the shelf refuses is left here too.

import type { InTab } from "../state/problems.ts";
import type { Saved } from "./serialize.ts";
import { LAST_KEY } from "./storageKeys.ts";

/** Characters of files that are left beside the games: a tab has room for five million in all. */
const MOST_TEXT = 2_000_000;

export type Left = Saved & {
	/** Files that were not on the shelf, by their names. */
	readonly texts?: Readonly<Record<string, string>>;
};

function tryToLeave(left: Left): boolean {
	try {
		window.sessionStorage.setItem(LAST_KEY, JSON.stringify(left));
		return true;
	} catch {
		return false;
	}
}

/**
 * With the files if there is room for them, else the games alone. Returns what there was room for.
 */
export function leaveInTab(saved: Saved, texts: ReadonlyMap<string, string>): InTab {
	const length = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
	const isShort = length > 0 && length <= MOST_TEXT;
	if (isShort && tryToLeave({ ...saved, texts: Object.fromEntries(texts) })) return "all";
	if (!tryToLeave(saved)) return "none";
	return length === 0 ? "all" : "games";
}

/** Undefined where nothing was left, or nothing of ours. */
export function readLeft(): Left | undefined {
	try {
		const left = JSON.parse(window.sessionStorage.getItem(LAST_KEY) ?? "null");
		return typeof left?.at === "number" ? (left as Left) : undefined;
	} catch {
		return undefined;
	}
}
