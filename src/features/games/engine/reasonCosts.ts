// Topics to train where an engine has gone through the games: its reasons, by their cost.

import { MIN_GAMES } from "../../../games/collection/answers/candidate.ts";
import type { Costs } from "../../../games/collection/answers/shown/costs.ts";
import { areAlike, dearest, type Played } from "../../../games/collection/answers/worth.ts";
import type { Row } from "../../../games/collection/row.ts";
import type { ReasonKind } from "../../../training/sources/ofMistake.ts";
import { mineIn } from "../who/mine.ts";
import { gameKey } from "./keptSummaries.ts";
import { type KeptReason, REASON_KINDS } from "./reasons.ts";
import type { GameSummary } from "./summary.ts";

type Summaries = ReadonlyMap<string, GameSummary>;

/** So many games say more than all of them by material alone. */
const ENOUGH = 100;

const SCORES: Readonly<Record<string, number>> = { won: 2, drawn: 1, lost: 0 };

/** My games that have a result and were gone through, each with what both sides did. */
function reviewedOf(rows: readonly Row[], found: Summaries, me: readonly string[]) {
	return rows.flatMap((row) => {
		const mine = mineIn(row, me);
		const score = SCORES[mine?.outcome ?? ""];
		const { white, black } = found.get(gameKey(row)) ?? {};
		if (mine === undefined || score === undefined) return [];
		if (white?.reasons === undefined || black?.reasons === undefined) return [];
		const { side } = mine;
		const [own, theirs] =
			side === "white" ? [white.reasons, black.reasons] : [black.reasons, white.reasons];
		return [{ row, side, score, own, theirs }];
	});
}

const has = (reasons: readonly KeptReason[], kind: ReasonKind) =>
	reasons.some((reason) => reason.kind === kind);

/** As many of my games as there are of one kind against like opponents, or all of them. */
function counted(all: ReturnType<typeof reviewedOf>) {
	const alike = all.filter(({ row: { whiteElo, blackElo } }) => areAlike(whiteElo, blackElo));
	return alike.length >= MIN_GAMES
		? { games: alike, isAlike: true }
		: { games: all, isAlike: false };
}

/** How many games have to be gone through: 20, and 100 or half of those there. */
const neededOf = (rows: readonly Row[]) =>
	Math.ceil(Math.max(MIN_GAMES, Math.min(ENOUGH, rows.length / 2)));

/** How many games were gone through, of those needed; undefined where none was, or enough. */
export function reasonsToCome(rows: readonly Row[], found: Summaries, me: readonly string[]) {
	const [done, needed] = [reviewedOf(rows, found, me).length, neededOf(rows)];
	return done > 0 && done < needed ? { done, needed } : undefined;
}

/** Undefined where too few games were gone through. */
export function reasonCosts(
	rows: readonly Row[],
	found: Summaries,
	me: readonly string[],
): Costs<ReasonKind> | undefined {
	const reviewed = reviewedOf(rows, found, me);
	const { games, isAlike } = counted(reviewed);
	if (games.length < MIN_GAMES || reviewed.length < neededOf(rows)) return undefined;
	const playedOf = (kind: ReasonKind) =>
		games.map(
			({ score, own, theirs }): Played => ({
				score,
				mine: has(own, kind),
				theirs: has(theirs, kind),
			}),
		);
	const kinds = new Map(REASON_KINDS.map((kind) => [kind, playedOf(kind)]));
	return { games: games.length, isAlike, ...dearest(kinds) };
}

/** In how many games each of us has a reason of the kind. */
export type Met = { readonly kind: ReasonKind; readonly mine: number; readonly theirs: number };

/** Kinds that are named of games against one opponent. */
const MOST_MET = 3;

/** Against one opponent, however few the games are: what went wrong most often, not compared. */
export function reasonsMet(rows: readonly Row[], found: Summaries, me: readonly string[]) {
	const games = reviewedOf(rows, found, me);
	if (games.length === 0) return undefined;
	const kinds = REASON_KINDS.map(
		(kind): Met => ({
			kind,
			mine: games.filter(({ own }) => has(own, kind)).length,
			theirs: games.filter(({ theirs }) => has(theirs, kind)).length,
		}),
	);
	const most = kinds.filter(({ mine }) => mine > 0).sort((one, other) => other.mine - one.mine);
	return { games: games.length, kinds: most.slice(0, MOST_MET) };
}

/** My games with such a reason, the last first, each at its mistake. */
export function gamesOfReason(
	rows: readonly Row[],
	found: Summaries,
	me: readonly string[],
	kind: ReasonKind,
) {
	return counted(reviewedOf(rows, found, me))
		.games.flatMap(({ row, side, own }) => {
			const reason = own.find((one) => one.kind === kind);
			return reason ? [{ row, side, reason }] : [];
		})
		.sort((one, other) => (one.row.date < other.row.date ? 1 : -1));
}
