// Why a side went wrong, by what an engine's lines show: of each kind of reason the mistake that
// cost most.

import type { Evaluation } from "../../../engine/evaluation.ts";
import type { Mistake } from "../../../review/mistakes/reason.ts";
import { type ReasonKind, reasonKindOf } from "../../../training/sources/ofMistake.ts";

/** The compiler asks for each. */
const KINDS: Readonly<Record<ReasonKind, true>> = {
	hanging: true,
	trade: true,
	missed: true,
	mate: true,
	fork: true,
	pin: true,
	skewer: true,
	discovered: true,
	guard: true,
	trapped: true,
	promotion: true,
	threat: true,
	letGo: true,
	other: true,
};

export const REASON_KINDS = Object.keys(KINDS) as readonly ReasonKind[];

export type KeptReason = {
	readonly kind: ReasonKind;
	readonly ply: number;
	/** The best move, as squares; undefined where none is known. */
	readonly best: string | undefined;
};

/** The squares of a move; none where a pawn becomes less than a queen, which goes unsaid. */
const bestAt = (found: readonly (Evaluation | undefined)[], ply: number): string | undefined => {
	const [best] = found[ply - 1]?.lines[0]?.moves ?? [];
	return best?.endsWith("q") ? best.slice(0, 4) : best?.length === 4 ? best : undefined;
};

/** Of the mistakes (? and ??) of a side. */
export function keptReasons(
	mistakes: readonly Mistake[],
	found: readonly (Evaluation | undefined)[],
): readonly KeptReason[] {
	const worst = new Map<ReasonKind, Mistake>();
	for (const mistake of mistakes) {
		const kind = reasonKindOf(mistake.reasons);
		if (kind === undefined || mistake.mark === "?!") continue;
		if (mistake.loss > (worst.get(kind)?.loss ?? 0)) worst.set(kind, mistake);
	}
	return [...worst].map(([kind, { ply }]) => ({ kind, ply, best: bestAt(found, ply) }));
}
