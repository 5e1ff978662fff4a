// Paint of a question's board: marks in the colour that is asked for, and after the answer the map
// within the region, with signs for right, too many and missed.

import { INK } from "../../../board/heat/palette.ts";
import type { Arrow } from "../../../board/marks/arrow.ts";
import { inspectionArrows } from "../../../board/marks/explained.ts";
import type { Sign } from "../../../board/marks/sign.ts";
import { gameFrom, playMove } from "../../../chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../../chess/frame.ts";
import { type Game, positionAt } from "../../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../../chess/piece.ts";
import { readPieces } from "../../../chess/placement.ts";
import { SQUARES, type Square } from "../../../chess/square.ts";
import { type Control, NEUTRAL } from "../../../control/classes.ts";
import { controlAt, type GameControl } from "../../../control/controlMap.ts";
import type { Core } from "../../../control/core.ts";
import type { Origin } from "../../../training/origin.ts";
import type { Graded } from "../../../training/questions/grade.ts";
import { frameOf, type Posed } from "../../../training/questions/pose.ts";
import { inspectionOf } from "../../../training/questions/reasons.ts";
import { ownOf } from "../../../training/win.ts";
import type { Painted } from "../../../ui/paint/paintSquares.ts";

export type Look = {
	readonly orientation: Side;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
};

/** The side at the bottom: whoever asks oneself about one's games sits where one sat. */
export const bottomOf = (origin: Origin | undefined): Side =>
	origin?.mySide === "black" ? BLACK : WHITE;

/** The class that is asked for; undefined where none is. */
export function askedClass({ asks, side }: Posed): Control | undefined {
	if (typeof asks === "number") return asks;
	return asks === "hang" || asks === "letGo" ? ownOf(side) : undefined;
}

const piecesIn = (game: Game, frame: Frame) => readPieces(game.placements, frame);

/** The move that is asked about, without a side. */
function moveArrow({ asks, game }: Posed): Arrow[] {
	if (asks !== "turn" && asks !== "letGo") return [];
	const { move } = positionAt(game, (FIRST_FRAME + 1) as Frame);
	return move === undefined ? [] : [{ from: move.from, to: move.to, ink: INK, isHeavy: false }];
}

/** Until it is answered. */
export function paintedQuestion(posed: Posed, marked: ReadonlySet<Square>, look: Look): Painted {
	const tint = askedClass(posed);
	const { asked, game, region } = posed;
	return {
		pieces: piecesIn(game, FIRST_FRAME),
		orientation: look.orientation,
		showsPatterns: look.showsPatterns,
		region,
		arrows: moveArrow(posed),
		...(asked.about === "win" && { ringed: new Set([asked.square]) }),
		...(tint === undefined
			? { inked: marked }
			: { tints: new Map([...marked].map((square) => [square, tint])) }),
	};
}

const signsOf = ({ right, tooMany, missed }: Graded): ReadonlyMap<Square, Sign> =>
	new Map<Square, Sign>([
		...right.map((square) => [square, "right"] as const),
		...tooMany.map((square) => [square, "tooMany"] as const),
		...missed.map((square) => [square, "missed"] as const),
	]);

/** Neutral squares are bare where the visitor wants them so. */
function tintsOn(squares: Iterable<Square>, control: GameControl, frame: Frame, look: Look) {
	return new Map(
		[...squares]
			.map((square) => [square, controlAt(control, frame, square)] as const)
			.filter(([, tint]) => tint !== NEUTRAL || look.tintsNeutral),
	);
}

/** The map, with the reasons of a square that is rested on. */
export function paintedAnswer(
	posed: Posed,
	graded: Graded,
	core: Core,
	lit: Square | undefined,
	look: Look,
): Painted {
	const frame = frameOf(posed);
	const pieces = piecesIn(posed.game, frame);
	const signs = signsOf(graded);
	const shown = posed.asks === "hang" ? signs.keys() : (posed.region ?? SQUARES);
	const why = lit === undefined ? [] : inspectionArrows(inspectionOf(core, posed, lit), pieces);
	return {
		pieces,
		orientation: look.orientation,
		showsPatterns: look.showsPatterns,
		region: posed.region,
		tints: tintsOn(shown, posed.control, frame, look),
		signs,
		...(lit !== undefined && { ringed: new Set([lit]) }),
		arrows: lit === undefined ? moveArrow(posed) : why,
	};
}

/** The position after a move that was to be found, with its map. */
export function paintedMove(posed: Posed, uci: string, core: Core, look: Look): Painted {
	const { game, frame } = playMove(gameFrom(posed.fen), FIRST_FRAME, uci);
	const { move } = positionAt(game, frame);
	const { asked } = posed;
	return {
		pieces: piecesIn(game, frame),
		orientation: look.orientation,
		showsPatterns: look.showsPatterns,
		tints: tintsOn(SQUARES, core.computeControl(game.placements), frame, look),
		arrows: move === undefined ? [] : [{ ...move, ink: INK, isHeavy: false }],
		...(asked.about === "win" && { ringed: new Set([asked.square]) }),
	};
}
