// Prefetches the parts that a visitor is sure to want next, while the page is idle, so that they are there when the connection is gone.

import { savesData, whenIdle } from "../loading/idle.ts";
import { loadLoader, loadPacking } from "../loading/parts/base.ts";
import { loadGamePanels, loadInput, loadKeeping, loadSidePanels } from "../loading/parts/board.ts";

const NEXT = [loadLoader, loadInput, loadGamePanels, loadKeeping, loadSidePanels, loadPacking];

export async function prefetch(): Promise<void> {
	if (savesData()) return;
	for (const load of NEXT) {
		await whenIdle();
		// It is asked for again when it is wanted, and says then why it does not come.
		await load().catch(() => {});
	}
}
