// The functions that open an author's tools: a comment, a pen, a menu.

import { type CommentPlace, placeBefore } from "../../chess/annotate.ts";
import type { Session } from "../../session/session.ts";
import { isLoaded } from "../../session/state/appQueries.ts";
import type { AppStore } from "../../session/state/appStore.ts";
import { type Desk, EMPTY_DESK } from "../../session/state/desk.ts";

/** Changes the open tools. */
export const setDesk = (store: AppStore, change: Partial<Desk>): void =>
	store.set({ desk: { ...(store.get().desk ?? EMPTY_DESK), ...change } });

/** The pen after a press on a pen's button: that one, or none where it was taken. */
export const nextPen = (pen: Desk["pen"], colour: string): Desk["pen"] =>
	pen?.colour === colour ? undefined : { colour };

/** Opens the box for the comment before or after the move on view. */
export function startComment({ store, actions }: Session, part: CommentPlace["part"]): void {
	if (!isLoaded(store.get())) return;
	const { game, frame } = store.get();
	actions.setPanel("edit");
	setDesk(store, { editing: part === "before" ? placeBefore(game, frame) : { frame, part } });
}

/** Opens the menu of the move on view. Coordinates are pixels of the window. */
export const openMenu = ({ store }: Session, x: number, y: number): void =>
	setDesk(store, { menu: { x, y } });
