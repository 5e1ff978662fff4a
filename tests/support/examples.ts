// The examples of documents: the code between fences, by its language.

import { readdirSync, readFileSync } from "node:fs";
import { atRoot } from "./core.ts";

export const examplesIn = (page: string) =>
	[...readFileSync(atRoot(page), "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
		([, language = "", code = ""]) => ({ language, code }),
	);

export const pagesIn = (folder: string): readonly string[] =>
	readdirSync(atRoot(folder))
		.filter((name) => name.endsWith(".md"))
		.map((name) => `${folder}/${name}`);

/** Code that imports nothing goes on with what the page has begun. */
const isBegun = (code: string) => !/^import /m.test(code);

/** The examples of pages that are TypeScript, as files by their names. */
export function typedExamples(pages: readonly string[]): Readonly<Record<string, string>> {
	const files: Record<string, string> = {};
	for (const page of pages) {
		let name = "";
		for (const { language, code } of examplesIn(page)) {
			if (!/^tsx?$/.test(language)) continue;
			if (name === "" || !isBegun(code))
				name = `${page.replace(/\W+/g, "-")}-${Object.keys(files).length}.${language}`;
			files[name] = (files[name] ?? "") + code;
		}
	}
	return files;
}

/** As the compiler is told by who is strict, in a page that Vite builds. */
export const STRICT: readonly string[] = [
	...["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"],
	...["--noEmit", "--skipLibCheck"],
	...["--target", "es2022", "--lib", "es2022,dom,dom.iterable"],
	...["--typeRoots", atRoot("node_modules/@types"), "--types", "node"],
	...["--module", "esnext", "--moduleResolution", "bundler", "--jsx", "react-jsx"],
];
