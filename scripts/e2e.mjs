// The application as the end-to-end tests visit it: with the programs, and with the package, which
// they try in pages of others.

import { run } from "./prepare.mjs";
import { start } from "./start.mjs";

await run(() =>
	start(process.argv.slice(2), ["core", "application", "programs", "package", "extension", "npm"]),
);
