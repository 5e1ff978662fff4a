// Types of a game's positions and moves, for other programs. They stand by themselves, so that the
// code inside may change.

export type GameMove = {
	readonly san: string;
	/** "e2e4", "e7e8q"; "e1g1" castles, "0000" passes the turn. */
	readonly uci: string;
	/** Seconds left to the player, as `[%clk 1:02:03]` says. */
	readonly clock?: number;
	/** Centipawns from White's side, as `[%eval 0.31]` says. */
	readonly cp?: number;
	/** Moves to mate, negative where Black mates, as `[%eval #-3]` says. */
	readonly mate?: number;
	readonly comment?: string;
	/** Numeric annotation glyphs, 1 to 220. */
	readonly nags?: readonly number[];
};

/** A move of a tree. */
export type GameBranch = GameMove & {
	/** The number, among the placements and FENs of the tree, of the position that it leads to. */
	readonly position: number;
	/** Lines that replace this move. */
	readonly variations: readonly (readonly GameBranch[])[];
};

/** A game with all its variations. Positions are numbered main line first; 0 is the start. */
export type GameTree = {
	readonly moves: readonly GameBranch[];
	readonly placements: Uint32Array;
	readonly fens: readonly string[];
};

export type GameWithPositions = {
	/** From 1 on. */
	readonly game: number;
	readonly tags: { readonly [name: string]: string };
	readonly result: string;
	/** Of the main line; with an error, up to it. */
	readonly plies: number;
	readonly error?: string;
	/**
	 * For each position of the main line, the start first, eight bitboards as sixteen 32-bit words,
	 * low half first: white, black, pawns, knights, bishops, rooks, queens, kings; a1 is bit 0. They
	 * are the game's own, and `codes` of square-control/core takes them as they are.
	 */
	readonly placements: Uint32Array;
	/** The game as it stands in the stream. */
	readonly pgn: string;
	/** The moves of the main line: one less than there are placements. */
	moves(): readonly GameMove[];
	/** The game with its variations, and with the FEN of each position: some milliseconds. */
	tree(): GameTree;
};

/** A game of which nothing can be said but its tags, and why. */
export type UnreadGame = {
	readonly game: number;
	readonly pgn: string;
	readonly error: string;
	readonly tags: { readonly [name: string]: string };
};
