// Turns presses, drags and choices on the board into moves that are played, pieces that return to
// their squares, and squares that are explained. The rules are in hand.ts, the listeners in
// pointers.ts.

import { type Square, squareName } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { Actions } from "../../store/state/actions.ts";
import { isLoaded } from "../../store/state/appQueries.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import { middleOf, type Point, squareAt } from "../geometry.ts";
import {
	type Act,
	type Ask,
	type BoardState,
	choose,
	drag,
	EMPTY_HAND,
	type Hand,
	type MovesFrom,
	type Outcome,
	type Pointer,
	press,
	putDown,
	release,
} from "./hand.ts";

/** What becomes of a piece that is let go of. */
type Pieces = {
	/** While a move is played: its piece comes from where it was let go. */
	drop(to: Square, from: Point, play: () => boolean): boolean;
	sendHome(square: Square, from: Point): void;
};

/** A piece that stays picked up this long has its square explained. */
const SELECTED_EXPLAIN_MS = 200;

export function createHandControl(
	store: AppStore,
	actions: Actions,
	board: Store<BoardState>,
	movesFrom: MovesFrom,
	{ drop, sendHome }: Pieces,
) {
	const { get, set } = board;
	const asks = () => store.get().options.asksPromotion;

	function play(from: Square, to: Square, at: Point | undefined, promotion?: string): boolean {
		const move = { from: squareName(from), to: squareName(to), ...(promotion && { promotion }) };
		return at === undefined ? actions.play(move) : drop(to, at, () => actions.play(move));
	}

	/**
	 * Explains a square; asked again, it is enough. In a line it leads back to the game. The second
	 * press on a piece that the first had explained puts it down, and ends nothing.
	 */
	function explainOrClose(square: Square, pickedUp: Square | undefined): void {
		const { inspected, sideline } = store.get();
		// What is explained stands in the game.
		if (sideline !== undefined) {
			store.set({ sideline: undefined });
			return;
		}
		const isKnown = inspected?.isPinned && inspected.square === square;
		const isSecond = pickedUp === square && noted === square;
		actions.inspect(isKnown && !isSecond ? undefined : square);
	}

	/** Draws why a square has its colour while a mouse rests on it, or ends that. */
	function glance(square: Square | undefined): void {
		const { inspected, panel, hidden, sideline } = store.get();
		if (inspected?.isPinned || sideline) return;
		// Who hides the heat has asked somebody, and means to be answered first.
		if (square === undefined || (panel === undefined && !hidden.heat)) actions.rest(square);
	}

	/** The square that is glanced at. */
	function glanced(): Square | undefined {
		const { inspected } = store.get();
		return inspected?.isPinned ? undefined : inspected?.square;
	}

	function perform(act: Act, pickedUp: Square | undefined): void {
		if (act.kind === "explain") {
			explainOrClose(act.square, pickedUp);
			return;
		}
		const isDone = act.kind !== "return" && play(act.from, act.to, act.at);
		if (!isDone && act.at !== undefined) sendHome(act.from, act.at);
	}

	/** Where a pawn stands that waits to know what it becomes. */
	const waitingAt = ({ to }: Ask) => middleOf(to, store.get().orientation);

	let selecting: ReturnType<typeof setTimeout> | undefined;

	/** The square that the open tab explains because the piece there was picked up. */
	let noted: Square | undefined;

	/**
	 * A piece that stays picked up has its square noted, to be explained by a second press: not one
	 * whose move follows at once. Where there are no tabs yet, it is explained.
	 */
	function noteSelected({ selected }: Hand): void {
		if (selected === undefined) return;
		noted = undefined;
		selecting = setTimeout(() => {
			const { inspected, sideline } = store.get();
			if (get().hand.selected !== selected || sideline) return;
			if (!isLoaded(store.get())) return actions.inspect(selected);
			if (inspected?.square !== selected) noted = selected;
			actions.note(selected);
		}, SELECTED_EXPLAIN_MS);
	}

	function take({ hand, act }: Outcome): void {
		const before = get().hand;
		const { asking } = before;
		clearTimeout(selecting);
		set({ hand });
		if (hand.held === undefined) noteSelected(hand);
		if (act !== undefined) perform(act, before.selected);
		else if (asking !== undefined && hand.asking === undefined) {
			sendHome(asking.from, waitingAt(asking));
		}
	}

	return {
		press(square: Square, at: Point, pointer: Pointer): void {
			take({ hand: press(get().hand, square, at, pointer, movesFrom) });
		},
		drag: (at: Point, id: number) => set({ hand: drag(get().hand, at, id) }),
		release(at: Point, id: number): void {
			const square = squareAt(at, store.get().orientation);
			take(release(get().hand, square, at, id, asks()));
		},
		choose: (square: Square) => take(choose(get().hand, square, movesFrom, asks())),
		putDown: () => take(putDown(get().hand)),
		/** Says what a pawn becomes. */
		promote(promotion: string): void {
			const { asking } = get().hand;
			if (asking === undefined) return;
			set({ hand: EMPTY_HAND, over: undefined });
			play(asking.from, asking.to, waitingAt(asking), promotion);
		},
		focus: (focus: Square | undefined) => set({ focus }),
		/** The mouse is over a square, which matters while a piece is picked up. */
		hover(square: Square | undefined): void {
			set({ over: get().hand.selected === undefined ? undefined : square });
		},
		/** A mouse rests on a square: where no game is open it is on its way to what opens one. */
		glance(square: Square | undefined): void {
			if (square === undefined || isLoaded(store.get())) glance(square);
		},
		glanced,
		/** Explains a square for good. Returns whether there is anything to explain. */
		explain(square: Square): boolean {
			actions.inspect(square);
			return store.get().control !== undefined;
		},
	};
}
