// Words for a game that is being loaded, and for a part that did not load. Every board loads these
// words, those in other pages as well.

import type { PartFault } from "../../runtime/late/loadPart.ts";
import { partWords } from "./part.ts";

export const progressWords = {
	reading: "Reading a large game…",
	restoring: "Restoring your game…",
};

/** Why the last text could not be opened. */
export const problemWords = {
	dismiss: "Dismiss",
	/** A late part of the page did not load. */
	partMissing: (fault: PartFault) =>
		`${partWords.failed(fault)} Try again; if that does not help, reload the page: your game stays.`,
	partMissingOffline:
		"You are offline, and part of this page hasn’t loaded. Try again when you are back online; your text is kept.",
};
