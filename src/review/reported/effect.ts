// What a move does to another piece, as a fact.

import type { Placed } from "../tactics/tactic.ts";

/** A piece that another comes to strike, or no longer does. */
export type Effect = {
	readonly kind: "guards" | "leaves" | "attacks" | "opens" | "shuts";
	/** The piece that moves, or the line piece whose line it opens or shuts. */
	readonly by: Placed;
	readonly target: Placed;
};
