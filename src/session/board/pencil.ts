// Drawings on the board of a visit become arrows and circles of its game; before a class they are
// chalk on the position on view, and the lesson stays as it is.

import type { DrawEvents } from "../../board/events.ts";
import { toggleArrow, toggleCircle } from "../../chess/annotate.ts";
import type { Arrow } from "../../chess/game.ts";
import type { Actions } from "../state/actions.ts";
import { isLoaded } from "../state/appQueries.ts";
import type { AppStore } from "../state/appStore.ts";

/** Drawn, given another colour, or taken away where it is the same. */
function toggled(chalk: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
	const isThere = ({ from, to }: Arrow) => from === arrow.from && to === arrow.to;
	const others = chalk.filter((one) => !isThere(one));
	const isSame = chalk.some((one) => isThere(one) && one.colour === arrow.colour);
	return isSame ? others : [...others, arrow];
}

export function createPencil(
	store: AppStore,
	actions: Pick<Actions, "edit" | "inspect">,
): DrawEvents {
	return {
		draws(arrow) {
			const { drawn, inHand, sideline, desk, presenting } = store.get();
			if (arrow !== undefined && drawn === undefined) {
				// The position of a line is not the game's, which it would be drawn on.
				const isOther = presenting
					? inHand !== undefined
					: sideline !== undefined || (inHand !== undefined && !desk?.pen);
				if (isOther || !isLoaded(store.get())) return false;
				// Why a square is what it is has marks of its own.
				actions.inspect(undefined);
			}
			store.set({ drawn: arrow });
			return true;
		},
		drew(arrow) {
			const { from, to, colour } = arrow;
			const { presenting } = store.get();
			if (presenting !== undefined) {
				store.set({ presenting: { ...presenting, chalk: toggled(presenting.chalk, arrow) } });
				return;
			}
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
