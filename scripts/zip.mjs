// Zip files: the same bytes for the same files, whenever they are made.

import { crc32, deflateRawSync } from "node:zlib";

/** The first day that the format knows. */
const NO_DATE = 0x21;

const numbers = (...pairs) => {
	const bytes = Buffer.alloc(pairs.reduce((sum, [size]) => sum + size, 0));
	let at = 0;
	for (const [size, value] of pairs) at = bytes.writeUIntLE(value, at, size);
	return bytes;
};

/**
 * Files of one folder, deflated, as a zip file.
 *
 * @param {readonly (readonly [name: string, bytes: Uint8Array])[]} files
 */
export function zipped(files) {
	const parts = [];
	const entries = [];
	let offset = 0;
	for (const [name, bytes] of files) {
		const title = Buffer.from(name);
		const packed = deflateRawSync(bytes, { level: 9 });
		// Version 2.0, no flags, deflated, time and date, checksum, sizes, length of the name, no more.
		const common = [
			...[
				[2, 20],
				[2, 0],
				[2, 8],
				[2, 0],
				[2, NO_DATE],
				[4, crc32(bytes)],
			],
			...[
				[4, packed.length],
				[4, bytes.length],
				[2, title.length],
				[2, 0],
			],
		];
		const head = numbers([4, 0x04034b50], ...common);
		parts.push(head, title, packed);
		const where = [
			[2, 0],
			[2, 0],
			[2, 0],
			[4, 0],
			[4, offset],
		];
		entries.push(numbers([4, 0x02014b50], [2, 20], ...common, ...where), title);
		offset += head.length + title.length + packed.length;
	}
	const directory = Buffer.concat(entries);
	const count = files.length;
	const end = numbers(
		...[
			[4, 0x06054b50],
			[2, 0],
			[2, 0],
			[2, count],
			[2, count],
		],
		...[
			[4, directory.length],
			[4, offset],
			[2, 0],
		],
	);
	return Buffer.concat([...parts, directory, end]);
}
