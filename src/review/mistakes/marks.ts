// Marks of moves, as Lichess counts them: by the winning chances that the mover loses, and by mates
// that are allowed or let go (docs/insight.md, section 9).

import { BLACK, otherSide, type Side, WHITE } from "../../chess/piece.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { centipawnsOf, winningChances } from "../../engine/winning.ts";

export type MistakeGlyph = "?!" | "?" | "??";

/** The numbers that PGN has for them. */
export const NAG_OF: Readonly<Record<MistakeGlyph, number>> = { "?": 2, "??": 4, "?!": 6 };

export type Scored = Pick<Evaluation, "cp" | "mate" | "mated">;

/** Losses of winning chances, of which there are 2 in all, the gravest first. */
const BY_LOSS: readonly (readonly [number, MistakeGlyph])[] = [
	[0.3, "??"],
	[0.2, "?"],
	[0.1, "?!"],
];

/** Beyond these, in centipawns, a mate that is allowed or let go weighs less. */
const NEARLY_ALL = 999;
const MUCH = 700;

/** Centipawns from a side's point of view, between -1,000 and 1,000; a mate is 1,000. */
export function centipawnsFor(side: Side, scored: Scored): number {
	const value = centipawnsOf(scored);
	// No -0.
	return side === WHITE ? value : 0 - value;
}

/** From -1, the side loses, to 1, it wins. */
export const chancesFor = (side: Side, scored: Scored): number =>
	winningChances(centipawnsFor(side, scored));

/** Whose mate it is; undefined where nobody mates. */
export function mateOf({ cp, mate, mated }: Scored): Side | undefined {
	if (cp !== null || mate === null) return undefined;
	if (mate !== 0) return mate > 0 ? WHITE : BLACK;
	return mated === BLACK ? WHITE : BLACK;
}

/** Of a mate that leaves so many centipawns to the side that it favours less. */
const markBeyond = (centipawns: number): MistakeGlyph =>
	centipawns > NEARLY_ALL ? "?!" : centipawns > MUCH ? "?" : "??";

/** The mark of a move, from what was before it and what is after it. Undefined for a sound one. */
export function markOf(side: Side, before: Scored, after: Scored): MistakeGlyph | undefined {
	const other = otherSide(side);
	const [mateBefore, mateAfter] = [mateOf(before), mateOf(after)];
	/** Not cut at 1,000. */
	const own = ({ cp }: Scored) => (side === WHITE ? 1 : -1) * (cp ?? 0);
	if (mateBefore === side && mateAfter !== side) {
		return mateAfter === other ? "??" : markBeyond(own(after));
	}
	if (mateBefore === undefined && mateAfter === other) return markBeyond(-own(before));
	if (mateBefore !== undefined || mateAfter !== undefined) return undefined;
	const loss = chancesFor(side, before) - chancesFor(side, after);
	return BY_LOSS.find(([least]) => loss >= least)?.[1];
}
