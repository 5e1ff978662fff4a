// Games that wait while a lesson is open, for the answer to where they go. The first to arrive is
// asked about first.

import { addGames } from "./chapterEdits.ts";
import { askAbout } from "./opening/askAbout.ts";
import { openArrival, receive } from "./opening/receive.ts";
import type { Session } from "./session.ts";

type Context = Pick<Session, "store" | "core">;

/** Its games become the last chapters of the lesson. */
export function addComing(session: Session): void {
	const [first, ...others] = session.store.get().coming;
	if (first === undefined) return;
	session.store.set({ coming: others });
	addGames(session, first);
}

/** It opens in the place of the lesson, which Undo leads back to. */
export function openComing({ store, core }: Context): void {
	const [first, ...others] = store.get().coming;
	if (first === undefined) return;
	store.set({ coming: [] });
	openArrival(store, core, first);
	// The open game may be no lesson now.
	for (const one of others) receive(store, core, one, askAbout);
}

export const dropComing = ({ store }: Pick<Session, "store">): void =>
	store.set({ coming: store.get().coming.slice(1) });
