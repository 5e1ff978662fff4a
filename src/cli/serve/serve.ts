// square-control serve: the built application on this machine alone, with the headers that its
// build wrote down.

import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { numberIn, parsed, UsageError } from "../args.ts";
import { reporting } from "../reporting.ts";
import { type HeaderRules, headerRules } from "./headerRules.ts";

const HOST = "127.0.0.1";
const PORT = 4173;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".wasm": "application/wasm",
	".svg": "image/svg+xml",
	".png": "image/png",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

export const USAGE = `square-control serve [--port N] [FOLDER]

Serves the application at http://${HOST}:${PORT}/, to this machine alone, until Ctrl+C. FOLDER is
another build of it.

  square-control serve
  square-control serve --port 8080 dist`;

/**
 * The address without what is asked of it, in its one spelling. Undefined for what is no address,
 * or leads out of the folder.
 */
function plainPath(url: string): string | undefined {
	try {
		const path = decodeURIComponent(url.replace(/[?#].*/s, ""));
		const names = path.split("/").slice(1);
		const isPlain = !names.some((name, index) =>
			name === "" ? index < names.length - 1 : /^\.|[\\\0]/.test(name),
		);
		return isPlain ? path : undefined;
	} catch {
		return undefined;
	}
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file of an address; pages have addresses without ".html". */
function fileAt(folder: string, path: string): string | undefined {
	const page = path === "/" ? "/index" : path;
	return [path, `${page}.html`].map((name) => join(folder, name)).find(isFile);
}

function answer(
	folder: string,
	rules: HeaderRules,
	{ method, url = "/" }: IncomingMessage,
	response: ServerResponse,
): void {
	if (method !== "GET" && method !== "HEAD") {
		response.writeHead(405, { Allow: "GET, HEAD" }).end();
		return;
	}
	const path = plainPath(url);
	const found = path === undefined ? undefined : fileAt(folder, path);
	const file = found ?? join(folder, "404.html");
	if (!isFile(file)) {
		response.writeHead(404).end();
		return;
	}
	const address = found === undefined ? "/404.html" : (path ?? "/");
	response.writeHead(found === undefined ? 404 : 200, {
		"Cache-Control": "no-cache",
		"X-Content-Type-Options": "nosniff",
		"Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
		"Content-Length": statSync(file).size,
		...rules(address),
	});
	if (method === "HEAD") response.end();
	else createReadStream(file).pipe(response);
}

const MISSING = "There is no application there to be served: its build makes one (npm run build)";

function readServeArgs(args: readonly string[]) {
	const { values, positionals } = parsed(() =>
		parseArgs({
			args: [...args],
			options: { port: { type: "string" } },
			allowPositionals: true,
		}),
	);
	if (positionals.length > 1) throw new UsageError("One folder at most");
	const port = numberIn("port", values.port, 1) ?? PORT;
	if (port > 65_535) throw new UsageError(`--port takes a number up to 65535, not "${port}"`);
	return { port, folder: positionals[0] };
}

/** Ends when its server does. */
export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => {
		const { port, folder = fileURLToPath(new URL("../../dist", import.meta.url)) } =
			readServeArgs(args);
		if (!isFile(join(folder, "index.html"))) {
			console.error(MISSING);
			return 1;
		}
		const written = join(folder, "_headers");
		const rules = headerRules(isFile(written) ? readFileSync(written, "utf8") : "");
		const server = createServer((request, response) => answer(folder, rules, request, response));
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject).listen(port, HOST, resolve);
		});
		console.log(`Square Control is at http://${HOST}:${port}/ (Ctrl+C ends it)`);
		await new Promise((resolve) => server.once("close", resolve));
		return 0;
	});
