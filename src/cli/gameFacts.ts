// Columns of a game beside its moves, as research names them: who, when, where.

import { parseDate, parseElo } from "../chess/pgn/tags/tagValues.ts";

export type GameFacts = {
	readonly date: string | null;
	readonly event: string | null;
	readonly site: string | null;
	readonly white: string | null;
	readonly black: string | null;
	readonly white_elo: number | null;
	readonly black_elo: number | null;
	readonly eco: string | null;
	readonly time_control: string | null;
};

const two = (number: number) => String(number).padStart(2, "0");

/** "1985-10-15"; "1985-10" or "1985" where no more is known: as text they stand in their order. */
function isoDate(tag: string | undefined): string | null {
	const { year, month, day } = parseDate(tag ?? "") ?? {};
	if (year === undefined) return null;
	const known = month === undefined ? [] : day === undefined ? [month] : [month, day];
	return [String(year).padStart(4, "0"), ...known.map(two)].join("-");
}

/** PGN writes "?" for unknown values. */
const knownText = (tag: string | undefined) =>
	tag === undefined || /^\s*\??\s*$/.test(tag) ? null : tag;

export function gameFacts(tag: (name: string) => string | undefined): GameFacts {
	return {
		date: isoDate(tag("Date")) ?? isoDate(tag("UTCDate")),
		event: knownText(tag("Event")),
		site: knownText(tag("Site")),
		white: knownText(tag("White")),
		black: knownText(tag("Black")),
		white_elo: parseElo(tag("WhiteElo")) ?? null,
		black_elo: parseElo(tag("BlackElo")) ?? null,
		eco: knownText(tag("ECO")),
		time_control: knownText(tag("TimeControl")),
	};
}

/**
 * A number for a game, the same in all tables: of its bytes, blanks aside, and of its place in the
 * file, so that a game that comes twice has two. It has 53 bits, so that every program can hold it.
 */
export function gameId(bytes: Uint8Array, number: number): number {
	let low = 0xdeadbeef ^ number;
	let high = 0x41c6ce57 ^ number;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte <= 32) continue;
		low = Math.imul(low ^ byte, 0x9e3779b1);
		high = Math.imul(high ^ byte, 0x5f356495);
	}
	const mixed =
		Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
	const other =
		Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
	return (mixed & 0x1fffff) * 2 ** 32 + (other >>> 0);
}
