// A strict reader of XML: what it takes is well-formed. It knows elements, attributes, texts and
// the five signs that are named.

export type XmlElement = {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly (XmlElement | string)[];
};

const SIGNS: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
};

/** Signs that no XML holds. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u;

function unescaped(text: string): string {
	if (FORBIDDEN.test(text)) throw new Error(`A forbidden sign in ${JSON.stringify(text)}`);
	if (/[<>]/.test(text)) throw new Error(`A bracket in ${text}`);
	return text.replace(/&([^;]*);?/g, (all, name: string) => {
		const sign = name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : SIGNS[name];
		if (sign === undefined || !all.endsWith(";")) throw new Error(`No such sign: ${all}`);
		return sign;
	});
}

function attributesIn(text: string): Map<string, string> {
	const attributes = new Map<string, string>();
	const rest = text.replace(
		/\s+([a-zA-Z][\w:-]*)="([^"<]*)"/g,
		(_, name: string, value: string) => {
			if (attributes.has(name)) throw new Error(`${name} twice`);
			attributes.set(name, unescaped(value));
			return "";
		},
	);
	if (rest.trim() !== "") throw new Error(`What is ${rest}?`);
	return attributes;
}

/** The one element that a text consists of. */
export function readXml(text: string): XmlElement {
	const top: (XmlElement | string)[] = [];
	const open: { name: string; children: (XmlElement | string)[] }[] = [{ name: "", children: top }];
	for (const [part] of text.matchAll(/<[^>]*>|[^<]+/g)) {
		const here = open.at(-1);
		if (here === undefined) throw new Error("More is closed than was opened");
		const tag = /^<(\/?)([a-zA-Z][\w:-]*)([\s\S]*?)(\/?)>$/.exec(part);
		if (tag === null) {
			here.children.push(unescaped(part));
			continue;
		}
		const [, closes, name = "", attributes = "", isEmpty] = tag;
		if (closes) {
			if (here.name !== name) throw new Error(`${here.name} is closed by ${name}`);
			open.pop();
			continue;
		}
		const element = { name, attributes: attributesIn(attributes), children: [] };
		here.children.push(element);
		if (!isEmpty) open.push(element);
	}
	if (open.length !== 1) throw new Error(`${open.at(-1)?.name} is not closed`);
	const [only, ...more] = top.filter((part) => typeof part !== "string" || part.trim() !== "");
	if (only === undefined || typeof only === "string" || more.length > 0)
		throw new Error("Not one element");
	return only;
}

/** An element and all that is in it. */
export function* elementsIn(element: XmlElement): Generator<XmlElement> {
	yield element;
	for (const child of element.children) if (typeof child !== "string") yield* elementsIn(child);
}
