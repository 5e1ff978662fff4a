// Beginning to show a game to a room, and ending it: the screen is the game's alone where the browser allows it, else the window is, and what
// had the focus has it again.

import { isLoaded } from "../../store/state/appStore.ts";
import type { Session } from "../../ui/hooks/useApp.ts";

type Doer = Pick<Session, "store" | "actions" | "places">;

/** Where there is a game to show. */
export function beginPresenting({ store, actions }: Doer): void {
	if (!isLoaded(store.get()) || store.get().presenting !== undefined) return;
	const { activeElement, body, documentElement } = document;
	const opener = activeElement === body ? undefined : (activeElement as HTMLElement);
	actions.endPointing();
	documentElement.dataset.presenting = "";
	const { desk } = store.get();
	store.set({ presenting: { opener }, ...(desk && { desk: { ...desk, pen: undefined } }) });
	// Where it is refused, or not to be had, the window has to do.
	documentElement.requestFullscreen?.().catch(() => {});
}

export function endPresenting({ store, actions, places }: Doer): void {
	const { presenting, inspected } = store.get();
	if (presenting === undefined) return;
	delete document.documentElement.dataset.presenting;
	if (inspected?.isPinned === false) actions.inspect(undefined);
	store.set({ presenting: undefined });
	if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
	const { opener } = presenting;
	if (opener === undefined) return;
	requestAnimationFrame(() => {
		opener.focus({ preventScroll: true });
		if (document.activeElement !== opener) places.focus(["cell"], { preventScroll: true });
	});
}

/** The browser's own way out of the full screen ends it too, and so does going to another page. Returns a function that stops listening. */
export function listenToLeaving(leave: () => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let wasFull = document.fullscreenElement !== null;
	document.addEventListener(
		"fullscreenchange",
		() => {
			const isFull = document.fullscreenElement !== null;
			if (wasFull && !isFull) leave();
			wasFull = isFull;
		},
		{ signal },
	);
	window.addEventListener("popstate", leave, { signal });
	return () => listening.abort();
}
