// The text of the box that opens games: where it came from, and when the box is empty again.

import { expect, test } from "vitest";
import { boxOrigin, clearTypedText, setTypedText } from "../../../src/features/open/typedText.ts";

test("a text counts as pasted if any part of it was, until the box is empty", () => {
	setTypedText("1. e4", false);
	expect(boxOrigin()).toBe("typed");
	setTypedText("1. e4 e5 2. Nf3", true);
	setTypedText("1. e4 e5 2. Nf3 *", false);
	expect(boxOrigin()).toBe("pasted");
	setTypedText("", false);
	setTypedText("1.", false);
	expect(boxOrigin()).toBe("typed");
});

test("the box is emptied once its text was opened, unless somebody typed on", () => {
	setTypedText("1. d4");
	clearTypedText("1. d");
	expect(boxOrigin()).toBe("pasted");
	clearTypedText("1. d4");
	expect(boxOrigin()).toBe("typed");
});
