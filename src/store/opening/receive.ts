// The one door for games that are brought, whatever way they come. Where a lesson is open they wait
// until somebody has said whether they become chapters of it; else they open at once. A lesson in
// which nothing is yet asks nothing.

import type { Core } from "../../control/core.ts";
import { openingWords } from "../../messages/en/opening.ts";
import type { AppState, Arrival } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { bringsLesson, filledLesson, isEmptyLesson } from "./emptyChapter.ts";
import { fitTogether, isLesson } from "./lesson.ts";
import { lessonName } from "./lessonName.ts";
import { open } from "./open.ts";
import { replacing } from "./replacing.ts";

/** Can they become chapters of what is open? */
export const canJoin = (state: AppState, arrival: Arrival): boolean =>
	isLesson(state) && fitTogether(state, arrival);

/** Opens them in the place of what is open. */
export function openArrival(store: AppStore, core: Core, arrival: Arrival): void {
	const { game, library, frame, news, rest } = arrival;
	const told = replacing(store.get(), news);
	open(store, core, { game, frame, news: told, rest: { library, ...rest } });
}

/** `mayAsk`: is somebody there who can answer? */
export function receive(store: AppStore, core: Core, arrival: Arrival, mayAsk: boolean): void {
	const state = store.get();
	if (!mayAsk || !canJoin(state, arrival)) openArrival(store, core, arrival);
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
	const news = isOther && name !== undefined ? openingWords.lessonOpen(name) : arrival.news;
	open(store, core, { game, frame, news, rest: { library, ...rest } });
}
