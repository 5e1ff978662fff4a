// The package square-control: what other programs import, each entry a file for browsers, Node.js, workers and bundlers alike.

import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const PACKED = "packed:";

/** Puts WebAssembly modules into the script that imports them: together they are smaller than each by itself. */
const packed: Plugin = {
	name: "packed",
	enforce: "pre",
	resolveId: (id) => (id.startsWith(PACKED) ? `\0${id}` : null),
	load(id) {
		if (!id.startsWith(`\0${PACKED}`)) return null;
		const names = id.slice(PACKED.length + 1).split("+");
		const modules = names.map((name) => readFileSync(`build/${name}.wasm`));
		const text = deflateRawSync(Buffer.concat(modules), { level: 9 }).toString("base64");
		return `export default ${JSON.stringify({ text, sizes: modules.map(({ length }) => length) })}`;
	},
};

/** Each entry by itself, as its mode: files in common would make the smaller ones larger. */
export default defineConfig(({ mode }) => ({
	logLevel: "warn",
	publicDir: false,
	plugins: [packed],
	build: {
		target: "es2022",
		outDir: "build/package",
		emptyOutDir: false,
		minify: true,
		lib: {
			entry: { [mode]: `src/package/${mode}.ts` },
			formats: ["es"],
		},
		rollupOptions: {
			external: ["chess.js", "@mliebelt/pgn-parser"],
			output: { entryFileNames: "[name].js", chunkFileNames: "[name].js", minify: true },
		},
	},
}));
