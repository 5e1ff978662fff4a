// The open tab in the address: it is there again after a reload, and for whoever is given the
// address. The entry of the history is replaced, so Back leaves the screen.

import type { Session } from "../../../session/session.ts";
import { isLoaded } from "../../../session/state/appQueries.ts";
import { isGuest, type Tab } from "../../../session/state/panels.ts";
import { queryWith, TAB_NAME } from "../../../ui/tabQuery.ts";
import { TABS, tabOfPanel } from "./tabIds.ts";

/** The tab that an address names. Undefined where it names none. */
export function tabIn(search: string): Tab | undefined {
	const name = new URLSearchParams(search).get(TAB_NAME);
	return TABS.find((tab) => tab === name);
}

/** Opens the tab that the address names, and keeps it there. Returns what stops it. */
export function followTab({ store, actions }: Pick<Session, "store" | "actions">): () => void {
	const named = tabIn(location.search);
	const { panel } = store.get();
	if (named !== undefined && panel === undefined && isLoaded(store.get())) actions.setPanel(named);
	const write = () => {
		const { panel, isOpen } = store.get();
		const next = isOpen ? tabOfPanel(panel) : undefined;
		// Guests leave it as it is.
		if (isGuest(panel) || next === tabIn(location.search)) return;
		const { pathname, search, hash } = location;
		history.replaceState(history.state, "", pathname + queryWith(search, next) + hash);
	};
	write();
	return store.watch(["panel", "isOpen"], write);
}
