// The package square-control: what other programs import, each entry a file for browsers, Node.js,
// workers and bundlers alike.

import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { within } from "./scripts/within.mjs";

/** A drawing with its licence, without what nobody sees: a thousandth of a tile, names, blanks. */
function slim(svg: string): string {
	const [licence = "", drawing = ""] = svg.split(/(?<=-->)/);
	const rounded = drawing.replace(/\d+\.\d+/g, (number) =>
		String(Number(Number(number).toFixed(3))),
	);
	const named = rounded.replace(/ id="(?![wb][pnbrqk]")[^"]*"/g, "");
	return licence + named.replace(/\s+/g, " ").replaceAll("> <", "><");
}

const PIECES = "node_modules/cm-chessboard/assets/pieces/standard.svg";

/**
 * The pieces as well: there may be no address, and none that a page's policy lets its scripts ask.
 */
const piecesWithin: Plugin = {
	name: "pieces-within",
	enforce: "pre",
	load: (id) =>
		id.endsWith("/src/board/pieceSet.ts")
			? `export const fetchPieceSet = async () => ${JSON.stringify(slim(readFileSync(PIECES, "utf8")))};`
			: null,
};

/** What is chosen in place of the first board stays a file of its own, asked for when it is. */
const stylesApart: Plugin = {
	name: "styles-apart",
	enforce: "pre",
	resolveId: (id, importer) =>
		id === "./styles.ts" && importer?.endsWith("/lateStyles.ts")
			? { id: "./styles.js", external: true }
			: null,
};

/** Whoever takes heat in a React page may take it elsewhere in it as well: there is one file of it. */
const heatApart: Plugin = {
	name: "heat-apart",
	enforce: "pre",
	resolveId: (id, importer) =>
		id === "./heat.ts" && importer?.endsWith("/heatReact.ts")
			? { id: "./heat.js", external: true }
			: null,
};

/** What comes late in the application is here at once: in one file nothing can come later. */
const atOnce: Plugin = {
	name: "at-once",
	enforce: "pre",
	transform(code, id) {
		if (!id.includes("/src/") || !code.includes("latePart(")) return null;
		const parts: string[] = [];
		const changed = code.replace(/\(\) => import\(("\.[^"]+")\)/g, (late, from: string) => {
			if (from === '"./styles.ts"') return late;
			parts.push(`import * as late${parts.length} from ${from};`);
			return `async () => late${parts.length - 1}`;
		});
		return parts.join("") + changed;
	},
};

const NAME = "square-control";

/**
 * The board's styles and names in pages of others: all within our element, none that a page may
 * have as well.
 */
const ownNames: Plugin = {
	name: "own-names",
	enforce: "pre",
	transform(code, id) {
		if (!id.includes("/src/")) return null;
		if (id.endsWith(".css")) {
			const named = code.replace(/\.(?=[a-z])(?!square-control|konvajs)/g, `.${NAME}-`);
			return named.replace(/^@layer \w+ \{/m, `.${NAME} {`);
		}
		return code.replace(/(\bclassName ?= ?)"(?!square-control)([\w-]+)"/g, `$1"${NAME}-$2"`);
	},
};

/** Each entry by itself, as its mode: files in common would make the smaller ones larger. */
export default defineConfig(({ mode }) => ({
	logLevel: "warn",
	publicDir: false,
	plugins: [within, piecesWithin, stylesApart, heatApart, atOnce, ownNames],
	build: {
		target: "es2022",
		outDir: "build/package",
		emptyOutDir: false,
		minify: true,
		lib: {
			entry: { [mode]: `src/package/${mode}.ts${mode === "react" ? "x" : ""}` },
			formats: ["es"],
			cssFileName: mode,
		},
		rollupOptions: {
			external: /^(?:chess\.js|@mliebelt\/pgn-parser|konva|react(?:-dom|-konva)?)(?:\/|$)/,
			output: {
				entryFileNames: "[name].js",
				codeSplitting: false,
				minify: true,
				// Where pages are rendered in parts, this one belongs to the browser's. A hook belongs to
				// what calls it, and bundlers warn of a directive that they leave out.
				...(mode === "react" && { banner: '"use client";' }),
			},
		},
	},
}));
