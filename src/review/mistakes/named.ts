// Tactics of a line as reasons of a mistake: who wins what, and by which moves.

import { WHITE } from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { findTactics } from "../tactics/findTactics.ts";
import type { Tactic } from "../tactics/tactic.ts";
import type { PlayedLine } from "./playedLine.ts";
import type { Named, Win } from "./reason.ts";

/** Plies of a line within which a tactic is the point of its first move, and may still be. */
const SOON = 2;
const LATE = 4;

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

/** A tactic of a line as a win. A pawn's way to promotion is told from its start. */
function winBy(line: PlayedLine, from: number, tactic: Tactic & { readonly kind: Named }): Win[] {
	const { kind, actor, targets, guard, via, check, gain, fruit } = tactic;
	const at = kind === "promotion" ? 0 : tactic.at;
	const move = line.moves[from + at];
	if (move === undefined) return [];
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
			later: fruit > at ? line.names[from + fruit] : undefined,
		},
	];
}

/** Those with a name of their own, the ones that come soon before others. */
export function namedWins(line: PlayedLine, from: number, previous: PlayedMove | undefined): Win[] {
	const found = tacticsFrom(line, from, previous).filter(hasName);
	const isSoon = ({ kind, at }: Tactic) =>
		kind === "promotion" || at <= (kind === "trapped" ? 0 : SOON);
	const soon = found.filter(isSoon);
	const late = found.filter(({ kind, at }) => at <= LATE && kind !== "trapped");
	const told = soon.length > 0 ? soon : late;
	return told.flatMap((tactic) => winBy(line, from, tactic));
}
