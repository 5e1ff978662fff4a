// Sentences for a part of the application that did not load. Every page may need them, the frames
// too.

import type { PartFault } from "../../loading/loadPart.ts";

/** What a part is to a person. A part without a line is "This part of Square Control". */
export const PART_NAMES: Readonly<Record<string, string>> = {
	analysis: "The board",
	session: "The board",
	overlay: "The board",
	about: "The page About",
	help: "The page Help",
	games: "The screen for your games",
	practise: "The screen for Guess the map",
	setup: "The screen for setting up a position",
	sidePanels: "This panel",
	loader: "The reader of games",
	input: "The reader of games",
	desk: "The desk for comments",
	presenting: "The screen for presenting",
	standing: "The lens for how pieces stand",
	insight: "The lens for how pieces stand",
};

function reasonOf({ cause, isLasting }: PartFault): string {
	if (isLasting) return "it came, but it does not run in this browser";
	if (cause === "missing") return "the server no longer has it";
	return cause === "timeout" ? "it took too long" : "check your connection";
}

export const partWords = {
	failed: (fault: PartFault) =>
		`${PART_NAMES[fault.part] ?? "This part of Square Control"} could not be loaded: ${reasonOf(fault)}.`,
};
