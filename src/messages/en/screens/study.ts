// What a study of many games says: shares of squares, differences between two lists, counts move by
// move, and what can be saved.

import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { ComparisonKind } from "../../../features/games/study/comparisons.ts";
import type { SpanMoves } from "../../../features/games/study/spans.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";

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
	white: "White holds",
	black: "Black holds",
	contested: "Both contest",
};

const COMPARISONS: Readonly<Record<ComparisonKind, string>> = {
	setAside: "the list set aside, with this one",
	outcome: "won with lost",
	colour: "as White with as Black",
	years: "these years with those before",
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

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
	if (points === 0) return `${held} in ${percent(first)} of both`;
	const more = first > second ? "more" : "less";
	return `${held} in ${percent(first)} of the first, ${percent(second)} of the second: ${points} points ${more}, give or take ${Math.ceil(100 * margin)}`;
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
		setAside: "Set this list aside",
		isAside: "Set aside: now choose another list",
		/** The list that is set aside. */
		aside: (filter: string) => `Set aside: ${filter}`,
	},
	board: {
		shares: "Shares of squares",
		differences: "Differences of shares",
		aboutShares: (games: number, positions: number, moves: SpanMoves) =>
			`${numberText(games)} games, ${numberText(positions)} positions ${inSpan(moves)}. Numbers are per cent.`,
		aboutDifferences: (moves: SpanMoves) =>
			`The first less the second, in points of a per cent, ${inSpan(moves)}.`,
		classes: "What the board shows",
		allClasses: "All",
		largest: "Largest",
		/** "e4: White 61 %, Black 12 %, Contested 20 %, Neutral 7 %". */
		square: (square: Square, shares: readonly ShareFacts[]) =>
			`${squareName(square)}: ${shares.map(({ owner, share }) => `${chessWords.control(owner)} ${percent(share)}`).join(", ")}`,
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
			`${squareName(square)} ${chessWords.control(owner)}: ${percent(share)}, show the games`,
	},
	differences: {
		title: (moves: SpanMoves) => `What differs ${inSpan(moves)}`,
		/** One of the two lists; its number of games is a button. */
		list: <Node>(
			games: number,
			filter: string,
			button: (text: string) => Node,
		): (string | Node)[] => [button(numberText(games)), ` ${filter}`],
		tooFew: (least: number) =>
			`With fewer than ${least} games on a side, chance can explain anything.`,
		none: "No square differs by more than chance can explain.",
		/**
		 * "Black holds d4 in 48 % of the first, 21 % of the second: 27 points more, give or take 6."
		 */
		sentence: (difference: DifferenceFacts) => `${differenceText(difference)}.`,
		games: (list: List) => (list === "first" ? "First’s games" : "Second’s games"),
		more: (count: number) => `${numberText(count)} more`,
		method:
			"Every game counts alike, however long. A square is named where its difference is larger than an interval that is wide enough for all 64 squares and four classes at once: were there no difference at all, one comparison in twenty would name any. Squares that are named have a frame on the board.",
	},
	counts: {
		title: "Squares, move by move",
		about: (lastMove: number, hasTwoLists: boolean) =>
			`The middle of all games, and their middle half as a band; start to move ${lastMove}.${hasTwoLists ? " The second list is dashed." : ""}`,
		asTable: "As a table",
		afterMove: "After move",
		whichList: "List",
		list: (list: List) => list,
		games: "Games",
	},
	takeAway: {
		title: "Take away",
		games: "Games (PGN)",
		csv: "CSV",
		json: "JSON",
		picture: "Picture (PNG)",
		link: "Copy link to this list",
		linkCopied: "The link is copied: it finds the same games in a collection that has them.",
		noPicture: "This browser paints no pictures",
	},
};
