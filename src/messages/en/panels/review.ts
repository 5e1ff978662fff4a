// What the review says: its panel, its kinds of moments, and a sentence for each moment.

import { BLACK, type Side, WHITE } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import type {
	HangingMoment,
	Kind,
	Moment,
	SquareMoment,
	SwingMoment,
	TensionMoment,
	TrappedMoment,
} from "../../../review/moment.ts";
import { chessWords } from "../chess.ts";

function hanging({ move, piece, square, gain, kind, reply }: HangingMoment): string {
	const name = chessWords.kind(piece);
	const what = `After ${move} the ${name} on ${squareName(square)} hangs: by exchanges, taking it wins ${gain}.`;
	if (reply === undefined) return `${what} The game ended there.`;
	const who = chessWords.side(reply.side);
	return kind === "hanging"
		? `${what} ${who} took it with ${reply.move}.`
		: `${what} ${who} played ${reply.move} and left the ${name}.`;
}

const trapped = ({ move, piece, square, takenBy }: TrappedMoment): string =>
	`After ${move} the ${chessWords.kind(piece)} on ${squareName(square)} is trapped: it would be lost wherever it goes. It was taken with ${takenBy}.`;

const swing = ({ move, squares, before, after }: SwingMoment): string =>
	`${move} turned ${squares.length} squares: White’s went from ${before.light} to ${after.light}, Black’s from ${before.dark} to ${after.dark}.`;

const otherThan = (side: Side): Side => (side === WHITE ? BLACK : WHITE);

function forGood({ move, square, weighty, side }: SquareMoment): string {
	const other = chessWords.side(otherThan(side));
	const where = {
		centre: " in the centre",
		besideKing: ` beside ${other}’s king`,
		beyondPawns: `, which no pawn of ${other}’s could attack any more,`,
	};
	return `From ${move} on, ${squareName(square)}${where[weighty]} was ${chessWords.side(side)}’s to the end.`;
}

const tension = ({ move, before, after }: TensionMoment): string =>
	`${before} squares were contested; ${move} left ${after}.`;

/** How often a kind of moment is right, of 100. */
type Rightness = { readonly kind: Kind; readonly share: number; readonly isHiddenAtFirst: boolean };

export const reviewWords = {
	title: "Review",
	/** The button that opens the choice of kinds. */
	shownKinds: (shown: number, all: number) => `${shown} of ${all} kinds`,
	kindsLegend: "Kinds of moments",
	/** The heading of the moments that weigh less. */
	smaller: (count: number) => (count === 1 ? "1 smaller moment" : `${count} smaller moments`),
	/** Moments of the move on view that the story leaves out. */
	atThisMove: "At this move",
	reading: "The game is being looked through…",
	nothing: "Nothing of these kinds happened in this game.",
	/** What opens the measured reliability. */
	howSure: "How sure?",
	practise: "Practise this",
	about: (measured: readonly Rightness[]): string => {
		const rights = measured.map(
			({ kind, share, isHiddenAtFirst }) =>
				`${share} of “${reviewWords.kinds[kind].title}”${isHiddenAtFirst ? " (left out unless asked for)" : ""}`,
		);
		return `What follows from the map, by counting exchanges: no engine, no advice. Of 100 moments of a kind Stockfish agreed with ${rights.join(", ")}; the other kinds are facts of the map. N and Shift N go from moment to moment.`;
	},
	kinds: {
		hanging: {
			title: "Left hanging",
			meaning:
				"A piece left where it could be won, and it was taken (or the game ended). A better move existed.",
		},
		missed: {
			title: "Not taken",
			meaning:
				"A piece that could be taken at a profit by exchanges, and was not. Another move would have kept more.",
		},
		trapped: {
			title: "Trapped",
			meaning: "A piece that was lost wherever it went, for less than it was worth.",
		},
		swing: {
			title: "Big swing",
			meaning: "A move that turned far more squares than others of the game.",
		},
		square: {
			title: "For good",
			meaning: "A square of weight that one side won and kept to the end.",
		},
		tension: {
			title: "Tension released",
			meaning: "Many contested squares, and the move that settled them.",
		},
	} satisfies Record<Kind, { title: string; meaning: string }>,
	/** The sentence of a moment. */
	moment: (moment: Moment): string => {
		switch (moment.kind) {
			case "hanging":
			case "missed":
				return hanging(moment);
			case "trapped":
				return trapped(moment);
			case "swing":
				return swing(moment);
			case "square":
				return forGood(moment);
			case "tension":
				return tension(moment);
		}
	},
};
