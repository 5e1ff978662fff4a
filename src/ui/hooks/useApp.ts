// React's way into the session: the store, what can be done, and the core. A component renders when
// what it selected changes, and not for anything else.

import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { Session } from "../../session/session.ts";
import type { AppState } from "../../session/state/appState.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
	const session = useContext(SessionContext);
	if (session === undefined) throw new Error("There is no session here");
	return session;
}

/**
 * Selectors give primitives or stored references, never a fresh object. `parts`, always the same
 * list, is all that they look at: to be named where there are hundreds of them, which every step
 * would ask.
 */
export function useApp<Value>(
	select: (state: AppState) => Value,
	parts?: readonly (keyof AppState)[],
): Value {
	const { store } = useSession();
	const listen = useCallback(
		(listener: () => void) => (parts ? store.watch(parts, listener) : store.subscribe(listener)),
		[store, parts],
	);
	return useSyncExternalStore(listen, () => select(store.get()));
}
