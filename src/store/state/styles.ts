// The colours of the board's squares and the sets of pieces that there are, by the names under
// which a choice is saved, and which addresses, the element and the package write. How they look
// stands in board/styles, the names that people read in messages/en/panels/options.ts.

export type BoardColour = "plain" | "wood" | "blue" | "green";
export const DEFAULT_BOARD = "plain";

export type PieceSet = "standard" | "rounded" | "flat";
export const DEFAULT_PIECES = "standard";
