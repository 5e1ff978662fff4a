// A telephone held upright: everything by one finger, in the room a browser leaves of its screen.

import { type Size, WINDOW } from "../driver.ts";
import { boardOf } from "../looks.ts";
import type { Chapter } from "../step.ts";
import type { Visitor } from "../visitor.ts";

/** No browser's window is too wide for it. */
const PHONE: Size = { width: 480, height: 740 };

const touch = async (visitor: Visitor, kind: "button" | "tab", name: string | RegExp) =>
	visitor.driver.touch([await visitor.find(kind, name)]);

const touchSquare = async (visitor: Visitor, square: string) =>
	visitor.driver.touch([await visitor.pointOf(square)]);

export const inHand: Chapter = {
	name: "in the hand",
	steps: [
		{
			name: "a finger opens a sample and steps through it",
			run: async (visitor) => {
				await visitor.driver.resize(PHONE);
				await visitor.visitAnew();
				await touch(visitor, "button", /^1858/);
				await visitor.isAt(31);
				await touch(visitor, "button", "Back one move");
				await visitor.isAt(30);
				await touch(visitor, "button", "Forward one move");
				await visitor.isAt(31);
			},
			compares: boardOf("page"),
		},
		{
			name: "a finger on an empty square is told why, and one on the cross goes back to the moves",
			run: async (visitor) => {
				await touchSquare(visitor, "d6");
				await visitor.waitFor(".side-panel h2", ([title]) => title === "Why d6?");
				await touch(visitor, "button", "Close");
				await visitor.waitFor(".side-panel", (panels) => panels.length === 0);
			},
		},
		{
			name: "a finger picks a piece up, and a second place is where it goes",
			run: async (visitor) => {
				try {
					await visitor.visitAnew();
					await touchSquare(visitor, "e2");
					await touchSquare(visitor, "e4");
					await visitor.sees("e4", "white pawn");
				} finally {
					await visitor.driver.resize(WINDOW);
				}
			},
		},
	],
};
