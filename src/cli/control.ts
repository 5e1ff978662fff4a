// square-control control: positions in, control out, one a line.

import { readFileSync } from "node:fs";
import { parsePlacement } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { controlLetters, countsAt } from "../control/controlMap.ts";
import { createGameControl } from "../control/core.ts";
import { loadCore } from "../control/load.ts";
import { type Answerer, answerInput, answerUsage, BATCH } from "./answerLines.ts";

async function createAnswerer(): Promise<Answerer> {
	const core = await loadCore(readFileSync(new URL("../../build/control.wasm", import.meta.url)));
	const placements = createPlacements(BATCH);
	const map = createGameControl(BATCH);
	const named = (frame: Frame) => {
		const { light, dark, contested, neutral } = countsAt(map, frame);
		return { control: controlLetters(map, frame), white: light, black: dark, contested, neutral };
	};
	return {
		columns: ["control", "white", "black", "contested", "neutral"],
		read: (line, frame) => parsePlacement(line, placements, frame),
		work: (count) => {
			core.computeControl(placements.subarray(0, count * WORDS_PER_PLACEMENT), map);
		},
		answer: (frame) => {
			const { light, dark, contested, neutral } = countsAt(map, frame);
			return `${controlLetters(map, frame)} ${light} ${dark} ${contested} ${neutral}`;
		},
		record: named,
		row: (frame) => Object.values(named(frame)),
	};
}

export const USAGE = `${answerUsage("control")}

Who controls each square of positions (FEN, one a line; its first field is
enough): 64 letters, a1, b1 to h8 (n neutral, w white, b black, c contested),
then the numbers of white, black, contested and neutral squares. Without a
file, positions come in on standard input. A line that cannot be read has an
empty answer, the reason on standard error, and the exit status is 1.

  echo "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" | square-control control
  square-control control --format csv positions.txt > control.csv`;

export const main = (args: readonly string[]): Promise<number> =>
	answerInput(USAGE, args, createAnswerer);
