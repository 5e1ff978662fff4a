// Words of a study of many games: shares of squares, differences between two lists, counts move by
// move, and files to save.

import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { ComparisonKind } from "../../../features/games/study/comparisons.ts";
import type { SpanMoves } from "../../../features/games/study/spans.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

type Key = SquareClass["key"];

/** Which of two lists that are compared. */
type List = "first" | "second";

export type ShareFacts = { readonly owner: Key; readonly share: number };

/** Shares of a square in two lists, between 0 and 1, and how far their difference may be off. */
export type DifferenceFacts = {
	readonly square: Square;
	readonly owner: Key;
	readonly first: number;
	readonly second: number;
	readonly margin: number;
};

const HOLDS: Readonly<Record<Key, string>> = {
	neutral: "Nobody attacks",
	white: "White controls",
	black: "Black controls",
	contested: "Both sides contest",
};

const COMPARISONS: Readonly<Record<ComparisonKind, string>> = {
	setAside: "the kept list with this one",
	outcome: "games won with games lost",
	colour: "games as White with games as Black",
	years: "these years with earlier years",
};

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function spanText(moves: SpanMoves): string {
	switch (moves.kind) {
		case "all":
			return "all moves";
		case "range":
			return `moves ${moves.first} to ${moves.last}`;
		case "from":
			return `move ${moves.first} and later`;
		case "after":
			return `after move ${moves.move}`;
	}
}

/** The same within a sentence. */
function inSpan(moves: SpanMoves): string {
	if (moves.kind === "all") return "over the whole game";
	if (moves.kind === "from") return `from move ${moves.first} on`;
	return moves.kind === "range" ? `in ${spanText(moves)}` : spanText(moves);
}

function differenceText({ square, owner, first, second, margin }: DifferenceFacts): string {
	const held = `${HOLDS[owner]} ${squareName(square)}`;
	const points = Math.round(100 * Math.abs(first - second));
	if (points === 0) return `${held} in ${percent(first)} of both lists`;
	return `${held} in ${percent(first)} of the first list and ${percent(second)} of the second: ${points} percentage points apart, give or take ${Math.ceil(100 * margin)}`;
}

export const studyWords = {
	title: "Who controls what",
	none: "There are no games to study in this list.",
	percent,
	span: {
		title: "Moves",
		name: spanText,
	},
	compare: {
		title: "Compare",
		nothing: "nothing",
		with: (kind: ComparisonKind) => COMPARISONS[kind],
		setAside: "Keep this list to compare",
		isAside: "Kept: now choose another list",
		/** The list that is kept. */
		aside: (filter: string) => `Kept to compare: ${filter}`,
	},
	board: {
		shares: "Shares of squares",
		differences: "Differences in shares",
		aboutShares: (games: number, positions: number, moves: SpanMoves) =>
			`${counted(games, "game")}, ${counted(positions, "position")} ${inSpan(moves)}. Numbers are percentages of positions.`,
		aboutDifferences: (moves: SpanMoves) =>
			`First list minus second, in percentage points, ${inSpan(moves)}.`,
		classes: "Show",
		allClasses: "All",
		largest: "Largest",
		/** "e4, share of positions: White 61%, Black 12%, Contested 20%, Neutral 7%". */
		square: (square: Square, shares: readonly ShareFacts[]) =>
			`${squareName(square)}, share of positions: ${shares.map(({ owner, share }) => `${chessWords.control(owner)} ${percent(share)}`).join(", ")}`,
		/** A square where two lists are compared. */
		difference: (difference: DifferenceFacts, isSure: boolean) =>
			`${differenceText(difference)}${isSure ? ", more than chance" : ""}`,
	},
	square: {
		title: (square: Square) => `${squareName(square)} in numbers`,
		share: "share",
		list: (list: List) => list,
		games: "The games behind this number",
		showGames: (square: Square, owner: Key, share: number) =>
			`${squareName(square)} ${chessWords.control(owner)}: ${percent(share)} of positions, show the games`,
	},
	differences: {
		title: (moves: SpanMoves) => `Differences ${inSpan(moves)}`,
		/** One of the two lists; its number of games is a button. */
		list: <Node>(
			games: number,
			filter: string,
			button: (text: string) => Node,
		): (string | Node)[] => [button(numberText(games)), ` ${filter}`],
		tooFew: (least: number) =>
			`With fewer than ${least} games in a list, any difference may be chance.`,
		none: "No square differs by more than chance would explain.",
		/**
		 * "Black controls d4 in 48% of the first list and 21% of the second: 27 percentage points
		 * apart, give or take 6."
		 */
		sentence: (difference: DifferenceFacts) => `${differenceText(difference)}.`,
		games: (list: List) =>
			list === "first" ? "Games of the first list" : "Games of the second list",
		more: (count: number) => `${numberText(count)} more`,
		method:
			"Each game counts the same, however long it is. A square is listed when its difference is larger than chance would explain: if two lists did not differ at all, 19 comparisons in 20 would list no square. Listed squares have a frame on the board.",
	},
	counts: {
		title: "Squares, move by move",
		about: (lastMove: number, hasTwoLists: boolean) =>
			`Half of the games lie above a line and half below it; a band holds the middle half. From the start to move ${lastMove}.${hasTwoLists ? " The second list is dashed." : ""}`,
		asTable: "As a table",
		afterMove: "After move",
		whichList: "List",
		list: (list: List) => list,
		games: "Games",
	},
	takeAway: {
		title: "Export",
		games: "Games (PGN)",
		csv: "CSV",
		json: "JSON",
		picture: "Picture (PNG)",
		link: "Copy link to this list",
		linkCopied: "Link copied. It finds the same games in any collection that has them.",
		noPicture: "This browser cannot make pictures",
	},
};
