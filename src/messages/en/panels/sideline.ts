// What stands in the place of the counts: a line that is played through on the board, and is not in
// the game; or that no piece is pinned.

export const pinWords = { none: "No piece is pinned here." };

export const sidelineWords = {
	/** Over the board. */
	notTheGame: "A line, not the game",
	/** The button beside it: to "15.Qh5". Undefined move: the start. */
	back: (move: string | undefined) => `Back to ${move ?? "the start"}`,
	/** The button between: the key that stands there otherwise. */
	signs: "What colours and symbols mean",
	/** The key that does the same. */
	key: "(Esc)",
	/** Beside the name of the move on view. */
	inLine: "in a line",
	/** Which of the moves of a line is on the board. */
	place: (place: number, moves: number) => `${place} of ${moves}`,
	stepBack: "Back in the line",
	stepForward: "Forward in the line",
	add: "Add to the game",
};
