// npm run build, or of single parts (npm run core): builds them, whether or not they have changed,
// and notes that, so that nothing is built again where it is used.

import { build, run } from "./prepare.mjs";

await run(() => {
	build(process.argv.slice(2), true);
	return 0;
});
