// The board between the store and the canvas: which change redraws what. Changes of the store, the
// hand and the size ask Konva for a frame; when it comes, the painters look at the newest state.
// React only mounts the layers: a step never renders.

import type { Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import { createStore } from "../../runtime/createStore.ts";
import type { Actions } from "../../store/state/actions.ts";
import { isScrubbing, onBoard } from "../../store/state/appQueries.ts";
import type { AppState } from "../../store/state/appState.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import { type BoardSize, middleOf, type Point, squareAt } from "../geometry.ts";
import { createHandControl } from "../hand/control.ts";
import { aimOf, type BoardState, EMPTY_HAND } from "../hand/hand.ts";
import { loadLate, marksIn } from "../marks/marks.ts";
import { nothingPainted, paintBoard } from "../paint/paintBoard.ts";
import { paletteIn } from "../styles/lateStyles.ts";
import { createGlides, type Dropped } from "./glides.ts";
import type { Limits } from "./limits.ts";
import { movePlan } from "./movePlan.ts";
import { createMovers } from "./movers.ts";
import { prefersStillness } from "./stillness.ts";
import { createSurface, type Layers } from "./surface.ts";
import { createView } from "./view.ts";

export type Scene = ReturnType<typeof createScene>;

/** What the scene draws on. */
export type Mounted = {
	readonly layers: Layers;
	/** Round everything. */
	readonly board: HTMLElement;
	/** Round the canvases, and where pieces move. */
	readonly surface: HTMLElement;
	readonly movers: HTMLElement;
};

export function createScene(store: AppStore, actions: Actions, core: Core, limits?: Limits) {
	const state = createStore<BoardState>({ hand: EMPTY_HAND, focus: undefined, over: undefined });
	const view = createView(store, state, core, limits);
	const glides = createGlides();
	const surface = createSurface(() => {
		painted = nothingPainted();
	});
	let painted = nothingPainted();
	let marks = marksIn(view.marked());
	let movers: ReturnType<typeof createMovers> | undefined;
	let board: HTMLElement | undefined;
	let dropped: Dropped | undefined;
	let hasCoordinates = true;
	/** How often what paints late marks is waited for. */
	let late = 0;

	function paintBoardScene(context: CanvasRenderingContext2D): void {
		const { orientation, options, hidden } = store.get();
		const { hand } = state.get();
		const shown = {
			...surface.size(),
			...view.position(),
			orientation,
			sheet: surface.sheet(),
			showsCoordinates: hasCoordinates && !hidden.coordinates,
			showsPatterns: options.showsPatterns,
			palette: paletteIn(options),
			lifted: hand.held?.isLifted ? hand.selected : undefined,
			isAwaited: glides.isAwaited,
		};
		paintBoard(context, shown, painted);
		tellRest();
	}

	function paintMarksScene(context: CanvasRenderingContext2D): void {
		const { edge, ratio } = surface.size();
		const { orientation } = store.get();
		context.clearRect(0, 0, 8 * edge, 8 * edge);
		for (const paint of marks) paint(context, { edge, ratio, orientation, sheet: surface.sheet() });
	}

	function drawMarks(): void {
		const found = marksIn(view.marked());
		if (marks.length + found.length > 0) surface.draw("marks");
		marks = found;
		surface.show("marks", marks.length > 0);
	}

	/** What paints it comes first. */
	async function drawLate(): Promise<void> {
		const { standing, reference, drawn, suggested } = store.get();
		if (standing ?? reference ?? drawn ?? suggested) {
			late++;
			tellRest();
			await loadLate().catch(console.error);
			late--;
			tellRest();
		}
		drawMarks();
	}

	/**
	 * Says on the board's element whether anything on it still moves, or is still to be painted.
	 */
	function tellRest(isMoving = false): void {
		const app = store.get();
		const isSettled = app.frame === app.settledFrame && !isScrubbing(app);
		const isHere = surface.isSharp() && late === 0;
		const isResting = glides.trips().length === 0 && isHere && isSettled;
		board?.toggleAttribute("data-moving", isMoving || !isResting);
	}

	function drawBoard(): void {
		tellRest(true);
		movers?.show(glides.trips(), surface.size(), surface.sheet());
		surface.draw("board");
	}

	/** May pieces be seen on their way? */
	const canGlide = () => view.mayGlide() && !prefersStillness() && surface.sheet() !== undefined;

	/** Where pieces stand. */
	function placedOn(state: AppState) {
		const { game, frame } = onBoard(state);
		return { placements: game.placements, frame };
	}

	/**
	 * Pieces go where the new position has them: gliding, unless that would be too fast, too much,
	 * or unwanted.
	 */
	function setOff(next: AppState, previous: AppState): void {
		const isCalm = !isScrubbing(next) && !isScrubbing(previous);
		const plan = isCalm && canGlide() ? movePlan(placedOn(previous), placedOn(next)) : undefined;
		if (plan === undefined) glides.stop();
		else glides.start(plan, next.orientation, performance.now(), dropped);
	}

	function sendHome(square: Square, from: Point): void {
		if (!canGlide()) return;
		const home = middleOf(square, store.get().orientation);
		glides.sendHome(view.pieceOn(square), square, from, home, performance.now());
		drawBoard();
	}

	const control = createHandControl(store, actions, state, view.movesFrom, {
		sendHome,
		drop(to, from, play) {
			dropped = { to, from };
			try {
				return play();
			} finally {
				dropped = undefined;
			}
		},
	});

	function emptyHand(): void {
		state.set({ hand: EMPTY_HAND, over: undefined });
	}

	/** What there is to see has changed; pieces stay, or are on their way already. */
	function show(): void {
		view.change();
		drawBoard();
		drawMarks();
	}

	const followStore = () => [
		store.watch(["frame", "game", "sideline"], (next, previous) => {
			view.change();
			emptyHand();
			if (next.orientation === previous.orientation) setOff(next, previous);
		}),
		store.watch(["orientation"], () => {
			emptyHand();
			glides.stop();
		}),
		store.watch(
			["frame", "game", "orientation", "control", "lens", "pointed", "inHand", "inspected", "pace"],
			show,
		),
		store.watch(["standing", "reference", "drawn", "suggested"], drawLate),
		store.watch(["reference", "isComparing", "sideline"], show),
		store.watch(["options", "orientation", "hidden"], ({ options }) => {
			glides.stop();
			surface.wear(options, show);
		}),
		store.watch(["settledFrame"], (next, previous) => {
			// With another pace something is painted, which tells.
			if (next.pace === previous.pace) tellRest();
		}),
	];

	function followHand(next: BoardState, previous: BoardState): void {
		const { held, asking, selected } = next.hand;
		const before = previous.hand;
		const isOther = asking !== before.asking || selected !== before.selected;
		if (isOther) view.change();
		// What is picked up stands in the position on view.
		if (selected !== undefined && store.get().reference?.isShown) actions.flipReference();
		if (selected === undefined && asking === undefined) actions.endAiming();
		else actions.aim(aimOf(next, store.get().orientation));
		const taken = held?.isLifted ? selected : asking?.from;
		if (taken !== undefined) glides.land(taken);
		if (asking !== before.asking || held?.isLifted !== before.held?.isLifted) drawBoard();
		drawMarks();
	}

	return {
		state,
		...control,
		pieceOn: view.pieceOn,
		movesFrom: view.movesFrom,
		printedAttackers: view.printedAttackers,
		scenes: {
			board: surface.sceneOf(paintBoardScene),
			marks: surface.sceneOf(paintMarksScene),
		},
		/** Draws on what is mounted from now on. Returns a function that stops it. */
		mount(on: Mounted, onFailure: (error: unknown) => void): () => void {
			board = on.board;
			movers = createMovers(on.movers, (trip) => {
				glides.end(trip);
				// At once, in the frame that takes away what moved.
				surface.paint("board");
				movers?.show(glides.trips(), surface.size(), surface.sheet());
			});
			view.change();
			const ends = [
				...followStore(),
				state.subscribe(followHand),
				surface.mount(on.layers, on.surface, onFailure),
			];
			surface.wear(store.get().options, show);
			void drawLate();
			return () => {
				emptyHand();
				glides.stop();
				movers?.clear();
				for (const end of ends) end();
				board = undefined;
				movers = undefined;
			};
		},
		/** `coordinates`: are they painted on the board? */
		resize(next: BoardSize, coordinates = true): void {
			glides.stop();
			if (coordinates !== hasCoordinates) surface.repaint();
			hasCoordinates = coordinates;
			if (surface.resize(next)) emptyHand();
		},
		/** The square under a point on view. */
		squareAt: (at: Point) => squareAt(at, store.get().orientation),
	};
}
