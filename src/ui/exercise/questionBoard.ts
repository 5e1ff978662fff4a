// Paint of a question's board: pressed squares in the colour that is asked for; after the answer
// the map within the squares that count, and signs.

import { INK } from "../../board/heat/palette.ts";
import type { Sign } from "../../board/marks/sign.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Side, WHITE } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import { type Choice, fromOf, toOf } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import { AFTER, type Posed } from "../../training/pose.ts";
import { isOfMap, isSameRegion, needsMove, squaresIn, WHOLE } from "../../training/question.ts";
import type { Painted } from "../paint/paintSquares.ts";

/** The class that is asked for; undefined where none is. */
function askedClass({ question, side }: Posed): Control | undefined {
	switch (question.kind) {
		case "white":
			return WHITES;
		case "black":
			return BLACKS;
		case "contested":
			return CONTESTED;
		case "neutral":
			return NEUTRAL;
		case "letGo":
			return side === WHITE ? WHITES : BLACKS;
		default:
			return undefined;
	}
}

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

/** Whoever asks about Black's squares alone still sees White below: boards of a class are alike. */
const orientation: Side = WHITE;

const bare = (posed: Posed, frame = FIRST_FRAME) => ({
	pieces: readPieces(posed.placements, frame),
	orientation,
	region: regionOf(posed),
	...(posed.choosing === "class" && { ringed: new Set(posed.pressable) }),
});

/** The board while it is asked; of a move its beginning is chosen first. */
export function askedBoard(posed: Posed, chosen: readonly Choice[], from?: Square): Painted {
	if (posed.choosing === "move") {
		const inked = new Set(from === undefined ? [] : [from]);
		return { ...bare(posed), inked, arrows: from === undefined ? arrowsOf(chosen) : [] };
	}
	if (posed.choosing === "class") {
		const tints = new Map(chosen.map((one) => [posed.question.region.from, one as Control]));
		return { ...bare(posed), tints };
	}
	const pressed = new Set(chosen as readonly Square[]);
	const tint = askedClass(posed);
	return tint === undefined
		? { ...bare(posed), inked: pressed }
		: { ...bare(posed), tints: new Map([...pressed].map((square) => [square, tint])) };
}

/** After the move, where one is asked about. */
const shownFrame = ({ question }: Posed) => (needsMove(question.kind) ? AFTER : FIRST_FRAME);

/** The map within what counts. */
function mapOf(posed: Posed): ReadonlyMap<Square, Control> {
	const { question, control } = posed;
	const frame = shownFrame(posed);
	const shown = isOfMap(question.kind) ? squaresIn(question.region) : [];
	return new Map(shown.map((square) => [square, controlAt(control, frame, square)]));
}

/** The board once it is answered. */
export const markedBoard = (posed: Posed, marked: Marked): Painted => ({
	...bare(posed, shownFrame(posed)),
	tints: mapOf(posed),
	signs: signsOf(posed, marked),
	...(posed.choosing === "move" && {
		arrows: [...arrowsOf([...marked.right, ...marked.missed]), ...arrowsOf(marked.tooMany, false)],
	}),
});

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
	if (posed.choosing === "class") return { ...bare(posed), tints: mapOf(posed) };
	const place = placeIn(posed);
	const counts = new Map<Square, number>();
	for (const [choice, count] of chosen) {
		counts.set(place(choice), (counts.get(place(choice)) ?? 0) + count);
	}
	const shares = [...counts].map(
		([square, count]) => [square, { text: words(count), part: count / of }] as const,
	);
	return {
		...bare(posed),
		shares: new Map(shares),
		ringed: new Set(posed.right.map(place)),
		...(posed.choosing === "move" && { arrows: arrowsOf([...chosen.keys()], false) }),
	};
}
