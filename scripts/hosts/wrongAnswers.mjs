// Asks a server for something of each row of the table of headers, and for what is not there, and
// tells what is not as it should be.

import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { MEDIA_TYPES } from "../mediaTypes.mjs";
import { headerTable } from "../pages.mjs";
import { root } from "../prepare.mjs";

const UNPACKERS = { br: brotliDecompressSync, gzip: gunzipSync };

/** `fetch` would unpack what it is sent. */
function ask(address, headers = {}, method = "GET") {
	return new Promise((resolve, reject) => {
		request(address, { method, headers, agent: false }, (response) => {
			const parts = [];
			response.on("data", (part) => parts.push(part));
			response.on("end", () => {
				const { statusCode: status, headers: sent } = response;
				resolve({ status, headers: sent, body: Buffer.concat(parts) });
			});
		})
			.on("error", reject)
			.end();
	});
}

const dist = join(root, "dist");

/** A file of each kind, by their addresses below the path of the application. */
function samples() {
	const names = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
	const first = (pattern) => names.find((name) => pattern.test(name));
	const kinds = [
		...[/^static\/embed\/.*\.html$/, /^static\/embed\/.*\.js$/, /^static\/js\/first.*\.js$/],
		...[/^static\/css\/.*\.css$/, /^static\/wasm\/.*\.wasm$/, /^static\/svg\/.*\.svg$/],
		...[/^engine\/.*\.js$/, /^engine\/.*\.wasm$/, /^engine\/.*\.json$/],
	];
	const pages = ["index", "about", "analysisBoard", "demo", "embed", "licences", "speaker"];
	return [
		["", "index.html"],
		...pages.flatMap((page) => [
			[page, `${page}.html`],
			[`${page}.html`, `${page}.html`],
		]),
		...["sw.js", "embed.js", "icon.svg", "card.png", "manifest.webmanifest"].map((name) => [
			name,
			name,
		]),
		...kinds.flatMap((kind) => (first(kind) ? [[first(kind), first(kind)]] : [])),
	];
}

const fits = (glob, address) =>
	glob.endsWith("*") ? address.startsWith(glob.slice(0, -1)) : glob === address;

const ALL_HEADERS = (table) => new Set(table.flatMap(({ headers }) => Object.keys(headers)));

/** Faults in the headers of an answer, by the row of its address. */
function wrongHeaders(table, address, { headers }) {
	const row = table.find(({ at }) => at.some((glob) => fits(glob, address)));
	return [...ALL_HEADERS(table)].flatMap((name) => {
		const [wanted, got] = [row.headers[name], headers[name.toLowerCase()]];
		return wanted === got ? [] : [`${name} of ${row.name} is "${got}", not "${wanted}"`];
	});
}

/** Other names of a type mean the same. */
const typeOf = (type = "") =>
	type.replace(/;.*/, "").replace("application/javascript", "text/javascript");

async function wrongFile(at, table, address, file, encodings) {
	const wrong = [];
	const expect = (is, what) => is || wrong.push(what);
	const content = readFileSync(join(dist, file));
	const plain = await ask(at + address);
	expect(plain.status === 200, `answers ${plain.status}`);
	expect(plain.body.equals(content), "is not the file");
	wrong.push(...wrongHeaders(table, address, plain));
	const type = plain.headers["content-type"];
	expect(typeOf(type) === typeOf(MEDIA_TYPES[extname(file)]), `has the type ${type}`);
	for (const encoding of encodings) {
		const hasPacked = readdirSync(join(dist, file, "..")).includes(
			`${file.replace(/.*\//, "")}.${encoding === "br" ? "br" : "gz"}`,
		);
		const packed = await ask(at + address, { "Accept-Encoding": encoding });
		const got = packed.headers["content-encoding"];
		expect(got === (hasPacked ? encoding : undefined), `comes as ${got}, asked for ${encoding}`);
		if (!hasPacked || got !== encoding) continue;
		expect(UNPACKERS[encoding](packed.body).equals(content), `is not the file in ${encoding}`);
		expect(packed.headers["content-type"] === type, `has another type in ${encoding}`);
		expect(/accept-encoding/i.test(packed.headers.vary ?? ""), `has no Vary in ${encoding}`);
		wrong.push(...wrongHeaders(table, address, packed).map((line) => `${line} in ${encoding}`));
	}
	const { etag, "last-modified": since } = plain.headers;
	const known = etag ? { "If-None-Match": etag } : { "If-Modified-Since": since };
	expect((await ask(at + address, known)).status === 304, "is sent again where it has not changed");
	const head = await ask(at + address, {}, "HEAD");
	expect(head.status === 200 && head.body.length === 0, "does not answer HEAD");
	return wrong.map((line) => `${address || "/"}: ${line}`);
}

/** A missing file gets the page for that, at whatever depth. */
async function wrongMissing(at, table, address) {
	const answer = await ask(at + address);
	const page = readFileSync(join(dist, "404.html"));
	const wrong = wrongHeaders(table, "404.html", answer);
	if (answer.status !== 404) wrong.push(`answers ${answer.status}`);
	if (!answer.body.equals(page)) wrong.push("is not our page");
	return wrong.map((line) => `${address}: ${line}`);
}

/** Beside the application: its script would not run under our policy. */
export const NEIGHBOUR = "<!doctype html><title>A page</title><script>document.title = 1</script>";

/** Pages at the host's root, above the path of the application, are none of our business. */
async function wrongNeighbours(origin, table) {
	const wrong = [];
	for (const [address, status] of [
		["/", 200],
		["/nothing", 404],
	]) {
		const answer = await ask(origin + address);
		if (answer.status !== status) wrong.push(`answers ${answer.status}`);
		if (status === 200 && String(answer.body) !== NEIGHBOUR) wrong.push("is not the host's page");
		if (status === 404 && answer.body.equals(readFileSync(join(dist, "404.html")))) {
			wrong.push("is our page");
		}
		for (const name of ALL_HEADERS(table)) {
			if (answer.headers[name.toLowerCase()] !== undefined) wrong.push(`has our ${name}`);
		}
	}
	return wrong.map((line) => `beside the path: ${line}`);
}

export async function wrongAnswers(origin, path, given, encodings) {
	const table = headerTable(given);
	const wrong = [];
	for (const [address, file] of samples()) {
		wrong.push(...(await wrongFile(origin + path, table, address, file, encodings)));
	}
	for (const address of [
		...["nothing", "a/b/c", "static/js/gone.js", "static/embed/gone.html"],
		// It is there, for hosts alone.
		"_headers",
	]) {
		wrong.push(...(await wrongMissing(origin + path, table, address)));
	}
	if (path !== "/") wrong.push(...(await wrongNeighbours(origin, table)));
	return wrong;
}
