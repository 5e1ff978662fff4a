// Arrows and circles are drawn on the board of a game that is open.

import { useEffect } from "react";
import { listenToDrawing } from "../../board/draw/drawing.ts";
import { useSession } from "../../ui/hooks/useApp.ts";

export function DrawRoom() {
	const { store, actions, places } = useSession();
	useEffect(() => {
		const board = places.find("board");
		return board && listenToDrawing(board, store, actions);
	}, [store, actions, places]);
	return null;
}
