// The options: what can be set.

export const optionWords = {
	title: "Options",
	boardSettings: "Board settings",
	colours: "Strength of colours",
	size: "Size of the board",
	/** Of the way from the usual size to the largest, 0 to 100. */
	sizeOf: (percent: number) =>
		percent === 0 ? "Usual" : percent === 100 ? "Largest" : `${percent}% of the room`,
	wideBoard: "Wide board",
	/** The way back from it. */
	usualBoard: "Usual board",
	board: "Board colours",
	boards: { plain: "Plain", wood: "Wood", blue: "Blue", green: "Green" },
	pieces: "Set of pieces",
	pieceSets: { standard: "Standard", rounded: "Rounded", flat: "Flat" },
	moves: "Moves",
	/** The switch below the board, and what it shows while it is on. */
	engine: {
		title: "Engine",
		on: "Let the engine follow the game",
		off: "Turn the engine off",
		/** Beside its name in a menu. */
		isOn: "on",
		isOff: "off",
	},
	settings: {
		tintsNeutral: "Tint of neutral squares",
		showsPatterns: "Patterns",
		fillsMarked: "Marked squares filled, not circled",
		outlinesTurned: "Corners on squares that just changed",
		asksPromotion: "Ask which piece to promote to",
		showsEffects: "Squares won and lost beside every move",
		showsEvaluations: "Evaluations",
		showsBar: "Bar beside the board",
		showsBestMove: "Arrow for the best move",
		showsVerdicts: "Mark of the move on its square",
		sounds: "Sounds",
		leftHand: "Buttons for the left hand",
	},
	onBoard: "On the board",
	shown: {
		heat: "Colours (H)",
		pieces: "Pieces",
		coordinates: "Coordinates",
		arrows: "Arrows",
	},
};
