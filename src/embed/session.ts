// A visit to an embedded board: nothing is stored, and nothing is looked up but what the address names.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import { createOpener, fetchDirectly } from "../store/opener.ts";
import { createPlaces } from "../store/places.ts";
import { beginStanding } from "../ui/beginStanding.ts";
import { onlyAsked } from "../ui/onlyAsked.ts";
import type { Session } from "../ui/useApp.ts";

/** `explains` says at any time whether a press on a square is answered. */
export async function openEmbedSession(explains: () => boolean): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	beginStanding(store, fetchDirectly);
	return {
		store,
		actions: onlyAsked(createActions(store, core), explains),
		core,
		places: createPlaces(),
		fetchPart: fetchDirectly,
		...createOpener(store, core),
	};
}
