// The board between the store and the canvas. Changes of the store, the hand and the size ask Konva for a frame; when it comes, the
// painters look at the newest state. React only mounts the layers: a step never renders.

import type { Context } from "konva/lib/Context.js";
import type { Layer } from "konva/lib/Layer.js";
import { positionAt } from "../chess/game.ts";
import { NO_PIECE, type Piece } from "../chess/piece.ts";
import { readPieces } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import { SQUARE_COUNT, type Square, squareName } from "../chess/square.ts";
import type { Attackers, Core, Inspection } from "../control/core.ts";
import type { Actions } from "../store/actions.ts";
import { type AppState, type AppStore, isLoaded, isScrubbing } from "../store/appStore.ts";
import { createStore } from "../store/createStore.ts";
import { type BoardSize, middleOf, type Point, snap, squareAt } from "./geometry.ts";
import { createGlides, type Dropped } from "./glides.ts";
import {
	type Ask,
	aimOf,
	type BoardState,
	choose,
	type Deed,
	drag,
	EMPTY_HAND,
	type Outcome,
	type Pointer,
	press,
	putDown,
	release,
	showAsked,
} from "./hand.ts";
import { countsAttackers, looksOf } from "./lens.ts";
import { isMarked, marksOf } from "./marksOf.ts";
import { movePlan } from "./movePlan.ts";
import { nothingPainted } from "./painted.ts";
import { paintHeat, paintSquares } from "./paintHeat.ts";
import { type MarksView, paintMarks } from "./paintMarks.ts";
import { paintPieces } from "./paintPieces.ts";
import { loadPieces, type PieceSheet } from "./pieces.ts";
import { checkAt, createMoveFinder, lastMoveAt } from "./position.ts";

export type Layers = {
	readonly squares: Layer;
	readonly heat: Layer;
	readonly pieces: Layer;
	readonly marks: Layer;
};

export type Scene = ReturnType<typeof createScene>;

export const prefersStillness = (): boolean =>
	matchMedia("(prefers-reduced-motion: reduce)").matches;

export function createScene(store: AppStore, actions: Actions, core: Core) {
	const state = createStore<BoardState>({
		hand: EMPTY_HAND,
		focus: undefined,
		over: undefined,
	});
	const glides = createGlides();
	const findMoves = createMoveFinder();
	const pieces = new Uint8Array(SQUARE_COUNT);
	const looks = new Uint8Array(SQUARE_COUNT);
	/** Those that coordinates were last painted for: they wait while steps come fast. */
	const settledLooks = new Uint8Array(SQUARE_COUNT);
	let attackers: Attackers | undefined;
	let inspection: Inspection | undefined;
	let isStale = true;
	/** The move that the hand points at. */
	let aim: PlayedMove | undefined;
	let painted = nothingPainted();
	let heated = nothingPainted();
	let size: BoardSize = snap(8, 1);
	/** The pieces in this size, or in another while this one is on its way. */
	let sheet: PieceSheet | undefined;
	let layers: Layers | undefined;
	let fail: (error: unknown) => void = () => {};
	let element: HTMLElement | undefined;
	let dropped: Dropped | undefined;
	let hasMarks = false;

	const movesFrom = (square: Square) => {
		const { game, frame } = store.get();
		return findMoves(positionAt(game, frame), square);
	};

	/** Says on the board's element whether anything on it still moves, or is still to be painted. */
	const tellMoving = (isMoving: boolean) => element?.toggleAttribute("data-moving", isMoving);

	/** Konva's call for painting, in device pixels; what goes wrong ends the board and nothing else. */
	const sceneOf = (paint: (context: CanvasRenderingContext2D) => void) => (konva: Context) => {
		const context = konva._context;
		context.setTransform(1, 0, 0, 1, 0, 0);
		try {
			paint(context);
		} catch (error) {
			fail(error);
		}
	};

	/** Squares and heat without patterns are painted with one pixel a square. */
	const heatSquare = () => (store.get().options.showsPatterns ? size.square : 1);

	/** The position on view: the cursor's, or what a move would lead to. */
	function shown() {
		const { game, frame, control, preview } = store.get();
		return preview === undefined
			? { placements: game.placements, frame, control }
			: { placements: preview.placements, frame: preview.after, control: preview.control };
	}

	/** Looks at the newest state, once for all painters. */
	function see(): void {
		if (!isStale) return;
		isStale = false;
		const app = store.get();
		const { hand } = state.get();
		const { placements, frame, control } = shown();
		// What is in the hand has not been played.
		const stands = hand.selected === undefined ? { placements, frame } : standing();
		showAsked(readPieces(stands.placements, stands.frame, pieces), hand);
		const isCounted = control !== undefined && countsAttackers(app.lens);
		attackers = isCounted ? core.countAttackers(placements, frame) : undefined;
		const { lens, options } = app;
		looksOf({ lens, tintsNeutral: options.tintsNeutral, control, frame, attackers }, looks);
		if (isScrubbing(app)) return;
		settledLooks.set(looks);
		const isInspected =
			app.inspected !== undefined && hand === EMPTY_HAND && app.preview === undefined;
		inspection = isInspected
			? core.inspectSquare(placements, frame, app.inspected.square)
			: undefined;
	}

	const standing = () => ({ placements: store.get().game.placements, frame: store.get().frame });

	function paintHeatScene(context: CanvasRenderingContext2D): void {
		see();
		const { orientation, options } = store.get();
		paintHeat(context, heatSquare(), { looks, orientation, ...options }, heated);
	}

	function paintPiecesScene(context: CanvasRenderingContext2D): void {
		see();
		const { game, frame, orientation, lens, preview } = store.get();
		const { hand } = state.get();
		const isHere = preview === undefined || hand.selected !== undefined;
		const now = performance.now();
		const isMoving = glides.isMoving(now);
		paintPieces(
			context,
			{
				square: size.square,
				ratio: size.ratio,
				orientation,
				sheet,
				showsCoordinates: true,
				pieces,
				looks: settledLooks,
				attackers: lens === "attackers" ? attackers : undefined,
				lastMove: isHere ? lastMoveAt(game, frame) : preview.move,
				check: isHere ? checkAt(game, frame) : undefined,
				lifted: hand.held?.isLifted ? hand.selected : undefined,
				isAwaited: glides.isAwaited,
				sprites: glides.sprites(orientation, now),
			},
			painted,
		);
		if (isMoving) layers?.pieces.batchDraw();
		else if (sheet?.square === size.square && !isScrubbing(store.get())) tellMoving(false);
	}

	const marksView = (): MarksView => {
		see();
		return {
			...marksOf(store.get(), state.get(), pieces, inspection),
			square: size.square,
			ratio: size.ratio,
			sheet,
		};
	};

	function paintMarksScene(context: CanvasRenderingContext2D): void {
		const view = marksView();
		context.clearRect(0, 0, 8 * size.square, 8 * size.square);
		paintMarks(context, view);
		hasMarks = isMarked(view);
	}

	function drawMarks(): void {
		if (hasMarks || isMarked(marksView())) layers?.marks.batchDraw();
	}

	/** Pieces go where the new position has them: gliding, unless that would be too fast, too much, or unwanted. */
	function setOff(next: AppState, previous: AppState): void {
		const isCalm = !isScrubbing(next) && !isScrubbing(previous) && !prefersStillness();
		const plan = isCalm
			? movePlan(
					{ placements: previous.game.placements, frame: previous.frame },
					{ placements: next.game.placements, frame: next.frame },
				)
			: undefined;
		if (plan === undefined) glides.stop();
		else glides.start(plan, next.orientation, performance.now(), dropped);
	}

	function follow(next: AppState, previous: AppState): void {
		const isTurned = next.orientation !== previous.orientation;
		const isMoved = next.frame !== previous.frame || next.game !== previous.game;
		const isHeated =
			next.control !== previous.control ||
			next.options !== previous.options ||
			next.lens !== previous.lens ||
			next.preview !== previous.preview;
		const isSettled = next.settledFrame !== previous.settledFrame;
		const isAsked = next.inspected !== previous.inspected;
		const { hand } = state.get();
		const isBusy = hand.selected !== undefined || hand.asking !== undefined;
		// While something is in the hand, the hand alone says which move is looked at.
		if (isBusy && !isMoved && next.preview?.move !== aim) {
			if (aim !== undefined) actions.preview(aim);
			else actions.endPreview();
		}
		if (!isMoved && !isTurned && !isHeated && !isSettled && !isAsked) return;
		isStale = true;
		if (isMoved || isTurned) state.set({ hand: EMPTY_HAND, over: undefined });
		if (isTurned) glides.stop();
		else if (isMoved) setOff(next, previous);
		if (isTurned || next.options !== previous.options) fitCanvases();
		if (isMoved || isTurned || isHeated) layers?.heat.batchDraw();
		tellMoving(true);
		layers?.pieces.batchDraw();
		drawMarks();
	}

	function followHand(next: BoardState, previous: BoardState): void {
		layers?.marks.batchDraw();
		const { held, asking, selected } = previous.hand;
		if (next.hand.asking !== asking || next.hand.selected !== selected) isStale = true;
		const aimed = aim;
		aim = aimOf(next, store.get().orientation);
		if (aim !== undefined) actions.preview(aim);
		else if (aimed !== undefined) actions.endPreview();
		const taken = next.hand.held?.isLifted ? next.hand.selected : next.hand.asking?.from;
		if (taken !== undefined) glides.land(taken);
		if (next.hand.asking !== asking || next.hand.held?.isLifted !== held?.isLifted) {
			tellMoving(true);
			layers?.pieces.batchDraw();
		}
	}

	/** Canvases of the new size, painted at once: there is no frame without a board. */
	function fitCanvases(): void {
		if (layers === undefined) return;
		for (const enlarged of [layers.squares, layers.heat]) {
			enlarged.getNativeCanvasElement().style.imageRendering = "pixelated";
		}
		layers.squares.getCanvas().setPixelRatio(8 / size.width);
		layers.pieces.getCanvas().setPixelRatio(size.ratio);
		layers.marks.getCanvas().setPixelRatio(size.ratio);
		const heatRatio = heatSquare() === 1 ? 8 / size.width : size.ratio;
		layers.heat.getCanvas().setPixelRatio(heatRatio);
		repaint();
	}

	function repaint(): void {
		painted = nothingPainted();
		heated = nothingPainted();
		if (layers === undefined) return;
		layers.heat.getContext().clear();
		layers.pieces.getContext().clear();
		for (const layer of Object.values(layers)) layer.draw();
	}

	async function loadSheet(square: number): Promise<void> {
		try {
			const loaded = await loadPieces(square);
			if (square !== size.square && sheet !== undefined) return;
			sheet = loaded;
			repaint();
		} catch (error) {
			fail(error);
		}
	}

	function sendHome(square: Square, from: Point): void {
		if (prefersStillness()) return;
		glides.sendHome((pieces[square] ?? NO_PIECE) as Piece, square, from, performance.now());
		tellMoving(true);
		layers?.pieces.batchDraw();
	}

	/** Plays a move, whose piece comes from where it was let go. */
	function play(from: Square, to: Square, at: Point | undefined, promotion?: string): boolean {
		dropped = at && { to, from: at };
		const move = { from: squareName(from), to: squareName(to), ...(promotion && { promotion }) };
		try {
			return actions.play(move);
		} finally {
			dropped = undefined;
		}
	}

	function perform(deed: Deed): void {
		if (deed.kind === "ask") {
			ask(deed.square);
			return;
		}
		const isDone = deed.kind !== "return" && play(deed.from, deed.to, deed.at);
		if (!isDone && deed.at !== undefined) sendHome(deed.from, deed.at);
	}

	/** Explains a square; asked again, it is enough. */
	function ask(square: Square): void {
		const { inspected } = store.get();
		const isKnown = inspected?.isPinned && inspected.square === square;
		actions.inspect(isKnown ? undefined : square);
	}

	/** Where a pawn stands that waits to know what it becomes. */
	const waitingAt = ({ to }: Ask) => middleOf(to, store.get().orientation);

	function take({ hand, deed }: Outcome): void {
		const { asking } = state.get().hand;
		state.set({ hand });
		if (deed !== undefined) perform(deed);
		else if (asking !== undefined && hand.asking === undefined) {
			sendHome(asking.from, waitingAt(asking));
		}
	}

	const asks = () => store.get().options.asksPromotion;

	return {
		state,
		scenes: {
			squares: sceneOf((context) => paintSquares(context, 1)),
			heat: sceneOf(paintHeatScene),
			pieces: sceneOf(paintPiecesScene),
			marks: sceneOf(paintMarksScene),
		},
		/** Takes over the layers; gives what lets go of them. */
		mount(mounted: Layers, on: HTMLElement, onFailure: (error: unknown) => void): () => void {
			layers = mounted;
			element = on;
			fail = onFailure;
			const ends = [store.subscribe(follow), state.subscribe(followHand)];
			const content = mounted.squares.getStage()?.content;
			// A canvas that lost its memory comes back empty.
			content?.addEventListener("contextrestored", fitCanvases, true);
			isStale = true;
			fitCanvases();
			return () => {
				layers = undefined;
				element = undefined;
				for (const end of ends) end();
				content?.removeEventListener("contextrestored", fitCanvases, true);
			};
		},
		resize(next: BoardSize): void {
			if (next.square === size.square && next.ratio === size.ratio) return;
			tellMoving(true);
			if (next.square !== size.square) void loadSheet(next.square);
			size = next;
			state.set({ hand: EMPTY_HAND, over: undefined });
			glides.stop();
			fitCanvases();
		},
		movesFrom,
		/** How many attack each square, if the lens counts them. */
		attackers(): Attackers | undefined {
			const { lens, control, game, settledFrame } = store.get();
			if (lens !== "attackers" || control === undefined) return undefined;
			return core.countAttackers(game.placements, settledFrame);
		},
		pieceOn(square: Square): Piece {
			see();
			return (pieces[square] ?? NO_PIECE) as Piece;
		},
		/** The square under a point on view. */
		squareAt: (at: Point) => squareAt(at, store.get().orientation),
		press(square: Square, at: Point, pointer: Pointer): void {
			take({ hand: press(state.get().hand, square, at, pointer, movesFrom) });
		},
		drag(at: Point, id: number): void {
			state.set({ hand: drag(state.get().hand, at, id) });
		},
		release(at: Point, id: number): void {
			const square = squareAt(at, store.get().orientation);
			take(release(state.get().hand, square, at, id, asks()));
		},
		choose: (square: Square) => take(choose(state.get().hand, square, movesFrom, asks())),
		putDown: () => take(putDown(state.get().hand)),
		/** Answers what a pawn becomes. */
		promote(promotion: string): void {
			const { asking } = state.get().hand;
			if (asking === undefined) return;
			state.set({ hand: EMPTY_HAND, over: undefined });
			play(asking.from, asking.to, waitingAt(asking), promotion);
		},
		focus: (focus: Square | undefined) => state.set({ focus }),
		/** The mouse is over a square, which matters while a piece is picked up. */
		point(square: Square | undefined): void {
			state.set({ over: state.get().hand.selected === undefined ? undefined : square });
		},
		/** Rests on a square, or on none any more: explains it until the next step, or for good. */
		glance(square: Square | undefined): void {
			const { inspected } = store.get();
			const isFree = square === undefined || store.get().panel === undefined;
			if (!inspected?.isPinned && isFree) actions.inspect(square, false);
		},
		/** The square that is glanced at. */
		glanced(): Square | undefined {
			const { inspected } = store.get();
			return inspected?.isPinned ? undefined : inspected?.square;
		},
		/** Explains a square for good; gives whether there is anything to explain. */
		explain(square: Square): boolean {
			actions.inspect(square);
			return isLoaded(store.get());
		},
	};
}
