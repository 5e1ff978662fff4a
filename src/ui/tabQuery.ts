// The open tab in the query of an address.

import type { Tab } from "../session/state/panels.ts";

export const TAB_NAME = "tab";

/** A query that names a tab, or none, with all else that it had. */
export function queryWith(search: string, tab: Tab | undefined): string {
	const query = new URLSearchParams(search);
	if (tab === undefined) query.delete(TAB_NAME);
	else query.set(TAB_NAME, tab);
	const text = query.toString();
	return text === "" ? "" : `?${text}`;
}
