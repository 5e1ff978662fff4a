// Squares: 0..63, a1 = 0, b1 = 1, h8 = 63.

export type Square = number & { readonly unit: "square" };

export const SQUARE_COUNT = 64;

// Marked as pure so that bundles drop the list where nobody reads it.
export const SQUARES: readonly Square[] = /* @__PURE__ */ Array.from(
	{ length: SQUARE_COUNT },
	(_, square) => square as Square,
);

export function isSquare(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value < SQUARE_COUNT;
}

/** "e4" for 28. */
export function squareName(square: Square): string {
	return "abcdefgh".charAt(square & 7) + String((square >> 3) + 1);
}

/** 28 for "e4". */
export function squareNamed(name: string): Square {
	const file = "abcdefgh".indexOf(name.charAt(0));
	const rank = "12345678".indexOf(name.charAt(1));
	if (name.length !== 2 || file < 0 || rank < 0) throw new RangeError(`No such square: ${name}`);
	return (rank * 8 + file) as Square;
}

/** The square as its side sees it who has White's place: turned over for Black. */
export const turnedFor = (square: number, side: number): Square =>
	(side === 0 ? square : square ^ 56) as Square;

/** From 0 for the a-file. */
export const fileOf = (square: Square): number => square & 7;

/** From 0 for the first rank. */
export const rankOf = (square: Square): number => square >> 3;
