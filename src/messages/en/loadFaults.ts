// Sentences for a core or a packed file that cannot be loaded.

import type { CoreFault } from "../../control/load.ts";
import type { UnpackFault } from "../../games/reader/unpackError.ts";
import { numberText } from "../format.ts";
import type { Sentences } from "../sentenceOf.ts";

export const coreFaultWords = {
	/** In English a CoreFault is its own text; `detail` is a status or what the browser says. */
	core: (fault: CoreFault, detail: string) =>
		`The control core could not be loaded: ${fault}${detail}`,
};

/** Faults of a packed file, each with the reason as a clause. */
export const unpackFaultWords = {
	tooSlow: () =>
		unpackText("its blocks are too small for the memory it needs, so it would take for ever"),
	growsTooMuch: ({ times }) =>
		unpackText(`it unpacks to over ${times} times its size, which game files never do`),
	tooMuchMemory: ({ megabytes, most }) =>
		unpackText(`it needs ${numberText(megabytes)} MB of memory, but at most ${most} MB is allowed`),
	notZstandard: () => unpackText("it is not a Zstandard file"),
	breaksOff: () => unpackText("its end is missing"),
	otherPacking: ({ packing }) =>
		unpackText(`it was compressed with ${packing}, not gzip or Zstandard. Unpack it first`),
	otherError: ({ message }) => unpackText(message),
} satisfies Sentences<UnpackFault>;

function unpackText(why: string): string {
	return `This file can’t be unpacked: ${why}`;
}
