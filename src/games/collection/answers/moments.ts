// In which games what an answer tells of happened, and at which ply.

import { RESULT_NAMES } from "../../../chess/pgn/tags/results.ts";
import { turnedFor } from "../../../chess/square.ts";
import { PACKED_BYTES } from "../../../control/readerModule.ts";
import type { Columns } from "../columns.ts";
import type { Stock } from "../stock.ts";
import type { Answer } from "./answer.ts";
import { lossPlyIn } from "./game/losses.ts";
import { AT, isKept, PHASES, RECORD_BYTES, sideAt, word } from "./game/record.ts";
import type { GameSide } from "./gameSides.ts";

export type Whose = "me" | "them";

/** The ply of an answer's moment in a game, as my side is. 0 where it has none. */
export type PlyIn = (game: number, mySide: 0 | 1) => number;

/** The same of a game with a record: where the bytes of the side begin, and of the other. */
type PlyAt = (game: number, own: number, other: number, side: 0 | 1) => number;

/** Where nothing went wrong an opening is shown here, and a centre there. */
const OPENING_PLY = 20;
const CENTRE_PLY = 30;

/** The first ply of the worst mistake; 0 is none. */
export const worstAt = (records: Uint8Array, at: number) => word(records, at + AT.worst) & 1023;

const missedAt = (records: Uint8Array, at: number) => word(records, at + AT.missed);

/** Where an answer's matter shows in a game, 0 where it does not. Millions of games are asked. */
const PLIES: Readonly<
	Record<Answer["key"], (columns: Columns, answer: Answer, isMe: boolean) => PlyAt>
> = {
	openings: (columns, answer) => {
		const { records, values } = columns;
		const fits = fitsOpening(columns, answer);
		return (game, own, _, side) =>
			fits(game, side)
				? worstAt(records, own) || Math.min(OPENING_PLY, (values.positions[game] as number) - 1)
				: 0;
	},
	centreInOpening: (columns, answer) => {
		const { records } = columns;
		const fits = fitsOpening(columns, answer);
		return (game, own, _, side) =>
			fits(game, side) ? (records[own + AT.lostCentre] as number) : 0;
	},
	centre:
		({ records, values }) =>
		(game, own, other) =>
			(records[other + AT.more] as number) > (records[own + AT.more] as number)
				? Math.min(CENTRE_PLY, (values.positions[game] as number) - 1)
				: 0,
	better: ({ records, values }, { since = 0 }, isMe) => {
		const first = Math.floor(since / 100);
		return (game, own) => {
			const month = monthOf(values.day[game] as number);
			return month > 0 && isMe === month >= first ? worstAt(records, own) : 0;
		};
	},
	punish:
		({ records }) =>
		(_, own) =>
			missedAt(records, own),
	phase: ({ records }, { phase = "middlegame" }) => {
		const index = PHASES.indexOf(phase);
		return (_, own) => lossPlyIn(records, own, index);
	},
	// A sentence in somebody's favour shows games that were won, any other those that were not.
	won:
		({ records, values }, { stands }) =>
		(game, own, _, side) => {
			const score = scoreOf(values.result[game] as number, side);
			const isMeant = stands === "for" ? score === 2 : score === 0 || score === 1;
			return isMeant ? word(records, own + AT.ahead) : 0;
		},
	saved:
		({ records, values }, { stands }) =>
		(game, _, other, side) => {
			const score = scoreOf(values.result[game] as number, side);
			const isMeant = stands === "for" ? score > 0 : score === 0;
			return isMeant ? word(records, other + AT.ahead) : 0;
		},
	squares: ({ records }, { squares = [], colour }) => {
		return (_, own, __, side) =>
			squares.some((square) => isLetGo(records, own, square, side, colour))
				? worstAt(records, own)
				: 0;
	},
	hanging:
		({ records }) =>
		(_, own, other) => {
			const at = own + AT.bands;
			const hangs = (records[at] as number) | word(records, at + 1);
			return hangs > 0 ? worstAt(records, own) || missedAt(records, other) : 0;
		},
};

/** The square on the board of one that is named from the view of a side. */
const seatOf = (square: number, side: number, colour: Answer["colour"]) =>
	turnedFor(turnedFor(square, colour === "black" ? 1 : 0), side);

/** Did a side's mistake let go of a square, as an answer names it? */
export function isLetGo(
	records: Uint8Array,
	own: number,
	square: number,
	side: number,
	colour: Answer["colour"],
): boolean {
	const seat = seatOf(square, side, colour);
	return (((records[own + AT.squares + (seat >> 3)] as number) >> (seat & 7)) & 1) === 1;
}

export function fitsOpening({ values, names }: Columns, { family = "", colour }: Answer) {
	const [number = -1] = names.family.numbersOf([family]);
	// With nobody named both sides play the same opening.
	return (game: number, side: 0 | 1) =>
		values.family[game] === number &&
		(colour === undefined || (colour === "black") === (side === 1));
}

export function plyFinder(columns: Columns, answer: Answer, whose: Whose): PlyIn {
	const { records } = columns;
	// Getting better compares me before and since.
	const isMine = whose === "me" || answer.key === "better";
	const plyAt = PLIES[answer.key](columns, answer, whose === "me");
	return (game, mySide) => {
		const at = game * RECORD_BYTES;
		if (!isKept(records, at)) return 0;
		const side = (isMine ? mySide : 1 - mySide) as 0 | 1;
		return plyAt(game, sideAt(at, side), sideAt(at, 1 - side), side);
	};
}

/** 202405 of 20240531, 202400 where the year alone is known; 0 where that is not. */
export const monthOf = (day: number): number => Math.floor(day / 100);

const WHITE_SCORES: Readonly<Record<string, number>> = { "1-0": 2, "0-1": 0, "1/2-1/2": 1 };

/** Twice what a side scored; -1 where that is not known. */
export function scoreOf(result: number, side: 0 | 1): number {
	const white = WHITE_SCORES[RESULT_NAMES[result] ?? "*"] ?? -1;
	return white < 0 || side === 0 ? white : 2 - white;
}

/**
 * At a moment, is a square controlled by the opponent of whom the answer is about? The square is
 * as it is shown, `seat` 1 where that is as Black sees it.
 */
export function isOthers(
	{ columns, positions }: Stock,
	{ game, side: mySide, ply }: GameSide & { readonly ply: number },
	square: number,
	seat: number,
	whose: Whose,
): boolean {
	const side = whose === "me" ? mySide : 1 - mySide;
	const actual = turnedFor(turnedFor(square, seat), side);
	const bytes = new Uint8Array(PACKED_BYTES);
	positions.read((columns.at("positionAt", game) + ply) * PACKED_BYTES, bytes);
	const isHeldBy = (one: number) =>
		(((bytes[one * 8 + (actual >> 3)] ?? 0) >> (actual & 7)) & 1) === 1;
	return isHeldBy(1 - side) && !isHeldBy(side);
}

/** The move by which the centre was lost, as its record has it. */
export function centreMoveOf({ records }: Columns, { game, side }: GameSide, whose: Whose): number {
	const own = sideAt(game * RECORD_BYTES, whose === "me" ? side : 1 - side);
	return word(records, own + AT.centreMove);
}

const FILES_C_TO_F = 0b00111100;

/**
 * Does the move that leads to a ply turn a square of the middle? A round asks about no other moves.
 */
export function turnsMiddle({ columns, positions }: Stock, game: number, ply: number): boolean {
	if (ply < 1 || ply >= columns.at("positions", game)) return false;
	const bytes = new Uint8Array(2 * PACKED_BYTES);
	positions.read((columns.at("positionAt", game) + ply - 1) * PACKED_BYTES, bytes);
	// A byte is a rank of White's squares, or of Black's: the ranks 3 to 6.
	return [2, 3, 4, 5, 10, 11, 12, 13].some(
		(at) => (((bytes[at] ?? 0) ^ (bytes[PACKED_BYTES + at] ?? 0)) & FILES_C_TO_F) !== 0,
	);
}
