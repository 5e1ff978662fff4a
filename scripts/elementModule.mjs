// square-control/element: the element's script as a module. Where there are no elements, as on a
// server, it does nothing; a module is not told where it came from, and what it is bundled into is
// none of the element's business.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { root } from "./prepare.mjs";

const script = await bundle("src/package/element/element.ts", { "document.currentScript": "null" });
writeFileSync(
	join(root, "build/package/element.js"),
	`if (globalThis.customElements) {\n${script}\n}\n`,
);
