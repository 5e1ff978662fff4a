// The copy that a closing page writes to its tab's storage, synchronously and without late parts.
// Not every browser lets a closing page finish writing to the shelf, an early closing has no shelf
// yet, and the shelf may be empty when the tab comes back. The copy also holds records that the
// shelf refuses.

import type { InTab } from "../state/problems.ts";
import { noteOpen } from "./comingGame.ts";
import type { Saved } from "./serialize.ts";
import { soundRecord } from "./soundRecord.ts";
import { LAST_KEY } from "./storageKeys.ts";

/**
 * Characters of files that are copied beside the games: a tab's storage has space for five million
 * in all.
 */
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

/** Writes the files if there is space for them, else the games alone. Returns what was written. */
export function leaveInTab(saved: Saved, texts: ReadonlyMap<string, string>): InTab {
	noteOpen(saved.pgn !== undefined);
	const length = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
	const isShort = length > 0 && length <= MOST_TEXT;
	if (isShort && tryToLeave({ ...saved, texts: Object.fromEntries(texts) })) return "all";
	if (!tryToLeave(saved)) return "none";
	return length === 0 ? "all" : "games";
}

/**
 * Does a copy have more than the record on the shelf that was written at that time? It may be
 * newer, or as old, with files that the page may have been gone too soon to write there.
 */
export const hasMore = (left: Left | undefined, at: number): left is Left =>
	left !== undefined && (left.at > at || (left.at === at && left.texts !== undefined));

/** Undefined if there is no copy, or none of ours. */
export function readLeft(): Left | undefined {
	try {
		const left = JSON.parse(window.sessionStorage.getItem(LAST_KEY) ?? "null");
		return soundRecord(left) && (left as Left);
	} catch {
		return undefined;
	}
}
