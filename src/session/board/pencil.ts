// What is drawn on the board of a visit becomes arrows and circles of its game.

import type { DrawEvents } from "../../board/events.ts";
import { toggleArrow, toggleCircle } from "../../chess/annotate.ts";
import type { Actions } from "../../store/state/actions.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import type { AppStore } from "../../store/state/appStore.ts";

export function createPencil(
	store: AppStore,
	actions: Pick<Actions, "edit" | "inspect">,
): DrawEvents {
	return {
		draws(arrow) {
			const { drawn, inHand, sideline, desk } = store.get();
			if (arrow !== undefined && drawn === undefined) {
				// The position of a line is not the game's, which it would be drawn on.
				const isOther = sideline !== undefined || (inHand !== undefined && !desk?.pen);
				if (isOther || !isLoaded(store.get())) return false;
				// Why a square is what it is has marks of its own.
				actions.inspect(undefined);
			}
			store.set({ drawn: arrow });
			return true;
		},
		drew({ from, to, colour }) {
			actions.edit((game, frame) =>
				from === to
					? toggleCircle(game, frame, { colour, square: from })
					: toggleArrow(game, frame, { colour, from, to }),
			);
		},
		penPutDown() {
			const { desk } = store.get();
			if (desk !== undefined) store.set({ desk: { ...desk, pen: undefined } });
		},
	};
}
