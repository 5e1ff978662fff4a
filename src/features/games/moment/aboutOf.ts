// Facts about a moment, with what the board draws of it: the list's title and the move alone where
// more cannot be found.

import type { Frame } from "../../../chess/frame.ts";
import type { Core } from "../../../control/core.ts";
import { loadInsightModule } from "../../../control/insightModule.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import type { Question } from "../../../training/question.ts";
import { movesAround } from "../answers/momentsOf.ts";
import type { AboutMoment } from "./aboutMoment.ts";

const loadAboutMoment = latePart("aboutMoment", () => import("./aboutMoment.ts"));

/** A moment that is shown: of which list, and what it is asked about. */
export type Seen = {
	readonly row: Pick<Moment, "ply" | "move">;
	readonly title: string;
	readonly question: Question | undefined;
	readonly isMissed: boolean;
};

export async function aboutOf({ row, title, question, isMissed }: Seen, text: string, core: Core) {
	const facts: AboutMoment = { title, move: row.move, isMissed };
	if (question === undefined) return { facts, marks: {} };
	try {
		const [{ marksOf, matterOf }, insight] = await Promise.all([
			loadAboutMoment(),
			loadInsightModule(),
		]);
		const around = movesAround(text, row.ply);
		const { from, ...matter } = matterOf(question, { core, insight }, around);
		const marks = marksOf({ ...matter, from }, row.ply as Frame);
		return { facts: { ...facts, ...matter }, marks };
	} catch (error) {
		console.warn(error);
		return { facts, marks: {} };
	}
}
