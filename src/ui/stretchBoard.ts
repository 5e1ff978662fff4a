// While its size is dragged the browser stretches the board as it is painted, and nothing is
// rendered or laid out; the page takes the new size when it is let go of.

import type { Session } from "../session/session.ts";

/** Undefined ends it. */
export function stretchBoard({ places }: Pick<Session, "places">, by: number | undefined): void {
	const board = places.find("board");
	if (!board) return;
	board.toggleAttribute("data-stretched", by !== undefined);
	board.style.transform = by === undefined ? "" : `scale(${by})`;
}
