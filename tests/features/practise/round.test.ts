// A round without a screen: what became of its questions, and what it shows of somebody.

import { expect, test } from "vitest";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../../src/control/classes.ts";
import {
	confusedIn,
	missedInRound,
	scoreOf,
	seenIn,
} from "../../../src/features/practise/end/sums.ts";
import { moveQuestion } from "../../../src/features/practise/move/moves.ts";
import { grade } from "../../../src/training/questions/grade.ts";
import { pose } from "../../../src/training/questions/pose.ts";
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
	skip,
	unfinishedRound,
	withResult,
} from "../../../src/training/round.ts";
import { testCore, testInsight } from "../../support/core.ts";

const core = testCore();
const insight = testInsight();
const ITALIAN = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1 b kq - 0 6";
const asked = (asks: typeof WHITES | typeof BLACKS | typeof CONTESTED | "hang") =>
	pose({ asks, fen: ITALIAN, move: undefined }, core, insight);
const squares = (names: string) => new Set(names.split(" ").filter(Boolean).map(squareNamed));

function answer(round: Round, names: string): Round {
	const marked = squares(names);
	const posed = round.questions[round.place];
	const graded = grade(marked, posed?.answer ?? new Set<Square>());
	return goOn(withResult(round, { marked, graded }));
}

const three = () => newRound("whose", [asked(WHITES), asked(WHITES), asked(CONTESTED)], false);

test("the map's own answer earns all points, one of the picture's half, a skipped one none", () => {
	let round = three();
	expect(resultAt(round)).toBeUndefined();
	round = answer(round, "c3 d3 e3 f3 c4 d5");
	round = answer(round, "c3 d3 e3 f3 c4 e4");
	round = skip(round);
	expect(round.results.map(({ graded }) => graded.points)).toEqual([100, 50, 0]);
	expect(pointsOf(round)).toBe(150);
	expect(isOver(round)).toBe(true);
	expect(faultlessOf(round)).toEqual({ count: 1, run: 1 });
	// To see it again leaves all answers as they were.
	expect(resultAt({ ...round, place: 1 })?.marked).toEqual(squares("c3 d3 e3 f3 c4 e4"));
});

test("a move that was found after another one is no answer without a fault", () => {
	const fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
	const reply = pose({ asks: "reply", fen, move: "g1f3" }, core, insight);
	const found = (points: number) => ({
		marked: new Set<Square>(),
		graded: { right: [...reply.answer], tooMany: [], missed: [], points },
	});
	let round = newRound("reply", [reply, reply, reply], false);
	for (const points of [100, 50, 100]) round = goOn(withResult(round, found(points)));
	expect(faultlessOf(round)).toEqual({ count: 2, run: 1 });
	expect(missedOf(round)).toHaveLength(1);
});

test("a round that is left goes on in another entry, until it is over", () => {
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

test("missed and wrong squares are counted, skipped questions are not", () => {
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

test("what was answered with a fault can be asked again, what was skipped is not missed", () => {
	let round = answer(three(), "c3 d3 e3 f3 c4 d5");
	round = answer(round, "c3");
	round = skip(round);
	expect(missedOf(round)).toEqual([round.questions[1]]);
	const sums = seenIn(answer(three(), "c3 d3 e3 f3 c4 d5 e4"));
	expect(sums).toEqual([{ seen: "white", found: 6, of: 6, tooMany: 1 }]);
});

test("a rhythm counts what was right; a round has the name of its questions", () => {
	const round = { ...answer(answer(three(), "c3 d3 e3 f3 c4 d5"), ""), kind: "rhythm" } as const;
	expect(scoreOf(round)).toBe(1);
	expect(kindOf([asked(WHITES), asked(BLACKS)])).toBe("whose");
	expect(kindOf([asked("hang")])).toBe("hangs");
	expect(kindOf([asked(WHITES), asked("hang")])).toBe("mixed");
});

test("a move that does not win its square is told why", () => {
	const square = squareNamed("d5");
	const posed = pose(
		{ asks: "win", fen: ITALIAN, move: undefined, squares: [square] },
		core,
		insight,
	);
	const question = moveQuestion(posed, core, insight);
	for (const uci of question.right) expect(question.look(uci)).toEqual({ state: "found" });
	expect(question.look("a7a6")).toEqual({
		state: "wrong",
		fault: "After 6...a6 d5 is White’s.",
	});
	const squares = [squareNamed("d4")];
	const held = pose({ asks: "win", fen: ITALIAN, move: undefined, squares }, core, insight);
	const moves = moveQuestion(held, core, insight);
	const faults = moves.ways.map(({ uci }) => moves.look(uci).fault ?? "");
	expect(faults.filter((fault) => /hangs\.$/.test(fault)).length).toBeGreaterThan(0);
});
