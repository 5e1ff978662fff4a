// A board of shares as a picture: the same tints and numbers as on screen.

import { type Square, squareName } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { pngOf } from "../../../ui/canvas/pngOf.ts";
import type { SquareFace } from "./ShareBoard.tsx";

/** Pixels of a square's side. */
const SQUARE_PX = 96;

/** A colour of the page, as its styles have it. */
const styleOf = (name: string) =>
	getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function paint(context: CanvasRenderingContext2D, square: Square, face: SquareFace): void {
	const [x, y] = [(square & 7) * SQUARE_PX, (7 - (square >> 3)) * SQUARE_PX];
	context.fillStyle = styleOf("--ground");
	context.fillRect(x, y, SQUARE_PX, SQUARE_PX);
	context.globalAlpha = face.strength;
	let from = 0;
	for (const { control, to } of face.layers) {
		context.fillStyle = styleOf(`--tint-${CLASSES[control].key}`);
		context.fillRect(x, y + SQUARE_PX * (1 - to), SQUARE_PX, SQUARE_PX * (to - from));
		from = to;
	}
	context.globalAlpha = 1;
	context.strokeStyle = styleOf("--pen");
	context.lineWidth = face.isMarked ? 4 : 1;
	context.strokeRect(
		x + context.lineWidth / 2,
		y + context.lineWidth / 2,
		SQUARE_PX - context.lineWidth,
		SQUARE_PX - context.lineWidth,
	);
	context.fillStyle = styleOf("--pen");
	context.font = `600 ${SQUARE_PX / 3.5}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillText(face.number, x + SQUARE_PX / 2, y + SQUARE_PX / 2);
	context.font = `${SQUARE_PX / 8}px system-ui, sans-serif`;
	context.textAlign = "left";
	context.fillText(squareName(square), x + 6, y + SQUARE_PX - 10);
}

export async function sharePicture(faceOf: (square: Square) => SquareFace): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = 8 * SQUARE_PX;
	canvas.height = 8 * SQUARE_PX;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error(studyWords.takeAway.noPicture);
	for (let square = 0; square < 64; square++)
		paint(context, square as Square, faceOf(square as Square));
	return pngOf(canvas);
}
