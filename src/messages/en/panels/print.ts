// What a printed page says beside what its game says.

export const printWords = {
	/**
	 * What a game that is too long says of itself; undefined is the position before the first move.
	 */
	stretch: (from: string | undefined, to: string | undefined) =>
		`This game is too long to be printed in one piece. Here is the part on view, from ${from ?? "the start"} to ${to ?? "the start"}; Share has all of it as PGN.`,
};
