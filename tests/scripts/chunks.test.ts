// The modules that the build names are where it looks for them: of one that has moved, the page
// would lose the sheet that says in which order layers go.

import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { chunksOf } from "../../scripts/chunks.mjs";
import { joinSheets } from "../../scripts/sent.mjs";

const root = `${process.cwd()}/`;

/** Modules that are files, and import nothing; others load them late. */
const context = {
	getModuleInfo: (id: string) =>
		existsSync(id)
			? { id, importedIds: [], dynamicallyImportedIds: [], dynamicImporters: ["another"] }
			: null,
};

test("every first file of a page or a stage of loading exists", () => {
	const chunkOf = chunksOf(root);
	expect(chunkOf(`${root}src/pages/app/analysis/Analysis.tsx`, context)).toBe("Analysis");
	expect(chunkOf(`${root}src/pages/app/session.ts`, context)).toBe("session");
	expect(chunkOf(`${root}src/pages/embed/main.tsx`, context)).toBe(null);
	const none = { getModuleInfo: () => null };
	expect(() => chunksOf(root)("", none)).toThrow(
		"src/pages/app/main.tsx is named in chunks.mjs, and not built",
	);
});

test("the first style sheet contains the parts that the page begins with", () => {
	const names = readdirSync("src", { recursive: true, encoding: "utf8" });
	const bundle = Object.fromEntries(
		names
			.filter((name) => /\.tsx?$/.test(name))
			.flatMap((name) => {
				const chunk = {
					...{ type: "chunk", fileName: name, isEntry: false, imports: [], dynamicImports: [] },
					...{ moduleIds: [`${root}src/${name}`] },
					viteMetadata: { importedCss: [`${name}.css`] },
				};
				return [
					[name, chunk],
					[`${name}.css`, { type: "asset", source: `/* ${name} */` }],
				];
			}),
	);
	expect(joinSheets("", bundle, []).joined).toEqual([
		"pages/app/session.ts.css",
		"pages/app/analysis/Analysis.tsx.css",
		"pages/app/main.tsx.css",
	]);
	expect(() => joinSheets("", {}, [])).toThrow("src/pages/app/main.tsx is in no file of the build");
});
