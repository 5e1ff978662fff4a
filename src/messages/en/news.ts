// News: what has been opened, and what it has replaced; what was changed at one stroke.

import type { Happened, News, OpenGames } from "../../session/state/news.ts";
import { numberText } from "../format.ts";
import { type Sentences, sentenceOf } from "../sentenceOf.ts";
import { chessWords } from "./chess.ts";
import { isOrAre, siteName, thing } from "./input.ts";

/** Noun for the open games or chapters. 0 games are a file that is not counted yet. */
function open({ count, areChapters }: OpenGames): string {
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numberText(count)} ${areChapters ? "chapters" : "games"}`;
}

/** "3 and 4", "3 to 5": numbers of chapters. */
const range = (first: number, last: number): string =>
	last === first + 1 ? `${first} and ${last}` : `${first} to ${last}`;

export const newsWords = {
	another: () => "Another game is open.",
	typed: () => "Text opened.",
	pasted: () => "Pasted text opened.",
	dropped: () => "Dropped text opened.",
	shared: () => "Shared text opened.",
	sample: () => "Sample opened.",
	link: () => "Link opened.",
	setup: () => "The new position is open.",
	fromGames: () => "Game from My games opened.",
	fromPractise: () => "The position of the question is open.",
	fromOtherTab: () => "The work from your other tab is now open here.",
	engineFailed: () => "The engine could not start. Best moves, under Explain, shows why.",
	exerciseMade: () => "Lesson made, with a question for each position.",
	lessonOpened: () => "Lesson opened.",
	lessonBegun: () => "New lesson.",
	lessonOfGame: () => "New lesson. The open game is its first chapter.",
	followed: () => "You are following a game.",
	newestShown: () => "Newest move shown.",
	chapterAdded: () => "Chapter added.",
	chapterFilled: () => "The empty chapter now has this position.",
	chapterDeleted: () => "Chapter deleted.",
	wholeReplaced: () => "The chapter begins at this position: the whole game was deleted.",
	lineDeleted: () => "Line deleted.",
	ownAgain: () => "Your own game is back.",
	reset: () => "Board reset. The open game was closed.",
	file: ({ name }) => `${name} is open.`,
	files: ({ first, second, count }) =>
		`${first} and ${count === 2 ? second : `${count - 1} more`} are open as one list.`,
	fetched: ({ what, site, isWhole }) =>
		`${thing(what)} from ${siteName(site)} ${isOrAre(what)} open.${isWhole ? "" : " The text ends in the middle of a game."}`,
	turned: ({ number, before, games: { count, areChapters } }) => {
		const numbers = `${numberText(number)} of ${numberText(count)}`;
		const what = areChapters ? "chapter" : "game";
		return `${areChapters ? "Chapter" : "Game"} ${numbers} is open instead of ${what} ${numberText(before)}.`;
	},
	lesson: ({ name }) => `The lesson “${name}” is open.`,
	chaptersAdded: ({ first, last }) =>
		first === last ? `Chapter ${first} added.` : `Chapters ${range(first, last)} added.`,
	chaptersFilled: ({ number, count }) =>
		count === 1
			? `Chapter ${number} is no longer empty.`
			: `Chapters ${range(number, number + count - 1)} added, starting in the empty one.`,
	sideToMove: ({ side }) => `${chessWords.side(side)} is to move. Later moves were deleted.`,
	lineAdded: ({ moves }) => `Added to the game: ${moves.join(" ")}`,
	lineKept: ({ moves }) => `Saved in the chapter: ${moves.join(" ")}`,
} satisfies Sentences<Happened>;

/** "The 3 chapters that were open have been closed." */
const closedText = (closed: OpenGames): string =>
	closed.count === 1
		? "The game that was open has been closed."
		: `The ${open(closed)} that were open have been closed.`;

export function newsText(news: News): string {
	const { closed, isBeforeKept } = news;
	return [
		sentenceOf<Happened>(newsWords, news),
		closed && closedText(closed),
		isBeforeKept && "The previous one is under Lessons.",
	]
		.filter(Boolean)
		.join(" ");
}
