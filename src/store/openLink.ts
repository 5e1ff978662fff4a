// Opening a link: the game that was open before is kept, and everything is as the link shows it.

import { frameOn } from "../chess/edit.ts";
import { WHITE } from "../chess/piece.ts";
import type { Core } from "../control/core.ts";
import { type AppState, type AppStore, isLoaded } from "./appStore.ts";
import { LinkError, type LinkView, readLink } from "./links.ts";
import { createLoader } from "./loader.ts";

/** Keeps the state that a link is about to replace; gives whether there is now something to go back to. */
export type KeepOwn = (state: AppState) => boolean;

function show(store: AppStore, core: Core, keepOwn: KeepOwn, view: LinkView): boolean {
	const own = store.get();
	const { game, control, frame } = own;
	const before = isLoaded(own) ? [{ game, control, frame }] : [];
	if (!createLoader(store, core).load(view.text)) return false;
	const hasOwn = keepOwn(own);
	const at = frameOn(store.get().game, view.choices);
	store.set({
		frame: at,
		settledFrame: at,
		orientation: view.orientation ?? WHITE,
		lens: view.lens ?? "control",
		inspected: view.square === undefined ? undefined : { square: view.square, isPinned: true },
		hasOwn,
		past: before,
	});
	return true;
}

/** Opens what stands behind a #; if that cannot be read, all stays, but for the problem. */
export async function openLink(
	store: AppStore,
	core: Core,
	keepOwn: KeepOwn,
	hash: string,
	isWanted: () => boolean,
): Promise<boolean> {
	try {
		const view = await readLink(hash);
		return isWanted() && show(store, core, keepOwn, view);
	} catch (error) {
		if (!(error instanceof LinkError)) throw error;
		const problem = `This link is damaged: ${error.message}`;
		console.error(problem);
		if (isWanted()) store.set({ problem });
		return false;
	}
}
