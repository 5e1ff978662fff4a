// The evaluation of a frame: that of the file as it stands, else the engine's. And how evaluations
// are written into files.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";
import { centipawnsOf, winningChances } from "../../engine/winning.ts";
import { type Score, scoreInFile } from "../../engine/writtenScore.ts";
import { findPartings, type Parting } from "../../review/parting.ts";

/** An evaluation, and whether it is from the file. */
export type WrittenScore = Score & { readonly isOfFile: boolean };

/** A position without its counters: what an engine thinks of it hardly depends on them. */
export const keyOf = (fen: string): string => fen.split(" ", 4).join(" ");

/** A mate that stands on the board needs no evaluation. */
export const writeScore = ({ cp, mate }: Score): number | string | undefined => {
	if (cp !== null) return cp / 100;
	return mate === 0 ? undefined : `#${mate}`;
};

export function foundAt(
	game: Game,
	frame: Frame,
	known: ReadonlyMap<string, Score>,
): WrittenScore | undefined {
	const position = positionAt(game, frame);
	const ofFile = scoreInFile(position);
	if (ofFile !== undefined) return { ...ofFile, isOfFile: true };
	const own = known.get(keyOf(position.fen));
	return own && { ...own, isOfFile: false };
}

/** Has the main line its evaluations? But for the last position, which rules may have decided. */
export function isEvaluated(game: Game, known: ReadonlyMap<string, Score>): boolean {
	if (game.plies === 0) return false;
	for (let frame = 0; frame < game.plies; frame++) {
		if (foundAt(game, frame as Frame, known) === undefined) return false;
	}
	return true;
}

/** White's winning chances, from -1 to 1. Undefined where nobody knows. */
export function chancesOf(
	game: Game,
	frame: Frame,
	known: ReadonlyMap<string, Score>,
): number | undefined {
	const found = foundAt(game, frame, known);
	return found && winningChances(centipawnsOf(found));
}

/** Where territory and evaluation part company along a line. */
export const partingsOn = (
	frames: readonly Frame[],
	game: Game,
	control: GameControl,
	known: ReadonlyMap<string, Score>,
): readonly Parting[] =>
	findPartings(
		frames.map((frame) => {
			const { light, dark } = countsAt(control, frame);
			return { lead: light - dark, chances: chancesOf(game, frame, known) };
		}),
	);
