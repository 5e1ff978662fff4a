// Opening games, and walking through them.

import { boardOf } from "../looks.ts";
import type { Chapter } from "../step.ts";

const PLIES = 87;

export const games: Chapter = {
	name: "games",
	steps: [
		{
			name: "a first visit shows the start position with its counts",
			run: async (visitor) => {
				await visitor.visitAnew();
				await visitor.sees("e1", "white king");
				await visitor.waitFor(".count", (texts) => texts.join() === "20,0,22,22");
			},
			compares: boardOf("page"),
		},
		{
			name: "a sample opens with its moves",
			run: async (visitor) => {
				await visitor.click("button", /^1999/);
				await visitor.find("tab", "Moves");
				await visitor.waitFor(".count", (texts) => texts.every((text) => /^\d+$/.test(text)));
				await visitor.isAt(47);
			},
			compares: boardOf("page"),
		},
		{
			name: "arrow keys step forward and back",
			run: async (visitor) => {
				await visitor.strike("ArrowUp");
				await visitor.isAt(0);
				await visitor.strike("ArrowRight", 21);
				await visitor.strike("ArrowLeft");
				await visitor.isAt(20);
			},
			compares: boardOf("page"),
		},
		{
			name: "arrow keys go to the end and to the start",
			run: async (visitor) => {
				await visitor.strike("ArrowDown");
				await visitor.isAt(PLIES);
				await visitor.strike("ArrowUp");
				await visitor.isAt(0);
			},
		},
		{
			name: "a pointer scrubs along the timeline",
			run: async (visitor) => {
				const { x, y, width, height } = await visitor.boxOf("[role=slider]");
				const at = (share: number) => ({ x: x + share * width, y: y + height / 2 });
				await visitor.driver.moveTo(at(0.1));
				await visitor.driver.press();
				for (let step = 1; step <= 20; step++) await visitor.driver.moveTo(at(0.1 + step / 50));
				await visitor.driver.release();
				await visitor.isAt(Math.floor(0.5 * (PLIES + 1)));
			},
			compares: boardOf("page"),
		},
		{
			name: "buttons step as the keys do",
			run: async (visitor) => {
				await visitor.click("button", "Go to the end");
				await visitor.isAt(PLIES);
				await visitor.click("button", "Back one move");
				await visitor.isAt(PLIES - 1);
				await visitor.click("button", "Go to the start");
				await visitor.click("button", "Forward one move");
				await visitor.isAt(1);
			},
		},
		{
			name: "a press on a move of the list goes there",
			run: async (visitor) => {
				await visitor.click("button", /^Nf6/);
				await visitor.isAt(4);
			},
			compares: boardOf("page"),
		},
		{
			name: "the board is flipped",
			run: async (visitor) => {
				await visitor.click("button", "Flip Board");
			},
			compares: boardOf("page"),
		},
		{
			name: "a pasted game opens with its variations and comments",
			run: async (visitor) => {
				await visitor.paste("1. e4 e5 (1... c5 2. Nf3 $1) 2. Nf3 {a knight} Nc6 *");
				await visitor.waitFor(".move-list", ([text]) => /c5.*Nf3.*a knight/.test(text ?? ""));
				await visitor.isAt(0);
			},
		},
		{
			name: "a position is typed into the load box",
			run: async (visitor) => {
				await visitor.click("button", "Reset Board");
				await visitor.click("field", "Load a game from FEN/PGN:");
				await visitor.type("4r1k1/8/8/8/4N3/8/8/4K3 w");
				await visitor.click("button", "Load");
				await visitor.sees("e4", "white knight");
			},
			compares: boardOf("page"),
		},
		{
			name: "a text that is no game is told, and the board stays",
			run: async (visitor) => {
				await visitor.paste("<b>no game</b>");
				await visitor.find("alert", /\S/);
				await visitor.sees("e4", "white knight");
			},
		},
	],
};
