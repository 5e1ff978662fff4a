// npm start: installs what is missing, builds what has changed, and serves the application on this machine alone.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { FOR_OTHERS, headers } from "./pages.mjs";
import { Advice, prepare, root, run } from "./prepare.mjs";

const HOST = "127.0.0.1";
const DEFAULT_PORT = 4173;

export function portFrom(args) {
	if (args.length === 0) return DEFAULT_PORT;
	const port =
		args.length === 2 && args[0] === "--port" && /^\d+$/.test(args[1]) ? Number(args[1]) : 0;
	if (port > 0 && port < 65536) return port;
	throw new Advice(
		"A port, a number from 1 to 65535, is all that can be said here: npm start -- --port 8080",
	);
}

/** Resolves if the port is free, and says what to do if it is not. */
export function checkPort(port) {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", ({ code }) => {
			const other = port < 1024 || port === 65535 ? DEFAULT_PORT : port + 1;
			const reason =
				code === "EACCES"
					? "needs more rights than you have here. Choose"
					: "is taken by another program. Stop that program, or choose";
			reject(new Advice(`Port ${port} ${reason} another port: npm start -- --port ${other}`));
		});
		probe.listen(port, HOST, () => probe.close(resolve));
	});
}

export function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, HOST, () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/** The file of a page by its address, with or without ".html"; nothing for what is no page. */
function pageAt(url) {
	const [, name] = /^\/([\w-]*?)(?:\.html)?(?:[?#]|$)/.exec(url) ?? [];
	const file = join(root, "dist", `${name || "index"}.html`);
	return name !== undefined && existsSync(file) ? { name, file } : undefined;
}

function send(response, status, name, file) {
	response.writeHead(status, {
		...headers(name, process.env.VITE_ANALYTICS),
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-cache",
	});
	response.end(readFileSync(file));
}

/** Pages have addresses without ".html", and what no file answers gets the page for unknown addresses, as static hosts do it. */
const addresses = {
	name: "addresses",
	configurePreviewServer(server) {
		server.middlewares.use(({ url = "/" }, response, next) => {
			const page = pageAt(url);
			if (page === undefined) next();
			else send(response, 200, page.name, page.file);
		});
		return () => {
			server.middlewares.use(({ url = "/" }, response) => {
				const [, folder] = /^(\/[\w-]+)\/(?:[?#]|$)/.exec(url) ?? [];
				if (folder === undefined) send(response, 404, "404", join(root, "dist/404.html"));
				else response.writeHead(301, { Location: folder }).end();
			});
		};
	},
};

/**
 * Serves the built application; 0 is any port that is free. All that serving needs of the configuration is here, so that it is
 * not built again to be read.
 */
export async function serve(port) {
	const { preview } = await import("vite");
	return preview({
		root,
		configFile: false,
		appType: "mpa",
		logLevel: "warn",
		plugins: [addresses],
		preview: {
			host: HOST,
			port,
			strictPort: true,
			headers: { ...FOR_OTHERS, "X-Content-Type-Options": "nosniff" },
		},
	});
}

async function main() {
	const port = portFrom(process.argv.slice(2));
	await checkPort(port);
	prepare();
	await serve(port);
	console.log(`Square Control is at http://${HOST}:${port}/ (Ctrl+C ends it)`);
	return 0;
}

if (process.argv[1]?.endsWith("start.mjs")) await run(main);
