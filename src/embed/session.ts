// A visit to an embedded board: nothing is stored, and nothing is looked up but what the address names.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import type { Session } from "../ui/useApp.ts";

export type EmbedSession = Session & { followLink(link: string): Promise<boolean> };

export async function openEmbedSession(): Promise<EmbedSession> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	const all = createActions(store, core);
	let wishes = 0;
	const begin = () => {
		const wish = ++wishes;
		return () => wish === wishes;
	};
	async function attempt(work: () => Promise<boolean>): Promise<boolean> {
		try {
			return await work();
		} catch (error) {
			console.error(error);
			all.setProblem(error instanceof Error ? error.message : String(error));
			return false;
		}
	}
	const withLoader = (how: "load" | "openGame", what: string | number) =>
		attempt(async () => {
			const isWanted = begin();
			const { createLoader } = await import("../store/loader.ts");
			if (!isWanted()) return false;
			const loader = createLoader(store, core);
			return how === "load" ? loader.load(String(what)) : loader.openGame(Number(what));
		});
	return {
		store,
		// A board in somebody's page shows its heat; why it is so is told by the application.
		actions: { ...all, inspect: () => {} },
		core,
		begin,
		load: (text) => withLoader("load", text),
		openGame: (index) => withLoader("openGame", index),
		takeOwn: async () => {},
		forgetOwn: () => {},
		followLink: (link) =>
			attempt(async () => {
				const { openLink } = await import("../store/openLink.ts");
				return openLink(store, core, () => false, link, begin());
			}),
	};
}
