// A filter in words: "games that Carlsen won as White since 2019, B90".

import { type Square, squareName } from "../../../chess/square.ts";
import type { Filter } from "../../../collection/filter.ts";
import type { SquareClass } from "../../../control/classes.ts";
import { chessWords } from "../chess.ts";
import { dayText } from "./day.ts";

type Key = SquareClass["key"];

const COLOURS = { white: "White", black: "Black" } as const;

/** What is looked for in positions. */
export type FindFacts = {
	readonly squares: readonly { readonly square: Square; readonly owner: Key }[];
	/** For how many plies in a row. */
	readonly plies: number;
	/** The ply that all of it has to be at. Undefined where it may be anywhere. */
	readonly at: number | undefined;
	/** Numbers of pieces as they are typed, "Q0 q0". Empty for any. */
	readonly amounts: string;
};

export type FilterFacts = Omit<Filter, "find"> & { readonly find?: FindFacts };

/** "after 12 Black" is ply 24. */
export const moveAt = (ply: number): string =>
	ply === 0 ? "the start" : `${ply % 2 === 1 ? "White’s" : "Black’s"} move ${Math.ceil(ply / 2)}`;

/** Whose games they are: a player's, the visitor's, or a side's. */
function playersIn({ player, me, colour, outcome, opponent, them }: FilterFacts): string {
	const side = colour && COLOURS[colour];
	const isMine = !player && me !== undefined && me.length > 0;
	const who = player || (isMine ? "you" : (side ?? ""));
	const as = (player || isMine) && side ? ` as ${side}` : "";
	const other = [them, opponent].filter(Boolean).join(" and ");
	const against = other ? ` against ${other}` : "";
	if (outcome === undefined) {
		if (isMine) return as || against ? `of yours${as}${against}` : "";
		if (player) return `of ${player}${as}${against}`;
		return other ? `of ${other}` : "";
	}
	if (who === "") return outcome === "drawn" ? "drawn" : "won by either side";
	return `that ${who} ${outcome === "drawn" ? "drew" : outcome}${as}${against}`;
}

function timeIn({ from, to, since, until }: FilterFacts): string {
	const days = [
		since === undefined ? "" : `from ${dayText(since)}`,
		until === undefined ? "" : `to ${dayText(until)}`,
	];
	const years =
		from === undefined
			? [to === undefined ? "" : `until ${to}`]
			: [to === undefined ? `since ${from}` : from === to ? `in ${from}` : `in ${from}–${to}`];
	return [...days, ...years].filter((one) => one !== "").join(" ");
}

/** "White controls d4". */
function controlText(square: Square, owner: Key): string {
	const name = squareName(square);
	if (owner === "white" || owner === "black") return `${COLOURS[owner]} controls ${name}`;
	return `${name} is ${chessWords.whose(owner)}`;
}

function findText(find: FindFacts | undefined): string {
	if (find === undefined) return "";
	const squares = find.squares.map(({ square, owner }) => controlText(square, owner));
	const board = find.amounts === "" ? [] : [`the pieces are ${find.amounts}`];
	const long = find.plies > 1 ? ` for ${find.plies} half-moves` : "";
	const at = find.at === undefined ? "" : ` at ${moveAt(find.at)}`;
	return `where ${[...squares, ...board].join(" and ")}${long}${at}`;
}

export function filterText(filter: FilterFacts): string {
	const { words, eco, family, opening, event, elo, shortest, longest, hung, find } = filter;
	const games = [`games ${playersIn(filter)}`.trim(), timeIn(filter)];
	const conditions = [
		games.filter((one) => one !== "").join(" "),
		words ? `with “${words}”` : "",
		eco ?? "",
		family ?? "",
		opening ?? "",
		event ?? "",
		elo === undefined ? "" : `both rated ${elo} or more`,
		shortest === undefined ? "" : `at least ${shortest} moves`,
		longest === undefined ? "" : `at most ${longest} moves`,
		hung === undefined ? "" : `where a hanging piece was taken for ${hung} points or more`,
		findText(find),
	].filter((one) => one !== "");
	return conditions.length === 1 && conditions[0] === "games" ? "all games" : conditions.join(", ");
}
