// square-control/heat: who controls what, on boards that people already have. Class names, styles,
// rules and a layer; nothing of any board's code, of React or of Konva.

import ownModule from "packed:package";
import { createCore } from "../control/core.ts";
import { createFollows } from "../control/insight.ts";
import { loadModule } from "../control/load.ts";
import type { Heat, HeatOptions } from "./heat/answers.ts";
import { openHeat } from "./heat/openHeat.ts";
import { unpacked } from "./unpacked.ts";

export type { SquareClass, SquareName } from "./answers.ts";
export type * from "./heat/answers.ts";
export { palettes } from "./heat/schemes.ts";

async function load() {
	const own = await unpacked(ownModule);
	return Promise.all([loadModule(own, createCore), loadModule(own, createFollows)]);
}

/** The same for all heats of a page. */
let loaded: ReturnType<typeof load> | undefined;

/** Loads what works out control. Everything that is asked of the heat is answered at once. */
export async function createHeat(options?: HeatOptions): Promise<Heat> {
	loaded ??= load();
	const [core, follows] = await loaded;
	return openHeat(core, follows, options);
}
