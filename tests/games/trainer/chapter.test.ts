// Moments for a trainer as PGN: it reads back with mark, sentences and the better line, opens just
// before the move, and tells no name where none is wanted.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { moveName, positionAt } from "../../../src/chess/game.ts";
import { isFault } from "../../../src/chess/pgn/gameFault.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { CHAPTER } from "../../../src/chess/pgn/tags/gameTitle.ts";
import { startOf } from "../../../src/chess/pgn/tags/opensAt.ts";
import { finish } from "../../../src/chess/work.ts";
import { chapterText, withoutNames } from "../../../src/games/trainer/chapter.ts";

const TEXT = `[Event "Club of Anna"]
[Site "https://example.org/anna-bob"]
[White "Anna"]
[Black "Bob"]
[Date "2026.03.04"]
[Result "0-1"]

{Anna was late.} 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. a3 {Bob smiled.} Nxh5 0-1
`;

function read(text: string) {
	const found = finish(readText(text));
	if (isFault(found)) throw new Error("No game");
	return found.game;
}

const MOMENT = {
	ply: 7,
	isWrong: true,
	title: "4.a3, Anna – Bob",
	lead: "You hang more pieces.",
	comment: "Played: 4.a3. Better: 4.Qxf7.",
	nag: 4,
	better: ["4.Qf3", "4...Nd4"],
};

test("a trainer's chapter reads back with its mark, sentences, better line and opening move", () => {
	const game = read(chapterText({ game: read(TEXT), ...MOMENT }));
	expect(game.warnings).toEqual([]);
	expect(game.tags.get(CHAPTER)).toBe(MOMENT.title);
	expect(game.tags.get("White")).toBe("Anna");
	expect(startOf(game)).toBe(6);
	expect(positionAt(game, 0 as Frame).notes.after).toBe(`${MOMENT.lead} Anna was late.`);
	const { notes } = positionAt(game, 7 as Frame);
	expect(notes.nags).toEqual([4]);
	expect(notes.after).toBe(`Bob smiled. ${MOMENT.comment}`);
	const [, better] = positionAt(game, 6 as Frame).next;
	expect(better && moveName(game, better)).toBe("4.Qf3");
	const [reply] = better === undefined ? [] : positionAt(game, better).next;
	expect(reply && moveName(game, reply)).toBe("4...Nd4");
});

test("a moment without a mistake opens after its move, with nothing marked", () => {
	const plain = { ...MOMENT, isWrong: false, nag: undefined, better: [] };
	const game = read(chapterText({ game: read(TEXT), ...plain }));
	expect(startOf(game)).toBe(7);
	expect(positionAt(game, 7 as Frame).notes.nags).toEqual([]);
});

test("with names left out nothing in the file says who played", () => {
	const game = withoutNames(read(TEXT), { white: "Pupil", black: "Opponent" });
	const text = chapterText({ game, ...MOMENT, title: "4.a3" });
	expect(text).not.toMatch(/anna|bob/i);
	expect(text).toContain('[White "Pupil"]\n[Black "Opponent"]');
	expect(text).toContain('[Date "2026.03.04"]');
	expect(read(text).result).toBe("0-1");
});
