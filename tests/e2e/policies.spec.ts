// Boards under the policies that docs/embedding.md lists, and under others, which are named.

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { createSite } from "../../scripts/site.mjs";
import { atRoot } from "../support/core.ts";
import { GAME, slider } from "./host.ts";

const rows = readFileSync(atRoot("docs/embedding.md"), "utf8")
	.split("\n## Policies\n")[1]
	?.split("\n## ")[0]
	?.matchAll(/^\| (.+) \| (.+) \| `(.+)` \|$/gm);

/** A host whose every answer has the policy, with pages of its own beside the application. */
let server: Server;
let origin = "";
let headers: Record<string, string> = {};
let html = "";

test.beforeAll(async () => {
	const site = createSite(atRoot("dist"), {});
	server = createServer((request, response) => {
		const writeHead = response.writeHead.bind(response);
		response.writeHead = ((status: number, own: object = {}) =>
			writeHead(status, { ...own, ...headers })) as typeof response.writeHead;
		const send = (type: string, body: string) =>
			response.writeHead(200, { "Content-Type": type }).end(body);
		if (request.url === "/page") send("text/html", html);
		else if (request.url === "/element.js") {
			send("text/javascript", readFileSync(atRoot("build/package/element.js"), "utf8"));
		} else site(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server.close());

async function visitBoard(
	page: Page,
	host: string,
	by: "script" | "module",
	sent: Record<string, string>,
) {
	headers = sent;
	const src = by === "module" ? ` src="${host}/embed.html"` : "";
	const script = by === "module" ? 'type="module" src="/element.js"' : `src="${host}/embed.js"`;
	html = `<!doctype html><title>A page</title><body><square-control${src}>${GAME}</square-control><script ${script}></script>`;
	await page.goto(`${origin}/page`);
}

const policyOf = (policy: string) => ({ "Content-Security-Policy": policy });

/** The square that has a dark pixel in its middle: a piece is there. */
const isPainted = (page: Page) =>
	page
		.frameLocator("square-control >> iframe")
		.locator("canvas")
		.evaluateAll((all) =>
			(all as HTMLCanvasElement[]).some((canvas) => {
				const { data = [] } =
					canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
				for (let at = 0; at < data.length; at += 4) {
					const [red = 0, green = 0, blue = 0, alpha = 0] = [...data.slice(at, at + 4)];
					if (alpha === 255 && red + green + blue === 0) return true;
				}
				return false;
			}),
		);

for (const [, from = "", by = "", policy = ""] of rows ?? []) {
	for (const way of ["script", "module"] as const) {
		if (!by.includes(way)) continue;
		test(`a board from ${from}, as a ${way}, under ${policy}`, async ({ page, baseURL }) => {
			const foreign = new URL(baseURL ?? "").origin;
			const host = from.startsWith("another") ? foreign : origin;
			const refused: string[] = [];
			page.on("console", (message) => {
				// An icon of the frame's page is no image of the board's.
				if (/Content Security Policy/.test(message.text()) && !/icon/.test(message.text()))
					refused.push(message.text());
			});
			const sent = policy.replaceAll("https://your.host", foreign);
			await visitBoard(page, host, way, policyOf(sent));
			await expect(page.locator("square-control >> iframe")).toHaveCSS("opacity", "1");
			await expect(slider(page)).toHaveAttribute("aria-valuemax", "6");
			await expect.poll(() => isPainted(page)).toBe(true);
			expect(refused).toEqual([]);
		});
	}
}

test("every row of the documented table of policies is tried", () => {
	const text = readFileSync(atRoot("docs/embedding.md"), "utf8");
	expect(text.match(/^\| .+ \| .+ \| `default-src.+` \|$/gm)).toHaveLength(4);
});

const WHOLE = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";

for (const [name, sent, lacking] of [
	["no WebAssembly", policyOf("default-src 'self'"), "script-src 'wasm-unsafe-eval'."],
	[
		"no requests",
		policyOf("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'"),
		"connect-src 'self'.",
	],
	[
		"no styles",
		policyOf("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'none'"),
		"style-src 'self'.",
	],
	["no frames", policyOf(`default-src 'none'; ${WHOLE}`), "frame-src http://127.0.0.1:"],
	["no frames around it", { "X-Frame-Options": "DENY" }, "frame-ancestors there"],
] as const) {
	test(`under a policy that blocks the board its text stays, and what is missing is named: ${name}`, async ({
		page,
	}) => {
		await visitBoard(page, origin, "script", sent);
		await expect(page.locator("square-control >> p")).toContainText(lacking);
		await expect(page.getByText(GAME)).toBeVisible();
	});
}
