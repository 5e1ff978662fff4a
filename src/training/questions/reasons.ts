// Why a square is right or not, as a sentence beside a tile of its colour, and the arrows of it.

import { pieceOn } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { CLASSES, type Control } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Core, Inspection } from "../../control/core.ts";
import { verdictOf } from "../../control/explain.ts";
import { reasonWords } from "../../messages/en/screens/practise.ts";
import { accountWords } from "../../messages/en/squares/account.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { frameOf, type Posed, turnOf } from "./pose.ts";

export type Reason = {
	readonly square: Square;
	readonly control: Control;
	/** "e4 is contested". */
	readonly title: string;
	readonly text: string;
};

/** All that the core knows of the square, in the position whose map is shown. */
export const inspectionOf = (core: Core, posed: Posed, square: Square): Inspection =>
	core.inspectSquare(posed.game.placements, frameOf(posed), square);

function wordsOf(core: Core, posed: Posed, square: Square): Pick<Reason, "title" | "text"> {
	const { asks, game, standing } = posed;
	if (asks === "turn" || asks === "letGo") {
		const { was, is } = turnOf(posed, square);
		const verdict = reasonWords.verdict(verdictOf(inspectionOf(core, posed, square)));
		return { title: inspectorWords.whose(square, is), text: reasonWords.was(was, is, verdict) };
	}
	if (asks === "hang") {
		const piece = pieceOn(game.placements, frameOf(posed), square);
		const gain = standing.gains[square] ?? 0;
		return {
			title: reasonWords.hangs(square, piece, gain > 0),
			text: accountWords.why(posed.explain(square)),
		};
	}
	const inspection = inspectionOf(core, posed, square);
	return {
		title: inspectorWords.whose(square, CLASSES[inspection.control].key),
		text: reasonWords.verdict(verdictOf(inspection)),
	};
}

export const reasonFor = (core: Core, posed: Posed, square: Square): Reason => ({
	square,
	control: controlAt(posed.control, frameOf(posed), square),
	...wordsOf(core, posed, square),
});
