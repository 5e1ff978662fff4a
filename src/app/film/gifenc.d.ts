// What we use of the package, which brings no types.

declare module "gifenc" {
	type FrameOptions = {
		/** Red, green, blue; of the first frame it is that of the file. */
		readonly palette?: readonly (readonly [number, number, number])[];
		/** Milliseconds. */
		readonly delay: number;
		readonly transparent: boolean;
		readonly transparentIndex: number;
		/** 1 leaves the frame where it is. */
		readonly dispose: number;
		/** How often it begins again; 0 is for ever. */
		readonly repeat?: number;
	};
	export function GIFEncoder(): {
		writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
		finish(): void;
		/** A copy of what has been written, and what has been written itself. */
		bytes(): Uint8Array<ArrayBuffer>;
		bytesView(): Uint8Array<ArrayBuffer>;
	};
}
