// npm run trials: installs what single tests and checks alone need, unless it is there.

import { checkNode, installTrials, run } from "./prepare.mjs";

await run(() => {
	checkNode();
	installTrials();
	return 0;
});
