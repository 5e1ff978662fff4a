// Words of a question whose author wrote none, and the reason why each square is as it is.

import { otherSide, type Side, WHITE } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { Afterwards, AskFault, AskKind, Region } from "../../../training/question.ts";
import type { ReplyFacts, Standing } from "../../../training/reply.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";

type Key = SquareClass["key"];

const STATES: Readonly<Record<Key, string>> = {
	neutral: "neutral",
	white: "White’s",
	black: "Black’s",
	contested: "contested",
};

const OF_CLASS = {
	white: "Which squares does White control?",
	black: "Which squares does Black control?",
	contested: "Which squares are contested?",
	neutral: "Which squares are neutral?",
} as const;

const ONE_OF_THREE = {
	white: "Which of the three does White control?",
	black: "Which of the three does Black control?",
	contested: "Which of the three is contested?",
	neutral: "Which of the three is neutral?",
} as const;

/** Facts of a question. */
export type AskFacts = {
	readonly kind: AskKind;
	readonly text: string;
	readonly move: string;
	readonly side: Side;
	readonly region: Region;
};

function titleOf({ kind, text, move, side, region }: AskFacts): string {
	if (text !== "") return text;
	switch (kind) {
		case "turned":
			return `Which squares change hands with ${move}?`;
		case "letGo":
			return `Which squares did ${chessWords.side(side)} give up with ${move}?`;
		case "hanging":
			return `Which of ${chessWords.side(otherSide(side))}’s pieces hang?`;
		case "hangingOwn":
			return `Which of ${chessWords.side(side)}’s pieces hang?`;
		case "whose":
			return `Whose is ${squareName(region.from)}?`;
		case "reply":
			return `Find the move: ${chessWords.side(side)} moves.`;
		case "win":
			return `Find a move that wins ${squareName(region.from)}.`;
		case "best":
			return "Find the best move.";
		default:
			return region.three === undefined ? OF_CLASS[kind] : ONE_OF_THREE[kind];
	}
}

/** Meaning of a word of the question; empty where it needs no explanation. */
function meaningOf(kind: AskKind): string {
	switch (kind) {
		case "white":
		case "black":
		case "contested":
		case "neutral":
			return chessWords.controlMeaning(kind);
		case "hanging":
			return "A piece hangs if taking it wins something, even counting what is won in return.";
		case "hangingOwn":
			return "A piece hangs if taking it wins something, even counting what is won in return. Imagine the other side to move.";
		case "win":
			return "After the move, the side that played it controls the square and none of its pieces hangs.";
		default:
			return "";
	}
}

/** "the bishop on b5 and the pawn on e4". */
const standing = (all: ReplyFacts["leaves"]) =>
	listText(
		all.map(({ piece, square }) => `the ${chessWords.kind(piece)} on ${squareName(square)}`),
	);

/** Squares and pieces that are named one by one. */
const MOST_NAMED = 4;

/** Why a move is a good one, or not: "Bxf7 takes the pawn on f7 and makes e6 White’s." */
function replyOf({ name, side, takes, threatens, leaves, gained, ...facts }: ReplyFacts): string {
	if (facts.isMate) return `${name} is mate.`;
	const named = gained.slice(0, MOST_NAMED).map(squareName);
	const more = gained.length - named.length;
	const squares = more > 0 ? [...named, `${more} more`] : named;
	const parts = [
		facts.isCheck ? "gives check" : "",
		takes === undefined ? "" : `takes ${standing([takes])}`,
		threatens.length > 0 ? `threatens ${standing(threatens.slice(0, MOST_NAMED))}` : "",
		gained.length > 0
			? `makes ${listText(squares)} ${STATES[side === WHITE ? "white" : "black"]}`
			: "",
	].filter((part) => part !== "");
	const does =
		parts.length > 0 ? listText(parts) : "takes nothing, threatens nothing and gains no square";
	return [`${name} ${does}.`, ...lostTo(leaves)].join(" ");
}

/** What hangs after the move; no sentence where nothing does. */
const lostTo = (leaves: ReplyFacts["leaves"]): readonly string[] =>
	leaves.length === 0
		? []
		: [
				`But then ${standing(leaves.slice(0, MOST_NAMED))} ${leaves.length === 1 ? "hangs" : "hang"}.`,
			];

export const askWords = {
	reply: replyOf,
	/** Before what makes the square whose it is then: the pieces that guard it after a move. */
	guarded: (
		{ name, side }: Pick<ReplyFacts, "name" | "side">,
		square: Square,
		guards: readonly Standing[],
	) => {
		const at = squareName(square);
		if (guards.length === 0)
			return `After ${name} no ${side === WHITE ? "white" : "black"} piece guards ${at}.`;
		return `After ${name} ${standing(guards)} ${guards.length === 1 ? "guards" : "guard"} ${at}.`;
	},
	leaves: lostTo,
	title: titleOf,
	meaning: meaningOf,
	/** Of a list of reasons. */
	reasons: "Why",
	toMove: (side: Side) => `${chessWords.side(side)} to move`,
	kinds: {
		white: "White’s squares",
		black: "Black’s squares",
		contested: "Contested squares",
		neutral: "Neutral squares",
		turned: "What a move flips",
		letGo: "What a move gives up",
		hanging: "What hangs",
		hangingOwn: "What hangs (side to move)",
		whose: "Whose square?",
		reply: "Find the move",
		win: "A move that wins a square",
		best: "Find the best move",
	} satisfies Record<AskKind, string>,
	afterwards: {
		why: "Explain with the map",
		right: "Show the right answer",
		end: "Nothing until the end",
	} satisfies Record<Afterwards, string>,
	/** Why a question of a file is left out. */
	fault: {
		parts: "It has too few or too many parts.",
		kind: "Its kind is unknown.",
		region: "The squares that count cannot be read.",
		answer: "The right squares cannot be read, or lie outside those that count.",
		afterwards: "Its “Afterwards” setting cannot be read.",
		text: "Its text is damaged.",
		noMove: "It asks about a move, but no move follows.",
	} satisfies Record<AskFault, string>,
	/** "d5 and f5": what was chosen, by its names. */
	chosen: (names: readonly string[]) => (names.length === 0 ? "none" : listText(names)),
	/** An answer to whose a square is: "White’s". */
	whose: (key: Key) => STATES[key],
	/** Four answers to choose from. */
	options: {
		neutral: "Nobody: neutral",
		white: "White’s",
		black: "Black’s",
		contested: "Both: contested",
	} satisfies Record<Key, string>,
	/** Who controlled a square before a move, and who does after it. */
	turned: (square: Square, was: Key, is: Key) =>
		was === is
			? `${squareName(square)} stays ${STATES[is]}.`
			: `${squareName(square)} was ${STATES[was]} and is ${STATES[is]} now.`,
};
