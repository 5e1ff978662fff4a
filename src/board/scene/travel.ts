// Pieces between two positions: which glide, come and go, from where, and what moves them.

import type { Square } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import { isScrubbing } from "../cursor.ts";
import { middleOf, type Point } from "../geometry.ts";
import type { BoardView } from "../view.ts";
import { createGlides, type Dropped } from "./glides.ts";
import { movePlan } from "./movePlan.ts";
import { createMovers } from "./movers.ts";
import type { Sight } from "./sight.ts";
import { prefersStillness } from "./stillness.ts";
import type { Surface } from "./surface.ts";

export function createTravel(view: Store<BoardView>, sight: Sight, surface: Surface) {
	const glides = createGlides();
	let movers: ReturnType<typeof createMovers> | undefined;
	let dropped: Dropped | undefined;

	/** Moves what is on its way. */
	const show = () => movers?.show(glides.trips(), surface.size(), surface.sheet());

	/** May pieces be seen on their way? */
	function canGlide(): boolean {
		const { animation, hidden } = view.get();
		return animation > 0 && !hidden.pieces && !prefersStillness() && surface.sheet() !== undefined;
	}

	return {
		show,
		stop: glides.stop,
		land: glides.land,
		isAwaited: glides.isAwaited,
		isMoving: () => glides.trips().length > 0,
		/**
		 * Pieces go where the new position has them: gliding, unless that would be too fast, too
		 * much, or unwanted.
		 */
		setOff(next: BoardView, previous: BoardView): void {
			const placed = ({ game, frame }: BoardView) => ({ placements: game.placements, frame });
			const isCalm = !isScrubbing(next) && !isScrubbing(previous);
			const plan = isCalm && canGlide() ? movePlan(placed(previous), placed(next)) : undefined;
			if (plan === undefined) glides.stop();
			else glides.start(plan, next.orientation, performance.now(), dropped, next.animation);
		},
		/** Returns whether the piece is seen on its way. */
		sendHome(square: Square, from: Point): boolean {
			if (!canGlide()) return false;
			const home = middleOf(square, view.get().orientation);
			glides.sendHome(sight.pieceOn(square), square, from, home, performance.now());
			return true;
		},
		/** While a move is played: its piece comes from where it was let go. */
		drop(to: Square, from: Point, play: () => boolean): boolean {
			dropped = { to, from };
			try {
				return play();
			} finally {
				dropped = undefined;
			}
		},
		/** Moves pieces inside an element. Returns a function that ends it. */
		mount(on: HTMLElement): () => void {
			movers = createMovers(on, (trip) => {
				glides.end(trip);
				// At once, in the frame that takes away what moved.
				surface.paint("board");
				show();
			});
			return () => {
				glides.stop();
				movers?.clear();
				movers = undefined;
			};
		},
	};
}
