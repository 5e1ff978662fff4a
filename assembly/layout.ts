// The core's memory: where numbers come in, where they go out, and the scratch space between.
// Every address is fixed when the module is compiled; nothing is ever allocated. Small tables come
// first: the lower an address, the shorter the code that names it. (Constants stand beside the code
// that reads them.)
//
// Words of the core beyond those of docs/control.md:
//
//     line piece   a rook on files and ranks, a bishop on diagonals
//     sender       a slider whose ray arrives at a square first: the front of a chain, unless it is
//                  a pawn's or king's
//     second       a piece behind the front of a chain, where its ray arrives through that front
//     extra        a second that is not as good as a front, and every piece further back
//     ladder       how many attackers of each kind a side has on a square, extras left aside; a
//                  rung is a bit of it
//     debt         what the side to move must make good by capturing, or the other side has won

/** How many placements one call of computeControl takes: a power of two. */
export const CAPACITY: i32 = 1024;

/** Ends a list of squares. */
export const NONE: u8 = 255;

/*
 * Directions. Opposite: d ^ 4. Axis: d & 3. Diagonal: d & 1. The number added to a square in
 * brackets.
 *
 *     NW 3 (+7)   N 2 (+8)   NE 1 (+9)
 *      W 4 (-1)              E  0 (+1)
 *     SW 5 (-9)   S 6 (-8)   SE 7 (-7)
 */

/** For each direction and square the squares from it to the edge of the board: 8 x 64 bitboards. */
export const LINES: usize = memory.data(8 * 64 * 8, 16);

/** The direction of one square from another on a line with it, a byte each (chains.ts). */
export const WAYS: usize = memory.data(240, 16);

// Scratch for one placement at a time, in pairs: two bitboards, White's and Black's (pair.ts).

/** Two pairs a direction: where rays of line pieces and of queens arrive (senders.ts). */
export const SENDERS: usize = memory.data(8 * 32, 16);

/** Two pairs a direction: where rays arrive from behind a sender (seconds.ts). */
export const SECONDS: usize = memory.data(8 * 32, 16);

/** A pair an axis: the pieces pinned along it. */
export const PINNED: usize = memory.data(4 * 16, 16);

/** The same, put aside while rays are cast again. */
export const PINS_SEEN: usize = memory.data(4 * 16, 16);

/** A pair an axis: the pieces that a pin keeps from moving along it. */
export const BARRED: usize = memory.data(4 * 16, 16);

/** Eight pairs: how many attackers of each kind a side has on each square (ladder.ts). */
export const LADDER: usize = memory.data(8 * 16, 16);

/**
 * Where a landing fails whatever stands behind: something cheaper takes the piece, or it is the
 * king (landing.ts).
 */
export const HOPELESS: usize = memory.data(16, 16);

// In and out.

/*
 * A placement: 64 bytes, eight bitboards, little-endian, a1 = bit 0, h8 = bit 63.
 *
 *     0       8       16      24      32      40      48      56      64
 *     | white | black | pawns |knights|bishops| rooks |queens | kings |
 *     '--- sides -----'---- kinds: a piece has a bit of each ---------'
 */
export const PLACEMENTS: usize = memory.data(CAPACITY * 64, 16);

/**
 * 64 bytes a placement, a1 first: 0 neutral, 1 white, 2 black, 3 contested (bit 0 White, bit 1
 * Black).
 */
export const CONTROL: usize = memory.data(CAPACITY * 64, 16);

/** 4 bytes a placement: light, dark, contested, neutral. */
export const COUNTS: usize = memory.data(CAPACITY * 4, 16);

/*
 * One square in full, as inspectSquare leaves it. NONE ends a list.
 *
 *     0        1        2        3..7     8                12               16
 *     | verdict| White  | Black  | unused | White's outcome| Black's outcome|
 *     |        | holds  | holds  |        | (i32)          | (i32)          |
 *
 *     16                      144                      208              248              288
 *     | 16 chains of 8 bytes: | 16 barred of 4 bytes:  | White lands:   | Black lands:   |
 *     | squares, front first  | piece, pinner, king, - | squares in the order of captures|
 *
 * A square has at most 27 others on lines with it, of up to 7 each, and 8 a knight's move away.
 */
export const INSPECTION: usize = memory.data(288, 16);
export const CHAINS: usize = INSPECTION + 16;
export const BARRED_PIECES: usize = INSPECTION + 144;
export const CAPTURES: usize = INSPECTION + 208;

/** 16 pins of 4 bytes: the pinned piece's square, its pinner's, its king's, unused. */
export const PINS: usize = memory.data(64, 16);

/** How many pieces attack each square: 64 bytes for White, 64 for Black. */
export const ATTACKERS: usize = memory.data(128, 16);

/**
 * Answers within one question about an exchange: 65,536 of 16 bytes, the pieces available and the
 * question's number with the answer in its lowest bit (exchange.ts).
 */
export const ANSWERS: usize = memory.data(65536 * 16, 16);
