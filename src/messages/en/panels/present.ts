// What is read while a game is presented: by the audience, and by whoever presents.

import type { StepFailure } from "../../../features/present/turning.ts";
import { numberText } from "../../format.ts";

export const presentWords = {
	title: "Presentation",
	back: "Back one move",
	forward: "Forward one move",
	showHeat: { name: "Show the colours", title: "Show the colours (H)" },
	hideHeat: { name: "Hide the colours", title: "Hide the colours (H)" },
	blackScreen: { name: "Black screen", title: "Black screen (B)" },
	end: { name: "End the presentation", title: "End the presentation (Esc)" },
	isBlack: "The screen is black: B, or any step, shows the board again.",
	isHeatHidden: "The colours are hidden: H shows them.",
	/** Why a step did nothing. */
	failure: (failure: StepFailure) => {
		switch (failure.kind) {
			case "start":
				return "The start";
			case "end":
				return "The end";
			case "endOfVariation":
				return "End of the variation";
			case "noNextChapter":
				return "No chapter follows";
			case "noPreviousChapter":
				return "No chapter before";
			case "unreadable":
				return `Chapter ${failure.chapter} cannot be opened`;
		}
	},
	chapters: {
		title: "Chapters",
		choose: "Choose a chapter (C)",
		/** "Chapter 2 of 3 · Opposition". */
		chapterOf: (number: number, count: number, title: string) =>
			`Chapter ${numberText(number)} of ${numberText(count)} · ${title}`,
		/** The same of one game of a collection. */
		gameOf: (number: number, count: number, title: string) =>
			`Game ${numberText(number)} of ${numberText(count)} · ${title}`,
	},
};
