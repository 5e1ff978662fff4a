// The address of the board's page: one meaning of `src`, however the script came.

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

const PAGE = "https://a.example/blog/page.html";
const SCRIPT = "https://b.example/app/embed.js";

/** The functions as they are in a page: in a script tag, or in a module, which has no address. */
async function inPage(script: string | undefined) {
	vi.stubGlobal("document", {
		baseURI: PAGE,
		currentScript: script === undefined ? null : { src: script },
	});
	vi.stubGlobal("window", { origin: "https://a.example" });
	return import("../../../src/package/element/tag.ts");
}

test.each([
	["a script tag", SCRIPT],
	["a module", undefined],
])("by %s a relative src is resolved against the page", async (_by, script) => {
	const { addressOfBoard } = await inPage(script);
	expect(addressOfBoard("board/embed.html").href).toBe("https://a.example/blog/board/embed.html");
	expect(addressOfBoard("/app/embed.html").href).toBe("https://a.example/app/embed.html");
	expect(addressOfBoard("https://c.example/embed.html").href).toBe("https://c.example/embed.html");
	expect(() => addressOfBoard("javascript:0")).toThrow("There is no board at javascript:0");
});

test("without src the element uses the page beside its script, and a module has none", async () => {
	const { addressOfBoard } = await inPage(SCRIPT);
	expect(addressOfBoard(null).href).toBe("https://b.example/app/embed.html");
	vi.resetModules();
	const module = await inPage(undefined);
	expect(() => module.addressOfBoard(null)).toThrow("A module needs embed.html");
});

test("a board that does not answer lists all possible causes, a missing page first", async () => {
	const silent = await inPage(SCRIPT);
	expect(silent.whySilent("https://a.example/app/embed.html#pgn=1.+e4")).toMatch(
		/^The board does not answer: there may be none at https:\/\/a\.example\/app\/embed\.html, or .+ frame-src https:\/\/a\.example here/,
	);
});
