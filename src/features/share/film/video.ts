// Writes videos with the encoders of the browser: WebM, and MP4 where it encodes H.264, which every
// player reads.

import {
	BufferTarget,
	CanvasSource,
	getFirstEncodableVideoCodec,
	Mp4OutputFormat,
	Output,
	Quality,
	WebMOutputFormat,
} from "mediabunny";
import type { VideoFormat } from "./reel.ts";

const FORMATS = {
	mp4: { codecs: ["avc"], open: () => new Mp4OutputFormat({ fastStart: "in-memory" }) },
	webm: { codecs: ["vp9", "vp8", "av1"], open: () => new WebMOutputFormat() },
} as const;

/**
 * Seconds. A longer shot is written as several frames: players seek badly within a long one, and
 * repeated frames let encoders refine the picture.
 */
const MAX_FRAME_SECONDS = 0.5;
/** Seconds between key frames. */
const KEY_FRAME_SECONDS = 8;

const QUALITY = new Quality("very-high");

export async function createVideo(
	format: VideoFormat,
	canvas: HTMLCanvasElement | OffscreenCanvas,
) {
	const { codecs, open } = FORMATS[format];
	const { width, height } = canvas;
	const options = { width, height, quality: QUALITY };
	const codec =
		typeof VideoEncoder === "undefined"
			? null
			: await getFirstEncodableVideoCodec([...codecs], options);
	if (codec === null) throw new DOMException(`No encoder for ${format}`, "NotSupportedError");
	const target = new BufferTarget();
	const output = new Output({ format: open(), target });
	const source = new CanvasSource(canvas, {
		codec,
		quality: QUALITY,
		keyFrameInterval: KEY_FRAME_SECONDS,
	});
	output.addVideoTrack(source);
	await output.start();
	let seconds = 0;
	return {
		/** Adds what the canvas shows, for `milliseconds`. */
		async add(milliseconds: number): Promise<void> {
			const frames = Math.ceil(milliseconds / 1000 / MAX_FRAME_SECONDS);
			const each = milliseconds / 1000 / frames;
			for (let frame = 0; frame < frames; frame++) {
				await source.add(seconds, each);
				seconds += each;
			}
		},
		async finish(): Promise<Uint8Array<ArrayBuffer>> {
			await output.finalize();
			if (target.buffer === null) throw new Error("The video has no bytes");
			return new Uint8Array(target.buffer);
		},
	};
}
