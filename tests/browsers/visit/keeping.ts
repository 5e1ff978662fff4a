// Nothing is lost: what replaced a game is taken back, and a file with what was changed in it is
// there after a reload.

import type { Chapter } from "../step.ts";
import type { Visitor } from "../visitor.ts";

const FILE = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *';

const hasMoves = (visitor: Visitor, pattern: RegExp) =>
	visitor.waitFor(".move-list", ([text]) => pattern.test(text ?? ""));

/** Is this the move on view? In a variation the timeline stays with the game's own line. */
const isOn = (visitor: Visitor, move: RegExp) =>
	visitor.waitFor(".move[aria-current=true]", ([text]) => move.test(text ?? ""));

const hasNotice = (visitor: Visitor, text: string) =>
	visitor.waitFor(".notices", ([found]) => found?.startsWith(text) ?? false);

export const keeping: Chapter = {
	name: "keeping",
	steps: [
		{
			name: "a paste in the place of a game is told, and taken back",
			run: async (visitor) => {
				await visitor.visitAnew();
				await visitor.paste(FILE);
				await hasMoves(visitor, /e4/);
				await visitor.paste("1. c4 c5");
				await visitor.click("button", "Open instead");
				await hasNotice(visitor, "Pasted text opened.");
				await visitor.click("button", "Undo");
				await hasMoves(visitor, /e4/);
			},
		},
		{
			name: "so is a reset, by keyboard",
			run: async (visitor) => {
				await visitor.click("button", "Reset Board");
				await hasNotice(visitor, "Board reset.");
				await visitor.strike("Control+z");
				await hasMoves(visitor, /e4/);
			},
		},
		{
			name: "a reload keeps the file, a move of one's own, and the step of a moment before",
			run: async (visitor) => {
				await visitor.strike("ArrowRight");
				await visitor.drag("c7", "c5");
				await hasMoves(visitor, /c5/);
				await visitor.driver.reload();
				await hasMoves(visitor, /c5/);
				await isOn(visitor, /c5$/);
				await visitor.waitFor(".game-acts button", (texts) => /^Game 1 of/.test(texts[0] ?? ""));
				await visitor.strike("ArrowLeft");
				await isOn(visitor, /e4$/);
				await visitor.driver.reload();
				await isOn(visitor, /e4$/);
			},
		},
	],
};
