// Pages with boards of others, chessground 9 and 10 and pgn-viewer from npm, as tests of the
// extension serve them at any address.

import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";
import { BOARDS } from "../support/boards.ts";

const ground = (from: string) => `
	import { Chessground } from "${from}";
	import "${from}/assets/chessground.base.css";
	import "${from}/assets/chessground.brown.css";
	import "${from}/assets/chessground.cburnett.css";
	window.ground = Chessground(document.getElementById("board"), {
		movable: { free: true, color: "both" }, selectable: { enabled: true },
		viewOnly: document.body.dataset.viewOnly !== undefined,
	});`;

const VIEWER = `
	import LichessPgnViewer from "@lichess-org/pgn-viewer";
	import "./node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css";
	window.viewer = LichessPgnViewer(document.getElementById("board"), {
		pgn: document.body.dataset.pgn, scrollToMove: false,
	});
	window.ground = window.viewer.ground;`;

export const PROGRAMS = {
	chessground9: ground("chessground"),
	chessground10: ground("@lichess-org/chessground"),
	viewer: VIEWER,
};

export type Program = keyof typeof PROGRAMS;

/** Builds the pages' programs. Returns the folder that they are in. */
export async function buildPages(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "square-control-extension-"));
	for (const [name, text] of Object.entries(PROGRAMS))
		writeFileSync(join(folder, `${name}.js`), text);
	symlinkSync(BOARDS, join(folder, "node_modules"), "junction");
	await build({
		root: folder,
		configFile: false,
		logLevel: "error",
		resolve: { preserveSymlinks: true },
		build: {
			target: "es2022",
			assetsInlineLimit: Number.POSITIVE_INFINITY,
			rollupOptions: {
				input: Object.keys(PROGRAMS).map((name) => join(folder, `${name}.js`)),
				output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
			},
		},
	});
	return folder;
}

/** The strictest policy under which these boards run. */
export const STRICTEST =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type Shown = {
	readonly program: Program;
	/** What else is on the page, as HTML. */
	readonly more?: string;
	/** Of the body. */
	readonly attributes?: string;
	readonly policy?: string;
};

const htmlOf = (
	{ program, more = "", attributes = "" }: Shown,
	files: readonly string[],
) => `<!doctype html>
<title>${program}</title><link rel="icon" href="data:,">
${files
	.filter((name) => name.endsWith(".css"))
	.map((name) => `<link rel="stylesheet" href="/${name}">`)
	.join("")}
<link rel="stylesheet" href="/page.css">
<body ${attributes}>${more}<div id="board"></div><script type="module" src="/${program}.js"></script>`;

const PAGE_STYLE = "body { margin: 0 } #board, .lpv { width: 400px } #board { height: 400px }";

export type Served = {
	readonly status?: number;
	readonly body: string | Buffer;
	readonly contentType: string;
	readonly headers: Readonly<Record<string, string>>;
};

/** What is served under a path: a page, where one is to be shown, or a file of the boards. */
export function servedAt(folder: string, path: string, shown?: Shown): Served | undefined {
	const dist = join(folder, "dist");
	if (shown !== undefined) {
		const headers = shown.policy ? { "content-security-policy": shown.policy } : {};
		const own = readdirSync(dist).filter((name) => name.startsWith(shown.program));
		return { body: htmlOf(shown, own), contentType: "text/html", headers };
	}
	if (path === "/page.css") return { body: PAGE_STYLE, contentType: "text/css", headers: {} };
	const file = join(dist, path);
	if (path.length < 2 || !existsSync(file)) return undefined;
	const contentType = MEDIA_TYPES[extname(path)] ?? "text/plain";
	return { body: readFileSync(file), contentType, headers: {} };
}
