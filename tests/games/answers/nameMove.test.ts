// Moves that are named out of two placements have the name that their game gives them.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { moveName } from "../../../src/chess/game.ts";
import { nameMove } from "../../../src/cli/sums/answerStudy.ts";
import { gameIn } from "../../../src/features/games/gameIn.ts";
import { atRoot } from "../../support/core.ts";

const text = readFileSync(atRoot("tests/games/answers/players.pgn"), "utf8");

/** It castles, takes a pawn that passed, and gives check. */
const RARE =
	"1. e4 d5 2. e5 f5 3. exf6 gxf6 4. Nf3 Nc6 5. Bb5 Bg7 6. O-O Nh6 7. Re1 O-O 8. Bc4 dxc4 *";

test("every move of real games, and rare kinds of moves, get their usual names", () => {
	const real = text.split(/(?=\[White )/).filter((game) => game !== "");
	const games = [...real.slice(0, 12), RARE];
	let named = 0;
	for (const game of games.map(gameIn)) {
		if (game === undefined) throw new Error("It is a game");
		for (let ply = 1; ply <= game.plies; ply++) {
			const name = nameMove(game.placements, ply, 0);
			if (name === undefined) expect(moveName(game, ply as Frame)).toContain("=");
			else expect(name).toBe(moveName(game, ply as Frame));
			named++;
		}
	}
	expect(named).toBeGreaterThan(500);
});
