// A picture of the position with its heat, as a file: the board's own painters on a canvas of its own, with a legend under it.

import { paintDrawn } from "../board/marks/drawn.ts";
import { paintStanding } from "../board/marks/plights.ts";
import { paintPosition } from "../board/paint/paintPosition.ts";
import { INK, PAPER, TINTS } from "../board/palette.ts";
import { loadPieces } from "../board/pieces.ts";
import { lastMoveAt } from "../board/scene/position.ts";
import { positionAt } from "../chess/game.ts";
import { readPieces } from "../chess/placement.ts";
import { CLASS_LIST } from "../control/classes.ts";
import { countsAt } from "../control/controlMap.ts";
import { standingAt } from "../store/appStore.ts";
import { DEFAULT_LENS, LENSES } from "../store/lenses.ts";
import { pngOf } from "../ui/pngOf.ts";
import type { PictureWish } from "../ui/share/exportProps.ts";
import type { Session } from "../ui/useApp.ts";

/** Pixels of a square at single size. */
const SQUARE = 64;
const LEGEND = 40;
/** The line that says what a lens shows. */
const MEANING = 24;

function paintLegend(
	context: CanvasRenderingContext2D,
	top: number,
	scale: number,
	counts: readonly (readonly [name: string, colour: string, squares: number])[],
	meaning: string | undefined,
): void {
	context.fillStyle = PAPER;
	context.fillRect(0, top, 8 * SQUARE * scale, (LEGEND + MEANING) * scale);
	context.font = `600 ${15 * scale}px system-ui, sans-serif`;
	context.textBaseline = "middle";
	const entries = counts.map(([name, colour, squares]) => {
		const text = `${name} ${squares}`;
		return { text, colour, width: 20 * scale + context.measureText(text).width };
	});
	const taken = entries.reduce((sum, { width }) => sum + width, 0);
	const gap = ((8 * SQUARE - 24) * scale - taken) / (entries.length - 1);
	const middle = top + (LEGEND / 2) * scale;
	let x = 12 * scale;
	for (const { text, colour, width } of entries) {
		context.fillStyle = colour;
		context.fillRect(x, middle - 7 * scale, 14 * scale, 14 * scale);
		context.fillStyle = INK;
		context.fillText(text, x + 20 * scale, middle);
		x += width + gap;
	}
	if (meaning === undefined) return;
	context.font = `${13 * scale}px system-ui, sans-serif`;
	context.fillText(meaning, 12 * scale, top + (LEGEND + MEANING / 3) * scale);
}

export async function makePicture(
	{ store, core }: Session,
	{ scale, showsCoordinates, showsLegend }: PictureWish,
): Promise<Blob> {
	const { game, control, frame, orientation, options, lens } = store.get();
	const square = SQUARE * scale;
	const sheet = await loadPieces(square);
	const canvas = document.createElement("canvas");
	canvas.width = 8 * square;
	const meaning =
		lens === DEFAULT_LENS ? undefined : LENSES.find(({ name }) => name === lens)?.meaning;
	const legend = LEGEND + (meaning === undefined ? 0 : MEANING);
	canvas.height = 8 * square + (showsLegend ? legend * scale : 0);
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("This browser does not paint pictures");
	paintPosition(context, square, scale, sheet, {
		placements: game.placements,
		frame,
		control,
		orientation,
		showsCoordinates,
		showsPatterns: options.showsPatterns,
		tintsNeutral: options.tintsNeutral,
		heat: options.heat,
		lens,
		before: positionAt(game, frame).parent,
		attackers: core.countAttackers(game.placements, frame),
		lastMove: lastMoveAt(game, frame),
	});
	const ground = { edge: square, ratio: scale, orientation, sheet };
	const pieces = readPieces(game.placements, frame);
	paintDrawn(context, ground, positionAt(game, frame).notes, pieces);
	const standing = standingAt(store.get(), frame);
	if (standing) paintStanding(context, { edge: square, orientation }, standing);
	if (showsLegend && control !== undefined) {
		const counts = countsAt(control, frame);
		const entries = CLASS_LIST.map(({ control, title, count }) => {
			return [title, TINTS[options.heat][control].on.pale, counts[count]] as const;
		});
		paintLegend(context, 8 * square, scale, entries, meaning);
	}
	return pngOf(canvas);
}
