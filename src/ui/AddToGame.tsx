// The button that makes the line on the board a part of the game, while there is one.

import { GitBranch } from "lucide-react";
import { sidelineWords } from "../messages/en/panels/sideline.ts";
import { addSideline } from "../session/sideline.ts";
import { useApp, useSession } from "./hooks/useApp.ts";

/** The button is gone with the line: the focus goes to the panel. */
export function AddToGame() {
	const session = useSession();
	const isInLine = useApp((state) => state.sideline !== undefined);
	if (!isInLine) return null;
	const add = () => {
		addSideline(session);
		session.places.focus(["sidePanel"], { preventScroll: true });
	};
	return (
		<button type="button" onClick={add}>
			<GitBranch aria-hidden="true" />
			{sidelineWords.add}
		</button>
	);
}
