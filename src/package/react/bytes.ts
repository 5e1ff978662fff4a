// The modules, at once: what is rendered on a server, and again where that is taken over, has to
// have its counts. They are not deflated, since nothing that is everywhere inflates them at once.

import control from "bytes:control";
import follows from "bytes:follows";
import { type Core, createCore } from "../../control/core.ts";
import { createFollows, type Follows } from "../../control/insight.ts";
import { openModule } from "../../control/load.ts";

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

let core: Core | undefined;
let found: Follows | undefined;

/** The same for all boards. Throws a CoreError where WebAssembly is missing. */
export function openCore(): Core {
	core ??= openModule(bytesOf(control), createCore);
	return core;
}

export function openFollows(): Follows {
	found ??= openModule(bytesOf(follows), createFollows);
	return found;
}
