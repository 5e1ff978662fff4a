// The open tab in the address: it is there again after a reload, and for whoever is given the
// address. The entry of the history is replaced, so Back leaves the screen.

import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import { type Panel, type Tab, tabOf } from "../../store/state/panels.ts";

const NAME = "tab";

const TABS: readonly string[] = ["explain", "review", "edit", "share"] satisfies Tab[];

/** The tab that an address names. Undefined where it names none. */
export const tabIn = (search: string): Tab | undefined => {
	const name = new URLSearchParams(search).get(NAME) ?? "";
	return TABS.includes(name) ? (name as Tab) : undefined;
};

/** A query that names a tab, or none, with all else that it had. */
export function queryWith(search: string, tab: Tab | undefined): string {
	const query = new URLSearchParams(search);
	if (tab === undefined) query.delete(NAME);
	else query.set(NAME, tab);
	const text = query.toString();
	return text === "" ? "" : `?${text}`;
}

/** What the address says of a panel: guests leave it as it is. */
function tabOfPanel(panel: Panel | undefined, before: Tab | undefined): Tab | undefined {
	if (panel === undefined) return undefined;
	const tab = tabOf(panel);
	return tab === "guest" ? before : tab;
}

/** Opens the tab that the address names, and keeps it there. Returns what stops it. */
export function followTab({ store, actions }: Pick<Session, "store" | "actions">): () => void {
	const named = tabIn(location.search);
	const { panel } = store.get();
	if (named !== undefined && panel === undefined && isLoaded(store.get())) actions.setPanel(named);
	const write = () => {
		const state = store.get();
		const now = tabIn(location.search);
		const next = isLoaded(state) ? tabOfPanel(state.panel, now) : undefined;
		if (next === now) return;
		const { pathname, search, hash } = location;
		history.replaceState(history.state, "", pathname + queryWith(search, next) + hash);
	};
	write();
	return store.watch(["panel", "isOpen"], write);
}
