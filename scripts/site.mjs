// Answers requests for what was built: for `npm start`, `square-control serve` and a container.
// Pages have addresses without ".html", what no file answers gets the page for unknown addresses,
// and headers are those of `_headers`, as static hosts do it.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { basename, dirname, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { headerRules } from "./headerRules.mjs";
import { MEDIA_TYPES } from "./mediaTypes.mjs";
import { configuring, settingsIn } from "./settings.mjs";

/**
 * The one spelling of an address that is answered; nothing for what is no address. A disk takes
 * many for the same: "/index%2ehtml", "//index.html", "/x/../about/". Answered as they are, pages
 * would come without their policy.
 */
export function plainAddress(url) {
	const [, raw = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	try {
		const folders = [];
		for (const name of decodeURIComponent(raw).split(/[\\/]+/)) {
			if (name === "..") folders.pop();
			else if (name !== "" && name !== ".") folders.push(encodeURIComponent(name));
		}
		return `/${folders.join("/")}${rest}`;
	} catch {
		return undefined;
	}
}

/** Some disks know no upper case, which would give a page another address. */
const isFile = (path) =>
	!path.includes("\0") &&
	existsSync(path) &&
	statSync(path).isFile() &&
	readdirSync(dirname(path)).includes(basename(path));

/** Where the build writes headers. */
const HEADERS = "/_headers";

/** The name of the file of an address, below the folder of the application. */
function fileAt(folder, path) {
	// It is for hosts, not for visitors.
	if (path === HEADERS) return undefined;
	const page = path === "/" ? "/index" : path;
	return [path, `${page}.html`].find((name) => isFile(join(folder, name)));
}

/** The endings of packed files by the names that requests have for them, the smallest first. */
const ENCODINGS = { br: ".br", gzip: ".gz" };

/** Which of these the request takes. */
export function acceptedEncodings(header = "") {
	const weights = new Map(
		header.split(",").map((part) => {
			const [name = "", ...rest] = part.split(";").map((text) => text.trim().toLowerCase());
			const weight = rest.find((text) => text.startsWith("q="));
			return [name, weight === undefined ? 1 : Number(weight.slice(2))];
		}),
	);
	return Object.keys(ENCODINGS).filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

const tagOf = (bytes) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/** Weak ones mean the same, where only whether it is the same is asked. */
const isSame = (asked = "", tag) =>
	asked.split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));

/** A file with what may be sent in its place. What settings have changed is packed here. */
function read(folder, name, configured) {
	const path = join(folder, name);
	const changed = configured.content(name, (other) => readFileSync(join(folder, other), "utf8"));
	if (changed !== undefined) {
		const body = Buffer.from(changed);
		return { body, tag: tagOf(body), packed: new Map([["gzip", gzipSync(body)]]) };
	}
	const body = readFileSync(path);
	const packed = Object.entries(ENCODINGS)
		.filter(([, ending]) => isFile(path + ending))
		.map(([encoding, ending]) => [encoding, readFileSync(path + ending)]);
	return { body, tag: tagOf(body), packed: new Map(packed) };
}

/**
 * Answers for the application in a folder, with the settings of an environment in the place of
 * those that it was built with. The engine may be in another folder, under the same address.
 */
export function createSite(folder, environment = {}, engineBase = folder) {
	const configured = configuring(settingsIn(environment));
	const written = join(folder, HEADERS);
	const rules = headerRules(isFile(written) ? readFileSync(written, "utf8") : "");
	const baseOf = (path) =>
		path.startsWith("/engine/") && !isFile(join(folder, path)) ? engineBase : folder;
	const kept = new Map();
	const contentOf = (name) => {
		const known = kept.get(name);
		// Named by its content, it never changes.
		if (known !== undefined && name.startsWith("/static/")) return known;
		const content = read(baseOf(name), name, configured);
		// The same bytes are in memory once, however many clients are slow to take them.
		if (known?.tag === content.tag) return known;
		kept.set(name, content);
		return content;
	};

	function send({ method, headers: asked }, response, status, name, address) {
		const { body, tag, packed } = contentOf(name);
		const encoding = acceptedEncodings(asked["accept-encoding"]).find((one) => packed.has(one));
		const etag = `"${tag}${encoding === undefined ? "" : `-${encoding}`}"`;
		const sent = packed.get(encoding) ?? body;
		const headers = {
			"Cache-Control": "no-cache",
			"X-Content-Type-Options": "nosniff",
			// Parts of packed files are of no use, and no part of this needs others.
			"Accept-Ranges": "none",
			...(packed.size > 0 && { Vary: "Accept-Encoding" }),
			...(status === 200 && { ETag: etag }),
			...configured.headers(name, rules(address), (other) =>
				readFileSync(join(folder, other), "utf8"),
			),
		};
		if (status === 200 && isSame(asked["if-none-match"], etag)) {
			response.writeHead(304, headers).end();
			return;
		}
		response.writeHead(status, {
			...headers,
			"Content-Type": MEDIA_TYPES[extname(name)] ?? "application/octet-stream",
			"Content-Length": sent.length,
			...(encoding !== undefined && { "Content-Encoding": encoding }),
		});
		response.end(method === "HEAD" ? undefined : sent);
	}

	function answer(request, response) {
		const { method, url = "/" } = request;
		// OPTIONS is refused too: no page needs to ask before it reads what is here.
		if (method !== "GET" && method !== "HEAD") {
			response.writeHead(405, { Allow: "GET, HEAD" }).end();
			return;
		}
		const plain = plainAddress(url);
		if (plain !== undefined && plain !== url) {
			response.writeHead(301, { Location: plain }).end();
			return;
		}
		const path = plain?.replace(/[?#].*/s, "");
		const name = path === undefined ? undefined : fileAt(baseOf(path), path);
		if (name === undefined && path !== undefined && isFile(join(folder, path, "index.html"))) {
			response.writeHead(301, { Location: `${path}/index.html` }).end();
			return;
		}
		if (name !== undefined) send(request, response, 200, name, path);
		else if (isFile(join(folder, "404.html")))
			send(request, response, 404, "/404.html", "/404.html");
		else response.writeHead(404).end();
	}

	return (request, response) => {
		try {
			answer(request, response);
		} catch (error) {
			// A file that cannot be read ends this answer, and not the server.
			console.error(`${request.url}: ${error.message}`);
			response.writeHead(error.code === "ENOENT" ? 404 : 500).end();
		}
	};
}

/** Milliseconds for the head of a request, for all of it, and without a byte either way. */
const HEAD_MS = 20_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;

/** Connections at a time. */
const MAX_CONNECTIONS = 2000;

/** A server of it. Clients that send or read too slowly lose their connections. */
export function createSiteServer(...site) {
	const timeouts = { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS };
	const server = createServer(timeouts, createSite(...site));
	server.maxConnections = MAX_CONNECTIONS;
	return server.setTimeout(SILENCE_MS);
}
