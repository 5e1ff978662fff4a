// The core alone, without the session of the board: a pupil's page is to be there soon.

import coreAddress from "../../../build/control.wasm?url";
import type { Core } from "../../control/core.ts";
import { loadCore } from "../../control/load.ts";

let opening: Promise<Core> | undefined;

/** One for all views; a failure is not kept. */
export function openCore(): Promise<Core> {
	opening ??= loadCore(coreAddress).catch((error) => {
		opening = undefined;
		throw error;
	});
	return opening;
}
