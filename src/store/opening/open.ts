// Opening a game: the one way in, whatever it came from. It enters complete, with the control of
// all its frames, in one set, and what it replaces can be gone back to.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { Core } from "../../control/core.ts";
import type { AppState } from "../state/appState.ts";
import { type AppStore, at } from "../state/appStore.ts";
import { rememberReplaced } from "../state/history.ts";

export type Opening = {
	readonly game: Game;
	/** Where in it to stand: the start, where nothing is said. */
	readonly frame?: Frame;
	/** What is told where it replaces a game. */
	readonly news: string;
	/** What else is as the opening has it; all the rest stays. */
	readonly rest?: Partial<AppState>;
};

export function open(store: AppStore, core: Core, opening: Opening): void {
	const { game, frame = FIRST_FRAME, news, rest } = opening;
	store.set({
		game,
		...at(frame),
		library: undefined,
		isFromLink: false,
		inspected: undefined,
		pointed: undefined,
		inHand: undefined,
		problem: undefined,
		...rememberReplaced(store.get(), news),
		...rest,
		isOpen: true,
		control: rest?.control ?? core.computeControl(game.placements),
	});
}
