// Whether a move is nearly as good as the best one, and what answers it. Only an engine can tell,
// so somebody has to have asked it about the position, or asks it now.

import { parseTurn } from "../../../chess/fen.ts";
import type { Evaluation } from "../../../engine/evaluation.ts";
import { playMoves } from "../../../engine/playedMoves.ts";
import { centipawnsFor } from "../../../review/mistakes/marks.ts";
import { evaluationsOf } from "../../../session/engine/evaluations.ts";
import { keyOf } from "../../../session/engine/written.ts";
import type { Session } from "../../../session/session.ts";

export type Judged = {
	readonly isGood: boolean;
	/** How the other side answers it, as "23...Nxe4 24.Bd3". */
	readonly answer: readonly string[];
};

export type Judge = {
	/** Has the engine been asked about the position? */
	readonly knows: (fen: string) => boolean;
	/** The best line of a position, as far as it is known. */
	readonly best: (fen: string) => readonly string[];
	readonly ask: (fen: string, uci: string) => Promise<Judged>;
};

/** Centipawns within which a move is nearly as good. */
const AS_GOOD = 30;

/** Moves of an answer that are shown. */
const SHOWN = 4;

const namesOf = (fen: string, { lines }: Evaluation) =>
	playMoves(fen, lines[0]?.moves ?? [], SHOWN).map(({ name }) => name);

export function judgeBy(session: Session): Judge {
	const evaluations = evaluationsOf(session);
	const known = (fen: string) => evaluations.get().known.get(keyOf(fen));
	return {
		knows: (fen) => known(fen) !== undefined,
		best(fen) {
			const found = known(fen);
			return found === undefined ? [] : namesOf(fen, found);
		},
		async ask(fen, uci) {
			const { side } = parseTurn(fen);
			const after = playMoves(fen, [uci], 1)[0]?.fen ?? fen;
			const best = await evaluations.evaluate(fen);
			const tried = await evaluations.evaluate(after);
			const loss = centipawnsFor(side, best) - centipawnsFor(side, tried);
			return { isGood: loss <= AS_GOOD, answer: namesOf(after, tried) };
		},
	};
}
