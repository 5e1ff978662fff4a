// What tests of the house itself ask of the source: its files, what they import, and how long their
// functions are.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { normalize } from "node:path";
import { parseSync } from "vite";
import { atRoot } from "./core.ts";

export type Import = {
	readonly file: string;
	readonly from: string;
	/** By `import()`, when it is wanted. */
	readonly isLate: boolean;
	/** Of types alone. */
	readonly isType: boolean;
};

export type Length = { readonly file: string; readonly name: string; readonly lines: number };

type Node = {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [part: string]: unknown;
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

export const linesOf = (file: string): number => textOf(file).split("\n").length - 1;

export function importsUnder(folder: string): Import[] {
	return codeUnder(folder).flatMap((file) => {
		const found = textOf(file).matchAll(
			/(?:import type [^;"]*)?(from|import|typeof import\(|import\()\s*"([^"]+)"/g,
		);
		return [...found].map(([whole, how, from]) => ({
			file,
			from: from ?? "",
			isLate: how === "import(",
			isType: whole.startsWith("import type"),
		}));
	});
}

/**
 * The room of src that a path leads to: a folder, or one of `features`. Nothing if it leads
 * elsewhere.
 */
export function roomOf(path: string): string | undefined {
	const [top, folder, feature] = normalize(path).split(/[\\/]/);
	if (top !== "src") return undefined;
	return folder === "features" ? `features/${feature}` : folder;
}

/** The folder of src that a path leads to, or nothing if it leads elsewhere. */
export function folderOf(path: string): string | undefined {
	const [top, folder] = normalize(path).split(/[\\/]/);
	return top === "src" ? folder : undefined;
}

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** What a node gives to a function in it as a name. */
function nameIn({ id, key }: Node): string | undefined {
	const name = isNode(id) ? id : key;
	return isNode(name) && typeof name.name === "string" ? name.name : undefined;
}

/**
 * The lines of each function, blank ones and those of functions in it left out. A line belongs to
 * the innermost function that it begins in; a function without a name goes by the one round it.
 */
export function functionsIn(file: string): Length[] {
	const text = textOf(file);
	const found: { readonly node: Node; readonly name: string; lines: number }[] = [];
	const walk = (value: unknown, name: string): void => {
		if (Array.isArray(value)) for (const part of value) walk(part, name);
		if (!isNode(value)) return;
		const within = nameIn(value) ?? name;
		if (FUNCTION.test(value.type)) found.push({ node: value, name: within, lines: 0 });
		for (const part of Object.values(value)) walk(part, within);
	};
	const { program, errors } = parseSync(file, text);
	if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
	walk(program, "");
	for (const { index } of text.matchAll(/(?<=^[ \t]*)\S/gm)) {
		const innermost = found.findLast(({ node }) => node.start <= index && index < node.end);
		if (innermost !== undefined) innermost.lines++;
	}
	return found.map(({ name, lines }) => ({ file, name, lines }));
}
