// The engine's files out of a package that a server of this machine sends: whole, cut short,
// altered, endless, silent, from elsewhere.

import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { ENGINE_SCRIPT, ENGINE_WASM, fetchEngine, isWhole } from "../../scripts/engineFiles.mjs";
import { readEntries } from "../../scripts/engineStream.mjs";
import { atRoot } from "../support/core.ts";

type Files = { readonly [path: string]: Buffer };

const FILES: Files = {
	[`bin/${ENGINE_SCRIPT}`]: Buffer.from("script"),
	"Copying.txt": randomBytes(512),
	[`bin/${ENGINE_WASM}`]: randomBytes(200_000),
};

const pinOf = (bytes: Buffer) => ({
	bytes: bytes.length,
	sha256: createHash("sha256").update(bytes).digest("hex"),
});

const PINS = Object.fromEntries(Object.entries(FILES).map(([path, bytes]) => [path, pinOf(bytes)]));

function entry(path: string, bytes: Buffer): Buffer {
	const head = Buffer.alloc(512);
	head.write(`package/${path}`, 0);
	head.write(bytes.length.toString(8).padStart(11, "0"), 124);
	head.write("0", 156);
	return Buffer.concat([head, bytes, Buffer.alloc(-bytes.length & 511)]);
}

const packed = (files: Files, others: Files = {}) =>
	gzipSync(
		Buffer.concat([
			...Object.entries({ "index.js": Buffer.from("0"), ...files, ...others }).map((file) =>
				entry(...file),
			),
			Buffer.alloc(1024),
		]),
	);

let end = () => {};
afterEach(() => {
	end();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	end = () => {
		server.closeAllConnections();
		server.close();
	};
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Sends the same for ever. */
function sendForever(response: ServerResponse, bytes: Buffer): void {
	const go = () => {
		while (!response.destroyed && response.write(bytes));
	};
	response.on("drain", go);
	go();
}

test("engine files are taken from the stream, and the connection ends after the last", async () => {
	let gone: Promise<unknown> = Promise.resolve();
	const at = await serve((_, response) => {
		gone = new Promise((resolve) => response.on("close", resolve));
		// Of the file behind them half comes, and then nothing more.
		response.write(packed(FILES, { other: randomBytes(2 ** 21) }).subarray(0, 2 ** 20));
	});
	const found = await readEntries(at, PINS);
	expect([...found.keys()].sort()).toEqual(Object.keys(FILES).sort());
	for (const [path, bytes] of Object.entries(FILES)) expect(found.get(path)).toEqual(bytes);
	await gone;
});

test("a package behind a redirect is accepted", async () => {
	const at = await serve((request, response) => {
		if (request.url === "/there") return response.end(packed(FILES));
		return response.writeHead(302, { location: "/there" }).end();
	});
	expect((await readEntries(at, PINS)).size).toBe(3);
});

const altered = (path: string, bytes: Buffer) => packed({ ...FILES, [path]: bytes });

test.each([
	["cut short", packed(FILES).subarray(0, 100_000), /unexpected end of file/],
	[
		"without a file",
		packed({ "Copying.txt": FILES["Copying.txt"] ?? Buffer.alloc(0) }),
		/not among/,
	],
	["with other bytes", altered("Copying.txt", randomBytes(512)), /Copying\.txt is not what it was/],
	["with a longer file", altered("Copying.txt", randomBytes(513)), /Copying\.txt is not what/],
	["that is no package", gzipSync(randomBytes(4096)), /no package/],
	["that is not packed", Buffer.from("<html>"), /incorrect header/],
])("a package %s is refused", async (_, bytes, fault) => {
	const at = await serve((_, response) => response.end(bytes));
	await expect(readEntries(at, PINS)).rejects.toThrow(fault);
});

test("broken connections, endless answers, silence and refusals are reported", async () => {
	let answer: RequestListener = (_, response) => {
		response.write(packed(FILES).subarray(0, 50_000), () => response.destroy());
	};
	const at = await serve((request, response) => answer(request, response));
	await expect(readEntries(at, PINS)).rejects.toThrow();
	const endless = gzipSync(entry("other", randomBytes(2 ** 24 + 2 ** 20)), { level: 0 });
	answer = (_, response) => {
		response.write(endless);
		sendForever(response, randomBytes(65_536));
	};
	await expect(readEntries(at, PINS)).rejects.toThrow(/not where they were/);
	answer = (_, response) => response.write(packed(FILES).subarray(0, 50_000));
	await expect(readEntries(at, PINS, 100)).rejects.toThrow(/nothing comes/);
	answer = (_, response) => response.writeHead(404).end();
	await expect(readEntries(at, PINS)).rejects.toThrow(/status 404/);
});

const temporary = () =>
	readdirSync(tmpdir()).filter((name) => /^square-control-engine-/.test(name));

test("the engine comes from npm's registry, and a failed download leaves no files", async () => {
	const printed = vi.spyOn(console, "error").mockImplementation(() => {});
	const folder = mkdtempSync(join(tmpdir(), "engine-"));
	const before = temporary();
	try {
		let bytes = packed(FILES);
		const paths: (string | undefined)[] = [];
		const at = await serve((request, response) => {
			paths.push(request.url);
			if (request.url?.endsWith(".tgz")) response.end(bytes);
			else response.writeHead(404).end("{}");
		});
		vi.stubEnv("npm_config_registry", at);
		const target = join(folder, "engine/1");
		expect(await fetchEngine(atRoot("engine"), target, PINS)).toBe(true);
		expect(paths).toEqual(["/stockfish/-/stockfish-19.0.0.tgz"]);
		expect(isWhole(target)).toBe(true);
		expect(readFileSync(join(target, ENGINE_SCRIPT), "utf8")).toBe("script");
		// Then npm is asked, which has its own reasons.
		bytes = bytes.subarray(0, 1000);
		expect(await fetchEngine(atRoot("engine"), join(folder, "engine/2"), PINS)).toBe(false);
		expect(printed).toHaveBeenLastCalledWith(
			"It cannot be read as a stream (unexpected end of file): npm gets it all, 161 MB ...",
		);
		expect(existsSync(join(folder, "engine/2"))).toBe(false);
		expect([readdirSync(join(folder, "engine")), temporary()]).toEqual([["1"], before]);
	} finally {
		rmSync(folder, { recursive: true });
	}
}, 60_000);
