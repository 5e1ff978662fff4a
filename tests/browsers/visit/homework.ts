// A pupil answers an exercise from its link, and has a code to send back: the coach reads the same
// squares from it, whatever the browser.

import { squareNamed } from "../../../src/chess/square.ts";
import { formatCode, frameOf } from "../../../src/training/exercise/code.ts";
import type { Exercise } from "../../../src/training/exercise/commands.ts";
import { packExercise } from "../../../src/training/exercise/packed.ts";
import { MIDDLE } from "../../../src/training/question.ts";
import type { Chapter } from "../step.ts";

const EXERCISE: Exercise = {
	title: "The centre",
	questions: [
		{
			position: "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b",
			next: "",
			move: "",
			kind: "white",
			region: MIDDLE,
			answer: "map",
			afterwards: "end",
			text: "",
		},
	],
};
const PRESSED = ["c3", "c4", "d3"];

export const homework: Chapter = {
	name: "homework",
	steps: [
		{
			name: "a pupil answers from a link, and has a code with name and squares",
			run: async (visitor) => {
				const code = formatCode(frameOf(EXERCISE), "Mia", [PRESSED.map(squareNamed)]);
				await visitor.forget();
				await visitor.visit(`#exercise?x=${await packExercise(EXERCISE)}`);
				await visitor.click("field", "Your name");
				await visitor.type("Mia");
				await visitor.strike("Enter");
				for (const square of PRESSED) await visitor.clickSquare(square);
				await visitor.click("button", "Answer");
				await visitor.waitFor(".code-text", ([shown]) => shown === code);
			},
		},
		{
			name: "the next visit has what was answered",
			run: async (visitor) => {
				await visitor.visit("blank");
				await visitor.visit(`#exercise?x=${await packExercise(EXERCISE)}`);
				await visitor.waitFor(".exercise", ([text]) =>
					/Mia has already answered this here/.test(text ?? ""),
				);
			},
		},
	],
};
