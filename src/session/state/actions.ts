// The actions on the state: each reads it, and sets it once.

import { at, type Clock, createCursor, systemClock } from "../../board/cursor.ts";
import { isPreviewOf, previewMove } from "../../board/preview.ts";
import type { Hideable, Preview } from "../../board/view.ts";
import {
	deleteVariation,
	type Edited,
	makeMainLine,
	playMove,
	promoteVariation,
} from "../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { framesAfter, type Game, type Position, positionAt } from "../../chess/game.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { MoveError, type MoveInput, type PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { open } from "../opening/open.ts";
import { isLoaded, onBoard, ownGame } from "./appQueries.ts";
import type { Reference } from "./appState.ts";
import { type AppStore, afterStep, emptyState } from "./appStore.ts";
import { redone, rememberChange, rememberReplaced, undone } from "./history.ts";
import type { Options } from "./options.ts";
import { createPanelActions } from "./panelActions.ts";
import type { Problem } from "./problems.ts";
import { joined, stepping, withMove } from "./sideline.ts";

/** The changes of the game at the cursor. */
function createEditing(store: AppStore, core: Core) {
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
			if (store.get().game !== game) store.set({ news: { code: "lineDeleted" } });
		},
	};
}

const createComparing = (store: AppStore) => ({
	/** Sets the position to compare with, or none. */
	setReference: (reference: Reference | undefined) => store.set({ reference }),
	/** Shows the reference position in place of the one on view, or that again. */
	flipReference(): void {
		const { reference } = store.get();
		if (reference !== undefined)
			store.set({ reference: { ...reference, isShown: !reference.isShown } });
	},
});

export type Actions = ReturnType<typeof createActions>;

export function createActions(store: AppStore, core: Core, clock: Clock = systemClock) {
	const cursor = createCursor(store, clock, afterStep);
	const goToFrame = (frame: Frame | undefined) => {
		const { frame: now, sideline } = store.get();
		if (frame === undefined) return;
		if (frame !== now) cursor.step(frame);
		else if (sideline !== undefined) store.set({ sideline: undefined });
	};

	const step = stepping(store);
	const editing = createEditing(store, core);
	const panels = createPanelActions(store, core);

	/** The position on view. */
	function here(): Position {
		const { game, frame } = onBoard(store.get());
		return positionAt(game, frame);
	}

	/** Preview of a move from here. */
	function lookAt(move: PlayedMove): Preview {
		const { game, frame } = onBoard(store.get());
		return previewMove(core, game, frame, move);
	}

	/** The next of the moves that stand for the one that led here; after the last, the first. */
	function nextVariation(): void {
		const { game, frame } = store.get();
		const { parent } = positionAt(game, frame);
		if (parent === undefined) return;
		const siblings = positionAt(game, parent).next;
		goToFrame(siblings[(siblings.indexOf(frame) + 1) % siblings.length]);
	}

	/** To the move of the main line from which the variation branches off. */
	function leaveVariation(): void {
		const { game, frame } = store.get();
		let at: Frame | undefined = frame;
		while (at !== undefined && at > game.plies) at = positionAt(game, at).parent;
		goToFrame(at);
	}

	/** A move of the game leads on in it, another begins a line, or goes on with it. */
	function playBeforeClass(move: MoveInput): void {
		const state = store.get();
		const { game, frame, sideline } = state;
		const played = sideline ? undefined : playMove(game, frame, move);
		if (played?.game === game) goToFrame(played.frame);
		else store.set({ sideline: withMove(state, core, move), pointed: undefined });
	}

	return {
		goToFrame(frame: Frame): void {
			const { game } = store.get();
			if (game.positions[frame] !== undefined) goToFrame(frame);
		},
		/** Goes to a frame among many, as a pointer on a slider does. */
		scrubTo(frame: Frame): void {
			const { game, frame: now } = store.get();
			if (game.positions[frame] === undefined) return;
			if (frame !== now) cursor.scrub(frame);
			else goToFrame(frame);
		},
		/** The pointer has been let go of. */
		settle: cursor.settle,
		forward: step(
			({ frame }) => frame + 1,
			() => goToFrame(here().next[0]),
		),
		back: step(
			({ frame }) => frame - 1,
			() => goToFrame(here().parent),
		),
		goToStart: step(
			() => 1,
			() => goToFrame(FIRST_FRAME),
		),
		/** The end of the line we are in. */
		goToEnd: step(
			({ game }) => game.plies,
			() => {
				const { game, frame } = store.get();
				goToFrame(framesAfter(game, frame).at(-1));
			},
		),
		canGoForward: () => here().next.length > 0,
		canGoBack: () => here().parent !== undefined,
		leaveVariation,
		nextVariation,
		flip(): void {
			store.set({ orientation: store.get().orientation === WHITE ? BLACK : WHITE });
		},
		setOptions(options: Partial<Options>): void {
			store.set({ options: { ...store.get().options, ...options } });
		},
		/** Hides a part of the board, or shows it again. */
		toggleHidden(what: Hideable): void {
			const { hidden } = store.get();
			store.set({ hidden: { ...hidden, [what]: !hidden[what] } });
		},
		showAll: () => store.set({ hidden: {} }),
		/** Sets the problem, or clears it. */
		setProblem: (problem: Problem | undefined) => store.set({ problem }),
		/** The start position of no game, not analysed; how it is looked at stays. */
		reset(): void {
			const state = store.get();
			const { options, lens, hidden, coming, past, future, news } = state;
			const history = isLoaded(state)
				? rememberReplaced(state, { code: "reset" })
				: { past, future, news };
			store.set({ ...emptyState(), options, lens, hidden, coming, ...history });
		},
		...panels,
		...createComparing(store),
		/** Goes to a frame and marks squares on it. */
		show(frame: Frame, squares: readonly Square[]): void {
			store.set({ shown: { frame, squares } });
			goToFrame(frame);
		},
		/** Previews a move from here, without playing it. */
		point(move: PlayedMove): void {
			const { pointed } = store.get();
			if (!isPreviewOf(move, pointed)) store.set({ pointed: lookAt(move) });
		},
		/** Previews a move of the game, wherever the cursor is. */
		pointAtFrame(after: Frame): void {
			const { game, control, frame } = store.get();
			const { move, parent: before } = positionAt(game, after);
			if (move === undefined || before === undefined || control === undefined) return;
			const pointed = { move, placements: game.placements, control, before, after };
			store.set({ pointed: after === frame ? undefined : pointed });
		},
		endPointing: () => store.set({ pointed: undefined }),
		/** The hand holds something, and aims at a move, or at none. */
		aim(move: PlayedMove | undefined): void {
			const { inHand } = store.get();
			if (inHand !== undefined && isPreviewOf(move, inHand.aim)) return;
			store.set({ inHand: { aim: move && lookAt(move) } });
		},
		/** The hand is empty. */
		endAiming: () => store.set({ inHand: undefined }),
		/**
		 * Plays a move, or logs why not; in a line what led there becomes the game's with it, but
		 * before a class the game stays as it is. Returns whether it was played.
		 */
		play(move: MoveInput): boolean {
			const { sideline, presenting } = store.get();
			try {
				if (presenting !== undefined) playBeforeClass(move);
				else
					editing.edit((game, frame) => {
						const from = sideline ? joined(game, sideline, sideline.frame) : { game, frame };
						return playMove(from.game, from.frame, move);
					});
				// Whoever moves has read enough.
				panels.inspect(undefined);
				return true;
			} catch (error) {
				if (!(error instanceof MoveError)) throw error;
				console.error(error.message);
				return false;
			}
		},
		...editing,
		/** Takes back the latest change, or what replaced the game. */
		undo: () => store.set(undone(store.get()) ?? {}),
		redo: () => store.set(redone(store.get()) ?? {}),
		/** Goes back to the game that was open before a link came. */
		goBackToOwn(): void {
			const state = store.get();
			const own = ownGame(state);
			if (own === undefined) return;
			const { isReplaced, ...rest } = own;
			open(store, core, { ...own, news: { code: "ownAgain" }, rest });
		},
		/** Makes a game that came with a link the visitor's own. */
		keepLinked: () => store.set({ isFromLink: false }),
		dismissUnkept: () => store.set({ unkept: undefined }),
	};
}
