// How strong the heat is on the board. The colours are in board/palette.ts.

export const HEATS = [
	{ name: "soft", title: "Soft: some eyes may mix up its colours" },
	{ name: "normal", title: "Normal" },
	{ name: "strong", title: "Strong" },
] as const;

export type Heat = (typeof HEATS)[number]["name"];

export const DEFAULT_HEAT: Heat = "normal";

/** The heat of a name. Undefined where there is none. */
export const heatNamed = (name: unknown): Heat | undefined =>
	HEATS.find((heat) => heat.name === name)?.name;
