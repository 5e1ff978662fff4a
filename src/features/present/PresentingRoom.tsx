// Where the game is shown to a room, while it is. The part is there when presenting begins: that is its own doing.

import { loadPresenting } from "../../loading/parts/game.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";

export function PresentingRoom() {
	const isPresented = useApp((state) => state.presenting !== undefined);
	return isPresented && <Late load={loadPresenting}>{({ PresentRoom }) => <PresentRoom />}</Late>;
}
