// The moves and the timeline on the wall, in place of the words. It stays while one steps.

import { presentWords } from "../../../messages/en/panels/present.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { PanelHead } from "../../../ui/PanelHead.tsx";
import { MoveTable } from "./MoveTable.tsx";
import { Strip } from "./Strip.tsx";

export function Track({ close }: { readonly close: () => void }) {
	const { actions } = useSession();
	const game = useApp((state) => state.game);
	const control = useApp((state) => state.control);
	const frame = useApp((state) => state.settledFrame);
	const track = { game, frame };
	return (
		<section
			className="present-sheet present-track scroll bare column"
			aria-label={presentWords.track.title}
		>
			<PanelHead title={presentWords.track.title} close={close} />
			{control && <Strip {...track} control={control} goTo={actions.scrubTo} />}
			<MoveTable {...track} goTo={actions.goToFrame} />
		</section>
	);
}
