// Cost of frontiers: the game's positions are painted one after the other on a board of 600 pixels,
// with frontiers, and without, where the same tints count as belonging to no land.

import { lookOf, sizedLook } from "../../../src/board/heat/look.ts";
import { PLAIN } from "../../../src/board/heat/palette.ts";
import { nothingPainted, paintBoard } from "../../../src/board/paint/paintBoard.ts";
import { loadPieces } from "../../../src/board/pieces.ts";
import { DEFAULT_PIECES } from "../../../src/board/styles/sets.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { readPieces } from "../../../src/chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../../src/chess/square.ts";
import { controlAt } from "../../../src/control/controlMap.ts";
import type { OpenGame } from "./game.ts";

const EDGE = 75;
const ROUNDS = 30;

/** Milliseconds a step, the median round of each. */
export type FrontierCost = { readonly without: number; readonly with: number };

const VIEW = {
	edge: EDGE,
	ratio: 1,
	orientation: WHITE,
	showsCoordinates: true,
	showsPatterns: false,
	palette: PLAIN,
	attackers: undefined,
	lastMove: undefined,
	check: undefined,
	lifted: undefined,
	isAwaited: () => false,
} as const;

export function open({ store }: OpenGame) {
	const { game, control } = store.get();
	if (control === undefined) throw new Error("There is a game");
	const frames = game.positions.map((_, frame) => frame as Frame);
	const squares = Array.from({ length: SQUARE_COUNT }, (_, square) => square as Square);
	const pieces = frames.map((frame) => readPieces(game.placements, frame).slice());
	const canvas = document.createElement("canvas");
	canvas.width = 8 * EDGE;
	canvas.height = 8 * EDGE;
	const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
	const looksBy = (look: typeof lookOf) =>
		frames.map((frame) => squares.map((square) => look(controlAt(control, frame, square))));
	const versions = { without: looksBy((one) => sizedLook(one, 3)), with: looksBy(lookOf) };

	async function measure(): Promise<FrontierCost> {
		const sheet = await loadPieces(EDGE, DEFAULT_PIECES);
		const paintAll = (name: keyof FrontierCost): number => {
			const painted = nothingPainted();
			const started = performance.now();
			for (const frame of frames) {
				const [looks, standing] = [versions[name][frame] ?? [], pieces[frame] ?? []];
				paintBoard(context, { ...VIEW, sheet, looks, pieces: standing }, painted);
				// Reads a pixel, so that the canvas draws now, not when the page is shown.
				context.getImageData(0, 0, 1, 1);
			}
			return (performance.now() - started) / frames.length;
		};
		const times: Record<keyof FrontierCost, number[]> = { without: [], with: [] };
		for (let round = 0; round < ROUNDS; round++) {
			times.without.push(paintAll("without"));
			times.with.push(paintAll("with"));
		}
		const median = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
		return { without: median(times.without), with: median(times.with) };
	}
	return { element: null, driven: { show: () => {}, measure } };
}
