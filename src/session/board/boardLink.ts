// The board of a visit: what it shows of the state, and what comes of what is done on it.

import type { BoardEvents } from "../../board/events.ts";
import { inked } from "../../board/marks/drawn.ts";
import { MOVE_TIME } from "../../board/scene/glides.ts";
import type { BoardView } from "../../board/view.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { Actions } from "../state/actions.ts";
import { comparedIn, isLoaded, onBoard, previewOf } from "../state/appQueries.ts";
import type { AppState } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";

export type BoardLink = {
	readonly view: Store<BoardView>;
	readonly events: BoardEvents;
};

/** Once the lens of pins was asked for. */
const loadPins = latePart("pins", () => import("../../control/going/pins.ts"));
let findPins: BoardView["findPins"];

let drawn: { readonly of: readonly unknown[]; readonly arrows: BoardView["arrows"] } | undefined;

/** Returns the same list while nothing in it changes, so that nothing is repainted. */
function arrowsIn(state: AppState): BoardView["arrows"] {
	const { presenting, drawn: begun } = state;
	// A panel's arrows have the best move among them.
	const suggested = state.suggested ?? state.bestMove;
	const of = [suggested, presenting?.chalk, begun];
	if (!drawn?.of.every((one, index) => one === of[index])) {
		const moves = suggested?.arrows.map((one) => inked(one, "suggested", suggested.frame)) ?? [];
		const chalk = presenting?.chalk.map((one) => inked(one, "chalk")) ?? [];
		drawn = { of, arrows: [...moves, ...chalk, ...(begun ? [inked(begun)] : [])] };
	}
	return drawn.arrows;
}

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
		arrows: arrowsIn(seen),
		verdicts: seen.verdicts,
		findPins,
		pen: state.desk?.pen,
		isPresented: state.presenting !== undefined,
		movable: "both",
		animation: MOVE_TIME,
	};
}

/** Answers squares that are asked about. */
const asks =
	(store: AppStore, actions: Actions): BoardEvents["asked"] =>
	(square, by) => {
		const { panel, hidden, sideline, presenting } = store.get();
		// Before a class the board alone explains, and no tab.
		if (presenting !== undefined) {
			if (by === "press") actions.inspect(square, false);
		} else if (by === "hold") actions.inspect(square);
		// The explained square is one of the game: a press in a line leads back to it.
		else if (sideline !== undefined) {
			if (by === "press") store.set({ sideline: undefined });
		} else if (by === "press") actions.inspect(square);
		else if (square === undefined) actions.rest(undefined);
		// It is noted, to be explained by a second press; where there are no tabs yet, at once.
		else if (by === "pick") (isLoaded(store.get()) ? actions.note : actions.inspect)(square);
		// Where no game is open a mouse is on its way to what opens one; who hides the heat has
		// asked somebody, and means to be answered first.
		else if (isLoaded(store.get()) && panel === undefined && !hidden.heat) actions.rest(square);
	};

export function linkBoard(store: AppStore, actions: Actions): BoardLink {
	const view = createStore(viewOf(store.get()));
	store.subscribe((state) => view.set(viewOf(state)));

	function followPins(): void {
		if (store.get().lens !== "pins" || findPins !== undefined) return;
		loadPins().then(({ pinsIn }) => {
			findPins = pinsIn;
			view.set({ findPins });
		}, console.error);
	}
	store.watch(["lens"], followPins);
	followPins();
	return {
		view,
		events: {
			moved: actions.play,
			aimed(aim) {
				if (aim === undefined) actions.endAiming();
				else actions.aim(aim.move);
			},
			asked: asks(store, actions),
			picked(square) {
				// A picked-up piece stands in the position on view.
				if (square !== undefined && store.get().reference?.isShown) actions.flipReference();
			},
		},
	};
}
