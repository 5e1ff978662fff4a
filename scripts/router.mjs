// In the build the router is the one that says nothing to developers: the package gives browsers
// its development files alone.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const files = join(
	dirname(createRequire(import.meta.url).resolve("react-router")),
	"../production",
);

export const quietRouter = {
	name: "quiet-router",
	apply: "build",
	config: () => ({
		resolve: {
			alias: [
				{ find: /^react-router$/, replacement: join(files, "index.mjs") },
				{ find: /^react-router\/dom$/, replacement: join(files, "dom-export.mjs") },
			],
		},
	}),
};
