// What the board of a question shows: what is pressed in the colour that is asked for; once it is
// answered the map within what counts, and signs.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Side, WHITE } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import { isSameRegion, needsMove, squaresIn, WHOLE } from "../../exercise/ask.ts";
import type { Marked } from "../../exercise/marking.ts";
import { AFTER, type Posed } from "../../exercise/right.ts";
import type { Painted } from "../paint/paintSquares.ts";
import type { Sign } from "../paint/sign.ts";

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

const regionOf = ({ question: { region } }: Posed): ReadonlySet<Square> | undefined =>
	isSameRegion(region, WHOLE) ? undefined : new Set(squaresIn(region));

const signsOf = ({ right, tooMany, missed }: Marked): ReadonlyMap<Square, Sign> =>
	new Map<Square, Sign>([
		...right.map((square) => [square, "right"] as const),
		...tooMany.map((square) => [square, "tooMany"] as const),
		...missed.map((square) => [square, "missed"] as const),
	]);

/** Whoever asks about Black's squares alone still sees White below: boards of a class are alike. */
const orientation: Side = WHITE;

const bare = (posed: Posed, frame = FIRST_FRAME) => ({
	pieces: readPieces(posed.placements, frame),
	orientation,
	region: regionOf(posed),
});

/** The board while it is asked. */
export function askedBoard(posed: Posed, pressed: ReadonlySet<Square>): Painted {
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
	const shown = question.kind === "hanging" ? [] : squaresIn(question.region);
	return new Map(shown.map((square) => [square, controlAt(control, frame, square)]));
}

/** The board once it is answered. */
export const markedBoard = (posed: Posed, marked: Marked): Painted => ({
	...bare(posed, shownFrame(posed)),
	tints: mapOf(posed),
	signs: signsOf(marked),
});

/** The board of an author: the map, with a tick on each square that is right. */
export const rightBoard = (posed: Posed): Painted => ({
	...bare(posed),
	tints: mapOf(posed),
	signs: new Map(posed.right.map((square) => [square, "right"] as const)),
});

/** What a class pressed, as shares of ink; right squares have a ring. */
export function shareBoard(
	posed: Posed,
	pressed: readonly number[],
	of: number,
	words: (count: number) => string,
): Painted {
	const shares = posed.pressable.flatMap((square) => {
		const count = pressed[square] ?? 0;
		return count === 0 ? [] : [[square, { text: words(count), part: count / of }] as const];
	});
	return { ...bare(posed), shares: new Map(shares), ringed: new Set(posed.right) };
}
