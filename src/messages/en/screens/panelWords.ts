// Names of the panels beside the board.

import type { Panel } from "../../../session/state/panels.ts";

export const panelWords = {
	/** Names of panels for screen readers. */
	titles: {
		candidates: "All moves",
		review: "Review",
		compare: "Compare positions",
		evaluations: "Best moves",
		share: "Share",
		search: "Search",
		edit: "Edit",
		tags: "Game details",
		exercise: "Exercise",
		load: "Open another game",
		library: "Games",
		lessons: "Lessons",
		settings: "Board settings",
		explain: "Explain",
	} satisfies Record<Panel, string>,
	/** What the tab shows, where its name alone misleads some. */
	explainHint: "Why a square has its colour, and what can be taken there",
	/** The tab of the list of moves, beside those above. */
	moves: "Moves",
	/** The names of all tabs, for those who do not see them. */
	tabs: "Game",
	/** The button that leads from a row back to its tab. */
	backTo: (tab: string) => `Back to ${tab}`,
	/** A tab that has something to tell: its visible name and sign, then what the sign means. */
	tabWith: {
		square: (tab: string, square: string) => `${tab} ${square}`,
		moments: (tab: string, count: number) =>
			`${tab} ${count} ${count === 1 ? "moment" : "moments"}`,
		faults: (tab: string) => `${tab}, with notes on the text`,
	},
	close: "Close",
	closeByKey: "Close (Escape)",
};
