// Pictures as a video, by the encoders of the browser: WebM, and MP4 where it has an encoder for what every player reads.

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

const KINDS = {
	mp4: { codecs: ["avc"], open: () => new Mp4OutputFormat({ fastStart: "in-memory" }) },
	webm: { codecs: ["vp9", "vp8", "av1"], open: () => new WebMOutputFormat() },
} as const;

/** Seconds. Players go badly to the middle of a picture that lasts, and encoders give it more room as it comes again. */
const LONGEST_FRAME = 0.5;
/** Between pictures that need no other. */
const KEY_FRAMES = 8;

const QUALITY = new Quality("very-high");

export async function createVideo(
	format: VideoFormat,
	canvas: HTMLCanvasElement | OffscreenCanvas,
) {
	const { codecs, open } = KINDS[format];
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
		keyFrameInterval: KEY_FRAMES,
	});
	output.addVideoTrack(source);
	await output.start();
	let seconds = 0;
	return {
		/** What the canvas shows, for so many milliseconds. */
		async add(milliseconds: number): Promise<void> {
			const frames = Math.ceil(milliseconds / 1000 / LONGEST_FRAME);
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
