// The author's desk: its open tools (a comment, a pen, a menu), and the functions that open them.

import { type CommentPlace, placeBefore } from "../../chess/annotate.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import type { Desk } from "../../store/state/desk.ts";

const EMPTY_DESK: Desk = { editing: undefined, pen: undefined, menu: undefined };

/** Changes the open tools of the desk; opens the desk if it is closed. */
export const setDesk = (store: AppStore, change: Partial<Desk>): void =>
	store.set({ desk: { ...(store.get().desk ?? EMPTY_DESK), ...change } });

/**
 * The pen after a press on a pen's button. The first press takes it for one arrow or circle, the
 * second keeps it for more, the third puts it down.
 */
export function nextPen(pen: Desk["pen"], colour: string): Desk["pen"] {
	if (pen?.colour !== colour) return { colour, isKept: pen?.isKept ?? false };
	return pen.isKept ? undefined : { colour, isKept: true };
}

/** Opens the desk if a game is open, or closes it. */
export function toggleDesk({ store, places }: Session): void {
	if (store.get().desk === undefined) {
		if (isLoaded(store.get())) setDesk(store, {});
		return;
	}
	store.set({ desk: undefined });
	requestAnimationFrame(() => places.focus(["moves"], { preventScroll: true }));
}

/** Opens the box for the comment before or after the move on view. */
export function startComment({ store }: Session, part: CommentPlace["part"]): void {
	if (!isLoaded(store.get())) return;
	const { game, frame } = store.get();
	setDesk(store, { editing: part === "before" ? placeBefore(game, frame) : { frame, part } });
}

/** Opens the menu of the move on view. Coordinates are pixels of the window. */
export const openMenu = ({ store }: Session, x: number, y: number): void =>
	setDesk(store, { menu: { x, y } });
