// How strong the colours of the board are. The colours stand in palettes.ts, the names that people
// read in messages/en/lens.ts.

/** From pale to strong, by the names under which a choice is saved. */
export const HEATS = ["soft", "normal", "strong"] as const;

export type Heat = (typeof HEATS)[number];

export const DEFAULT_HEAT: Heat = "normal";

/** The heat of a name. Undefined where there is none. */
export const heatNamed = (name: unknown): Heat | undefined => HEATS.find((heat) => heat === name);
