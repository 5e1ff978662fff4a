// The sets of pieces that there are, by the names under which a choice is saved, and which
// addresses, the element and the package write. How they look stands in board/styles, the names
// that people read in messages/en/panels/options.ts.

export type PieceSet = "standard" | "rounded" | "flat";
export const DEFAULT_PIECES = "standard";
