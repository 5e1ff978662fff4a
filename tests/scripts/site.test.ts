// Serves a build: packed files as requests take them, packed by the build.

import { randomBytes } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { filesIn } from "../../scripts/offline.mjs";
import { packFolder } from "../../scripts/packing.mjs";
import {
	acceptedEncodings,
	createSite,
	createSiteServer,
	plainAddress,
} from "../../scripts/site.mjs";

const folder = mkdtempSync(join(tmpdir(), "site-"));
const dist = join(folder, "dist");
const cache = join(folder, "packed");
const SCRIPT = "export const control = 64;\n".repeat(200);
const write = (name: string, text: string | Buffer) => writeFileSync(join(dist, name), text);

const server = createServer((asked, response) => createSite(dist)(asked, response));

beforeAll(async () => {
	mkdirSync(join(dist, "static/js"), { recursive: true });
	mkdirSync(join(dist, "engine/1"), { recursive: true });
	write("static/js/a.js", SCRIPT);
	write("engine/1/a.wasm", SCRIPT);
	write("static/js/short.js", "short");
	write("card.png", SCRIPT);
	write("noise.json", randomBytes(2000));
	write("index.html", `front ${SCRIPT}`);
	write("404.html", `nothing ${SCRIPT}`);
	write("_headers", "/static/*\n  Cache-Control: immutable\n/404.html\n  X-Page: none\n");
	await packFolder(dist, cache);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

type Answer = {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
};

function ask(path: string, headers = {}, method = "GET", of: Server = server): Promise<Answer> {
	const { port } = of.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		request({ port, path, method, headers, agent: false }, (response) => {
			const parts: Buffer[] = [];
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

const packedNames = () =>
	readdirSync(dist, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(br|gz)$/.test(name))
		.sort();

describe("packing", () => {
	test("small files, images, and files that compress badly are not packed", () => {
		expect(packedNames().filter((name) => name.endsWith("br"))).toEqual([
			"404.html.br",
			"engine/1/a.wasm.br",
			"index.html.br",
			"static/js/a.js.br",
		]);
		expect(packedNames()).toContain("static/js/a.js.gz");
	});

	test("packed copies of deleted files are removed, and only changed files are packed again", async () => {
		write("static/js/gone.js.br", "gone");
		write("card.png.gz", "gone");
		const before = readdirSync(cache).length;
		write("static/js/copy.js", SCRIPT);
		await packFolder(dist, cache);
		expect(packedNames()).toContain("static/js/copy.js.br");
		expect(readdirSync(cache)).toHaveLength(before);
		rmSync(join(dist, "static/js/copy.js"));
		await packFolder(dist, cache);
		expect(
			["copy.js.br", "copy.js.gz", "gone.js.br"].map((name) =>
				existsSync(join(dist, "static/js", name)),
			),
		).toEqual([false, false, false]);
		expect(existsSync(join(dist, "card.png.gz"))).toBe(false);
	});

	test("packed copies are not stored for offline use", () => {
		expect(filesIn(dist).filter(({ url }) => /\.(br|gz)$/.test(url))).toEqual([]);
	});
});

describe("answers", () => {
	test.each(["/static/js/a.js", "/engine/1/a.wasm"])(
		"%s is sent packed as the request allows",
		async (path) => {
			const plain = await ask(path);
			const brotli = await ask(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
			const gzip = await ask(path, { "Accept-Encoding": "gzip" });
			expect(plain.body.toString()).toBe(SCRIPT);
			expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
			expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
			const answers = [plain, brotli, gzip].map(({ headers }) => headers);
			expect(answers.map((headers) => headers["content-encoding"])).toEqual([
				undefined,
				"br",
				"gzip",
			]);
			for (const { headers, body } of [plain, brotli, gzip]) {
				expect(headers.vary).toBe("Accept-Encoding");
				expect(headers["content-type"]).toBe(
					path.endsWith("js") ? "text/javascript" : "application/wasm",
				);
				expect(headers["content-length"]).toBe(String(body.length));
				expect(headers["cache-control"]).toBe(
					path.startsWith("/static") ? "immutable" : "no-cache",
				);
			}
			expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
		},
	);

	test("an unchanged file is not sent again", async () => {
		const taking = { "Accept-Encoding": "br" };
		const { headers } = await ask("/", taking);
		const again = await ask("/", { ...taking, "If-None-Match": `"x", W/${headers.etag}` });
		expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
		expect(again.headers.vary).toBe("Accept-Encoding");
		expect((await ask("/", { "If-None-Match": headers.etag })).status).toBe(200);
	});

	test("a request for a part of a file gets the whole", async () => {
		const { status, headers, body } = await ask("/static/js/a.js", { Range: "bytes=10-19" });
		expect([status, body.toString()]).toEqual([200, SCRIPT]);
		expect(headers["accept-ranges"]).toBe("none");
	});

	test("HEAD gives the same headers without a body", async () => {
		const taking = { "Accept-Encoding": "br" };
		const { date: _, ...whole } = (await ask("/static/js/a.js", taking)).headers;
		const { headers, body } = await ask("/static/js/a.js", taking, "HEAD");
		expect(headers).toMatchObject(whole);
		expect(body.length).toBe(0);
	});

	test("the page for unknown addresses is sent packed and never counts as unchanged", async () => {
		const { status, headers } = await ask("/x/y", {
			"Accept-Encoding": "br",
			"If-None-Match": "*",
		});
		expect([status, headers["content-encoding"], headers["x-page"]]).toEqual([404, "br", "none"]);
	});

	test("an encoding is used if the request names it and does not refuse it", () => {
		expect(acceptedEncodings()).toEqual([]);
		expect(acceptedEncodings("gzip, br")).toEqual(["br", "gzip"]);
		expect(acceptedEncodings("br;q=0, *;q=0.5")).toEqual(["gzip"]);
		expect(acceptedEncodings("GZIP;q=1.0, identity")).toEqual(["gzip"]);
		expect(acceptedEncodings("*")).toEqual(["br", "gzip"]);
	});

	test("methods other than GET and HEAD are refused with a list of those allowed", async () => {
		for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "OPTIONS"]) {
			for (const path of ["/", "/about", "/static/js/a.js", "/sw.js", "/a/../b", "/%"]) {
				const { status, headers } = await ask(path, {}, method);
				expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
			}
		}
	});

	test("a file that cannot be read fails its own answer and not the server", async () => {
		const told = vi.spyOn(console, "error").mockReturnValue();
		write("huge.bin", "");
		truncateSync(join(dist, "huge.bin"), 2 ** 32);
		expect((await ask("/huge.bin")).status).toBe(500);
		expect(told).toHaveBeenCalledWith(expect.stringContaining("/huge.bin: "));
		told.mockRestore();
		rmSync(join(dist, "huge.bin"));
		expect((await ask("/")).status).toBe(200);
	});

	test("another spelling of an address redirects to the right one", async () => {
		const { status, headers } = await ask("/x/..//index%2ehtml");
		expect([status, headers.location]).toEqual([301, "/index.html"]);
		expect((await ask("/INDEX.html")).status).toBe(404);
	});
});

test("every address has one spelling, which never leaves the server's folder", () => {
	for (const [spelling, plain] of [
		["/", "/"],
		["/about?x=//y#/../z", "/about?x=//y#/../z"],
		["/static/js/index.D-GUDlFf.js", "/static/js/index.D-GUDlFf.js"],
		["/index%2ehtml", "/index.html"],
		["//example.org/", "/example.org"],
		["/\\example.org", "/example.org"],
		["/a/../../../about/", "/about"],
		["/%2e%2e/%2E/about", "/about"],
		["/index%252ehtml", "/index%252ehtml"],
		["/%ff", undefined],
		["/%", undefined],
	]) {
		expect(plainAddress(String(spelling)), spelling).toBe(plain);
		if (plain !== undefined) expect(plainAddress(plain)).toBe(plain);
	}
});

describe("clients that are slow", () => {
	const slow = createSiteServer(dist);
	const clients: Socket[] = [];
	/** One that sends the beginning of a request, and reads nothing that comes. */
	function begin(text: string): Socket {
		const { port } = slow.address() as AddressInfo;
		const client = connect(port, "127.0.0.1")
			.pause()
			.on("error", () => {});
		client.write(text);
		clients.push(client);
		return client;
	}

	beforeAll(async () => {
		write("large.bin", randomBytes(8e6));
		await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
	});
	afterAll(() => {
		for (const client of clients) client.destroy();
		slow.close();
		slow.closeAllConnections();
	});

	test("slow clients do not hold up others, and unread data is in memory once", async () => {
		const before = process.memoryUsage().arrayBuffers;
		for (let count = 0; count < 30; count++) {
			begin("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
			begin("GET /large.bin HT");
		}
		for (let count = 0; count < 30; count++) {
			const { status, body } = await ask("/", {}, "GET", slow);
			expect([status, body.length]).toEqual([200, SCRIPT.length + 6]);
		}
		expect((await ask("/large.bin", {}, "HEAD", slow)).status).toBe(200);
		globalThis.gc?.();
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8e6 * 15);
	});

	test("slow clients are disconnected after a while", async () => {
		for (const limit of [slow.timeout, slow.headersTimeout, slow.requestTimeout]) {
			expect(limit).toBeGreaterThanOrEqual(20_000);
			expect(limit).toBeLessThanOrEqual(60_000);
		}
		expect(slow.maxConnections).toBeLessThan(10_000);
		slow.setTimeout(50);
		for (const text of ["GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HT"]) {
			const ended = new Promise((resolve) =>
				slow.once("connection", (socket) => socket.once("close", resolve)),
			);
			begin(text);
			await ended;
		}
	});
});
