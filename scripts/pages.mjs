// What a static host needs beside the bundle: a policy of what may run, a page for each address
// that the application knows, one for all others, and the same policy as headers.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LASTING_FOLDER, lasting, withLasting } from "./lasting.mjs";
import { licencePage } from "./licences.mjs";
import { root } from "./prepare.mjs";

const fallback = readFileSync(join(root, "src/app/fallback.js"), "utf8").trim();

const originOf = (address) => (address ? ` ${new URL(address).origin}` : "");

/** Where games are fetched from, where somebody asks for it (src/import/sites.ts). */
export const IMPORTED_FROM = ["https://lichess.org", "https://api.chess.com"];

const originsIn = (named = "") =>
	named
		.split(/\s+/)
		.filter(Boolean)
		.map((address) => new URL(address).origin);

/**
 * What a build was told by its environment, and those who serve it again: an analytics script,
 * whether games may be fetched, where else there are games that boards follow, and whose pages are
 * told what frames follow (src/embed/channel.ts): what is no address stops the build.
 */
export const givenIn = (environment) => ({
	analytics: environment.VITE_ANALYTICS,
	imports: environment.VITE_IMPORT === "off" ? [] : IMPORTED_FROM,
	followed: originsIn(environment.VITE_FOLLOW),
	told: originsIn(environment.VITE_FOLLOW_NEWS),
});

/** Nothing runs but our own files, the core, and the one script in 404.html. */
function policy({ analytics, imports = [], followed = [] }) {
	const hash = createHash("sha256").update(fallback).digest("base64");
	const other = originOf(analytics);
	return [
		"default-src 'self'",
		`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'${other}`,
		["connect-src 'self'", ...imports, ...followed].join(" ") + other,
		"img-src 'self' data: blob:",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join("; ");
}

/**
 * For what pages of other origins load: frames without an origin of their own, and pages that
 * isolate themselves, too.
 */
export const FOR_OTHERS = {
	"Access-Control-Allow-Origin": "*",
	"Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * For what is named by its content. A part that has been fetched is then imported without asking
 * the host again.
 */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** For every page. */
const FOR_PAGES = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * For the service worker, which no policy of a page holds: it asks its own host alone. Through it
 * browsers find a new version.
 */
export const FOR_WORKER = {
	"Content-Security-Policy": "default-src 'self'",
	"Cache-Control": "no-cache",
};

/**
 * For the engine, a program of others: it runs in a worker, by no policy of a page, and asks for
 * its own file alone. Its address has its version, and a copy that came damaged is asked for again.
 */
export const FOR_ENGINE = {
	"Content-Security-Policy":
		"default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
	"Cache-Control": "no-cache",
};

/** For what runs in a frame: so it comes in pages that isolate themselves, too. */
const IN_FRAMES = {
	...FOR_PAGES,
	"Cross-Origin-Embedder-Policy": "require-corp",
};

/**
 * What is under static/. A page there has its policy in itself alone, so that no later release
 * gives it another.
 */
export const staticHeaders = (address) => ({
	...FOR_OTHERS,
	...FOR_EVER,
	...(address.startsWith(`/${LASTING_FOLDER}`) && IN_FRAMES),
});

/** May this page be framed by anyone? */
const isOpen = (page) => page === "embed";

/**
 * A board in somebody's page follows games, where that page asks it to; the page that shows boards
 * and the speaker's window ask nobody else.
 */
function givenTo(page, given) {
	if (page === "demo" || page === "speaker") return {};
	return page === "embed" ? { ...given, analytics: undefined } : given;
}

/**
 * Headers for a page by its name. The page that may be framed says nothing of frames: whatever it
 * said, a star included, would shut out pages from disk and sandboxed ones, whose origin no policy
 * can name.
 */
export const headers = (page, given) => ({
	"Content-Security-Policy":
		policy(givenTo(page, given)) + (isOpen(page) ? "" : "; frame-ancestors 'none'"),
	...FOR_PAGES,
	...(isOpen(page) && { ...FOR_OTHERS, ...IN_FRAMES }),
});

/**
 * Every address of every page: a host adds up the headers of all rules that fit, so no policy may
 * fit twice.
 */
const PAGES = [
	"",
	"index",
	"about",
	"analysisBoard",
	"demo",
	"embed",
	"speaker",
	"licences",
	"404",
];

const rule = (at, given) =>
	`${at}\n${Object.entries(given)
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join("")}`;

/**
 * As Netlify, Cloudflare Pages and others read them. No rule against frames fits every address,
 * since it would fit the embed page as well; what is served elsewhere (404.html, mostly) refuses to
 * run in a frame by itself.
 */
export const headerFile = (given) =>
	rule("/embed.js", FOR_OTHERS) +
	rule("/sw.js", FOR_WORKER) +
	rule("/engine/*", FOR_ENGINE) +
	rule("/static/*", { ...FOR_OTHERS, ...FOR_EVER }) +
	rule(`/${LASTING_FOLDER}*`, IN_FRAMES) +
	PAGES.flatMap((page) =>
		(page === "" ? ["/"] : [`/${page}`, `/${page}.html`]).map((at) =>
			rule(at, headers(page, given)),
		),
	).join("");

const withPolicy = (html, page, given) =>
	html.replace(
		"<head>",
		`<head>\n\t\t<meta http-equiv="Content-Security-Policy" content="${policy(givenTo(page, given))}" />`,
	);

/** The front page without what starts it, and with what finds it instead. */
const fallbackPage = (html) =>
	html
		.replace(
			/\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|icon|apple-touch-icon|manifest)")[^>]*>(?:<\/script>)?/g,
			"",
		)
		.replace("</body>", `\t<script>${fallback}</script>\n\t</body>`);

/** For Vite's build. */
export function pages(given) {
	return {
		name: "pages",
		apply: "build",
		enforce: "post",
		generateBundle(_, bundle) {
			const index = bundle["index.html"];
			if (index === undefined) return;
			const html = withPolicy(String(index.source), "index", given);
			index.source = html;
			const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
			const { "demo.html": demo, "embed.html": embed, "embed.js": element } = bundle;
			const speaker = bundle["speaker.html"];
			speaker.source = withPolicy(String(speaker.source), "speaker", given);
			embed.source = withPolicy(String(embed.source), "embed", given);
			const version = lasting(String(element.source), embed.source);
			for (const { fileName, source } of [version.script, version.page]) emit(fileName, source);
			demo.source = withLasting(withPolicy(String(demo.source), "demo", given), version);
			emit("about.html", html);
			emit("analysisBoard.html", html);
			emit("licences.html", licencePage(html));
			emit("404.html", fallbackPage(html));
			emit("_headers", headerFile(given));
		},
	};
}
