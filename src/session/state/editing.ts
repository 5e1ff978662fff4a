// Changes the open game: each change is a step of the history, and so is a text that is typed in
// one go.

import { at } from "../../board/cursor.ts";
import { deleteVariation, type Edited, makeMainLine, promoteVariation } from "../../chess/edit.ts";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import type { Core } from "../../control/core.ts";
import { gameNewsWords } from "../../messages/en/lens.ts";
import { type AppStore, afterStep } from "./appStore.ts";
import { rememberChange } from "./history.ts";

/** The changes of the game at the cursor. */
export function createEditing(store: AppStore, core: Core) {
	/** The last continuous change, such as typing, and the game that it has led to so far. */
	let going: { readonly stroke: unknown; readonly game: Game } | undefined;

	/** Sets a changed game, as one step to undo with earlier changes of the same stroke. */
	function change({ game, frame }: Edited, stroke?: unknown): void {
		const state = store.get();
		const moved = { ...at(frame), ...afterStep(state) };
		if (game === state.game) {
			store.set(moved);
			return;
		}
		const isWritten = game.placements === state.game.placements;
		const control = (isWritten && state.control) || core.computeControl(game.placements);
		const goesOn = going !== undefined && going.stroke === stroke && going.game === state.game;
		const history = goesOn ? { future: [] } : rememberChange(state);
		going = stroke === undefined ? undefined : { stroke, game };
		store.set({ game, isOpen: true, control, ...moved, problem: undefined, ...history });
	}

	const edit = (how: (game: Game, frame: Frame) => Edited, stroke?: unknown) => {
		const { game, frame } = store.get();
		change(how(game, frame), stroke);
	};

	return {
		/** Changes of one stroke are taken back together. */
		edit,
		promoteVariation: () => edit(promoteVariation),
		makeMainLine: () => edit(makeMainLine),
		/** Says so, with the way back. */
		deleteVariation() {
			const { game } = store.get();
			edit(deleteVariation);
			if (store.get().game !== game) store.set({ news: gameNewsWords.lineDeleted });
		},
	};
}
