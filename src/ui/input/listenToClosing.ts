// Closing what is told of a square, where there is no panel that would do it.

import type { Session } from "../hooks/useApp.ts";

/** Escape closes what is told of a square. Returns a function that stops it. */
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
