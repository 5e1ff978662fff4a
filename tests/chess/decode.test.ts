// Bytes to text: in steps, so that a large file keeps no page waiting, and the same as at once.

import { afterEach, expect, test, vi } from "vitest";
import { decodeText, decoding } from "../../src/chess/decode.ts";

afterEach(() => void vi.restoreAllMocks());

/** Letters of one, two, three and four bytes: a step ends within each of them somewhere. */
const TEXT = `[Event "Кубок Köln 杯 𝔊"]\n\n1. e4 *\n\n`.repeat(100_000);

const utf16 = (text: string, mark: readonly number[], isBig: boolean) => {
	const bytes = new Uint8Array(2 + text.length * 2);
	bytes.set(mark);
	const view = new DataView(bytes.buffer);
	for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig);
	return bytes;
};

const FILES: Readonly<Record<string, readonly [bytes: Uint8Array, text: string]>> = {
	"UTF-8": [new TextEncoder().encode(TEXT), TEXT],
	"UTF-16, little end first": [utf16(TEXT, [0xff, 0xfe], false), TEXT],
	"UTF-16, big end first": [utf16(TEXT, [0xfe, 0xff], true), TEXT],
	"what Windows used, found late": [
		Uint8Array.from(Buffer.from(`${"1. e4 *\n".repeat(400_000)}{K\xf6ln}`, "latin1")),
		`${"1. e4 *\n".repeat(400_000)}{Köln}`,
	],
	nothing: [new Uint8Array(), ""],
};

for (const [name, [bytes, text]] of Object.entries(FILES)) {
	test(`no step of decoding handles more than about a million bytes: ${name}`, () => {
		const decode = vi.spyOn(TextDecoder.prototype, "decode");
		let most = 0;
		const work = decoding(bytes);
		for (let step = work.next(); ; step = work.next()) {
			const lengths = decode.mock.calls.map(([given]) => given?.byteLength ?? 0);
			most = Math.max(
				most,
				lengths.reduce((sum, length) => sum + length, 0),
			);
			decode.mockClear();
			if (!step.done) continue;
			expect(step.value === text).toBe(true);
			break;
		}
		expect(most).toBeLessThanOrEqual(2 ** 20);
		expect(decodeText(bytes) === text).toBe(true);
	});
}
