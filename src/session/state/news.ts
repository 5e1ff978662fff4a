// What has taken the place of the open game, or changed it at one stroke: codes and facts. The
// sentences are in messages/en/news.ts.

import type { Side } from "../../chess/piece.ts";
import type { NamedThing } from "../import/addresses.ts";
import type { Site } from "../import/sites.ts";

/** Codes that need no facts. */
export const PLAIN_NEWS = [
	"another",
	"typed",
	"pasted",
	"dropped",
	"shared",
	"sample",
	"link",
	"setup",
	"fromGames",
	"fromPractise",
	"fromOtherTab",
	"engineFailed",
	"exerciseMade",
	"lessonOpened",
	"lessonBegun",
	"lessonOfGame",
	"followed",
	"newestShown",
	"chapterAdded",
	"chapterFilled",
	"chapterDeleted",
	"wholeReplaced",
	"lineDeleted",
	"ownAgain",
	"reset",
] as const;

/** How much is open; 0 for a file that has not been read yet. */
export type OpenGames = { readonly count: number; readonly areChapters: boolean };

export type Happened =
	| { readonly code: (typeof PLAIN_NEWS)[number] }
	| { readonly code: "file"; readonly name: string }
	/** The first two of several files, and how many there are. */
	| {
			readonly code: "files";
			readonly first: string;
			readonly second: string;
			readonly count: number;
	  }
	/** Of another site; not whole where the text ends in the middle of a game. */
	| {
			readonly code: "fetched";
			readonly what: NamedThing;
			readonly site: Site;
			readonly isWhole: boolean;
	  }
	/** A game of the open file, in place of which other one. */
	| {
			readonly code: "turned";
			readonly number: number;
			readonly before: number;
			readonly games: OpenGames;
	  }
	| { readonly code: "lesson"; readonly name: string }
	/** The numbers of the first and the last. */
	| { readonly code: "chaptersAdded"; readonly first: number; readonly last: number }
	/** What came has become the chapter that was empty; of several games others follow. */
	| { readonly code: "chaptersFilled"; readonly number: number; readonly count: number }
	| { readonly code: "sideToMove"; readonly side: Side }
	| { readonly code: "lineAdded"; readonly moves: readonly string[] }
	/** A line that was tried out before a class. */
	| { readonly code: "lineKept"; readonly moves: readonly string[] };

export type News = Happened & {
	/** What was closed. */
	readonly closed?: OpenGames;
	/** Is what was open before a lesson that is kept? */
	readonly isBeforeKept?: boolean;
};
