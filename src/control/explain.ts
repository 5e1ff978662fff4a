// Why a square is what it is, as facts: nothing but what the core's inspection holds. Their
// sentences are made in messages (inspectorWords).

import { BLACK, type Piece, type Side, sideOf, WHITE } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { CONTESTED, NEUTRAL, WHITES } from "./classes.ts";
import type { Inspection, Landing, Pin } from "./core.ts";

export type PieceOn = (square: Square) => Piece;

export type PlacedPiece = { readonly piece: Piece; readonly square: Square };

/** Loss of a side that lands, in pawns, or its king. */
export type Loss = number | "king";

/** From this loss on a king is lost: no exchange of other pieces costs as much. */
const KING_LOSS = 500;

const lossOf = ({ outcome }: Landing): Loss => (outcome <= -KING_LOSS ? "king" : Math.abs(outcome));

/** The pieces of a side that attack a square, each at the front of a chain. */
export const frontsOf = ({ chains }: Inspection, side: Side): readonly Square[] =>
	chains.flatMap(([front]) =>
		front !== undefined && sideOf(front.piece) === side ? [front.square] : [],
	);

export type Verdict = { readonly square: Square } & (
	| {
			readonly kind: "neutral";
			/** Would a piece attack it, were it not pinned? */
			readonly isBarred: boolean;
	  }
	| { readonly kind: "contested"; readonly white: Loss; readonly black: Loss }
	/** The owner alone attacks it, but loses by landing: other pieces stand behind its own. */
	| { readonly kind: "costly"; readonly owner: Side; readonly loss: Loss }
	| { readonly kind: "free"; readonly owner: Side }
	/** The owner holds it against attackers, who would lose by landing. */
	| {
			readonly kind: "held";
			readonly owner: Side;
			readonly attackers: number;
			readonly loss: Loss;
	  }
);

/** Why the square has its class; never anything but what the map says. */
export function verdictOf(inspection: Inspection): Verdict {
	const { control, square, white, black, barred } = inspection;
	if (control === NEUTRAL) return { square, kind: "neutral", isBarred: barred.length > 0 };
	if (control === CONTESTED) {
		return { square, kind: "contested", white: lossOf(white), black: lossOf(black) };
	}
	const owner = control === WHITES ? WHITE : BLACK;
	const other = control === WHITES ? BLACK : WHITE;
	const [own, others] = control === WHITES ? [white, black] : [black, white];
	const attackers = frontsOf(inspection, other).length;
	if (attackers > 0) return { square, kind: "held", owner, attackers, loss: lossOf(others) };
	return own.outcome < 0
		? { square, kind: "costly", owner, loss: lossOf(own) }
		: { square, kind: "free", owner };
}

/** A pinned piece with what pins it. */
export type Pinned = PlacedPiece & { readonly pinner: PlacedPiece; readonly king: Square };

export const pinnedBy = ({ square, pinner, king }: Pin, pieceOn: PieceOn): Pinned => ({
	square,
	piece: pieceOn(square),
	pinner: { square: pinner, piece: pieceOn(pinner) },
	king,
});
