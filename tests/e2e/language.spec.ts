// Every word on screen comes from the room of messages: in the pseudo-language of development each
// of them has accents, so a word without any was forgotten.

import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { type PreviewServer, preview } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = fileURLToPath(new URL("../../build/pseudo", import.meta.url));

let server: PreviewServer;
let address: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	await promisify(execFile)(
		process.execPath,
		["node_modules/vite/bin/vite.js", "build", "--mode", "development", "--outDir", outDir],
		{ cwd: root, env: { ...process.env, NODE_ENV: "development" } },
	);
	server = await preview({
		root,
		configFile: false,
		logLevel: "warn",
		build: { outDir },
		preview: { host: "127.0.0.1", port: 0 },
	});
	address = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`;
});

test.afterAll(() => server.close());

/** Words that stay as they are in every language: names, formats, and the letters of moves. */
const NAMES =
	/Square Control|Lichess|Chess\.com|Stockfish|Konva|Wikimedia Commons|(?:PGN|FEN|GIF|PNG|SVG|MP4|WebM|CSV|JSON|HTML)/g;

/**
 * Texts and what is said of things, of all that is on screen, that hold a word without an accent.
 */
async function plainWords(page: Page): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const found: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			const element = node as HTMLElement;
			if (/^(?:SCRIPT|STYLE|TEXTAREA|NOSCRIPT|CODE|PRE)$/.test(element.tagName)) continue;
			if (!element.checkVisibility()) continue;
			for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
				const value = element.getAttribute(name);
				if (value) found.push(value);
			}
			const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
			found.push(...own.map(({ nodeValue }) => nodeValue ?? ""));
		}
		return found;
	});
	const isPlain = (text: string) =>
		/(?<![\p{L}\d.+#=@-])[A-Za-z][a-z]{2,}(?![\p{L}\d])/u.test(text.replace(NAMES, ""));
	return [...new Set(texts.filter(isPlain))];
}

test("every word of a first visit comes from the messages", async ({ page }) => {
	await page.goto(`${address}?lang=qps`);
	await expect(page.getByRole("grid")).toBeVisible();
	expect(await plainWords(page)).toEqual([]);
});
