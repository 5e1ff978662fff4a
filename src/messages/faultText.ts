// Sentences about an error: that of its fault, where the error is one of ours.

import type { FenError } from "../chess/fenFault.ts";
import type { PgnError } from "../chess/pgn/gameFault.ts";
import type { MoveError } from "../chess/rules.ts";
import type { CoreError } from "../control/load.ts";
import type { UnpackError } from "../games/reader/unpackError.ts";
import type { ChunkLoadError } from "../runtime/late/loadPart.ts";
import type { LinkError } from "../session/links/linkError.ts";
import { positionFaultWords } from "./en/faults.ts";
import { coreFaultWords, unpackFaultWords } from "./en/loadFaults.ts";
import { partWords } from "./en/part.ts";
import { sentenceOf } from "./sentenceOf.ts";
import { linkFaultText, textFaultText } from "./textFaults.ts";

type OurError =
	| ChunkLoadError
	| CoreError
	| FenError
	| LinkError
	| MoveError
	| PgnError
	| UnpackError;

/**
 * Any error; for one that is not ours its own message. Errors are distinguished by name: one from a
 * worker is not of our class.
 */
export function faultText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const ours = error as OurError;
	switch (ours.name) {
		case "ChunkLoadError":
			return partWords.failed(ours);
		case "CoreError":
			return coreFaultWords.core(ours.fault, ours.detail);
		case "FenError":
			return positionFaultWords.fen(ours.fault);
		case "LinkError":
			return linkFaultText(ours.fault);
		case "MoveError":
			return positionFaultWords.move(ours.move);
		case "PgnError":
			return textFaultText(ours.fault);
		case "UnpackError":
			return sentenceOf(unpackFaultWords, ours.fault);
		default:
			return error.message;
	}
}
