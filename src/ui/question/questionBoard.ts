// Paint of a question's board: pressed squares in the colour that is asked for; after the answer
// the map within the squares that count, and signs.

import { INK } from "../../board/heat/palette.ts";
import type { Sign } from "../../board/marks/sign.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import {
	BLACK,
	KING,
	kindOf,
	NO_PIECE,
	type Piece,
	type Side,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import { pieceOn, readPieces } from "../../chess/placement.ts";
import { SQUARES, type Square } from "../../chess/square.ts";
import { type Control, NEUTRAL } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import { type Choice, fromOf, toOf } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import type { Origin } from "../../training/origin.ts";
import { AFTER, frameOf, ownOf, type Posed } from "../../training/pose.ts";
import {
	asksHanging,
	isOfMap,
	isSameRegion,
	needsMove,
	ofClass,
	squaresIn,
	WHOLE,
} from "../../training/question.ts";
import type { Painted } from "./paintSquares.ts";

/** How a visitor wants boards. Boards of a class are alike: White is below, and all is painted. */
export type Look = {
	readonly orientation: Side;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
};

const OF_CLASS: Look = { orientation: WHITE, showsPatterns: false, tintsNeutral: true };

/** The side at the bottom: whoever asks oneself about one's games sits where one sat. */
export const bottomOf = (origin: Origin | undefined): Side =>
	origin?.mySide === "black" ? BLACK : WHITE;

/** The class that is asked for; undefined where none is. */
const askedClass = ({ question: { kind }, side }: Posed): Control | undefined =>
	kind === "letGo" ? ownOf(side) : ofClass(kind);

const regionOf = ({ question: { region }, choosing }: Posed): ReadonlySet<Square> | undefined =>
	choosing !== "squares" || isSameRegion(region, WHOLE) ? undefined : new Set(squaresIn(region));

/** A sign of a move stands where it goes, that of a class on its square. */
function signsOf(posed: Posed, { right, tooMany, missed }: Marked): ReadonlyMap<Square, Sign> {
	const place = placeIn(posed);
	const isClass = posed.choosing === "class";
	return new Map<Square, Sign>([
		...(isClass && tooMany.length > 0 ? [] : missed.map((one) => [place(one), "missed"] as const)),
		...tooMany.map((one) => [place(one), "tooMany"] as const),
		...right.map((one) => [place(one), "right"] as const),
	]);
}

const placeIn =
	({ choosing, question }: Posed) =>
	(choice: Choice): Square => {
		if (choosing === "move") return toOf(choice);
		return choosing === "class" ? question.region.from : (choice as Square);
	};

const arrowsOf = (moves: readonly Choice[], isHeavy = true) =>
	moves.map((move) => ({ from: fromOf(move), to: toOf(move), ink: INK, isHeavy }));

/** The move that is asked about, without a side. */
function askedArrow({ question, placements, side }: Posed) {
	if (!needsMove(question.kind)) return [];
	const at = (frame: Frame, square: Square) => pieceOn(placements, frame, square);
	const isOwn = (piece: ReturnType<typeof at>) => piece !== NO_PIECE && sideOf(piece) === side;
	// Of a rook and a king that castle the king.
	const ofKing = (one: number, other: number) =>
		Number(kindOf(other as Piece) === KING) - Number(kindOf(one as Piece) === KING);
	const [from] = SQUARES.filter(
		(one) => isOwn(at(FIRST_FRAME, one)) && !isOwn(at(AFTER, one)),
	).sort((one, other) => ofKing(at(FIRST_FRAME, one), at(FIRST_FRAME, other)));
	const [to] = SQUARES.filter(
		(one) => isOwn(at(AFTER, one)) && at(FIRST_FRAME, one) !== at(AFTER, one),
	).sort((one, other) => ofKing(at(AFTER, one), at(AFTER, other)));
	return from === undefined || to === undefined ? [] : [{ from, to, ink: INK, isHeavy: false }];
}

function bare(posed: Posed, { orientation, showsPatterns }: Look, frame = FIRST_FRAME) {
	const { placements, choosing, pressable, question } = posed;
	const ringed = choosing === "class" ? pressable : [question.region.from];
	return {
		pieces: readPieces(placements, frame),
		...{ orientation, showsPatterns, region: regionOf(posed), arrows: askedArrow(posed) },
		...((choosing === "class" || question.kind === "win") && { ringed: new Set(ringed) }),
	};
}

/** The board while it is asked; of a move its beginning is chosen first. */
export function askedBoard(
	posed: Posed,
	chosen: readonly Choice[],
	from?: Square,
	look = OF_CLASS,
): Painted {
	if (posed.choosing === "move") {
		const inked = new Set(from === undefined ? [] : [from]);
		return { ...bare(posed, look), inked, arrows: from === undefined ? arrowsOf(chosen) : [] };
	}
	if (posed.choosing === "class") {
		const tints = new Map(chosen.map((one) => [posed.question.region.from, one as Control]));
		return { ...bare(posed, look), tints };
	}
	const pressed = new Set(chosen as readonly Square[]);
	const tint = askedClass(posed);
	return tint === undefined
		? { ...bare(posed, look), inked: pressed }
		: { ...bare(posed, look), tints: new Map([...pressed].map((square) => [square, tint])) };
}

/** The map within what counts; of what hangs that of the squares with a sign. */
function mapOf(posed: Posed, look: Look, signed: Iterable<Square> = []) {
	const { question, control } = posed;
	const shown = isOfMap(question.kind) ? squaresIn(question.region) : signed;
	return new Map(
		[...shown]
			.map((square) => [square, controlAt(control, frameOf(posed), square)] as const)
			.filter(([, tint]) => tint !== NEUTRAL || look.tintsNeutral),
	);
}

/** The board once it is answered. */
export function markedBoard(posed: Posed, marked: Marked, look = OF_CLASS): Painted {
	const signs = signsOf(posed, marked);
	return {
		...bare(posed, look, frameOf(posed)),
		tints: mapOf(posed, look, asksHanging(posed.question.kind) ? signs.keys() : []),
		signs,
		...(posed.choosing === "move" && {
			arrows: [
				...arrowsOf([...marked.right, ...marked.missed]),
				...arrowsOf(marked.tooMany, false),
			],
		}),
	};
}

/** The board of an author: the map, with a tick on each square that is right. */
export function rightBoard(posed: Posed, from?: Square): Painted {
	const marked = { mark: "full", right: posed.right, tooMany: [], missed: [] } as const;
	const inked = new Set(from === undefined ? [] : [from]);
	const { placements } = posed;
	return { ...markedBoard(posed, marked), pieces: readPieces(placements, FIRST_FRAME), inked };
}

/** Shows the presses of a class as shares of ink; right squares have a ring. */
export function shareBoard(
	posed: Posed,
	chosen: ReadonlyMap<Choice, number>,
	of: number,
	words: (count: number) => string,
): Painted {
	if (posed.choosing === "class")
		return { ...bare(posed, OF_CLASS), tints: mapOf(posed, OF_CLASS) };
	const place = placeIn(posed);
	const counts = new Map<Square, number>();
	for (const [choice, count] of chosen) {
		counts.set(place(choice), (counts.get(place(choice)) ?? 0) + count);
	}
	const shares = [...counts].map(
		([square, count]) => [square, { text: words(count), part: count / of }] as const,
	);
	return {
		...bare(posed, OF_CLASS),
		shares: new Map(shares),
		ringed: new Set(posed.right.map(place)),
		...(posed.choosing === "move" && { arrows: arrowsOf([...chosen.keys()], false) }),
	};
}
