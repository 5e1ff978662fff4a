// The moves of a chapter as they stand in a list: rows of the main line, and under a row the
// variations that leave it.

import type { Frame } from "../../../chess/frame.ts";
import { framesAfter, type Game, positionAt } from "../../../chess/game.ts";
import { BLACK } from "../../../chess/piece.ts";

export type Row = {
	/** Of the move, as it is counted. */
	readonly number: number;
	readonly white: Frame | undefined;
	readonly black: Frame | undefined;
	/** Alternatives to either of the two moves, each to its end. */
	readonly lines: readonly VariationLine[];
};

export type VariationLine = {
	readonly frames: readonly Frame[];
	/** 1 where it leaves the main line. */
	readonly depth: number;
};

/** The variations in the place of a move, each before those that leave it. */
function linesBeside(game: Game, frame: Frame, depth: number): VariationLine[] {
	const { parent } = positionAt(game, frame);
	const [main, ...others] = parent === undefined ? [] : positionAt(game, parent).next;
	if (main !== frame) return [];
	return others.flatMap((first) => {
		const frames = [first, ...framesAfter(game, first)];
		const [, ...later] = frames;
		const inner = later.flatMap((one) => linesBeside(game, one, depth + 1));
		return [{ frames, depth }, ...inner];
	});
}

export function rowsOf(game: Game): readonly Row[] {
	const rows: Row[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const { move, number } = positionAt(game, frame);
		const lines = linesBeside(game, frame, 1);
		const last = rows.at(-1);
		if (move?.side !== BLACK) rows.push({ number, white: frame, black: undefined, lines });
		else if (last === undefined || last.black !== undefined)
			rows.push({ number, white: undefined, black: frame, lines });
		else rows[rows.length - 1] = { ...last, black: frame, lines: [...last.lines, ...lines] };
	}
	return rows;
}

/** Is anything said of a move? */
export function isCommented(game: Game, frame: Frame): boolean {
	const { before, after } = positionAt(game, frame).notes;
	return `${before}${after}`.trim() !== "";
}
