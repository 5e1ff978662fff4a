// What Practise says: a new round, its questions, how an answer was, why, and the sum.

import { BLACK, type Piece, WHITE } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { Tried } from "../../../features/practise/judge.ts";
import type { Asked } from "../../../questions/pose.ts";
import type { SourceName } from "../../../questions/sources.ts";
import type { Origin } from "../../../session/roundOrigin.ts";
import { chessWords } from "../chess.ts";
import { line } from "../panels/mistakes.ts";
import { dayText } from "./day.ts";

type Key = SquareClass["key"];

const WHICH: Readonly<Record<Exclude<Key, "neutral">, string>> = {
	white: "does White control",
	black: "does Black control",
	contested: "are contested",
};

const STATES: Readonly<Record<Key, string>> = {
	neutral: "neutral",
	white: "controlled by White",
	black: "controlled by Black",
	contested: "contested",
};

function questionText(asked: Asked): string {
	switch (asked.about) {
		case "hanging": {
			const other = asked.side === WHITE ? BLACK : WHITE;
			return `${chessWords.side(asked.side)} is to move. Which of ${chessWords.side(other)}’s pieces hang?`;
		}
		case "turned":
			return `Which squares from c3 to f6 change control with ${asked.move}?`;
		case "letGo":
			return `Which squares that ${chessWords.side(asked.side)} had did ${asked.move} let go of?`;
		case "reply":
			return `${chessWords.side(asked.side)} is to move. Find the best move.`;
		case "controlled":
			return `Which squares from c3 to f6 ${WHICH[asked.owner]}?`;
	}
}

export const practiseWords = {
	title: "Practise",
	setup: {
		title: "A new round",
		what: "Mark the squares that a side controls, the pieces that hang, or the squares whose control a move changes. Each answer is then explained.",
		positions: "Positions",
		sources: {
			game: "The game that is open",
			samples: "The three samples",
			made: "Random positions",
		} satisfies Record<SourceName, string>,
		howMany: "How many",
		/** A length of a round, with the most points in one of that length. */
		length: (questions: number, best: number | undefined) =>
			best === undefined ? `${questions}` : `${questions} (best: ${best} points)`,
		clock: "With a clock: quick answers earn up to 20 % more",
		begin: "Begin",
		longest: (questions: number) => `Longest streak without a mistake: ${questions}`,
		tooShort: "This game is too short for questions.",
		failed: (why: string) => `The positions could not be made: ${why}`,
	},
	round: {
		/** `streak`: questions in a row without a mistake. */
		progress: (number: number, of: number, points: number, streak: number) =>
			`Question ${number} of ${of} · ${points} points${streak > 1 ? ` · ${streak} in a row without a mistake` : ""}`,
		question: questionText,
		seconds: (seconds: number) => `${seconds} s`,
		marked: (squares: number) => `${squares} marked`,
		graded: (right: number, wrong: number, missed: number, points: number) =>
			`${right} right, ${wrong} wrong, ${missed} missed: ${points} points.`,
		answer: "Answer",
		next: "Next",
	},
	/** Of a round that My games began. */
	myGames: {
		back: "‹ Back to the answers",
		/** "Brandt – Ferreira, May 2026, 6...c4", as far as it is known. */
		game: ({ white, black, date, move }: Origin) => {
			const [year, month] = date.split("-").map(Number);
			const when = year ? dayText(year * 10_000 + (month ?? 0) * 100) : "";
			const names = `${white || "?"} – ${black || "?"}`;
			return [names, when, move].filter((part) => part !== "").join(", ");
		},
	},
	reply: {
		how: "Press a piece, and then where it goes.",
		tried: ({ name, state, answer, problem }: Tried): string => {
			if (problem !== undefined) return `The engine could not look at ${name}: ${problem}`;
			switch (state) {
				case "asking":
					return `The engine looks at ${name}…`;
				case "found":
					return `${name}: found.`;
				case "unknown":
					return `${name} is not the move that the engine found. It may be as good.`;
				case "wrong":
					return answer.length === 0
						? `${name} is not as good.`
						: `${name} is not as good: ${line(answer)}. Try another move.`;
			}
		},
		/** `names`: the best line, where it is known. */
		best: (names: readonly string[], move: string) =>
			`Best: ${names.length === 0 ? move : line(names)}.`,
		ask: (name: string) => `Ask the engine about ${name}`,
		show: "Show it",
	},
	reasons: {
		/** Who controlled a square before a move, and who does after it. */
		turned: (square: Square, was: Key, is: Key) =>
			was === is
				? `${squareName(square)} stays ${STATES[is]}.`
				: `${squareName(square)} was ${STATES[was]} and is now ${STATES[is]}.`,
		/** `why` is a sentence. */
		hangs: (square: Square, why: string) => `${squareName(square)}: ${why}`,
		safe: (square: Square, piece: Piece) =>
			`${squareName(square)}: the ${chessWords.piece(piece)} does not hang; no capture of it wins anything.`,
	},
	sum: {
		points: (points: number, most: number) => `${points} of ${most} points`,
		best: (questions: number, points: number | undefined, longest: number) =>
			`Best of ${questions}: ${points ?? ""} points. Longest streak without a mistake: ${longest}.`,
		forFriend: "The same positions for a friend:",
		link: "Link to these positions",
		copy: "Copy link",
		copied: "Link copied",
		notCopied: "The browser does not allow copying: select the link and copy it by hand",
		again: "Another round",
	},
};
