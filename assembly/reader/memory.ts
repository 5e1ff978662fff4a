// The reader's memory beside the core's: where bytes come in, and what is told of the game that was
// read last. Its positions are left where the core takes its placements (../layout.ts), so that
// their control needs no copying.

/** How many bytes are looked at at once. A game that is longer than this is not ours. */
export const WINDOW: i32 = 1 << 20;

const WINDOW_AND_EDGES = memory.data(16 + (1 << 20) + 64, 16);

/**
 * Bytes of a file, UTF-8. Before them stands a line end, behind them a zero, so that no step has to
 * ask whether it has left them:
 *
 *     ... \n | bytes | 0 ...
 */
export const INPUT: usize = WINDOW_AND_EDGES + 16;

/*
 * Report on a game, in 32-bit numbers. Places are offsets from INPUT.
 *
 *     0      4     8      12     16      20      24     28        32         36        40       44
 *     | start| next| moves| tags | plies | result| flags| castling| en passant| halfmoves| move   |
 *     |      |     | at   |      |       |       |      | rights  | square, -1| since .. | number |
 *
 * `next` is where the next game begins. The last four are those of the last position.
 */
export const REPORT: usize = memory.data(44, 16);

/** Results: 0 where the moves end without one. */
export const WHITE_WON: i32 = 1;
export const BLACK_WON: i32 = 2;
export const DRAWN: i32 = 3;
export const UNFINISHED: i32 = 4;

/** Flags of a game: it has variations; it has commands in comments. */
export const VARIATIONS: i32 = 1;
export const COMMANDS: i32 = 2;

export const MOST_TAGS: i32 = 64;

/** Four 32-bit offsets a tag: where its name begins and ends, where its value does. */
export const TAGS: usize = memory.data(64 * 16, 16);

/** A number a tag by which its name is told from others, whatever their case. */
export const TAG_NAMES: usize = memory.data(64 * 4, 16);

/** 16 bits a ply: from, to (six bits each), what a pawn becomes (1 knight to 4 queen, else 0). */
export const MOVES: usize = memory.data(1024 * 2, 16);

/**
 * How often each square was of each class: 64 times 4 numbers of 32 bits, in the order of the
 * core's classes.
 */
export const SHARES: usize = memory.data(64 * 4 * 4, 16);
