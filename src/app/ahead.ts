// Parts that a visitor is sure to want next are loaded while nothing else is to be done, so that they are there when the connection is gone.

import { loadChunk } from "./chunks.ts";
import { loadAnswers, loadKeeping, loadPanels } from "./parts.ts";
import { savesData, whenIdle } from "./rest.ts";

/** Milliseconds after the board is there. */
const REST = 2000;

const NEXT: readonly (() => Promise<unknown>)[] = [
	() => loadChunk("loader", () => import("../store/loader.ts")),
	() => loadChunk("reading", () => import("../ui/open/reading.ts")),
	loadPanels,
	loadKeeping,
	() => loadChunk("keeping", () => import("./keeping.ts")),
	loadAnswers,
	() => import("../store/packedGame.ts"),
];

async function loadNext(): Promise<void> {
	for (const load of NEXT) {
		await whenIdle();
		// It is asked for again when it is wanted, and says then why it does not come.
		await load().catch(() => {});
	}
}

/** Begins; returns a function that stops it before it has begun. */
export function loadAhead(): () => void {
	if (savesData()) return () => {};
	const timer = setTimeout(loadNext, REST);
	return () => clearTimeout(timer);
}
