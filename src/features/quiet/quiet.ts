// Only the board and the moves: all else is unseen, and its place is kept, so that nothing moves.
// The same key brings it back, and so does Escape, once nothing else is there to be closed.

import type { Session } from "../../session/session.ts";

let end: (() => void) | undefined;

export function toggleQuiet({ actions }: Pick<Session, "actions">): void {
	if (end !== undefined) {
		end();
		return;
	}
	const { dataset } = document.documentElement;
	const listening = new AbortController();
	end = () => {
		listening.abort();
		delete dataset.quiet;
		end = undefined;
	};
	actions.setPanel(undefined);
	dataset.quiet = "";
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			event.preventDefault();
			end?.();
		},
		{ signal: listening.signal },
	);
}
