// Words of what the store names: lenses, heats and panels, and what a move changes in squares.

import type { Heat } from "../../board/heat/heats.ts";
import type { Lens } from "../../board/heat/lenses.ts";

export const lensWords = {
	control: { title: "Control", meaning: "Who controls each square." },
	strength: {
		title: "Strength",
		meaning: "Marks grow with the extra attackers of one side.",
	},
	attackers: {
		title: "Attackers",
		meaning: "How many pieces attack: White’s number below, Black’s above.",
	},
	white: { title: "White only", meaning: "The squares that White controls." },
	black: { title: "Black only", meaning: "The squares that Black controls." },
	tension: {
		title: "Tension",
		meaning: "Only contested squares, and those the last move changed.",
	},
	pins: {
		title: "Pins",
		meaning: "Pinned pieces, with the line to the king or to a more valuable piece.",
	},
	pieces: {
		title: "What hangs",
		meaning: "Pieces that hang, or are threatened, trapped, tied down or loose.",
	},
} satisfies Record<Lens, { title: string; meaning: string }>;

export const standingWords = {
	/** In place of the marks of the lens of pieces. */
	failed: (reason: string) => `“What hangs” can’t be shown: ${reason}`,
};

export const heatWords = {
	titles: { soft: "Soft", normal: "Normal", strong: "Strong" } satisfies Record<Heat, string>,
	/** Soft colours are closer to each other than all eyes can tell. */
	softCaution: "Soft colours may be hard to tell apart.",
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
