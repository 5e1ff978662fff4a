// A board of shares as a picture: the same tints and numbers as on screen.

import { type Square, squareName } from "../../../chess/square.ts";
import { CLASSES } from "../../../control/classes.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { pngOf } from "../../../ui/canvas/pngOf.ts";
import type { Face } from "./ShareBoard.tsx";

/** Pixels of a square's side. */
const EDGE = 96;

/** A colour of the page, as its styles have it. */
const styleOf = (name: string) =>
	getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function paint(context: CanvasRenderingContext2D, square: Square, face: Face): void {
	const [x, y] = [(square & 7) * EDGE, (7 - (square >> 3)) * EDGE];
	context.fillStyle = styleOf("--ground");
	context.fillRect(x, y, EDGE, EDGE);
	context.globalAlpha = face.strength;
	let from = 0;
	for (const { control, to } of face.layers) {
		context.fillStyle = styleOf(`--tint-${CLASSES[control].key}`);
		context.fillRect(x, y + EDGE * (1 - to), EDGE, EDGE * (to - from));
		from = to;
	}
	context.globalAlpha = 1;
	context.strokeStyle = styleOf("--pen");
	context.lineWidth = face.isMarked ? 4 : 1;
	context.strokeRect(
		x + context.lineWidth / 2,
		y + context.lineWidth / 2,
		EDGE - context.lineWidth,
		EDGE - context.lineWidth,
	);
	context.fillStyle = styleOf("--pen");
	context.font = `600 ${EDGE / 3.5}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillText(face.number, x + EDGE / 2, y + EDGE / 2);
	context.font = `${EDGE / 8}px system-ui, sans-serif`;
	context.textAlign = "left";
	context.fillText(squareName(square), x + 6, y + EDGE - 10);
}

export async function sharePicture(faceOf: (square: Square) => Face): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = 8 * EDGE;
	canvas.height = 8 * EDGE;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error(studyWords.takeAway.noPicture);
	for (let square = 0; square < 64; square++)
		paint(context, square as Square, faceOf(square as Square));
	return pngOf(canvas);
}
