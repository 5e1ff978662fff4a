// Words of the panel Share, which exports a link, texts, a picture, a film or a lesson page.

import { listText, numberText } from "../../format.ts";

/** A text that can be copied or saved: the position, or the game, also with its review or heat. */
export type SharedText = "fen" | "pgn" | "notes" | "heat";

const TEXT_NAMES: Readonly<Record<SharedText, string>> = {
	fen: "FEN",
	pgn: "PGN",
	notes: "PGN with notes",
	heat: "PGN with colours",
};

/** "812 kB", "1.4 MB". */
const sizeText = (bytes: number): string =>
	bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const shareWords = {
	title: "Share",
	exports: {
		link: { title: "Link", about: "Opens this game, here, at this move" },
		picture: { title: "Picture", about: "This position with its colours" },
		film: { title: "Video", about: "The game, move by move" },
		chapters: {
			title: "Save lesson",
			about: "All chapters as PGN, to open here or in other programs",
		},
		lesson: { title: "Lesson page", about: "One page to read, print and play through" },
		game: { title: "PGN", about: "To copy, or as a file, for any chess program" },
		exercise: { title: "Exercise", about: "Questions on this game for a class, by link" },
		present: { title: "Present", about: "A full-screen board, for an audience" },
	},
	makeExercise: "Make",
	/** The button that opens all else of a row. */
	more: (title: string) => `More: ${title}`,
	isPrivate: "Made on this device. Nothing is stored on a server.",
	cancel: "Cancel",
	/** `reason` is a sentence's end: "it is too large". */
	noLink: (reason: string) => `No link can be made: ${reason}`,
	/** Whether all games of the file go along. */
	allGames: (games: number) => `All ${games} chapters`,
	canvasHidden:
		"This browser scrambles canvas images, so the picture would be noise. Allow canvas access for this page, or save it as SVG.",

	text: {
		copy: (text: SharedText) => `Copy ${TEXT_NAMES[text]}`,
		copied: (text: SharedText) => `${TEXT_NAMES[text]} copied`,
		notCopied: (text: SharedText) =>
			`${TEXT_NAMES[text]} could not be copied: the browser doesn’t allow it`,
		download: (text: SharedText) => `Download ${TEXT_NAMES[text]}`,
		saved: (text: SharedText) => `${TEXT_NAMES[text]} saved`,
		notSaved: (text: SharedText) => `${TEXT_NAMES[text]} could not be saved`,
		notesHold:
			"Notes are what the review says: marks, sentences, better lines and evaluations, as far as they are known.",
		heatColours:
			"Other chess programs show its squares green where neutral, red where contested, yellow for White and blue for Black.",
	},

	link: {
		label: "Link to what you see",
		copy: "Copy link",
		copied: "Link copied",
		notCopied: "The browser doesn’t allow copying. The link is selected: copy it by hand",
		copyWithPicture: "Copy picture and link",
		copiedWithPicture: "Picture and link copied: paste them into a message",
		notCopiedWithPicture:
			"The browser doesn’t allow copying pictures. Save it below, and copy the link",
		noPreview:
			"Link previews can’t show the game: only those who open the link see it. Send a picture too.",
		send: "Send…",
		notSent: "Sharing did not work. Try again",
		copyEmbedCode: "Copy embed code",
		embedCodeCopied: "Copied: paste it into your page’s source",
		embedCodeNotCopied: "The browser doesn’t allow copying. Make the code on the embedding page",
		aboutEmbedding: "Boards on other pages",
		/** Below the panel, after a press. */
		waiting: "Making the link to what you see…",
		/** Before a bar, and the name of the bar. */
		making: "Making the link…",
		progress: "Making the link",
		holds: (games: number) =>
			`The link contains ${games > 1 ? `all ${games} chapters` : "the whole game"}; nothing is stored on a server.`,
		isLong: (letters: number) =>
			`It is ${numberText(letters)} characters long, too long for some programs: a file is safer.`,
		failed: "The link could not be made. Reload the page and try again",
		fileFailed: (reason: string) =>
			`No link can hold all games: ${reason}. Save them as a file, or make a link to this one alone.`,
		gameTooLarge: "This game is too large for a link: save it as a file.",
	},

	chapters: {
		save: "Save lesson",
		saved: (chapters: number) => `The lesson is saved, ${chapters} chapters`,
		notSaved: "The lesson could not be saved",
	},

	picture: {
		format: "Format",
		png: "PNG",
		svg: "SVG, for print",
		size: "Size",
		scale: (scale: number, pixels: number) => `${scale}× (${pixels} px)`,
		contents: {
			showsCoordinates: "Coordinates",
			showsLegend: "Legend",
			showsCaption: "Caption",
			showsPatterns: "Patterns",
		},
		isTransparent: "Transparent background",
		save: "Save picture",
		saved: "Picture saved",
		notMade: "The picture could not be made",
		copy: "Copy picture",
		copied: "Picture copied",
		notCopied: "The browser doesn’t allow pictures to be copied: save this one instead",
	},

	film: {
		format: "Format",
		width: "Width",
		pixels: (width: number) => `${width} px`,
		speed: "Each move",
		seconds: (milliseconds: number) => (milliseconds === 500 ? "½ s" : `${milliseconds / 1000} s`),
		/** Before two moves. */
		from: "From",
		to: "To",
		/** The position before the first one. */
		start: "the start",
		contents: {
			showsComments: "Comments",
			showsCounts: "Counts and timeline",
			hasCards: "Title and end",
		},
		save: "Save video",
		making: "Making the video",
		saved: (bytes: number) => `Video saved, ${sizeText(bytes)}`,
		notMade: "The video could not be made",
		tooLong: (positions: number) => `A video can have at most ${positions} positions`,
		/** Names the format that the browser cannot make, and those that it can. */
		unsupported: (format: string, others: readonly string[]) =>
			`This browser can’t make ${format} videos: choose ${listText(others, "disjunction")}`,
	},

	lesson: {
		showsPatterns: "Patterns in diagrams",
		save: "Save lesson page",
		making: "Making the lesson page",
		saved: "Lesson page saved",
		notMade: "The lesson page could not be made",
		about:
			"One file with the moves, comments and diagrams, and a board for playing through them, even offline.",
	},
};
