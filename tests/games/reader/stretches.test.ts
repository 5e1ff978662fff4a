// A file comes in stretches that end where lines do, and where letters do in a line without an end.

import { expect, test } from "vitest";
import { Stretches } from "../../../src/games/reader/stretches.ts";

const ENOUGH = 2 ** 10;

function stretchesIn(bytes: Uint8Array, step: number): Uint8Array[] {
	const stretches = new Stretches(ENOUGH);
	const found: Uint8Array[] = [];
	for (let at = 0; at < bytes.length; at += step) {
		const stretch = stretches.add(bytes.subarray(at, at + step));
		if (stretch !== undefined) found.push(stretch.slice());
	}
	return [...found, stretches.end().slice()];
}

test("a block of text ends after the last complete line", () => {
	const text = `${"a line\n".repeat(1000)}the rest`;
	for (const step of [7, 100, 1024, 5000]) {
		const found = stretchesIn(Buffer.from(text), step).map((bytes) =>
			Buffer.from(bytes).toString(),
		);
		expect(found.join("")).toBe(text);
		expect(found.slice(0, -1).every((stretch) => stretch.endsWith("\n"))).toBe(true);
	}
});

test("a line without an end is read in blocks of bounded size, without splitting a letter", () => {
	const text = "\u00e9a\u2654\u{1f409}".repeat(3000);
	for (const step of [1, 100, 1023, 1024, 1025]) {
		const found = stretchesIn(Buffer.from(text), step);
		expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(2 * ENOUGH + 8);
		const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
		expect(found.map((bytes) => utf8.decode(bytes)).join("")).toBe(text);
	}
	// The encoding of Windows in the West: every letter is a byte.
	const latin = Buffer.from("\u00e9\u00e8\u00bf".repeat(1000), "latin1");
	expect(Buffer.concat(stretchesIn(latin, 100)).toString()).toBe("\u00e9\u00e8\u00bf".repeat(1000));
});
