// A question on view, whoever asks it: what is chosen, what a press does, and whether it can be
// answered yet.

import { useState } from "react";
import { squareName } from "../../chess/square.ts";
import { exerciseWords } from "../../messages/en/exercise/pupil.ts";
import type { Choice } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import type { Posed } from "../../training/pose.ts";
import { isSameRegion, WHOLE } from "../../training/question.ts";
import { type Pressing, usePressing } from "./pressing.ts";
import type { Look } from "./questionBoard.ts";
import { choiceName } from "./reason.ts";

const words = exerciseWords.question;

type Given = {
	readonly posed: Posed;
	/** So far, or in the answer. */
	readonly chosen: readonly Choice[];
	readonly choose: (chosen: readonly Choice[]) => void;
	/** Undefined until it is answered, or shown. */
	readonly marked: Marked | undefined;
	readonly look?: Look;
};

export type Asking = ReturnType<typeof useAsking>;

/** How one answers, and what is chosen so far. */
export function howText(
	posed: Posed,
	chosen: readonly Choice[],
	{ from, refused }: Partial<Pressing> = {},
): string {
	const [first] = chosen;
	if (posed.choosing === "class") return first === undefined ? words.choose : "";
	if (posed.choosing === "squares") {
		const { region } = posed.question;
		if (region.three !== undefined && first === undefined) return words.ofThree;
		return words.marked(chosen.length, !isSameRegion(region, WHOLE));
	}
	if (posed.moves.size === 0) return words.noMove;
	if (refused !== undefined) return words.impossible(refused);
	if (from !== undefined) return words.pressTarget(squareName(from));
	return first === undefined ? words.pressMove : words.played(choiceName(posed)(first));
}

export function useAsking(given: Given) {
	const { posed, chosen, choose } = given;
	const pressing = usePressing(posed, { chosen, choose });
	/** How the board was when it was asked whether to answer without a move. */
	const [asked, setAsked] = useState<Pressing>();
	const { from, refused } = pressing;
	// No square may be the answer; no class is none.
	const isMissing = posed.choosing === "class" && chosen.length === 0;
	const isWithout = posed.choosing === "move" && chosen.length === 0;
	const isSure =
		isWithout && asked !== undefined && asked.from === from && asked.refused === refused;
	return {
		...given,
		...{ pressing, isMissing, isSure },
		/** How one answers, and what is chosen so far. */
		how: isSure ? words.sure : howText(posed, chosen, pressing),
		/** Gives what is chosen, unless that has to be asked first. */
		answer(give: (answer: readonly Choice[]) => void) {
			if (isWithout && !isSure) setAsked(pressing);
			else if (!isMissing) give(chosen);
		},
	};
}
