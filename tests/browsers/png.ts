// Reads the PNG that browsers write of their windows: eight bits a channel, with or without alpha,
// not interlaced.

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

/** Pixels by rows, three channels each. */
export type Picture = {
	readonly width: number;
	readonly height: number;
	readonly pixels: Uint8Array;
};

const SIGNATURE = 8;

/** The neighbour that comes nearest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
	const guess = left + above - corner;
	const toLeft = Math.abs(guess - left);
	const toAbove = Math.abs(guess - above);
	const toCorner = Math.abs(guess - corner);
	if (toLeft <= toAbove && toLeft <= toCorner) return left;
	return toAbove <= toCorner ? above : corner;
}

/**
 * Predictions of a byte by each kind of filter, from those to its left, above it, and above that to
 * its left.
 */
const PREDICTIONS: readonly ((left: number, above: number, corner: number) => number)[] = [
	() => 0,
	(left) => left,
	(_, above) => above,
	(left, above) => (left + above) >> 1,
	paeth,
];

/** Adds to each byte what its row's filter took it to be. */
function unfilter(data: Buffer, stride: number, channels: number): void {
	for (let start = 0; start < data.length; start += stride) {
		const predict = PREDICTIONS[data[start] ?? 0];
		assert(predict, "A row has an unknown filter");
		for (let x = 1; x < stride; x++) {
			const hasLeft = x > channels;
			const above = start - stride + x;
			const left = hasLeft ? (data[start + x - channels] ?? 0) : 0;
			const corner = hasLeft && above >= 0 ? (data[above - channels] ?? 0) : 0;
			data[start + x] =
				(data[start + x] ?? 0) + predict(left, above >= 0 ? (data[above] ?? 0) : 0, corner);
		}
	}
}

export function readPng(file: Buffer): Picture {
	const parts: Buffer[] = [];
	for (let at = SIGNATURE; at < file.length; ) {
		const length = file.readUInt32BE(at);
		if (file.toString("latin1", at + 4, at + 8) === "IDAT") {
			parts.push(file.subarray(at + 8, at + 8 + length));
		}
		at += length + 12;
	}
	const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
	const [depth, colours, , , interlace] = file.subarray(24, 29);
	assert(depth === 8 && (colours === 2 || colours === 6) && interlace === 0, "An unusual PNG");
	const channels = colours === 6 ? 4 : 3;
	const stride = width * channels + 1;
	const data = inflateSync(Buffer.concat(parts));
	unfilter(data, stride, channels);
	const pixels = new Uint8Array(width * height * 3);
	for (let index = 0; index < width * height; index++) {
		const from = Math.floor(index / width) * stride + 1 + (index % width) * channels;
		pixels.set(data.subarray(from, from + 3), index * 3);
	}
	return { width, height, pixels };
}

/** A part of a picture, in whole pixels. */
export function crop(
	picture: Picture,
	{ x, y, width, height }: { x: number; y: number; width: number; height: number },
): Picture {
	const pixels = new Uint8Array(width * height * 3);
	for (let row = 0; row < height; row++) {
		const from = ((y + row) * picture.width + x) * 3;
		pixels.set(picture.pixels.subarray(from, from + width * 3), row * width * 3);
	}
	return { width, height, pixels };
}
