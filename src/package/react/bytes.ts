// The module, at once: what is rendered on a server, and again where that is taken over, has to
// have its counts. It is not deflated, since nothing that is everywhere inflates it at once.

import base64 from "bytes:package";
import { type Core, createCore } from "../../control/core.ts";
import { createFollows, type Follows } from "../../control/insight.ts";
import { openModule } from "../../control/load.ts";

const readBytes = () => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

let core: Core | undefined;
let found: Follows | undefined;

/** The same for all boards. Throws a CoreError where WebAssembly is missing. */
export function openCore(): Core {
	core ??= openModule(readBytes(), createCore);
	return core;
}

export function openFollows(): Follows {
	found ??= openModule(readBytes(), createFollows);
	return found;
}
