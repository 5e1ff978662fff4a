// Knights going to and fro: a game as long as one likes.

const MOVES = ["Nf3", "Nf6", "Ng1", "Ng8"];

/** So many plies, as PGN. */
export const knights = (plies: number): string =>
	`${Array.from({ length: plies }, (_, ply) => {
		const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : "";
		return number + MOVES[ply % 4];
	}).join(" ")} *`;
