// The table of side panels. A new panel is its folder in features, its rule in
// store/state/panels.ts, its title in messages/en/lens.ts and its line here.

import { ChevronRight } from "lucide-react";
import type { ComponentType } from "react";
import { Candidates } from "../../../features/candidates/Candidates.tsx";
import { Compare } from "../../../features/compare/Compare.tsx";
import { EnginePanel } from "../../../features/engine/EnginePanel.tsx";
import { Explain } from "../../../features/inspector/Explain.tsx";
import { LessonsPanel } from "../../../features/lessons/LessonsPanel.tsx";
import { LibraryPanel } from "../../../features/library/LibraryPanel.tsx";
import { LoadBox } from "../../../features/open/LoadPanel.tsx";
import { BoardSettings } from "../../../features/options/BoardSettings.tsx";
import { ReviewPanel } from "../../../features/review/ReviewPanel.tsx";
import { Search } from "../../../features/search/Search.tsx";
import { Share } from "../../../features/share/Share.tsx";
import { EditPanel } from "../../../features/write/EditPanel.tsx";
import { TagsPanel } from "../../../features/write/TagsPanel.tsx";
import { openWords } from "../../../messages/en/panels/open.ts";
import { panelWords } from "../../../messages/en/screens/panelWords.ts";
import { latePart } from "../../../runtime/late/loadPart.ts";
import type { Panel } from "../../../session/state/panels.ts";
import { CommandButton } from "../../../ui/commands/CommandButton.tsx";
import { Late } from "../../../ui/loading/Late.tsx";
import { PanelHead, type PanelProps } from "../../../ui/PanelHead.tsx";

/** The panel that loads another game, beside the one that is open. */
function LoadSidePanel({ close }: PanelProps) {
	return (
		<>
			<PanelHead title={openWords.another} close={close} />
			<div className="side-panel-body load-panel in-side-panel column loose grow">
				<LoadBox />
			</div>
			<div className="panel-rows">
				<CommandButton name="lessons" inRow={<ChevronRight aria-hidden="true" />} />
			</div>
		</>
	);
}

const loadMakeExercise = latePart(
	"makeExercise",
	() => import("../../../features/write/exercise/MakeExercise.tsx"),
);

/** The row Exercise of the tab Edit: its head, and the late part that makes questions. */
const ExercisePanel = ({ close, say }: PanelProps) => (
	<>
		<PanelHead title={panelWords.titles.exercise} close={close} />
		<Late load={loadMakeExercise}>{({ MakeExercise }) => <MakeExercise say={say} />}</Late>
	</>
);

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
