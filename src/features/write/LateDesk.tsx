// The author's tools beside the board: the desk and the box for comments, loaded on first use.

import { useApp } from "../../ui/hooks/useApp.ts";
import { Late } from "../../ui/loading/Late.tsx";
import { loadDesk } from "./late.ts";

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
