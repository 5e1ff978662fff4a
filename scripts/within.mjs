// A plugin of the builds that put WebAssembly into the script that imports it:
// src/package/packed.d.ts.

import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";

const WITHIN = {
	packed: (module) => deflateRawSync(module, { level: 9 }),
	bytes: (module) => module,
};

export const within = {
	name: "within",
	enforce: /** @type {const} */ ("pre"),
	/** @param {string} id */
	resolveId: (id) => ((id.split(":")[0] ?? "") in WITHIN ? `\0${id}` : null),
	/** @param {string} id */
	load(id) {
		const [, how, name] = /^\0(\w+):(.*)$/.exec(id) ?? [];
		const put = WITHIN[how];
		const module = put && readFileSync(`build/${name}.wasm`);
		return module ? `export default "${put(module).toString("base64")}"` : null;
	},
};
