// Advice for somebody who packs or publishes the project itself: npm is given build/npm.

import { Advice, run } from "./prepare.mjs";

await run(() => {
	throw new Advice(
		"npm is given build/npm: npm run build, then npm pack ./build/npm or npm publish ./build/npm",
	);
});
