// What docs/deploying.md has hosts send is what `_headers` has, at the root of a host and below a
// path. Its lines are read here as nginx, Apache and Vercel read them, as far as they go.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headerFile } from "../../scripts/pages.mjs";
import { atRoot } from "../support/core.ts";

type Headers = Record<string, string>;
/** Of an address below a folder, `/` or `/chess/`. */
type HeadersAt = (folder: string, path: string) => Headers;

const page = readFileSync(atRoot("docs/deploying.md"), "utf8");

/** The lines of the first block of code after some words, for an application in this folder. */
function linesAfter(words: string, folder: string): string[] {
	const [, block = ""] = /```\w*\n(.+?)```/s.exec(page.slice(page.indexOf(words))) ?? [];
	return block.split("\n").map((line) => line.trim().replaceAll("PATH", folder));
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/, "$1");

const isSent = (headers: Headers): Headers =>
	Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));

/** Variables by the first pattern that fits another, and headers that are made of them. */
function nginx(folder: string, path: string): Headers {
	const variables: Headers = { $uri: path };
	const sent: Headers = {};
	let [from, to] = ["", ""];
	for (const line of linesAfter("nginx, with", folder)) {
		[, from = from, to = to] = /^map (\$\w+) (\$\w+)/.exec(line) ?? [];
		const [, pattern, quoted = ""] = /(?:~(\S+)|default) +("[^"]*"|\$1);/.exec(line) ?? [];
		const fit = new RegExp(pattern ?? "").exec(variables[from] ?? "");
		if (quoted && fit && !(to in variables)) {
			variables[to] = unquoted(quoted.replace("$1", () => fit[1] ?? ""));
		}
		const [, name, given = ""] = /^add_header (\S+) (.+) always;$/.exec(line) ?? [];
		if (name) sent[name] = unquoted(variables[given] ?? given.replace(/^\$.*/, ""));
	}
	return isSent(sent);
}

/** Rules of a file, by its name or its address. What comes later goes before. */
function apache(folder: string, path: string): Headers {
	const sent: Headers = {};
	let isMeant = true;
	for (const line of linesAfter("Apache, in", folder)) {
		const [, kind, of = ""] = /^<(Files|FilesMatch|If) "(.+)">$/.exec(line) ?? [];
		const file = path.replace(/.*\//, "");
		if (kind === "Files") isMeant = file === of;
		if (kind === "FilesMatch") isMeant = new RegExp(of).test(file);
		if (kind === "If") isMeant = new RegExp(/m#(.+)#/.exec(of)?.[1] ?? "$^").test(path);
		if (line.startsWith("</")) isMeant = true;
		const [, how, name = "", value = ""] =
			/^Header always (set|unset) (\S+) ?(.*)$/.exec(line) ?? [];
		if (isMeant && how) sent[name] = how === "set" ? unquoted(value) : "";
	}
	return isSent(sent);
}

type Rule = {
	readonly source: string;
	readonly headers: readonly { readonly key: string; readonly value: string }[];
};
const vercelRules = (folder: string): readonly Rule[] =>
	JSON.parse(linesAfter("Vercel, in", folder).join("\n")).headers;

/** Addresses of pages have no ending there. */
function vercel(folder: string, path: string): Headers {
	const file = path.slice(folder.length);
	const address =
		folder + file.replace(/^index\.html$/, "").replace(/^(?!static)(.*)\.html$/, "$1");
	const fitting = vercelRules(folder).filter(({ source }) =>
		new RegExp(`^${source}$`).test(address),
	);
	return Object.fromEntries(
		fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
	);
}

/**
 * All rules that fit add up. A policy is the one of the page that is served, which is in the page
 * as well.
 */
function inHeadersFile(path: string): Headers {
	const sent: Headers = {};
	let isMeant = false;
	for (const line of headerFile({}).split("\n")) {
		if (line.startsWith("/"))
			isMeant = line === path || (line.endsWith("*") && path.startsWith(line.slice(0, -1)));
		const [, name, value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
		if (isMeant && name) sent[name] = value.replace(/^default-src.*form-action 'self'/, "POLICY");
	}
	return sent;
}

const PATHS = [
	...["index", "about", "analysisBoard", "demo", "embed", "licences", "404"].map(
		(name) => `/${name}.html`,
	),
	"/embed.js",
	"/sw.js",
	"/static/js/first.12345678.js",
	"/static/embed/0.1.0.1234567890.js",
	"/static/embed/0.1.0.1234567890.html",
];

/** Also where other folders are called as ours are. */
const FOLDERS = ["/", "/chess/", "/a/b/", "/static/chess/", "/static/embed/", "/static/"];

test.each([
	["nginx", nginx],
	["Apache", apache],
	["Vercel", vercel],
] as const satisfies readonly (readonly [string, HeadersAt])[])(
	"%s is told to send what _headers has, wherever the application is",
	(_, headersAt) => {
		for (const folder of FOLDERS) {
			for (const path of PATHS) {
				const wanted = inHeadersFile(path);
				const at = folder + path.slice(1);
				const sent = headersAt(folder, at);
				expect(sent, at).toMatchObject(wanted);
				expect(sent["X-Content-Type-Options"], at).toBe("nosniff");
				expect(sent["Cache-Control"], at).toBe(wanted["Cache-Control"] ?? "no-cache");
				const isForOthers = "Access-Control-Allow-Origin" in wanted;
				expect("Access-Control-Allow-Origin" in sent, at).toBe(isForOthers);
				if (path.startsWith("/static/")) expect(sent).not.toHaveProperty("Content-Security-Policy");
			}
		}
	},
);
