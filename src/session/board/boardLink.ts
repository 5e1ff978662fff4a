// The board of a visit: what it shows of the state, and what comes of what is done on it.

import type { BoardEvents } from "../../board/events.ts";
import type { BoardView } from "../../board/view.ts";
import type { Square } from "../../chess/square.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import type { Actions } from "../state/actions.ts";
import { comparedIn, isLoaded, onBoard, previewOf } from "../state/appQueries.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";

export type BoardLink = {
	readonly view: Store<BoardView>;
	readonly events: BoardEvents;
};

/** Always the same, so that nothing is painted again for it. */
const NO_CHALK: BoardView["chalk"] = [];

export function viewOf(state: AppState): BoardView {
	const seen = onBoard(state);
	return {
		game: seen.game,
		frame: seen.frame,
		settledFrame: seen.settledFrame,
		pace: seen.pace,
		control: seen.control,
		standing: state.standing,
		orientation: state.orientation,
		lens: state.lens,
		looks: state.options,
		hidden: state.hidden,
		preview: previewOf(state),
		compared: comparedIn(state),
		inspected: seen.inspected,
		ringed: seen.shown,
		suggested: seen.suggested,
		drawn: state.drawn,
		pen: state.desk?.pen,
		chalk: state.presenting?.chalk ?? NO_CHALK,
		keepsArrows: state.presenting !== undefined,
		asksByPress: state.presenting !== undefined,
		mayMove: true,
		glides: true,
	};
}

/** Squares that are pressed, and asked about in passing. */
function createQuestions(store: AppStore, actions: Actions) {
	/** The square that the open tab explains because the piece there was picked up. */
	let noted: Square | undefined;

	/** Before a class the board alone explains, and no tab. Pressed again, it is enough. */
	const explainBeforeClass = (square: Square) =>
		actions.inspect(store.get().inspected?.square === square ? undefined : square, false);

	return {
		picked(square) {
			if (square === undefined) return;
			noted = undefined;
			// A picked-up piece stands in the position on view.
			if (store.get().reference?.isShown) actions.flipReference();
		},
		/**
		 * The square is noted, to be explained by a second press. Where there are no tabs yet, it is
		 * explained.
		 */
		stayed(square) {
			const { inspected, sideline, presenting } = store.get();
			if (sideline !== undefined || presenting !== undefined) return;
			if (!isLoaded(store.get())) return actions.inspect(square);
			if (inspected?.square !== square) noted = square;
			actions.note(square);
		},
		/**
		 * Explains a square; pressed again, it is enough. In a line it leads back to the game. The
		 * second press on a piece that the first had explained puts it down, and ends nothing.
		 */
		pressed(square, pickedUp) {
			const { inspected, sideline, presenting } = store.get();
			if (presenting !== undefined) return explainBeforeClass(square);
			// The explained square is one of the game.
			if (sideline !== undefined) {
				store.set({ sideline: undefined });
				return;
			}
			const isKnown = inspected?.isPinned && inspected.square === square;
			const isSecond = pickedUp === square && noted === square;
			actions.inspect(isKnown && !isSecond ? undefined : square);
		},
		asked(square) {
			if (store.get().presenting !== undefined) explainBeforeClass(square);
			else actions.inspect(square);
		},
		/** Draws why a square has its colour while a mouse rests on it, or ends that. */
		rested(square) {
			const { inspected, panel, hidden, sideline, presenting } = store.get();
			if (inspected?.isPinned || sideline || presenting) return;
			if (square === undefined) actions.rest(undefined);
			// Where no game is open a mouse is on its way to what opens one; who hides the heat has
			// asked somebody, and means to be answered first.
			else if (isLoaded(store.get()) && panel === undefined && !hidden.heat) actions.rest(square);
		},
	} satisfies Partial<BoardEvents>;
}

export function linkBoard(store: AppStore, actions: Actions): BoardLink {
	const view = createStore(viewOf(store.get()));
	store.subscribe((state) => view.set(viewOf(state)));
	return {
		view,
		events: {
			moved: actions.play,
			aimed(aim) {
				if (aim === undefined) actions.endAiming();
				else actions.aim(aim.move);
			},
			...createQuestions(store, actions),
		},
	};
}
