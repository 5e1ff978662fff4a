// FENs of questions, which keep a position without its counts of moves.

/** A FEN of a position's first fields; what it does not say is as where a game has just begun. */
export function wholeFen(position: string): string {
	const [pieces = "", side = "w", castling = "-", passed = "-"] = position.split(" ");
	return `${pieces} ${side} ${castling} ${passed} 0 1`;
}
