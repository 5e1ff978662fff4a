// The three sample games as the load panel offers them. Their moves are in sampleGames.ts, their
// players in messages/en/panels/open.ts. A test plays them to the positions given here.

export type Sample = {
	readonly year: number;
	/** The move that it opens at: the first of which there is something to say. */
	readonly ply: number;
	/** Piece data of that position, so that its picture needs no rules. */
	readonly pieces: string;
};

export const SAMPLES: readonly Sample[] = [
	{
		year: 1858,
		ply: 31,
		pieces: "1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4",
	},
	{
		year: 1999,
		ply: 47,
		pieces: "b2r3r/k4p1p/p2q1np1/NppP4/3R1Q2/P4PPB/1PP4P/1K2R3",
	},
	{
		year: 1985,
		ply: 32,
		pieces: "r2qr1k1/5ppp/p4n2/1pbP1bB1/8/N1Nn1B2/PP1Q1PPP/3R1RK1",
	},
];
