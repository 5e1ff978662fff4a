// Stretches of a game, at level material, in which one side held more squares than the other, and
// what that goes along with, in pawns, as it was measured (docs/insight.md, section 10).

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { BISHOP, BLACK, KNIGHT, pieceOf, QUEEN, ROOK, type Side, WHITE } from "../chess/piece.ts";
import { type Placements, squaresOf } from "../chess/placement.ts";
import { balanceFor, worthOf } from "../chess/worth.ts";
import { countsAt, type GameControl } from "../control/controlMap.ts";
import { isForClub } from "./mistakes/club.ts";

export type Phase = "opening" | "middlegame" | "endgame";

/** The last ply of the opening, and what pieces are worth at most, together, in an endgame. */
const OPENING = 24;
const ENDGAME = 26;

const PIECES = ([WHITE, BLACK] as const).flatMap((side) =>
	([KNIGHT, BISHOP, ROOK, QUEEN] as const).map((kind) => pieceOf(side, kind)),
);

export function phaseAt(placements: Placements, frame: Frame): Phase {
	const worth = PIECES.reduce(
		(sum, piece) => sum + worthOf(piece) * squaresOf(placements, frame, piece).length,
		0,
	);
	if (worth <= ENDGAME) return "endgame";
	return frame <= OPENING ? "opening" : "middlegame";
}

/** White's squares less Black's. */
export function leadAt(control: GameControl, frame: number): number {
	const { light, dark } = countsAt(control, frame as Frame);
	return light - dark;
}

/** Is material level, counting what the next move takes back? */
export function isLevel({ placements, plies }: Game, frame: number): boolean {
	const isEven = (at: number) =>
		at >= FIRST_FRAME && at <= plies && balanceFor(placements, at as Frame, WHITE) === 0;
	return isEven(frame) || (isEven(frame - 1) && isEven(frame + 1));
}

/** Plies of a stretch, and squares that a side holds more after each of them, at least. */
const SHORTEST = 12;
const LEAST = 4;

export type Players = "masters" | "club";

/** Hundredths of a pawn that go along with one square, with the interval of 95 %. */
export type Worth = { readonly value: number; readonly low: number; readonly high: number };

/** As the page has them; only those whose interval lies above 0 are used. */
export const WORTHS: Readonly<Record<Players, Readonly<Record<Phase, Worth>>>> = {
	masters: {
		opening: { value: 3.6, low: 1.8, high: 5.5 },
		middlegame: { value: 6.6, low: 2.7, high: 10.8 },
		endgame: { value: 8.6, low: -0.2, high: 18.6 },
	},
	club: {
		opening: { value: 14.8, low: 9, high: 20.8 },
		middlegame: { value: 27.8, low: 18, high: 38.2 },
		endgame: { value: 16, low: -5.5, high: 63 },
	},
};

/** The least value that is reported. */
const LEAST_VALUE = 20;

/** A stretch of a game in which a side held more squares, and what is known of such stretches. */
export type Held = {
	readonly side: Side;
	/** Frames, both included. */
	readonly from: Frame;
	readonly to: Frame;
	/** Squares more, on average. */
	readonly squares: number;
	readonly players: Players;
	readonly phase: Phase;
	/** Of all these squares. */
	readonly worth: Worth;
};

/** Who holds enough squares more in a frame, at level material. */
function holderAt(game: Game, control: GameControl, frame: number): Side | undefined {
	const lead = leadAt(control, frame);
	if (Math.abs(lead) < LEAST || !isLevel(game, frame)) return undefined;
	return lead > 0 ? WHITE : BLACK;
}

function heldIn(
	game: Game,
	control: GameControl,
	{ side, from, to }: Pick<Held, "side" | "from" | "to">,
): Held | undefined {
	let sum = 0;
	for (let frame = from as number; frame <= to; frame++) sum += Math.abs(leadAt(control, frame));
	const squares = Math.round(sum / (to - from + 1));
	const phase = phaseAt(game.placements, Math.floor((from + to) / 2) as Frame);
	const players = isForClub(game, []) ? "club" : "masters";
	const { value, low, high } = WORTHS[players][phase];
	if (low <= 0 || value * squares < LEAST_VALUE) return undefined;
	const worth = { value: value * squares, low: low * squares, high: high * squares };
	return { side, from, to, squares, players, phase, worth };
}

/** The stretch of the main line in which a side held most for longest, if there is one to tell. */
export function findHeld(game: Game, control: GameControl): Held | undefined {
	let found: Held | undefined;
	const weightOf = ({ from, to, squares }: Held) => (to - from) * squares;
	for (let from = 0; from <= game.plies; ) {
		const side = holderAt(game, control, from);
		let to = from;
		while (to < game.plies && holderAt(game, control, to + 1) === side) to++;
		if (side !== undefined && to - from >= SHORTEST) {
			const held = heldIn(game, control, { side, from: from as Frame, to: to as Frame });
			if (held && (found === undefined || weightOf(held) > weightOf(found))) found = held;
		}
		from = to + 1;
	}
	return found;
}

/** The moves that a stretch begins and ends with. */
export const movesOf = (game: Game, { from, to }: Held): readonly [number, number] => [
	positionAt(game, (from + (from === FIRST_FRAME ? 1 : 0)) as Frame).number,
	positionAt(game, to).number,
];
