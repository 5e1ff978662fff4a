// Gains of a move in time or freedom, where the engine's line takes nothing: it pins, or attacks.

import type { Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, PAWN, QUEEN } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { pieceAt, attacks as strikes } from "../tactics/attacks.ts";
import { isTrapped, pinsBy } from "../tactics/strikes.ts";
import { type Attack, attacksBack, namesTo, placed, targetsOf } from "./attack.ts";
import { prizesOf, wonFor } from "./playedLine.ts";
import type { Win } from "./reason.ts";

/** A move that pins a piece which was not pinned, if nothing takes the piece that has moved. */
function newPin(attack: Attack): Win | undefined {
	const { line, at } = attack;
	const first = line.moves[at];
	if (first === undefined || attacksBack(attack, first.to)) return undefined;
	const piecesAt = (frame: number) => readPieces(line.placements, frame as Frame);
	const [was, pieces] = [piecesAt(at), piecesAt(at + 1)];
	const before = new Set(pinsBy(was, first.side).map(({ pinned }) => pinned));
	const pin = pinsBy(pieces, first.side).find(
		({ pinned, pinner, behind }) =>
			pinner === first.to &&
			!before.has(pinned) &&
			[KING, QUEEN].includes(kindOf(pieceAt(pieces, behind))) &&
			// A pawn mostly stands where it stands; what strikes back is held by nothing.
			kindOf(pieceAt(pieces, pinned)) !== PAWN &&
			(kindOf(pieceAt(pieces, behind)) === KING || !strikes(pieces, pinned, pinner)),
	);
	if (pin === undefined) return undefined;
	return {
		kind: "pin",
		squares: [pin.pinned, pin.pinner],
		by: namesTo(attack),
		gain: 0,
		mover: { piece: first.piece, square: first.from },
		actor: placed(line, at + 1, pin.pinner),
		targets: [placed(line, at + 1, pin.behind), placed(line, at + 1, pin.pinned)],
		guard: undefined,
		via: undefined,
		check: undefined,
		next: undefined,
		later: undefined,
		ending: undefined,
	};
}

/** Can a piece go where it is safe? */
const stepsAside = ({ line, at }: Attack, square: Square): boolean =>
	!isTrapped(readPieces(line.placements, (at + 1) as Frame), square);

/** A move that attacks a piece which did not hang before, now does, and cannot step aside. */
function newAttack(attack: Attack): Win | undefined {
	const { modules, line, at } = attack;
	const first = line.moves[at];
	if (first === undefined || first.captured !== NO_PIECE) return undefined;
	// It may be taken for more than it is worth.
	const isTaken = attacksBack(attack, first.to);
	if (isTaken && wonFor(modules, line, at + 1, first.side) < 1) return undefined;
	const before = prizesOf(modules, line, at, first.side);
	const target = targetsOf(attack, first.to).find(
		({ square, piece }) => kindOf(piece) !== KING && (before[square] ?? 0) === 0,
	);
	if (target === undefined || stepsAside(attack, target.square)) return undefined;
	return {
		kind: "attacked",
		squares: [target.square, first.to],
		by: namesTo(attack),
		later: undefined,
		ending: undefined,
		gain: 0,
		target,
	};
}

/** Gains of a move in time or freedom, where the line takes nothing. */
export const gainsTimeBy = (attack: Attack): Win[] =>
	[newPin, newAttack].flatMap((find) => find(attack) ?? []);
