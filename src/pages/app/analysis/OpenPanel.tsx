// The panel that is open in the place of the list of moves.

import { ChevronRight } from "lucide-react";
import { type ComponentType, useEffect, useMemo } from "react";
import { Candidates } from "../../../features/candidates/Candidates.tsx";
import { Compare } from "../../../features/compare/Compare.tsx";
import { EnginePanel } from "../../../features/engine/EnginePanel.tsx";
import { Explain } from "../../../features/explain/Explain.tsx";
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
import { isRow, type Panel, tabOf } from "../../../session/state/panels.ts";
import { CommandButton } from "../../../ui/commands/CommandButton.tsx";
import { beSheet } from "../../../ui/dialog/sheet.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { usePlace } from "../../../ui/hooks/usePlace.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { HeadContext, type HeadKind, PanelHead, type PanelProps } from "../../../ui/PanelHead.tsx";
import type { createSidePanelFocus } from "./sidePanelFocus.ts";
import { tabPanelId } from "./tabIds.ts";

// The table of side panels. A new panel is its folder in features, its rule in
// session/state/panels.ts, its title in messages/en/screens/panelWords.ts and its line here.

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

const SIDE_PANELS: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
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

export type OpenPanelProps = {
	readonly panel: Panel;
	readonly hasTabs: boolean;
	readonly focus: ReturnType<typeof createSidePanelFocus>;
	readonly say: (text: string) => void;
};

function headOf(panel: Panel, hasTabs: boolean): HeadKind {
	const tab = tabOf(panel);
	if (hasTabs && isRow(panel) && tab !== "guest")
		return { kind: "row", tab: panelWords.titles[tab] };
	return { kind: hasTabs ? "tab" : "guest" };
}

export function OpenPanel({ panel, hasTabs, focus, say }: OpenPanelProps) {
	const { places } = useSession();
	const box = usePlace<HTMLElement>("sidePanel");
	const head = useMemo(() => headOf(panel, hasTabs), [panel, hasTabs]);
	const tab = tabOf(panel);
	const Content = SIDE_PANELS[panel];
	useEffect(() => {
		// Each panel opens as high as any.
		delete places.find("sidePanel")?.dataset.tall;
		return focus.enter(panel);
	}, [panel, places, focus]);
	useEffect(() => {
		const sheet = places.find("sidePanel");
		return sheet && beSheet(sheet, focus.close);
	}, [places, focus]);
	const isTab = hasTabs && tab !== "guest";
	return (
		<section
			ref={box}
			tabIndex={-1}
			className="side-panel column joined grow"
			aria-label={panelWords.titles[panel]}
			role={isTab ? "tabpanel" : undefined}
			id={isTab ? tabPanelId(tab) : undefined}
		>
			<HeadContext value={head}>
				<Content say={say} close={focus.close} />
			</HeadContext>
		</section>
	);
}
