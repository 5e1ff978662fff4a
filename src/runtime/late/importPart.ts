// Preloads the files of a part before import(). Firefox and WebKit remember a failed module for as
// long as the page lives, so a second import() fails too. There the files of the part are fetched,
// which can be repeated, and then imported from the browser's cache. Chromium forgets failures;
// there the files are fetched only to find out why a part failed, since requesting each file twice
// takes a third of the time of opening a page. The build puts this module in the place of Vite's
// own preloading (vite.config.ts).

import { FileError } from "./loadPart.ts";

/** Milliseconds for a file, from the specification. */
export const FILE_LIMIT = 120_000;

/** Fetches a file to its end. For a missing file some hosts send a page. */
async function fetchFile(address: string, cache: RequestCache): Promise<void> {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(), FILE_LIMIT);
	try {
		const response = await fetch(address, { cache, signal: limit.signal });
		const isScriptOrSheet = /javascript|css/.test(response.headers.get("content-type") ?? "");
		const isGone = response.ok ? !isScriptOrSheet : [404, 410].includes(response.status);
		if (isGone) throw new FileError(address, "missing");
		if (!response.ok) throw new FileError(address, "error");
		await response.arrayBuffer();
	} catch (error) {
		if (error instanceof FileError) throw error;
		throw new FileError(address, limit.signal.aborted ? "timeout" : "error");
	} finally {
		clearTimeout(timer);
	}
}

function addLink(rel: string, address: string): HTMLLinkElement {
	const link = document.createElement("link");
	link.rel = rel;
	link.crossOrigin = "";
	link.href = address;
	document.head.append(link);
	return link;
}

function addSheet(address: string): Promise<void> {
	const link = addLink("stylesheet", address);
	return new Promise((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new FileError(address, "error"));
		};
	});
}

type Task = (address: string) => Promise<void>;

/** Runs the task once for each address, and again if it failed. */
function once(done: Iterable<string>, work: Task): Task {
	const started = new Map([...done].map((address) => [address, Promise.resolve()]));
	return (address) => {
		const previous = started.get(address);
		if (previous !== undefined) return previous;
		const running = work(address).catch((error) => {
			started.delete(address);
			throw error;
		});
		started.set(address, running);
		return running;
	};
}

const forgetsFailures = "userAgentData" in navigator;

/** The files in the page's own markup: they are loaded already. */
function* filesOfPage(): Iterable<string> {
	for (const element of document.head.children) {
		if (element instanceof HTMLLinkElement && element.rel !== "later") {
			// Files that the page asks for in advance may fail: sent.js.
			if ("later" in element.dataset && !forgetsFailures) continue;
			yield element.href;
			// One sheet stands for several (scripts/sent.mjs).
			for (const name of element.dataset.for?.split(" ") ?? [])
				yield new URL(name, element.href).href;
		}
		if (element instanceof HTMLScriptElement) yield element.src;
	}
}

/** Addresses that failed: a cache may hold the failure. */
const failed = new Set<string>();

const fetchOnce = once(filesOfPage(), async (address) => {
	const cache = failed.has(address) ? "reload" : "default";
	failed.add(address);
	await fetchFile(address, cache);
	failed.delete(address);
});

const addSheetOnce = once(filesOfPage(), addSheet);

/**
 * Requests all files of a part at once, not one after the other as each names the next. The import
 * itself reports a failure.
 */
const preloadOnce = once(filesOfPage(), async (address) => void addLink("modulepreload", address));

const isSheet = (address: string) => address.endsWith(".css");

async function importAtOnce<Part>(
	load: () => Promise<Part>,
	addresses: readonly string[],
): Promise<Part> {
	let timer = 0;
	const isLate = new Promise<never>((_, reject) => {
		const late = () => reject(new FileError(addresses.join(", "), "timeout"));
		timer = window.setTimeout(late, FILE_LIMIT);
	});
	const files = addresses.map((address) =>
		(isSheet(address) ? addSheetOnce : preloadOnce)(address),
	);
	try {
		return await Promise.race([Promise.all(files).then(load), isLate]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Imports a part when all of its files are there. Their names are relative to the importing file.
 */
export async function importPart<Part>(
	load: () => Promise<Part>,
	names: readonly string[] = [],
	from = document.baseURI,
): Promise<Part> {
	const addresses = names.map((name) => new URL(name, from).href);
	if (forgetsFailures) {
		try {
			return await importAtOnce(load, addresses);
		} catch (error) {
			if (error instanceof FileError && error.reason === "timeout") throw error;
		}
	}
	await Promise.all(addresses.map(fetchOnce));
	await Promise.all(addresses.filter(isSheet).map(addSheetOnce));
	return load();
}
