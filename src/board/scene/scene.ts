// The board between its view and the canvas: which change redraws what. Changes of the view, the
// hand and the size ask Konva for a frame; when it comes, the painters look at the newest state.
// React only mounts the layers: a step never renders.

import type { Core } from "../../control/core.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import type { BoardEvents } from "../events.ts";
import { type BoardSize, type Point, squareAt } from "../geometry.ts";
import { createHandControl } from "../hand/control.ts";
import { aimOf, type BoardState, EMPTY_HAND } from "../hand/hand.ts";
import { nothingPainted, paintBoard } from "../paint/paintBoard.ts";
import { paletteIn } from "../styles/lateStyles.ts";
import type { BoardView } from "../view.ts";
import { createMarksLayer } from "./marksLayer.ts";
import { createRest } from "./rest.ts";
import { createSight } from "./sight.ts";
import { createSurface, type Layers } from "./surface.ts";
import { createTravel } from "./travel.ts";

export type Scene = ReturnType<typeof createScene>;

export type Mounted = {
	readonly layers: Layers;
	/** Round everything. */
	readonly board: HTMLElement;
	/** Round the canvases, and where pieces move. */
	readonly surface: HTMLElement;
	readonly movers: HTMLElement;
};

/** `events` gives whoever listens at that moment. */
export function createScene(
	view: Store<BoardView>,
	events: () => Partial<BoardEvents>,
	core?: Core,
) {
	const state = createStore<BoardState>({ hand: EMPTY_HAND, focus: undefined, over: undefined });
	const sight = createSight(view, state, core);
	const surface = createSurface(() => {
		painted = nothingPainted();
	});
	let painted = nothingPainted();
	let hasCoordinates = true;
	const travel = createTravel(view, sight, surface);
	const rest = createRest(view, () => !travel.isMoving() && surface.isSharp());
	const marks = createMarksLayer(view, sight, surface, rest);

	function paintBoardScene(context: CanvasRenderingContext2D): void {
		const { orientation, looks, hidden } = view.get();
		const { hand } = state.get();
		const shown = {
			...surface.size(),
			...sight.position(),
			orientation,
			sheet: surface.sheet(),
			showsCoordinates: hasCoordinates && !hidden.coordinates,
			showsPatterns: looks.showsPatterns,
			palette: paletteIn(looks),
			lifted: hand.held?.isLifted ? hand.selected : undefined,
			isAwaited: travel.isAwaited,
		};
		paintBoard(context, shown, painted);
		rest.tell();
	}

	function drawBoard(): void {
		rest.tell(true);
		travel.show();
		surface.draw("board");
	}

	const control = createHandControl(view, events, state, sight.movesFrom, {
		sendHome(square, from) {
			if (travel.sendHome(square, from)) drawBoard();
		},
		drop: travel.drop,
		pieceOn: sight.pieceOn,
	});

	function emptyHand(): void {
		state.set({ hand: EMPTY_HAND, over: undefined });
	}

	/** Repaints all but the pieces: they stay, or are on their way already. */
	function show(): void {
		sight.change();
		drawBoard();
		marks.draw();
	}

	const followView = () => [
		view.watch(["frame", "game"], (next, previous) => {
			sight.change();
			emptyHand();
			if (next.orientation === previous.orientation) travel.setOff(next, previous);
		}),
		view.watch(["orientation"], () => {
			emptyHand();
			travel.stop();
		}),
		view.watch(
			[
				...(["frame", "game", "orientation", "control", "lens"] as const),
				...(["preview", "compared", "inspected", "pace", "ringed", "arrows"] as const),
				...(["pieces", "tints", "markings", "isPresented"] as const),
			],
			show,
		),
		view.watch(["standing", "compared", "markings", "verdicts"], marks.drawLate),
		view.watch(["looks", "orientation", "hidden"], ({ looks }) => {
			travel.stop();
			surface.wear(looks, show);
		}),
		view.watch(["settledFrame"], (next, previous) => {
			// With another pace something is painted, which tells.
			if (next.pace === previous.pace) rest.tell();
		}),
	];

	function followHand(next: BoardState, previous: BoardState): void {
		const { held, asking, selected } = next.hand;
		const before = previous.hand;
		if (asking !== before.asking || selected !== before.selected) sight.change();
		if (selected !== before.selected) events().picked?.(selected);
		const isEmpty = selected === undefined && asking === undefined;
		events().aimed?.(isEmpty ? undefined : { move: aimOf(next, view.get().orientation) });
		const taken = held?.isLifted ? selected : asking?.from;
		if (taken !== undefined) travel.land(taken);
		if (asking !== before.asking || held?.isLifted !== before.held?.isLifted) drawBoard();
		marks.draw();
	}

	return {
		state,
		...control,
		pieceOn: sight.pieceOn,
		movesFrom: sight.movesFrom,
		printedAttackers: sight.printedAttackers,
		scenes: {
			board: surface.sceneOf("board", paintBoardScene),
			marks: surface.sceneOf("marks", marks.paint),
		},
		/** Draws on what is mounted from now on. Returns a function that stops it. */
		mount(on: Mounted, onFailure: (error: unknown) => void): () => void {
			sight.change();
			const ends = [
				rest.mount(on.board),
				travel.mount(on.movers),
				...followView(),
				state.subscribe(followHand),
				surface.mount(on.layers, on.surface, onFailure),
			];
			surface.wear(view.get().looks, show);
			marks.drawLate();
			return () => {
				emptyHand();
				for (const end of ends) end();
			};
		},
		/** `coordinates`: are they painted on the board? */
		resize(next: BoardSize, coordinates = true): void {
			travel.stop();
			if (coordinates !== hasCoordinates) surface.repaint();
			hasCoordinates = coordinates;
			if (surface.resize(next)) emptyHand();
		},
		/** The square under a point on view. */
		squareAt: (at: Point) => squareAt(at, view.get().orientation),
	};
}
