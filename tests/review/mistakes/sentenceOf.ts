// A mistake of a position and two lines, as it is told.

import { Chess } from "chess.js";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import type { Evaluation } from "../../../src/engine/evaluation.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import { findMistakes } from "../../../src/review/mistakes/findMistakes.ts";
import { testCore, testInsight } from "../../support/core.ts";

const tools = { core: testCore(), insight: testInsight() };

const ucisOf = (chess: Chess, line: string) => line.split(" ").map((san) => chess.move(san).lan);

/** Centipawns before and after, from the mover's side. */
const FOUR_PAWNS = [0, -400] as const;

/**
 * Returns the sentences about a move that cost so much, by the lines after it and instead of it.
 * The better one may lead to a mate beyond its end, of so many moves.
 */
export function sentenceOf(
	fen: string,
	played: string,
	better: string,
	[before, after]: readonly [number, number] = FOUR_PAWNS,
	mateBeyond: number | null = null,
): string {
	const [move = "", ...reply] = played.split(" ");
	const chess = new Chess(fen);
	const sign = chess.turn() === "w" ? 1 : -1;
	chess.move(move);
	const [best, answer] = [ucisOf(new Chess(fen), better), ucisOf(chess, reply.join(" "))];
	/** A line that mates is worth a mate. */
	const worth = (pawns: number, side: number, line: string, moves: string[]): Evaluation => {
		const mate = line.endsWith("#") ? side * ((moves.length + 1) >> 1) : null;
		const score = { cp: mate === null ? sign * pawns : null, mate };
		return { ...score, depth: 10, lines: [{ ...score, moves }] };
	};
	const isBest = worth(before, sign, better, best);
	const missed = mateBeyond === null ? isBest : { ...isBest, cp: null, mate: sign * mateBeyond };
	const found = [missed, worth(after, -sign, played, answer)];
	const text = `[SetUp "1"]\n[FEN "${fen}"]\n\n${move} *\n`;
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("no game");
	const [mistake] = findMistakes(readGame(text, piece), (frame) => found[frame], tools);
	if (mistake === undefined) throw new Error("no mistake");
	return mistakeWords.mistake(mistake);
}
