// A browser with the extension in it, and pages with boards of others that it comes to: chessground
// 9 and 10 and pgn-viewer from npm, served at any address without a network.

import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { build } from "vite";
import { BROWSER_ARGS, findBrowser } from "../../scripts/browser.mjs";
import { MEDIA_TYPES } from "../../scripts/mediaTypes.mjs";
import { BOARDS } from "../support/boards.ts";
import { atRoot } from "../support/core.ts";

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
<title>${program}</title>
${files
	.filter((name) => name.endsWith(".css"))
	.map((name) => `<link rel="stylesheet" href="/${name}">`)
	.join("")}
<link rel="stylesheet" href="/page.css">
<body ${attributes}>${more}<div id="board"></div><script type="module" src="/${program}.js"></script>`;

const PAGE_STYLE = "body { margin: 0 } #board, .lpv { width: 400px } #board { height: 400px }";

/** Chromium without a screen, with the extension, which has the permission for the sites. */
export async function openBrowser(sites: readonly string[]) {
	// A windowless one, which tests may be given, has no extensions.
	const { CHROMIUM_PATH: _, ...others } = process.env;
	const executablePath = findBrowser(others);
	if (executablePath === undefined) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "square-control-profile-"));
	const own = join(folder, "extension");
	cpSync(atRoot("build/extension"), own, { recursive: true });
	const manifest = JSON.parse(readFileSync(join(own, "manifest.json"), "utf8"));
	// As if a visitor had pressed the button of the panel, and Yes.
	writeFileSync(
		join(own, "manifest.json"),
		JSON.stringify({ ...manifest, host_permissions: sites }),
	);
	const args = BROWSER_ARGS.map((one) =>
		one.startsWith("--disable-features=") ? `${one},DisableLoadExtensionCommandLineSwitch` : one,
	);
	const context = await chromium.launchPersistentContext(join(folder, "profile"), {
		executablePath,
		args: [...args, `--load-extension=${own}`, `--disable-extensions-except=${own}`],
		ignoreDefaultArgs: ["--disable-extensions"],
		viewport: { width: 800, height: 600 },
	});
	async function close(): Promise<void> {
		await context.close();
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
	const isThere = () => context.serviceWorkers()[0];
	const worker =
		isThere() ?? (await context.waitForEvent("serviceworker", { timeout: 10_000 }).catch(isThere));
	if (worker !== undefined) return { context, worker, close };
	await close();
	return undefined;
}

/** Serves a page of ours at an address, and nothing else from anywhere. */
export async function serve(context: BrowserContext, folder: string, pages: Map<string, Shown>) {
	const dist = join(folder, "dist");
	const files = readdirSync(dist);
	const requests: string[] = [];
	await context.route(/^https?:/, (route) => {
		const url = route.request().url();
		const { pathname } = new URL(url);
		const shown = pages.get(url);
		if (shown !== undefined) {
			const headers = shown.policy ? { "content-security-policy": shown.policy } : {};
			const own = files.filter((name) => name.startsWith(shown.program));
			return route.fulfill({ body: htmlOf(shown, own), contentType: "text/html", headers });
		}
		if (pathname === "/page.css")
			return route.fulfill({ body: PAGE_STYLE, contentType: "text/css" });
		const path = join(dist, pathname);
		if (pathname.length > 1 && existsSync(path)) {
			const contentType = MEDIA_TYPES[extname(path)] ?? "text/plain";
			return route.fulfill({ body: readFileSync(path), contentType });
		}
		if (pathname !== "/favicon.ico") requests.push(url);
		return route.fulfill({ status: 404 });
	});
	return requests;
}
