// Which kinds of reasons the application shows: those that are on the engine's line often enough,
// or of which there are too few to say (docs/insight.md, section 9).

import type { MistakeGlyph } from "./marks.ts";
import type { Mistake, Reason } from "./reason.ts";

/** A chance missed by a move that lost little is too often no better than another move. */
export const isShown = (kind: Reason["kind"], mark: MistakeGlyph): boolean =>
	kind !== "missed" || mark !== "?!";

/** A mistake with the reasons that are shown, or with its line alone. */
export function withShownReasons(mistake: Mistake): Mistake {
	const reasons = mistake.reasons.filter(({ kind }) => isShown(kind, mistake.mark));
	if (reasons.length === mistake.reasons.length) return mistake;
	if (reasons.length === 0) return { ...mistake, reasons: [{ kind: "line", squares: [] }] };
	// `isKept` is about the reason that came first.
	return { ...mistake, reasons, isKept: mistake.isKept && reasons[0] === mistake.reasons[0] };
}
