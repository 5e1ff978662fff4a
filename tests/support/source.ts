// Reads the source for tests of the house itself: its files and their imports.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { normalize } from "node:path";
import { importsIn } from "../../scripts/plan.mjs";
import { atRoot } from "./core.ts";

export type Import = {
	readonly file: string;
	readonly from: string;
	/** By `import()`, when it is wanted. */
	readonly isLate: boolean;
	/** Of types alone. */
	readonly isType: boolean;
};

export function filesUnder(folder: string): string[] {
	const names = readdirSync(atRoot(folder)).filter((name) => name !== "node_modules");
	return names.flatMap((name) => {
		const path = `${folder}/${name}`;
		return statSync(atRoot(path)).isDirectory() ? filesUnder(path) : [path];
	});
}

export const codeUnder = (folder: string): string[] =>
	filesUnder(folder).filter((file) => /\.(tsx?|mjs)$/.test(file));

export const textOf = (file: string): string => readFileSync(atRoot(file), "utf8");

export function importsUnder(folder: string): Import[] {
	return codeUnder(folder).flatMap((file) =>
		importsIn(textOf(file)).map((found) => ({ file, ...found })),
	);
}

/** The folder of src that a path leads to, or nothing if it leads elsewhere. */
export function folderOf(path: string): string | undefined {
	const [top, folder] = normalize(path).split(/[\\/]/);
	return top === "src" ? folder : undefined;
}
