// What can go wrong in a visit.

import { ChunkLoadError, type PartFault } from "../../loading/loadPart.ts";

/** Why games are not saved in this browser. The sentences are in messages/en/saving.ts. */
export type NotKept =
	| { readonly code: "notAllowed" | "noSpace" | "fileTooLarge" | "notLoaded" }
	/** What the browser says. */
	| { readonly code: "failed"; readonly message: string };

/**
 * What was saved and is not found: the game of this tab, with or without that of another tab in its
 * place; or the file of a game.
 */
export type Lost = "game" | "gameReplaced" | "file";

/** What went wrong: a sentence, or the late part of the application that did not load. */
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
