// The faces of a position: what each of its squares shows (heat/css/face.ts).

import { cellOf } from "../../board/heat/cells.ts";
import { faceOf } from "../../board/heat/css/face.ts";
import { frontiersOf } from "../../board/heat/frontier.ts";
import { LENS, looksOf } from "../../board/heat/lens.ts";
import { parseTurn } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import type { Placements } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Core } from "../../control/core.ts";
import type { Follows } from "../../control/insight.ts";
import { plightsOn, standingMarks } from "../../control/standing.ts";
import { placementsOf } from "../control.ts";
import type { HeatLens, HeatView } from "./answers.ts";

export type Faces = Uint32Array;

export type FaceRules = {
	readonly lens: HeatLens;
	readonly tintsNeutral: boolean;
	readonly front: boolean;
};

/** The second frame, which holds the position before. */
const BEFORE = 1 as Frame;

/** How the pieces stand: it matters who is to move. */
function standingIn(follows: Follows, placements: Placements, fen: string) {
	const { side, enPassant } = parseTurn(fen);
	return standingMarks(follows, placements, side, enPassant);
}

export function createFaces(core: Core, follows: Follows, rules: FaceRules) {
	const { lens, front, tintsNeutral } = rules;
	const looks = new Uint8Array(SQUARE_COUNT);
	const frontiers = new Uint8Array(SQUARE_COUNT);
	const isOfPieces = lens === "pieces";

	return (fen: string, { before, orientation }: HeatView): Faces => {
		const placements = placementsOf(before === undefined ? [fen] : [fen, before]);
		const attackers = LENS[lens].countsAttackers
			? core.countAttackers(placements, FIRST_FRAME)
			: undefined;
		looksOf(
			{
				lens,
				tintsNeutral,
				control: core.computeControl(placements),
				frame: FIRST_FRAME,
				before: before === undefined ? undefined : BEFORE,
				attackers,
			},
			looks,
		);
		const side = orientation === "black" ? BLACK : WHITE;
		if (front) frontiersOf(looks, side, frontiers);
		const printed = LENS[lens].printsAttackers ? attackers : undefined;
		const standing = isOfPieces ? standingIn(follows, placementsOf([fen]), fen) : undefined;
		return Uint32Array.from(looks, (look, square) =>
			faceOf({
				look,
				sides: frontiers[cellOf(square, side)] ?? 0,
				white: printed?.white[square] ?? 0,
				black: printed?.black[square] ?? 0,
				plights: standing ? plightsOn(standing, square as Square) : [],
			}),
		);
	};
}
