// Parts that a visitor is sure to want next are loaded while nothing else is to be done, so that they are there when the connection is gone.

import { savesData, whenIdle } from "../loading/idle.ts";
import { loadChunk } from "../loading/loadPart.ts";
import { loadAnswers, loadKeeping, loadPanels } from "../loading/parts.ts";

const NEXT: readonly (() => Promise<unknown>)[] = [
	() => loadChunk("loader", () => import("../store/opening/loader.ts")),
	() => loadChunk("reading", () => import("../features/open/openInput.ts")),
	loadPanels,
	loadKeeping,
	() => loadChunk("keeping", () => import("../store/saving/keeping.ts")),
	loadAnswers,
	() => import("../store/links/packedGame.ts"),
];

export async function loadAhead(): Promise<void> {
	if (savesData()) return;
	for (const load of NEXT) {
		await whenIdle();
		// It is asked for again when it is wanted, and says then why it does not come.
		await load().catch(() => {});
	}
}
