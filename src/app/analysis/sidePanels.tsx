// The table of side panels. A new panel is its folder in features, its rule in
// store/state/panels.ts, its title in messages/en/lens.ts and its line here.

import type { ComponentType } from "react";
import { Candidates } from "../../features/candidates/Candidates.tsx";
import { Compare } from "../../features/compare/Compare.tsx";
import { Inspector } from "../../features/inspector/Inspector.tsx";
import { LibraryPanel } from "../../features/library/LibraryPanel.tsx";
import { LoadSidePanel } from "../../features/open/LoadSidePanel.tsx";
import { BoardSettings } from "../../features/options/BoardSettings.tsx";
import { ReviewPanel } from "../../features/review/ReviewPanel.tsx";
import { Search } from "../../features/search/Search.tsx";
import { Share } from "../../features/share/Share.tsx";
import { ChaptersPanel } from "../../features/write/ChaptersPanel.tsx";
import { TagsPanel } from "../../features/write/TagsPanel.tsx";
import type { SidePanelName } from "../../store/state/panels.ts";
import type { PanelProps } from "../../ui/PanelHead.tsx";

export const SIDE_PANELS: Readonly<Record<SidePanelName, ComponentType<PanelProps>>> = {
	inspector: Inspector,
	candidates: Candidates,
	compare: Compare,
	review: ReviewPanel,
	search: Search,
	library: LibraryPanel,
	tags: TagsPanel,
	chapters: ChaptersPanel,
	load: LoadSidePanel,
	share: Share,
	settings: BoardSettings,
};
