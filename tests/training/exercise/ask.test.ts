// Commands of questions, and questions in games.

import { expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { isFault as isGameFault } from "../../../src/chess/pgn/gameFault.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { squareName } from "../../../src/chess/square.ts";
import { finish } from "../../../src/chess/work.ts";
import { addAsk, questionsIn, setAsk } from "../../../src/training/exercise/commands.ts";
import { packExercise, unpackExercise } from "../../../src/training/exercise/packed.ts";
import { markAnswer, tallyOf } from "../../../src/training/mark.ts";
import { hangingKinds, markPosed, pose } from "../../../src/training/pose.ts";
import {
	type Ask,
	formatAsk,
	MIDDLE,
	newAsk,
	parseAsk,
	squaresIn,
	WHOLE,
} from "../../../src/training/question.ts";
import { RULES } from "../../../src/training/rules.ts";
import { reasonsOf, titleOf } from "../../../src/ui/question/reason.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { cases, seededTest } from "../../support/seeded.ts";
import { randomAuthored } from "./exercise.ts";

const tools = { core: testCore(), insight: testInsight() };

function read(pgn: string) {
	const found = finish(readText(pgn));
	if (isGameFault(found)) throw new Error(found.code);
	return found.game;
}

const PGN = "1. e4 {King’s pawn} e5 2. Nf3 (2. f4 {[%cal Gf4e5]}) Nc6 *";

seededTest("a question reads back as it was written", 51, (next) => {
	for (let round = 0; round < cases(500); round++) {
		const ask = randomAuthored(next);
		expect(parseAsk(formatAsk(ask))).toEqual(ask);
	}
});

seededTest("questions stay in a game that is written and read again", 52, (next) => {
	for (let round = 0; round < cases(100); round++) {
		let game = read(PGN);
		const asks: { frame: Frame; ask: Ask }[] = [];
		for (let frame = 0; frame < game.positions.length; frame++) {
			for (let count = Math.floor(next() * 3); count > 0; count--) {
				const ask = { ...randomAuthored(next), kind: "white", answer: "map" } as const;
				asks.push({ frame: frame as Frame, ask });
				game = addAsk(game, frame as Frame, ask).game;
			}
		}
		for (const maxWidth of [0, 80]) {
			const again = read(formatPgn(game, { maxWidth }));
			const found = questionsIn(again).map(({ frame, found }) => ({ frame, found }));
			expect(found).toMatchObject(asks.map(({ frame, ask }) => ({ frame, found: ask })));
			expect(positionAt(again, 1 as Frame).notes.after).toBe("King’s pawn");
		}
	}
});

test("changing or deleting a question leaves the others alone", () => {
	const ask: Ask = { kind: "black", region: MIDDLE, answer: "map", afterwards: "why", text: "One" };
	let game = addAsk(read(PGN), FIRST_FRAME, ask).game;
	game = addAsk(game, FIRST_FRAME, { ...ask, text: "Two" }).game;
	game = setAsk(game, FIRST_FRAME, 0, { ...ask, text: "Three" }).game;
	expect(questionsIn(game).map(({ found }) => found)).toMatchObject([
		{ text: "Three" },
		{ text: "Two" },
	]);
	game = setAsk(game, FIRST_FRAME, 1, undefined).game;
	game = setAsk(game, FIRST_FRAME, 0, undefined).game;
	expect(formatPgn(game)).toBe(formatPgn(read(PGN)));
});

test("a broken question in a file says which part is wrong, and the game is still read", () => {
	const broken = {
		white: "parts",
		"green;middle;map;why;": "kind",
		"white;c9f5;map;why;": "region",
		"white;middle;x;why;": "answer",
		"white;c4f5;a1;why;": "answer",
		"whose;middle;map;why;": "region",
		"whose;e5e5;none;why;": "answer",
		"whose;e5e5;white,black;why;": "answer",
		"reply;middle;e2e4;why;": "region",
		"reply;board;map;why;": "answer",
		"reply;board;e2e2;why;": "answer",
		"white;middle;map;later;": "afterwards",
		"white;middle;map;why;%E0%A4%A": "text",
		"white;middle;map;why;a;b;0": "parts",
		"white;middle;map;why;a;b;1;c": "parts",
		"white;middle;map;why;a;%E0%A4%A": "text",
		"turned;middle;map;why;": "noMove",
	};
	for (const [command, fault] of Object.entries(broken)) {
		const game = read(`1. e4 e5 {[%ask ${command}] yes} *`);
		expect(questionsIn(game)).toEqual([{ frame: 2, index: 0, found: fault }]);
		expect(formatPgn(game)).toContain(`[%ask ${command}]`);
	}
});

test("the map gives the right answer to each kind of question", () => {
	const game = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *");
	const at = (frame: number, kind: Ask["kind"], region = MIDDLE) => {
		const ask: Ask = { kind, region, answer: "map", afterwards: "why", text: "" };
		const [placed] = questionsIn(addAsk(game, frame as Frame, ask).game);
		if (placed === undefined || typeof placed.found === "string") throw new Error("none");
		return pose(placed.found, tools);
	};
	const names = (squares: readonly number[]) => squares.map((one) => squareName(one as never));
	const all = (["white", "black", "contested", "neutral"] as const).flatMap(
		(kind) => at(2, kind).right,
	);
	expect(all.sort((one, other) => one - other)).toEqual(squaresIn(MIDDLE));
	const hanging = at(6, "hanging", { from: 0 as never, to: 63 as never });
	expect(hanging.pressable).toHaveLength(16);
	const turned = at(3, "turned");
	const before = new Set(turned.map);
	for (const square of turned.pressable) {
		const is = turned.control.control[64 + square] !== turned.control.control[square];
		expect(before.has(square)).toBe(is);
	}
	expect(at(3, "letGo").question.move).toBe("2...Nc6");
	expect(names(at(0, "white").right).every((name) => /[c-f][3-6]/.test(name))).toBe(true);
});

test("hanging pieces are asked for the side that has some", () => {
	const offered = (fen: string) => {
		const game = read(`[FEN "${fen} - - 0 1"]\n\n*`);
		const of = (kind: Ask["kind"]) => {
			const ask: Ask = { kind, region: WHOLE, answer: "map", afterwards: "why", text: "" };
			const [placed] = questionsIn(addAsk(game, FIRST_FRAME, ask).game);
			if (placed === undefined || typeof placed.found === "string") throw new Error("none");
			return pose(placed.found, tools);
		};
		return hangingKinds(of).map((kind) => {
			const posed = of(kind);
			return `${titleOf(posed)} ${posed.right.map((one) => squareName(one as never))}`;
		});
	};
	const [WHITES, BLACKS] = ["Which of White’s pieces hang?", "Which of Black’s pieces hang?"];
	// The knight on d5 attacks the rook on b4, and nothing of Black's can be taken.
	const rook = "4k3/8/8/3n4/1R6/8/8/4K3";
	expect(offered(`${rook} b`)).toEqual([`${WHITES} b4`]);
	expect(offered(`${rook} w`)).toEqual([`${WHITES} b4`]);
	const both = "4k3/8/8/8/7r/8/8/4K2R";
	expect(offered(`${both} w`)).toEqual([`${BLACKS} h4`, `${WHITES} h1`]);
	expect(offered("4k3/8/8/8/8/8/8/4K3 w")).toEqual([`${BLACKS} `]);
	// The king has to go: what is taken then was not asked about.
	expect(offered("4k3/8/8/8/8/2n5/R7/4K2q w")).toEqual([`${BLACKS} `]);
});

test("a pawn that can be captured en passant counts as hanging, also in a link", async () => {
	const game = read('[FEN "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"]\n\n1... d5 *');
	const ask: Ask = { kind: "hanging", region: WHOLE, answer: "map", afterwards: "why", text: "" };
	const [placed] = questionsIn(addAsk(game, 1 as Frame, ask).game);
	if (placed === undefined || typeof placed.found === "string") throw new Error("none");
	const question = placed.found;
	const hanging = pose(question, tools);
	expect(hanging.right.map((one) => squareName(one as never))).toEqual(["d5"]);
	expect(reasonsOf(tools.core, hanging, [35])).toEqual([
		"The pawn on d5 hangs. The pawn on e5 can take it, winning 1 point.",
	]);
	const exercise = { title: "", questions: [question] };
	expect(await unpackExercise(await packExercise(exercise))).toEqual(exercise);
	// Nothing else has to know.
	const [white] = questionsIn(addAsk(game, 1 as Frame, { ...ask, kind: "white" }).game);
	expect(white?.found).toMatchObject({
		position: question.position.split(" ").slice(0, 2).join(" "),
	});
});

test("questions for the owner of a square and for a move have their right answers", () => {
	const game = read("1. e4 e5 2. Nf3 Nc6 *");
	const posedAt = (frame: number, command: string) => {
		const ask = parseAsk(command);
		if (typeof ask === "string") throw new Error(ask);
		const [placed] = questionsIn(addAsk(game, frame as Frame, ask).game);
		if (placed === undefined || typeof placed.found === "string") throw new Error("none");
		return pose(placed.found, tools, RULES);
	};
	const whose = posedAt(4, "whose;c6c6;map;why;");
	expect(whose.map).toEqual([whose.control.control[42]]);
	const marks = [0, 1, 2, 3].map((control) => markPosed(whose, [control]).mark);
	expect(marks.filter((mark) => mark === "full")).toHaveLength(1);
	expect(marks).not.toContain("half");
	expect(markPosed(whose, []).mark).toBe("wrong");
	expect(posedAt(4, "whose;c6c6;contested;why;").right).toEqual([3]);

	const reply = posedAt(2, "reply;board;g1f3,d2d4,e1e3;why;");
	expect(reply.question.position).toMatch(/ w KQkq (-|e6)$/);
	// Illegal moves are not right.
	expect(reply.right.map((move) => reply.moves.get(move)?.san)).toEqual(["Nf3", "d4"]);
	const [first = 0, second = 0] = reply.right;
	expect(markPosed(reply, [first]).mark).toBe("full");
	expect(markPosed(reply, [second])).toMatchObject({ mark: "full", missed: [] });
	const other = 1 * 64 + 18;
	expect(markPosed(reply, [other])).toMatchObject({ mark: "wrong", tooMany: [other] });
	const tally = tallyOf([[first], [other], [other], []], reply.right, "move");
	expect(tally).toMatchObject({ full: 1, of: 4, silent: 1 });
	expect(tally.commonest).toMatchObject({ choice: other, count: 2 });
	// Nothing that was chosen is wrong, and yet not all are right.
	expect(tallyOf([[first], []], reply.right, "move")).toMatchObject({
		silent: 1,
		commonest: undefined,
	});
});

test("an answer is right, half right from half of the squares on, or wrong", () => {
	const [a, b, c, d] = [1, 2, 3, 4] as never[];
	const mark = (pressed: never[], right: never[]) => markAnswer(pressed, right).mark;
	expect(mark([a as never, b as never], [b as never, a as never])).toBe("full");
	expect(mark([a as never], [a as never, b as never])).toBe("half");
	expect(mark([a as never, c as never], [a as never])).toBe("half");
	expect(mark([a as never, c as never, d as never], [a as never])).toBe("wrong");
	expect(mark([c as never], [a as never])).toBe("wrong");
	expect(mark([], [])).toBe("full");
	expect(mark([a as never], [])).toBe("wrong");
	expect(mark([], [a as never])).toBe("wrong");
});

test("the most common mistake is a square pressed wrongly or missed", () => {
	const [a, b, c] = [10, 20, 30] as never[];
	const lists = (...all: unknown[]) => all as never[][];
	const tally = tallyOf(lists([a, b], [a, c], [a, c], [a, b]), [a, b] as never[]);
	expect(tally).toMatchObject({
		full: 2,
		of: 4,
		silent: 0,
		commonest: { kind: "missed", choice: 20, count: 2 },
	});
	const most = tallyOf(lists([c], [c], [c, a]), [a] as never[]);
	expect(most.commonest).toEqual({ kind: "chosen", choice: 30, count: 3 });
	expect(tallyOf(lists([a], [b]), [a] as never[], "move").commonest).toMatchObject({ count: 1 });
	expect(tallyOf([], [a] as never[]).commonest).toBeUndefined();
});

test("a new question differs from those that are there", () => {
	const asks: Ask[] = [];
	for (let count = 0; count < 6; count++) asks.push(newAsk(asks));
	expect(asks.map(({ kind }) => kind)).toEqual([
		"white",
		"black",
		"contested",
		"neutral",
		"whose",
		"whose",
	]);
	expect(new Set(asks.map(({ kind, region }) => kind + region.from)).size).toBe(6);
	// Of a question that was changed the kind is free again.
	expect(newAsk([{ kind: "white", region: WHOLE }]).kind).toBe("white");
});
