// What is different from a pinned position, in words: how many squares each side has, which it gained and which it lost. Where a piece of its
// own stands on a square that is its own no more, that piece is spoken of: the map judges who else could go there.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { BLACK, KING, kindName, kindOf, NO_PIECE, sideOf, WHITE } from "../../chess/piece.ts";
import { type Placements, pieceOn } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square, squareName } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { BLACKS, CLASSES, WHITES } from "../../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { chessWords } from "../../messages/en/chess.ts";

type Owned = typeof WHITES | typeof BLACKS;

/** What is said of one piece, and of several. */
type Verdict = readonly [one: string, several: string];

/** The position on view. */
export type Viewed = {
	readonly core: Pick<Core, "inspectSquare">;
	readonly placements: Placements;
	readonly control: GameControl;
	readonly frame: Frame;
};

/** The squares that a side has and had not, or had and has not. */
function squaresOnlyIn(
	owned: Owned,
	[control, frame]: readonly [GameControl, Frame],
	[other, otherFrame]: readonly [GameControl, Frame],
): readonly Square[] {
	return Array.from({ length: SQUARE_COUNT }, (_, square) => square as Square)
		.filter((square) => controlAt(control, frame, square) === owned)
		.filter((square) => controlAt(other, otherFrame, square) !== owned);
}

const listed = (what: string, squares: readonly Square[]): string =>
	squares.length === 0 ? "" : `${what} ${squares.map(squareName).join(", ")}`;

/** How a piece stands on a square that is not its side's; and in what words that is said of several. */
function standingOn({ core, placements, frame }: Viewed, square: Square): Verdict {
	const piece = pieceOn(placements, frame, square);
	const { key } = CLASSES[sideOf(piece) === WHITE ? WHITES : BLACKS];
	const [title, whose] = [chessWords.control(key), chessWords.whose(key)];
	if (kindOf(piece) === KING) return [`stands on a square that is not ${whose}`, ""];
	const { white, black } = core.inspectSquare(placements, frame, square);
	const [own, other] = sideOf(piece) === WHITE ? [white, black] : [black, white];
	const won = other.captures.length === 0 ? 0 : worthOf(piece) + other.outcome;
	if (won > 0) {
		return [
			`is not safe: by exchanges, taking it wins ${won}`,
			`are not safe: by exchanges, taking one of them wins ${won}`,
		];
	}
	const guards = `though nothing of ${title}’s guards`;
	if (own.captures.length === 0) {
		return [`stands safely, ${guards} it`, `stand safely, ${guards} them`];
	}
	return [
		"stands safely; a piece in its place would not",
		"stand safely; a piece in the place of any of them would not",
	];
}

/** Sentences on pieces, those together of which the same is to be said. */
function standingTold(viewed: Viewed, squares: readonly Square[]): string {
	const told = new Map<string, { readonly verdict: Verdict; readonly names: string[] }>();
	for (const square of squares) {
		const verdict = standingOn(viewed, square);
		const same = told.get(verdict[0]) ?? { verdict, names: [] };
		const kind = kindName(pieceOn(viewed.placements, viewed.frame, square));
		same.names.push(`the ${kind} on ${squareName(square)}`);
		told.set(verdict[0], same);
	}
	const sentences = [...told.values()].map(({ verdict: [one, several], names }) => {
		const last = names.length > 1 ? ` and ${names.at(-1)} ${several}` : ` ${one}`;
		const text = (names.length > 1 ? names.slice(0, -1) : names).join(", ") + last;
		return ` T${text.slice(1)}.`;
	});
	return sentences.join("");
}

/** "White has 28 squares, 6 more: gained d5, e5; lost c3." */
export function describeDifference(
	side: "white" | "black",
	pinned: GameControl,
	viewed: Viewed,
): string {
	const { placements, control, frame } = viewed;
	const owned = side === "white" ? WHITES : BLACKS;
	const { count, key } = CLASSES[owned];
	const now = countsAt(control, frame)[count];
	const by = now - countsAt(pinned, FIRST_FRAME)[count];
	const [here, there] = [[control, frame] as const, [pinned, FIRST_FRAME] as const];
	const isOwn = (square: Square) => {
		const piece = pieceOn(placements, frame, square);
		return piece !== NO_PIECE && sideOf(piece) === (side === "white" ? WHITE : BLACK);
	};
	const lost = squaresOnlyIn(owned, there, here);
	const changes = [
		listed("gained", squaresOnlyIn(owned, here, there)),
		listed(
			"lost",
			lost.filter((square) => !isOwn(square)),
		),
	].filter(Boolean);
	const size = by === 0 ? "as many" : by > 0 ? `${by} more` : `${-by} fewer`;
	const which =
		changes.length > 0 ? `: ${changes.join("; ")}` : lost.length > 0 ? "" : ", the same ones";
	return `${chessWords.control(key)} has ${now} squares, ${size}${which}.${standingTold(viewed, lost.filter(isOwn))}`;
}
