// Words of My games about moments that the engine checks.

import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const seconds = (ms: number) => counted(Math.max(1, Math.round(ms / 1000)), "second");

export const gamesCheckedWords = {
	title: "Checked by the engine",
	/** Above a list of which nothing has been checked. */
	unchecked: "Found by counting captures, not checked.",
	/** Before how the game ended, in a list of which others were checked. */
	uncheckedRow: "not checked · ",
	/** "12 of 40 checked, 7 hold." */
	counts: (checked: number, all: number, hold: number) =>
		`${numberText(checked)} of ${numberText(all)} checked, ${numberText(hold)} ${hold === 1 ? "holds" : "hold"} up.`,
	/** The engine is fetched once. */
	cost: (left: number, ms: number) =>
		`The engine (2 MB, loaded once) needs about ${seconds(ms)} for ${counted(left, "moment")}.`,
	check: "Check these",
	/** The button of a round that is being made. */
	checking: "Checking…",
	goOn: "Check the others",
	/** Where nothing is left to ask. */
	noneHolds: "None of these makes a question with a sure answer.",
};
