// The core against the oracle, byte for byte.

import { existsSync, readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { controlLetters } from "../../src/control/controlMap.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { atRoot, placementsOf, testCore } from "../support/core.ts";
import { differences } from "../support/exact.ts";
import { games } from "../support/games.ts";
import { randomPieceData } from "../support/random.ts";
import { seededTest } from "../support/seeded.ts";

const core = testCore();

const pieceDataOfFen = (fen: string) => fen.slice(0, fen.indexOf(" "));

seededTest("6,000 random placements of all densities are mapped alike", 20261120, (next) => {
	for (let batch = 0; batch < 6; batch++) {
		const placements = Array.from({ length: 1000 }, () => randomPieceData(next));
		expect(differences(core, placements)).toEqual([]);
	}
});

test.each(games)("every position of $name is mapped alike", ({ moves }) => {
	const chess = new Chess();
	const positions = [pieceDataOfFen(chess.fen())];
	for (const move of moves.split(" ")) {
		chess.move(move);
		positions.push(pieceDataOfFen(chess.fen()));
	}
	expect(differences(core, positions)).toEqual([]);
});

const shared = atRoot("../shared/data/fens.txt");

test.runIf(existsSync(shared))(
	"1,000 positions of master games are mapped as another oracle maps them",
	() => {
		const read = (path: string) => readFileSync(path, "utf8").trim().split("\n");
		const placements = read(shared).map(pieceDataOfFen);
		const expected = read(shared.replace(".txt", ".control.txt"));
		const map = core.computeControl(placementsOf(placements));
		expect(placements.map((_, frame) => controlLetters(map, frame as Frame))).toEqual(expected);
		expect(placements.map((placement) => oracleMap(placement).letters)).toEqual(expected);
	},
);
