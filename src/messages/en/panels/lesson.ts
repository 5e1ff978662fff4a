// Words of a lesson page, except those of its games.

import { language } from "../../format.ts";
import { counted } from "../plural.ts";

export const lessonWords = {
	/** Of a file that has no name. */
	title: "Lesson",
	chapters: "Chapters",
	/** A link in place of the board, where scripts do not run. */
	playThrough: "Play through it in Square Control",
	unreadable: (reason: string) => `This game could not be read: ${reason}`,
};

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** "3 chapters · today", "5 chapters · 24 November 2026". */
function facts(chapters: number, at: number, now: number): string {
	const day = (time: number) => new Date(time).toDateString();
	const date = new Intl.DateTimeFormat(language.code, DAY).format(at);
	return `${counted(chapters, "chapter")} · ${day(at) === day(now) ? "today" : date}`;
}

/** Of a name in a sentence. */
const MOST_LETTERS = 80;

export const lessonsWords = {
	title: "Lessons",
	kept: (count: number) => `${count}, kept in this browser`,
	none: "No lessons here yet. Add a second chapter to a game to make it a lesson.",
	/** Damaged records, or those of another version. */
	unreadable: (count: number) => `${counted(count, "lesson")} can’t be read.`,
	/** `why` is the browser's own sentence, here and below. */
	noShelf: (why: string) => `The lessons in this browser can’t be read (${why}).`,
	facts,
	unnamed: "Lesson without a name",
	/** A name as sentences and buttons have it: a file may bring one of any length. */
	short: (name: string) => {
		const letters = [...name.slice(0, 2 * MOST_LETTERS)];
		const isLong = name.length > MOST_LETTERS && letters.length > MOST_LETTERS;
		return isLong ? `${letters.slice(0, MOST_LETTERS).join("").trim()}…` : name;
	},
	name: "Lesson name",
	isOpen: "open now",
	open: "Open",
	begin: "New lesson",
	file: "Open a game or a file",
	/** Of the lesson that is named. */
	copy: (name: string) => `Copy ${name}`,
	rename: (name: string) => `Rename ${name} (F2)`,
	save: (name: string) => `Save ${name} as a file`,
	forget: (name: string) => `Delete ${name} (Del)`,
	copyOf: (name: string) => `${name}, copy`,
	copied: (name: string) => `${name} was copied.`,
	renamed: (name: string) => `Renamed to ${name}.`,
	forgotten: (name: string) => `${name} was deleted.`,
	/** Another tab has written a newer version of what was to be forgotten. */
	changedElsewhere: (name: string) => `${name} was changed in another tab, so it is still here.`,
	/** The open lesson is gone, the other tab's version is not. */
	forgottenHere: (name: string) =>
		`${name} was deleted, but the version changed in another tab is still here.`,
	/** Another tab has forgotten it. */
	gone: (name: string) => `${name} is no longer in this browser.`,
	undo: "Undo",
	failed: (why: string) =>
		`This browser could not store the lesson (${why}). The lesson is still open: save it as a file.`,
};
