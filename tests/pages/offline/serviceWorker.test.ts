// Tests which files of the engine the service worker saves. The browser's own tests are in
// e2e/offline.spec.ts.

import { afterEach, expect, test, vi } from "vitest";

const SCOPE = "https://chess.example/";

type Handler = (asked: {
	readonly request: Request;
	readonly event: { waitUntil(work: Promise<void>): void };
}) => Promise<Response>;

type Route = readonly [
	(asked: {
		readonly sameOrigin: boolean;
		readonly request: Request;
		readonly url: URL;
	}) => boolean,
	Handler,
];

const routes = vi.hoisted(() => [] as unknown[]);

vi.mock("workbox-core", () => ({
	cacheNames: {},
	clientsClaim: () => {},
	setCacheNameDetails: () => {},
}));
vi.mock("workbox-precaching", () => ({ addPlugins: () => {}, precacheAndRoute: () => {} }));
vi.mock("workbox-routing", () => ({
	registerRoute: (...route: unknown[]) => routes.push(route),
	setCatchHandler: () => {},
}));

afterEach(() => vi.unstubAllGlobals());

test("the service worker stores the engine, but not an error page in its place", async () => {
	const kept = new Map<string, Response>();
	const cache = {
		match: async ({ url }: Request) => kept.get(url)?.clone(),
		keys: async () => [...kept.keys()].map((url) => new Request(url)),
		put: async (url: string, response: Response) => void kept.set(url, response),
	};
	let answer = () => new Response("<p>", { headers: { "Content-Type": "text/html" } });
	vi.stubGlobal("self", { registration: { scope: SCOPE }, addEventListener: () => {} });
	vi.stubGlobal("caches", { open: async () => cache });
	vi.stubGlobal("fetch", async () => answer());
	vi.stubGlobal("__FILES__", []);
	vi.stubGlobal("__VERSION__", "1");
	// It is compiled with types of its own.
	const file = "../../../src/pages/offline/serviceWorker.ts";
	await import(file);

	const request = new Request(`${SCOPE}engine/1/engine.json`);
	const asked = { sameOrigin: true, request, url: new URL(request.url) };
	const [, handle] = (routes as Route[]).find(([fits]) => fits(asked)) ?? [];
	const ask = async () => {
		let work: Promise<void> | undefined;
		const event = { waitUntil: (one: Promise<void>) => (work = one) };
		const response = await handle?.({ request, event });
		await work;
		return response?.text();
	};
	expect(await ask()).toBe("<p>");
	expect(kept.size).toBe(0);
	answer = () => Response.json({ files: {} });
	expect(await ask()).toBe('{"files":{}}');
	answer = () => Response.error();
	expect(await ask()).toBe('{"files":{}}');
});
