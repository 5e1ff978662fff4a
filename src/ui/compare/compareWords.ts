// What is different from a pinned position, in words: how many squares each side has, which it gained and which it lost.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { SQUARE_COUNT, type Square, squareName } from "../../chess/square.ts";
import { BLACKS, CLASSES, WHITES } from "../../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../../control/controlMap.ts";

type Owned = typeof WHITES | typeof BLACKS;

/** The squares that a side has and had not, or had and has not. */
function squaresOnlyIn(
	owned: Owned,
	[control, frame]: readonly [GameControl, Frame],
	[other, otherFrame]: readonly [GameControl, Frame],
): readonly string[] {
	return Array.from({ length: SQUARE_COUNT }, (_, square) => square as Square)
		.filter((square) => controlAt(control, frame, square) === owned)
		.filter((square) => controlAt(other, otherFrame, square) !== owned)
		.map(squareName);
}

const listed = (what: string, squares: readonly string[]): string =>
	squares.length === 0 ? "" : `${what} ${squares.join(", ")}`;

/** "White has 28 squares, 6 more: gained d5, e5; lost c3." */
export function describeDifference(
	side: "white" | "black",
	pinned: GameControl,
	control: GameControl,
	frame: Frame,
): string {
	const owned = side === "white" ? WHITES : BLACKS;
	const { count, title } = CLASSES[owned];
	const now = countsAt(control, frame)[count];
	const by = now - countsAt(pinned, FIRST_FRAME)[count];
	const [here, there] = [[control, frame] as const, [pinned, FIRST_FRAME] as const];
	const changes = [
		listed("gained", squaresOnlyIn(owned, here, there)),
		listed("lost", squaresOnlyIn(owned, there, here)),
	].filter(Boolean);
	const size = by === 0 ? "as many" : by > 0 ? `${by} more` : `${-by} fewer`;
	const which = changes.length === 0 ? ", the same ones" : `: ${changes.join("; ")}`;
	return `${title} has ${now} squares, ${size}${which}.`;
}
