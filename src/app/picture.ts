// A picture of the position with its heat, as a file: the board's own painters on a canvas of its own, with a legend under it.

import { paintPosition } from "../board/paint/paintPosition.ts";
import { INK, PAPER, TINTS, tinted } from "../board/palette.ts";
import { loadPieces } from "../board/pieces.ts";
import { lastMoveAt } from "../board/scene/position.ts";
import { positionAt } from "../chess/game.ts";
import { CLASS_LIST } from "../control/classes.ts";
import { countsAt } from "../control/controlMap.ts";
import type { PictureWish } from "../ui/share/exportProps.ts";
import type { Session } from "../ui/useApp.ts";

/** Pixels of a square at single size. */
const SQUARE = 64;
const LEGEND = 40;

function paintLegend(
	context: CanvasRenderingContext2D,
	top: number,
	scale: number,
	counts: readonly (readonly [name: string, colour: string, squares: number])[],
): void {
	context.fillStyle = PAPER;
	context.fillRect(0, top, 8 * SQUARE * scale, LEGEND * scale);
	context.font = `600 ${15 * scale}px system-ui, sans-serif`;
	context.textBaseline = "middle";
	counts.forEach(([name, colour, squares], index) => {
		const x = (12 + index * 2 * SQUARE) * scale;
		const middle = top + (LEGEND / 2) * scale;
		context.fillStyle = colour;
		context.fillRect(x, middle - 7 * scale, 14 * scale, 14 * scale);
		context.fillStyle = INK;
		context.fillText(`${name} ${squares}`, x + 20 * scale, middle);
	});
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
	canvas.height = 8 * square + (showsLegend ? LEGEND * scale : 0);
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
	if (showsLegend && control !== undefined) {
		const counts = countsAt(control, frame);
		const entries = CLASS_LIST.map(({ control, title, count }) => {
			const colour = `rgb(${tinted(true, TINTS[options.heat][control]).map(Math.round).join(" ")})`;
			return [title, colour, counts[count]] as const;
		});
		paintLegend(context, 8 * square, scale, entries);
	}
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob === null) reject(new Error("The picture could not be made"));
			else resolve(blob);
		}, "image/png");
	});
}
