// Opening a game: the one way in, whatever it came from. It enters complete, with the control of all its frames, in one set.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import type { Core } from "../control/core.ts";
import { type AppState, type AppStore, at } from "./appStore.ts";

export type Opening = {
	readonly game: Game;
	/** Where in it to stand: the start, where nothing is said. */
	readonly frame?: Frame;
	/** What else is as the opening has it; all the rest stays. */
	readonly rest?: Partial<AppState>;
};

export function open(store: AppStore, core: Core, { game, frame = FIRST_FRAME, rest }: Opening) {
	store.set({
		game,
		...at(frame),
		control: core.computeControl(game.placements),
		library: undefined,
		inspected: undefined,
		pointed: undefined,
		inHand: undefined,
		problem: undefined,
		past: [],
		future: [],
		...rest,
	});
}
