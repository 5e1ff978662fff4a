// React's way into the session: the store, what can be done, and the core. A component renders when what it selected changes,
// and not for anything else.

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Core } from "../control/core.ts";
import type { Actions } from "../store/actions.ts";
import type { AppState, AppStore } from "../store/appStore.ts";
import type { FetchPart, Opener } from "../store/opener.ts";
import type { Places } from "../store/places.ts";

export type Session = Opener & {
	readonly store: AppStore;
	readonly actions: Actions;
	readonly core: Core;
	readonly places: Places;
	/** Gets a part of the application when it is wanted. */
	readonly fetchPart: FetchPart;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
	const session = useContext(SessionContext);
	if (session === undefined) throw new Error("There is no session here");
	return session;
}

/** Selectors give primitives or stored references, never a fresh object. */
export function useApp<Value>(select: (state: AppState) => Value): Value {
	const { store } = useSession();
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
