// A review as notes of a PGN: marks, sentences as comments, better lines as variations, the squares
// that a sentence speaks of in colour, and what each position is worth.

import type { MoveNote } from "../../chess/pgn/write/annotated.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import type { Evaluations } from "../mistakes/evaluateGame.ts";
import { NAG_OF } from "../mistakes/marks.ts";
import type { ReportedReview } from "./review.ts";

/** Kinds of moments that are right often enough to be written into a game: docs/insight.md. */
const WRITTEN = ["hanging", "trapped", "outpost"];

/** Centipawns or moves to mate, from White's side; null where nobody has said. */
export type Worth = { readonly cp: number } | { readonly mate: number } | null;

/** A mate on the board is no evaluation: the move says it. */
const worthOf = (found: Evaluation | undefined): Worth => {
	if (found === undefined || found.mate === 0) return null;
	return found.cp !== null ? { cp: found.cp } : { mate: found.mate ?? 0 };
};

/** By position, the start first. */
export const worthsOf = (evaluations: Evaluations): readonly Worth[] => evaluations.map(worthOf);

const written = (worth: Worth | undefined): number | string | undefined => {
	if (worth === null || worth === undefined) return undefined;
	return "cp" in worth ? worth.cp / 100 : `#${worth.mate}`;
};

/** One sentence a move: a mistake says more than what hangs after it. */
export function notesOf(
	{ plies, moments, mistakes }: Pick<ReportedReview, "plies" | "moments" | "mistakes">,
	worths: readonly Worth[],
): readonly MoveNote[] {
	return Array.from({ length: plies }, (_, index): MoveNote => {
		const ply = index + 1;
		const mistake = mistakes.find((one) => one.ply === ply);
		const moment = moments.find((one) => one.ply === ply && WRITTEN.includes(one.kind));
		const comment = (mistake ?? moment)?.text;
		const evaluation = written(worths[ply]);
		const squares = mistake ? mistake.reasons[0]?.squares : moment?.squares;
		const colour = mistake || moment?.kind !== "outpost" ? "R" : "G";
		return {
			ply,
			...(mistake && "mark" in mistake && { nag: NAG_OF[mistake.mark] }),
			...(comment !== undefined && { comment }),
			...(evaluation !== undefined && { evaluation }),
			...(squares && { squares: squares.map((name) => colour + name) }),
			...(mistake?.line && { line: mistake.line }),
		};
	});
}
