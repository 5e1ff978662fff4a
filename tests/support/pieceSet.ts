// The drawing of each piece, as the page finds them in the set.

import { readFileSync } from "node:fs";
import { withoutNames } from "../../src/board/picture/stamps.ts";
import { atRoot } from "./core.ts";

const SET = readFileSync(atRoot("node_modules/cm-chessboard/assets/pieces/standard.svg"), "utf8");

export const MARKUPS = [..."wb"].flatMap((side) =>
	[..."pnbrqk"].map((kind) =>
		withoutNames(new RegExp(`<g id="${side}${kind}"[\\s\\S]*?\\n {4}</g>`).exec(SET)?.[0] ?? ""),
	),
);
