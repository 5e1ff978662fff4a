// Which games a study is about: asked of their tags.

import { dayOf, parseElo } from "../../chess/pgn/tags/tagValues.ts";
import { type Outcome, SIDES, type Side } from "../../games/collection/filter.ts";

export type Selection = {
	/** Part of a player's name, in any case. */
	readonly player?: string;
	/** The player's colour; without a player, whose result is meant. */
	readonly colour?: Side;
	readonly result?: Outcome;
	/** The start of the opening's code. */
	readonly eco?: string;
	/** Part of the opening's name, in any case. */
	readonly opening?: string;
	/** The first day that counts, and the first that does not: numbers such as 20240531. */
	readonly after?: number;
	readonly before?: number;
	/** The least rating of both players. */
	readonly minElo?: number;
};

type Tags = ReadonlyMap<string, string>;

const NAME_TAGS = { white: "White", black: "Black" } as const;
const WINS = { white: "1-0", black: "0-1" } as const;

const holds = (text: string | undefined, part: string) =>
	(text ?? "").toLowerCase().includes(part.toLowerCase());

/** How a game went for a side; nothing where it has no result. */
function outcomeOf(side: Side, result: string): Outcome | undefined {
	if (result === "1/2-1/2") return "drawn";
	if (result !== "1-0" && result !== "0-1") return undefined;
	return result === WINS[side] ? "won" : "lost";
}

/** Is a game played on these days? One whose date is not known is not. */
function isInTime(
	{ after = 0, before = Number.POSITIVE_INFINITY }: Selection,
	tags: Tags,
): boolean {
	const day = dayOf(tags.get("Date")) ?? dayOf(tags.get("UTCDate"));
	return day !== undefined && day >= after && day < before;
}

const isRated = (least: number, tags: Tags) =>
	["WhiteElo", "BlackElo"].every((name) => (parseElo(tags.get(name)) ?? Number.NaN) >= least);

/** Does one side fit all that is said of the player? */
function hasSide({ player, colour, result }: Selection, tags: Tags, ended: string): boolean {
	return SIDES.some(
		(side) =>
			(colour === undefined || colour === side) &&
			(player === undefined || holds(tags.get(NAME_TAGS[side]), player)) &&
			(result === undefined || outcomeOf(side, ended) === result),
	);
}

export const selectsAll = (selection: Selection): boolean =>
	Object.values(selection).every((value) => value === undefined);

/** Is a game with these tags and this result meant? */
export function isSelected(selection: Selection, tags: Tags, result: string): boolean {
	const { eco, opening, after, before, minElo } = selection;
	return (
		hasSide(selection, tags, result) &&
		(eco === undefined || (tags.get("ECO") ?? "").toLowerCase().startsWith(eco.toLowerCase())) &&
		(opening === undefined || holds(tags.get("Opening"), opening)) &&
		((after === undefined && before === undefined) || isInTime(selection, tags)) &&
		(minElo === undefined || isRated(minElo, tags))
	);
}
