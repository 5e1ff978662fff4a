// How strong the colours of the board are. They stand in board/palette.ts.

export const HEATS = [
	{ name: "soft", title: "Soft" },
	{ name: "normal", title: "Normal" },
	{ name: "strong", title: "Strong" },
] as const satisfies readonly {
	/** As it is kept. */
	readonly name: string;
	readonly title: string;
}[];

/** Soft colours are closer to each other than all eyes can tell. */
export const SOFT_CAUTION = "Some eyes may mix up soft colours.";

export type Heat = (typeof HEATS)[number]["name"];

export const DEFAULT_HEAT: Heat = "normal";

/** The heat of a name. Undefined where there is none. */
export const heatNamed = (name: unknown): Heat | undefined =>
	HEATS.find((heat) => heat.name === name)?.name;
