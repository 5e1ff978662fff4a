// What a filter means, in words.

import { squareName } from "../../chess/square.ts";
import type { Filter } from "../../collection/filter.ts";
import { CLASSES } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { formatAmounts } from "./amounts.ts";

const SIDES = { white: "White", black: "Black" } as const;

/** "after 12 Black" is ply 24. */
export const moveOf = (ply: number): string =>
	ply === 0 ? "the start" : `move ${Math.ceil(ply / 2)}${ply % 2 === 1 ? " of White" : ""}`;

function playersIn({ player, colour, outcome, opponent }: Filter): string {
	const side = colour && SIDES[colour];
	const who = player || (side ?? "");
	const as = player && side ? ` as ${side}` : "";
	const against = opponent ? ` against ${opponent}` : "";
	if (outcome === undefined) {
		if (player) return `of ${player}${as}${against}`;
		return opponent ? `of ${opponent}` : "";
	}
	if (who === "") return outcome === "drawn" ? "drawn" : "won by either side";
	return `that ${who} ${outcome === "drawn" ? "drew" : outcome}${as}${against}`;
}

function timesIn({ from, to }: Filter): string {
	if (from !== undefined && to !== undefined)
		return from === to ? `of ${from}` : `of ${from}–${to}`;
	if (from !== undefined) return `since ${from}`;
	return to === undefined ? "" : `until ${to}`;
}

export function describeFind({ find }: Filter): string {
	if (find === undefined) return "";
	const squares = find.squares.map(
		({ square, owner }) => `${squareName(square)} is ${chessWords.whose(CLASSES[owner].key)}`,
	);
	const board = formatAmounts(find.amounts);
	const parts = [...squares, ...(board === "" ? [] : [`there are ${board}`])];
	const long = find.plies > 1 ? ` for ${find.plies} plies` : "";
	const at = find.from === find.to ? ` at ${moveOf(find.from)}` : "";
	return `where ${parts.join(" and ")}${long}${at}`;
}

/** "games that Carlsen won as White, B90, since 2019". */
export function describeFilter(filter: Filter): string {
	const { words, eco, opening, event, elo, shortest, longest, hung } = filter;
	const parts = [
		[`games ${playersIn(filter)}`.trim(), timesIn(filter)].filter((part) => part !== "").join(" "),
		words ? `with “${words}”` : "",
		eco ?? "",
		opening ?? "",
		event ?? "",
		elo === undefined ? "" : `both rated ${elo} or more`,
		shortest === undefined ? "" : `${shortest} moves or more`,
		longest === undefined ? "" : `${longest} moves at most`,
		hung === undefined ? "" : `where ${hung} or more hung and was taken`,
		describeFind(filter),
	].filter((part) => part !== "");
	return parts.length === 1 && parts[0] === "games" ? "all games" : parts.join(", ");
}
