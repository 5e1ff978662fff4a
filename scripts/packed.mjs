// Advice for somebody who packs or publishes the project itself: npm is given what is built for it.

import { Advice, run } from "./prepare.mjs";

await run(() => {
	throw new Advice(
		"npm is given build/npm and build/npm-app: npm run build, then npm publish ./build/npm and npm publish ./build/npm-app",
	);
});
