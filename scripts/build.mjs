// npm run build, or of single parts (npm run core): builds them, whether or not they have changed,
// and notes that, so that nothing is built again where it is used. After --changed only what has
// changed is built.

import { build, run } from "./prepare.mjs";

await run(() => {
	const names = process.argv.slice(2);
	const isByHand = names[0] !== "--changed";
	build(isByHand ? names : names.slice(1), isByHand);
	return 0;
});
