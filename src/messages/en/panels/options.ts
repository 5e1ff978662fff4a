// The options: what is done to the board and the game as a whole, and what can be set.

export const optionWords = {
	title: "Options",
	flip: "Flip Board",
	reset: "Reset Board",
	share: "Share",
	undo: "Undo",
	redo: "Redo",
	/** The end of it is for screen readers alone. */
	more: <Node>(unseen: (text: string) => Node) => ["More", unseen(" options")],
	search: "Search",
	compare: "Compare",
	present: "Present",
	setUp: "Set Up Position",
	colours: "Colours",
	settings: {
		tintsNeutral: "Tint neutral squares",
		showsPatterns: "Patterns on the squares",
		outlinesTurned: "Mark what the last move turned",
		asksPromotion: "Ask what a pawn becomes",
	},
	onBoard: "On the board",
	shown: {
		heat: "Heat (H)",
		pieces: "Pieces",
		coordinates: "Coordinates",
		arrows: "Arrows and circles",
	},
};
