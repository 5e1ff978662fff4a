// The presentation, while there is one. Its code is loaded by the command that starts it.

import { loadPresenting } from "../../loading/parts/game.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";

export function LatePresentation() {
	const isPresented = useApp((state) => state.presenting !== undefined);
	return isPresented && <Late load={loadPresenting}>{({ Presentation }) => <Presentation />}</Late>;
}
