// Opens a game: the one way in, for every source. The game enters complete, with the control of all
// its frames, in one set, and undo leads back to the one that it replaces.

import { at } from "../../board/cursor.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { Core } from "../../control/core.ts";
import { randomName } from "../../runtime/randomName.ts";
import type { AppState } from "../state/appState.ts";
import { type AppStore, withoutGame } from "../state/appStore.ts";
import { rememberReplaced } from "../state/history.ts";
import type { News } from "../state/news.ts";

export type Opening = {
	readonly game: Game;
	/** The frame to show; the start by default. */
	readonly frame?: Frame;
	/** Announced if it replaces a game. */
	readonly news?: News | undefined;
	/** Other properties to set; all others stay. */
	readonly rest?: Partial<AppState>;
};

export function open(store: AppStore, core: Core, opening: Opening): void {
	const { game, frame = FIRST_FRAME, news, rest } = opening;
	const library = rest?.library;
	store.set({
		game,
		...at(frame),
		library: undefined,
		isFromLink: false,
		...withoutGame(store.get()),
		pointed: undefined,
		inHand: undefined,
		sideline: undefined,
		problem: undefined,
		...rememberReplaced(store.get(), news),
		...rest,
		...(library && { library: { ...library, lesson: library.lesson ?? { id: randomName() } } }),
		isOpen: true,
		control: rest?.control ?? core.computeControl(game.placements),
	});
}
