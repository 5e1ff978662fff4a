// The worked examples of the About page: positions, and what the page's words claim of their
// squares. A test asks the core about every claim. The words are in messages/en/screens/about.ts.

export type Example = {
	/** Key of its words. */
	readonly name: "counting" | "battery" | "xRay" | "pin";
	/** Piece data. */
	readonly pieces: string;
	/** The claims of the text about squares: n, w, b or c. */
	readonly claims: Readonly<Record<string, "n" | "w" | "b" | "c">>;
};

/** The first example of the page. */
export const FIRST = {
	pieces: "b2r3r/k4p1p/p2q1np1/NppP4/3R1Q2/P4PPB/1PP4P/1K2R3",
	counts: { light: 29, dark: 18, contested: 9, neutral: 8 },
} as const;

export const EXAMPLES: readonly Example[] = [
	{
		name: "counting",
		pieces: "8/8/4p3/8/8/8/3R4/3Q4",
		claims: { d5: "c", d4: "w", f5: "b" },
	},
	{
		name: "battery",
		pieces: "3r4/8/8/8/8/8/3R4/3R4",
		claims: { d5: "w", d7: "w" },
	},
	{
		name: "xRay",
		pieces: "8/8/5n2/8/8/3Q4/8/3r4",
		claims: { d5: "b" },
	},
	{
		name: "pin",
		pieces: "4r3/8/8/8/4N3/8/8/4K3",
		claims: { d6: "n", f6: "n", c5: "n", e7: "b", e6: "b", e5: "b" },
	},
];
