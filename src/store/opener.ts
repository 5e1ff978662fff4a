// Opening games, positions and links: the latest wish counts, and what fails is told. What reads them comes when it is wanted.

import type { Core } from "../control/core.ts";
import type { AppStore } from "./appStore.ts";
import type { Loader } from "./loader.ts";
import type { KeepOwn } from "./openLink.ts";

/** Gets a part of the application, which has a name in case it does not come. */
export type FetchPart = <Part>(name: string, load: () => Promise<Part>) => Promise<Part>;

/** Where nothing else is said, parts are simply loaded and nothing is kept. */
export function createOpener(
	store: AppStore,
	core: Core,
	fetchPart: FetchPart = (_, load) => load(),
	keepOwn: KeepOwn = () => false,
) {
	let wishes = 0;
	/** Begins to open something. What it gives tells whether nothing else has been begun since. */
	function begin(): () => boolean {
		const wish = ++wishes;
		return () => wish === wishes;
	}

	async function attempt(work: (isWanted: () => boolean) => Promise<boolean>): Promise<boolean> {
		try {
			return await work(begin());
		} catch (error) {
			console.error(error);
			store.set({ problem: error instanceof Error ? error.message : String(error) });
			return false;
		}
	}

	const withLoader = (work: (loader: Loader) => boolean) =>
		attempt(async (isWanted) => {
			const { createLoader } = await fetchPart("loader", () => import("./loader.ts"));
			return isWanted() && work(createLoader(store, core));
		});

	return {
		begin,
		/** Reads a text; gives whether it is open now. */
		load: (text: string) => withLoader((loader) => loader.load(text)),
		/** Opens another game of the text that was read last. */
		openGame: (index: number) => withLoader((loader) => loader.openGame(index)),
		/** Opens what stands behind a #. */
		openLink: (hash: string) =>
			attempt(async (isWanted) => {
				const { openLink } = await fetchPart("links", () => import("./openLink.ts"));
				return openLink(store, core, keepOwn, hash, isWanted);
			}),
	};
}

export type Opener = ReturnType<typeof createOpener>;
