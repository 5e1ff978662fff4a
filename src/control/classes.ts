// The four classes of squares, with the codes that formats and styles know them by. Their words are
// in messages (chessWords), their colours in heat/palette.ts.

/** The numbers that the core gives: White's bit, and Black's. */
export const NEUTRAL = 0;
export const WHITES = 1;
export const BLACKS = 2;
export const CONTESTED = 3;
export type Control = typeof NEUTRAL | typeof WHITES | typeof BLACKS | typeof CONTESTED;

/** How many squares of each class; the specification calls White's light and Black's dark. */
export type Counts = {
	readonly light: number;
	readonly dark: number;
	readonly contested: number;
	readonly neutral: number;
};

export type SquareClass = {
	readonly control: Control;
	/** Name in attributes, in styles, in records. */
	readonly key: "neutral" | "contested" | "white" | "black";
	/** As the definition of control writes it. */
	readonly letter: "n" | "c" | "w" | "b";
	/**
	 * The colour of such a square where other chess software shows them: green, red, yellow, blue.
	 */
	readonly marked: "G" | "R" | "Y" | "B";
	/** Name in the counts. */
	readonly count: keyof Counts;
};

export const CLASSES: Readonly<Record<Control, SquareClass>> = {
	[NEUTRAL]: {
		control: NEUTRAL,
		key: "neutral",
		letter: "n",
		marked: "G",
		count: "neutral",
	},
	[CONTESTED]: {
		control: CONTESTED,
		key: "contested",
		letter: "c",
		marked: "R",
		count: "contested",
	},
	[WHITES]: {
		control: WHITES,
		key: "white",
		letter: "w",
		marked: "Y",
		count: "light",
	},
	[BLACKS]: {
		control: BLACKS,
		key: "black",
		letter: "b",
		marked: "B",
		count: "dark",
	},
};

/** In the order in which legends and counts show them. */
export const CLASS_LIST: readonly SquareClass[] = [NEUTRAL, CONTESTED, WHITES, BLACKS].map(
	(control) => CLASSES[control as Control],
);
