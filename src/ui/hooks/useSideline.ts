// A line of a card or a sentence, whose moves are shown on the board.

import type { Frame } from "../../chess/frame.ts";
import { isLineOf, playSideline } from "../../session/sideline.ts";
import { useApp, useSession } from "./useApp.ts";

/** From a frame of the game, by the names of its moves. */
export function useSideline(from: Frame, names: readonly string[]) {
	const session = useSession();
	/** How many of its moves are on the board. None: it is not the line there. */
	const place = useApp(({ sideline }) =>
		sideline && isLineOf(sideline, from, names) ? sideline.frame : 0,
	);
	return { place, play: (count: number) => playSideline(session, from, names, count) };
}
