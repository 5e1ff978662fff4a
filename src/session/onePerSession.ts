// One instance per session: created when it is first asked for, and the same for all callers.

import type { Session } from "./session.ts";
import type { AppStore } from "./state/appStore.ts";

export function onePerSession<One>(begin: (session: Session) => One): (session: Session) => One {
	const all = new WeakMap<AppStore, { readonly one: One }>();
	return (session) => {
		const known = all.get(session.store) ?? { one: begin(session) };
		all.set(session.store, known);
		return known.one;
	};
}
