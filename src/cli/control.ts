// npm run -s control: positions in, control out, one a line.

import { readFileSync } from "node:fs";
import { parsePlacement } from "../chess/fen.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { controlLetters, countsAt } from "../control/controlMap.ts";
import { createGameControl } from "../control/core.ts";
import { loadCore } from "../control/load.ts";
import { type Answerer, answerInput, BATCH } from "./answerLines.ts";

async function createAnswerer(): Promise<Answerer> {
	const core = await loadCore(readFileSync(new URL("../../build/control.wasm", import.meta.url)));
	const placements = createPlacements(BATCH);
	const map = createGameControl(BATCH);
	return {
		read: (line, frame) => parsePlacement(line, placements, frame),
		work: (count) => {
			core.computeControl(placements.subarray(0, count * WORDS_PER_PLACEMENT), map);
		},
		answer: (frame) => {
			const { light, dark, contested, neutral } = countsAt(map, frame);
			return `${controlLetters(map, frame)} ${light} ${dark} ${contested} ${neutral}`;
		},
	};
}

export const main = (args: readonly string[]): Promise<number> =>
	answerInput("control", args, createAnswerer);
