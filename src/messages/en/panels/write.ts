// Words for authors: the desk, comments, pens, the menu at a move, chapters, the form of tags.

import type { CommentPlace } from "../../../chess/annotate.ts";
import { type Square, squareName } from "../../../chess/square.ts";

export type PenColour = "G" | "R" | "Y" | "B";

const COLOURS: Readonly<Record<PenColour, string>> = {
	G: "green",
	R: "red",
	Y: "yellow",
	B: "blue",
};

export const writeWords = {
	desk: {
		glyphs: "Symbol",
		draw: "Draw",
		line: "This line",
		/** Of the move on view: the chapter opens there, and is presented from there. */
		opens: "Chapter opens here",
		exercise: "Make an exercise",
		tags: (count: number) => (count === 1 ? "1 tag" : `${count} tags`),
	},
	comment: {
		onGame: "Comment on the game",
		/** "Comment before 12. Nf3". */
		onMove: (part: CommentPlace["part"], move: string) => `Comment ${part} ${move}`,
		done: "Done",
		/** `unsaved`: the browser refuses it, or has no room, as a notice says. */
		kept: { saved: "Saved as you type", unsaved: "Not saved in this browser" },
		/** Buttons that lead to the other comment of a move. */
		at: { before: "Before the move", after: "After the move" },
	},
	/** At the beginning of a chapter. */
	side: {
		title: "To move",
		hint: "Later moves will be deleted; Undo brings them back.",
	},
	/** Commands for the move on view and its line. */
	menu: {
		/** The menu where no move is. */
		game: "Game",
		comment: "Comment",
		commentBefore: "Comment before the move",
		promote: "Promote this line",
		mainLine: "Make this the main line",
		lower: "Move this line down",
		delete: "Delete this line",
		cut: "Delete from here",
	},
	pens: {
		title: "Draw",
		name: (colour: PenColour) => `Draw in ${COLOURS[colour]}`,
		hint: (colour: PenColour) =>
			`Draw in ${COLOURS[colour]}: pick a square, or drag from one to another`,
		erase: "Erase",
		/** An arrow has its first square. */
		from: (square: Square) => `From ${squareName(square)}, to…`,
		putDown: "Drawing is off.",
		/** In one line, so that nothing below it moves. */
		draws: (colour: PenColour) => `Drawing in ${COLOURS[colour]}. Press Esc or the pen to stop.`,
	},
	chapters: {
		title: "Chapters",
		tooLarge: "This file is too large to edit as chapters.",
		name: "Chapter name",
		lessonName: "Lesson name",
		/** Ways to a new chapter: with all pieces, as it stands on the board, or set up by hand. */
		add: "New chapter",
		addHere: "From this position",
		addSetUp: "From a set-up",
		up: "Up",
		down: "Down",
		/** The handle that drags a chapter, and takes arrow keys. */
		handle: (title: string) => `Move chapter: ${title}`,
		handleHint: "Drag it, or press the arrow keys up and down",
		movedTo: (number: number, count: number) => `Moved to place ${number} of ${count}`,
		/** Leads to the questions of the lesson. */
		delete: "Delete",
		added: "Chapter added",
		movedUp: "Moved up",
		movedDown: "Moved down",
		deleted: "Chapter deleted",
		/** What a chapter without a name and without players is called, by its place. */
		newName: (number: string) => `Chapter ${number}`,
	},
	/** For whoever presents the open chapter. */
	plan: {
		title: "For the speaker",
		minutes: "Minutes planned",
		notes: "Notes: hidden from the audience, kept in the file",
	},
	tags: {
		title: "Game details",
		another: "Another",
		add: "Add",
		noResult: "unknown",
		result: {
			"*": "*, not finished",
			"1-0": "1-0, White won",
			"0-1": "0-1, Black won",
			"1/2-1/2": "1/2-1/2, draw",
		},
		/** Why a tag of such a name cannot be added. */
		fault: {
			letters: "Only letters, digits, underscore, dot and hyphen",
			exists: "This tag already exists",
		},
	},
};
