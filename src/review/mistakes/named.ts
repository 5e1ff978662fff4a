// Tactics of a line as reasons of a mistake: who wins what, and by which moves.

import { NO_PIECE, WHITE } from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { findTactics } from "../tactics/findTactics.ts";
import type { Tactic } from "../tactics/tactic.ts";
import { endingOf } from "./attack.ts";
import type { PlayedLine } from "./playedLine.ts";
import { type Named, TRAITS, type Win } from "./reason.ts";

/** Plies of a line within which a tactic is its point; and where checks and captures lead there. */
const SOON = 2;
const FORCED = 4;

/** Plies from a tactic to what it wins, at most. */
const FAR = 6;

/** Are a side's moves up to one of them checks or captures? */
const isForcedTo = (moves: readonly PlayedMove[], at: number): boolean =>
	moves
		.slice(0, at)
		.every(
			({ san, captured }, index) => index % 2 === 1 || captured !== NO_PIECE || san.endsWith("+"),
		);

function isPoint({ kind, at, fruit }: Tactic, moves: readonly PlayedMove[]): boolean {
	if (kind === "promotion") return true;
	if (fruit > at + FAR) return false;
	if (at === 0) return true;
	if (kind === "trapped" && moves[at]?.captured !== NO_PIECE) return false;
	return at <= SOON || (at <= FORCED && isForcedTo(moves, at));
}

const hasName = (tactic: Tactic): tactic is Tactic & { readonly kind: Named } =>
	tactic.kind !== "hanging" && tactic.kind !== "backRank";

/** All tactics of the side to move in a frame of a line, in the order of telling. */
export function tacticsFrom(
	line: PlayedLine,
	from: number,
	previous: PlayedMove | undefined,
): Tactic[] {
	const moves = line.moves.slice(from);
	const sign = moves[0]?.side === WHITE ? 1 : -1;
	const before = line.moves[from - 1] ?? previous;
	const start = sign * (line.gains[from] ?? 0);
	return findTactics({ placements: line.placements, frame: from, moves, before, start });
}

/** A tactic of a line as a win. A pawn's way to promotion is shown from its start. */
function winBy(line: PlayedLine, from: number, tactic: Tactic & { readonly kind: Named }): Win[] {
	const { kind, actor, targets, guard, via, check, gain, fruit } = tactic;
	const at = kind === "promotion" ? 0 : tactic.at;
	const move = line.moves[from + at];
	if (move === undefined) return [];
	const next = TRAITS[kind].namesNext && fruit > at + 2 ? 2 : 0;
	const isMove = fruit > at && from + fruit < line.moves.length;
	const ending =
		isMove && kind !== "promotion"
			? endingOf(
					line,
					from + at + 1 + next,
					from + fruit,
					TRAITS[kind].namesTargets ? targets : undefined,
					gain,
				)
			: undefined;
	const squares = [actor, ...targets, ...(guard ? [guard] : [])].map(({ square }) => square);
	return [
		{
			kind,
			squares: [...new Set(squares)],
			by: line.names.slice(from, from + at + 1),
			gain,
			mover: { piece: move.piece, square: move.from },
			actor,
			targets,
			guard,
			via,
			check,
			next: line.names[from + at + 2],
			later:
				fruit > at && (ending !== undefined || kind === "promotion")
					? line.names[from + fruit]
					: undefined,
			ending,
		},
	];
}

/** Those that come soon and have a name of their own. */
export function namedWins(line: PlayedLine, from: number, previous: PlayedMove | undefined): Win[] {
	const moves = line.moves.slice(from);
	return tacticsFrom(line, from, previous)
		.filter(hasName)
		.filter((tactic) => isPoint(tactic, moves))
		.flatMap((tactic) => winBy(line, from, tactic));
}
