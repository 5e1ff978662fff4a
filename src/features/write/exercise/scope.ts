// Scope of an exercise, as its author chose it last: the whole lesson, or the open chapter.

import { useSyncExternalStore } from "react";
import { createStore } from "../../../runtime/createStore.ts";
import { onePerSession } from "../../../session/onePerSession.ts";
import type { Session } from "../../../session/session.ts";
import { useSession } from "../../../ui/hooks/useApp.ts";

type Scope = { readonly isOfChapter: boolean };

const scopeOf = onePerSession(() => createStore<Scope>({ isOfChapter: false }));

/** Opens the panel of the exercise, of one or the other. */
export function editExercise(session: Session, isOfChapter: boolean): void {
	scopeOf(session).set({ isOfChapter });
	session.actions.setPanel("exercise");
}

export function useScope() {
	const scope = scopeOf(useSession());
	const { isOfChapter } = useSyncExternalStore(scope.subscribe, scope.get);
	return { isOfChapter, setOfChapter: (to: boolean) => scope.set({ isOfChapter: to }) };
}
