// Why games did not come, as a sentence to the person who asked for them.

import { SITES, type Site } from "./sites.ts";

export class ImportFault extends Error {
	override readonly name = "ImportFault";
	/** Seconds until it may be tried again, where the site says so. */
	readonly wait: number | undefined;
	constructor(message: string, wait?: number) {
		super(message);
		this.wait = wait;
	}
}

/** Seconds, where a site asks to wait and does not say how long, or a page is not told: what Lichess asks for. */
const WAIT = 60;
/** Seconds: nobody sits in front of a page for longer. */
const MOST = 3600;

/** Seconds or a date, as HTTP has them. */
function waitIn(header: string | null, now: number): number {
	if (header === null) return WAIT;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isNaN(seconds) ? WAIT : Math.min(MOST, Math.max(1, Math.ceil(seconds)));
}

/** What is wrong with an answer by its status. Undefined where nothing is. */
export function statusFault(
	site: Site,
	what: string,
	{ status, headers }: Pick<Response, "status" | "headers">,
	now: number,
): ImportFault | undefined {
	const { title } = SITES[site];
	if (status >= 200 && status < 300) return undefined;
	if (status === 401 || status === 403) {
		return new ImportFault(`${what} is private: ${title} does not give it to everybody`);
	}
	if (status === 404 || status === 410) {
		return new ImportFault(`${title} does not have it: ${what} is not there, or is private`);
	}
	if (status === 429) {
		const wait = waitIn(headers.get("Retry-After"), now);
		return new ImportFault(
			`${title} has had too many requests from here, and asks to wait for ${wait} seconds`,
			wait,
		);
	}
	return new ImportFault(
		status >= 500
			? `${title} is in trouble (status ${status}). Try again later`
			: `${title} answered with status ${status}`,
	);
}

const PGN = /^(?:application\/(?:x-chess-pgn|vnd\.chess-pgn|octet-stream)|text\/plain)$/;

/** What is wrong with an answer by its type. Undefined where nothing is. */
export function typeFault(
	site: Site,
	header: string | null,
	wanted: RegExp = PGN,
): ImportFault | undefined {
	const { title } = SITES[site];
	const [type = ""] = (header ?? "").split(";");
	const plain = type.trim().toLowerCase();
	if (plain === "" || wanted.test(plain)) return undefined;
	return new ImportFault(
		plain === "text/html"
			? `${title} answered with a page, not with games`
			: `${title} answered with ${plain}, not with games`,
	);
}
