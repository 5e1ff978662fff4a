// Three games to begin with, as they are offered; their moves are in sampleGames.ts. A test plays them through to the last position given
// here.

export type Sample = {
	readonly year: number;
	readonly players: string;
	readonly place: string;
	/** Piece data of the last position, so that its picture needs no rules. */
	readonly last: string;
};

export const SAMPLES: readonly Sample[] = [
	{
		year: 1858,
		players: "Morphy – Duke Karl, Count Isouard",
		place: "Paris",
		last: "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5",
	},
	{
		year: 1999,
		players: "Kasparov – Topalov",
		place: "Wijk aan Zee",
		last: "8/Q6p/6p1/5p2/5P2/2p3P1/3r3P/2K1k3",
	},
	{
		year: 1985,
		players: "Karpov – Kasparov",
		place: "Moscow, game 16",
		last: "8/5pk1/7p/8/1p4P1/1P1R2P1/3N1qBP/3Nr2K",
	},
];
