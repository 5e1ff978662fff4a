// The options: what can be set.

export const optionWords = {
	title: "Options",
	boardSettings: "Board settings",
	colours: "Colour strength",
	size: "Board size",
	/** Of the way from the usual size to the largest, 0 to 100. */
	sizeOf: (percent: number) =>
		percent === 0 ? "Usual" : percent === 100 ? "Largest" : `${percent}% of the way to the largest`,
	wideBoard: "Wide board",
	/** The way back from it. */
	usualBoard: "Usual board",
	board: "Board colours",
	boards: { plain: "Plain", wood: "Wood", blue: "Blue", green: "Green" },
	pieces: "Piece set",
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
		tintsNeutral: "Tint neutral squares",
		showsPatterns: "Patterns on squares, for colour-blind players",
		fillsMarked: "Fill marked squares, don’t circle them",
		outlinesTurned: "Corner marks on squares that have just changed",
		asksPromotion: "Ask which piece to promote to",
		showsEffects: "Squares won and lost beside every move",
		showsEvaluations: "Evaluations",
		showsBar: "Bar beside the board",
		showsBestMove: "Arrow for the best move",
		showsVerdicts: "Marks such as ?? on the board",
		sounds: "Sounds",
		leftHand: "Left-handed buttons",
	},
	onBoard: "On the board",
	shown: {
		heat: "Colours (H)",
		pieces: "Pieces",
		coordinates: "Coordinates",
		arrows: "Arrows",
	},
};
