// Why a square has its colour, what moves would change, and how else the board is looked at.

import { choose, readGrid } from "../inPage.ts";
import { ASIDE, boardOf } from "../looks.ts";
import type { Chapter, Step } from "../step.ts";
import { until } from "../until.ts";
import type { Visitor } from "../visitor.ts";
import { askEngine } from "./engine.ts";

const LENSES = ["strength", "attackers", "white", "black", "tension", "pins", "pieces", "control"];

/** Waits for the late part that finds how the pieces stand. */
const hasMarks = (visitor: Visitor) =>
	until(
		"The pieces are marked",
		() => visitor.ask(readGrid, []),
		(grid) => grid.some((said) => said.includes("loose")),
	);

const lensStep = (lens: string): Step => ({
	name: `the lens ${lens} is alike everywhere`,
	run: async (visitor: Visitor) => {
		await visitor.ask(choose, ["^Show", lens]);
		if (lens === "pieces") await hasMarks(visitor);
	},
	compares: boardOf("page"),
});

export const asking: Chapter = {
	name: "asking",
	steps: [
		{
			name: "another sample is walked through",
			run: async (visitor) => {
				await visitor.visitAnew();
				await visitor.click("button", /^1858/);
				await visitor.isAt(31);
				await visitor.strike("ArrowUp");
				await visitor.isAt(0);
				await visitor.strike("ArrowRight", 20);
				await visitor.isAt(20);
			},
		},
		{
			name: "a press on an empty square tells why it has its colour",
			run: async (visitor) => {
				await visitor.clickSquare("d6");
				await visitor.waitFor(".side-panel h2", ([title]) => title === "Why d6?");
			},
			compares: boardOf("page"),
		},
		{
			name: "in the dark theme all else is dimmed towards the dark",
			run: (visitor) => visitor.click("button", "Change to the dark theme"),
			compares: boardOf("page"),
		},
		{
			name: "in the light theme it is light again",
			run: (visitor) => visitor.click("button", "Change to the light theme"),
			compares: boardOf("page"),
		},
		{
			name: "Escape closes the answer",
			run: async (visitor) => {
				await visitor.strike("Escape");
				await visitor.waitFor(".side-panel", (panels) => panels.length === 0);
			},
			compares: boardOf("page"),
		},
		{
			name: "a mouse that rests on a square opens no panel",
			run: async (visitor) => {
				const { x, y } = await visitor.pointOf("f4");
				await visitor.driver.moveTo({ x: x - 5, y });
				await visitor.driver.moveTo({ x, y });
				await visitor.waitFor(".side-panel", (panels) => panels.length === 0);
				await visitor.driver.moveTo(ASIDE);
			},
		},
		{
			name: "candidate moves are listed, and one is looked at by pointing",
			run: async (visitor) => {
				await visitor.click("tab", "Explain");
				await visitor.click("button", "All moves");
				await visitor.find("heading", "All moves");
				const before = await visitor.textsOf(".count");
				await visitor.driver.moveTo(await visitor.find("button", /^Bxb5/));
				await visitor.waitFor(".count", (texts) => texts.join() !== before.join());
				await visitor.driver.moveTo(ASIDE);
				await visitor.waitFor(".count", (texts) => texts.join() === before.join());
				await visitor.strike("Escape");
				await visitor.gone("heading", "All moves");
				await visitor.strike("Escape");
			},
		},
		{
			name: "the engine gives its best moves once it is asked",
			run: askEngine,
		},
		...LENSES.map(lensStep),
		{
			name: "patterns lie on the squares",
			run: async (visitor) => {
				await visitor.click("button", "Options");
				await visitor.click("button", "Board settings");
				await visitor.click("field", "Patterns on squares, for colour-blind players");
			},
			compares: boardOf("page"),
		},
	],
};
