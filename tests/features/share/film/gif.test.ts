// A GIF, read back: every picture as it was given, and of each only what has changed.

import { expect, test } from "vitest";
import {
	choosePalette,
	countColours,
	GifFile,
	GifWriter,
} from "../../../../src/features/share/film/gif.ts";
import { readGif } from "../../../support/gif.ts";
import { seededTest } from "../../../support/seeded.ts";

const [WIDTH, HEIGHT] = [300, 40];

const packed = ([red, green, blue]: readonly number[]): number =>
	(red ?? 0) | ((green ?? 0) << 8) | ((blue ?? 0) << 16);

function createPicture() {
	const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
	const words = new Uint32Array(pixels.buffer);
	return {
		pixels,
		fill(left: number, top: number, width: number, height: number, colour: number) {
			for (let y = top; y < Math.min(HEIGHT, top + height); y++) {
				const row = y * WIDTH;
				words.fill(0xff000000 | colour, row + left, row + Math.min(WIDTH, left + width));
			}
		},
		/** Without opacity. */
		colours: () => pixels.filter((_, index) => index % 4 < 3),
	};
}

seededTest("every frame of a GIF decodes to the picture that was painted", 11, (random) => {
	const below = (end: number) => Math.floor(random() * end);
	const colours = Array.from({ length: 200 }, () => below(1 << 24));
	const picture = createPicture();
	const writer = new GifWriter(
		WIDTH,
		HEIGHT,
		choosePalette(new Map([...colours, 0xffffff].map((colour) => [colour, 1]))),
	);
	const painted: Uint8ClampedArray[] = [];
	for (let shot = 0; shot < 12; shot++) {
		for (let change = below(30); change > 0; change--) {
			picture.fill(
				below(WIDTH),
				below(HEIGHT),
				1 + below(60),
				1 + below(20),
				colours[below(200)] ?? 0,
			);
		}
		writer.add(picture.pixels, 100 * shot);
		painted.push(picture.colours());
	}
	const { width, height, frames } = readGif(writer.finish());
	expect([width, height, frames.length]).toEqual([WIDTH, HEIGHT, 12]);
	frames.forEach(({ seen, delay }, shot) => {
		expect(Buffer.from(seen).equals(Buffer.from(painted[shot] ?? []))).toBe(true);
		expect(delay).toBe(10 * shot);
	});
});

test("a GIF frame covers only the changed rectangle, and one pixel if nothing changed", () => {
	const [one, other] = [packed([214, 31, 60]), packed([87, 140, 192])];
	const picture = createPicture();
	const writer = new GifWriter(WIDTH, HEIGHT, [0xffffff, one, other]);
	writer.add(picture.pixels, 500);
	picture.fill(260, 7, 9, 4, one);
	picture.fill(264, 9, 9, 4, other);
	writer.add(picture.pixels, 500);
	writer.add(picture.pixels, 500);
	const places = readGif(writer.finish()).frames.map(({ left, top, width, height }) => [
		left,
		top,
		width,
		height,
	]);
	expect(places).toEqual([
		[0, 0, WIDTH, HEIGHT],
		[260, 7, 13, 6],
		[0, 0, 1, 1],
	]);
});

test("the most frequent colours of a GIF are exact, and others are close", () => {
	const grounds = [packed([242, 242, 242]), packed([217, 216, 213]), packed([31, 28, 24])];
	const picture = createPicture();
	grounds.forEach((colour, index) => {
		picture.fill(0, index * 8, WIDTH, 8, colour);
	});
	for (let x = 0; x < WIDTH; x++)
		picture.fill(x, 30, 1, 10, packed([x & 255, (x * 7) & 255, (x * 13) & 255]));
	const counted = new Map<number, number>();
	countColours(picture.pixels, 1, counted);
	const palette = choosePalette(counted);
	expect(palette.length).toBe(255);
	expect(palette).toEqual(expect.arrayContaining(grounds));
	const writer = new GifWriter(WIDTH, HEIGHT, palette);
	writer.add(picture.pixels, 100);
	const seen = readGif(writer.finish()).frames[0]?.seen ?? [];
	const painted = picture.colours();
	expect(
		Math.max(...painted.map((part, index) => Math.abs(part - (seen[index] ?? 0)))),
	).toBeLessThan(32);
});

seededTest("compressed GIF data decodes to the same numbers, whatever its size", 3, (random) => {
	const palette = Array.from({ length: 256 }, (_, number) => [number, number, number]);
	for (const [width, height, kinds] of [
		[1, 1, 256],
		[3, 1, 1],
		[700, 300, 1],
		[64, 64, 2],
		[200, 200, 17],
		[500, 150, 256],
	] as const) {
		const numbers = Uint8Array.from({ length: width * height }, () => Math.floor(random() * kinds));
		const file = new GifFile(width, height, palette);
		file.add({ left: 0, top: 0, width, height, numbers, milliseconds: 40 });
		const [frame] = readGif(file.finish()).frames;
		const seen = (frame?.seen ?? new Uint8Array()).filter((_, index) => index % 3 === 0);
		expect(Buffer.from(seen).equals(Buffer.from(numbers)), `${width}x${height}`).toBe(true);
	}
});

test("the end code of a GIF has the width that decoders expect, even when the code table is full", () => {
	const palette = Array.from({ length: 256 }, (_, number) => [number, number, number]);
	// No two neighbours come again: a code for each pixel, of which 3839 fill a table. The last is
	// a bit short where two are full, and 767 more.
	const numbers = new Uint8Array(8500);
	for (let at = 1; at < numbers.length; at++)
		numbers[at] = (numbers[at - 1] ?? 0) + 2 * (at >> 8) + 1;
	for (const around of [255, 767, 1791, 2 * 3839 + 767]) {
		for (let width = around - 4; width < around + 4; width++) {
			const file = new GifFile(width, 1, palette);
			const frame = { left: 0, top: 0, width, height: 1, milliseconds: 40 };
			file.add({ ...frame, numbers: numbers.subarray(0, width) });
			expect(readGif(file.finish()).frames[0]?.seen).toHaveLength(3 * width);
		}
	}
});
