// Servers for a browser: the application under an address of its own, some of whose files can be
// made to fail, and pages of other origins with a board in them.

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	request,
	type Server,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const HOST = "127.0.0.1";
const SANDBOXED = "/sandboxed";
const LASTING = "/lasting";
const CHANGED = "/changed";
const AWAY = "/away";
const DEEP = /^\/deep\/down\//;

/** How an address fails: no such file, or a connection that breaks off. */
export type Failure = "missing" | "reset";

export type Site = {
	/**
	 * At "blank" there is a page with nothing on it, at "live.pgn" a game that is being played, and
	 * "away.pgn" leads to another host; below "deep/down/" the application is once more.
	 */
	readonly home: string;
	/**
	 * Somebody's page with a board in it: from another server, from one that allows it hardly
	 * anything, and from a disk; with the script that never changes, and with that script when it is
	 * another than the page has written down.
	 */
	readonly guests: Readonly<
		Record<"ordinary" | "sandboxed" | "onDisk" | "lasting" | "changed", string>
	>;
	/** From now on addresses that fit fail. */
	readonly breakOff: (addresses: RegExp, failure: Failure) => void;
	/** From now on this is the text of live.pgn. */
	readonly put: (text: string) => void;
	/** How often that other host was asked for what "away.pgn" leads to. */
	readonly ledAway: () => number;
	/** Nothing fails any more; gives how often something has. */
	readonly mend: () => number;
	/** From now on there is no server. */
	readonly stop: () => void;
	readonly close: () => void;
};

function listen(answer: RequestListener): Promise<{ server: Server; port: number }> {
	const server = createServer(answer);
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, HOST, () => resolve({ server, port: (server.address() as AddressInfo).port }));
	});
}

/** Asks the application's own server, and passes its answer on as it is. */
function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
	const { method, url, headers } = asked;
	const path = url?.replace(DEEP, "/");
	const inner = request({ host: HOST, port, method, path, headers }, (reply) => {
		answer.writeHead(reply.statusCode ?? 502, reply.headers);
		reply.pipe(answer);
	});
	inner.once("error", () => answer.destroy());
	asked.pipe(inner);
}

const guestPage = (script: string) => `<!doctype html>
<meta charset="utf-8"><title>Somebody's page</title><link rel="icon" href="data:,">
<body style="margin: 30px; width: 600px">
<square-control ply="4" theme="light">1. e4 e5 2. Nf3 Nc6 3. Bb5 a6</square-control>
<script>
	window.heard = [];
	for (const type of ["ply", "load", "error"])
		document.addEventListener(type, ({ detail }) => heard.push([type, detail]), true);
</script>
<script ${script}></script>`;

/**
 * Attributes of the tag for the script that never changes, as the form on the page of boards writes
 * them.
 */
async function lastingScript(application: number, home: string, changed?: string): Promise<string> {
	const page = await (await fetch(`http://${HOST}:${application}/demo`)).text();
	const [, name, integrity] = /data-script="(.+?)" data-integrity="(.+?)"/.exec(page) ?? [];
	return `src="${home}${name}" integrity="${changed ?? integrity}" crossorigin="anonymous"`;
}

/** Opens a site over the application at a port. */
export async function openSite(application: number): Promise<Site> {
	let failing: { readonly addresses: RegExp; readonly failure: Failure } | undefined;
	let failed = 0;
	let followed = "";
	let away = 0;
	const front = await listen((asked, answer) => {
		if (asked.url === "/blank") return void answer.end();
		if (asked.url === "/live.pgn") {
			return void answer.writeHead(200, { "Cache-Control": "no-cache" }).end(followed);
		}
		if (asked.url === "/away.pgn") {
			return void answer.writeHead(302, { Location: `http://${HOST}:${guest.port}${AWAY}` }).end();
		}
		if (!failing?.addresses.test(asked.url ?? "")) return passOn(application, asked, answer);
		failed++;
		if (failing.failure === "reset") asked.socket.destroy();
		else answer.writeHead(404, { "Content-Type": "text/plain" }).end("gone");
	});
	const home = `http://${HOST}:${front.port}/`;
	const end = ({ server }: typeof front) => {
		server.close();
		server.closeAllConnections();
	};
	const moving = `src="${home}embed.js"`;
	const other = `sha384-${createHash("sha384").digest("base64")}`;
	const scripts: Readonly<Record<string, string>> = {
		[LASTING]: await lastingScript(application, home),
		[CHANGED]: await lastingScript(application, home, other),
	};
	const guest = await listen(({ url = "" }, answer) => {
		answer.setHeader("Content-Type", "text/html; charset=utf-8");
		if (url === AWAY) {
			away++;
			answer.setHeader("Access-Control-Allow-Origin", "*");
		}
		if (url === SANDBOXED) answer.setHeader("Content-Security-Policy", "sandbox allow-scripts");
		answer.end(guestPage(scripts[url] ?? moving));
	});
	const folder = mkdtempSync(join(tmpdir(), "square-control-page-"));
	const file = join(folder, "page.html");
	writeFileSync(file, guestPage(moving));
	return {
		home,
		guests: {
			ordinary: `http://${HOST}:${guest.port}/`,
			sandboxed: `http://${HOST}:${guest.port}${SANDBOXED}`,
			onDisk: pathToFileURL(file).href,
			lasting: `http://${HOST}:${guest.port}${LASTING}`,
			changed: `http://${HOST}:${guest.port}${CHANGED}`,
		},
		breakOff: (addresses, failure) => {
			failing = { addresses, failure };
			failed = 0;
		},
		put: (text) => {
			followed = text;
		},
		ledAway: () => away,
		mend: () => {
			failing = undefined;
			return failed;
		},
		stop: () => end(front),
		close: () => {
			rmSync(folder, { recursive: true });
			for (const each of [front, guest]) end(each);
		},
	};
}
