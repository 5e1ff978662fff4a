// Writes the files that a static host needs beside the bundle: a policy of what may run, a page for
// each address that the application knows, one for all others, and the same policy as headers.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LASTING_FOLDER, lasting, withLasting } from "./lasting.mjs";
import { licencePage } from "./licences.mjs";
import { FRAMED, givenIn, policy, policyGiven, QUIET } from "./policy.mjs";
import { root } from "./prepare.mjs";
import {
	ABOUT_PARTS,
	BOARD_PARTS,
	joinSheets,
	laterOf,
	renderSent,
	withoutComments,
	withSent,
	withSheet,
	withSheets,
} from "./sent.mjs";
import { settingsIn, withSettings } from "./settings.mjs";

const scriptAt = (name) => readFileSync(join(root, "src/pages/app", name), "utf8").trim();

/** Scripts within pages: in the one for unknown addresses, and in those that have content. */
const fallback = scriptAt("fallback.js");
const sent = withoutComments(scriptAt("sent/sent.js"));
const hashes = [fallback, sent].map((text) => createHash("sha256").update(text).digest("base64"));

/**
 * For what pages of other origins load: frames without an origin of their own, and pages that
 * isolate themselves, too.
 */
const FOR_OTHERS = {
	"Access-Control-Allow-Origin": "*",
	"Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * For what is named by its content. A part that has been fetched is then imported without asking
 * the host again.
 */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** For all else: browsers ask whether it has changed. */
const ASKED_AGAIN = { "Cache-Control": "no-cache" };

const FOR_ALL = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
};

/** For what runs in a frame: so it comes in pages that isolate themselves, too. */
const IN_FRAMES = { "Cross-Origin-Embedder-Policy": "require-corp" };

/**
 * For the engine, a program of others: it runs in a worker, by no policy of a page, and asks for
 * its own file alone. Its address has its version, and a copy that came damaged is asked for again.
 */
const ENGINE_POLICY =
	"default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const PAGES = ["index", "about", "analysisBoard", "licences", "404"];

/** The policy of a page by its name, as the page itself has it. */
export const policyOf = (page, given) => policy(policyGiven(page, given), ...hashes);

const unframed = (page, given) => ({
	"Content-Security-Policy": `${policyOf(page, given)}; frame-ancestors 'none'`,
});

const byName = (pages) => pages.flatMap((page) => [page, `${page}.html`]);

/**
 * The one table of headers, which all hosts are told: files and folders below the path of the
 * application, with all that is sent for them. The first row that fits counts.
 *
 * A page under static/ has its policy in itself alone, so that no later release gives it another.
 * The page that may be framed says nothing of frames: whatever it said, a star included, would shut
 * out pages from disk and sandboxed ones, whose origin no policy can name. The service worker asks
 * its own host alone.
 *
 * @returns {readonly { name: string, at: readonly string[], headers: Record<string, string> }[]}
 */
export const headerTable = (given) => [
	{
		name: "lasting",
		at: [`${LASTING_FOLDER}*`],
		headers: { ...FOR_ALL, ...FOR_OTHERS, ...FOR_EVER, ...IN_FRAMES },
	},
	{ name: "static", at: ["static/*"], headers: { ...FOR_ALL, ...FOR_OTHERS, ...FOR_EVER } },
	{
		name: "engine",
		at: ["engine/*"],
		headers: { "Content-Security-Policy": ENGINE_POLICY, ...FOR_ALL, ...ASKED_AGAIN },
	},
	{
		name: "worker",
		at: ["sw.js"],
		headers: { "Content-Security-Policy": "default-src 'self'", ...FOR_ALL, ...ASKED_AGAIN },
	},
	{ name: "script", at: ["embed.js"], headers: { ...FOR_ALL, ...FOR_OTHERS, ...ASKED_AGAIN } },
	{
		name: "framed",
		at: byName([FRAMED]),
		headers: {
			"Content-Security-Policy": policyOf(FRAMED, given),
			...FOR_ALL,
			...FOR_OTHERS,
			...IN_FRAMES,
			...ASKED_AGAIN,
		},
	},
	{
		name: "quiet",
		at: byName(QUIET),
		headers: { ...unframed(QUIET[0], given), ...FOR_ALL, ...ASKED_AGAIN },
	},
	{
		name: "page",
		at: ["*"],
		headers: { ...unframed("index", given), ...FOR_ALL, ...ASKED_AGAIN },
	},
];

const covers = (glob, other) => glob.endsWith("*") && other.startsWith(glob.slice(0, -1));

const ruleText = (at, given) =>
	`/${at}\n${Object.entries(given)
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join("")}`;

/**
 * As Netlify, Cloudflare Pages and others read them. They add up the headers of all rules that fit,
 * so no rule against frames fits every address, since it would fit the embed page as well: each
 * page has its own. What is served elsewhere (404.html, mostly) refuses to run in a frame by
 * itself.
 */
export function headerFile(given) {
	const rules = headerTable(given).map((row) =>
		row.name === "page" ? { ...row, at: ["", ...byName(PAGES), "docs/*"] } : row,
	);
	return rules
		.flatMap(({ at, headers }, index) =>
			at.map((address) => {
				const others = rules.slice(index + 1);
				const wider = others.find((row) => row.at.some((glob) => covers(glob, address)));
				const own = Object.entries(headers).filter(([name]) => !(name in (wider?.headers ?? {})));
				return ruleText(address, Object.fromEntries(own));
			}),
		)
		.join("");
}

const withPolicy = (html, page, given) =>
	html.replace(
		"<head>",
		`<head>\n\t\t<meta http-equiv="Content-Security-Policy" content="${policyOf(page, given)}" />`,
	);

/** The front page without what starts it, and with what finds it instead. */
const fallbackPage = (html) =>
	html
		.replace(
			/\s*<(?:script type="module"|link rel="(?:modulepreload|preload|stylesheet|icon|apple-touch-icon|manifest)")[^>]*>(?:<\/script>)?/g,
			"",
		)
		.replace("</body>", `\t<script>${fallback}</script>\n\t</body>`);

/** Titles and descriptions of pages for search engines and previews. */
const DESCRIBED = {
	about: {
		title: "About · Square Control",
		description:
			"What it means to control a square, with worked examples: pins, batteries, exchanges.",
	},
	licences: {
		title: "Licences · Square Control",
		description: "What Square Control is made with, and under which licences.",
	},
	404: {
		title: "Nothing to see here! · Square Control",
		description: "There is no such page.",
	},
};

const described = (html, page) => {
	const { title, description } = DESCRIBED[page];
	return html
		.replace(/<title>[^<]*/, `<title>${title}`)
		.replace(/(property="og:title" content=")[^"]*/, `$1${title}`)
		.replace(/((?:name="|property="og:)description" content=")[^"]*/g, `$1${description}`);
};

/** For Vite's build. */
export function pages(environment) {
	const given = givenIn(environment);
	const settings = settingsIn(environment);
	const finished = (html, page) => withSettings(withPolicy(html, page, given), page, settings);
	return {
		name: "pages",
		apply: "build",
		enforce: "post",
		async generateBundle(_, bundle) {
			const index = bundle["index.html"];
			if (index === undefined) return;
			const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
			const pages = await renderSent();
			const sheet = joinSheets(String(index.source), bundle, pages.tints);
			emit(sheet.fileName, sheet.source);
			const front = withSheet(String(index.source), sheet);
			const send = (html, body, parts) =>
				withSent(html, {
					script: sent,
					coming: pages.coming,
					body,
					later: laterOf(html, bundle, parts),
				});
			const board = send(front, pages.board, BOARD_PARTS);
			index.source = finished(board, "index");
			const { "demo.html": demo, "embed.html": embed, "embed.js": element } = bundle;
			const speaker = bundle["speaker.html"];
			speaker.source = finished(withSheet(String(speaker.source), sheet), "speaker");
			embed.source = finished(String(embed.source), "embed");
			const version = lasting(String(element.source), embed.source);
			for (const { fileName, source } of [version.script, version.page]) emit(fileName, source);
			demo.source = withLasting(finished(String(demo.source), "demo"), version);
			emit("analysisBoard.html", finished(board, "analysisBoard"));
			for (const [page, made] of [
				["about", send(withSheets(front, sheet.about), pages.about, ABOUT_PARTS)],
				["licences", licencePage(front)],
				["404", fallbackPage(front)],
			]) {
				emit(`${page}.html`, finished(described(made, page), page));
			}
			emit("_headers", headerFile(given));
		},
	};
}
