// npm run -s review -- FILE.pgn: one JSON line for each game with its moments, as the file is read.

import { readFileSync } from "node:fs";
import type { Game } from "../chess/game.ts";
import { BLACK } from "../chess/piece.ts";
import { squareName } from "../chess/square.ts";
import { finish } from "../chess/work.ts";
import type { Core } from "../control/core.ts";
import { createInsight, type Insight } from "../control/insight.ts";
import { loadCore, loadModule } from "../control/load.ts";
import { reviewWords } from "../messages/en/panels/review.ts";
import { findFacts } from "../review/facts.ts";
import type { Moment } from "../review/moment.ts";
import { findMoments } from "../review/review.ts";
import { tellFile, told } from "./eachGame.ts";

const written = (moment: Moment) => ({
	ply: moment.ply,
	kind: moment.kind,
	side: moment.side === BLACK ? "black" : "white",
	squares: moment.squares.map(squareName),
	gain: "gain" in moment ? moment.gain : 0,
	missed: moment.kind === "missed",
	text: reviewWords.moment(moment),
});

function reviewOf(core: Core, insight: Insight, game: Game, lines: number) {
	const facts = finish(findFacts(game, core.computeControl(game.placements), insight));
	return {
		...(game.fault && { error: told(game.fault, lines) }),
		plies: game.plies,
		moments: finish(findMoments(facts)).map(written),
	};
}

export const main = (args: readonly string[]): Promise<number> =>
	tellFile("review", args, async () => {
		const bytesOf = (name: string) =>
			readFileSync(new URL(`../../build/${name}.wasm`, import.meta.url));
		const core = await loadCore(bytesOf("control"));
		const insight = await loadModule(bytesOf("insight"), createInsight);
		return (game, lines) => reviewOf(core, insight, game, lines);
	});
