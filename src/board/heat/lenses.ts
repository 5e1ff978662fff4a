// The table of lenses: what the board can show of control. A new lens is a line here, one in
// lens.ts (how its squares look), one in ui/legend/LensKey.tsx (its signs) and its words in
// messages/en/lens.ts.

export const LENSES = [
	{ name: "control", needsStanding: false },
	{ name: "strength", needsStanding: false },
	{ name: "attackers", needsStanding: false },
	{ name: "white", needsStanding: false },
	{ name: "black", needsStanding: false },
	{ name: "tension", needsStanding: false },
	{ name: "pins", needsStanding: false },
	{ name: "pieces", needsStanding: true },
] as const satisfies readonly {
	/** As links, addresses and the package write it. */
	readonly name: string;
	/** Does it show how the pieces stand, which has to be computed for it? */
	readonly needsStanding: boolean;
}[];

export type Lens = (typeof LENSES)[number]["name"];

export const DEFAULT_LENS: Lens = "control";

/** The lens of a name. Undefined where there is none. */
export const lensNamed = (name: unknown): Lens | undefined =>
	LENSES.find((lens) => lens.name === name)?.name;

export const needsStanding = (lens: Lens): boolean =>
	LENSES.some((line) => line.name === lens && line.needsStanding);
