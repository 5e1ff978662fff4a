// Mistakes of a game and their reasons, as facts. Sentences are made of them in messages
// (mistakeWords).

import type { Piece, Side } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import type { Spoils } from "../tactics/spoils.ts";
import type { Placed, Tactic, TacticKind } from "../tactics/tactic.ts";
import type { MistakeGlyph } from "./marks.ts";

/** Tactics that are reasons; what hangs and who mates have reasons of their own. */
export type Named = Exclude<TacticKind, "hanging" | "backRank">;

/** A quiet move, and what it takes next if the other side passes. */
export type Threat = {
	readonly kind: "threat";
	readonly squares: readonly Square[];
	readonly by: readonly string[];
	/** Pawns that the other side loses whatever its answer; 0 where it may have one. */
	readonly gain: number;
	readonly next: string;
	/** The piece that falls comes last. */
	readonly targets: readonly Placed[];
	/**
	 * It mates; its victim has no good square, there are two, or no answer holds it; or the line goes
	 * on to do it.
	 */
	readonly why: "mate" | "trapped" | "two" | "held" | "meant";
	/** Of a mate. */
	readonly moves?: number;
};

/** Change by a mistake that makes the reply work. */
export type Changed = { readonly squares: readonly Square[] } & (
	| /** It hung already, and was not saved: where it stood before the move. */
	{
			readonly kind: "unsaved";
			readonly victim: Placed;
			/** How the better move saves it. */
			readonly better: "moves" | "guards" | undefined;
	  }
	/** The same reply would have worked before. */
	| { readonly kind: "unstopped" }
	/** The moved piece guarded a square. */
	| { readonly kind: "guard"; readonly mover: Piece; readonly square: Square }
	/** The moved piece stands between one of its own and a square. */
	| { readonly kind: "cut"; readonly blocked: Placed; readonly square: Square }
	/** The moved piece stands where one of its own would have had to go. */
	| { readonly kind: "place"; readonly blocked: Placed; readonly square: Square }
	/** The moved piece left a line of the other side's. */
	| { readonly kind: "opened"; readonly slider: Placed; readonly square: Square }
	/** The moved piece can be taken where it went, once its guard has taken the reply. */
	| { readonly kind: "exposed"; readonly mover: Piece; readonly square: Square }
	/** The moved piece is lost where it went. */
	| { readonly kind: "stepped"; readonly mover: Piece; readonly square: Square }
);

/** The natural answer to the reply, and the move to which it fails. */
export type Refuted = {
	readonly squares: readonly Square[];
	readonly answer: string;
	readonly by: string;
};

/** What the better move does, where it wins nothing that its first moves take. */
export type Does = {
	readonly squares: readonly Square[];
	/** Why it cannot be taken where it goes. */
	readonly refutes?: Refuted | undefined;
} & (
	| /** Its line wins pieces by moves of both sides; the square of the one that falls alone. */
	{
			readonly kind: "wins";
			readonly way: readonly string[];
			readonly spoils: Spoils;
			readonly square: Square | undefined;
	  }
	/** It, or what it uncovers, attacks pieces that can be taken at a profit. */
	| {
			readonly kind: "hits";
			/** It alone, or with the capture of what it offers and the recapture, which hits. */
			readonly way: readonly string[];
			readonly targets: readonly Placed[];
			/** What it takes by the way. */
			readonly took: Piece;
			/** Line piece that it uncovers. */
			readonly slider: Placed | undefined;
	  }
	/** It can be taken, which fails. */
	| {
			readonly kind: "offer";
			readonly offered: Piece;
			readonly isTaking: boolean;
			readonly answer: string;
			readonly by: string;
	  }
	/** It, or what it uncovers, guards a piece of its own that was to be lost. */
	| { readonly kind: "guards"; readonly target: Placed; readonly slider: Placed | undefined }
	/** The reply to what was played is no longer possible, or would lose what goes there. */
	| {
			readonly kind: "stops";
			readonly reply: string;
			readonly square: Square;
			readonly how: "guards" | "occupies";
	  }
	/** A piece of the other side has no safe square left. */
	| { readonly kind: "strands"; readonly target: Placed }
	/** It goes where it is safe, and was attacked, or had nowhere to go. */
	| { readonly kind: "saves"; readonly piece: Placed }
	/** A piece of its own is pinned after what was played, to what it matters, and no longer. */
	| { readonly kind: "unpins"; readonly pinned: Placed }
	| { readonly kind: "castles" }
	/** Its line exchanges the queens, and the side is ahead, or wins the ending. */
	| { readonly kind: "queens"; readonly isEnding: boolean }
	| { readonly kind: "outpost"; readonly piece: Placed }
	| { readonly kind: "file"; readonly piece: Placed }
	| { readonly kind: "passed"; readonly pawn: Square }
	/** It takes, where nothing else is known of it; from where, and what. */
	| {
			readonly kind: "takes";
			readonly by: Placed;
			readonly target: Placed;
			/** A recapture; by another piece than what was played; an even exchange; or no more. */
			readonly how: "back" | "otherwise" | "exchanges" | "plain";
	  }
);

/** What the move that was played gives away, where the reply wins nothing. */
export type Gives = { readonly squares: readonly Square[] } & (
	| { readonly kind: "castling" }
	/** The reply attacks pieces that can be taken at a profit. */
	| {
			readonly kind: "tempo";
			readonly reply: string;
			readonly targets: readonly Placed[];
			/** Does it take something by the way? */
			readonly isTaking: boolean;
	  }
	/** No pawn of its own stands on the file of its king, and a line piece of the other side does. */
	| { readonly kind: "file"; readonly file: Square; readonly by: Placed }
	/** A piece of its own has no safe square left. */
	| { readonly kind: "strands"; readonly target: Placed }
	/** Squares that the move guarded and the other side uses. */
	| {
			readonly kind: "centre";
			readonly centre: readonly Square[];
			/** Moves up to where the squares are the other side's. */
			readonly way: readonly string[];
	  }
	/** It exchanges queens, and the ending is lost. */
	| { readonly kind: "queens" }
	/** What moved is soon back where it came from, by these moves, and has taken nothing. */
	| { readonly kind: "returns"; readonly piece: Placed; readonly way: readonly string[] }
);

/** Explanations of a reason. */
type Explained = {
	readonly changed?: Changed | undefined;
	readonly refutes?: Refuted | undefined;
};

/** The moves of a line after those that are shown, up to what is won, and what that comes to. */
export type Ending = {
	/** Every move after those that are shown, up to the capture. */
	readonly way: readonly string[];
	/** Does what was named fall at once, and nothing more happen? */
	readonly isPlain: boolean;
	/** Undefined where the line goes on to give back what they win. */
	readonly spoils: Spoils | undefined;
};

/** How a side wins something by a move of its own, as the line of an engine shows it. */
export type Win = Threat | Gain;

type Gain = {
	/** The squares that a sentence speaks of. */
	readonly squares: readonly Square[];
	/** The moves by which it wins, the last of them its point: "22...Bxb3". */
	readonly by: readonly string[];
	/** Pawns that it gains in the line; 0 where it gains time or room alone. */
	readonly gain: number;
} & (
	| {
			/** It takes a piece at a profit. */
			readonly kind: "hanging";
			readonly target: Placed;
			/** Piece that is taken back for it, on the same square. */
			readonly price: Piece;
			/** Moves that follow, where they give something back and are soon over. */
			readonly ending: Ending | undefined;
			/** By exchanges alone it would have been safe. */
			readonly isGuarded: boolean;
	  }
	/** It takes a piece that has taken something of less worth. */
	| { readonly kind: "exchange"; readonly target: Placed; readonly got: Piece }
	/** It does what has a name. */
	| (Pick<Tactic, "actor" | "targets" | "guard" | "via" | "check"> & {
			readonly kind: Named;
			/** Piece that moves by the last of these moves, on the square it comes from. */
			readonly mover: Placed;
			/** The move after the answer to it, if the line goes on. */
			readonly next: string | undefined;
			/** The move that takes what is won; undefined where the line only promises it. */
			readonly later: string | undefined;
			readonly ending: Ending | undefined;
	  })
	/** It attacks a piece, and takes it, unless the piece goes. */
	| {
			readonly kind: "attacked";
			readonly target: Placed;
			/** Pieces that it brings into danger as well. */
			readonly others?: readonly Placed[];
			readonly later: string | undefined;
			readonly ending: Ending | undefined;
	  }
);

type Traits = {
	/** Its words do not tell themselves what comes of taking its first move. */
	readonly isOpen?: true;
	/** The piece is lost where it stands. */
	readonly isHeld?: true;
	/** Its words say where the pieces stand that fall. */
	readonly namesTargets?: true;
	/** Its words name the move after the answer to it. */
	readonly namesNext?: true;
};

/** What sets each kind of win apart where its reason is found. */
export const TRAITS: Readonly<Record<Win["kind"], Traits>> = {
	threat: { isOpen: true, isHeld: true },
	hanging: { isOpen: true },
	exchange: { isOpen: true },
	attacked: { isOpen: true, isHeld: true },
	interference: {},
	xRay: {},
	inBetween: {},
	attraction: { namesNext: true },
	deflection: {},
	overloaded: {},
	guardTaken: { isOpen: true },
	clearance: { namesNext: true },
	skewer: { isOpen: true, isHeld: true, namesTargets: true },
	pin: { isOpen: true, isHeld: true, namesTargets: true },
	fork: { isOpen: true, namesTargets: true },
	discovered: { namesTargets: true },
	trapped: { isOpen: true, isHeld: true, namesTargets: true },
	promotion: {},
};

export type Reason = Explained &
	(
		| (Win & { readonly of: "reply" })
		| {
				/** A win that the mover could have had instead. */
				readonly kind: "missed";
				readonly squares: readonly Square[];
				readonly win: Win;
				/** Would it have taken back what had just been taken? */
				readonly isTakingBack: boolean;
				/** Was the same move missed by the side's last move? */
				readonly isAgain?: boolean;
		  }
		| {
				readonly kind: "mate";
				readonly squares: readonly Square[];
				/** Allowed to the other side, or missed by the mover. */
				readonly how: "allowed" | "missed";
				/** Moves to mate, and the first of them. */
				readonly moves: number;
				readonly by: string | undefined;
				/** Along the first rank of a king whose own men shut the way. */
				readonly isOnBackRank: boolean;
		  }
		| {
				/** The reply lands on a square that the move let go of. */
				readonly kind: "square";
				readonly squares: readonly Square[];
				readonly square: Square;
				readonly by: readonly string[];
		  }
		| {
				/** The reply advances a passed pawn, and so does the line after it. */
				readonly kind: "passed";
				readonly squares: readonly Square[];
				/** Where it stood. */
				readonly pawn: Square;
				readonly by: readonly string[];
		  }
		/** Nothing is won: what the move gave away, or what the better move does. */
		| {
				readonly kind: "point";
				readonly squares: readonly Square[];
				readonly gives: Gives | undefined;
		  }
		/** No fact of the line explains it. */
		| {
				readonly kind: "line";
				readonly squares: readonly Square[];
				/** The reply, where it fails after the better move. */
				readonly prevents?: Refuted | undefined;
		  }
	);

/** How much of the reply is shown where no other reason is. */
export type ShownLine = {
	/** Moves of it. */
	readonly moves: number;
	/**
	 * Pieces that fall by them for good; the square of it, where one piece does, and by the last
	 * move.
	 */
	readonly wins: (Spoils & { readonly square: Square | undefined }) | undefined;
};

type MistakeBase = {
	/** The frame too: mistakes are those of the main line. */
	readonly ply: number;
	/** The move as "22.O-O". */
	readonly move: string;
	readonly side: Side;
	/** Where the move went. */
	readonly to: Square;
	/** The lines after the mistake and instead of it, each move with its number. */
	readonly reply: readonly string[];
	readonly better: readonly string[];
	/** The first is the one to tell. */
	readonly reasons: readonly Reason[];
	/** Does the better line keep what the first reason speaks of? */
	readonly isKept: boolean;
};

/** A mistake by the evaluations of an engine or of the file. */
export type Mistake = MistakeBase & {
	readonly mark: MistakeGlyph;
	/** Centipawns from the mover's side, between -1,000 and 1,000; a mate is 1,000. */
	readonly before: number;
	readonly after: number;
	/** Move that the engine would have played, as "22.Ba4"; undefined where no line is known. */
	readonly best: string | undefined;
	/** Point of the better move. */
	readonly does: Does | undefined;
	/** Winning chances that were lost, of 2. */
	readonly loss: number;
	readonly shown: ShownLine;
};

/** A mistake by a search of material, which no engine has judged. */
export type MaterialMistake = MistakeBase & {
	readonly mark: undefined;
	/** Move that loses the least, as "22.Ba4". */
	readonly best: string;
	/** Points by which its line ends better than what was played; undefined where either mates. */
	readonly lost: number | undefined;
};
