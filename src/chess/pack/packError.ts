// Faults of packing or unpacking a game.

import type { FenFault } from "../fenFault.ts";

/** Why games cannot be packed, or bytes not unpacked. */
export type PackFault =
	| { readonly code: "tooLarge" }
	| { readonly code: "notComplete" }
	| { readonly code: "movesDoNotFit" }
	| { readonly code: "unreadableGame" }
	| { readonly code: "fen"; readonly fault: FenFault }
	| { readonly code: "otherError"; readonly message: string };

/** Its message is for developers. */
export class PackError extends Error {
	override readonly name = "PackError";
	readonly fault: PackFault;
	constructor(fault: PackFault) {
		super(JSON.stringify(fault));
		this.fault = fault;
	}
}

export const tooLarge = () => new PackError({ code: "tooLarge" });
