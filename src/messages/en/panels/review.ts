// Words of the review: its panel, its kinds of moments, and a sentence for each moment.

import { BLACK, WHITE } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type {
	HangingMoment,
	Moment,
	MomentKind,
	OutpostMoment,
	SquareMoment,
	SwingMoment,
	TensionMoment,
	TrappedMoment,
} from "../../../review/moment.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

/** Stands a moment below a heading that names its move? */
type Under = { readonly isUnderMove: boolean };

function hanging({ move, piece, square, gain, kind, reply }: HangingMoment, under: Under): string {
	const one = `${chessWords.kind(piece)} on ${squareName(square)}`;
	const wins = `hangs: taking it wins ${counted(gain, "point")}, counting captures`;
	const what = under.isUnderMove ? `The ${one} ${wins}.` : `After ${move} the ${one} ${wins}.`;
	if (reply === undefined) return `${what} The game ended there.`;
	const who = chessWords.side(reply.side);
	return kind === "hanging"
		? `${what} ${who} took it with ${reply.move}.`
		: `${what} ${who} played ${reply.move} instead.`;
}

function trapped({ move, piece, square, takenBy }: TrappedMoment, under: Under): string {
	const one = `${chessWords.kind(piece)} on ${squareName(square)}`;
	const lost = `is trapped: wherever it goes, it is lost. ${takenBy} took it.`;
	return under.isUnderMove ? `The ${one} ${lost}` : `After ${move} the ${one} ${lost}`;
}

/** "c1, e1 and f2". */
const list = (squares: readonly Square[]): string => {
	const names = squares.map(squareName);
	const last = names.pop() ?? "";
	return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
};

function outpost(moment: OutpostMoment, { isUnderMove }: Under): string {
	const { move, side, square, squares, stayed, takenBy } = moment;
	const other = side === WHITE ? BLACK : WHITE;
	const where = `on ${squareName(square)}, out of reach of ${chessWords.side(other)}’s pawns`;
	const who = isUnderMove ? `A knight ${where}` : `${move} put a knight ${where}`;
	const taken = squares.slice(1);
	const took = taken.length === 0 ? "" : `won ${list(taken)} and `;
	const until = takenBy === undefined || isUnderMove ? "" : `, until ${takenBy}`;
	return `${who}. It ${took}stayed ${counted(stayed, "move")}${until}.`;
}

function swing({ move, squares, before, after }: SwingMoment, under: Under): string {
	const counts = `White went from ${before.light} squares to ${after.light}, Black from ${before.dark} to ${after.dark}.`;
	return under.isUnderMove
		? `${squares.length} squares changed hands: ${counts}`
		: `${move} changed ${squares.length} squares: ${counts}`;
}

function forGood({ move, square, weighty, side }: SquareMoment, under: Under): string {
	const other = side === WHITE ? BLACK : WHITE;
	const where = {
		centre: "in the centre",
		besideKing: `beside ${chessWords.side(other)}’s king`,
		beyondPawns: `out of reach of ${other === WHITE ? "white" : "black"} pawns`,
	};
	const controlled = `${chessWords.side(side)} controlled ${squareName(square)}, ${where[weighty]}, for the rest of the game.`;
	return under.isUnderMove ? controlled : `After ${move} ${controlled}`;
}

const tension = ({ move, before, after }: TensionMoment, under: Under): string =>
	under.isUnderMove
		? `The number of contested squares fell from ${before} to ${after}.`
		: `${move} cut the contested squares from ${before} to ${after}.`;

function momentText(moment: Moment, under: Under): string {
	switch (moment.kind) {
		case "hanging":
		case "missed":
			return hanging(moment, under);
		case "trapped":
			return trapped(moment, under);
		case "outpost":
			return outpost(moment, under);
		case "swing":
			return swing(moment, under);
		case "square":
			return forGood(moment, under);
		case "tension":
			return tension(moment, under);
	}
}

/** How often a kind of moment is right, of 100. */
type Rightness = {
	readonly kind: MomentKind;
	readonly share: number;
	readonly isHiddenAtFirst: boolean;
};

export const reviewWords = {
	title: "Review",
	/** The button that opens the choice of kinds. */
	shownKinds: (shown: number, all: number) => `${shown} of ${all} kinds`,
	kindsLegend: "Kinds of moments",
	/** The heading of the moments that weigh less. */
	smaller: (count: number) => (count === 1 ? "1 smaller moment" : `${count} smaller moments`),
	/** Moments of the move on view that the story leaves out. */
	atThisMove: "At this move",
	reading: "Looking through the game…",
	/** Where no engine is asked. */
	nothing: "No piece was left hanging or trapped in this game, counting captures.",
	/** Button that opens the measured reliability. */
	howSure: "How sure?",
	toExercise: "Turn these into an exercise",
	practise: "Practise these",
	about: (measured: readonly Rightness[]): string => {
		const rights = measured.map(
			({ kind, share, isHiddenAtFirst }) =>
				`${share} of “${reviewWords.kinds[kind].title}”${isHiddenAtFirst ? " (left out unless asked for)" : ""}`,
		);
		return `Moments are found by counting exchanges, without an engine. Of 100 moments of a kind, Stockfish agreed with ${rights.join(", ")}. The other kinds are facts that the map shows. N and Shift N step through the moments.`;
	},
	/** Of what an engine found: docs/insight.md, section 9. */
	aboutEngine:
		"Stockfish finds these moves; the map gives the reasons. Checked by a longer search in 32 games, 88% of its ? and ?? were right, and it found 94% of the mistakes. +1 is a pawn for White. N and Shift N step through the moments.",
	kinds: {
		hanging: {
			title: "Left hanging",
			meaning:
				"A hanging piece that was taken, or was left as the game ended. Another move would have kept more.",
		},
		missed: {
			title: "Not taken",
			meaning: "A hanging piece that was not taken. Another move would have kept more.",
		},
		trapped: {
			title: "Trapped",
			meaning:
				"A piece that would be lost wherever it went, and was taken for less than its worth.",
		},
		outpost: {
			title: "Outpost",
			meaning: "A knight in the other half, out of reach of pawns, that stayed six moves or more.",
		},
		swing: {
			title: "Big swing",
			meaning: "A move that changed far more squares than most moves of the game.",
		},
		square: {
			title: "Lasting square",
			meaning: "An important square that one side gained and controlled for the rest of the game.",
		},
		tension: {
			title: "Tension released",
			meaning: "A move that cut six or more contested squares to half or fewer.",
		},
	} satisfies Record<MomentKind, { title: string; meaning: string }>,
	/** The sentence of a moment, where nothing else names its move. */
	moment: (moment: Moment): string => momentText(moment, { isUnderMove: false }),
	/** The same below a heading that names the move. */
	momentUnderMove: (moment: Moment): string => momentText(moment, { isUnderMove: true }),
};
