// The tabs: their order, which of them a panel lies in, and what joins a tab to its panel for those
// who do not see them.

import { type Panel, type Tab, tabOf } from "../../../session/state/panels.ts";

export type TabName = "moves" | Tab;

/** Those beside the list of moves, in their order. */
export const TABS = ["explain", "review", "edit", "share"] as const satisfies readonly Tab[];

/** The tab of an open panel. Undefined for the list of moves, and for a guest. */
export function tabOfPanel(panel: Panel | undefined): Tab | undefined {
	const tab = panel && tabOf(panel);
	return tab === "guest" ? undefined : tab;
}

export const tabId = (tab: TabName) => `tab-${tab}`;
export const tabPanelId = (tab: TabName) => `panel-${tab}`;
