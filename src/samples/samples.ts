// The three sample games as the load panel offers them. Their moves are in sampleGames.ts, their
// players in messages/en/panels/open.ts. A test plays them to the last position given here.

export type Sample = {
	readonly year: number;
	/** Piece data of the last position, so that its picture needs no rules. */
	readonly last: string;
};

export const SAMPLES: readonly Sample[] = [
	{
		year: 1858,
		last: "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5",
	},
	{
		year: 1999,
		last: "8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3",
	},
	{
		year: 1985,
		last: "8/5pk1/7p/8/1p4P1/1P1R2P1/3N1qBP/3Nr2K",
	},
];
