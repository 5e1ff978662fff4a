// The panel of moves: the list, what annotations mean, how a game ended, variations.

import type { Game } from "../../../chess/game.ts";
import type { TextPosition, Warning } from "../../../chess/pgn/gameFault.ts";
import { BLACK, type Side, WHITE } from "../../../chess/piece.ts";
import type { Ending } from "../../../chess/rules.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";

/** By the numbers that PGN has for annotations (NAGs). */
const MEANINGS: Readonly<Record<number, string>> = {
	1: "good move",
	2: "mistake",
	3: "brilliant move",
	4: "blunder",
	5: "interesting move",
	6: "dubious move",
	7: "only move",
	10: "equal",
	13: "unclear",
	14: "White is slightly better",
	15: "Black is slightly better",
	16: "White is better",
	17: "Black is better",
	18: "White is winning",
	19: "Black is winning",
	22: "zugzwang",
	23: "zugzwang",
	32: "lead in development",
	33: "lead in development",
	36: "initiative",
	37: "initiative",
	40: "attack",
	41: "attack",
	44: "compensation",
	45: "compensation",
	132: "counterplay",
	133: "counterplay",
	138: "time trouble",
	139: "time trouble",
	140: "with the idea",
	146: "novelty",
};

const MEASURES: Readonly<Record<string, string>> = {
	evaluation: "evaluation",
	clk: "clock",
	emt: "time taken",
	egt: "game time",
	mct: "move clock",
	drawOffer: "draw offered",
};

const WINNERS: Readonly<Record<string, string>> = {
	"1-0": "White wins",
	"0-1": "Black wins",
	"1/2-1/2": "Draw",
};

const DRAWS: Readonly<Record<Exclude<Ending, "checkmate">, string>> = {
	stalemate: "Draw: stalemate",
	"insufficient material": "Draw: insufficient material",
	"threefold repetition": "Draw: threefold repetition",
	"100 half-moves": "Draw: 100 half-moves without a pawn move or a capture",
};

export const moveWords = {
	title: "Moves",
	/** The menu beside the names. */
	game: "Game",
	none: "There are no moves yet. Make one on the board.",
	/** The position before the first move. */
	start: "Start",
	/** "Game 2 of 3". */
	chapterOf: (number: number, count: number) =>
		`Chapter ${numberText(number)} of ${numberText(count)}`,
	gameOf: (number: number, count: number) => `Game ${numberText(number)} of ${numberText(count)}`,
	/** Buttons that open what belongs to a game. */
	list: {
		caption: "Moves of the game, each with the squares that it gains or costs White and Black",
		gains: "squares",
		/** A letter for a side, over a column of numbers. */
		letter: (side: Side) => (side === WHITE ? "W" : "B"),
		earlier: "Earlier moves",
		later: "Later moves",
		/** After the name of the current move, which is out of sight. */
		toCurrent: ", the current move: show it in the list",
	},
	meaning: (nag: number) => MEANINGS[nag] ?? `annotation ${nag}`,
	/**
	 * A clock time, or what else a file says of a move in numbers. Unknown clocks keep their names.
	 */
	measure: (name: string) => (Object.hasOwn(MEASURES, name) ? MEASURES[name] : name),
	/**
	 * "1–0, White wins"; undefined for a game without a result. Nobody has won where the moves stop
	 * before the game does.
	 */
	result({ result, fault }: Pick<Game, "result" | "fault">): string | undefined {
		if (!Object.hasOwn(WINNERS, result)) return undefined;
		const name = chessWords.result(result);
		return fault === undefined
			? `${name}, ${WINNERS[result]}`
			: `Moves are missing here. Result in the file: ${name}`;
	},
	/** What the file has where the moves stop; undefined if that is no move. */
	goesOn(fault: Warning): string | undefined {
		const word =
			fault.code === "illegalMove"
				? `${fault.number}${fault.side === WHITE ? "." : "..."}${fault.move}`
				: fault.code === "unreadableMove" || fault.code === "dropMove"
					? fault.word
					: undefined;
		return word && `The file goes on with ${word}, which is not a legal move.`;
	},
	/** Why a game is over, in a sentence. */
	ending: (ending: Ending, loser: Side) =>
		ending === "checkmate"
			? `Checkmate: ${chessWords.side(loser === WHITE ? BLACK : WHITE)} wins`
			: DRAWS[ending],
	variation: {
		title: "Variation",
		leave: { name: "Back to the main line", short: "Back" },
		next: { name: "Next variation", short: "Next" },
		promote: { name: "Promote variation", short: "Promote" },
		mainLine: { name: "Make main line", short: "Make main line" },
		delete: { name: "Delete variation", short: "Delete" },
	},
	details: "In plain words",
	/** Faults in the text of a game. */
	notes: {
		count: (count: number) => `${count} ${count === 1 ? "note" : "notes"}`,
		at: ({ line, column }: TextPosition) => `line ${line}, column ${column}:`,
		more: (count: number) => `and ${count} more`,
		/** Of a game that ends early, by how many plies are shown. */
		leftOut: (plies: number) =>
			plies === 0
				? "The moves of the game were left out."
				: "The rest of the game was left out. The moves before it are shown.",
	},
	/**
	 * The note on a printed page that has only some of the moves. Undefined stands for the position
	 * before the first move.
	 */
	printedStretch: (from: string | undefined, to: string | undefined) =>
		`This game is too long to be printed in one piece. Here is the part on view, from ${from ?? "the start"} to ${to ?? "the start"}; Share has all of it as PGN.`,
};
