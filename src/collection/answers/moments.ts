// In which games what an answer tells of happened, and at which ply.

import { PACKED_BYTES } from "../../control/readerModule.ts";
import type { Columns } from "../columns.ts";
import { RESULTS } from "../columns.ts";
import type { Stock } from "../stock.ts";
import type { Answer } from "./answer.ts";
import { isKept, noFacts, PHASES, RECORD_BYTES, readSide, type SideFacts } from "./game/record.ts";
import type { Place } from "./places.ts";
import { hasLetGo, turnedFor } from "./tally.ts";

export type Whose = "me" | "them";

/** What a moment is looked for in. */
type Seen = {
	readonly facts: SideFacts;
	readonly other: SideFacts;
	/** White's is 0. */
	readonly side: 0 | 1;
	/** 2 for a win of that side, -1 for no result. */
	readonly score: number;
	readonly positions: number;
	/** 202405; 0 where it is not known. */
	readonly month: number;
	readonly family: string;
	readonly isMe: boolean;
};

/** Where nothing went wrong an opening is shown here, and a centre there. */
const OPENING_PLY = 20;
const CENTRE_PLY = 30;

const wentWrong = ({ worst }: SideFacts, other: SideFacts) => worst || other.missed;

const hangs = ({ bands }: SideFacts) => bands.some((count) => count > 0);

/** The ply at which an answer's matter shows in a game. 0 where it does not. */
const PLIES: Readonly<Record<Answer["key"], (seen: Seen, answer: Answer) => number>> = {
	openings: (seen, answer) =>
		isOf(seen, answer) ? seen.facts.worst || Math.min(OPENING_PLY, seen.positions - 1) : 0,
	centreInOpening: (seen, answer) => (isOf(seen, answer) ? seen.facts.lostCentre : 0),
	centre: ({ facts, other, positions }) =>
		other.more > facts.more ? Math.min(CENTRE_PLY, positions - 1) : 0,
	better: ({ facts, month, isMe }, { since = 0 }) =>
		month > 0 && isMe === month >= Math.floor(since / 100) ? facts.worst : 0,
	punish: ({ facts }) => facts.missed,
	phase: ({ facts }, { phase = "middlegame" }) =>
		(facts.lost[PHASES.indexOf(phase) as 0 | 1 | 2] ?? 0) > 0 ? facts.worst : 0,
	won: ({ facts, score }) => (score === 0 || score === 1 ? facts.ahead : 0),
	saved: ({ other, score }) => (score === 0 ? other.ahead : 0),
	squares: ({ facts, side }, { squares = [], colour }) =>
		squares.some((square) => hasLetGo(facts, seatOf(square, side, colour))) ? facts.worst : 0,
	hanging: ({ facts, other }) => (hangs(facts) ? wentWrong(facts, other) : 0),
};

/** The square on the board of what is told as a side in that place sees it. */
const seatOf = (square: number, side: number, colour: Answer["colour"]) =>
	turnedFor(turnedFor(square, colour === "black" ? 1 : 0), side);

function isOf({ family, side }: Seen, { family: asked, colour }: Answer): boolean {
	if (family !== asked) return false;
	// With nobody named both sides play the same opening.
	return colour === undefined || (colour === "black") === (side === 1);
}

/** The ply of an answer's moment in a game. 0 where it has none. */
export function plyOf(
	columns: Columns,
	game: number,
	mySide: 0 | 1,
	answer: Answer,
	whose: Whose,
): number {
	const at = game * RECORD_BYTES;
	if (!isKept(columns.records, at)) return 0;
	// Getting better is told of me before and since.
	const isMine = whose === "me" || answer.key === "better";
	const side = (isMine ? mySide : 1 - mySide) as 0 | 1;
	const [facts, other] = [noFacts(), noFacts()];
	readSide(columns.records, at, side, facts);
	readSide(columns.records, at, (1 - side) as 0 | 1, other);
	return PLIES[answer.key](
		{
			facts,
			other,
			side,
			score: scoreOf(columns.at("result", game), side),
			positions: columns.at("positions", game),
			month: monthOf(columns.at("day", game)),
			family: columns.names.family.wordOf(columns.at("family", game)),
			isMe: whose === "me",
		},
		answer,
	);
}

/** 202405 of 20240531; 0 where the month is not known. */
export const monthOf = (day: number): number =>
	Math.floor(day / 100) % 100 === 0 ? 0 : Math.floor(day / 100);

const WHITE_SCORES: Readonly<Record<string, number>> = { "1-0": 2, "0-1": 0, "1/2-1/2": 1 };

/** Twice what a side scored; -1 where that is not known. */
export function scoreOf(result: number, side: 0 | 1): number {
	const white = WHITE_SCORES[RESULTS[result] ?? "*"] ?? -1;
	return white < 0 || side === 0 ? white : 2 - white;
}

/**
 * At a moment, is a square the other side's and not that of whom it is told? It is a square as it
 * is shown, `seat` 1 where that is as Black sees it.
 */
export function isOthers(
	{ columns, positions }: Stock,
	{ game, side: mySide, ply }: Place & { readonly ply: number },
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

/** Was the centre lost by this move, ply * 4096 + from + to * 64? */
export function isLostBy(
	columns: Columns,
	game: number,
	mySide: 0 | 1,
	answer: Answer,
	whose: Whose,
	move: number,
): boolean {
	if (plyOf(columns, game, mySide, answer, whose) !== Math.floor(move / 4096)) return false;
	const facts = noFacts();
	const side = (whose === "me" ? mySide : 1 - mySide) as 0 | 1;
	readSide(columns.records, game * RECORD_BYTES, side, facts);
	return facts.centreMove === move % 4096;
}

/** Plies worth a position to practise: my worst mistake, my missed chance, the centre lost. */
export function pliesToPractise(columns: Columns, game: number, side: 0 | 1): number[] {
	const at = game * RECORD_BYTES;
	if (!isKept(columns.records, at)) return [];
	const facts = noFacts();
	readSide(columns.records, at, side, facts);
	const { worst, missed, lostCentre } = facts;
	return [...new Set([worst, missed, lostCentre])].filter((ply) => ply > 0);
}
