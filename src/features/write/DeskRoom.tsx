// Where the author's desk stands, and where comments are typed, while somebody writes.

import { loadDesk } from "../../loading/parts/game.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";

export function DeskRoom() {
	const isOpen = useApp((state) => state.desk !== undefined);
	return isOpen && <Late load={loadDesk}>{({ DeskBar }) => <DeskBar />}</Late>;
}

/** That the desk did not come, its own place says. */
export const EditorRoom = () => (
	<Late load={loadDesk} failed={() => null}>
		{({ CommentEditor }) => <CommentEditor />}
	</Late>
);
