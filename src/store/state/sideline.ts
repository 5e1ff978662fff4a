// Steps in a line that is played on the board in place of the game: `<` before its first move, or
// any step in the game, leaves it.

import { playMove } from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { inputOf } from "../../chess/rules.ts";
import type { Sideline } from "./appState.ts";
import type { AppStore } from "./appStore.ts";

/** The position after the first move. */
const FIRST_MOVE = (FIRST_FRAME + 1) as Frame;

/** The moves of a line as moves of the game, as far as a frame of the line. */
export function joined(game: Game, { game: line, from }: Sideline, last: Frame) {
	let edited = { game, frame: from };
	for (const { move } of line.positions.slice(FIRST_MOVE, last + 1)) {
		if (move) edited = playMove(edited.game, edited.frame, inputOf(move));
	}
	return edited;
}

/** Where each step leads in a line. Undefined: out of it. */
const TO = {
	forward: ({ game, frame }: Sideline) => Math.min(frame + 1, game.plies) as Frame,
	back: ({ frame }: Sideline) => (frame > FIRST_MOVE ? ((frame - 1) as Frame) : undefined),
	goToStart: () => FIRST_MOVE,
	goToEnd: ({ game }: Sideline) => game.plies as Frame,
};

/** The same steps: in the line, while there is one, else in the game. */
export function inSideline(store: AppStore, inGame: Record<keyof typeof TO, () => void>) {
	const step = (name: keyof typeof TO) => () => {
		const { sideline } = store.get();
		if (sideline === undefined) {
			inGame[name]();
			return;
		}
		const frame = TO[name](sideline);
		store.set({ sideline: frame && { ...sideline, frame }, inHand: undefined });
	};
	return {
		forward: step("forward"),
		back: step("back"),
		goToStart: step("goToStart"),
		goToEnd: step("goToEnd"),
	};
}
