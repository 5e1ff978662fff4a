// Starting a presentation, and ending it. The board fills the screen where the browser allows full
// screen, else the window. In the end the focus goes back to where it was.

import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import type { Presenter } from "./presentKeys.ts";
import { sight } from "./sight.ts";
import { type Reloaded, takeReloaded } from "./speaker/reloading.ts";

type Context = Pick<Session, "store" | "actions" | "places">;

/** Does nothing without a game. `resumed`: what a page that was reloaded had. */
export function startPresenting(
	{ store, actions, places }: Context,
	resumed?: Reloaded | undefined,
): void {
	if (!isLoaded(store.get()) || store.get().presenting !== undefined) return;
	const { activeElement, body, documentElement } = document;
	const hasFocus = activeElement instanceof HTMLElement && activeElement !== body;
	if (hasFocus) places.register("beforePresenting", () => activeElement);
	actions.endPointing();
	documentElement.dataset.presenting = "";
	const { desk } = store.get();
	store.set({
		sideline: undefined,
		presenting: {
			focusAfter: hasFocus ? "beforePresenting" : undefined,
			chalk: resumed?.chalk ?? [],
			resumed,
		},
		...(desk && { desk: { ...desk, pen: undefined } }),
	});
	// Without full screen, the window has to do.
	documentElement.requestFullscreen?.().catch(() => {});
}

/** After a reload: the same move and what-if, with the same parts hidden. */
export function resumePresenting(session: Context): void {
	const resumed = takeReloaded();
	const { store } = session;
	if (resumed === undefined) return;
	if (isLoaded(store.get())) resume(session, resumed);
	else {
		// A long game comes later than the page.
		const stop = store.watch(["isOpen"], () => {
			stop();
			resume(session, resumed);
		});
	}
}

function resume(session: Context, resumed: Reloaded): void {
	const { store, actions } = session;
	sight.set(resumed.sights);
	store.set({ hidden: resumed.hidden });
	startPresenting(session, resumed);
	const { moves = [], frame } = resumed.line ?? {};
	for (const move of moves) actions.play(move);
	const { sideline } = store.get();
	if (sideline && frame !== undefined && sideline.game.positions[frame] !== undefined) {
		store.set({ sideline: { ...sideline, frame } });
	}
}

export function endPresenting({ store, actions, places }: Context): void {
	const { presenting, inspected } = store.get();
	if (presenting === undefined) return;
	delete document.documentElement.dataset.presenting;
	if (inspected?.isPinned === false) actions.inspect(undefined);
	store.set({ presenting: undefined, sideline: undefined });
	if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
	const { focusAfter } = presenting;
	if (focusAfter === undefined) return;
	const element = places.find(focusAfter);
	places.register(focusAfter, () => undefined);
	requestAnimationFrame(() => {
		element?.focus({ preventScroll: true });
		if (document.activeElement !== element) places.focus(["cell"], { preventScroll: true });
	});
}

/** Browsers take this long at most to leave full screen. */
const SAME_PRESS_MS = 1000;

/**
 * The browser's own way out of full screen is Escape, which it keeps from the page: it goes one
 * step back, too. Going to another page ends the presentation; a window that opens, or a reload,
 * ends full screen alone. Returns a function that stops listening.
 */
export function listenToLeaving(
	presenter: Presenter,
	hasJustOpened: () => boolean,
	isResumed: boolean,
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let wasFull = document.fullscreenElement !== null;
	if (isResumed && !wasFull) fillAgain(signal);
	/** When the page heard of Escape: some browsers give it that, too, and one press is one step. */
	let escaped = Number.NEGATIVE_INFINITY;
	window.addEventListener(
		"keydown",
		({ key, timeStamp }) => {
			escaped = key === "Escape" ? timeStamp : Number.NEGATIVE_INFINITY;
		},
		{ capture: true, signal },
	);
	document.addEventListener(
		"fullscreenchange",
		({ timeStamp }) => {
			const isFull = document.fullscreenElement !== null;
			const isOver = wasFull && !isFull;
			wasFull = isFull;
			if (!isOver) return;
			const isHeard = timeStamp - escaped < SAME_PRESS_MS;
			if (!hasJustOpened() && !isHeard) presenter.leave();
			if (presenter.store.get().presenting !== undefined) fillAgain(signal);
		},
		{ signal },
	);
	window.addEventListener("popstate", () => endPresenting(presenter), { signal });
	return () => listening.abort();
}

/** The next press on this page fills the screen once more: browsers ask for one. */
function fillAgain(signal: AbortSignal): void {
	const fill = (event: Event) => {
		if (event instanceof KeyboardEvent && event.key === "Escape") return;
		document.documentElement.requestFullscreen?.().catch(() => {});
	};
	const once = { capture: true, once: true, signal };
	window.addEventListener("keydown", fill, once);
	window.addEventListener("pointerup", fill, once);
}
