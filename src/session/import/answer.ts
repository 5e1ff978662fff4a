// One request to one of the sites, and its answer as bytes as they come.

import type { NamedThing } from "./addresses.ts";
import { beginsAsPage } from "./beginsAsPage.ts";
import { ImportError, type ImportFault, statusFault, typeFault } from "./importError.ts";
import type { Site } from "./sites.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type SiteRequest = {
	readonly site: Site;
	readonly what: NamedThing;
	readonly fetch: Fetch;
	/** Gives the request up. */
	readonly signal: AbortSignal;
	/** The types that the answer may have; those of PGN, where nothing is said. */
	readonly type?: RegExp;
	/** Milliseconds without any bytes after which the request is given up. */
	readonly timeout?: number;
};

const TIMEOUT_MS = 30_000;

/** No cookies, and no word of where on this page somebody is. */
const INIT = { credentials: "omit", referrerPolicy: "no-referrer", redirect: "manual" } as const;

/** A signal that comes after some milliseconds without a restart. */
function createTimeout(milliseconds: number) {
	const over = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const restart = () => {
		clearTimeout(timer);
		timer = setTimeout(() => over.abort(), milliseconds);
	};
	restart();
	return {
		signal: over.signal,
		restart,
		/** Aborts what still comes. */
		end: () => {
			clearTimeout(timer);
			over.abort();
		},
	};
}

const isElsewhere = (url: string, { url: led }: Response) =>
	led !== "" && new URL(led).origin !== new URL(url).origin;

/** Asks, and follows where that leads within the same site. */
async function ask(url: string, asking: SiteRequest, signal: AbortSignal): Promise<Response> {
	const { fetch, site } = asking;
	const response = await fetch(url, { ...INIT, signal });
	const leadsOn =
		response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400);
	if (!leadsOn) return response;
	const elsewhere = new ImportError({ code: "leadsElsewhere", site });
	try {
		const led = await fetch(url, { ...INIT, redirect: "follow", signal });
		if (!isElsewhere(url, led)) return led;
	} catch (error) {
		if (signal.aborted) throw error;
		throw elsewhere;
	}
	throw elsewhere;
}

/** The start of an answer, as text. */
const head = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 200));

/**
 * The bytes of an answer. Ends with an
 * ImportError where it holds no games, or with the reason of the signal.
 */
export async function* answerOf(
	url: string,
	asking: SiteRequest,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const { site, what, signal: given, type, timeout = TIMEOUT_MS } = asking;
	const quiet = createTimeout(timeout);
	const signal = AbortSignal.any([given, quiet.signal]);
	let bytes = 0;
	try {
		const response = await ask(url, asking, signal);
		const fault =
			statusFault(site, what, response, Date.now()) ??
			typeFault(site, response.headers.get("Content-Type"), type);
		if (fault !== undefined) throw new ImportError(fault);
		const reader = response.body?.getReader();
		for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
			quiet.restart();
			if (bytes === 0 && beginsAsPage(head(next.value))) {
				throw new ImportError({ code: "page", site });
			}
			bytes += next.value.length;
			yield next.value;
		}
	} catch (error) {
		if (error instanceof ImportError || given.aborted) throw error;
		if (quiet.signal.aborted) {
			throw new ImportError({ code: "silent", site, seconds: Math.round(timeout / 1000) });
		}
		throw new ImportError(failureOf(site, bytes));
	} finally {
		quiet.end();
	}
}

/** A browser does not tell a page why an answer did not come. */
function failureOf(site: Site, bytes: number): ImportFault {
	// Node.js has no navigator.
	if (globalThis.navigator?.onLine === false) return { code: "offline" };
	return bytes > 0
		? { code: "brokeOff", site, kilobytes: Math.ceil(bytes / 1000) }
		: { code: "noAnswer", site };
}
