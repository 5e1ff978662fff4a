// npm run bench [-- FILE]: how fast the core is, against the oracle, plain typed arrays and
// chess.js, in one run. Positions are seeded and distinct (or the FENs of a file), versions
// alternate, medians count.

import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parse } from "@mliebelt/pgn-parser";
import { Chess } from "chess.js";
import { START_FEN } from "../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readMoveTree } from "../../src/chess/pgn/tree/moveTree.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import {
	createPlacements,
	encodeBoard,
	type Placements,
	pieceOn,
} from "../../src/chess/placement.ts";
import { openRules } from "../../src/chess/rules.ts";
import type { Square } from "../../src/chess/square.ts";
import { finish } from "../../src/chess/work.ts";
import { createGameControl } from "../../src/control/core.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { oracleMap } from "../../tests/oracle/oracle.ts";
import { placementsOf, rawCore, readModule, testCore } from "../../tests/support/core.ts";
import { createReader } from "../../tests/support/reader.ts";
import { benchAnswers } from "./answers.ts";
import { benchPositionLines } from "./positionLines.ts";
import { densePositions, longGame, positionsIn, shortGame } from "./positions.ts";
import { benchReaders } from "./readers.ts";
import { computeTyped } from "./typedArrays.ts";

const COUNT = 20_480;
const SEED = 1851;
const ROUNDS = 15;
const WARM_UP = 3;
const PLIES = 300;
const GAMES = 10;
const FILE_GAMES = 3000;

type Version = {
	readonly name: string;
	/** Positions in a round: fewer where each takes long. */
	readonly positions: number;
	/** Computes so many positions from the first given; gives nanoseconds a position. */
	run(first: number, end: number): number;
};

/** Keeps results in use, so that no version is optimised away; printed at the end. */
let sink = 0;

function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Nanoseconds that some work takes. */
function nanoseconds(work: () => void): number {
	const started = performance.now();
	work();
	return (performance.now() - started) * 1e6;
}

function moduleVersion(placements: Placements): Version {
	const { core, capacity, words, control } = rawCore();
	return {
		name: "core, the module alone",
		positions: COUNT,
		run: (first, end) => {
			let time = 0;
			for (let at = first; at < end; at += capacity) {
				const batch = placements.subarray(at * 16, Math.min(at + capacity, end) * 16);
				words.set(batch);
				time += nanoseconds(() => core.computeControl(batch.length / 16));
				sink += control[0] ?? 0;
			}
			return time / (end - first);
		},
	};
}

function versionsFor(fens: readonly string[], placements: Placements): Version[] {
	const count = fens.length;
	const core = testCore();
	const map = createGameControl(count);
	const boards = new Uint8Array(count * 64);
	for (let i = 0; i < boards.length; i++) {
		boards[i] = pieceOn(placements, (i >> 6) as Frame, (i & 63) as Square);
	}
	const control = new Uint8Array(count * 64);
	const counts = new Uint8Array(count * 4);
	const files = [..."abcdefgh"];
	const names = [..."12345678"].flatMap((rank) => files.map((file) => `${file}${rank}`));
	return [
		moduleVersion(placements),
		{
			name: "core from TypeScript: checked, copied in and out",
			positions: count,
			run: (first, end) => {
				const part = placements.subarray(first * 16, end * 16);
				const time = nanoseconds(() => core.computeControl(part, map));
				sink += map.control[9] ?? 0;
				return time / (end - first);
			},
		},
		{
			name: "plain JavaScript over typed arrays",
			positions: 2048,
			run: (first, end) => {
				const time = nanoseconds(() => computeTyped(boards, first, end, control, counts));
				sink += control[first * 64] ?? 0;
				return time / (end - first);
			},
		},
		// The obvious build, and no more than an approximation of control: it compares numbers of
		// attackers. No pins, no batteries, no x-rays, no exchange.
		{
			name: "chess.js attackers() of both sides, 64 squares",
			positions: 256,
			run: (first, end) => {
				const games = fens.slice(first, end).map((fen) => new Chess(fen));
				const time = nanoseconds(() => {
					for (const game of games) {
						for (const name of names) {
							const white = game.attackers(name as never, "w").length;
							const black = game.attackers(name as never, "b").length;
							sink += white > black ? 1 : white < black ? 2 : 3;
						}
					}
				});
				return time / (end - first);
			},
		},
		{
			name: "the oracle",
			positions: 128,
			run: (first, end) => {
				const part = fens.slice(first, end).map((fen) => fen.slice(0, fen.indexOf(" ")));
				const time = nanoseconds(() => {
					for (const pieceData of part) sink += oracleMap(pieceData).counts[0] ?? 0;
				});
				return time / (end - first);
			},
		},
	];
}

/** The plain version has to do the same work. */
function checkTyped(placements: Placements): void {
	const count = 300;
	const boards = Uint8Array.from({ length: count * 64 }, (_, i) =>
		pieceOn(placements, (i >> 6) as Frame, (i & 63) as Square),
	);
	const control = new Uint8Array(count * 64);
	computeTyped(boards, 0, count, control, new Uint8Array(count * 4));
	const map = testCore().computeControl(placements.subarray(0, count * 16));
	const wrong = control.findIndex((value, index) => value !== map.control[index]);
	if (wrong >= 0) throw new Error(`Typed arrays give another map of position ${wrong >> 6}`);
}

/** Medians of alternating rounds; each round takes another part of the positions. */
function compare(versions: readonly Version[], count: number): Map<Version, number> {
	const times = new Map(versions.map((version) => [version, [] as number[]]));
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		for (const version of versions) {
			const size = Math.min(version.positions, count);
			const first = (round * size) % (count - size + 1);
			const time = version.run(first, first + size);
			if (round >= WARM_UP) times.get(version)?.push(time);
		}
	}
	return new Map(versions.map((version) => [version, median(times.get(version) ?? [])]));
}

/** Median nanoseconds of one call, over rounds of many. */
function timeCalls(calls: number, call: (index: number) => void): number {
	const rounds: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round++) {
		const time = nanoseconds(() => {
			for (let index = 0; index < calls; index++) call(index);
		});
		if (round >= WARM_UP) rounds.push(time / calls);
	}
	return median(rounds);
}

const micro = (ns: number) =>
	ns < 1e6 ? `${(ns / 1000).toFixed(ns < 10_000 ? 2 : 1)} us` : `${(ns / 1e6).toFixed(1)} ms`;

function printDense(medians: Map<Version, number>): void {
	const [base = Number.NaN] = medians.values();
	console.log("| a dense position | median | times the core |");
	console.log("| --- | ---: | ---: |");
	for (const [{ name }, time] of medians) {
		const shown = time < 1000 ? `${time.toFixed(0)} ns` : micro(time);
		console.log(`| ${name} | ${shown} | ${(time / base).toFixed(time / base < 10 ? 2 : 0)} |`);
	}
}

/** Single positions and games, as the application asks for them. */
function printCalls(fens: readonly string[], all: Placements): void {
	const core = testCore();
	const boards = fens.slice(0, 2000).map((fen) => new Chess(fen).board());
	const single = createPlacements(1);
	const map = createGameControl(1);
	const gameMap = createGameControl(PLIES + 1);
	const games = Array.from({ length: GAMES }, (_, i) =>
		placementsOf(longGame(PLIES, SEED + i).fens),
	);
	const frameOf = (index: number) => (index % fens.length) as Frame;
	const rows: readonly (readonly [string, number])[] = [
		[
			"one position from a chess.js board()",
			timeCalls(boards.length, (index) => {
				encodeBoard(boards[index] ?? [], single, FIRST_FRAME);
				sink += core.computeControl(single, map).control[0] ?? 0;
			}),
		],
		[
			`a game of ${PLIES} plies from bitboards, into a buffer`,
			timeCalls(200, (index) => {
				const game = games[index % games.length] ?? single;
				sink += core.computeControl(game, gameMap).control[0] ?? 0;
			}),
		],
		[
			`the same, into arrays made for it`,
			timeCalls(200, (index) => {
				const game = games[index % games.length] ?? single;
				sink += core.computeControl(game).control[0] ?? 0;
			}),
		],
		[
			"inspectSquare",
			timeCalls(5000, (index) => {
				sink += core.inspectSquare(all, frameOf(index), (index & 63) as Square).control;
			}),
		],
		["findPins", timeCalls(5000, (index) => (sink += core.findPins(all, frameOf(index)).length))],
		[
			"countAttackers, all 64 squares",
			timeCalls(5000, (index) => (sink += core.countAttackers(all, frameOf(index)).white[0] ?? 0)),
		],
	];
	console.log("\n| one call | median |\n| --- | ---: |");
	for (const [name, time] of rows) console.log(`| ${name} | ${micro(time)} |`);
}

/** A game as text, and a file of many, as a visitor loads them. */
function printGames(): void {
	const core = testCore();
	const long = `[White "a"]\n[Black "b"]\n\n${longGame(PLIES, SEED).moves.join(" ")} *`;
	const file = Array.from({ length: FILE_GAMES }, (_, i) => shortGame(i)).join("\n");
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load(long);
	const { game } = store.get();
	const words = formatPgn({ ...game, tags: new Map() });
	const [piece] = splitPgn(long);
	const frames = game.positions.length;
	const few = (work: () => void) => timeCalls(5, work);
	const rows: readonly (readonly [string, number])[] = [
		[`load a game of ${PLIES} plies: text to control maps`, few(() => actions.load(long))],
		[
			"of this, the PGN parser",
			few(() => {
				sink += JSON.stringify(parse(words, { startRule: "game" })).length;
			}),
		],
		[
			"of this, chess.js playing and writing FENs",
			few(() => {
				const rules = openRules(START_FEN);
				for (let frame = 1; frame < frames; frame++) {
					rules.play(game.positions[frame]?.move?.san ?? "");
					sink += rules.fen().length;
				}
			}),
		],
		[
			"of this, the tree of words",
			few(() => {
				sink += piece === undefined ? 0 : finish(readMoveTree(long, piece)).moves.length;
			}),
		],
		[
			"of this, the core",
			few(() => (sink += core.computeControl(game.placements).control[0] ?? 0)),
		],
		[
			`list ${FILE_GAMES} games, ${(file.length / 1e6).toFixed(1)} MB`,
			few(() => (sink += splitPgn(file).length)),
		],
		[
			"a step of the cursor",
			timeCalls(1000, (index) => {
				if (index % 200 < 100) actions.forward();
				else actions.back();
				sink += store.get().frame;
			}),
		],
	];
	console.log("\n| games | median |\n| --- | ---: |");
	for (const [name, time] of rows) console.log(`| ${name} | ${micro(time)} |`);
}

export async function main(args: readonly string[]): Promise<number> {
	// First of all, while everything is cold.
	const bytes = readModule();
	let module: WebAssembly.Module | undefined;
	const compile = nanoseconds(() => {
		module = new WebAssembly.Module(bytes);
	});
	const tables = nanoseconds(() => {
		if (module) new WebAssembly.Instance(module);
	});

	const [file] = args;
	const fens =
		file === undefined
			? densePositions(COUNT, SEED)
			: positionsIn(readFileSync(file, "utf8"), SEED).slice(0, COUNT);
	if (fens.length < 2048) {
		console.error(`${fens.length} positions are too few: the processor would learn them by heart`);
		return 1;
	}
	const placements = placementsOf(fens);
	checkTyped(placements);
	const pieces = fens
		.join("")
		.replace(/ [^ ]* [^ ]* [^ ]* \d+ \d+/g, "")
		.replace(/[^a-z]/gi, "");
	const source = file === undefined ? `seed ${SEED}` : "from a file";
	console.log(
		`${fens.length} distinct positions, ${(pieces.length / fens.length).toFixed(1)} pieces each, shuffled (${source})`,
	);
	console.log(`Node.js ${process.versions.node}, ${cpus()[0]?.model.trim()}\n`);
	printDense(compare(versionsFor(fens, placements), fens.length));
	printCalls(fens, placements);
	printGames();
	benchPositionLines(fens);
	benchReaders();
	await benchAnswers();
	console.log(
		`\nmodule ${bytes.length} bytes; compiled cold in ${micro(compile)}, with its tables in ${micro(tables)}`,
	);
	console.log(`(sink ${sink})`);
	return 0;
}
