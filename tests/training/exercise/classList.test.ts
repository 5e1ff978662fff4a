// Names of a class as somebody pastes them, and who of them is missing.

import { expect, test } from "vitest";
import { compareClass, MAX_CLASS, namesIn } from "../../../src/training/exercise/classList.ts";

test.each([
	["a line each", "Ada\nBen Half\r\n\n Carl \nAda", ["Ada", "Ben Half", "Carl"]],
	["one line", "Ada, Ben Half;Carl\tada", ["Ada", "Ben Half", "Carl"]],
	["of a numbered list", "1. Ada\n2) Ben\n- Carl\n• Dora", ["Ada", "Ben", "Carl", "Dora"]],
	["family name first", "Half, Ben\nLove, Ada", ["Half Ben", "Love Ada"]],
	["markup, right to left", "<b>Zoë</b>\n\u202eשרה\u202c\n~|:", ["<b>Zoë</b>", "שרה"]],
	["nothing", " \n , ", []],
])("%s", (_, pasted, names) => {
	expect(namesIn(pasted)).toEqual(names);
});

test("a class can have 200 names, and names beyond 500 are cut", () => {
	const many = (count: number) => Array.from({ length: count }, (_, at) => `Pupil ${at}`);
	expect(namesIn(many(200).join("\n"))).toEqual(many(200));
	expect(namesIn(many(2000).join(","))).toHaveLength(MAX_CLASS);
});

test("missing pupils and strangers are found, whatever the capitals in their names", () => {
	const names = ["Ada Love", "Zoë", "Carl"];
	expect(compareClass(names, ["ada love", "Zoe\u0308", "Eve", "EVE"])).toEqual({
		missing: ["Carl"],
		strangers: ["EVE"],
	});
	expect(compareClass([], ["Ada"]).missing).toEqual([]);
});
