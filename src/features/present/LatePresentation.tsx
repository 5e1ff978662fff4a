// The presentation, while there is one. Its code is loaded by the command that starts it.

import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { loadPresenting } from "./late.ts";

export function LatePresentation() {
	const isPresented = useApp((state) => state.presenting !== undefined);
	return isPresented && <Late load={loadPresenting}>{({ Presentation }) => <Presentation />}</Late>;
}
