// Makes a film: paints its shots one after the other and hands them to what writes them. In a worker, or on a page that pauses between shots.

import type { PieceSheet } from "../../../board/pieces.ts";
import { choosePalette, countColours, GifWriter } from "./gif.ts";
import { type Canvas2d, filmSize, paintShot } from "./paintShot.ts";
import type { Reel, Shot, VideoFormat } from "./reel.ts";

export type Studio = {
	readonly canvas: HTMLCanvasElement | OffscreenCanvas;
	readonly sheet: PieceSheet;
	/** Tells which share is done. Where it takes its turn, others have theirs. */
	readonly tell: (share: number) => Promise<void> | void;
	/** What writes videos; nothing where there can be none. */
	readonly loadVideo?: () => Promise<typeof import("./video.ts")>;
};

/** Of the shots that colours are counted in, at most, and of their pixels one in so many. */
const COUNTED = 60;
const STRIDE = 7;
/** How much of the work it is to count them. */
const COUNTING = 0.3;

type Paint = (shot: Shot) => Canvas2d;

async function writeGif(reel: Reel, paint: Paint, tell: Studio["tell"]) {
	const { width, height } = filmSize(reel);
	const pixelsOf = (shot: Shot) => paint(shot).getImageData(0, 0, width, height).data;
	const counted = new Map<number, number>();
	const every = Math.ceil(reel.shots.length / COUNTED);
	for (const [index, shot] of reel.shots.entries()) {
		const hasInk = shot.kind === "step" && shot.notes.arrows.length + shot.notes.squares.length > 0;
		if (index % every !== 0 && !hasInk) continue;
		countColours(pixelsOf(shot), STRIDE, counted);
		await tell((COUNTING * index) / reel.shots.length);
	}
	const writer = new GifWriter(width, height, choosePalette(counted));
	for (const [index, shot] of reel.shots.entries()) {
		writer.add(pixelsOf(shot), shot.milliseconds);
		await tell(COUNTING + ((1 - COUNTING) * (index + 1)) / reel.shots.length);
	}
	return writer.finish();
}

async function writeVideo(reel: Reel, format: VideoFormat, paint: Paint, studio: Studio) {
	const { canvas, tell, loadVideo } = studio;
	if (loadVideo === undefined) throw new DOMException("No encoders here", "NotSupportedError");
	const video = await (await loadVideo()).createVideo(format, canvas);
	for (const [index, shot] of reel.shots.entries()) {
		paint(shot);
		await video.add(shot.milliseconds);
		await tell((index + 1) / reel.shots.length);
	}
	return video.finish();
}

/** The bytes of the file. Rejects with a NotSupportedError where the browser cannot make such files. */
export async function produce(reel: Reel, studio: Studio) {
	const { canvas, sheet, tell } = studio;
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
	if (format === "gif") return writeGif(reel, paint, tell);
	return writeVideo(reel, format, paint, studio);
}
