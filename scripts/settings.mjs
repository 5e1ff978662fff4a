// Settings in pages: what a host has set, at the build or when it starts to serve, goes into the
// policy of each page, into one object that scripts read (src/runtime/settings.ts), and into what
// previews of links need, whole addresses.

import { createHash } from "node:crypto";
import { givenIn, policy, policyGiven } from "./policy.mjs";

const NAMES = ["FOLLOW", "FOLLOW_NEWS", "IMPORT", "ANALYTICS", "ENGINE", "SITE"].map(
	(name) => `VITE_${name}`,
);

/** @param {Record<string, string | undefined>} environment */
export const settingsIn = (environment) =>
	Object.fromEntries(
		NAMES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
	);

const META = /\s*<meta name="square-control" content="([^"]*)" \/>/;

const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const unquoted = (text) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const readSettings = (html) => JSON.parse(unquoted(META.exec(html)?.[1] ?? "{}"));

/** Policies of pages name the scripts that stand in pages. */
const HASHES = /'sha256-([^']+)'/g;

/** The same for these settings; what is no page's policy stays. */
function policyFor(old, page, settings) {
	const hashes = [...old.matchAll(HASHES)].map(([, hash]) => hash);
	if (hashes.length === 0) return old;
	const [, rest = ""] = /(; frame-ancestors .*)$/.exec(old) ?? [];
	return policy(policyGiven(page, givenIn(settings)), ...hashes) + rest;
}

/** Previews of links take whole addresses alone. */
function withSite(html, page, site) {
	const base = new URL(site.endsWith("/") ? site : `${site}/`).href;
	const own = base + (page === "index" || page === "analysisBoard" ? "" : page);
	const described = html.includes('property="og:image"');
	return html
		.replace(/\s*<link rel="canonical"[^>]*>|\s*<meta property="og:url"[^>]*>/g, "")
		.replace(
			/(<meta property="og:image" content=")[^"]*(card\.png" \/>)/,
			(_, before, image) => before + base + image,
		)
		.replace("</title>", (end) =>
			described && page !== "404"
				? `${end}\n\t\t<link rel="canonical" href="${quoted(own)}" />\n\t\t<meta property="og:url" content="${quoted(own)}" />`
				: end,
		);
}

const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/;

/** A page by its name, with these settings beside those that it has. */
export function withSettings(html, page, added) {
	const settings = { ...readSettings(html), ...added };
	if (Object.keys(settings).length === 0) return html;
	const text = quoted(JSON.stringify(settings));
	const told = html
		.replace(META, "")
		.replace(POLICY, (_, before, old) => before + policyFor(old, page, settings))
		.replace(
			/<meta http-equiv="Content-Security-Policy"[^>]*>/,
			(meta) => `${meta}\n\t\t<meta name="square-control" content="${text}" />`,
		);
	return settings.VITE_SITE ? withSite(told, page, settings.VITE_SITE) : told;
}

const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** The service worker, which is told of changed pages: else visitors would keep the old ones. */
function workerFor(text, pageOf, settings) {
	const pages = text.replace(
		/(url:[`"']([\w-]+\.html)[`"'],revision:[`"'])[0-9a-f]{16}/g,
		(_, before, name) => before + hashOf(pageOf(name)),
	);
	return pages.replace(
		/(precache:[`"'])([0-9a-f]{16})/,
		(_, before, old) => before + hashOf(old + JSON.stringify(settings)),
	);
}

/**
 * For a server: files and headers as settings have them. Without settings all is as it was built.
 * A page under static/ never changes.
 */
export function configuring(settings) {
	const isSet = Object.keys(settings).length > 0;
	const pageIn = (name) => (isSet ? /^\/?([\w-]+)\.html$/.exec(name)?.[1] : undefined);
	const pageFor = (name, html) => withSettings(html, pageIn(name), settings);
	return {
		/** Undefined where it stays. `read` gives the text of another file. */
		content(name, read) {
			if (pageIn(name) !== undefined) return pageFor(name, read(name));
			if (!isSet || name !== "/sw.js") return undefined;
			return workerFor(read(name), (page) => pageFor(page, read(page)), settings);
		},
		headers(name, headers, read) {
			const page = pageIn(name);
			const old = headers["Content-Security-Policy"];
			if (page === undefined || old === undefined) return headers;
			const all = { ...readSettings(read(name)), ...settings };
			return { ...headers, "Content-Security-Policy": policyFor(old, page, all) };
		},
	};
}
