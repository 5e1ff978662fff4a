// Which sound a change of the position has. It is asked where positions change, so that a key, the
// list, a play of the game and a move by hand sound alike.

import { type Game, positionAt } from "../../chess/game.ts";
import type { AppState } from "../../session/state/appState.ts";

export type Sound = "move" | "capture" | "check" | "end";

type Seen = Pick<AppState, "game" | "frame" | "pace">;

/** Is it the last move of a game that has a result? */
const isLast = (game: Game, frame: number): boolean =>
	game.result !== "*" && frame === game.plies && frame > 0;

/** Nothing for a scrub, and nothing for another game: there no piece was moved. */
export function soundOf(next: Seen, previous: Seen): Sound | undefined {
	const { game, frame } = next;
	if (next.pace !== "calm") return undefined;
	const { move, parent } = positionAt(game, frame);
	const isStep = parent === previous.frame;
	if (game !== previous.game ? !isStep : frame === previous.frame) return undefined;
	// A step back takes a move away: that is no capture and no check.
	if (move === undefined || positionAt(previous.game, previous.frame).parent === frame)
		return "move";
	if (move.san.endsWith("#") || isLast(game, frame)) return "end";
	if (move.san.endsWith("+")) return "check";
	return move.san.includes("x") ? "capture" : "move";
}
