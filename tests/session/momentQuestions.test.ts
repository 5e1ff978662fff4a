// Questions about moments of the review.

import { expect, test } from "vitest";
import { isFault } from "../../src/chess/pgn/gameFault.ts";
import { readText } from "../../src/chess/pgn/readText.ts";
import { finish } from "../../src/chess/work.ts";
import { addMoments } from "../../src/session/momentQuestions.ts";
import { questionsIn } from "../../src/training/exercise/commands.ts";
import { pose } from "../../src/training/pose.ts";
import { poseWhole } from "../../src/training/rules.ts";
import { choiceName } from "../../src/ui/question/reason.ts";
import { testCore, testInsight } from "../support/core.ts";

const tools = { core: testCore(), insight: testInsight() };

test("each moment of a review becomes one question with an answer, in the order of the game", () => {
	const found = finish(readText("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 *"));
	if (isFault(found)) throw new Error(found.code);
	const plies = [9, 5, 7, 7];
	const moments = [
		...plies.map((ply) => ({ ply, isHanging: false })),
		...plies.map((ply) => ({ ply, isHanging: true })),
	];
	const { game, added } = addMoments(found.game, moments, tools);
	const placed = questionsIn(game);
	expect(placed).toHaveLength(added);
	expect(added).toBeGreaterThan(2);
	const frames = placed.map(({ frame }) => frame as number);
	expect(frames).toEqual([...frames].sort((one, other) => one - other));
	for (const { found: question } of placed) {
		if (typeof question === "string") throw new Error(question);
		expect(pose(question, tools).right.length).toBeGreaterThan(0);
		expect(["turned", "hanging"]).toContain(question.kind);
	}
	expect(addMoments(found.game, [], tools)).toEqual({ game: found.game, added: 0 });
});

test("a mistake becomes a question for the better move, if that is known", () => {
	const found = finish(readText("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 *"));
	if (isFault(found)) throw new Error(found.code);
	const moment = { ply: 7, isHanging: false };
	const known = addMoments(found.game, [{ ...moment, better: "4.Nxd4" }], tools);
	const [{ frame, found: asked } = {}] = questionsIn(known.game);
	expect(frame).toBe(6);
	if (asked === undefined || typeof asked === "string") throw new Error("It is asked");
	expect(asked.kind).toBe("best");
	expect(poseWhole(asked, tools).right.map(choiceName(poseWhole(asked, tools)))).toEqual(["Nxd4"]);
	const unknown = addMoments(found.game, [moment], tools);
	expect(questionsIn(unknown.game)).toMatchObject([{ found: { kind: "turned" } }]);
});
