// Repainting what has changed gives the same board as painting it anew.

import { expect } from "vitest";
import { PLAIN } from "../../../src/board/heat/palette.ts";
import {
	type BoardPicture,
	nothingPainted,
	paintBoard,
} from "../../../src/board/paint/paintBoard.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { seededTest } from "../../support/seeded.ts";

const EDGE = 10;

/** A canvas that shows filled rectangles alone. */
function createCanvas() {
	const pixels = new Array<string>(64 * EDGE * EDGE).fill("");
	const context = {
		fillStyle: "",
		fillRect(left: number, top: number, width: number, height: number) {
			for (let y = top; y < top + height; y++) {
				pixels.fill(this.fillStyle, y * 8 * EDGE + left, y * 8 * EDGE + left + width);
			}
		},
	};
	return { pixels, context: context as unknown as CanvasRenderingContext2D };
}

const viewOf = (looks: ArrayLike<number>): BoardPicture => ({
	edge: EDGE,
	ratio: 1,
	orientation: WHITE,
	sheet: undefined,
	showsCoordinates: false,
	showsPatterns: false,
	palette: PLAIN,
	pieces: [],
	looks,
	attackers: undefined,
	lastMove: undefined,
	check: undefined,
	lifted: undefined,
	isAwaited: () => false,
});

seededTest(
	"after any series of changes the board looks as if it had been painted from scratch",
	7,
	(random) => {
		const canvas = createCanvas();
		const painted = nothingPainted();
		const looks = new Uint8Array(64);
		for (let step = 0; step < 60; step++) {
			const changes = Math.floor(random() * 12);
			for (let change = 0; change < changes; change++) {
				looks[Math.floor(random() * 64)] = Math.floor(random() * 17);
			}
			paintBoard(canvas.context, viewOf(looks), painted);
			const anew = createCanvas();
			paintBoard(anew.context, viewOf(looks), nothingPainted());
			expect(canvas.pixels).toEqual(anew.pixels);
		}
	},
);
