// The position that is being set up: what the screen starts with, undo and redo.

import { expect, test } from "vitest";
import { gameFrom } from "../../../src/chess/edit.ts";
import { START_FEN } from "../../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { formatSetup } from "../../../src/chess/setup.ts";
import { createDraft } from "../../../src/features/setup/draft.ts";
import { firstDraft, type SetupDraft } from "../../../src/session/state/setupDraft.ts";

const ENDING = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const OTHER = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

const visit = (fen: string, setupDraft?: SetupDraft, inAddress?: string) =>
	firstDraft({ game: gameFrom(fen), frame: FIRST_FRAME, setupDraft }, inAddress);

test("setting up starts with the position on view, or the one in the address", () => {
	expect(formatSetup(visit(ENDING).setup)).toBe(ENDING);
	expect(formatSetup(visit(START_FEN, undefined, ENDING).setup)).toBe(ENDING);
});

test("the position that was set up is still there at the next visit, with its history", () => {
	const draft = createDraft(visit(START_FEN));
	draft.change(() => visit(ENDING).setup);
	expect(visit(START_FEN, draft.get())).toBe(draft.get());
});

test("another position on view or in the address replaces the draft, and Undo restores it", () => {
	const earlier = visit(START_FEN);
	for (const next of [visit(ENDING, earlier), visit(START_FEN, earlier, ENDING)]) {
		const draft = createDraft(next);
		expect(formatSetup(draft.get().setup)).toBe(ENDING);
		draft.undo();
		expect(draft.get().setup).toBe(earlier.setup);
		draft.redo();
		expect(formatSetup(draft.get().setup)).toBe(ENDING);
	}
	expect(visit(START_FEN, earlier, START_FEN)).toBe(earlier);
	expect(visit(OTHER, visit(ENDING, earlier)).past).toHaveLength(2);
});
