// Shared by the benchmarks of pages: the built application as a site, a page of another site, and
// the middle of many visits.

import { createServer } from "node:http";
import { preview } from "vite";
import { root } from "../../scripts/prepare.mjs";

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The built application, until it is closed. */
export async function serveBuilt() {
	const server = await preview({
		root,
		configFile: false,
		logLevel: "warn",
		preview: { host: "127.0.0.1", port: 0 },
	});
	const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
	return { address, close: () => server.close() };
}

/** A page of another site, until it is closed. */
export async function servePage(body) {
	const server = createServer((_, response) => {
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.end(`<!doctype html><link rel="icon" href="data:,">${body}`);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { address: `http://localhost:${server.address().port}/`, close: () => server.close() };
}
