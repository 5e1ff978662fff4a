// Why a game is over, repetitions on the way there counted.

import { pathTo } from "./edit.ts";
import { FIRST_FRAME, type Frame } from "./frame.ts";
import { type Game, positionAt } from "./game.ts";
import { type Ending, openRules } from "./rules.ts";

/** Why the game is over at a frame, if it is; repetitions are those on the way there. */
export function endingAt(game: Game, frame: Frame): Ending | undefined {
	const rules = openRules(positionAt(game, FIRST_FRAME).fen);
	const { fen } = positionAt(game, frame);
	rules.goTo(fen);
	const ending = rules.ending();
	if (ending !== undefined && ending !== "100 half-moves") return ending;
	const same = fen.split(" ", 4).join(" ");
	const times = pathTo(game, frame).filter((at) => positionAt(game, at).fen.startsWith(`${same} `));
	return times.length >= 3 ? "threefold repetition" : ending;
}
