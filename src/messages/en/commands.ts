// Names of commands on buttons and in menus.

export const commandWords = {
	labels: {
		undo: "Undo",
		redo: "Redo",
		flip: "Flip Board",
		reset: "Reset Board",
		load: "Open…",
		lessons: "Lessons",
		setUp: "Set up a position",
		candidates: "All moves",
		compare: "Compare positions",
		evaluations: "Best moves",
		review: "Review",
		write: "Edit",
		present: "Present",
		search: "Search moves and games",
		share: "Share",
		tags: "Game details",
		print: "Print",
		settings: "Board settings",
	},
	/** What it is, in a line, where the name alone misleads some. */
	hints: {
		compare: "Keep a position, then see which squares differ in another",
		lessons: "Games in chapters, kept in this browser",
	},
	/** Keys of more than one letter, for menus. */
	keys: { undo: "Ctrl Z", redo: "Ctrl Y", print: "Ctrl P" },
	/** Where a mouse rests on its button: "Flip Board (F)". */
	withKey: (label: string, key: string) => `${label} (${key})`,
};
