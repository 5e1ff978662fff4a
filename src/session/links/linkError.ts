// Thrown where a link cannot be made or opened.

import type { PackFault } from "../../chess/pack/packError.ts";

export type LinkFault = PackFault | { readonly code: "noGame" | "otherVersion" | "altered" };

/** Its message is for developers. */
export class LinkError extends Error {
	override readonly name = "LinkError";
	readonly fault: LinkFault;
	constructor(fault: LinkFault) {
		super(JSON.stringify(fault));
		this.fault = fault;
	}
}
