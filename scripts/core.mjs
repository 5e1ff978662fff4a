// Compiles the WebAssembly modules, in one process: to load the compiler takes as long as what it
// does with one of them.

import asc from "assemblyscript/asc";
import { root } from "./prepare.mjs";

const MODULES = [
	["assembly/index.ts", "release"],
	["assembly/package.ts", "package"],
	["assembly/insight.ts", "insight"],
	["assembly/reader/index.ts", "reader"],
];

for (const [entry, target] of MODULES) {
	const { error } = await asc.main([entry, "--target", target, "--baseDir", root], {
		stdout: process.stdout,
		stderr: process.stderr,
	});
	if (error !== null) process.exit(1);
}
