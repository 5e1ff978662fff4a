// Finds what a person might read in the source: text between tags, what is said to screen readers,
// and literals with a blank between words. What is read by machines alone, such as fonts,
// selectors, classes and SVG, is passed over.

import { parseSync } from "vite";
import { textOf } from "./source.ts";

type Node = { readonly type: string; readonly [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;

/** Attributes, and fields of tables, whose text is shown or spoken whatever it is. */
const SPOKEN =
	/^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|hint|caption|meaning)$/;

/** Attributes that machines read. */
const SILENT =
	/^(?:className|class|style|d|viewBox|points|transform|media|rel|href|id|accept|pattern|allow|sandbox|part|name|type|role|key)$/;

/**
 * Calls whose texts are selectors, media queries and patterns, or go to whoever builds with this.
 */
const FOR_MACHINES =
	/(?:matchMedia|useMedia|querySelector|querySelectorAll|closest|matches|RegExp|(?:^|\.)(?:Error|RangeError|TypeError|DOMException)|console\.\w+)$/;

const PROSE = /[A-Za-z’']{2,}[,.:;]? [A-Za-z’'0-9]+/;

/** Texts with a blank that are no words: fonts, media queries, lists of names in markup, styles. */
const NO_WORDS =
	/(?:^[rnbqkp1-8/]+ [wb] |sans-serif|^not all$|^default-src |^\((?:min|max|pointer|prefers|hover)|^[\w-]+(?:, [\w-]+)+$|<\/?[a-zA-Z]+[ >]|\{[^}]*:|:[^ ]* ?[\w(]+;|^[\w-]+: [\w-]+$|gradient\(|color-mix\(|translate\(|:not\()/;

/** The text of a literal, with a sign where something is put in. */
function literalText(node: Node): string | undefined {
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
	if (node.type !== "TemplateLiteral") return undefined;
	const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
	return quasis.map(({ value }) => value.cooked).join("1");
}

const nameOf = (node: unknown): string =>
	isNode(node) ? String(node.name ?? (node.type === "Literal" ? node.value : "")) : "";

type Within = { readonly name: string; readonly isSilent: boolean };

/** The code around a literal says who reads it. */
function within(node: Node, text: string, outer: Within): Within {
	if (node.type === "JSXAttribute") {
		const name = nameOf(node.name);
		return { name, isSilent: SILENT.test(name) };
	}
	if (node.type === "Property") return { ...outer, name: nameOf(node.key) };
	if (node.type === "CallExpression" || node.type === "NewExpression") {
		const callee = node.callee as { readonly start: number; readonly end: number };
		const called = text.slice(callee.start, callee.end);
		return { name: "", isSilent: outer.isSilent || FOR_MACHINES.test(called) };
	}
	return /Function|Statement/.test(node.type) ? { name: "", isSilent: false } : outer;
}

const PASSED_OVER = /^(?:ImportDeclaration|ExportAllDeclaration|ImportExpression|TSLiteralType)$/;

/** The text of a node that somebody reads. Undefined for all others. */
function visibleText(node: Node, here: Within): string | undefined {
	if (node.type === "JSXText") {
		const text = String(node.value).trim().replace(/\s+/g, " ");
		return /[A-Za-z]{2}/.test(text) ? text : undefined;
	}
	const text = literalText(node);
	if (text === undefined || here.isSilent) return undefined;
	const isSpoken = SPOKEN.test(here.name) && /^[A-Z][a-z]/.test(text);
	return isSpoken || (PROSE.test(text) && !NO_WORDS.test(text)) ? text : undefined;
}

/** The visible texts of a file, as they stand. */
export function visibleTextIn(file: string): string[] {
	const source = textOf(file);
	const found: string[] = [];
	const walk = (value: unknown, outer: Within): void => {
		if (Array.isArray(value)) for (const part of value) walk(part, outer);
		if (!isNode(value) || PASSED_OVER.test(value.type)) return;
		if (value.type === "ExportNamedDeclaration" && value.source !== null) return;
		const here = within(value, source, outer);
		const text = visibleText(value, here);
		if (text !== undefined) found.push(text);
		for (const [name, part] of Object.entries(value)) if (name !== "type") walk(part, here);
	};
	walk(parseSync(file, source).program, { name: "", isSilent: false });
	return found;
}
