// Which games the questions of a round are from. They stand in the history beside the round's
// address: a link for a friend does not have them, and after a reload they are still there.

import type { Side } from "../games/collection/filter.ts";

/** A moment of a game of My games. */
export type Origin = {
	/** Its place among all games. */
	readonly game: number;
	readonly ply: number;
	readonly mySide: Side;
	/** "6...c4" */
	readonly move: string;
	readonly white: string;
	readonly black: string;
	/** "2024-05-31", as far as it is known. */
	readonly date: string;
};

/** State in the history of a round that My games started: an origin for each question. */
export type RoundState = {
	readonly origins: readonly Origin[];
	/** Are the questions in the deck, which hears of the answers? */
	readonly isOfDeck?: true;
};

/** Request of a round to My games: to open a game at its moment. */
export type MomentState = { readonly openMoment: Origin };

export const originsIn = (state: Partial<RoundState> | null): readonly Origin[] | undefined =>
	state?.origins;

export const isOfDeck = (state: Partial<RoundState> | null): boolean => state?.isOfDeck === true;

export const momentIn = (state: Partial<MomentState> | null): Origin | undefined =>
	state?.openMoment;

/** The part of a moment that the history keeps. */
export const originOf = ({ game, ply, mySide, move, white, black, date }: Origin): Origin => ({
	game,
	ply,
	mySide,
	move,
	white,
	black,
	date,
});
