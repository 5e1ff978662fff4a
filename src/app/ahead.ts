// Parts that a visitor is sure to want next are loaded while nothing else is to be done, so that they are there when the connection is gone.

import { loadChunk } from "./chunks.ts";
import { loadAnswers, loadKeeping, loadPanels } from "./parts.ts";
import { savesData, whenIdle } from "./rest.ts";

const NEXT: readonly (() => Promise<unknown>)[] = [
	() => loadChunk("loader", () => import("../store/loader.ts")),
	() => loadChunk("reading", () => import("../ui/open/reading.ts")),
	loadPanels,
	loadKeeping,
	() => loadChunk("keeping", () => import("./keeping.ts")),
	loadAnswers,
	() => import("../store/packedGame.ts"),
];

export async function loadAhead(): Promise<void> {
	if (savesData()) return;
	for (const load of NEXT) {
		await whenIdle();
		// It is asked for again when it is wanted, and says then why it does not come.
		await load().catch(() => {});
	}
}
