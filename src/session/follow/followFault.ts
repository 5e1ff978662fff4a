// Why a file that is followed could not be had: codes and facts. The sentences are in
// messages/en/panels/follow.ts.

import type { Warning } from "../../chess/pgn/gameFault.ts";

export type FollowFault =
	| {
			readonly code: "noSuchFile" | "notForEverybody" | "trouble" | "status";
			readonly host: string;
			readonly status: number;
	  }
	| {
			readonly code: "askedTooOften" | "leadsElsewhere" | "noAnswer" | "notReadable";
			readonly host: string;
	  }
	| { readonly code: "offline" | "tooLarge" | "page" | "noGameYet" }
	| { readonly code: "game"; readonly fault: Warning };

/** Milliseconds within which a host that is there answers. */
const PROBE_TIMEOUT_MS = 10_000;

/** The type of the answer to a request for the head alone. Undefined where there is no answer. */
const probe = (url: string, init: RequestInit): Promise<ResponseType | undefined> =>
	fetch(url, {
		...init,
		method: "HEAD",
		cache: "no-store",
		credentials: "omit",
		signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
	}).then(
		({ type }) => type,
		() => undefined,
	);

/** Does a host answer, though the page may not read what? */
const isThere = async (url: string) => (await probe(url, { mode: "no-cors" })) !== undefined;

/** Does the page's own host redirect to another one? A page cannot see which. */
const leadsElsewhere = async (url: string) =>
	(await probe(url, { mode: "same-origin", redirect: "manual" })) === "opaqueredirect";

/** By the status of an answer. */
export function statusFault(host: string, status: number): FollowFault {
	if (status === 404 || status === 410) return { code: "noSuchFile", host, status };
	if (status === 401 || status === 403) return { code: "notForEverybody", host, status };
	if (status === 429) return { code: "askedTooOften", host };
	return { code: status >= 500 ? "trouble" : "status", host, status };
}

/** Finds out why one file could not be had. Whether its host is there is asked once. */
export function createFaultFinder(url: string) {
	const { host, origin } = new URL(url);
	let there: Promise<boolean> | undefined;
	return async ({ status }: { readonly status?: number }): Promise<FollowFault> => {
		if (status !== undefined) return statusFault(host, status);
		if (!navigator.onLine) return { code: "offline" };
		if (origin === window.origin) {
			return { code: (await leadsElsewhere(url)) ? "leadsElsewhere" : "noAnswer", host };
		}
		there ??= isThere(url);
		return { code: (await there) ? "notReadable" : "noAnswer", host };
	};
}
