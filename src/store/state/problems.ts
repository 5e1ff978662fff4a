// What can go wrong in a visit.

import { ChunkLoadError } from "../../loading/loadPart.ts";
import { loadFaultWords } from "../../messages/en/faults.ts";
import { faultText } from "../../messages/faultText.ts";

/** Why games are not saved in this browser. The sentences are in messages/en/saving.ts. */
export type NotKept =
	| { readonly code: "notAllowed" | "noSpace" | "fileTooLarge" }
	/** What the browser says. */
	| { readonly code: "failed"; readonly message: string };

/**
 * What was saved and is not found: the game of this tab, with or without that of another tab in its
 * place; or the file of a game.
 */
export type Lost = "game" | "gameReplaced" | "file";

/** What went wrong: a sentence, or the late part of the application that did not load. */
export type Problem = string | { readonly part: string };

export const problemOf = (error: unknown): Problem =>
	error instanceof ChunkLoadError ? { part: error.part } : faultText(error);

export const problemText = (problem: Problem): string =>
	typeof problem === "string" ? problem : loadFaultWords.chunk(problem.part);
