// A moment of a game: something that docs/insight.md, section 6, has a name for, with one sentence that is true of it.

import type { Frame } from "../chess/frame.ts";
import { type Game, numberText, positionAt } from "../chess/game.ts";
import { BLACK, type Side } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { SWING_SIGN } from "./swings.ts";

/** The kinds of moments, in the order in which they are offered. */
export type KindRule = {
	/** Its sign, told from the others by its shape. */
	readonly letter: string;
	readonly title: string;
	readonly meaning: string;
	/**
	 * How many there were in the games of the study, and in how many of them Stockfish found right what is claimed (docs/insight.md, section 8).
	 * Undefined for facts of the map, which claim nothing that an engine could deny.
	 */
	readonly measured?: { readonly right: number; readonly of: number };
};

export const KINDS = {
	hanging: {
		letter: "○",
		title: "Left hanging",
		meaning:
			"A piece that could be taken at a profit, and was, if the game did not end there. Another move would have kept more.",
		measured: { right: 125, of: 135 },
	},
	missed: {
		letter: "●",
		title: "Not taken",
		meaning:
			"A piece that could be taken at a profit by exchanges, and was not. Another move would have kept more.",
		measured: { right: 48, of: 85 },
	},
	trapped: {
		letter: "■",
		title: "Trapped",
		meaning: "A piece that was lost wherever it went, for less than it was worth.",
		measured: { right: 24, of: 25 },
	},
	swing: {
		letter: SWING_SIGN,
		title: "Big swing",
		meaning: "A move that turned far more squares than others of the game.",
	},
	square: {
		letter: "◆",
		title: "For good",
		meaning: "A square of weight that one side won and kept to the end.",
	},
	tension: {
		letter: "×",
		title: "Tension released",
		meaning: "Many contested squares, and the move that settled them.",
	},
} as const satisfies Record<string, KindRule>;

export type Kind = keyof typeof KINDS;

export const KIND_LIST = Object.entries(KINDS) as readonly (readonly [Kind, KindRule])[];

/** Kinds that are right less often are not shown unless somebody asks for them. */
const LEAST_RIGHT = 0.7;

/** The kinds that are to be asked for. */
export const UNASKED: ReadonlySet<Kind> = new Set(
	KIND_LIST.filter(
		([, { measured }]) => measured !== undefined && measured.right / measured.of < LEAST_RIGHT,
	).map(([kind]) => kind),
);

export type Moment = {
	/** The ply after which it is so, which is the frame as well: moments are those of the main line. */
	readonly ply: number;
	readonly kind: Kind;
	/** The side that is spoken of: whose piece it is, who turned the squares, who won the square. */
	readonly side: Side;
	readonly squares: readonly Square[];
	/** What taking wins. 0 where nothing is to be taken. */
	readonly gain: number;
	/** Was something to be won that was not? */
	readonly isMissed: boolean;
	/** How much it weighs beside others. */
	readonly weight: number;
	readonly text: string;
};

export const sideName = (side: Side): "White" | "Black" => (side === BLACK ? "Black" : "White");

/** "17...Bf6": the move that led to a frame. */
export function moveName(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	return `${numberText(position)}${position.move?.san ?? ""}`;
}
