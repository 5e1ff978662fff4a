// Loads the parts that a visitor is sure to need next while the page is idle, so that they are
// there when the connection is lost.

import { savesData, whenIdle } from "../loading/idle.ts";
import { loadLoader, loadPacking } from "../loading/parts/base.ts";
import { loadGamePanels, loadInput, loadKeeping, loadSidePanels } from "../loading/parts/board.ts";

const PREFETCHED_PARTS = [
	loadLoader,
	loadInput,
	loadGamePanels,
	loadKeeping,
	loadSidePanels,
	loadPacking,
];

export async function prefetch(): Promise<void> {
	if (savesData()) return;
	for (const load of PREFETCHED_PARTS) {
		await whenIdle();
		// Whatever needs the part later loads it again, and reports a failure.
		await load().catch(() => {});
	}
}
