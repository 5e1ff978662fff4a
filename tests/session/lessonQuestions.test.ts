// Questions of all chapters of a lesson.

import { expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { isFault } from "../../src/chess/pgn/gameFault.ts";
import { readText } from "../../src/chess/pgn/readText.ts";
import { finish } from "../../src/chess/work.ts";
import { exerciseOf, findQuestions, poseSound } from "../../src/session/lessonQuestions.ts";

const chapter = (name: string, moves: string) =>
	`[Event "The isolated pawn"]\n[ChapterName "${name}"]\n\n${moves} *`;

function read(text: string, open = 0) {
	const found = finish(readText(text, open));
	if (isFault(found)) throw new Error(found.code);
	return found;
}

const LESSON = [
	chapter("One", "1. e4 {[%ask white;middle;map;why;First]} e5"),
	chapter("Two", "1. d4 d5"),
	chapter("Three", "{[%ask black;board;none;end;Third] [%ask green;;;;]} 1. c4"),
].join("\n\n");

test("questions are found in the order of chapters, whichever chapter is open", () => {
	for (const open of [0, 1, 2]) {
		const state = read(LESSON, open);
		const found = finish(findQuestions(state));
		expect(found.map(({ chapter, frame, index }) => [chapter, frame, index])).toEqual([
			[0, 1, 0],
			[2, 0, 0],
			[2, 0, 1],
		]);
		expect(found[2]?.found).toBe("kind");
		const { title, questions } = exerciseOf(state, found);
		expect(title).toBe("The isolated pawn");
		expect(questions.map(({ text }) => text)).toEqual(["First", "Third"]);
	}
});

test("a lesson without an event is titled by its first chapter", () => {
	const text = '[ChapterName "Forks"]\n\n1. e4 *\n\n[ChapterName "Pins"]\n\n1. d4 *';
	for (const open of [0, 1]) expect(exerciseOf(read(text, open), []).title).toBe("Forks");
});

test("questions of a chapter begin with those of its position, and invalid ones are left out", () => {
	const found = finish(findQuestions(read(LESSON)));
	const text = ({ text }: { readonly text: string }) => text;
	const third = { chapter: 2, frame: FIRST_FRAME };
	expect(poseSound(found, third, text)).toEqual({ posed: ["First", "Third"], first: 1 });
	const unsound = found.filter(({ chapter, found }) => chapter === 0 || found === "kind");
	expect(poseSound(unsound, third, text)).toBeUndefined();
});

test("a question that cannot be asked is left out without affecting the others", () => {
	const found = finish(findQuestions(read(LESSON)));
	const pose = ({ text }: { readonly text: string }) => {
		if (text === "First") throw new Error("no such position");
		return text;
	};
	const third = { chapter: 2, frame: FIRST_FRAME };
	expect(poseSound(found, third, pose)).toEqual({ posed: ["Third"], first: 0 });
	expect(poseSound(found, { chapter: 0, frame: 1 as Frame }, pose)).toBeUndefined();
});
