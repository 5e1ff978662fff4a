// Types of what square-control/review gives and takes. They stand by themselves, so that the code
// inside may change.

import type { Inspection, PieceLetter, SquareName } from "../answers.ts";

export type SideName = "white" | "black";

export type PlacedPiece = { readonly piece: PieceLetter; readonly square: SquareName };

/** A pattern in which a move wins something: docs/package/review.md. */
export type TacticKind =
	| "attacked"
	| "attraction"
	| "clearance"
	| "deflection"
	| "discovered"
	| "exchange"
	| "fork"
	| "guardTaken"
	| "hanging"
	| "inBetween"
	| "interference"
	| "overloaded"
	| "pin"
	| "promotion"
	| "skewer"
	| "threat"
	| "trapped"
	| "xRay";

export type Tactic = {
	readonly kind: TacticKind | "mate";
	readonly side: SideName;
	/** Does the other side, which is not to move, threaten it? */
	readonly threat: boolean;
	/** The first move of the line, as "Ne2+". */
	readonly move: string;
	/** The piece that does it, where it stands then. */
	readonly by?: PlacedPiece;
	/** Pieces that it is done to: the king first, the one that falls last. */
	readonly targets: readonly PlacedPiece[];
	/** The guard that is taken, lured away or overloaded. */
	readonly guard?: PlacedPiece;
	/** Points that the line wins; 0 where it mates. */
	readonly gain: number;
	/** Moves to mate. */
	readonly mate?: number;
	readonly line: readonly string[];
	/** The same moves as UCI writes them. */
	readonly uci: readonly string[];
	readonly text: string;
};

export type Effect = {
	readonly kind: "attacks" | "guards" | "leaves" | "opens" | "shuts";
	/** The piece that moves, or the line piece whose line is opened or shut. */
	readonly by: PlacedPiece;
	readonly target: PlacedPiece;
};

type SquaresChanged = {
	readonly gained: readonly SquareName[];
	readonly lost: readonly SquareName[];
};

export type Change = {
	readonly move: string;
	/** The position after it. */
	readonly fen: string;
	readonly takes?: PlacedPiece;
	readonly effects: readonly Effect[];
	/** Squares that each side controls after it alone, and before it alone. */
	readonly squares: Readonly<Record<SideName, SquaresChanged>>;
	/** Where it loses two points or more beside the best move; null where either line mates. */
	readonly loses?: {
		readonly points: number | null;
		readonly best: string;
		readonly reply: readonly string[];
	};
	readonly text: string;
};

export type Moment = {
	readonly ply: number;
	readonly kind: "hanging" | "missed" | "outpost" | "square" | "swing" | "tension" | "trapped";
	readonly side: SideName;
	readonly squares: readonly SquareName[];
	readonly gain: number;
	readonly missed: boolean;
	readonly text: string;
};

type Refuted = { readonly answer: string; readonly by: string };

export type Reason = {
	readonly kind: TacticKind | "line" | "mate" | "missed" | "passed" | "point" | "square";
	/** Of what was missed. */
	readonly win?: TacticKind;
	readonly squares: readonly SquareName[];
	/** What the move changed, so that the reply works. */
	readonly changed?: {
		readonly kind:
			| "cut"
			| "exposed"
			| "guard"
			| "opened"
			| "place"
			| "stepped"
			| "unsaved"
			| "unstopped";
		readonly squares: readonly SquareName[];
	};
	/** The natural answer to the reply, and the move to which it fails. */
	readonly refutes?: Refuted;
	/** The reply, and the move to which it fails after the better move. */
	readonly prevents?: Refuted;
};

type MistakeBase = {
	/** Of the move, from 1 on. */
	readonly ply: number;
	/** The position before it. */
	readonly fen: string;
	/** As "22.Rd1". */
	readonly move: string;
	readonly best: string | null;
	/** The better line, each move with its number. */
	readonly line?: readonly string[];
	/** The first is the one that the text tells. */
	readonly reasons: readonly Reason[];
	readonly text: string;
};

/** As an engine judges it: centipawns from White's side, a mate as 1,000. */
export type JudgedMistake = MistakeBase & {
	readonly mark: "?!" | "?" | "??";
	readonly before: number;
	readonly after: number;
};

/** By captures alone: points, null where it is about mate. */
export type CountedMistake = MistakeBase & { readonly lost: number | null };

export type Mistake = JudgedMistake | CountedMistake;

/** Centipawns or moves to mate, from White's side; null where nobody has said. */
export type Worth = { readonly cp: number } | { readonly mate: number } | null;

export type Review = {
	readonly plies: number;
	/** Has an engine judged, yours or one that the file quotes? */
	readonly engine: boolean;
	/** What was left out, where none has. */
	readonly note?: string;
	/** Why the game could not be read beyond these plies. */
	readonly error?: string;
	readonly moments: readonly Moment[];
	readonly mistakes: readonly Mistake[];
	/** Ply of the mistake that decided the game, by an engine. */
	readonly decided?: number;
	readonly accuracy?: Readonly<Record<SideName, number | null>>;
	/** By position, the start first. */
	readonly evaluations: readonly Worth[];
};

/** A line of an engine, scored as UCI has it: from the side to move. */
export type ScoredLine = {
	/** Moves as "e2e4" or "e7e8q". */
	readonly moves: readonly string[];
} & (
	| { readonly cp: number; readonly mate?: undefined }
	| { readonly mate: number; readonly cp?: undefined }
);

/** Lines of a position, the best first; none where the engine has nothing to say. */
export type Evaluate = (
	fen: string,
	how: { readonly depth: number; readonly signal: AbortSignal | undefined },
) => Promise<readonly ScoredLine[]>;

export type ReviewOptions = {
	readonly evaluate?: Evaluate | undefined;
	/** Depth of the first search of a position: 12. In doubt it is searched 4 deeper. */
	readonly depth?: number | undefined;
	readonly signal?: AbortSignal | undefined;
	/** Hears the share that is done, from 0 to 1. */
	readonly onProgress?: ((done: number) => void) | undefined;
};

/** Why a square is what it is. */
export type Explanation = Inspection & {
	/** Whose it is, and why. */
	readonly sentence: string;
	/** How the piece there stands, or whose the square is. */
	readonly headline: string;
	/** What comes of taking the piece there, or of going there; and more of it. */
	readonly sentences: readonly string[];
	readonly more: readonly string[];
};

export type SquareReview = {
	/**
	 * What the side to move wins, the best first, and what the other side threatens. With the moves
	 * of an engine's line, as UCI writes them, what that line wins.
	 */
	tactics(fen: string, line?: readonly string[]): Tactic[];
	/** What a move changes; it may be written as "Nf3", "2.Nf3" or "g1f3". */
	change(fen: string, move: string): Change;
	/** Why a square is what it is. Throws a RangeError where no square has that name. */
	explain(fen: string, square: string): Explanation;
	/** Moments and mistakes of the first game of a PGN. */
	review(game: string | { readonly pgn: string }, options?: ReviewOptions): Promise<Review>;
};
