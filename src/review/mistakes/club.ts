// Of which games a search of material tells mistakes: those of club players (docs/insight.md,
// section 9).

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { parseElo } from "../../chess/pgn/tags/tagValues.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import { balanceFor } from "../../chess/worth.ts";
import type { MaterialMistake } from "./reason.ts";

/** Where both players are rated as high, what looks lost is mostly given for something. */
const MASTERS = 2200;

/** Points of a loss that the game goes on without. */
const LEAST = 2;

/** Is what a mistake lost taken by the reply, and never won back? */
function isLostForGood(game: Game, { ply, side }: MaterialMistake): boolean {
	const before = balanceFor(game.placements, (ply - 1) as Frame, side);
	if (ply === game.plies) return false;
	for (let frame = Math.min(ply + 2, game.plies); frame <= game.plies; frame++) {
		// Between a capture and the one that takes back nobody has lost anything.
		const next = frame < game.plies ? positionAt(game, (frame + 1) as Frame).move : undefined;
		if (next !== undefined && next.side === side && next.captured !== NO_PIECE) continue;
		if (balanceFor(game.placements, frame as Frame, side) > before - LEAST) return false;
	}
	return true;
}

const ratingsOf = ({ tags }: Game) =>
	["WhiteElo", "BlackElo"].map((name) => parseElo(tags.get(name)));

/** Do the ratings say that masters played? */
const isOfMasters = (game: Game): boolean =>
	ratingsOf(game).every((rating) => (rating ?? 0) >= MASTERS);

/**
 * Is a game one of club players: by its ratings, or, without ratings, by a piece that was
 * lost for good?
 */
export function isForClub(game: Game, losses: readonly MaterialMistake[]): boolean {
	if (ratingsOf(game).some((rating) => rating !== undefined && rating < MASTERS)) return true;
	return !isOfMasters(game) && losses.some((loss) => isLostForGood(game, loss));
}

/**
 * What a search of material leaves out: all but short mates, in games of masters and of players
 * whose strength nobody knows; or smaller losses alone.
 */
export type Silence = "masters" | "unrated" | "small";

export function silenceOf(game: Game, losses: readonly MaterialMistake[]): Silence {
	if (isForClub(game, losses)) return "small";
	return isOfMasters(game) ? "masters" : "unrated";
}
