// The service worker, built to sw.js: keeps every file of one version of the application, so that
// after a visit everything works without a network, and takes what another application shares. A
// page that is open keeps its version: a new one waits until it is asked for, and the files of the
// one before stay as long as a page may still want them. It asks its own host and no other, also
// where that leads elsewhere: the policy of a page is not that of its worker, and not every host
// gives one to this script.

import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import {
	addPlugins,
	matchPrecache,
	type PrecacheEntry,
	precacheAndRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { SHARED, SHARED_CACHE, SHARED_FORM, TAKE_OVER } from "../../runtime/cacheNames.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Every file, by its name and, where the name does not tell it, its content; written by the build,
 * as is the version.
 */
declare const __FILES__: PrecacheEntry[];
declare const __VERSION__: string;

/** Caches belong to an origin, which may have the application in more places than one. */
const PREFIX = `square-control at ${self.registration.scope}`;

/** Files outside every version, saved once somebody has asked for them. */
const ON_DEMAND = `${self.registration.scope}engine/`;
const ON_DEMAND_CACHE = `square-control, on demand, at ${self.registration.scope}`;

/** Versions whose files are kept: this one, and the one that open pages may be of. */
const VERSIONS = 2;

setCacheNameDetails({ prefix: PREFIX, precache: __VERSION__, suffix: "" });
clientsClaim();

/**
 * The same request, which no redirect takes to another origin. Where a visitor goes, the page of an
 * address, may lead anywhere: the browser goes there by itself.
 */
const toOwnHost = (request: Request): Request =>
	request.mode === "navigate" ? request : new Request(request, { mode: "same-origin" });

const askHost = ({ request }: { readonly request: Request }) => fetch(toOwnHost(request));

// To find out whether there is a new version one has to ask the host.
registerRoute(({ sameOrigin, request }) => sameOrigin && request.cache === "no-store", askHost);

addPlugins([{ requestWillFetch: async ({ request }) => toOwnHost(request) }]);
precacheAndRoute(__FILES__, {
	ignoreURLParametersMatching: [/./],
	// Both addresses of the board have one page, which is kept once.
	urlManipulation: ({ url }) =>
		/\/analysisBoard(?:\.html)?$/.test(url.pathname) ? [new URL("index.html", url)] : [],
});

// The engine is fetched when a page asks for it, and kept from then on, for later versions too.
registerRoute(
	({ sameOrigin, url }) => sameOrigin && url.href.startsWith(ON_DEMAND),
	async ({ request, event }) => {
		const cache = await caches.open(ON_DEMAND_CACHE);
		const kept = request.cache === "reload" ? undefined : await cache.match(request);
		if (kept !== undefined) return kept;
		const response = await askHost({ request });
		// Hosts that have a page for every address answer with that until the engine is there. The
		// page reads on meanwhile. What was cut short is not kept.
		const isPage = response.headers.get("Content-Type")?.includes("html");
		if (response.ok && !isPage) {
			event.waitUntil(keep(cache, request.url, response.clone()).catch(() => {}));
		}
		return response;
	},
);

/** Keeps a file, and none of another version of the same. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
	const folder = new URL(".", url).href;
	for (const { url: other } of await cache.keys()) {
		if (!other.startsWith(folder)) await cache.delete(other);
	}
	await cache.put(url, response);
}

// A page of the version before asks for its parts.
registerRoute(
	({ sameOrigin }) => sameOrigin,
	async ({ request }) => (await caches.match(request)) ?? askHost({ request }),
);

setCatchHandler(async ({ request }) => {
	const unknown = request.mode === "navigate" ? await matchPrecache("404.html") : undefined;
	return unknown ?? Response.error();
});

// Stores the form of the system's menu of shares as it is: the page knows what to make of it.
registerRoute(
	({ sameOrigin, url }) => sameOrigin && url.href === `${self.registration.scope}${SHARED}`,
	async ({ request }) => {
		const type = request.headers.get("Content-Type") ?? "";
		const form = new Response(await request.blob(), { headers: { "Content-Type": type } });
		const cache = await caches.open(SHARED_CACHE);
		await cache.put(SHARED_FORM, form);
		return Response.redirect(`./?${SHARED}`, 303);
	},
	"POST",
);

/** Caches come in the order in which they were made. */
async function forgetOldVersions(): Promise<void> {
	const versions = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`));
	const isOld = (name: string, index: number) =>
		index < versions.length - VERSIONS && name !== cacheNames.precache;
	await Promise.all(versions.filter(isOld).map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));

self.addEventListener("message", ({ data }) => {
	if (data === TAKE_OVER) void self.skipWaiting();
});
