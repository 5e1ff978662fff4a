// A visit's memory of other hosts, beside the state of the application. A reload clears it.

import { createStore } from "../runtime/createStore.ts";
import type { Live } from "./follow/live.ts";
import type { Site } from "./import/sites.ts";
import type { Session } from "./session.ts";

/** A file that is followed. */
export type FollowedFile = {
	/** The address as the visitor gave it, which the page's address names. */
	readonly given: string;
	/** Undefined if it is not requested any more; then it may be followed anew. */
	readonly url: string | undefined;
	readonly host: string;
	readonly live: Live;
	readonly stop: () => void;
};

const createVisit = () => ({
	/** The sites that games were loaded from: the visitor has read what they learn. */
	knownSites: new Set<Site>(),
	/** The hosts that the visitor has allowed to be asked repeatedly. */
	agreedHosts: new Set<string>(),
	followed: createStore<{ readonly file: FollowedFile | undefined }>({ file: undefined }),
});

const visits = new WeakMap<Session, ReturnType<typeof createVisit>>();

/** The memory of a session, one object for all callers. */
export function visitOf(session: Session): ReturnType<typeof createVisit> {
	const visit = visits.get(session) ?? createVisit();
	visits.set(session, visit);
	return visit;
}
