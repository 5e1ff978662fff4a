// What is said of the losses that cost most.

import type { Cost, CostKind, Costs } from "../../../collection/answers/shown/costs.ts";
import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const KINDS: Readonly<Record<CostKind, string>> = {
	inOpening: "Pieces left hanging in the opening",
	inMiddlegame: "Pieces left hanging in the middlegame",
	inEndgame: "Pieces left hanging in the endgame",
	chanceMissed: "Chances missed to take what hangs",
	centreLost: "The centre lost early",
	leadLost: "A lead that is not won",
};

const hundredths = (share: number) => numberText(Math.round(100 * share));

export const costWords = {
	title: "What should I train?",
	against: ({ games, isAlike }: Costs) =>
		isAlike
			? `What costs you most, in ${counted(games, "game")} against opponents of like rating.`
			: `What costs you most, in ${counted(games, "game")}: too few are against opponents of like rating.`,
	kind: (kind: CostKind) => KINDS[kind],
	/** In how many games it happens, and what it comes to. */
	shares: ({ mine, theirs, points }: Cost) =>
		`In ${hundredths(mine)} of 100 games of yours, ${hundredths(theirs)} of theirs: about ${numberText(
			Math.round(10 * points) / 10,
		)} points.`,
	example: "An example",
};
