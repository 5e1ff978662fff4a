// embed.js: the element as one script with an address that others write down. It is built apart
// from the pages, which would share its parts with each other: it may import nothing while it runs.

import { bundle } from "./bundle.mjs";

const FILE = "embed.js";
const SOURCE = "src/package/element/element.ts";

/** For Vite: beside the pages that are built, and while they are served as they are written. */
export const element = {
	name: "element",
	async generateBundle() {
		this.emitFile({ type: "asset", fileName: FILE, source: await bundle(SOURCE) });
	},
	configureServer({ middlewares }) {
		middlewares.use(`/${FILE}`, async (_, response, next) => {
			try {
				response.setHeader("Content-Type", "text/javascript").end(await bundle(SOURCE));
			} catch (error) {
				next(error);
			}
		});
	},
};
