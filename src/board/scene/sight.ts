// Content of the board at a moment: found in the view and the hand once for all painters, when one
// of them asks.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { NO_PIECE, type Piece, type Side, sideOf } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { SQUARE_COUNT, SQUARES, type Square } from "../../chess/square.ts";
import type { Control } from "../../control/classes.ts";
import { type Attackers, type Core, type Inspection, inspectOnce } from "../../control/core.ts";
import type { Store } from "../../runtime/createStore.ts";
import { isScrubbing } from "../cursor.ts";
import { type BoardState, leaves, showAsked } from "../hand/hand.ts";
import { differencesOf, LENS, looksOf } from "../heat/lens.ts";
import { BARE, lookOf } from "../heat/look.ts";
import type { BoardView } from "../view.ts";
import { checkAt, createMoveFinder, lastMoveAt } from "./position.ts";

const NO_PIECES = new Uint8Array(SQUARE_COUNT);

/** The position on view: the cursor's, what a move would lead to, or the one to compare with. */
function shownIn({ game, frame, control, preview, compared }: BoardView) {
	if (compared?.isShown) return { ...compared, frame: FIRST_FRAME, before: undefined };
	return preview === undefined
		? { placements: game.placements, frame, control, before: positionAt(game, frame).parent }
		: { ...preview, frame: preview.after };
}

/** Moves that the owner of the board allows, whatever the rules say. */
function freeMoves(
	from: Square,
	pieces: Uint8Array,
	destinations: NonNullable<BoardView["destinations"]>,
): PlayedMove[] {
	const pieceOn = (square: Square) => (pieces[square] ?? NO_PIECE) as Piece;
	const piece = pieceOn(from);
	const others = () => SQUARES.filter((square) => square !== from);
	const ends = destinations === "any" ? others() : (destinations.get(from) ?? []);
	const move = { san: "", side: sideOf(piece), from, piece, promotion: NO_PIECE, flags: [] };
	return ends.map((to) => ({ ...move, to, captured: pieceOn(to) }));
}

export type Sight = ReturnType<typeof createSight>;

export function createSight(view: Store<BoardView>, board: Store<BoardState>, core?: Core) {
	const findMoves = createMoveFinder();
	const pieces = new Uint8Array(SQUARE_COUNT);
	const looks = new Uint8Array(SQUARE_COUNT);
	let attackers: Attackers | undefined;
	let inspection: Inspection | undefined;
	let isStale = true;

	function look(): void {
		if (!isStale) return;
		isStale = false;
		const now = view.get();
		const { game, lens, hidden, inspected, compared } = now;
		const { tintsNeutral } = now.looks;
		const { hand } = board.get();
		const { placements, frame, before, ...found } = shownIn(now);
		// A move in the hand has not been played.
		const stands =
			hand.selected === undefined
				? { placements, frame }
				: { placements: game.placements, frame: now.frame };
		if (now.pieces === undefined)
			showAsked(readPieces(stands.placements, stands.frame, pieces), hand);
		else pieces.set(now.pieces);
		const control = hidden.heat ? undefined : found.control;
		const isCounted = control !== undefined && LENS[lens].countsAttackers;
		attackers = isCounted ? core?.countAttackers(placements, frame) : undefined;
		const isOfPins = core !== undefined && control !== undefined && LENS[lens].findsPins;
		const pins = isOfPins ? now.findPins?.({ core, placements, frame }) : undefined;
		if (now.tints !== undefined) paintTints(now.tints);
		else if (compared === undefined || compared.isShown)
			looksOf({ lens, tintsNeutral, control, frame, before, attackers, pins }, looks);
		else differencesOf({ control, frame, tintsNeutral }, compared.control, looks);
		if (isScrubbing(now)) return;
		const isInspected =
			inspected !== undefined && leaves(hand, inspected.square) && now.preview === undefined;
		inspection =
			isInspected && core ? inspectOnce(core, placements, frame, inspected.square) : undefined;
	}

	/** Squares in the colour of a class, and no others. */
	function paintTints(tints: ReadonlyMap<Square, Control>): void {
		looks.fill(BARE);
		for (const [square, control] of tints) looks[square] = lookOf(control);
	}

	return {
		/** Something has changed: the next that asks looks again. */
		change(): void {
			isStale = true;
		},
		pieceOn(square: Square): Piece {
			look();
			return (pieces[square] ?? NO_PIECE) as Piece;
		},
		/** Input of the board's painter. */
		position() {
			look();
			const { game, frame, lens, hidden, preview, compared } = view.get();
			const isOther = compared?.isShown || view.get().pieces !== undefined;
			const isLookedAt =
				preview !== undefined && board.get().hand.selected === undefined && !isOther;
			const isGames = !isLookedAt && !isOther;
			return {
				pieces: hidden.pieces ? NO_PIECES : pieces,
				looks,
				attackers: LENS[lens].printsAttackers ? attackers : undefined,
				lastMove: isGames ? lastMoveAt(game, frame) : isLookedAt ? preview.move : undefined,
				check: isGames && !hidden.pieces ? checkAt(game, frame) : undefined,
			};
		},
		/** Input of those that find marks. */
		marked() {
			look();
			return { view: view.get(), board: board.get(), pieces, inspection };
		},
		/** How many attack each square, if the lens prints them. */
		printedAttackers(): Attackers | undefined {
			const { lens, control, game, settledFrame, hidden } = view.get();
			if (!LENS[lens].printsAttackers || control === undefined || hidden.heat) return undefined;
			return core?.countAttackers(game.placements, settledFrame);
		},
		movesFrom(square: Square): readonly PlayedMove[] {
			const { game, frame, movable, destinations } = view.get();
			const isMovable = (side: Side) => movable === "both" || movable === side;
			if (destinations !== undefined) {
				look();
				const piece = (pieces[square] ?? NO_PIECE) as Piece;
				const mayLeave = piece !== NO_PIECE && isMovable(sideOf(piece));
				return mayLeave ? freeMoves(square, pieces, destinations) : [];
			}
			const position = positionAt(game, frame);
			return isMovable(sideToMove(position)) ? findMoves(position, square) : [];
		},
	};
}
