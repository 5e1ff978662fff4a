// One request to one of the sites, and its answer as bytes as they come. What may go wrong on the way has a sentence.

import { beginsAsPage } from "./beginsAsPage.ts";
import { ImportFault, statusFault, typeFault } from "./importFault.ts";
import { SITES, type Site } from "./sites.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type Asking = {
	readonly site: Site;
	/** What is asked for, as the subject of a sentence. */
	readonly what: string;
	readonly fetch: Fetch;
	/** Nobody wants it any more. */
	readonly signal: AbortSignal;
	/** The types that the answer may have; those of PGN, where nothing is said. */
	readonly type?: RegExp;
	/** Milliseconds of silence after which nothing is expected any more. */
	readonly patience?: number;
};

const PATIENCE = 30_000;

/** No cookies, and no word of where on this page somebody is. */
const INIT = { credentials: "omit", referrerPolicy: "no-referrer", redirect: "manual" } as const;

/** A signal that comes after a while without a word. */
function silence(patience: number) {
	const over = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const begin = () => {
		clearTimeout(timer);
		timer = setTimeout(() => over.abort(), patience);
	};
	begin();
	return {
		signal: over.signal,
		begin,
		/** What still comes is wanted no more. */
		end: () => {
			clearTimeout(timer);
			over.abort();
		},
	};
}

const isElsewhere = (url: string, { url: led }: Response) =>
	led !== "" && new URL(led).origin !== new URL(url).origin;

/** Asks, and follows where that leads within the same site. */
async function ask(url: string, asking: Asking, signal: AbortSignal): Promise<Response> {
	const { fetch, site } = asking;
	const response = await fetch(url, { ...INIT, signal });
	const leadsOn =
		response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400);
	if (!leadsOn) return response;
	const elsewhere = new ImportFault(
		`${SITES[site].title} wants to lead elsewhere, which is not followed`,
	);
	try {
		const led = await fetch(url, { ...INIT, redirect: "follow", signal });
		if (!isElsewhere(url, led)) return led;
	} catch (error) {
		if (signal.aborted) throw error;
		throw elsewhere;
	}
	throw elsewhere;
}

/** What an answer begins with, as text. */
const head = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 200));

/** The bytes of an answer. Ends with an ImportFault where it is none that holds games, or with the reason of the signal. */
export async function* answerOf(
	url: string,
	asking: Asking,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const { site, what, signal: given, type, patience = PATIENCE } = asking;
	const { title } = SITES[site];
	const quiet = silence(patience);
	const signal = AbortSignal.any([given, quiet.signal]);
	let bytes = 0;
	try {
		const response = await ask(url, asking, signal);
		const fault =
			statusFault(site, what, response, Date.now()) ??
			typeFault(site, response.headers.get("Content-Type"), type);
		if (fault !== undefined) throw fault;
		const reader = response.body?.getReader();
		for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
			quiet.begin();
			if (bytes === 0 && beginsAsPage(head(next.value))) throw typeFault(site, "text/html");
			bytes += next.value.length;
			yield next.value;
		}
	} catch (error) {
		if (error instanceof ImportFault || given.aborted) throw error;
		if (quiet.signal.aborted) {
			throw new ImportFault(`${title} has said nothing for ${Math.round(patience / 1000)} seconds`);
		}
		throw brokenOff(title, bytes);
	} finally {
		quiet.end();
	}
}

/** A browser does not tell a page why an answer did not come. */
function brokenOff(title: string, bytes: number): ImportFault {
	// Node.js has none.
	if (globalThis.navigator?.onLine === false) return new ImportFault("You are offline");
	return new ImportFault(
		bytes > 0
			? `The answer of ${title} broke off after ${Math.ceil(bytes / 1000)} kB`
			: `${title} does not answer: it is down, or something on the way to it is in between`,
	);
}
