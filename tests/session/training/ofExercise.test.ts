// Questions of an exercise that a deck can have, and those that it cannot.

import { expect, test } from "vitest";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { WHITES } from "../../../src/control/classes.ts";
import { type Ask, type Kind, MIDDLE, type Region, WHOLE } from "../../../src/exercise/ask.ts";
import { moveChoice } from "../../../src/exercise/choices.ts";
import { questionOf } from "../../../src/session/training/ofExercise.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
const FEN = `${START} - - 0 1`;

const asked = (kind: Kind, region: Region, answer: Ask["answer"] = "map", move = "", at = START) =>
	questionOf({
		...{ kind, region, answer, afterwards: "why", text: "" },
		...{ position: at, next: "", move },
	});

test("what the map answers on the squares of Practise is a question of a deck", () => {
	expect(asked("hanging", WHOLE)).toEqual({ asks: "hang", fen: FEN, move: undefined });
	expect(asked("white", MIDDLE)).toEqual({ asks: WHITES, fen: FEN, move: undefined });
	expect(asked("turned", MIDDLE, "map", "1.Nf3")).toEqual({ asks: "turn", fen: FEN, move: "g1f3" });
	expect(asked("letGo", WHOLE, "map", "1.e4")).toEqual({ asks: "letGo", fen: FEN, move: "e2e4" });
});

test("the one move of a coach is a question of a deck; of several none would be enough", () => {
	const [e2, e4, d2, d4] = ["e2", "e4", "d2", "d4"].map(squareNamed) as [
		...[Square, Square, Square, Square],
	];
	const [pawn, other] = [moveChoice(e2, e4), moveChoice(d2, d4)];
	const fen = `${START} KQkq - 0 1`;
	const position = `${START} KQkq -`;
	expect(asked("reply", WHOLE, [pawn], "", position)).toEqual({ asks: "reply", fen, move: "e2e4" });
	expect(asked("reply", WHOLE, [pawn, other], "", position)).toBeUndefined();
	expect(asked("reply", WHOLE, [moveChoice(e4, e2)], "", position)).toBeUndefined();
	const promotion = moveChoice(squareNamed("a7"), squareNamed("a8"));
	expect(asked("reply", WHOLE, [promotion], "", "7k/P7/8/8/8/8/8/K7 w - -")).toMatchObject({
		move: "a7a8q",
	});
});

test("answers of the coach, other regions, and moves that the position does not tell are not", () => {
	const corner = { from: squareNamed("a1"), to: squareNamed("b2") };
	expect(asked("white", MIDDLE, [squareNamed("d4")])).toBeUndefined();
	expect(asked("white", corner)).toBeUndefined();
	expect(asked("neutral", MIDDLE)).toBeUndefined();
	expect(asked("turned", MIDDLE, "map", "1.O-O")).toBeUndefined();
	expect(asked("whose", corner)).toBeUndefined();
});
