// What is seen on the board at a moment: found in the store and the hand once for all painters,
// when one of them asks.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { NO_PIECE, type Piece } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Attackers, Core, Inspection } from "../../control/core.ts";
import { differencesOf, LENS, looksOf } from "../../heat/lens.ts";
import type { Store } from "../../runtime/createStore.ts";
import { comparedIn, isScrubbing, onBoard, previewOf } from "../../store/state/appQueries.ts";
import type { AppState } from "../../store/state/appState.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import { type BoardState, leaves, showAsked } from "../hand/hand.ts";
import type { Limits } from "./limits.ts";
import { checkAt, createMoveFinder, lastMoveAt } from "./position.ts";

/** What stands on a board whose pieces are hidden. */
const NO_PIECES = new Uint8Array(SQUARE_COUNT);

export function createView(store: AppStore, board: Store<BoardState>, core: Core, limits?: Limits) {
	const findMoves = createMoveFinder();
	const pieces = new Uint8Array(SQUARE_COUNT);
	const looks = new Uint8Array(SQUARE_COUNT);
	let attackers: Attackers | undefined;
	let inspection: Inspection | undefined;
	let isStale = true;

	const seen = () => onBoard(store.get());

	/** The position on view: the cursor's, what a move would lead to, or the reference. */
	function shown(app: AppState) {
		const preview = previewOf(app);
		const reference = comparedIn(app);
		if (reference?.isShown) return { ...reference, frame: FIRST_FRAME, before: undefined };
		return preview === undefined
			? {
					placements: app.game.placements,
					frame: app.frame,
					control: app.control,
					before: positionAt(app.game, app.frame).parent,
				}
			: {
					placements: preview.placements,
					frame: preview.after,
					control: preview.control,
					before: preview.before,
				};
	}

	function look(): void {
		if (!isStale) return;
		isStale = false;
		const app = seen();
		const { hand } = board.get();
		const { placements, frame, before, ...found } = shown(app);
		// What is in the hand has not been played.
		const stands =
			hand.selected === undefined
				? { placements, frame }
				: { placements: app.game.placements, frame: app.frame };
		showAsked(readPieces(stands.placements, stands.frame, pieces), hand);
		const { lens, options, hidden } = app;
		const control = hidden.heat ? undefined : found.control;
		const isCounted = control !== undefined && LENS[lens].countsAttackers;
		attackers = isCounted ? core.countAttackers(placements, frame) : undefined;
		const { tintsNeutral } = options;
		const reference = comparedIn(app);
		if (reference === undefined || reference.isShown)
			looksOf({ lens, tintsNeutral, control, frame, before, attackers }, looks);
		else differencesOf({ control, frame, tintsNeutral }, reference.control, looks);
		if (isScrubbing(app)) return;
		const isInspected =
			app.inspected !== undefined &&
			leaves(hand, app.inspected.square) &&
			previewOf(app) === undefined;
		inspection = isInspected
			? core.inspectSquare(placements, frame, app.inspected.square)
			: undefined;
	}

	return {
		/** Something has changed: the next that asks looks again. */
		change(): void {
			isStale = true;
		},
		pieces(): Uint8Array {
			look();
			return pieces;
		},
		pieceOn(square: Square): Piece {
			look();
			return (pieces[square] ?? NO_PIECE) as Piece;
		},
		/** What the painter of the board has to know of the position. */
		position() {
			look();
			const app = seen();
			const { game, frame, lens, hidden } = app;
			const preview = previewOf(app);
			const isHere = preview === undefined || board.get().hand.selected !== undefined;
			const isPinned = comparedIn(app)?.isShown;
			return {
				pieces: hidden.pieces ? NO_PIECES : pieces,
				looks,
				attackers: LENS[lens].printsAttackers ? attackers : undefined,
				lastMove: isPinned ? undefined : isHere ? lastMoveAt(game, frame) : preview.move,
				check: isHere && !isPinned && !hidden.pieces ? checkAt(game, frame) : undefined,
			};
		},
		/** Is there a piece to be seen that may glide? */
		mayGlide: () => limits?.glides() !== false && !store.get().hidden.pieces,
		/** What marks are found in. */
		marked() {
			look();
			return { app: seen(), board: board.get(), pieces, inspection };
		},
		/** How many attack each square, if the lens prints them. */
		printedAttackers(): Attackers | undefined {
			const { lens, control, game, settledFrame, hidden } = seen();
			if (!LENS[lens].printsAttackers || control === undefined || hidden.heat) return undefined;
			return core.countAttackers(game.placements, settledFrame);
		},
		movesFrom(square: Square) {
			const { game, frame } = seen();
			return limits?.mayMove() === false ? [] : findMoves(positionAt(game, frame), square);
		},
	};
}
