// Escape closes the explanation of a square in embedded boards, which have no panel that does it.

import type { BoardView } from "../../board/view.ts";
import type { Store } from "../../runtime/createStore.ts";

/**
 * `home` is the square that gets the focus if nothing else has it. Returns a function that stops
 * listening.
 */
export function listenToClosing(
	view: Store<BoardView>,
	close: () => void,
	home: () => HTMLElement | null | undefined,
): () => void {
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		if (view.get().inspected === undefined) return;
		event.preventDefault();
		close();
		if (document.activeElement === document.body) home()?.focus();
	};
	window.addEventListener("keydown", onKeyDown);
	return () => window.removeEventListener("keydown", onKeyDown);
}
