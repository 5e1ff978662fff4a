// Commands that need an open game. Their code is loaded on first use.

import { loadPresenting } from "../../../features/present/late.ts";
import { loadDesk } from "../../../features/write/late.ts";
import type { Session } from "../../../session/session.ts";
import { problemOf } from "../../../session/state/problems.ts";
import { referenceBefore } from "../../../session/state/reference.ts";

/** Acts with a late part once it is loaded. A failure to load is shown as a problem. */
async function actWith<Part>(
	{ actions }: Session,
	fetched: Promise<Part>,
	act: (part: Part) => void,
): Promise<void> {
	try {
		act(await fetched);
	} catch (error) {
		console.error(error);
		actions.setProblem(problemOf(error));
	}
}

/**
 * Opens the panel Compare, with the position before the move on view if nothing is compared yet.
 * From then on it flips between the two.
 */
export function compare({ store, actions, core }: Session): void {
	const { isComparing, reference } = store.get();
	if (isComparing && reference !== undefined) {
		actions.flipReference();
		return;
	}
	if (reference === undefined) actions.setReference(referenceBefore(core, store.get()));
	actions.setPanel("compare");
}

type Desk = typeof import("../../../features/write/deskParts.ts");

/** Acts with the author's desk. */
const withDesk = (session: Session, act: (desk: Desk) => void): void =>
	void actWith(session, loadDesk(), act);

/** Opens the menu of the move on view. Coordinates are pixels of the window. */
export const openMoveMenu = (session: Session, x: number, y: number): void =>
	withDesk(session, (desk) => desk.openMenu(session, x, y));

export const writeComment = (session: Session): void =>
	withDesk(session, (desk) => desk.startComment(session, "after"));

/** Starts the presentation. */
export const present = (session: Session): void =>
	void actWith(session, loadPresenting(), ({ startPresenting }) => startPresenting(session));
