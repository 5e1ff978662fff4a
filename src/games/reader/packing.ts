// How bytes are packed, by those that they begin with.

import { joined } from "./stretches.ts";

const MARKS = {
	gzip: [0x1f, 0x8b],
	Zstandard: [0x28, 0xb5, 0x2f, 0xfd],
	zip: [0x50, 0x4b, 0x03, 0x04],
	bzip2: [0x42, 0x5a, 0x68],
	xz: [0xfd, 0x37, 0x7a, 0x58],
	"7-Zip": [0x37, 0x7a, 0xbc, 0xaf],
} as const;
const LONGEST_MARK = 4;

type Packing = keyof typeof MARKS;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
	mark.every((byte, index) => bytes[index] === byte);

async function* withFirst(
	first: Uint8Array,
	rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
	try {
		yield first;
		for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
	} finally {
		await rest.return?.();
	}
}

/** Takes the first bytes; gives all of them, and how they are packed if they are. */
export async function begin(input: AsyncIterable<Uint8Array>): Promise<{
	readonly packing: Packing | undefined;
	readonly bytes: AsyncGenerator<Uint8Array>;
}> {
	const rest = input[Symbol.asyncIterator]();
	let first: Uint8Array = new Uint8Array(0);
	while (first.length < LONGEST_MARK) {
		const { done, value } = await rest.next();
		if (done) break;
		first = joined([first, value]);
	}
	const packings = Object.keys(MARKS) as Packing[];
	const packing = packings.find((name) => beginsWith(first, MARKS[name]));
	return { packing, bytes: withFirst(first, rest) };
}
