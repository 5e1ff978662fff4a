// Games that are brought while a lesson is open: they wait until somebody has said where they go. A
// lesson in which nothing is yet asks nothing. Loaded where somebody can answer; an embedded board
// has nobody.

import type { Core } from "../../control/core.ts";
import type { AppState, Arrival } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import type { News } from "../state/news.ts";
import { bringsLesson, filledLesson, isEmptyLesson } from "./emptyChapter.ts";
import { fitTogether, isLesson } from "./lesson.ts";
import { lessonName } from "./lessonName.ts";
import { open } from "./open.ts";
import { openArrival } from "./receive.ts";

/** Can they become chapters of what is open? */
export const canJoin = (state: AppState, arrival: Arrival): boolean =>
	isLesson(state) && fitTogether(state, arrival);

export function askAbout(store: AppStore, core: Core, arrival: Arrival): void {
	const state = store.get();
	if (!canJoin(state, arrival)) openArrival(store, core, arrival);
	else if (isEmptyLesson(state)) begin(store, core, arrival);
	else store.set({ coming: [...state.coming, arrival], problem: undefined });
}

/** In the place of a lesson in which nothing is: the lesson that comes, or its first chapters. */
function begin(store: AppStore, core: Core, arrival: Arrival): void {
	const state = store.get();
	const { frame, rest } = arrival;
	const name = lessonName(arrival);
	const isOther = bringsLesson(arrival);
	const { game, library } = isOther ? arrival : filledLesson(state, arrival);
	const news: News = isOther && name !== undefined ? { code: "lesson", name } : arrival.news;
	open(store, core, { game, frame, news, rest: { library, ...rest } });
}
