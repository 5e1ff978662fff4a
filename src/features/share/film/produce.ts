// Paints the shots of a film one by one and writes them to a file, in a worker or on a page that
// pauses between shots.

import type { PieceSheet } from "../../../board/pieces.ts";
import { choosePalette, countColours, GifWriter } from "./gif.ts";
import { type Canvas2d, filmSize, paintShot } from "./paintShot.ts";
import type { Reel, Shot, VideoFormat } from "./reel.ts";

export type FilmTools = {
	readonly canvas: HTMLCanvasElement | OffscreenCanvas;
	readonly sheet: PieceSheet;
	/** Gets the share that is done. Where it returns a promise, the next shot waits for it. */
	readonly report: (share: number) => Promise<void> | void;
	/** Loads what writes videos. Undefined where the browser cannot make any. */
	readonly loadVideo?: () => Promise<typeof import("./video.ts")>;
};

/** Colours are counted in at most so many shots, and there in one of so many pixels. */
const MAX_SHOTS_COUNTED = 60;
const PIXEL_STRIDE = 7;

/** The share of the work that counting is. */
const COUNTING_SHARE = 0.3;

type Paint = (shot: Shot) => Canvas2d;

async function writeGif(reel: Reel, paint: Paint, report: FilmTools["report"]) {
	const { width, height } = filmSize(reel);
	const pixelsOf = (shot: Shot) => paint(shot).getImageData(0, 0, width, height).data;
	const counted = new Map<number, number>();
	const every = Math.ceil(reel.shots.length / MAX_SHOTS_COUNTED);
	for (const [index, shot] of reel.shots.entries()) {
		const hasInk = shot.kind === "step" && shot.notes.arrows.length + shot.notes.squares.length > 0;
		if (index % every !== 0 && !hasInk) continue;
		countColours(pixelsOf(shot), PIXEL_STRIDE, counted);
		await report((COUNTING_SHARE * index) / reel.shots.length);
	}
	const writer = new GifWriter(width, height, choosePalette(counted));
	for (const [index, shot] of reel.shots.entries()) {
		writer.add(pixelsOf(shot), shot.milliseconds);
		await report(COUNTING_SHARE + ((1 - COUNTING_SHARE) * (index + 1)) / reel.shots.length);
	}
	return writer.finish();
}

async function writeVideo(reel: Reel, format: VideoFormat, paint: Paint, tools: FilmTools) {
	const { canvas, report, loadVideo } = tools;
	if (loadVideo === undefined) throw new DOMException("No encoders here", "NotSupportedError");
	const video = await (await loadVideo()).createVideo(format, canvas);
	for (const [index, shot] of reel.shots.entries()) {
		paint(shot);
		await video.add(shot.milliseconds);
		await report((index + 1) / reel.shots.length);
	}
	return video.finish();
}

/**
 * The bytes of the file. Rejects with a NotSupportedError where the browser cannot make such files.
 */
export async function produce(reel: Reel, tools: FilmTools) {
	const { canvas, sheet, report } = tools;
	const { format } = reel.options;
	const { width, height } = filmSize(reel);
	canvas.width = width;
	canvas.height = height;
	const settings = { alpha: false, willReadFrequently: format === "gif" };
	const context = canvas.getContext("2d", settings) as Canvas2d | null;
	if (context === null) throw new Error("This browser does not paint pictures");
	const paint: Paint = (shot) => {
		paintShot(context, sheet, reel, shot);
		return context;
	};
	if (format === "gif") return writeGif(reel, paint, report);
	return writeVideo(reel, format, paint, tools);
}
