// The table of side panels. A new panel is its folder in features, its rule in
// store/state/panels.ts, its title in messages/en/lens.ts and its line here.

import type { ComponentType } from "react";
import { Candidates } from "../../features/candidates/Candidates.tsx";
import { Compare } from "../../features/compare/Compare.tsx";
import { EnginePanel } from "../../features/engine/EnginePanel.tsx";
import { Explain } from "../../features/inspector/Explain.tsx";
import { LessonsPanel } from "../../features/lessons/LessonsPanel.tsx";
import { LibraryPanel } from "../../features/library/LibraryPanel.tsx";
import { LoadSidePanel } from "../../features/open/LoadSidePanel.tsx";
import { BoardSettings } from "../../features/options/BoardSettings.tsx";
import { ReviewPanel } from "../../features/review/ReviewPanel.tsx";
import { Search } from "../../features/search/Search.tsx";
import { Share } from "../../features/share/Share.tsx";
import { EditPanel } from "../../features/write/EditPanel.tsx";
import { ExercisePanel } from "../../features/write/exercise/ExercisePanel.tsx";
import { TagsPanel } from "../../features/write/TagsPanel.tsx";
import type { Panel } from "../../store/state/panels.ts";
import type { PanelProps } from "../../ui/PanelHead.tsx";

export const SIDE_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
	explain: Explain,
	candidates: Candidates,
	compare: Compare,
	evaluations: EnginePanel,
	review: ReviewPanel,
	search: Search,
	library: LibraryPanel,
	lessons: LessonsPanel,
	tags: TagsPanel,
	exercise: ExercisePanel,
	edit: EditPanel,
	load: LoadSidePanel,
	share: Share,
	settings: BoardSettings,
};
