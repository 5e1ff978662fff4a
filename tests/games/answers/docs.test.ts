// The numbers of docs/answers.md are those of the code.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MIN_GAMES } from "../../../src/games/collection/answers/candidate.ts";
import {
	BANDS,
	LITTLE_TIME,
	RECORD_BYTES,
} from "../../../src/games/collection/answers/game/record.ts";
import { atRoot } from "../../support/core.ts";

const page = readFileSync(atRoot("docs/answers.md"), "utf8").replace(/\s+/g, " ");

const written = (path: string, name: string) => {
	const source = readFileSync(atRoot(`src/games/collection/answers/${path}.ts`), "utf8");
	return Number(new RegExp(`const ${name} = ([\\d_.]+);`).exec(source)?.[1]?.replace("_", ""));
};

test.each([
	[`${RECORD_BYTES} bytes`],
	[`at least ${MIN_GAMES} of`],
	[`Under ${MIN_GAMES} games nothing`],
	[`Less than ${LITTLE_TIME} seconds`],
	[`begin at moves ${BANDS.slice(0, -1).join(", ")} and ${BANDS.at(-1)}`],
	[`up to move ${written("game/gatherFacts", "OPENING_MOVES")}`],
	[`more than ${written("game/gatherFacts", "MAX_ENDGAME")} points of pieces`],
	[`at least ${written("game/gatherFacts", "AHEAD")} points of pieces and pawns`],
	[`for ${written("game/gatherFacts", "LASTING")} plies in a row`],
	[`game ${written("game/gatherFacts", "LASTING_AT_END")} plies do`],
	[`ply from ${written("game/centre", "FIRST_PLY")} to ${written("game/centre", "LAST_PLY")}`],
	[`at least ${written("game/centre", "FEWER")} more of the four`],
	[`for ${written("game/centre", "LASTING")} plies in a row at least`],
	[`plies ${written("game/centre", "FROM")} to ${written("game/centre", "TO")}`],
	[`at least ${written("ofOpenings", "MIN_HURRIED")} were left hanging`],
	[`more than ${written("ofOpenings", "OFTENER")} times`],
	[`(Holm, ${written("chance", "LEVEL")})`],
	[`${written("answerMap", "MAX_GAMES").toLocaleString("en")} games at most`],
])("%s", (text) => {
	expect(page).toContain(text);
});
