// Words of a presentation, for the audience and for the presenter.

import type { CoordinateSize, Sight } from "../../../features/present/sight.ts";
import type { StepFailure } from "../../../features/present/turning.ts";
import { numberText } from "../../format.ts";

/** "a", "a and b", "a, b and c". */
const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const SIGHT_NAMES: Readonly<Record<Sight | "heat", string>> = {
	heat: "colours",
	names: "names",
	evaluation: "evaluation",
	comments: "comments",
	counts: "square counts",
};

export const presentWords = {
	title: "Presentation",
	/** Buttons: a word below the sign, the name, and the hint of a resting mouse. */
	acts: {
		back: { word: "Back", name: "Back one move", title: "Back one move (←)" },
		forward: { word: "Forward", name: "Forward one move", title: "Forward one move (→)" },
		chapters: { word: "Chapters", name: "Chapters", title: "Choose a chapter (C)" },
		track: { word: "Moves", name: "Moves and timeline", title: "Moves and timeline (G)" },
		sight: { word: "Hide", name: "Hide or show", title: "Hide or show (E)" },
		speaker: {
			word: "Speaker",
			name: "Speaker’s window",
			title: "Speaker’s window: comments, next move and clock (S)",
		},
		ask: {
			word: "Ask",
			name: "Ask the class",
			title: "Ask the class this position’s question (Q)",
		},
		keep: {
			word: "Save as a variation",
			name: "Save as a variation",
			title: "Save as a variation in the chapter (A)",
		},
		dark: { word: "Dark", name: "Dark screen", title: "Dark screen (B)" },
		end: { word: "End", name: "End the presentation", title: "End the presentation (Esc)" },
	},
	/** A line that is tried out on the wall, and is not in the lesson. */
	whatIf: {
		/** Before its moves. */
		title: "What if:",
		/** The move where it began; undefined at the start. */
		waits: (move: string | undefined) => `The lesson is paused at ${move ?? "the start"}.`,
		back: "Back to the lesson",
		key: "(Esc)",
		undo: "Undo",
	},
	isBlack: "The screen is dark. Press B or step to a move to show the board again.",
	sight: {
		title: "Shown to the audience",
		/** Of a switch, with the key that turns it: "Names (W)". */
		show: (what: Sight | "heat", key: string) => {
			const name = SIGHT_NAMES[what];
			return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${key})`;
		},
		coordinates: "Coordinates (K)",
		sizes: { small: "Small", large: "Large", largest: "Largest" } satisfies Record<
			CoordinateSize,
			string
		>,
		/** Lists the hidden parts; empty where all is shown. */
		hidden: (what: readonly (Sight | "heat")[]) =>
			what.length === 0 ? "" : `Hidden: ${listed(what.map((one) => SIGHT_NAMES[one]))}.`,
	},
	speaker: {
		blocked:
			"The browser has blocked the speaker’s window. Allow pop-ups for this page, then press S again.",
	},
	/** The moves of the chapter, and its timeline. */
	track: {
		title: "Moves and timeline",
		moves: "Moves",
		timeline: "Timeline",
		/** Of a move in the list: "2. Nf3", or "2. Nf3, with a comment". */
		move: (move: string, isCommented: boolean) => (isCommented ? `${move}, with a comment` : move),
	},
	notAsked: "This position’s question can’t be asked",
	/** Why a step did nothing. */
	failure: (failure: StepFailure) => {
		switch (failure.kind) {
			case "start":
				return "Already at the start";
			case "end":
				return "Already at the end";
			case "endOfVariation":
				return "End of the variation";
			case "endOfWhatIf":
				return "End of the what-if";
			case "noNextChapter":
				return "Last chapter";
			case "noPreviousChapter":
				return "First chapter";
			case "unreadable":
				return `Chapter ${failure.chapter} cannot be opened`;
		}
	},
	chapters: {
		title: "Chapters",
		choose: "Choose a chapter (C)",
		/** "Chapter 2 of 3 · Opposition". */
		chapterOf: (number: number, count: number, title: string | undefined) =>
			`Chapter ${numberText(number)} of ${numberText(count)}${title ? ` · ${title}` : ""}`,
		/** The same of one game of a collection. */
		gameOf: (number: number, count: number, title: string | undefined) =>
			`Game ${numberText(number)} of ${numberText(count)}${title ? ` · ${title}` : ""}`,
	},
};
