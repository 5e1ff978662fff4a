// Moments of an answer as a lesson.

import { expect, test } from "vitest";
import { isFault } from "../../../src/chess/pgn/gameFault.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { finish } from "../../../src/chess/work.ts";
import { lessonOf } from "../../../src/features/games/answers/lessonOf.ts";
import { questionsIn } from "../../../src/training/exercise/commands.ts";
import { askHanging, askMove } from "../../../src/training/sources/ask.ts";
import { testCore, testInsight } from "../../support/core.ts";

const HANGING = "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 1 3";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("each moment becomes a chapter that begins at its question; moments without an answer are left out", () => {
	const texts = lessonOf(
		[
			{ question: askHanging(HANGING), title: "2...Qg5 Ada – Ben" },
			{ question: askMove(START, "e2e4", "turned"), title: "1. e4 Ben – Ada" },
			{ question: askHanging(START), title: "Nothing hangs" },
		],
		"From my games",
		{ core: testCore(), insight: testInsight() },
		{ count: 20, kinds: ["asked"] },
	);
	const games = texts.map((text) => {
		const found = finish(readText(text));
		if (isFault(found)) throw new Error(found.code);
		return found.game;
	});
	expect(games.map(({ tags }) => tags.get("ChapterName"))).toEqual([
		"2...Qg5 Ada – Ben",
		"1. e4 Ben – Ada",
	]);
	expect(games.flatMap((game) => questionsIn(game).map(({ found }) => found))).toMatchObject([
		{ kind: "hanging", answer: "map", position: HANGING.split(" ").slice(0, 2).join(" ") },
		{ kind: "turned", answer: "map", move: "1.e4" },
	]);
});

test("a lesson has no more questions than asked for, and takes its kinds in turn", () => {
	const question = askHanging(HANGING);
	const parts = Array.from({ length: 9 }, (_, at) => ({ question, title: String(at) }));
	const kindsOf = (made: Parameters<typeof lessonOf>[3]) =>
		lessonOf(parts, "", { core: testCore(), insight: testInsight() }, made).map(
			(text) => /\[%ask (\w+)/.exec(text)?.[1],
		);
	expect(kindsOf({ count: 5, kinds: ["asked", "white"] })).toEqual([
		"hanging",
		"white",
		"hanging",
		"white",
		"hanging",
	]);
	expect(kindsOf({ count: 40, kinds: ["black"] })).toEqual(parts.map(() => "black"));
});
