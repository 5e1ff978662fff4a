// The colours of the board's squares, by the names under which a choice is saved, and which
// addresses, the element and the package write. How they look stands in palettes.ts, the names that
// people read in messages/en/panels/options.ts.

export type BoardColour = "plain" | "wood" | "blue" | "green";
export const DEFAULT_BOARD = "plain";
