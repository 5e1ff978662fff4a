// Vectors: small boards, what the definition says of one square, and why. Sections are those of
// docs/control.md. Rows run from the eighth rank down, as a board is looked at from White's side.

export type Vector = {
	readonly reason: string;
	readonly board: string;
	readonly square: string;
	readonly control: "n" | "w" | "b" | "c";
	/** The chains on the square, each front to back; any order. */
	readonly chains?: readonly string[];
	/** Outcomes of White's landing and of Black's. */
	readonly outcomes?: readonly [number, number];
	/** Pieces that a pin bars: piece, pinner, king. */
	readonly barred?: readonly string[];
};

export const vectors: readonly Vector[] = [
	{
		reason: "1: nobody attacks: neutral, and pushing a pawn there does not count",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . P . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "n",
		chains: [],
		outcomes: [0, 0],
	},
	{
		reason: "1: a guarded own piece's square is attacked too",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . N . . . .
			. . P . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		chains: ["c4"],
	},
	{
		reason: "4: a lone attacker that can be taken holds nothing, be it a pawn against a knight",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . P . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		outcomes: [-1, -3],
	},
	{
		reason: "4: two pawns hold against a knight: it would take one and be taken",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . P . P . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		outcomes: [0, -3],
	},
	{
		reason:
			"4: two knights against two: the last capture is Black's, so White does not hold; nor does Black",
		board: `
			. . . . . . . .
			. . . . . . . .
			. n . . . n . .
			. . . . . . . .
			. . . . . . . .
			. . N . N . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		outcomes: [-3, -3],
	},
	{
		reason: "4: one more attacker of the same kind decides: three against two",
		board: `
			. . . . . . . .
			. . . . . . . .
			. n . . . n . .
			. . . . . . . .
			. . . . . N . .
			. . N . N . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		outcomes: [0, -3],
	},
	{
		reason: "4: the side whose cheapest is dearer does not hold, however many it has",
		board: `
			. . . R . . . .
			. . . R . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . R . . . .
			. . . R . . . .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		outcomes: [-2, -3],
	},
	{
		reason: "3: a rook behind a rook is a battery, and two beat one",
		board: `
			. . . r . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . R . . . .
			. . . R . . . .`,
		square: "d5",
		control: "w",
		chains: ["d2 d1", "d8"],
		outcomes: [0, -5],
	},
	{
		reason: "3: a queen behind a rook may wait until the rook is spent",
		board: `
			. . . r . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . R . . . .
			. . . Q . . . .`,
		square: "d5",
		control: "w",
		chains: ["d2 d1", "d8"],
	},
	{
		reason: "3: a rook behind a queen comes too late: the queen must land first and is lost",
		board: `
			. . . r . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . Q . . . .
			. . . R . . . .`,
		square: "d5",
		control: "c",
		chains: ["d2 d1", "d8"],
		outcomes: [-4, -5],
	},
	{
		reason: "3: a bishop behind a pawn recaptures for it",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . p . . .
			. . . . . . . .
			. . . . P . . .
			. . . . . B . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		chains: ["e4 f3", "e6"],
		outcomes: [0, -1],
	},
	{
		reason: "3: a rook does not join behind a bishop, though it stands on the line",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . p . . .
			. . . . . . . .
			. . . . P . . .
			. . . . . R . .
			. . . . . . B .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		chains: ["e4", "e6"],
	},
	{
		reason: "3: three deep: two rooks and the queen behind them outlast two rooks",
		board: `
			. . . r . . . .
			. . . r . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . R . . . .
			. . . R . . . .
			. . . Q . . . .`,
		square: "d5",
		control: "w",
		chains: ["d3 d2 d1", "d7 d8"],
		outcomes: [0, -5],
	},
	{
		reason:
			"3: x-ray through an enemy front: Black's rook is spent, and White's behind it takes over",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . N r . . . .
			. . . . . . . .
			. . . R . . . .`,
		square: "d5",
		control: "w",
		chains: ["c3", "d3 d1"],
		outcomes: [0, -5],
	},
	{
		reason: "3: the other way round: White's queen opens the line for Black's rook behind it",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . . . . . . .
			. . . Q . . . .
			. . . . . . . .
			. . . r . . . .`,
		square: "d5",
		control: "b",
		chains: ["d3 d1", "f6"],
		outcomes: [-9, 0],
	},
	{
		reason: "3: an enemy bishop behind one's own pawn: landing lets it in",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . . . P . . .
			. . N . . b . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		chains: ["c3", "e4 f3", "f6"],
		outcomes: [-1, -3],
	},
	{
		reason: "3: a king can be a front, but a rook behind it never joins",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . K . . . .
			. . . . . . . .
			. . . . . . . .
			. . . R . . . .`,
		square: "d5",
		control: "w",
		chains: ["d4"],
	},
	{
		reason: "4: a king cannot take what is guarded: a knight with a bishop behind its back holds",
		board: `
			. . . . . . . .
			. b . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . . K . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "b",
		outcomes: [-1000, 0],
	},
	{
		reason: "4: a king takes what is not guarded, so a lone knight does not hold beside it",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . n . .
			. . . . . . . .
			. . . K . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "c",
		outcomes: [-1000, -3],
	},
	{
		reason: "2: a pinned knight attacks nothing",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . N . . .
			. . . . . . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "d6",
		control: "n",
		chains: [],
		barred: ["e4 e8 e1"],
	},
	{
		reason: "2: with two pieces between king and slider there is no pin",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . N . . .
			. . . . P . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "d6",
		control: "w",
		chains: ["e4"],
	},
	{
		reason: "2: a side with two kings has no pins",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . N . . .
			. . . . . . . .
			. . . . . . . .
			K . . . K . . .`,
		square: "d6",
		control: "w",
	},
	{
		reason: "2: a pinned rook attacks along its pin line, and the enemy behind it looks through",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . R . . .
			. . . . . . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "e3",
		control: "w",
		chains: ["e4 e8"],
	},
	{
		reason:
			"2: a pinned rook attacks nothing beside its pin line, where its pinner is alone with no attack either",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . R . . .
			. . . . . . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "a4",
		control: "n",
		barred: ["e4 e8 e1"],
	},
	{
		reason: "2: the pinner's own square belongs to the pin line: the pinned rook may capture it",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . R . . .
			. . . . . . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "e8",
		control: "w",
		chains: ["e4"],
	},
	{
		reason: "2: the king's square does not: what shields the king does not guard it",
		board: `
			. . . . r . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . R . . .
			. . . . . . . .
			. . . . . . . .
			. . . . K . . .`,
		square: "e1",
		control: "n",
		chains: [],
		barred: ["e4 e8 e1"],
	},
	{
		reason: "2: a pinned pawn may capture the bishop that pins it",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . b .
			. . . . . P . .
			. . . . K . . .`,
		square: "g3",
		control: "w",
		chains: ["f2"],
	},
	{
		reason: "2: and nothing on its other side",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . b .
			. . . . . P . .
			. . . . K . . .`,
		square: "e3",
		control: "n",
		barred: ["f2 g3 e1"],
	},
	{
		reason: "2: a slider that is pinned itself pins all the same",
		board: `
			r . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			R . . . n . . k
			. . . . . . . .
			. . . . . . . .
			K . . . . . . .`,
		square: "d6",
		control: "n",
		barred: ["e4 a4 h4"],
	},
	{
		reason: "3: a pinned piece does not join a chain, and ends it for those behind",
		board: `
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . r . . . .
			. . . . . . . .
			. . . R . . . .
			r . . Q . . K .
			. . . R . . . .`,
		square: "d4",
		control: "c",
		chains: ["d3", "d5"],
		barred: ["d2 a2 g2"],
	},
	{
		reason:
			"4: equal kinds differ in what stands behind: White lands with f3, as g6 would let e8 in",
		board: `
			. . . . b . . .
			. . . . . . . .
			. . . . . . B .
			. . . . . . . .
			. . . . . . . .
			. . . . . B . q
			. . . . . . . .
			. . . . . . . .`,
		square: "h5",
		control: "w",
		chains: ["f3", "g6 e8", "h3"],
		outcomes: [0, -9],
	},
	{
		reason: "4: knights are spent before bishops, so the bishop that hides an enemy is kept back",
		board: `
			. . . . b . . .
			. . . . . . . .
			. . . . . . B .
			. . . . . . . .
			. . . . . . . .
			. . . . . . N q
			. . . . . . . .
			. . . . . . . .`,
		square: "h5",
		control: "w",
		chains: ["g3", "g6 e8", "h3"],
		outcomes: [0, -9],
	},
	{
		reason: "4: more minor pieces than the core counts at once: five against four",
		board: `
			. . . . . . b .
			. . N . n . . .
			. N . . . n . .
			. . . . . . . .
			. N . . . N . .
			. . N . n . . .
			. . . . . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		outcomes: [0, -3],
	},
	{
		reason: "4: two queens of a side on one square: the third capture is White's",
		board: `
			. . . . . . . .
			. . . q . . . .
			. . . . . . . .
			Q . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . Q . . . .
			. . . . . . . .`,
		square: "d5",
		control: "w",
		outcomes: [0, -9],
	},
	{
		reason: "the start position: 22 squares each, 20 neutral",
		board: `
			r n b q k b n r
			p p p p p p p p
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			. . . . . . . .
			P P P P P P P P
			R N B Q K B N R`,
		square: "e4",
		control: "n",
	},
];

/** The drawing as FEN piece data. */
export function pieceDataDrawn(board: string): string {
	const rows = board.trim().split("\n");
	return rows
		.map((row) => row.replace(/\s/g, "").replace(/\.+/g, (gap) => String(gap.length)))
		.join("/");
}
