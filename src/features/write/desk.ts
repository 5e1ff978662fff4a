// The author's desk: what is open for those who write, and what they do with it beside changing the game.

import { type CommentPlace, placeBefore } from "../../chess/annotate.ts";
import { type AppStore, isLoaded } from "../../store/state/appStore.ts";
import type { Desk } from "../../store/state/desk.ts";
import type { Session } from "../../ui/hooks/useApp.ts";

const BARE: Desk = { editing: undefined, pen: undefined, menu: undefined };

/** Changes what is open on the desk; opens it where it is closed. */
export const setDesk = (store: AppStore, change: Partial<Desk>): void =>
	store.set({ desk: { ...(store.get().desk ?? BARE), ...change } });

/** What a press on a pen's button makes of the pen: it is taken, for one arrow or circle; then kept, for more; then put down. */
export function nextPen(pen: Desk["pen"], colour: string): Desk["pen"] {
	if (pen?.colour !== colour) return { colour, isKept: pen?.isKept ?? false };
	return pen.isKept ? undefined : { colour, isKept: true };
}

/** Opens the desk, where there is a game, or closes it. */
export function toggleDesk({ store, places }: Session): void {
	if (store.get().desk === undefined) {
		if (isLoaded(store.get())) setDesk(store, {});
		return;
	}
	store.set({ desk: undefined });
	requestAnimationFrame(() => places.focus(["moves"], { preventScroll: true }));
}

/** Types a comment before the move on view, or after it. */
export function beginComment({ store }: Session, part: CommentPlace["part"]): void {
	if (!isLoaded(store.get())) return;
	const { game, frame } = store.get();
	setDesk(store, { editing: part === "before" ? placeBefore(game, frame) : { frame, part } });
}

/** Opens the menu of the move on view at a place in the window. */
export const openMenu = ({ store }: Session, x: number, y: number): void =>
	setDesk(store, { menu: { x, y } });
