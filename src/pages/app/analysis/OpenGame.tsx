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
import type { Session } from "../../../session/session.ts";
import { isLoaded } from "../../../session/state/appQueries.ts";
import { isGuest, type Tab } from "../../../session/state/panels.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";
import { Late } from "../../../ui/loading/Late.tsx";
import { queryWith, TAB_NAME } from "../../../ui/tabQuery.ts";
import { openMoveMenu } from "./gameActs.ts";
import { TABS, tabOfPanel } from "./tabIds.ts";

// The open tab in the address: it is there again after a reload, and for whoever is given the
// address. The entry of the history is replaced, so Back leaves the screen.

/** The tab that an address names. Undefined where it names none. */
export function tabIn(search: string): Tab | undefined {
	const name = new URLSearchParams(search).get(TAB_NAME);
	return TABS.find((tab) => tab === name);
}

/** Opens the tab that the address names, and keeps it there. Returns what stops it. */
function followTab({ store, actions }: Pick<Session, "store" | "actions">): () => void {
	const named = tabIn(location.search);
	const { panel } = store.get();
	if (named !== undefined && panel === undefined && isLoaded(store.get())) actions.setPanel(named);
	const write = () => {
		const { panel, isOpen } = store.get();
		const next = isOpen ? tabOfPanel(panel) : undefined;
		// Guests leave it as it is.
		if (isGuest(panel) || next === tabIn(location.search)) return;
		const { pathname, search, hash } = location;
		history.replaceState(history.state, "", pathname + queryWith(search, next) + hash);
	};
	write();
	return store.watch(["panel", "isOpen"], write);
}

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
