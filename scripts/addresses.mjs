// Which file answers an address of `npm start`, with which headers. Pages have addresses without
// ".html", and what no file answers gets the page for unknown addresses, as static hosts do it.

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { MEDIA_TYPES } from "./mediaTypes.mjs";
import { FOR_ENGINE, FOR_WORKER, givenIn, headers, staticHeaders } from "./pages.mjs";
import { root } from "./prepare.mjs";

/**
 * The one spelling of an address that is answered; nothing for what is no address. A server of
 * files takes many for the same: "/index%2ehtml", "//index.html", "/x/../about/". Answered as they
 * are, pages would come without their policy.
 */
export function plainAddress(url) {
	const [, raw, rest] = /^([^?#]*)(.*)$/s.exec(url);
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

/**
 * The file of a page by its address, with or without ".html"; nothing for what is no page. Some
 * disks know no upper case.
 */
function pageAt(url) {
	const [, name] = /^\/([\w-]*?)(?:\.html)?(?:[?#]|$)/i.exec(url) ?? [];
	const file = join(root, "dist", `${name || "index"}.html`);
	return name !== undefined && existsSync(file) ? { name, file } : undefined;
}

function send(response, status, name, file) {
	response.writeHead(status, {
		...headers(name, givenIn(process.env)),
		"Content-Type": MEDIA_TYPES[".html"],
		"Cache-Control": "no-cache",
	});
	response.end(readFileSync(file));
}

/** What has been asked for under static/: named by its content, it never changes. */
const kept = new Map();

/**
 * A file by its plain address, with its type; nothing where there is none, or none of a kind that
 * is known here.
 */
function contentAt(plain) {
	const path = plain.replace(/[?#].*/s, "");
	const known = kept.get(path);
	if (known !== undefined) return known;
	const type = MEDIA_TYPES[extname(path)];
	const file = join(root, "dist", path);
	if (type === undefined || !existsSync(file)) return undefined;
	const content = { type, body: readFileSync(file) };
	kept.set(path, content);
	return content;
}

/**
 * From one program to another of the same machine: to pack it would take longer than to send it.
 * What is not known here, Vite may know.
 */
function sendStatic(response, plain, next) {
	response.setHeaders(new Map(Object.entries(staticHeaders(plain))));
	const content = contentAt(plain);
	if (content === undefined) return next();
	const { type, body } = content;
	response.writeHead(200, {
		"X-Content-Type-Options": "nosniff",
		"Content-Type": type,
		"Content-Length": body.length,
	});
	response.end(body);
}

const sendUnknown = (response) => send(response, 404, "404", join(root, "dist/404.html"));

/** OPTIONS is refused too: no page needs to ask before it reads what is here. */
const isReading = (method) => method === "GET" || method === "HEAD";

/** What runs by a policy of its own, and of no page. */
function workerHeaders(plain) {
	if (/^\/sw\.js(?:[?#]|$)/.test(plain)) return FOR_WORKER;
	return plain.startsWith("/engine/") ? FOR_ENGINE : {};
}

/** For Vite's server of what has been built. */
export const addresses = {
	name: "addresses",
	configurePreviewServer(server) {
		server.middlewares.use(({ method, url = "/" }, response, next) => {
			const plain = plainAddress(url);
			const page = pageAt(url);
			if (!isReading(method)) response.writeHead(405, { Allow: "GET, HEAD" }).end();
			else if (plain === undefined) sendUnknown(response);
			else if (plain !== url) response.writeHead(301, { Location: plain }).end();
			else if (page !== undefined) send(response, 200, page.name, page.file);
			else if (plain.startsWith("/static/")) sendStatic(response, plain, next);
			else {
				response.setHeaders(new Map(Object.entries(workerHeaders(plain))));
				next();
			}
		});
		return () => {
			server.middlewares.use((_, response) => sendUnknown(response));
		};
	},
};
