// Icons by their own modules in the build. Through the package's one entry every icon of the
// application would be a part of what is fetched first, wherever it is shown.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const ENTRY = /export \{ ([^}]*) \} from '(\.\/icons\/[^']+)'/g;
const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/** The module of each icon, by its name. */
function readModules() {
	const main = createRequire(import.meta.url).resolve("lucide-react");
	const folder = join(dirname(main), "../esm");
	const modules = new Map();
	for (const [, names, file] of readFileSync(join(folder, "lucide-react.mjs"), "utf8").matchAll(
		ENTRY,
	)) {
		for (const [, name] of names.matchAll(/default as (\w+)/g))
			modules.set(name, join(folder, file));
	}
	return modules;
}

let modules;

/** Of "Link", or of "Link as LinkIcon". */
const importOf = (given) => {
	const [name, called = name] = given.split(" as ");
	const module = modules.get(name);
	if (module === undefined) throw new Error(`lucide-react has no icon ${name}`);
	return `import ${called} from ${JSON.stringify(module)};`;
};

export const icons = {
	name: "icons",
	apply: "build",
	enforce: "pre",
	transform(code, id) {
		if (!/\.tsx?$/.test(id) || !code.includes('from "lucide-react"')) return undefined;
		modules ??= readModules();
		return code.replace(IMPORT, (_, names) =>
			names
				.split(",")
				.map((name) => name.trim())
				.filter((name) => name !== "" && !name.startsWith("type "))
				.map(importOf)
				.join(" "),
		);
	},
};
