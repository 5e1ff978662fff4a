// The session of an embedded board: it stores nothing, and reads only the game of the address.

import coreAddress from "../../../build/control.wasm?url";
import { loadCore } from "../../control/load.ts";
import { beginStanding } from "../../session/board/beginStanding.ts";
import { linkBoard } from "../../session/board/boardLink.ts";
import { createOpener } from "../../session/opening/opener.ts";
import type { Session } from "../../session/session.ts";
import { type Actions, createActions } from "../../session/state/actions.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import { createAppStore } from "../../session/state/appStore.ts";
import { createPlaces } from "../../session/state/places.ts";

/**
 * A mouse that rests on a square explains nothing: only a press does, and where `explains` says so.
 */
const withoutHoverInspect = (actions: Actions, explains: () => boolean): Actions => ({
	...actions,
	inspect(square, isPinned = true) {
		if (square === undefined || (isPinned && explains())) actions.inspect(square);
	},
	rest: () => {},
});

/** `explains` returns whether a press on a square is explained at the moment. */
export async function openEmbedSession(explains: () => boolean): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	// Without a game there is nothing to explain: it failed, or is on its way.
	const actions = withoutHoverInspect(
		createActions(store, core),
		() => explains() && isLoaded(store.get()),
	);
	const board = linkBoard(store, actions);
	beginStanding(store, board.view);
	return {
		...{ store, actions, core, board },
		places: createPlaces(),
		...createOpener(store, core),
	};
}
