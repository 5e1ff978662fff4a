// embed.js: the element as one script with an address that others write down. It is built apart from the pages, which would share its
// parts with each other: it may import nothing while it runs.

import { build } from "vite";
import { root } from "./prepare.mjs";

const FILE = "embed.js";

async function bundle() {
	const { output } = await build({
		root,
		configFile: false,
		logLevel: "warn",
		build: {
			write: false,
			target: "es2022",
			rollupOptions: { input: "src/element/element.ts", output: { format: "iife" } },
		},
	});
	return output[0].code;
}

/** For Vite: beside the pages that are built, and while they are served as they are written. */
export const element = {
	name: "element",
	async generateBundle() {
		this.emitFile({ type: "asset", fileName: FILE, source: await bundle() });
	},
	configureServer({ middlewares }) {
		middlewares.use(`/${FILE}`, async (_, response, next) => {
			try {
				response.setHeader("Content-Type", "text/javascript").end(await bundle());
			} catch (error) {
				next(error);
			}
		});
	},
};
