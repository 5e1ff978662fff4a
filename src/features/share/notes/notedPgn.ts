// The open game as a PGN with its review as notes. Loaded late.

import type { Frame } from "../../../chess/frame.ts";
import { positionAt } from "../../../chess/game.ts";
import { annotated } from "../../../chess/pgn/write/annotated.ts";
import { formatPgn } from "../../../chess/pgn/write/formatPgn.ts";
import { finish } from "../../../chess/work.ts";
import { loadInsightModule } from "../../../control/insightModule.ts";
import { GAME_NODES } from "../../../engine/settings.ts";
import { evaluateGame } from "../../../review/mistakes/evaluateGame.ts";
import { notesOf, worthsOf } from "../../../review/reported/notes.ts";
import { reviewFacts, reviewing } from "../../../review/reported/review.ts";
import { evaluationsOf } from "../../../session/engine/evaluations.ts";
import { sampleEvaluations } from "../../../session/engine/sampleEvaluations.ts";
import { keyOf } from "../../../session/engine/written.ts";
import type { Session } from "../../../session/session.ts";

/** By what is known: the engine is not asked. */
export async function notedPgn(session: Session): Promise<string> {
	const { game } = session.store.get();
	const { known } = evaluationsOf(session).get();
	const insight = await loadInsightModule();
	const ask = async (frame: Frame) => known.get(keyOf(positionAt(game, frame).fen));
	const own = await evaluateGame(game, ask, GAME_NODES);
	const ofSample = own.includes(undefined) ? sampleEvaluations(game) : own;
	const evaluations = own.map((one, frame) => ofSample[frame] ?? one);
	const found = finish(reviewing({ core: session.core, insight }, game, evaluations, false));
	const notes = notesOf(reviewFacts(found), worthsOf(evaluations));
	return formatPgn(annotated(game, notes), { maxWidth: 80 });
}
