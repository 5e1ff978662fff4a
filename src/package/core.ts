// square-control/core: who controls each square, for programs of others. Names and letters in place
// of our numbers; nothing of React or Konva.

import ownModule from "packed:package";
import { createCore } from "../control/core.ts";
import { createFollows } from "../control/insight.ts";
import { loadModule, type ModuleSource } from "../control/load.ts";
import type { SquareControl } from "./answers.ts";
import { createControl } from "./control.ts";
import { unpacked } from "./unpacked.ts";

export type * from "./answers.ts";

/**
 * WebAssembly from elsewhere than this file: bytes, or an address to be fetched. (`BufferSource` is
 * of the DOM, which Node.js has not.)
 */
export type Sources = {
	readonly control?: ArrayBuffer | ArrayBufferView | string | URL | undefined;
	readonly insight?: ArrayBuffer | ArrayBufferView | string | URL | undefined;
};

/**
 * Loads what works out control. A fault of a FEN is thrown by what is asked of it later, as an
 * Error with a sentence.
 */
export async function loadCore({ control, insight }: Sources = {}): Promise<SquareControl> {
	const own = control && insight ? undefined : await unpacked(ownModule);
	const [core, found] = await Promise.all([
		loadModule((control ?? own) as ModuleSource, createCore),
		loadModule((insight ?? own) as ModuleSource, createFollows),
	]);
	return createControl(core, found);
}
