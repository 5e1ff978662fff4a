// square-control hanging: positions in, what hangs out, one a line: "f5:3 c2:1", the greatest gain
// first, or "-".

import { readFileSync } from "node:fs";
import { parsePlacement, parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { squareName } from "../chess/square.ts";
import { createInsight, hangingAt } from "../control/insight.ts";
import { loadModule } from "../control/load.ts";
import { NOT_PASSED } from "../control/passing.ts";
import { type Answerer, answerInput, answerUsage, BATCH } from "./answerLines.ts";

async function createAnswerer(): Promise<Answerer> {
	const bytes = readFileSync(new URL("../../build/insight.wasm", import.meta.url));
	const insight = await loadModule(bytes, createInsight);
	const placements = createPlacements(BATCH);
	const sides = new Uint8Array(BATCH);
	const passed = new Uint8Array(BATCH);
	let gains: Uint8Array = new Uint8Array();
	const named = (frame: Frame) =>
		hangingAt(gains, frame).map(({ square, gain }) => ({ square: squareName(square), gain }));
	const written = (frame: Frame) =>
		named(frame)
			.map(({ square, gain }) => `${square}:${gain}`)
			.join(" ");
	return {
		columns: ["hanging"],
		read: (line, frame) => {
			parsePlacement(line, placements, frame);
			const { side, enPassant } = parseTurn(line);
			sides[frame] = side;
			passed[frame] = enPassant ?? NOT_PASSED;
		},
		work: (count) => {
			const sent = placements.subarray(0, count * WORDS_PER_PLACEMENT);
			gains = insight.findHanging(sent, sides, passed);
		},
		answer: (frame) => written(frame) || "-",
		record: (frame) => ({ hanging: named(frame) }),
		row: (frame) => [written(frame)],
	};
}

export const USAGE = `${answerUsage("hanging")}

What the side to move can take at a profit in positions (FEN, one a line):
squares with what taking there wins, in pawns, the greatest gain first, or
"-". Without a file, positions come in on standard input. A line that cannot
be read has an empty answer, the reason on standard error, and the exit status
is 1.

  echo "4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 1" | square-control hanging
  square-control hanging --format jsonl positions.txt`;

export const main = (args: readonly string[]): Promise<number> =>
	answerInput(USAGE, args, createAnswerer);
