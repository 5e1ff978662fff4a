// The panel that is open in the place of the list of moves.

import { useEffect, useMemo } from "react";
import { panelWords } from "../../../messages/en/screens/panelWords.ts";
import { isRow, type Panel, tabOf } from "../../../session/state/panels.ts";
import { beSheet } from "../../../ui/dialog/sheet.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";
import { usePlace } from "../../../ui/hooks/usePlace.ts";
import { HeadContext, type HeadKind } from "../../../ui/PanelHead.tsx";
import type { createSidePanelFocus } from "./sidePanelFocus.ts";
import { SIDE_PANELS } from "./sidePanels.tsx";
import { tabPanelId } from "./tabIds.ts";

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
	useEffect(() => focus.enter(panel), [panel, focus]);
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
