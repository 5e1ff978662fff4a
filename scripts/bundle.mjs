// One script out of all that it imports, for what must be a single file with an address of its own.

import { build } from "vite";
import { root } from "./prepare.mjs";

export async function bundle(input, define = {}) {
	const { output } = await build({
		root,
		configFile: false,
		logLevel: "warn",
		define,
		build: {
			write: false,
			target: "es2022",
			rollupOptions: { input, output: { format: "iife" } },
		},
	});
	return output[0].code;
}
