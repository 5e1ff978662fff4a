// Escape closes the explanation of a square in embedded boards, which have no panel that does it.

import type { Session } from "../../session/session.ts";

/** Returns a function that stops listening. */
export function listenToClosing({
	store,
	actions,
	places,
}: Pick<Session, "store" | "actions" | "places">): () => void {
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		if (store.get().inspected === undefined) return;
		event.preventDefault();
		actions.inspect(undefined);
		if (document.activeElement === document.body) places.focus(["cell"]);
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}
