// What a UCI engine writes, as lines with scores.

import { WHITE } from "../../chess/piece.ts";
import { Infos } from "../../engine/evaluation.ts";
import { parseInfo } from "../../engine/uci.ts";
import type { ScoredLine } from "./answers.ts";

/** The lines that a UCI engine has written, up to its best move: what `evaluate` gives. */
export function readLines(output: Iterable<string>): ScoredLine[] {
	const infos = new Infos();
	for (const line of output) {
		const read = parseInfo(line);
		if (read) infos.add(read);
	}
	// White's scores are those of the side to move.
	const { lines = [] } = infos.evaluation(WHITE, Number.POSITIVE_INFINITY) ?? {};
	return lines.map(({ cp, mate, moves }) =>
		cp === null ? { mate: mate ?? 0, moves } : { cp, moves },
	);
}
