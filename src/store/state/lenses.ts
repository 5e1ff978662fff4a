// The lenses: what the board can show of control. A lens is a line here, for those who choose it, and one in board/lens.ts, which says
// how its squares look.

export const LENSES = [
	{ name: "control", title: "Control", meaning: "Who controls each square." },
	{
		name: "strength",
		title: "Strength",
		meaning: "Larger where a side has more attackers in excess: one, two, three.",
	},
	{
		name: "attackers",
		title: "Attackers",
		meaning: "How many attack: White’s number below, Black’s above.",
	},
	{ name: "white", title: "White only", meaning: "The squares that White controls." },
	{ name: "black", title: "Black only", meaning: "The squares that Black controls." },
	{
		name: "tension",
		title: "Tension",
		meaning: "Contested squares, and what the last move turned.",
	},
	{
		name: "pieces",
		title: "Pieces",
		meaning: "Which pieces hang, are trapped or tied, or have nobody to guard them.",
	},
] as const satisfies readonly {
	/** As links and addresses have it. */
	readonly name: string;
	readonly title: string;
	readonly meaning: string;
}[];

export type Lens = (typeof LENSES)[number]["name"];

export const DEFAULT_LENS: Lens = "control";

/** The lens of a name. Undefined where there is none. */
export const lensNamed = (name: unknown): Lens | undefined =>
	LENSES.find((lens) => lens.name === name)?.name;
