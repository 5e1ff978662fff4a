// Opens games, positions and links. The latest request counts, and failures are reported. The code
// that reads them is loaded on first use.

import type { Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { type Run, Stopped } from "../../runtime/slices.ts";
import type { AppStore } from "../state/appStore.ts";
import { problemOf } from "../state/problems.ts";
import type { Bringing, End, Loader } from "./loader.ts";
import { createReading } from "./progress.ts";
import type { AskAbout } from "./receive.ts";

export const loadLoader = latePart("loader", () => import("./loader.ts"));
export const loadLinks = latePart("links", () => import("../links/openLink.ts"));

/** `asking` gives what asks about a game that is brought, where somebody can answer. */
export function createOpener(
	store: AppStore,
	core: Core,
	asking: () => Promise<AskAbout | undefined> = async () => undefined,
) {
	let requests = 0;
	/** Starts an opening. Returns a function that tells whether it is still the latest. */
	function begin(): () => boolean {
		const request = ++requests;
		return () => request === requests;
	}

	/** Carries out a request while it is the latest. Returns whether it succeeded. */
	async function attempt(
		work: (run: Run, isLatest: () => boolean) => Promise<boolean>,
	): Promise<boolean> {
		const isLatest = begin();
		try {
			return await work(
				createReading(store, { what: "reading", canStop: true }, isLatest),
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
			const [{ createLoader }, ask] = await Promise.all([loadLoader(), asking()]);
			return run(work(createLoader(store, core, ask)));
		});

	return {
		begin,
		/** Cancels the current reading. */
		stop(): void {
			begin();
			store.set({ reading: undefined });
		},
		/**
		 * Reads a text, or several as one. Returns whether it is open now, or waits beside a lesson.
		 */
		load: (text: string | readonly string[], how?: Bringing) =>
			withLoader((loader) => loader.loading(text, how)),
		/**
		 * Opens another game of the text that was read last: as it was left, or turned to, at an end.
		 * Returns whether it succeeded.
		 */
		openGame: (index: number, end?: End) => withLoader((loader) => loader.openingGame(index, end)),
		/**
		 * Opens the link behind a #; one that is pasted may have to wait beside a lesson. Returns
		 * whether it succeeded.
		 */
		openLink: (link: string | URLSearchParams, isPasted = false) =>
			attempt(async (run, isLatest) => {
				const ask = isPasted ? asking() : undefined;
				const [{ openLink }, askAbout] = await Promise.all([loadLinks(), ask]);
				return openLink(store, core, link, isLatest, run, askAbout);
			}),
	};
}

export type Opener = ReturnType<typeof createOpener>;
