// What keys and buttons do once there is a game, and what they need comes when it is wanted.

import { loadDesk, loadPresenting } from "../../loading/parts/game.ts";
import { pinFrame } from "../../store/state/pin.ts";
import type { Session } from "../../ui/hooks/useApp.ts";

/** Acts with a part when it is there; where it does not come, that is told like other faults. */
async function actWith<Part>(
	{ actions }: Session,
	fetched: Promise<Part>,
	act: (part: Part) => void,
): Promise<void> {
	try {
		act(await fetched);
	} catch (error) {
		actions.setProblem((error as Error).message);
	}
}

/** Opens the panel, with this position pinned if none is; from then on flips. */
export function compare({ store, actions, core }: Session): void {
	const { panel, pinned } = store.get();
	if (panel === "compare" && pinned !== undefined) {
		actions.flipPinned();
		return;
	}
	if (pinned === undefined) actions.pin(pinFrame(core, store.get()));
	actions.setPanel("compare");
}

type Desk = typeof import("../../features/write/deskParts.ts");

/** The author's desk. */
const atDesk = (session: Session, act: (desk: Desk) => void): void =>
	void actWith(session, loadDesk(), act);

export const toggleDesk = (session: Session): void =>
	atDesk(session, (desk) => desk.toggleDesk(session));

/** The menu of a move, where a hand asks for it. */
export const openMoveMenu = (session: Session, x: number, y: number): void =>
	atDesk(session, (desk) => desk.openMenu(session, x, y));

export const writeComment = (session: Session): void =>
	atDesk(session, (desk) => desk.beginComment(session, "after"));

/** Shows the game to a room. */
export const present = (session: Session): void =>
	void actWith(session, loadPresenting(), ({ startPresenting }) => startPresenting(session));
