// Games made by chance: trees of legal moves, with notes here and there.

import { Chess } from "chess.js";
import { gameFrom, playMove } from "../../src/chess/edit.ts";
import { START_FEN } from "../../src/chess/fen.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, NO_NOTES, positionAt } from "../../src/chess/game.ts";
import type { Square } from "../../src/chess/square.ts";

/** A tree of random legal moves from random frames, with notes here and there. */
export function randomGame(next: () => number): Game {
	const pick = (limit: number) => Math.floor(next() * limit);
	const start = next() < 0.7 ? START_FEN : "r3k2r/pP6/8/3pP3/8/8/Pp6/R3K2R w KQkq d6 3 20";
	let game = gameFrom(start);
	let frame = 0 as Frame;
	for (let count = 5 + pick(40); count > 0; count--) {
		if (next() < 0.25) frame = pick(game.positions.length) as Frame;
		const moves = new Chess(positionAt(game, frame).fen).moves();
		const move = moves[pick(moves.length)];
		if (move === undefined) frame = 0 as Frame;
		else ({ game, frame } = playMove(game, frame, move));
	}
	const texts = [
		"",
		"",
		"",
		"plain",
		"two words and more of them, to be wrapped",
		"braces {inside}",
		'a "quote" \\ [x] %',
	];
	const positions = game.positions.map((position) => ({
		...position,
		notes: {
			...NO_NOTES,
			after: (texts[pick(texts.length)] ?? "").replace("{", "(").replace("}", ")"),
			nags: position.move !== undefined && next() < 0.2 ? [1 + pick(220)] : [],
			drawOffer: position.move !== undefined && next() < 0.05,
			squares: next() < 0.1 ? [{ colour: "G", square: pick(64) as Square }] : [],
			arrows: next() < 0.1 ? [{ colour: "R", from: 12 as Square, to: 28 as Square }] : [],
			evaluation: next() < 0.1 ? pick(900) / 100 : undefined,
			clocks: new Map(next() < 0.1 ? [["clk", "1:02:03"]] : []),
		},
	}));
	const tags = new Map([
		["Event", 'The "best" \\ [2020]'],
		["Result", "1-0"],
		...(start === START_FEN
			? []
			: ([
					["SetUp", "1"],
					["FEN", start],
				] as const)),
	]);
	return { ...game, positions, tags, result: "1-0" };
}
