// Types of the answers about me and the others (docs/answers.md).

import type { Square } from "../../../chess/square.ts";
import type { Side } from "../filter.ts";
import type { Row } from "../row.ts";
import type { Phase } from "./game/record.ts";

export const ANSWER_KEYS = [
	"openings",
	"centreInOpening",
	"centre",
	"better",
	"punish",
	"phase",
	"won",
	"saved",
	"squares",
	"hanging",
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

export type Answer = {
	readonly key: AnswerKey;
	readonly stands: "against" | "for" | "same" | "few";
	/** Shares from 0 to 1, or pieces a game for `hanging`; absent where nothing is behind them. */
	readonly mine?: number;
	readonly theirs?: number;
	/** Of an opening: the two with others of its colour, where there are enough. */
	readonly usual?: readonly [number, number];
	/** Games, chances or mistakes behind each. */
	readonly mineOf: number;
	readonly theirsOf: number;
	/** How many of these. */
	readonly minePart?: number;
	readonly theirsPart?: number;
	/** Where there are few: how many more. */
	readonly needed?: number;
	/** 95 % interval of my value less theirs. */
	readonly interval?: readonly [number, number];
	readonly family?: string;
	readonly colour?: Side;
	/** "6...c4" */
	readonly move?: string;
	readonly squares?: readonly Square[];
	/** The kind that moved, "n". */
	readonly piece?: string;
	readonly phase?: Phase;
	/** The first day of the month, or of the year, from which on it is another; the share before. */
	readonly since?: number;
	readonly before?: number;
	/** Moves. */
	readonly from?: number;
	readonly to?: number;
	/** Seconds: with less left it happens more often. */
	readonly clock?: number;
	/** How many more of my games would need clocks, before there is an answer about them. */
	readonly clocksNeeded?: number;
};

/** Why ten games are looked at: what stands out, mistakes, or squares that turned. */
export type Shows = "standing" | "mistakes" | "swings";

export type Answers = {
	readonly games: number;
	readonly answers: readonly Answer[];
	/** How many of the ten games to look at there are, and how many a round can ask about. */
	readonly toLookAt: number;
	readonly positions: number;
	readonly shows: Shows;
};

/** A game, at the moment for which it is shown. */
export type Moment = Row & {
	readonly mySide: Side;
	readonly ply: number;
	/** "6...c4" */
	readonly move: string;
	/** Of the ten games to look at: what the moment shows. */
	readonly of?: AnswerKey;
};
