// Eleven games with what an engine says of each position, and its lines beside mistakes:
// evaluated.txt, made with Stockfish 15.1 at 10,000 nodes and, where neighbours differ, 100,000.

import { readFileSync } from "node:fs";
import type { Frame } from "../../../src/chess/frame.ts";
import type { Game } from "../../../src/chess/game.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { type Evaluation, mateOn } from "../../../src/engine/evaluation.ts";
import { findMistakes } from "../../../src/review/mistakes/findMistakes.ts";
import { atRoot, testCore, testInsight } from "../../support/core.ts";

const tools = { core: testCore(), insight: testInsight() };

export function gameOf(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("no game");
	return readGame(text, piece);
}

/** "31 -205 e2e4 e7e5", "31 #-3 e2e4": a ply, a score and a line. */
function evaluationIn(line: string): Evaluation {
	const [ply, score = "", ...moves] = line.split(" ");
	if (score === "#0") return mateOn(Number(ply) % 2 === 0 ? WHITE : BLACK);
	const isMate = score.startsWith("#");
	const value = { cp: isMate ? null : Number(score), mate: isMate ? Number(score.slice(1)) : null };
	return { ...value, depth: 1, lines: moves.length > 0 ? [{ ...value, moves }] : [] };
}

export const evaluatedGames = readFileSync(atRoot("tests/review/mistakes/evaluated.txt"), "utf8")
	.split(/^game /m)
	.slice(1)
	.map((text) => {
		const [moves = "", ...lines] = text.trim().split("\n");
		const game = gameOf(`${moves} *`);
		const evaluations = lines.map(evaluationIn);
		const evaluationOf = (frame: Frame) => evaluations[frame];
		return { game, moves: moves.split(" "), evaluations, evaluationOf };
	});

export const foundIn = ({ game, evaluationOf }: (typeof evaluatedGames)[number]) =>
	findMistakes(game, evaluationOf, tools);
