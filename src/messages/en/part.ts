// The sentence for a part of the application that did not load. Frames have it too, so it is short;
// first.ts knows what the parts are called.

import type { PartFault } from "../../runtime/late/loadPart.ts";

function reasonOf({ cause, isLasting }: PartFault): string {
	if (isLasting) return "this browser can’t run it";
	if (cause === "missing") return "the server no longer has it";
	return cause === "timeout" ? "it took too long" : "check your connection";
}

export const partWords = {
	/** `name` is what the part is to a person, where that is known. */
	failed: (fault: PartFault, name = "This part of Square Control") =>
		`${name} could not be loaded: ${reasonOf(fault)}.`,
};
