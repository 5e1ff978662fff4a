// Sentences about a game, a text or a link that cannot be opened, or only in part.

import type { GameFault, Warning } from "../chess/pgn/gameFault.ts";
import type { LinkFault } from "../session/links/linkError.ts";
import type { Problem } from "../session/state/problems.ts";
import { gameFaultPlace, gameFaultWords, linkFaultWords } from "./en/faults.ts";
import { partWords } from "./en/part.ts";
import { sentenceOf } from "./sentenceOf.ts";

export const gameFaultText = (fault: GameFault): string => sentenceOf(gameFaultWords, fault);

/** The same with its line and column. */
export function textFaultText(fault: Warning): string {
	const text = gameFaultText(fault);
	return fault.place === undefined ? text : gameFaultPlace.at(fault.place, text);
}

export const linkFaultText = (fault: LinkFault): string => sentenceOf(linkFaultWords, fault);

export const problemText = (problem: Problem): string =>
	typeof problem === "string" ? problem : partWords.failed(problem);
