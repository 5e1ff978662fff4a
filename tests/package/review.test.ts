// square-control/review as programs of others take it: tactics, changes and reasons of positions,
// and reviews with an engine of theirs.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { finish } from "../../src/chess/work.ts";
import { formatGame } from "../../src/package/formatGame.ts";
import { openHeat } from "../../src/package/heat/openHeat.ts";
import type { Evaluate, Review } from "../../src/package/review/answers.ts";
import { gameIn } from "../../src/package/review/gameIn.ts";
import { openReview } from "../../src/package/review/openReview.ts";
import { readLines } from "../../src/package/review/readLines.ts";
import { writtenEvaluations } from "../../src/review/mistakes/evaluateGame.ts";
import { notesOf } from "../../src/review/reported/notes.ts";
import { type ReportedReview, reviewFacts, reviewing } from "../../src/review/reported/review.ts";
import { atRoot, testCore, testInsight } from "../support/core.ts";
import { examplesIn } from "../support/examples.ts";

const tools = { core: testCore(), insight: testInsight() };
const { tactics, change, explain, review } = openReview(tools);

const FORK = "6k1/5p1p/4p3/4q3/3n4/2Q3P1/PP1N1P1P/6K1 b - - 0 1";

test("a fork is reported with its move, targets, gain, line and a sentence", () => {
	expect(tactics(FORK)).toEqual([
		{
			kind: "fork",
			side: "black",
			threat: false,
			move: "Ne2+",
			by: { piece: "n", square: "e2" },
			targets: [
				{ piece: "K", square: "g1" },
				{ piece: "Q", square: "c3" },
			],
			gain: 7,
			line: ["Ne2+", "Kh1", "Nxc3", "bxc3", "Qxc3"],
			uci: ["d4e2", "g1h1", "e2c3", "b2c3", "e5c3"],
			text: "Black has 1...Ne2+, forking the king and the queen on c3; 2.Kh1 Nxc3 3.bxc3 Qxc3 wins 7 points.",
		},
	]);
});

test("what the other side would do is reported as a threat, unless the side to move is in check", () => {
	const [threat, ...none] = tactics(FORK.replace(" b ", " w ")).filter((one) => one.threat);
	expect([threat?.kind, threat?.move, threat?.side]).toEqual(["fork", "Ne2+", "black"]);
	expect(threat?.text).toMatch(/^Black threatens 1\.\.\.Ne2\+/);
	expect(none).toEqual([]);
	const checked = "4k3/8/8/8/8/8/4r3/2Q1K3 w - - 0 1";
	expect(tactics(checked).filter((one) => one.threat)).toEqual([]);
});

test("a mate is reported first, with its moves", () => {
	const [mate] = tactics("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
	expect(mate).toMatchObject({ kind: "mate", mate: 1, gain: 0, move: "Ra8#" });
	expect(mate?.text).toBe("White has 1.Ra8#, mate.");
});

test("nothing is reported in a quiet position or after the end of a game", () => {
	expect(tactics("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")).toEqual([]);
	expect(tactics("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")).toEqual([]);
});

test("with an engine's line, the tactics of that line are reported", () => {
	const [first] = tactics(FORK, ["d4e2", "g1f1", "e2c3"]);
	expect([first?.kind, first?.line]).toEqual(["fork", ["Ne2+", "Kf1", "Nxc3"]]);
	expect(tactics(FORK, ["h7h6"]).filter((one) => !one.threat)).toEqual([]);
	expect(() => tactics(FORK, "d4e2" as never)).toThrow(TypeError);
});

test("a change lists what is attacked, guarded, left, opened, closed and lost, with a sentence", () => {
	const found = change("3qk3/8/8/4p3/8/1P3P2/3N4/3QK3 w - - 0 1", "d2c4");
	const told = found.effects.map(({ kind, by, target }) =>
		[kind, by.piece + by.square, target.piece + target.square].join(" "),
	);
	expect(told.sort()).toEqual([
		"attacks Nc4 pe5",
		"leaves Nc4 Pb3",
		"leaves Nc4 Pf3",
		"opens Qd1 qd8",
		"opens qd8 Qd1",
	]);
	expect([found.move, found.takes, found.loses]).toEqual(["Nc4", undefined, undefined]);
	expect(found.fen).toBe("3qk3/8/8/4p3/2N5/1P3P2/8/3QK3 b - - 1 1");
	expect(found.text).toBe(
		"1.Nc4 attacks the pawn on e5, no longer guards the pawn on b3 and the pawn on f3 and opens the line of the queen on d1 to the queen on d8 and the queen on d8 to the queen on d1.",
	);
	expect(found.squares.white.gained).toContain("d6");
});

test("a change says what the move loses and what was better", () => {
	const left = "rnbqkb1r/pppp1ppp/8/4N3/4n3/2N5/PPPP1PPP/R1BQKB1R b KQkq - 1 4";
	const { loses, text } = change(left, "h6");
	expect(loses).toMatchObject({ points: 3, best: "4...Nxc3" });
	expect(text).toContain("4...h6 did not save the knight on e4: 5.Nxe4 wins it.");
	expect(change(left, "Nxc3").takes).toEqual({ piece: "N", square: "c3" });
	expect(() => change(left, "Qh9")).toThrow("Qh9");
});

test("explain gives the same sentence as heat, with the facts of the core", () => {
	const heat = openHeat(tools.core, tools.insight);
	for (const square of ["e2", "f3", "d4"]) {
		const found = explain(FORK, square);
		expect(found.sentence).toBe(heat.explain(FORK, square).sentence);
		expect(found.chains.flat().length).toBe(heat.explain(FORK, square).arrows.length);
	}
	const { headline, sentences } = explain(FORK, "c3");
	expect(headline).toContain("c3");
	expect(sentences.length).toBeGreaterThan(0);
	expect(() => explain(FORK, "i9")).toThrow(RangeError);
});

/** Both sides give something; the last move allows mate. */
const GAME = `[White "A"]
[Black "B"]

1. e4 {[%clk 0:03:00] a start} e5 2. Nf3 $1 Nc6 (2... d6 {solid} 3. d4) 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2
6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1
`;

/** Counts legal moves, as the fake engine of the command line does. */
const counting: Evaluate = async (fen) => {
	const moves = new Chess(fen).moves({ verbose: true });
	return [{ cp: moves.length, moves: [moves[0]?.lan ?? ""] }];
};

test("a review without an engine says so, and agrees with the command line", async () => {
	const found = await review(GAME);
	const game = gameIn(GAME);
	const told = reviewFacts(finish(reviewing(tools, game, writtenEvaluations(game), false)));
	const { evaluations, ...rest } = found;
	expect(rest).toEqual(told);
	expect([found.engine, found.note]).toEqual([false, expect.stringContaining("No engine")]);
	expect(found.mistakes.map(({ move }) => move)).toEqual(["7.Be2"]);
	expect(evaluations.slice(0, -1).every((one) => one === null)).toBe(true);
});

test("any function can be the engine, asked one position at a time and deeper in doubt", async () => {
	let running = 0;
	const depths = new Set<number>();
	const shares: number[] = [];
	const evaluate: Evaluate = async (fen, { depth }) => {
		expect(++running).toBe(1);
		await new Promise((resolve) => setTimeout(resolve));
		running--;
		depths.add(depth);
		return counting(fen, { depth, signal: undefined });
	};
	const onProgress = (share: number) => void shares.push(share);
	const found = await review({ pgn: GAME }, { evaluate, depth: 7, onProgress });
	expect([...depths]).toEqual([7, 11]);
	expect([found.engine, found.note, found.plies]).toEqual([true, undefined, 14]);
	expect(found.mistakes.length).toBeGreaterThan(0);
	expect(found.evaluations[0]).toEqual({ cp: 20 });
	expect(found.evaluations[1]).toEqual({ cp: -20 });
	expect(shares).toEqual(shares.toSorted((one, other) => one - other));
	expect(shares.at(-1)).toBe(1);
});

test("a signal or an engine's error stops the review, and nothing more is asked", async () => {
	const controller = new AbortController();
	let asked = 0;
	const evaluate: Evaluate = async (fen, how) => {
		if (++asked === 3) controller.abort();
		return counting(fen, how);
	};
	const { signal } = controller;
	await expect(review(GAME, { evaluate, signal })).rejects.toThrow("aborted");
	expect(asked).toBe(3);
	const failing: Evaluate = async () => {
		asked++;
		throw new Error("The engine has ended");
	};
	await expect(review(GAME, { evaluate: failing })).rejects.toThrow("The engine has ended");
	expect(asked).toBe(4);
	const odd = (async () => [{ moves: ["e2e4"] }]) as unknown as Evaluate;
	await expect(review(GAME, { evaluate: odd })).rejects.toThrow(TypeError);
	await expect(review("games.pgn")).rejects.toThrow("games.pgn");
	await expect(review(7 as never)).rejects.toThrow(TypeError);
});

test("the lines of an engine are read from its output", () => {
	const lines = readLines([
		"info depth 1 multipv 1 score cp 9 pv e2e4",
		"info depth 2 multipv 1 score cp -12 pv d2d4 d7d5",
		"info depth 2 multipv 2 score mate -3 pv f2f3",
		"bestmove d2d4",
	]);
	expect(lines).toEqual([
		{ cp: -12, moves: ["d2d4", "d7d5"] },
		{ mate: -3, moves: ["f2f3"] },
	]);
});

const notes = (found: Review) => notesOf(found as unknown as ReportedReview, found.evaluations);

test("a game with review notes keeps its own notes and reads back the same, also by chess.js", async () => {
	for (const options of [{}, { evaluate: counting }]) {
		const found = await review(GAME, options);
		const pgn = formatGame(GAME, notes(found));
		expect(formatGame(pgn)).toBe(pgn);
		expect(formatGame(pgn, notes(found))).toBe(pgn);
		const flat = pgn.replaceAll("\n", " ");
		expect(flat).toContain("{a start [%");
		expect(flat).toContain("[%clk 0:03:00]");
		expect(flat).toMatch(/2\. Nf3 \$1/);
		expect(flat).toContain("2... d6 {solid} 3. d4");
		for (const { text } of found.mistakes) expect(flat).toContain(text);
		for (const { reasons, line } of found.mistakes) {
			const [square] = reasons[0]?.squares ?? [];
			if (square !== undefined) expect(flat).toContain(`R${square}`);
			if (line !== undefined) expect(flat).toContain("[%cal G");
		}
		expect(flat.includes("[%eval -0.2]") || !found.engine).toBe(true);
		const chess = new Chess();
		chess.loadPgn(pgn);
		expect(chess.history().length).toBe(14);
	}
	const judged = formatGame(GAME, notes(await review(GAME, { evaluate: counting })));
	expect(judged).toMatch(/\$[246]/);
	const drawn = formatGame(GAME, [{ ply: 13, line: ["7.Qe2", "Nxe2"], squares: ["Rf3", "Ge1"] }]);
	expect(drawn.replaceAll("\n", " ")).toContain(
		"7. Be2 {[%csl Rf3,Ge1] [%cal Gd1e2]} (7. Qe2 Nxe2)",
	);
	expect(formatGame(drawn, [{ ply: 13, line: ["Qe2"], squares: ["Ya1"] }])).toBe(drawn);
	expect(formatGame(GAME, [{ ply: 13, line: ["7.Qe4"] }])).toBe(formatGame(GAME));
	expect(() => formatGame(GAME, [{ ply: 1, squares: ["e4"] }])).toThrow(RangeError);
	expect(formatGame(GAME, [{ ply: 99, comment: "none" }])).toBe(formatGame(GAME));
	expect(() => formatGame(GAME, "none" as never)).toThrow(TypeError);
});

/** Debian has it among its games. */
const pgnExtract = (input: string) =>
	spawnSync("pgn-extract", ["-w", "10000"], {
		input,
		encoding: "utf8",
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
	});

test.skipIf(pgnExtract("").error)(
	"pgn-extract reads a game with review notes completely",
	async () => {
		for (const options of [{}, { evaluate: counting }]) {
			const found = await review(GAME, options);
			const pgn = formatGame(GAME, notes(found));
			const { stdout, stderr, status } = pgnExtract(pgn);
			expect([stderr, status]).toEqual([expect.stringMatching(/1 game matched out of 1/), 0]);
			const words = (text: string) => text.replace(/\[\w+ ".*"\]/g, "").match(/[^\s(){}]+/g);
			expect(words(stdout)).toEqual(words(pgn));
		}
	},
);

test("the documentation has a row for each kind of tactic and reason", () => {
	const page = readFileSync(atRoot("docs/package/review.md"), "utf8");
	const types = readFileSync(atRoot("src/package/review/answers.ts"), "utf8");
	const kindsIn = (text: string) => [...text.matchAll(/"(\w+)"/g)].map(([, kind]) => kind);
	const [, ofTactics = ""] = /type TacticKind =([^;]*);/.exec(types) ?? [];
	const [, ofReasons = ""] = /type Reason = \{\s+readonly kind: ([^;]*);/.exec(types) ?? [];
	const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
	for (const kind of kindsIn(ofTactics + ofReasons)) expect(named).toContain(kind);
});

/** The code of the page, with what it imports of ours from the sources. */
async function fromPage<Made>(name: string): Promise<Made> {
	const found = examplesIn("docs/package/review.md").find(({ code }) => code.includes(name));
	const code = found?.code.replaceAll(
		'"square-control/review"',
		`"${atRoot("src/package/review/readLines.ts")}"`,
	);
	const folder = mkdtempSync(atRoot("build/adapters-"));
	try {
		writeFileSync(`${folder}/adapter.ts`, code?.replaceAll("type Evaluate, ", "") ?? "");
		return (await import(`${folder}/adapter.ts`)) as Made;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const PROGRAM = atRoot("tests/support/fakeUci.mjs");

test("the UCI program of the documentation works as an engine, and its end is an error", async () => {
	type Program = (path: string, ...args: readonly string[]) => { evaluate: Evaluate; quit(): void };
	const { uciProgram } = await fromPage<{ uciProgram: Program }>("uciProgram");
	const engine = uciProgram(process.execPath, PROGRAM);
	expect(await review(GAME, { evaluate: engine.evaluate })).toEqual(
		await review(GAME, { evaluate: counting }),
	);
	engine.quit();
	const ended = uciProgram(process.execPath, "-e", "");
	await expect(review(GAME, { evaluate: ended.evaluate })).rejects.toThrow("has ended");
});

test("the UCI worker of the documentation works as an engine", async () => {
	const { uciWorker } = await fromPage<{ uciWorker: (worker: object) => Evaluate }>("uciWorker");
	let fen = "";
	const worker = {
		onmessage: (_: { readonly data: string }) => {},
		async postMessage(text: string) {
			if (text.startsWith("position fen ")) fen = text.slice("position fen ".length);
			if (!text.startsWith("go depth")) return;
			const [line] = await counting(fen, { depth: 1, signal: undefined });
			worker.onmessage({ data: `info depth 3 score cp ${line?.cp} pv ${line?.moves[0]}` });
			worker.onmessage({ data: `bestmove ${line?.moves[0]}` });
		},
	};
	expect(await review(GAME, { evaluate: uciWorker(worker) })).toEqual(
		await review(GAME, { evaluate: counting }),
	);
});
