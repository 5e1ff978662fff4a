// The options: what can be set.

export const optionWords = {
	title: "Options",
	/** The end of it is for screen readers alone. */
	more: <Node>(unseen: (text: string) => Node) => ["More", unseen(" options")],
	colours: "Colours",
	settings: {
		tintsNeutral: "Tint neutral squares",
		showsPatterns: "Patterns on the squares",
		outlinesTurned: "Corners on squares that just changed",
		asksPromotion: "Ask which piece to promote to",
		showsEffects: "Squares won and lost beside every move",
	},
	onBoard: "On the board",
	shown: {
		heat: "Heat (H)",
		pieces: "Pieces",
		coordinates: "Coordinates",
		arrows: "Arrows and circles",
	},
};
