// square-control/review: what a position or a game holds, in names and sentences: tactics, what a
// move changes, why a square is whose, moments and mistakes. There is no engine in it: who asks
// brings one, as a function.

import controlModule from "packed:control";
import insightModule from "packed:insight";
import { createCore } from "../control/core.ts";
import { createInsight } from "../control/insight.ts";
import { loadModule } from "../control/load.ts";
import { notesOf as notes } from "../review/reported/notes.ts";
import type { ReportedReview } from "../review/reported/review.ts";
import type { MoveNote } from "./formatGame.ts";
import type { Review, SquareReview } from "./review/answers.ts";
import { openReview } from "./review/openReview.ts";
import { unpacked } from "./unpacked.ts";

export type * from "./review/answers.ts";
export { readLines } from "./review/readLines.ts";
export type { MoveNote };

/** Loads what works it out. All but the review of a game is answered at once. */
export async function loadReview(): Promise<SquareReview> {
	return openReview({
		core: await loadModule(await unpacked(controlModule), createCore),
		insight: await loadModule(await unpacked(insightModule), createInsight),
	});
}

/** A review as notes for `formatGame` of square-control/reader. */
export const notesOf = (review: Review): readonly MoveNote[] =>
	notes(review as unknown as ReportedReview, review.evaluations);
