// The extension in a browser: Chromium by Playwright, without a network.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../scripts/browser.mjs";
import { atRoot } from "../support/core.ts";
import { type Shown, servedAt } from "./pages.ts";

/** A copy of a built extension, as if a visitor had answered the browser's question with Yes. */
export function permitted(name: string, sites: readonly string[], folder: string): string {
	const own = join(folder, name);
	cpSync(atRoot(`build/${name}`), own, { recursive: true });
	const path = join(own, "manifest.json");
	const manifest = { ...JSON.parse(readFileSync(path, "utf8")), host_permissions: sites };
	writeFileSync(path, JSON.stringify(manifest));
	return own;
}

/** Chromium without a screen, with the extension, which has the permission for the sites. */
export async function openBrowser(sites: readonly string[]) {
	// A windowless one, which tests may be given, has no extensions.
	const { CHROMIUM_PATH: _, ...others } = process.env;
	const executablePath = findBrowser(others);
	if (executablePath === undefined) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "square-control-profile-"));
	const own = permitted("extension", sites, folder);
	const args = BROWSER_ARGS.map((one) =>
		one.startsWith("--disable-features=") ? `${one},DisableLoadExtensionCommandLineSwitch` : one,
	);
	const context = await chromium.launchPersistentContext(join(folder, "profile"), {
		executablePath,
		args: [...args, `--load-extension=${own}`, `--disable-extensions-except=${own}`],
		ignoreDefaultArgs: ["--disable-extensions"],
		viewport: { width: 800, height: 600 },
	});
	async function close(): Promise<void> {
		await context.close();
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
	const isThere = () => context.serviceWorkers()[0];
	const worker =
		isThere() ?? (await context.waitForEvent("serviceworker", { timeout: 10_000 }).catch(isThere));
	if (worker !== undefined) return { context, worker, close };
	await close();
	return undefined;
}

/** Serves pages of ours, and nothing else from anywhere. Returns what else was asked for. */
export async function serve(context: BrowserContext, folder: string, pages: Map<string, Shown>) {
	const requests: string[] = [];
	await context.route(/^https?:/, (route) => {
		const url = route.request().url();
		const { pathname } = new URL(url);
		const served = servedAt(folder, pathname, pages.get(url));
		if (served !== undefined) return route.fulfill(served);
		if (pathname !== "/favicon.ico") requests.push(url);
		return route.fulfill({ status: 404 });
	});
	return requests;
}
