// The core alone, for whoever is there without the session of the board, or needs none of it.

import coreAddress from "../../build/control.wasm?url";
import type { Core } from "./core.ts";
import { loadCore } from "./load.ts";

let opening: Promise<Core> | undefined;

/** One for all views; a failure is not kept. */
export function loadCoreModule(): Promise<Core> {
	opening ??= loadCore(coreAddress).catch((error) => {
		opening = undefined;
		throw error;
	});
	return opening;
}
