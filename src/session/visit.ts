// What one visit remembers of other hosts, beside the state of the application: nothing of it
// survives a reload.

import type { Live } from "../follow/live.ts";
import type { Site } from "../import/sites.ts";
import { createStore } from "../runtime/createStore.ts";
import type { Session } from "./session.ts";

/** A file that is followed. */
export type FollowedFile = {
	/** As the visitor gave it: what the address of the page names. */
	readonly given: string;
	/** Undefined where it is not asked for any more: then it may be followed anew. */
	readonly url: string | undefined;
	readonly host: string;
	readonly live: Live;
	readonly stop: () => void;
};

const createVisit = () => ({
	/** The sites that games were loaded from: the visitor knows what they learn. */
	knownSites: new Set<Site>(),
	/** The hosts that the visitor has let ask again and again. */
	agreedHosts: new Set<string>(),
	followed: createStore<{ readonly file: FollowedFile | undefined }>({ file: undefined }),
});

const visits = new WeakMap<Session, ReturnType<typeof createVisit>>();

/** Of a session, the same for all who ask. */
export function visitOf(session: Session): ReturnType<typeof createVisit> {
	const visit = visits.get(session) ?? createVisit();
	visits.set(session, visit);
	return visit;
}
