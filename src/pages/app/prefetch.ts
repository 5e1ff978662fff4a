// Loads the parts that a visitor is sure to need next while the page is idle, so that they are
// there when the connection is lost.

import { loadInput } from "../../features/open/intake.ts";
import { savesData, whenIdle } from "../../runtime/late/idle.ts";
import { loadPacking } from "../../session/links/latePacking.ts";
import { loadAsking } from "../../session/opening/lateAsking.ts";
import { loadLoader } from "../../session/opening/opener.ts";
import { loadKeeping } from "../../session/saving/lateKeeping.ts";
import { loadGameParts, loadSidePanels } from "./analysis/late.ts";

const PREFETCHED_PARTS = [
	loadLoader,
	loadAsking,
	loadInput,
	loadGameParts,
	loadKeeping,
	loadSidePanels,
	loadPacking,
];

export async function prefetch(): Promise<void> {
	if (savesData()) return;
	for (const load of PREFETCHED_PARTS) {
		await whenIdle();
		// Later uses of the part load it again, and report a failure.
		await load().catch(() => {});
	}
}
