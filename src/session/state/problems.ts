// The problems of a visit.

import { ChunkLoadError, type PartFault } from "../../runtime/late/loadPart.ts";

/** Why the database refused a record. */
export type Refusal = "notAllowed" | "noSpace";

/**
 * The parts of a record in the tab's own storage: without the files, only the open game of each is
 * there.
 */
export type InTab = "all" | "games" | "none";

/**
 * The reasons why games are not saved in this browser. The sentences are in messages/en/saving.ts.
 */
export type NotKept =
	| { readonly code: Refusal; readonly inTab: InTab }
	| { readonly code: "fileTooLarge" | "notLoaded" }
	/** The browser's message. */
	| { readonly code: "failed"; readonly message: string };

/**
 * Missing saved data: the game of this tab, with or without that of another tab in its place; the
 * file of a game; one of the games that it had replaced; or what another tab had kept.
 */
export type Lost = "game" | "gameReplaced" | "file" | "replaced" | "elsewhere";

/** A problem: a sentence, or the late part of the application that did not load. */
export type Problem = string | PartFault;

/**
 * Faults of texts and links become sentences where they are found; other errors keep their text,
 * unless `sentence` says what they prevent.
 */
export const problemOf = (
	error: unknown,
	sentence: (why: string) => string = (why) => why,
): Problem => {
	if (error instanceof ChunkLoadError) return error;
	return sentence(error instanceof Error ? error.message : String(error));
};
