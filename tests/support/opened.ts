// A game that has been read and analysed, in a store of its own.

import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "./core.ts";
import { createReader } from "./reader.ts";

export function opened(text: string) {
	const core = testCore();
	const store = createAppStore();
	createReader(store, core).load(text);
	const { game, control } = store.get();
	if (control === undefined) throw new Error("nothing was analysed");
	return { store, core, game, control };
}
