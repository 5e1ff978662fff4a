// A visit to an embedded board: nothing is stored, and nothing is looked up but what the address names.

import coreAddress from "../../build/control.wasm?url";
import { loadCore } from "../control/load.ts";
import { createActions } from "../store/actions.ts";
import { createAppStore } from "../store/appStore.ts";
import { createOpener, fetchDirectly } from "../store/opener.ts";
import { createPlaces } from "../store/places.ts";
import { beginStanding } from "../ui/beginStanding.ts";
import type { Session } from "../ui/useApp.ts";

export async function openEmbedSession(): Promise<Session> {
	const core = await loadCore(coreAddress);
	const store = createAppStore();
	beginStanding(store, fetchDirectly);
	return {
		store,
		// A board in somebody's page shows its heat; why it is so is told by the application.
		actions: { ...createActions(store, core), inspect: () => {} },
		core,
		places: createPlaces(),
		fetchPart: fetchDirectly,
		...createOpener(store, core),
	};
}
