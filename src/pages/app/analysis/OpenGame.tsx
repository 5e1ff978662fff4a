// Parts of an open game: the move list with the author's desk, and those that take the whole page,
// the presentation and the printed page.

import { useEffect } from "react";
import { listenToDrawing } from "../../../board/draw/drawing.ts";
import { Moves } from "../../../features/moves/Moves.tsx";
import { Problem } from "../../../features/open/Problem.tsx";
import { loadPresenting } from "../../../features/present/late.ts";
import { Printout } from "../../../features/print/Printout.tsx";
import { loadDesk } from "../../../features/write/late.ts";
import { createPencil } from "../../../session/board/pencil.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { openMoveMenu } from "./gameActs.ts";
import { followTab } from "./tabInAddress.ts";

/** The presentation, while there is one. Its code is loaded by the command that starts it. */
function LatePresentation() {
	const isPresented = useApp((state) => state.presenting !== undefined);
	return isPresented && <Late load={loadPresenting}>{({ Presentation }) => <Presentation />}</Late>;
}

/** The menu at a move of the list, loaded on first use. */
function LateMoveMenu() {
	const isOpen = useApp(({ desk }) => desk?.menu !== undefined);
	return isOpen && <Late load={loadDesk}>{({ MoveMenu }) => <MoveMenu />}</Late>;
}

/** The headings of chapters, loaded where a file has several games. */
function LateChapterHeads() {
	const hasSeveral = useApp(({ library }) => (library?.games.length ?? 0) > 1);
	return (
		hasSeveral && (
			<Late load={loadDesk} failed={() => null}>
				{({ ChapterHeads }) => <ChapterHeads />}
			</Late>
		)
	);
}

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
