// A filter in words: "games that Carlsen won as White since 2019, B90".

import { type Piece, sideOf } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { Filter } from "../../../games/collection/filter.ts";
import type { Amount, StandingPiece } from "../../../games/collection/find/find.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { dayText } from "./day.ts";

type Key = SquareClass["key"];

const COLOURS = { white: "White", black: "Black" } as const;

/** Conditions that positions are searched for. */
export type FindFacts = {
	readonly squares: readonly { readonly square: Square; readonly owner: Key }[];
	readonly pieces: readonly StandingPiece[];
	/** For how many plies in a row. */
	readonly plies: number;
	/** The ply that all of it has to be at. Undefined where it may be anywhere. */
	readonly at: number | undefined;
	readonly amounts: readonly Amount[];
};

export type FilterFacts = Omit<Filter, "find"> & { readonly find?: FindFacts };

/** "after 12 Black" is ply 24. */
export const moveAt = (ply: number): string =>
	ply === 0 ? "the start" : `${ply % 2 === 1 ? "White’s" : "Black’s"} move ${Math.ceil(ply / 2)}`;

const OTHER_COLOURS = { white: "Black", black: "White" } as const;
const OTHER_OUTCOMES = { won: "lost", lost: "won", drawn: "drew" } as const;

/** "of Carlsen as Black", of games of which the other side's colour and result are given. */
function playedBy(name: string, colour: FilterFacts["colour"], outcome: FilterFacts["outcome"]) {
	const as = colour ? ` as ${OTHER_COLOURS[colour]}` : "";
	return outcome ? `that ${name} ${OTHER_OUTCOMES[outcome]}${as}` : `of ${name}${as}`;
}

/** "of yours as White against Carlsen", "that you won". */
function playersIn(facts: FilterFacts): string {
	const { player, me, colour, outcome, opponent, them } = facts;
	const isMine = !player && me !== undefined && me.length > 0;
	// Colour and result are the other side's: they are those of the one that has a name.
	return !player && !isMine && them && !opponent
		? playedBy(them, colour, outcome)
		: ownPlayersIn(facts, isMine);
}

/** Whose games they are: a player's, the visitor's, or a side's. */
function ownPlayersIn(facts: FilterFacts, isMine: boolean): string {
	const { player, colour, outcome, opponent, them } = facts;
	const side = colour && COLOURS[colour];
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

/** "on d5, out of reach of pawns for good". */
const standingPlace = ({ square, isBeyondPawns }: StandingPiece): string =>
	`on ${squareName(square)}${isBeyondPawns ? ", out of reach of pawns for good" : ""}`;

/** "White knight on d5, out of reach of pawns for good". */
export function standingText(standing: StandingPiece): string {
	const name = chessWords.piece(standing.piece);
	return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${standingPlace(standing)}`;
}

/** "White has a knight on d5, out of reach of pawns for good". */
const standingClause = (standing: StandingPiece): string =>
	`${sideName(standing.piece)} has a ${chessWords.kind(standing.piece)} ${standingPlace(standing)}`;

const sideName = (piece: Piece): string => chessWords.side(sideOf(piece));

const LETTER_KINDS: Readonly<Record<string, string>> = {
	p: "pawn",
	n: "knight",
	b: "bishop",
	r: "rook",
	q: "queen",
};

/** "White has no queen", "Black has 5 to 8 pawns". */
function amountText({ piece, least, most }: Amount): string {
	const small = piece.toLowerCase();
	const side = piece === small ? COLOURS.black : COLOURS.white;
	const kind = LETTER_KINDS[small] ?? "";
	if (most === 0) return `${side} has no ${kind}`;
	if (most === least) return `${side} has ${counted(least, kind)}`;
	return `${side} has ${least} to ${counted(most, kind)}`;
}

/** "for 4 moves or more". A move is one of each side. */
function longText(plies: number): string {
	if (plies <= 1) return "";
	return plies % 2 === 0
		? `, for ${counted(plies / 2, "move")} or more`
		: `, for ${counted(plies, "half-move")} or more`;
}

/** All that is asked of a position, pieces on squares first. */
function askedText({ squares, pieces, plies, at, amounts }: FindFacts, isAlone: boolean): string {
	const all = [
		...pieces.map(isAlone ? standingText : standingClause),
		...squares.map(({ square, owner }) => controlText(square, owner)),
		...amounts.map(amountText),
	];
	// Commas within are not those between.
	const joined = all.some((one) => one.includes(",")) ? all.join("; ") : listText(all);
	return `${joined}${longText(plies)}${at === undefined ? "" : `, at ${moveAt(at)}`}`;
}

/** The condition by itself: "White knight on d5, for 4 moves or more". */
export const conditionText = (find: FindFacts): string => askedText(find, true);

const findText = (find: FindFacts | undefined): string =>
	find === undefined ? "" : `where ${askedText(find, false)}`;

export function filterText(filter: FilterFacts): string {
	const { words, eco, family, opening, event, elo, shortest, longest, hung, find } = filter;
	const games = [
		`games ${playersIn(filter)}`.trim(),
		timeIn(filter),
		words ? `with “${words}”` : "",
	];
	const conditions = [
		games.filter((one) => one !== "").join(" "),
		eco ?? "",
		family ?? "",
		opening ?? "",
		event ?? "",
		elo === undefined ? "" : `both rated ${elo} or more`,
		shortest === undefined ? "" : `at least ${shortest} moves`,
		longest === undefined ? "" : `at most ${longest} moves`,
	].filter((one) => one !== "");
	const where = [
		hung === undefined ? "" : `where a hanging piece was taken for ${hung} points or more`,
		findText(find),
	].filter((one) => one !== "");
	if (where.length === 0 && conditions.length === 1 && conditions[0] === "games")
		return "all games";
	// A condition of its own follows "games" alone as it would be said.
	return where.length > 0 && conditions.length === 1
		? `${conditions.join()} ${where.join(", ")}`
		: [...conditions, ...where].join(", ");
}
