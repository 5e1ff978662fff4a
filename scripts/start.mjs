// npm start: installs what is missing, builds what has changed, and serves the application on this machine alone.

import { createServer } from "node:net";
import { Advice, prepare, root, run } from "./prepare.mjs";

const HOST = "127.0.0.1";
const DEFAULT_PORT = 4173;

export function portFrom(args) {
	const at = args.indexOf("--port");
	if (at < 0) return DEFAULT_PORT;
	const port = Number(args[at + 1]);
	if (Number.isInteger(port) && port > 0 && port < 65536) return port;
	throw new Advice(`--port needs a number from 1 to 65535, as in: npm start -- --port 8080`);
}

/** Resolves if the port is free, and says what to do if it is not. */
export function checkPort(port) {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", ({ code }) => {
			const reason = code === "EACCES" ? "may not be used" : "is taken by another program";
			const other = port < 65535 ? port + 1 : DEFAULT_PORT;
			reject(
				new Advice(
					`Port ${port} ${reason}. Stop that program, or choose another port: npm start -- --port ${other}`,
				),
			);
		});
		probe.listen(port, HOST, () => probe.close(resolve));
	});
}

async function main() {
	const port = portFrom(process.argv.slice(2));
	await checkPort(port);
	prepare();
	const { preview } = await import("vite");
	await preview({
		root,
		logLevel: "warn",
		preview: { host: HOST, port, strictPort: true },
	});
	console.log(`Square Control is at http://${HOST}:${port}/ (Ctrl+C ends it)`);
	return 0;
}

if (process.argv[1]?.endsWith("start.mjs")) await run(main);
