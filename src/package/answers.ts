// Types of the answers about control, for other programs. They stand by themselves, so that the
// code inside may change.

export type SquareName =
	`${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type SquareClass = "neutral" | "contested" | "white" | "black";

/** As FEN has it: White's are capital. */
export type PieceLetter = "P" | "N" | "B" | "R" | "Q" | "K" | "p" | "n" | "b" | "r" | "q" | "k";

export type ControlMap = {
	readonly squares: Readonly<Record<SquareName, SquareClass>>;
	readonly counts: Readonly<Record<SquareClass, number>>;
};

export type ChainPiece = {
	readonly square: SquareName;
	readonly piece: PieceLetter;
	/** It attacks, or it stands behind a piece of its own side or of the other. */
	readonly role: "front" | "battery" | "x-ray";
};

export type Pin = {
	readonly square: SquareName;
	readonly pinner: SquareName;
	readonly king: SquareName;
};

export type Landing = {
	readonly holds: boolean;
	/** The side's gains less its losses, in pawns: 0 or below. */
	readonly outcome: number;
	/** Where the pieces come from that land and capture, in order. */
	readonly captures: readonly SquareName[];
};

export type Inspection = {
	readonly square: SquareName;
	readonly control: SquareClass;
	/** Front to back. */
	readonly chains: readonly (readonly ChainPiece[])[];
	/** Would attack or join a chain, were they not pinned. */
	readonly barred: readonly Pin[];
	readonly white: Landing;
	readonly black: Landing;
};

export type Hanging = {
	readonly square: SquareName;
	/** Gain of a capture there, in pawns. */
	readonly gain: number;
};

export type Standing = Readonly<Record<"loose" | "trapped" | "tied", readonly SquareName[]>>;

export type SquareControl = {
	/** Who controls each square of a FEN; its first field is enough. */
	map(fen: string): ControlMap;
	/** The same of many at once. */
	maps(fens: readonly string[]): ControlMap[];
	/** A letter a square, a1, b1 to h8: n, c, w, b, as the command line prints them. */
	letters(fen: string): string;
	/**
	 * For many positions: 64 bytes each, a1 first: 0 neutral, 1 white, 2 black, 3 contested. A FEN
	 * that cannot be read is thrown. Placements of the reader are taken as they are.
	 */
	codes(positions: readonly string[] | Uint32Array): Uint8Array;
	/** Counts of such codes: 4 bytes a position: white, black, contested, neutral. */
	counts(codes: Uint8Array): Uint8Array;
	/** Why a square is what it is. Throws a RangeError where no square has that name. */
	inspect(fen: string, square: string): Inspection;
	/** How many pieces of each side attack each square. */
	attackers(fen: string): Readonly<Record<SquareName, { white: number; black: number }>>;
	/**
	 * How many attackers more than the other side the owner of a square has; on a contested one
	 * either side. It can be less than none, and is 0 where nobody has the square.
	 */
	strength(fen: string): Readonly<Record<SquareName, number>>;
	/** Squares that are contested, or that were something else in the position before. */
	tension(fen: string, before?: string): SquareName[];
	pins(fen: string): Pin[];
	/** Pieces whose capture wins something for the side to move, the greatest gain first. */
	hanging(fen: string): Hanging[];
	/**
	 * Pieces that no piece of their own side guards, that are lost wherever they go, and that guard
	 * another.
	 */
	standing(fen: string): Standing;
};
