// What people read stands in the room of messages: src/messages.

import { expect, test } from "vitest";
import { codeUnder } from "../support/source.ts";
import { visibleTextIn } from "../support/visibleText.ts";

/** Files that hold such text all the same, each with its reason. */
const EXCEPTED: Readonly<Record<string, string>> = {};

const isExcepted = (file: string): boolean =>
	/^src\/(?:messages|cli)\//.test(file) || file.endsWith(".d.ts") || file in EXCEPTED;

test("no sentence that people read stands outside the room of messages", () => {
	const found = codeUnder("src")
		.filter((file) => !isExcepted(file))
		.flatMap((file) => visibleTextIn(file).map((text) => `${file}: ${text}`));
	expect(found).toEqual([]);
});

test("every exception is one still", () => {
	const idle = Object.keys(EXCEPTED).filter((file) => visibleTextIn(file).length === 0);
	expect(idle).toEqual([]);
});
