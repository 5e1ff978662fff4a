// Where lands of different classes meet runs a line, half of it in each square.

import { expect } from "vitest";
import { cellOf } from "../../../src/board/heat/cells.ts";
import { frontierParts, frontiersOf } from "../../../src/board/heat/frontier.ts";
import { PAPER } from "../../../src/board/heat/palette.ts";
import { paintFrontier } from "../../../src/board/paint/paintSquare.ts";
import { BLACK, type Side, WHITE } from "../../../src/chess/piece.ts";
import { seededTest } from "../../support/seeded.ts";

const EDGE = 10;

const sidesOf = (looks: ArrayLike<number>, orientation: Side = WHITE) =>
	frontiersOf(looks, orientation, new Uint8Array(64));

/** A board of so many pixels with every cell's frontier on it. */
function drawn(looks: ArrayLike<number>, orientation: Side): Uint8Array {
	const pixels = new Uint8Array(64 * EDGE * EDGE);
	const fillRect = (left: number, top: number, width: number, height: number) => {
		for (let y = top; y < top + height; y++) pixels.fill(1, y * 80 + left, y * 80 + left + width);
	};
	const context = { fillRect } as unknown as CanvasRenderingContext2D;
	const sides = sidesOf(looks, orientation);
	for (let cell = 0; cell < 64; cell++) {
		paintFrontier(context, (cell & 7) * EDGE, (cell >> 3) * EDGE, EDGE, sides[cell] ?? 0, PAPER);
	}
	return pixels;
}

/**
 * The same, from the definition: a pixel is frontier if one in another land is nearer than the line
 * is wide to its side.
 */
function wanted(looks: ArrayLike<number>, orientation: Side): Uint8Array {
	const [before, after] = frontierParts(EDGE);
	const landAt = (x: number, y: number) =>
		looks[cellOf(Math.floor(y / EDGE) * 8 + Math.floor(x / EDGE), orientation)];
	return Uint8Array.from({ length: 64 * EDGE * EDGE }, (_, at) => {
		const [x, y] = [at % 80, Math.floor(at / 80)];
		for (let down = -after; down <= before; down++) {
			for (let right = -after; right <= before; right++) {
				const [nextX, nextY] = [x + right, y + down];
				if (nextX < 0 || nextY < 0 || nextX > 79 || nextY > 79) continue;
				if (landAt(nextX, nextY) !== landAt(x, y)) return 1;
			}
		}
		return 0;
	});
}

seededTest(
	"on random boards the frontier is a line of even width without gaps at its corners",
	41,
	(random) => {
		for (let round = 0; round < 8; round++) {
			const looks = Uint8Array.from({ length: 64 }, () => Math.floor(random() * 3));
			for (const orientation of [WHITE, BLACK] as const) {
				expect(drawn(looks, orientation)).toEqual(wanted(looks, orientation));
			}
		}
	},
);
