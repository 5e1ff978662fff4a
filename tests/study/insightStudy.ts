// npm run study:insight -- FOLDER [POSITIONS] [NODES]: how often what docs/insight.md calls hanging is right, by Stockfish, on positions of the
// PGN files of a folder. STOCKFISH says where the engine is. Games are drawn with a seed; half of them, by their tags, were there to build on, and
// only the other half is reported.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Chess } from "chess.js";
import { decodeText } from "../../src/chess/decode.ts";
import { parsePlacement, parseTurn } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import type { Game } from "../../src/chess/game.ts";
import { readGame } from "../../src/chess/pgn/readGame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { NOT_PASSED } from "../../src/control/insight.ts";
import { testInsight } from "../support/core.ts";
import { chance } from "../support/random.ts";
import { type Engine, startEngine } from "./engine.ts";

const SEED = 20261122;

/** Captures that cost no more than this beside the best other move are right; those that win so much more are clear. */
const RIGHT = -50;
const CLEAR = 150;

const insight = testInsight();

/** Whether a game is one of those to report: a hash of its tags decides. */
function isReported({ tags }: Game): boolean {
	const names = ["White", "Black", "Date", "Round", "Event", "UTCTime"];
	let hash = 0x811c9dc5;
	for (const letter of names.map((name) => tags.get(name) ?? "").join("|")) {
		hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
	}
	return ((hash >>> 16) & 1) === 1;
}

/** A position of each game, plies 12 to 80, nobody in check. */
function drawPositions(folder: string, most: number): string[] {
	const next = chance(SEED);
	const files = readdirSync(folder).filter((name) => name.endsWith(".pgn"));
	const texts = files.sort().map((name) => decodeText(readFileSync(join(folder, name))));
	const pieces = texts.flatMap((text) => splitPgn(text).map((piece) => ({ text, piece })));
	const drawn = pieces.map((game) => ({ game, at: next() })).sort((a, b) => a.at - b.at);
	const fens: string[] = [];
	for (const { game } of drawn) {
		if (fens.length >= most) break;
		let read: Game;
		try {
			read = readGame(game.text, game.piece);
		} catch {
			continue;
		}
		if (!isReported(read)) continue;
		const fit = read.positions
			.slice(12, Math.min(80, read.plies) + 1)
			.map(({ fen }) => fen)
			.filter((fen) => !new Chess(fen).inCheck() && !new Chess(fen).isGameOver());
		const fen = fit[Math.floor(next() * fit.length)];
		if (fen !== undefined) fens.push(fen);
	}
	return fens;
}

function gainsOf(fen: string): Uint8Array {
	const placement = createPlacements(1);
	parsePlacement(fen, placement, FIRST_FRAME);
	const { side, enPassant } = parseTurn(fen);
	return insight.findHanging(
		placement,
		Uint8Array.of(side),
		Uint8Array.of(enPassant ?? NOT_PASSED),
	);
}

type Tally = { called: number; right: number; clear: number; named: number };

const tally = (): Tally => ({ called: 0, right: 0, clear: 0, named: 0 });

function add(to: Tally, isCalled: boolean, isRight: boolean, isClear: boolean): void {
	if (isCalled) to.called++;
	if (isCalled && isRight) to.right++;
	if (isClear) to.clear++;
	if (isClear && isCalled) to.named++;
}

/** Asks the engine about every piece of a position that can be taken. */
async function label(engine: Engine, fen: string, pieces: Tally, all: Tally): Promise<void> {
	const moves = new Chess(fen).moves({ verbose: true });
	const gains = gainsOf(fen);
	const targets = new Set(
		moves.filter((move) => move.isCapture() && !move.isEnPassant()).map(({ to }) => to),
	);
	for (const square of targets) {
		const takes = moves.filter(({ to }) => to === square);
		const others = moves.filter(({ to }) => to !== square);
		const best = await engine.evaluate(
			fen,
			takes.map(({ lan }) => lan),
		);
		const other =
			others.length === 0
				? -Infinity
				: await engine.evaluate(
						fen,
						others.map(({ lan }) => lan),
					);
		const isCalled = (gains[squareNamed(square)] ?? 0) > 0;
		const isClear = other > -Infinity && best - other >= CLEAR;
		const isPawn = takes[0]?.captured === "p";
		for (const to of isPawn ? [all] : [all, pieces])
			add(to, isCalled, best - other >= RIGHT, isClear);
	}
}

/** A share with its interval of 95 % (Wilson). */
function share(of: number, among: number): string {
	const z = 1.96;
	const p = of / among;
	const middle = (p + z ** 2 / (2 * among)) / (1 + z ** 2 / among);
	const half =
		(z * Math.sqrt((p * (1 - p)) / among + z ** 2 / (4 * among ** 2))) / (1 + z ** 2 / among);
	return `${p.toFixed(2)} (${(middle - half).toFixed(2)} to ${(middle + half).toFixed(2)}, of ${among})`;
}

export async function main(args: readonly string[]): Promise<number> {
	const [folder, positions = "1000", nodes = "40000"] = args;
	if (folder === undefined) {
		console.error(
			"A folder of PGN files is needed: npm run study:insight -- FOLDER [POSITIONS] [NODES]",
		);
		return 2;
	}
	const fens = drawPositions(folder, Number(positions));
	const engine = await startEngine(process.env.STOCKFISH ?? "/usr/games/stockfish", Number(nodes));
	const pieces = tally();
	const all = tally();
	for (const fen of fens) await label(engine, fen, pieces, all);
	engine.quit();
	console.log(`${fens.length} positions, ${nodes} nodes, seed ${SEED}`);
	for (const [name, found] of [
		["knights to queens", pieces],
		["all pieces", all],
	] as const) {
		const { called, right, clear, named } = found;
		console.log(`${name}: right ${share(right, called)}, named ${share(named, clear)}`);
	}
	return 0;
}
