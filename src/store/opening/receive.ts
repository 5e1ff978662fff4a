// The one door for games that are brought, whatever way they come. Where a lesson is open they wait
// until somebody has said whether they become chapters of it; else they open at once.

import type { Core } from "../../control/core.ts";
import type { AppState, Arrival } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { fitTogether, isLesson } from "./lesson.ts";
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

/** Called for a game that may become a chapter of what is open. */
export type AskAbout = (store: AppStore, core: Core, arrival: Arrival) => void;

/** `ask` is undefined where nobody can answer. */
export function receive(store: AppStore, core: Core, arrival: Arrival, ask?: AskAbout): void {
	if (ask === undefined || !canJoin(store.get(), arrival)) openArrival(store, core, arrival);
	else ask(store, core, arrival);
}
