// What people read stands in the room of messages: src/messages.

import { expect, test } from "vitest";
import { codeUnder } from "../support/source.ts";
import { visibleTextIn } from "../support/visibleText.ts";

/** Files that hold such text all the same, each with its reason. */
const EXCEPTED: Readonly<Record<string, string>> = {
	"src/element/element.ts": "embed.js has 10 bytes to spare: its few texts stay in English",
	"src/element/follower.ts": "the same: faults of a file that is followed",
	"src/loading/loadPart.ts": "the specification's error; the screen shows loadingWords.partFailed",
	"src/loading/version.ts": "what the front page is known by",
	"src/package/control.ts": "for programmers who use the package",
	"src/package/pgnBytes.ts": "for programmers who use the package",
	"src/package/arguments.ts": "for programmers who use the package",
};

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
