// The speaker's window: what whoever presents reads, and the audience does not see.

import { numberText } from "../../format.ts";

export const speakerWords = {
	title: "Speaker’s window",
	/** "Chapter 2 of 5". */
	chapter: (number: number, count: number) =>
		`Chapter ${numberText(number)} of ${numberText(count)}`,
	/** Over the comments on the move. */
	comment: "Comment on this move",
	commentHidden: "Comment on this move: only you see it",
	noComment: "No comment.",
	/** Over the speaker's own notes. */
	own: "Only you see this",
	chapters: "Chapters",
	minutes: (minutes: number) => `${numberText(minutes)} min`,
	onScreen: "Shown now",
	screenIsDark: "Shown now: the dark screen",
	/** Beside the board: presses draw until it is pressed again. */
	draw: "Draw",
	/** Takes what was drawn from both windows. */
	erase: "Erase",
	gestures:
		"Pick a square to explain it on the big screen too. Drag a piece to try a what-if. Drag with the right button to draw an arrow on both screens.",
	nextMove: (move: string) => `Next: ${move}`,
	nextChapter: (title: string) => `Next: chapter “${title}”`,
	noNext: "Last move.",
	clock: {
		/** Which time each clock says. */
		sinceStart: "Since the start",
		timeOfDay: "Time of day",
		/** Behind the time that has passed: "of 45 min". */
		of: (minutes: number) => `of ${numberText(minutes)} min`,
		plan: "Against the plan",
		/** Whole minutes ahead of the plan, or behind it. */
		pace: (ahead: number) => {
			if (ahead === 0) return "on time";
			return `${numberText(Math.abs(ahead))} min ${ahead > 0 ? "ahead" : "behind"}`;
		},
	},
	back: "Back",
	forward: "Forward",
	hide: {
		heat: "Colours",
		names: "Names",
		evaluation: "Evaluation",
		comments: "Comments",
		counts: "Numbers",
	},
	/** Over the switches above. */
	shown: "Shown to the audience",
	dark: "Dark screen",
	end: { word: "End", title: "End the presentation" },
	/** While the page that presents is loaded again. */
	away: "The big screen is not responding. This window resumes when it is back.",
	over: "The presentation has ended. This window can be closed.",
};
