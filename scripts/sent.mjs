// Content that pages are sent with, so that the first paint needs no script: the landing page and
// About as the application renders them, one style sheet, and the names of the files that the board
// needs.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./prepare.mjs";

const bytesOf = (name) => new Uint8Array(readFileSync(join(root, name)));

/** Sheets are not for what renders. */
const withoutSheets = {
	name: "without-sheets",
	enforce: "pre",
	resolveId: (source) => (source.endsWith(".css") ? "\0sheet" : undefined),
	load: (id) => (id === "\0sheet" ? "" : undefined),
};

/** The pages as src/pages/app/sent/render.tsx makes them. */
export async function renderSent() {
	const { module } = await runnerImport(join(root, "src/pages/app/sent/render.tsx"), {
		root,
		configFile: false,
		logLevel: "warn",
		define: { "import.meta.env.DEV": "false" },
		plugins: [withoutSheets],
	});
	return module.renderPages({
		control: bytesOf("build/control.wasm"),
		pieces: readFileSync(
			join(root, "node_modules/cm-chessboard/assets/pieces/standard.svg"),
			"utf8",
		),
	});
}

/** Removes text that is for readers of the source alone. */
export const withoutComments = (script) =>
	script
		.replace(/^\s*(?:\/\/|\/?\*).*\n/gm, "")
		.replace(/^\t+/gm, "")
		.trim();

const isChunk = (one) => one?.type === "chunk";

/** A chunk, those that it imports, and so on; what it may load later too, if so asked. */
function chunksFrom(starts, bundle, isLater = false) {
	const found = new Set();
	const waiting = [...starts];
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (found.has(name) || !isChunk(bundle[name])) continue;
		found.add(name);
		waiting.push(...bundle[name].imports);
		if (isLater) waiting.push(...bundle[name].dynamicImports);
	}
	return [...found];
}

const sheetsOf = (names, bundle) =>
	new Set(names.flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]));

/** Of a module that has moved no page would say what it lacks. */
function chunkOf(bundle, module) {
	const chunk = Object.values(bundle).find(
		(one) =>
			isChunk(one) &&
			one.moduleIds.some((id) => id.replaceAll("\\", "/").endsWith(`/src/${module}`)),
	);
	if (chunk === undefined) throw new Error(`src/${module} is in no file of the build`);
	return chunk.fileName;
}

/** First modules of the parts that the board, and About, wait for. */
export const BOARD_PARTS = ["pages/app/analysis/Analysis.tsx", "pages/app/session.ts"];
export const ABOUT_PARTS = ["features/about/About.tsx", "pages/app/session.ts"];

const LINK = /\s*<link rel="stylesheet"[^>]*href="\.\/([^"]+)">/g;

/**
 * One style sheet of all that the application's pages are painted with until the board is there,
 * with the colours that scripts set later. Those of the page come first: one of them says in which
 * order layers go. Takes away those that no other page asks for.
 */
export function joinSheets(html, bundle, tints) {
	const entries = Object.values(bundle).filter((one) => isChunk(one) && one.isEntry);
	const ours = ["pages/app/main.tsx", ...BOARD_PARTS].map((module) => chunkOf(bundle, module));
	const here = [...ours, chunkOf(bundle, "pages/speaker/main.tsx")];
	const others = entries.map(({ fileName }) => fileName).filter((name) => !here.includes(name));
	const linked = [...html.matchAll(LINK)].map(([, name]) => name);
	const joined = [...new Set([...linked, ...sheetsOf(chunksFrom(ours, bundle), bundle)])];
	const about = [
		...sheetsOf(chunksFrom([chunkOf(bundle, "features/about/About.tsx")], bundle), bundle),
	];
	const needed = sheetsOf(chunksFrom(others, bundle, true), bundle);
	const root = tints.map(([name, value]) => `${name}:${value}`).join(";");
	const parts = joined.map((name) => String(bundle[name].source));
	const source = `${parts.join("\n")}\n@layer base{:root{${root}}}`;
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	for (const name of joined) if (!needed.has(name)) delete bundle[name];
	return {
		fileName: `static/css/page.${hash}.css`,
		source,
		joined,
		about: about.filter((name) => !joined.includes(name)),
	};
}

const inLines = (tags) => tags.map((tag) => `${tag}\n\t\t`).join("");

const sheetLink = (name, more = "") =>
	`\t<link rel="stylesheet" crossorigin href="./${name}"${more}>\n\t`;

/**
 * A page of the application with that sheet in the place of its own: asked for first, and named
 * last, since scripts within the page wait for the sheets before them.
 */
export function withSheet(html, { fileName, joined }) {
	const names = joined.map((name) => name.slice(name.lastIndexOf("/") + 1)).join(" ");
	const rest = html
		.replace(LINK, (link, name) => (joined.includes(name) ? "" : link))
		.replace(
			"<title>",
			`<link rel="preload" as="style" crossorigin href="./${fileName}">\n\t\t<title>`,
		);
	// Before others, since it says in which order layers go.
	const next = /<link rel="stylesheet"|<\/head>/;
	return rest.replace(next, (tag) => sheetLink(fileName, ` data-for="${names}"`) + tag);
}

/** With those that About alone has. */
export const withSheets = (html, names) =>
	html.replace("</head>", `${names.map((name) => sheetLink(name)).join("")}</head>`);

/**
 * Links to files that parts need and the page does not name itself, and to those that their scripts
 * fetch.
 */
export function laterOf(html, bundle, modules) {
	const files = chunksFrom(
		modules.map((module) => chunkOf(bundle, module)),
		bundle,
	).filter((name) => !html.includes(name));
	const fetched = Object.keys(bundle).filter((name) => /\/(?:control|standard)\.[^/]+$/.test(name));
	return [
		...files.map((name) => `<link rel="later" crossorigin href="./${name}">`),
		...fetched.map((name) => `<link rel="later" as="fetch" crossorigin href="./${name}">`),
	];
}

/** A page with what is seen of it first, and with the script that says whether it is. */
export const withSent = (html, { script, coming, body, later }) =>
	html
		.replace(
			'<link rel="stylesheet"',
			(sheet) => inLines([...later, `<script>${script}</script>`]) + sheet,
		)
		.replace('<div id="root">', `<div id="root" data-coming="${coming}">${body}`);
