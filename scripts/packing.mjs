// Beside each file that packing makes smaller, the same file packed by brotli and by gzip, as hosts
// send it: app.js, app.js.br, app.js.gz. What has been packed is kept by its content in
// build/packed, so that a build packs what has changed alone.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PACKED_TYPES } from "./mediaTypes.mjs";
import { root } from "./prepare.mjs";

/** Bytes: what is smaller fits into the packet that its headers come in. */
const MIN_BYTES = 1000;

/** Brotli's 10 and 11 take three times as long, for a twentieth less. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

/** Files at a time: Node.js packs on four threads. */
const AT_ONCE = 8;

/** Endings of packed files, and how they are made. */
const PACKERS = {
	br: (bytes) =>
		promisify(brotliCompress)(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	gz: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
};

export const CACHE = join(root, "build/packed");

export const isPacked = (name) => /\.(?:br|gz)$/.test(name);

/** Files with the same content are packed at the same time. */
let packings = 0;

/** Packs content once. Empty where it does not shrink: then there is no packed file. */
async function packed(bytes, kind, cache, used) {
	const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${kind}`;
	const file = join(cache, name);
	used.add(name);
	if (existsSync(file)) return file;
	const small = await PACKERS[kind](bytes);
	const fresh = `${file}.${process.pid}.${packings++}`;
	await writeFile(fresh, small.length < bytes.length ? small : "");
	await rename(fresh, file);
	return file;
}

async function packFile(path, cache, used) {
	const bytes = await readFile(path);
	for (const kind of Object.keys(PACKERS)) {
		const beside = `${path}.${kind}`;
		const small = bytes.length < MIN_BYTES ? undefined : await packed(bytes, kind, cache, used);
		const isSmaller = small !== undefined && (await readFile(small)).length > 0;
		if (isSmaller) await copyFile(small, beside);
		else await rm(beside, { force: true });
	}
}

/** Packs all files of a folder, and deletes packed files of what is gone. */
export async function packFolder(folder, cache = CACHE) {
	await mkdir(cache, { recursive: true });
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const sources = paths.filter((path) => PACKED_TYPES.test(path));
	const used = new Set();
	const left = [...sources];
	const work = async () => {
		for (let path = left.pop(); path !== undefined; path = left.pop()) {
			await packFile(path, cache, used);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	const known = new Set(sources);
	for (const path of paths) {
		if (isPacked(path) && !known.has(path.slice(0, -3))) await rm(path, { force: true });
	}
	return used;
}

/** Deletes what the last build of the application has not used. */
async function tidy(used) {
	for (const name of await readdir(CACHE)) {
		if (!used.has(name)) await rm(join(CACHE, name), { force: true });
	}
}

/** For Vite's build: the last of all that writes files. */
export const packing = {
	name: "packing",
	apply: "build",
	writeBundle: {
		order: "post",
		sequential: true,
		async handler({ dir }) {
			const used = await packFolder(dir);
			if (dir === join(root, "dist")) await tidy(used);
		},
	},
};
