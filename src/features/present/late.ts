// The late part that presents a game on the whole screen.

import { latePart } from "../../runtime/late/loadPart.ts";
import { PRESENTING_KEY } from "../../session/saving/storageKeys.ts";

export const loadPresenting = latePart("presenting", () => import("./presentParts.ts"));

/** Is this the reload of a page that presented? A tab that was duplicated or reopened is none. */
export function wasPresenting(): boolean {
	const [visit] = performance.getEntriesByType("navigation");
	try {
		const left = window.sessionStorage.getItem(PRESENTING_KEY);
		return left !== null && (visit as PerformanceNavigationTiming | undefined)?.type === "reload";
	} catch {
		return false;
	}
}
