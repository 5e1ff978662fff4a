// Opening a link: the game that was open before is kept, and everything is as the link shows it.

import { frameOn } from "../chess/edit.ts";
import { WHITE } from "../chess/piece.ts";
import type { Core } from "../control/core.ts";
import { type AppState, type AppStore, isLoaded } from "./appStore.ts";
import { DEFAULT_LENS } from "./lenses.ts";
import { LinkError } from "./linkError.ts";
import { type LinkView, readLink } from "./links.ts";
import { readText } from "./loader.ts";
import { open } from "./open.ts";

/** Keeps the state that a link is about to replace. Returns whether there is now something to go back to. */
export type KeepOwn = (state: AppState) => boolean;

function show(store: AppStore, core: Core, keepOwn: KeepOwn, view: LinkView): boolean {
	const found = readText(view.text);
	if (typeof found === "string") {
		console.error(found);
		store.set({ problem: found });
		return false;
	}
	const own = store.get();
	const { game, control, frame } = own;
	open(store, core, {
		game: found.game,
		frame: frameOn(found.game, view.choices),
		rest: {
			library: found.library,
			orientation: view.orientation ?? WHITE,
			lens: view.lens ?? DEFAULT_LENS,
			inspected: view.square === undefined ? undefined : { square: view.square, isPinned: true },
			hasOwn: keepOwn(own),
			past: isLoaded(own) ? [{ game, control, frame }] : [],
		},
	});
	return true;
}

/** Opens what stands behind a #. Returns whether it could be read: if not, all stays but for the problem. */
export async function openLink(
	store: AppStore,
	core: Core,
	keepOwn: KeepOwn,
	hash: string,
	isLatest: () => boolean,
): Promise<boolean> {
	try {
		const view = await readLink(hash);
		return isLatest() && show(store, core, keepOwn, view);
	} catch (error) {
		if (!(error instanceof LinkError)) throw error;
		const problem = `This link is damaged: ${error.message}`;
		console.error(problem);
		if (isLatest()) store.set({ problem });
		return false;
	}
}
