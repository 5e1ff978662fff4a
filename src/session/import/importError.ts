// Why games did not come from another site: codes and facts. The sentences are in
// messages/en/panels/import.ts.

import type { NamedThing } from "./addresses.ts";
import type { Site } from "./sites.ts";

export type ImportFault =
	| { readonly code: "private" | "absent"; readonly site: Site; readonly what: NamedThing }
	| { readonly code: "tooManyRequests"; readonly site: Site; readonly seconds: number }
	| { readonly code: "trouble" | "status"; readonly site: Site; readonly status: number }
	| { readonly code: "page" | "leadsElsewhere" | "noAnswer"; readonly site: Site }
	| { readonly code: "otherType"; readonly site: Site; readonly type: string }
	| { readonly code: "silent"; readonly site: Site; readonly seconds: number }
	| { readonly code: "brokeOff"; readonly site: Site; readonly kilobytes: number }
	| { readonly code: "noGamesThen"; readonly player: string }
	| { readonly code: "tooLarge"; readonly megabytes: number }
	| { readonly code: "offline" | "empty" };

/** Its message is for developers. */
export class ImportError extends Error {
	override readonly name = "ImportError";
	readonly fault: ImportFault;
	constructor(fault: ImportFault) {
		super(JSON.stringify(fault));
		this.fault = fault;
	}

	/** Seconds until it may be tried again, where the site says so. */
	get wait(): number | undefined {
		return this.fault.code === "tooManyRequests" ? this.fault.seconds : undefined;
	}
}

/**
 * Seconds, where a site does not say how long to wait, or a page cannot see it: as Lichess asks.
 */
const DEFAULT_WAIT = 60;

/** Seconds: nobody sits in front of a page for longer. */
const MAX_WAIT = 3600;

/** Seconds or a date, as HTTP has them. */
function waitIn(header: string | null, now: number): number {
	if (header === null) return DEFAULT_WAIT;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isNaN(seconds) ? DEFAULT_WAIT : Math.min(MAX_WAIT, Math.max(1, Math.ceil(seconds)));
}

/** The fault of an answer by its status. Undefined where there is none. */
export function statusFault(
	site: Site,
	what: NamedThing,
	{ status, headers }: Pick<Response, "status" | "headers">,
	now: number,
): ImportFault | undefined {
	if (status >= 200 && status < 300) return undefined;
	if (status === 401 || status === 403) return { code: "private", site, what };
	if (status === 404 || status === 410) return { code: "absent", site, what };
	if (status === 429) {
		const seconds = waitIn(headers.get("Retry-After"), now);
		return { code: "tooManyRequests", site, seconds };
	}
	return { code: status >= 500 ? "trouble" : "status", site, status };
}

const PGN = /^(?:application\/(?:x-chess-pgn|vnd\.chess-pgn|octet-stream)|text\/plain)$/;

/** The fault of an answer by its type. Undefined where there is none. */
export function typeFault(
	site: Site,
	header: string | null,
	expected: RegExp = PGN,
): ImportFault | undefined {
	const [type = ""] = (header ?? "").split(";");
	const plain = type.trim().toLowerCase();
	if (plain === "" || expected.test(plain)) return undefined;
	return plain === "text/html" ? { code: "page", site } : { code: "otherType", site, type: plain };
}
