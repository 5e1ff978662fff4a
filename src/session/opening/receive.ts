// The one door for games that are brought, whatever way they come. Where a lesson is open they wait
// until somebody has said whether they become chapters of it; else they open at once.

import type { Core } from "../../control/core.ts";
import type { Arrival } from "../state/appState.ts";
import type { AppStore } from "../state/appStore.ts";
import { open } from "./open.ts";
import { replacing } from "./replacing.ts";

/** Opens them in the place of what is open. */
export function openArrival(store: AppStore, core: Core, arrival: Arrival): void {
	const { game, library, frame, news, rest } = arrival;
	const both = replacing(store.get(), news);
	open(store, core, { game, frame, news: both, rest: { library, ...rest } });
}

/** Called for games that are brought where somebody can answer. */
export type AskAbout = (store: AppStore, core: Core, arrival: Arrival) => void;

/** `ask` is undefined where nobody can answer. */
export function receive(store: AppStore, core: Core, arrival: Arrival, ask?: AskAbout): void {
	if (ask === undefined) openArrival(store, core, arrival);
	else ask(store, core, arrival);
}
