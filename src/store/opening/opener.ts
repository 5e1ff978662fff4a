// Opening games, positions and links: the latest request counts, and what fails is told. What reads
// them comes when it is wanted.

import type { Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import { latePart } from "../../loading/loadPart.ts";
import { progressWords } from "../../messages/en/reading.ts";
import { type Run, Stopped } from "../../runtime/slices.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "../state/problems.ts";
import type { End, Loader } from "./loader.ts";
import { createReading } from "./progress.ts";

export const loadLoader = latePart("loader", () => import("./loader.ts"));
export const loadLinks = latePart("links", () => import("../links/openLink.ts"));

export function createOpener(store: AppStore, core: Core) {
	let requests = 0;
	/**
	 * Begins to open something. Returns a function that tells whether nothing else has been begun
	 * since.
	 */
	function begin(): () => boolean {
		const request = ++requests;
		return () => request === requests;
	}

	/** Does what was requested, for as long as nothing else is. Returns whether it could. */
	async function attempt(
		work: (run: Run, isLatest: () => boolean) => Promise<boolean>,
	): Promise<boolean> {
		const isLatest = begin();
		try {
			return await work(
				createReading(store, { what: progressWords.reading, canStop: true }, isLatest),
				isLatest,
			);
		} catch (error) {
			if (error instanceof Stopped) return false;
			console.error(error);
			store.set({ problem: problemOf(error) });
			return false;
		}
	}

	const withLoader = (work: (loader: Loader) => Work<boolean>) =>
		attempt(async (run) => {
			const { createLoader } = await loadLoader();
			return run(work(createLoader(store, core)));
		});

	return {
		begin,
		/** Gives up what is being read. */
		stop(): void {
			begin();
			store.set({ reading: undefined });
		},
		/**
		 * Reads a text, or several as one; `news` is told where it replaces a game. Returns whether it
		 * is open now.
		 */
		load: (text: string | readonly string[], news?: string) =>
			withLoader((loader) => loader.loading(text, news)),
		/**
		 * Opens another game of the text that was read last: as it was left, or turned to, at an end.
		 * Returns whether it could.
		 */
		openGame: (index: number, end?: End) => withLoader((loader) => loader.openingGame(index, end)),
		/** Opens what stands behind a #. Returns whether it could. */
		openLink: (hash: string) =>
			attempt(async (run, isLatest) => {
				const { openLink } = await loadLinks();
				return openLink(store, core, hash, isLatest, run);
			}),
	};
}

export type Opener = ReturnType<typeof createOpener>;
