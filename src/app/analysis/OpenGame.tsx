// Parts of an open game: the move list with the author's desk, and those that take the whole page,
// the presentation and the printed page.

import { useEffect } from "react";
import { listenToDrawing } from "../../board/draw/drawing.ts";
import { Moves } from "../../features/moves/Moves.tsx";
import { Problem } from "../../features/open/Problem.tsx";
import { LatePresentation } from "../../features/present/LatePresentation.tsx";
import { Printout } from "../../features/print/Printout.tsx";
import { LateChapterHeads } from "../../features/write/LateChapterHeads.tsx";
import { LateMoveMenu } from "../../features/write/LateMoveMenu.tsx";
import { createPencil } from "../../session/board/pencil.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { openMoveMenu } from "./gameActs.ts";
import { followTab } from "./tabInAddress.ts";

export function OpenGame() {
	const session = useSession();
	const { store, actions, board, places } = session;
	useEffect(() => followTab(session), [session]);
	// The box for games reports itself what could not be read.
	const isLoading = useApp((state) => state.panel === "load");
	useEffect(() => {
		const element = places.find("board");
		return element && listenToDrawing(element, board.view, createPencil(store, actions));
	}, [store, actions, board, places]);
	return (
		<div className="panel">
			{!isLoading && <Problem />}
			<Moves openMenu={openMoveMenu} chapters={<LateChapterHeads />} />
		</div>
	);
}

export const WholePage = () => (
	<>
		<LateMoveMenu />
		<LatePresentation />
		<Printout />
	</>
);
