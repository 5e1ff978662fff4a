// The attributes of <square-control> by their names: those that its script reads are those that its
// types have and its page tells of.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTINGS } from "../../../src/package/element/settings.ts";
import { atRoot } from "../../support/core.ts";

const sources = readdirSync(atRoot("src/package/element"))
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
	.map((name) => readFileSync(atRoot(`src/package/element/${name}`), "utf8"))
	.join("\n");

const namesIn = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, name]) => name);

/** Those that are read by name, and those in the lists that begin with the settings. */
const read = new Set([
	...SETTINGS,
	...namesIn(sources, /\b(?:get|has)Attribute\("(\w+)"\)/g),
	...namesIn(sources, /\[\.\.\.SETTINGS, (.+?)\]/g).flatMap((list) =>
		namesIn(list ?? "", /"(\w+)"/g),
	),
]);

test("the types of the element contain every attribute", () => {
	const types = readFileSync(atRoot("src/package/element/squareControl.d.ts"), "utf8");
	const [, attributes = ""] = /interface SquareControlAttributes \{(.+?)\n\}/s.exec(types) ?? [];
	expect(namesIn(attributes, /^\t(\w+)\?:/gm).sort()).toEqual([...read].sort());
});

test("the documentation of the element contains every attribute", () => {
	const page = readFileSync(atRoot("docs/embedding.md"), "utf8");
	const [, table = ""] = /\| attribute \| value \|\n(.+?)\n\n/s.exec(page) ?? [];
	const told = namesIn(table, /^\| (`.+?) \|/gm).flatMap((cell) => namesIn(cell ?? "", /`(\w+)`/g));
	expect(told.sort()).toEqual([...read].sort());
});
