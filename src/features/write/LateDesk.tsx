// What authors work with beside the board. The desk and the box for comments are loaded when
// somebody starts to write; arrows and circles can be drawn at any time.

import { useEffect } from "react";
import { listenToDrawing } from "../../board/draw/drawing.ts";
import { loadDesk } from "../../loading/parts/game.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";

export function LateDesk() {
	const isOpen = useApp((state) => state.desk !== undefined);
	return isOpen && <Late load={loadDesk}>{({ DeskBar }) => <DeskBar />}</Late>;
}

/** Shows nothing where it cannot be loaded: the desk says so. */
export const LateCommentEditor = () => (
	<Late load={loadDesk} failed={() => null}>
		{({ CommentEditor }) => <CommentEditor />}
	</Late>
);

/** Lets arrows and circles be drawn on the board of an open game. */
export function BoardDrawing() {
	const { store, actions, places } = useSession();
	useEffect(() => {
		const board = places.find("board");
		return board && listenToDrawing(board, store, actions);
	}, [store, actions, places]);
	return null;
}
