// A round without a screen: what became of its questions, and what it shows of somebody.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { confusedIn, missedInRound, seenIn } from "../../../src/features/practise/end/sums.ts";
import { faultOf } from "../../../src/features/practise/move/useTries.ts";
import { moveChoice } from "../../../src/training/choices.ts";
import { roundPoints } from "../../../src/training/mark.ts";
import { markPosed } from "../../../src/training/pose.ts";
import { MIDDLE, plainAsk, regionOf, WHOLE } from "../../../src/training/question.ts";
import {
	faultlessOf,
	goOn,
	isOver,
	keepRoundAt,
	kindOf,
	missedOf,
	newRound,
	pointsOf,
	type Round,
	resultAt,
	roundAt,
	scoreOf,
	skip,
	unfinishedRound,
	withResult,
} from "../../../src/training/round.ts";
import { poseWhole } from "../../../src/training/rules.ts";
import { askAt, askBest, askHanging } from "../../../src/training/sources/ask.ts";
import { testCore, testInsight } from "../../support/core.ts";

const core = testCore();
const insight = testInsight();
const ITALIAN = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1 b kq - 0 6";
const posed = (question: Parameters<typeof poseWhole>[0]) => poseWhole(question, { core, insight });
const asked = (kind: "white" | "black" | "contested" | "hanging") =>
	posed(kind === "hanging" ? askHanging(ITALIAN) : askAt(ITALIAN, plainAsk(kind, MIDDLE)));
const squares = (names: string) => names.split(" ").filter(Boolean).map(squareNamed);
const winning = (name: string) =>
	posed(askAt(ITALIAN, plainAsk("win", regionOf(squareNamed(name), squareNamed(name)))));

function answer(round: Round, names: string): Round {
	const chosen = squares(names);
	const question = round.questions[round.place];
	if (question === undefined) throw new RangeError("The round is over");
	const marked = markPosed(question, chosen);
	return goOn(withResult(round, { chosen, marked, points: roundPoints(marked.mark) }));
}

const three = () => newRound("whose", [asked("white"), asked("white"), asked("contested")], false);

test("a correct map earns all points, one copied from the picture half, a skipped one none", () => {
	let round = three();
	expect(resultAt(round)).toBeUndefined();
	round = answer(round, "c3 d3 e3 f3 c4 d5");
	round = answer(round, "c3 d3 e3 f3 c4 e4");
	round = skip(round);
	expect(round.results.map(({ points }) => points)).toEqual([100, 50, 0]);
	expect(pointsOf(round)).toBe(150);
	expect(isOver(round)).toBe(true);
	expect(faultlessOf(round)).toEqual({ count: 1, run: 1 });
	// To see it again leaves all answers as they were.
	expect(resultAt({ ...round, place: 1 })?.chosen).toEqual(squares("c3 d3 e3 f3 c4 e4"));
});

test("finding the move after a wrong try counts as missed", () => {
	const fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
	const [best] = askBest(fen, "g1f3");
	if (best === undefined) throw new Error("It is a move");
	const reply = posed(best);
	const found = (mark: "full" | "half") => ({
		chosen: reply.right,
		marked: { mark, right: reply.right, tooMany: [], missed: [] },
		points: roundPoints(mark),
	});
	let round = newRound("reply", [reply, reply, reply], false);
	for (const mark of ["full", "half", "full"] as const)
		round = goOn(withResult(round, found(mark)));
	expect(faultlessOf(round)).toEqual({ count: 2, run: 1 });
	expect(missedOf(round)).toHaveLength(1);
});

test("a round that is left can be continued until it is over", () => {
	const begun = answer(three(), "c3 d3");
	keepRoundAt("first", begun);
	expect(unfinishedRound()).toBe(begun);
	// Ended on the screen itself, it waits there too.
	keepRoundAt("first", undefined);
	expect(unfinishedRound()).toBe(begun);
	keepRoundAt("first", begun);
	const next = skip(begun);
	keepRoundAt("second", next);
	expect(roundAt("first")).toBeUndefined();
	expect(unfinishedRound()).toBe(next);
	const over = skip(next);
	keepRoundAt("second", over);
	expect(unfinishedRound()).toBeUndefined();
	// Seen again, a round that was counted is not begun anew.
	keepRoundAt("second", { ...over, place: 0, kept: { best: undefined } });
	expect(unfinishedRound()).toBeUndefined();
});

test("missed and wrong squares are counted, except in skipped questions", () => {
	let round = answer(three(), "c3 d3 e3 f3 c4 e4");
	round = answer(round, "c3 d3 e3 f3 c4 e4");
	round = skip(round);
	const missed = new Map(missedInRound(round).map((one) => [one.square, one]));
	expect(missed.get(squareNamed("e4"))).toMatchObject({ of: 2, missed: 2 });
	expect(missed.get(squareNamed("d5"))).toMatchObject({ of: 2, missed: 2 });
	expect(missed.get(squareNamed("c3"))).toMatchObject({ of: 2, missed: 0 });
	expect(missed.get(squareNamed("f5"))).toBeUndefined();
	expect(seenIn(round)).toEqual([{ seen: "white", found: 10, of: 12, tooMany: 2 }]);
	expect(confusedIn(round)).toEqual({
		is: "contested",
		taken: "white",
		square: squareNamed("e4"),
	});
	expect(confusedIn(answer(three(), "e4"))).toBeUndefined();
});

test("wrong answers can be asked again, skipped questions not", () => {
	let round = answer(three(), "c3 d3 e3 f3 c4 d5");
	round = answer(round, "c3");
	round = skip(round);
	expect(missedOf(round)).toEqual([round.questions[1]]);
	const sums = seenIn(answer(three(), "c3 d3 e3 f3 c4 d5 e4"));
	expect(sums).toEqual([{ seen: "white", found: 6, of: 6, tooMany: 1 }]);
});

test("a sprint scores right answers, and a round is named after its questions", () => {
	const round = { ...answer(answer(three(), "c3 d3 e3 f3 c4 d5"), ""), kind: "rhythm" } as const;
	expect(scoreOf(round)).toBe(1);
	expect(kindOf([asked("white"), asked("black")])).toBe("whose");
	const own = posed(askAt(ITALIAN, plainAsk("hangingOwn", WHOLE)));
	expect(kindOf([asked("hanging"), own])).toBe("hangs");
	expect(kindOf([winning("d4")])).toBe("reply");
	// The best move wins a square or not.
	expect(kindOf(askBest(ITALIAN, "f6e4").map(posed))).toBe("mixed");
	expect(kindOf([asked("white"), asked("hanging")])).toBe("mixed");
});

test("a move that does not win its square is answered with the reason", () => {
	const tools = { core, insight };
	const won = winning("d5");
	const a6 = moveChoice(squareNamed("a7"), squareNamed("a6"));
	expect(faultOf(won, a6, tools)).toBe("After 6...a6 d5 is White’s.");
	const held = winning("d4");
	const wrong = [...held.moves.keys()].filter((move) => !held.right.includes(move));
	const faults = wrong.map((move) => faultOf(held, move, tools));
	expect(faults.filter((fault) => /hangs\.$/.test(fault)).length).toBeGreaterThan(0);
});
