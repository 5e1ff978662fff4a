// Files for the disk: a browser may ask where to put one for as long as it likes.

import { afterEach, expect, test, vi } from "vitest";
import { saveFile } from "../../src/ui/saveFile.ts";

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test("the last three saved files stay available, however much time has passed", () => {
	vi.useFakeTimers();
	vi.stubGlobal("document", { createElement: () => ({ click() {} }) });
	let count = 0;
	vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++count}`);
	const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
	for (let file = 0; file < 3; file++) saveFile(new Blob(["*"]), "game.pgn");
	vi.advanceTimersByTime(3_600_000);
	expect(revoke).not.toHaveBeenCalled();
	saveFile(new Blob(["*"]), "game.pgn");
	expect(revoke.mock.calls).toEqual([["blob:1"]]);
	vi.useRealTimers();
});
