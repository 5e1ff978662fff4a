// npm run -s hanging: positions in, what hangs out, one a line: "f5:3 c2:1", the greatest gain
// first, or "-".

import { readFileSync } from "node:fs";
import { parsePlacement, parseTurn } from "../chess/fen.ts";
import { createPlacements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { squareName } from "../chess/square.ts";
import { createInsight, hangingAt, NOT_PASSED } from "../control/insight.ts";
import { loadModule } from "../control/load.ts";
import { type Answerer, answerInput, BATCH } from "./answerLines.ts";

async function createAnswerer(): Promise<Answerer> {
	const bytes = readFileSync(new URL("../../build/insight.wasm", import.meta.url));
	const insight = await loadModule(bytes, createInsight);
	const placements = createPlacements(BATCH);
	const sides = new Uint8Array(BATCH);
	const passed = new Uint8Array(BATCH);
	let gains: Uint8Array = new Uint8Array();
	return {
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
		answer: (frame) =>
			hangingAt(gains, frame)
				.map(({ square, gain }) => `${squareName(square)}:${gain}`)
				.join(" ") || "-",
	};
}

export const main = (args: readonly string[]): Promise<number> =>
	answerInput("hanging", args, createAnswerer);
