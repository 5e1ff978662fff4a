// npm start: installs what is missing, builds what has changed, and serves the application on this
// machine alone.

import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { isOff } from "./engine.mjs";
import { ENGINE_VERSION, isWhole } from "./engineFiles.mjs";
import { givenIn } from "./policy.mjs";
import { Advice, prepare, root, run } from "./prepare.mjs";
import { settingsIn } from "./settings.mjs";
import { createSiteServer } from "./site.mjs";

const HOST = "127.0.0.1";
const DEFAULT_PORT = 4173;

export function portFrom(args) {
	if (args.length === 0) return DEFAULT_PORT;
	const port =
		args.length === 2 && args[0] === "--port" && /^\d+$/.test(args[1]) ? Number(args[1]) : 0;
	if (port > 0 && port < 65536) return port;
	throw new Advice("Usage: npm start -- --port 8080 (a number from 1 to 65535)");
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

/** Serves the built application, to this machine alone; 0 is any port that is free. */
export async function serve(port, settings = {}) {
	const httpServer = createSiteServer(join(root, "dist"), settings);
	await new Promise((resolve, reject) => {
		httpServer.once("error", reject).listen(port, HOST, resolve);
	});
	const close = () => {
		httpServer.closeAllConnections();
		return new Promise((resolve) => httpServer.close(resolve));
	};
	return { httpServer, close };
}

/**
 * Brings the engine meanwhile, by a process of its own: nobody waits for it, and the application
 * works without it. What goes wrong is a line here.
 */
function bringEngine() {
	const places = ["build", "dist"].map((folder) => join(root, folder, "engine", ENGINE_VERSION));
	if (places.every(isWhole)) return;
	// A page that asks for the engine meanwhile waits for as long as this is there.
	const coming = join(root, "dist/engine", ENGINE_VERSION, "coming.json");
	mkdirSync(dirname(coming), { recursive: true });
	writeFileSync(coming, "{}\n");
	const end = () => rmSync(coming, { force: true });
	const child = spawn(process.execPath, [join(root, "scripts/engine.mjs")], {
		stdio: ["ignore", "inherit", "inherit"],
	});
	child.on("error", ({ message }) => console.error(message)).on("close", end);
	process.on("exit", () => {
		child.kill();
		end();
	});
}

/** Builds these parts: what is served, if nobody needs more. */
export async function start(args, parts = ["core", "application"]) {
	const port = portFrom(args);
	await checkPort(port);
	// Settings are for the server: what is built is the same for all.
	const settings = settingsIn(process.env);
	givenIn(settings);
	for (const name of Object.keys(settings)) delete process.env[name];
	prepare(...parts);
	await serve(port, settings);
	console.log(`Square Control is at http://${HOST}:${port}/ (Ctrl+C ends it)`);
	if (!isOff(settings)) bringEngine();
	return 0;
}

if (process.argv[1]?.endsWith("start.mjs")) await run(() => start(process.argv.slice(2)));
