// The reader of the pictures that browsers make of their windows.

import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { seededTest } from "../support/seeded.ts";
import { crop, readPng } from "./png.ts";

const WIDTH = 5;
const HEIGHT = 7;

function chunk(name: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A file of rows that are filtered already; the checksums, which nobody reads, are none. */
function file(rows: Buffer, colours: 2 | 6): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(WIDTH, 0);
	head.writeUInt32BE(HEIGHT, 4);
	head.set([8, colours], 8);
	const packed = deflateSync(rows);
	return Buffer.concat([
		Buffer.alloc(8),
		chunk("IHDR", head),
		chunk("IDAT", packed.subarray(0, 9)),
		chunk("IDAT", packed.subarray(9)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

describe.each([2, 6] as const)("colours of type %d", (colours) => {
	const channels = colours === 6 ? 4 : 3;

	seededTest("are read whatever filter a row has", 6, (next) => {
		const width = WIDTH * channels;
		const bytes = Uint8Array.from({ length: width * HEIGHT }, () => next() * 256);
		const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (bytes[y * width + x] ?? 0));
		const rows = Buffer.alloc((width + 1) * HEIGHT);
		for (let y = 0; y < HEIGHT; y++) {
			rows[y * (width + 1)] = y % 5;
			for (let x = 0; x < width; x++) {
				const [left, above, corner] = [
					at(x - channels, y),
					at(x, y - 1),
					x < channels ? 0 : at(x - channels, y - 1),
				];
				const nearest = [left, above, corner].sort(
					(a, b) => Math.abs(above - corner + left - a) - Math.abs(above - corner + left - b),
				)[0];
				const guess = [0, left, above, (left + above) >> 1, nearest][y % 5] ?? 0;
				rows[y * (width + 1) + 1 + x] = at(x, y) - guess;
			}
		}
		const { pixels } = readPng(file(rows, colours));
		const wanted = [...bytes].filter((_, index) => index % channels < 3);
		expect([...pixels]).toEqual(wanted);
	});
});

test("a part of a picture is cut out of its middle", () => {
	const pixels = Uint8Array.from({ length: 4 * 3 * 3 }, (_, index) => Math.floor(index / 3));
	const part = crop({ width: 4, height: 3, pixels }, { x: 1, y: 1, width: 2, height: 2 });
	expect([...part.pixels]).toEqual([5, 5, 5, 6, 6, 6, 9, 9, 9, 10, 10, 10]);
});
