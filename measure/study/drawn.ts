// Games of a folder of PGN files, drawn with a seed. Half of them, by their tags, were there to
// build on; the other half is to report.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "../../src/chess/decode.ts";
import { START_FEN } from "../../src/chess/fen.ts";
import type { Game } from "../../src/chess/game.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { parseElo } from "../../src/chess/pgn/tags/tagValues.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";

/** Whether a game is one of those to report: a hash of its tags decides. */
function isReported({ tags }: Game): boolean {
	const names = ["White", "Black", "Date", "Round", "Event", "UTCTime"];
	let hash = 0x811c9dc5;
	for (const letter of names.map((name) => tags.get(name) ?? "").join("|")) {
		hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
	}
	return ((hash >>> 16) & 1) === 1;
}

/**
 * The games to report, or others, in an order by chance. Those that cannot be read are left out.
 */
export function* drawGames(
	folder: string,
	next: () => number,
	isDrawn = isReported,
): Generator<Game> {
	const files = readdirSync(folder).filter((name) => name.endsWith(".pgn"));
	const texts = files.sort().map((name) => decodeText(readFileSync(join(folder, name))));
	const pieces = texts.flatMap((text) => splitPgn(text).map((piece) => ({ text, piece })));
	const drawn = pieces.map((game) => ({ game, at: next() })).sort((a, b) => a.at - b.at);
	for (const { game } of drawn) {
		let read: Game;
		try {
			read = readGame(game.text, game.piece);
		} catch {
			continue;
		}
		if (isDrawn(read)) yield read;
	}
}

/**
 * Sorts of games: those that club players played on sites for everybody, those of tournaments, and
 * those that masters played on such sites.
 */
export type Sort = "club players" | "tournaments" | "masters on sites";
const SORTS: readonly Sort[] = ["club players", "tournaments"];

/** From here on nobody is a club player. */
const MASTERS = 2200;

function sortOf({ tags }: Game): Sort {
	if (!/chess\.com|lichess/i.test(tags.get("Site") ?? "")) return "tournaments";
	const ratings = ["WhiteElo", "BlackElo"].map((name) => parseElo(tags.get(name)) ?? 0);
	return ratings.some((rating) => rating >= MASTERS) ? "masters on sites" : "club players";
}

/** Plies of a game that has more to tell than its opening. */
const LEAST_PLIES = 40;

/**
 * So many games of each sort, from the start position on, none twice; fewer where there are no
 * more.
 */
export function drawOfEach(
	folder: string,
	next: () => number,
	most: number,
	sorts: readonly Sort[] = SORTS,
	isDrawn = isReported,
): Map<Sort, Game[]> {
	const found = new Map<Sort, Game[]>(sorts.map((sort) => [sort, []]));
	const seen = new Set<string>();
	for (const game of drawGames(folder, next, isDrawn)) {
		const last = game.positions[game.plies]?.fen ?? "";
		if (seen.has(last)) continue;
		seen.add(last);
		if (game.plies < LEAST_PLIES || game.positions[0]?.fen !== START_FEN) continue;
		const games = found.get(sortOf(game));
		if (games !== undefined && games.length < most) games.push(game);
		if ([...found.values()].every(({ length }) => length === most)) break;
	}
	return found;
}
