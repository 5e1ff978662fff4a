// The worked examples of the About page. A test asks the core about every claim.

export type Example = {
	readonly title: string;
	/** Piece data. */
	readonly pieces: string;
	/** What stands there, for those who do not see the board. */
	readonly standing: string;
	/** What the text says of squares: n, w, b or c. */
	readonly claims: Readonly<Record<string, "n" | "w" | "b" | "c">>;
	readonly text: readonly string[];
};

/** The page begins with it. */
export const FIRST = {
	pieces: "b2r3r/k4p1p/p2q1np1/NppP4/3R1Q2/P4PPB/1PP4P/1K2R3",
	standing:
		"Kasparov against Topalov, Wijk aan Zee 1999: White’s rook has just taken a pawn on d4, where it can be taken.",
	counts: { light: 29, dark: 18, contested: 9, neutral: 8 },
} as const;

export const EXAMPLES: readonly Example[] = [
	{
		title: "Counting is not enough",
		pieces: "8/8/4p3/8/8/8/3R4/3Q4",
		standing: "White has a rook on d2 with the queen behind it on d1. Black has a pawn on e6.",
		claims: { d5: "c", d4: "w", f5: "b" },
		text: [
			"White attacks d5 twice, Black only once. But if White’s rook lands there, the pawn takes it, and the queen takes back: a rook for a pawn. White loses by landing.",
			"Black fares no better: a pawn on d5 would simply be taken. Neither side can use the square, so it is contested. One step back, on d4, nothing disturbs White. And f5, which only the pawn attacks, is Black’s.",
		],
	},
	{
		title: "A battery: strength in line",
		pieces: "3r4/8/8/8/8/8/3R4/3R4",
		standing: "White has rooks on d2 and d1. Black has a rook on d8.",
		claims: { d5: "w", d7: "w" },
		text: [
			"Two rooks on one file work together, the rear one through the front one. White lands on d5 with the front rook; if Black takes it, the second rook takes back. A rook for a rook: Black gains nothing, and leaves it alone.",
			"Black’s own rook would be lost for nothing on d5. So the square is White’s, and so is the whole file up to d7. Had a queen stood in front of a rook, she would have had to land first, and d5 would be contested.",
		],
	},
	{
		title: "An x-ray: the enemy behind you",
		pieces: "8/8/5n2/8/8/3Q4/8/3r4",
		standing:
			"White has a queen on d3. Black has a knight on f6 and a rook on d1, behind the queen.",
		claims: { d5: "b" },
		text: [
			"Black’s knight lands on d5. The queen could take it, but then the black rook, which looks at d5 through the queen, takes her: three points won, nine lost.",
			"So White lets the knight stand, and d5 is Black’s. Without the rook on d1 the square would be contested.",
		],
	},
	{
		title: "A pin: present, but not on duty",
		pieces: "4r3/8/8/8/4N3/8/8/4K3",
		standing: "White has a king on e1 and a knight on e4. Black has a rook on e8.",
		claims: { d6: "n", f6: "n", c5: "n", e7: "b", e6: "b", e5: "b" },
		text: [
			"The knight on e4 shields its king from the rook. It may not leave the file, so it guards nothing at all: d6, f6 and c5, a knight’s jump away, are neutral.",
			"The rook meanwhile has e7, e6 and e5 to itself. A count of attackers would have given the knight eight squares.",
		],
	},
];
