// Scope of an exercise: the whole lesson, or the open chapter. A choice by hand stays for its
// lesson during the visit.

import { useState, useSyncExternalStore } from "react";
import { createStore } from "../../../runtime/createStore.ts";
import { sheetText } from "../../../session/exerciseSheet.ts";
import { type LessonQuestion, lessonTitle } from "../../../session/lessonQuestions.ts";
import { onePerSession } from "../../../session/onePerSession.ts";
import type { AppState } from "../../../session/state/appState.ts";
import { useApp, useSession } from "../../../ui/hooks/useApp.ts";

type Scope = { readonly lesson: string; readonly isOfChapter: boolean };

const chosenIn = onePerSession(() => createStore<{ scope?: Scope }>({}));

/** The open chapter has terms of its own, and nothing is for the whole lesson. */
const beginsWithChapter = (
	state: Pick<AppState, "library" | "game">,
	found: readonly LessonQuestion[],
): boolean =>
	sheetText(state, true) !== "" &&
	sheetText(state, false) === "" &&
	new Set(found.map(({ chapter }) => chapter)).size < 2;

export function useScope(found: readonly LessonQuestion[] | undefined) {
	const session = useSession();
	const chosen = chosenIn(session);
	const { scope } = useSyncExternalStore(chosen.subscribe, chosen.get);
	const lesson = useApp(lessonTitle);
	const [begun, begin] = useState<Scope>();
	if (found !== undefined && begun?.lesson !== lesson) {
		begin({ lesson, isOfChapter: beginsWithChapter(session.store.get(), found) });
	}
	const isOfChapter = (scope?.lesson === lesson ? scope : begun)?.isOfChapter ?? false;
	return {
		isOfChapter,
		setOfChapter: (to: boolean) => chosen.set({ scope: { lesson, isOfChapter: to } }),
	};
}
