// What joins a tab to its panel, for those who do not see them.

import type { Tab } from "../../store/state/panels.ts";

export type TabName = "moves" | Tab;

export const tabId = (tab: TabName) => `tab-${tab}`;
export const tabPanelId = (tab: TabName) => `panel-${tab}`;
