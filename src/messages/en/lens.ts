// Words of what the store names: lenses, heats and panels, and what a move changes in squares.

import type { Heat } from "../../board/heat/heats.ts";
import type { Lens } from "../../board/heat/lenses.ts";

export const lensWords = {
	control: { title: "Control", meaning: "Who controls each square." },
	strength: {
		title: "Strength",
		meaning: "Larger where one side has more attackers: by one, two, three.",
	},
	attackers: {
		title: "Attackers",
		meaning: "How many attack: White’s number below, Black’s above.",
	},
	white: { title: "White only", meaning: "The squares that White controls." },
	black: { title: "Black only", meaning: "The squares that Black controls." },
	tension: {
		title: "Tension",
		meaning: "Contested squares, and those the last move changed.",
	},
	pieces: {
		title: "What hangs",
		meaning: "Which pieces hang or are threatened, are trapped or tied, or have no guard.",
	},
} satisfies Record<Lens, { title: string; meaning: string }>;

export const standingWords = {
	/** In place of the marks of the lens of pieces. */
	failed: (reason: string) => `How the pieces stand cannot be shown: ${reason}`,
};

export const heatWords = {
	titles: { soft: "Soft", normal: "Normal", strong: "Strong" } satisfies Record<Heat, string>,
	/** Soft colours are closer to each other than all eyes can tell. */
	softCaution: "Some eyes may mix up soft colours.",
};

/** Changes of squares by a move; the numbers have their signs: "+3", "−1". */
export const effectWords = {
	title: (white: string, black: string) => `White ${white}, Black ${black} squares`,
	/** Words that only screen readers need go through `unseen`. */
	numbers: <Node>(white: Node, black: Node, unseen: (text: string) => Node) => [
		unseen("White "),
		white,
		unseen(", Black "),
		black,
	],
};

/** News after a game has replaced another. */
export const gameNewsWords = {
	reset: "The board was reset. The open game is closed.",
	ownAgain: "Your own game is open again.",
	lineDeleted: "The line was deleted.",
};
