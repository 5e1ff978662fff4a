// What a list shows of a moment, and whether an engine's lines bear it out (docs/answers.md,
// section 6).

import type { Frame } from "../../../chess/frame.ts";
import { type Game, positionAt } from "../../../chess/game.ts";
import { BLACK, otherSide, type Side, WHITE } from "../../../chess/piece.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { EngineLine, Evaluation } from "../../../engine/evaluation.ts";
import { playMoves } from "../../../engine/playedMoves.ts";
import { CHECK_NODES } from "../../../engine/settings.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import {
	centipawnsFor,
	chancesFor,
	type MistakeGlyph,
	markOf,
} from "../../../review/mistakes/marks.ts";
import type { Opened } from "../answers/answerState.ts";

/**
 * The move of a ply was a mistake (erred), and left a piece to be taken (hung); the next did not
 * take what hung, and should have (missed); from the ply on a side was winning (led).
 */
export type Claim =
	| { readonly kind: "erred" | "hung" | "missed"; readonly ply: number }
	| { readonly kind: "led"; readonly ply: number; readonly side: Side };

const KINDS: { readonly [Key in Opened | CostKind]?: Claim["kind"] } = {
	hanging: "hung",
	better: "hung",
	inOpening: "hung",
	inMiddlegame: "hung",
	inEndgame: "hung",
	punish: "missed",
	chanceMissed: "missed",
	phase: "erred",
	squares: "erred",
	won: "led",
	saved: "led",
	leadLost: "led",
};

/** Are moments of such a list checked? */
export const isChecked = (about: Opened | CostKind): boolean => KINDS[about] !== undefined;

/** Undefined where a list claims nothing that an engine could refute. */
export function claimOf(
	about: Opened | CostKind,
	{ ply, mySide, of }: Pick<Moment, "ply" | "mySide" | "of">,
	whose: Whose,
): Claim | undefined {
	const key = of ?? about;
	const kind = KINDS[key];
	if (kind !== "led") return kind && { kind, ply };
	const mine = mySide === "white" ? WHITE : BLACK;
	const isMine = (whose === "me") === (key !== "saved");
	return { kind, ply, side: isMine ? mine : otherSide(mine) };
}

/** "hung34", "led51b". */
export const claimKey = (claim: Claim): string =>
	claim.kind === "led"
		? `led${claim.ply}${claim.side === WHITE ? "w" : "b"}`
		: `${claim.kind}${claim.ply}`;

/**
 * Chances, of which there are 2 in all, that a mistake loses. The search is short: with a margin
 * above 0.1, a longer one seldom finds less than that.
 */
const LOST = 0.15;

/** As good as the best move, in the same chances. */
const AS_GOOD = 0.1;

/** Centipawns of a side that is winning, and plies from the moment on that are tried. */
const LED = 200;
const LED_PLIES = [0, 2, 4];

const MIN_WORTH = 3;

/** What is known of a position of the game, with so many lines. */
export type Ask = (ply: number, lines: number) => Promise<Evaluation>;

function takesPiece(fen: string, { moves }: EngineLine): boolean {
	const [first] = playMoves(fen, moves, 1);
	return first !== undefined && worthOf(first.move.captured) >= MIN_WORTH;
}

/** Is taking a piece the best that the side to move can do, or as good? */
async function isToTake(game: Game, ply: number, ask: Ask): Promise<boolean> {
	const { fen, move } = positionAt(game, ply as Frame);
	const taker = move?.side === WHITE ? BLACK : WHITE;
	const { lines } = await ask(ply, 2);
	const [best] = lines;
	const chances = ({ cp, mate }: EngineLine) => chancesFor(taker, { cp, mate });
	return (
		best !== undefined &&
		lines.some((line) => takesPiece(fen, line) && chances(best) - chances(line) < AS_GOOD)
	);
}

async function isMistake(game: Game, ply: number, ask: Ask): Promise<boolean> {
	const side = positionAt(game, ply as Frame).move?.side;
	if (side === undefined) return false;
	const after = await ask(ply, 2);
	const before = await ask(ply - 1, 1);
	return chancesFor(side, before) - chancesFor(side, after) >= LOST;
}

async function isWinning(game: Game, { ply, side }: { ply: number; side: Side }, ask: Ask) {
	for (const later of LED_PLIES) {
		const at = Math.min(game.plies, ply + later);
		if (centipawnsFor(side, await ask(at, 1)) >= LED) return true;
	}
	return false;
}

/** Does the engine bear a claim out? Asks as little as is needed. */
export async function holds(game: Game, claim: Claim, ask: Ask): Promise<boolean> {
	const { kind, ply } = claim;
	switch (kind) {
		case "led":
			return isWinning(game, claim, ask);
		case "erred":
			return isMistake(game, ply, ask);
		case "hung":
			return (await isToTake(game, ply, ask)) && isMistake(game, ply, ask);
		case "missed":
			return (await isToTake(game, ply, ask)) && isMistake(game, ply + 1, ask);
	}
}

/** The same by a short search, and then by longer ones. `askOf` asks with so many nodes. */
export async function isSure(
	game: Game,
	claim: Claim,
	askOf: (nodes: number) => Ask,
): Promise<boolean> {
	for (const nodes of CHECK_NODES) {
		if (!(await holds(game, claim, askOf(nodes)))) return false;
	}
	return true;
}

/** What the engine would have played instead of a mistake, as UCI writes it, and its mark. */
export type Instead = {
	readonly moves: readonly string[];
	readonly mark: MistakeGlyph;
};

/** Moves of a better line that are kept. */
const MOST_MOVES = 5;

/** The ply of the mistake that a claim speaks of; undefined of a lead. */
export const erredAt = ({ kind, ply }: Claim): number | undefined =>
	kind === "led" ? undefined : kind === "missed" ? ply + 1 : ply;

/** Undefined of a lead. With the searches of `isSure`, which has borne the claim out. */
export async function insteadOf(
	game: Game,
	claim: Claim,
	askOf: (nodes: number) => Ask,
): Promise<Instead | undefined> {
	const ply = erredAt(claim);
	const side = ply === undefined ? undefined : positionAt(game, ply as Frame).move?.side;
	if (ply === undefined || side === undefined) return undefined;
	const ask = askOf(CHECK_NODES[2]);
	const after = await ask(ply, 2);
	const before = await ask(ply - 1, 1);
	const moves = before.lines[0]?.moves.slice(0, MOST_MOVES) ?? [];
	return { moves, mark: markOf(side, before, after) ?? "?!" };
}
