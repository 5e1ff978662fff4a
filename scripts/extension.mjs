// npm run extension: installs what is missing, builds the browser extension, and says where it is.

import { EXTENSIONS } from "./extensionFolders.mjs";
import { prepare, run } from "./prepare.mjs";

await run(() => {
	prepare("core", "extension");
	for (const { folder, browsers } of EXTENSIONS)
		console.log(`${browsers}: ${folder}, ${folder}.zip`);
	return 0;
});
