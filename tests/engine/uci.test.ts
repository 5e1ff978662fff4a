// Lines of UCI as data, and what is passed over.

import { expect, test } from "vitest";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { Infos } from "../../src/engine/evaluation.ts";
import { LineCutter, parseUci, type UciInfo } from "../../src/engine/uci.ts";

const INFO =
	"info depth 12 seldepth 17 multipv 2 score cp -31 nodes 10011 nps 17876 hashfull 2 time 560 pv e2e4 e7e5";

test("an info line is read as depth, line number, score, nodes and moves", () => {
	expect(parseUci(INFO)).toEqual({
		code: "info",
		depth: 12,
		multipv: 2,
		score: { cp: -31 },
		isExact: true,
		nodes: 10_011,
		moves: ["e2e4", "e7e5"],
	});
	expect(parseUci("  info  depth 3 score mate -2 pv a7a8q\r")).toMatchObject({
		multipv: 1,
		score: { mate: -2 },
		moves: ["a7a8q"],
	});
	expect(parseUci("info depth 3 score cp 5 upperbound nodes 9 pv e2e4")).toMatchObject({
		isExact: false,
	});
});

test("the greetings and the best move of an engine are read", () => {
	expect(parseUci("uciok")).toEqual({ code: "uciok" });
	expect(parseUci("readyok ")).toEqual({ code: "readyok" });
	expect(parseUci("id name Stockfish 19 Lite")).toEqual({
		code: "name",
		name: "Stockfish 19 Lite",
	});
	expect(parseUci("bestmove e7e8n ponder a1a2")).toEqual({ code: "bestmove", move: "e7e8n" });
	expect(parseUci("bestmove (none)")).toEqual({ code: "bestmove", move: undefined });
});

test.each([
	"",
	"Stockfish 19 by the Stockfish developers",
	"id author us",
	"option name Hash type spin default 16 min 1 max 33554432",
	"info string depth 3 score cp 5 pv e2e4",
	"info depth 12 currmove e2e4 currmovenumber 1",
	"info depth 0 score mate 0",
	"info depth x score cp 5 pv e2e4",
	"info depth 3 score cp 1e9 pv e2e4",
	"info depth 3 score wdl 5 pv e2e4",
	"info score",
	"bestmoves e2e4",
])("the line %s of an engine is ignored", (line) => {
	expect(parseUci(line)).toBeUndefined();
});

test("an overlong line is cut, and a line of moves ends at the first word that is no move", () => {
	const moves = "e2e4 ".repeat(1_000_000);
	const info = parseUci(`info depth 1 score cp 1 pv ${moves}`) as UciInfo;
	expect(info.moves.length).toBe(256);
	expect(parseUci("info depth 1 score cp 1 pv e2e4 <b> e7e5")).toMatchObject({ moves: ["e2e4"] });
});

test("output is cut into lines wherever its chunks end, and memory stays bounded without line ends", () => {
	const text = "uciok\r\nreadyok\n\nbestmove e2e4\ninfo";
	for (let at = 0; at <= text.length; at++) {
		const cutter = new LineCutter();
		const lines = [...cutter.add(text.slice(0, at)), ...cutter.add(text.slice(at))];
		const said = lines.map((line) => line.trim());
		expect(said).toEqual(["uciok", "readyok", "", "bestmove e2e4"]);
	}
	const cutter = new LineCutter();
	for (let times = 0; times < 100; times++) expect(cutter.add("x".repeat(10_000))).toEqual([]);
	expect((cutter.add("\nuciok\n")[0] ?? "").length).toBeLessThan(10_000);
});

const infosOf = (...lines: readonly string[]) => {
	const infos = new Infos();
	for (const line of lines) infos.add(parseUci(line) as UciInfo);
	return infos;
};

test("scores are given from White's side, whoever is to move", () => {
	const score = (text: string, side: typeof WHITE | typeof BLACK) => {
		const found = infosOf(`info depth 3 score ${text} pv e2e4`).evaluation(side, 1);
		return [found?.cp, found?.mate];
	};
	expect(score("cp 31", WHITE)).toEqual([31, null]);
	expect(score("cp 31", BLACK)).toEqual([-31, null]);
	expect(score("mate 3", WHITE)).toEqual([null, 3]);
	expect(score("mate -3", BLACK)).toEqual([null, 3]);
	expect(score("mate 3", BLACK)).toEqual([null, -3]);
	expect(Object.is(score("cp 0", BLACK)[0], 0)).toBe(true);
});

test("an inexact score does not replace an exact one, and no move begins two lines", () => {
	const infos = infosOf(
		"info depth 8 multipv 1 score cp 10 pv e2e4 e7e5",
		"info depth 8 multipv 2 score cp 5 pv d2d4",
		"info depth 9 multipv 1 score cp 90 lowerbound pv g1f3",
		"info depth 9 multipv 1 score cp 12 pv d2d4 d7d5",
	);
	expect(infos.evaluation(WHITE, 3)).toEqual({
		depth: 9,
		cp: 12,
		mate: null,
		lines: [{ cp: 12, mate: null, moves: ["d2d4", "d7d5"] }],
	});
	const bound = infosOf("info depth 1 score cp 7 upperbound pv e2e4");
	expect(bound.evaluation(WHITE, 1)?.cp).toBe(7);
	expect(infosOf().evaluation(WHITE, 1)).toBeUndefined();
});
