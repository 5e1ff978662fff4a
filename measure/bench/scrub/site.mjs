// The pages of the scrub benchmark, built and served, and a browser to visit them.

import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { BROWSER_ARGS, ensureBrowser } from "../../../scripts/browser.mjs";
import { installTrials, root } from "../../../scripts/prepare.mjs";

/** Calls `visit` with a browser and the address of the pages. */
export async function withPages(visit) {
	installTrials();
	const scrub = join(root, "measure/bench/scrub");
	await build({ configFile: join(scrub, "vite.config.ts") });
	const server = await preview({
		configFile: false,
		root: scrub,
		logLevel: "warn",
		build: { outDir: join(root, "build/scrub") },
		preview: { host: "127.0.0.1", port: 0 },
	});
	const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
	try {
		await visit(browser, `http://127.0.0.1:${server.httpServer.address().port}/`);
	} finally {
		await browser.close();
		await server.close();
	}
}
