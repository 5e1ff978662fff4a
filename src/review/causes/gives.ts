// What the move that was played gives away, where the reply wins nothing: castling, time, room,
// squares, the file of its king (docs/insight.md, section 9). The first that holds is shown.

import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	WHITE,
} from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import type { Case } from "../mistakes/case.ts";
import { centipawnsFor } from "../mistakes/marks.ts";
import { isSameMove, type PlayedLine } from "../mistakes/playedLine.ts";
import type { Gives } from "../mistakes/reason.ts";
import { attacks, kingOf, moved, type Pieces, pieceAt, squaresOfSide } from "../tactics/attacks.ts";
import { prizeOn } from "../tactics/exchange.ts";
import { FEW, MANY, piecesIn, queenTrade, type Scenes, stranded, WINNING } from "./does.ts";
import { hitsOf, placedIn } from "./hits.ts";
import { CENTRE, classIn, holds, isOwnPawn, type Rest, restAt } from "./rest.ts";
import { isLegal, type Scene, type Step, sceneAt, stepOf } from "./scene.ts";

type Find = (scenes: Scenes) => Gives | undefined;

const rightsOf = (rights: number, side: Side): number => rights & (side === WHITE ? 3 : 12);

const castling: Find = ({ one: { move, played, better, side }, before }) => {
	const isMoved = kindOf(move.piece) === KING && !move.san.startsWith("O");
	if (!isMoved || !before.includes(pieceOf(otherSide(side), QUEEN))) return undefined;
	const had = rightsOf(sceneAt(played, 0).rights, side) > 0;
	const stays = rightsOf(sceneAt(better, 1).rights, side) > 0;
	const isCastling = better.moves[0]?.san.startsWith("O") ?? false;
	if (!had || !(stays || isCastling)) return undefined;
	return { kind: "castling", squares: [move.to] };
};

const isLostThere = ({ pieces, side }: Scene, { from, to }: Step): boolean =>
	prizeOn(moved(pieces, from, to), to, otherSide(side)) > 0;

/** The reply attacks something, as it could not after the better move, or not for nothing. */
const tempo: Find = ({ one: { played, better } }) => {
	const found = hitsOf(played, 1);
	const reply = played.moves[1];
	const name = played.names[1];
	if (found === undefined || reply === undefined || name === undefined) return undefined;
	if (isSameMove(played, better, 1) || isSameMove(played, better, 3)) return undefined;
	const scene = sceneAt(better, 1);
	const step = stepOf(reply);
	const isThere = isLegal(scene, step) && scene.pieces[step.from] === reply.piece;
	// What would be attacked as well after the better move is not to be blamed on this one.
	const [dearest] = found.targets;
	const isAnyway = dearest !== undefined && scene.pieces[dearest.square] === dearest.piece;
	if (isThere && isAnyway && !isLostThere(scene, step)) return undefined;
	const squares = [reply.to, ...found.targets.map(({ square }) => square)];
	return {
		kind: "tempo",
		squares,
		reply: name,
		targets: found.targets,
		isTaking: found.took !== NO_PIECE,
	};
};

const hasPawn = (pieces: Pieces, file: number, side: Side): boolean =>
	squaresOfSide(pieces, side).some(
		(square) => fileOf(square) === file && kindOf(pieceAt(pieces, square)) === PAWN,
	);

/** The file of the king has lost its pawn, and a rook or the queen looks down it. */
const file: Find = ({ one: { side, played: line, better: other }, before, played, better }) => {
	if (played === undefined || better === undefined) return undefined;
	const [now, then] = [sceneAt(line, played.frame).pieces, sceneAt(other, better.frame).pieces];
	const king = kingOf(now, side);
	if (king === undefined) return undefined;
	const at = fileOf(king);
	const isOpened = hasPawn(before, at, side) && !hasPawn(now, at, side) && hasPawn(then, at, side);
	if (!isOpened) return undefined;
	const by = squaresOfSide(now, otherSide(side)).find(
		(square) => fileOf(square) === at && [ROOK, QUEEN].includes(kindOf(pieceAt(now, square))),
	);
	if (by === undefined) return undefined;
	return { kind: "file", squares: [king, by], file: king, by: placedIn(now, by) };
};

const strands: Find = ({ one: { side, played, better } }) => {
	if (played.moves.length < 2) return undefined;
	const [now, other] = [
		sceneAt(played, 2).pieces,
		sceneAt(better, Math.min(2, better.moves.length)),
	];
	const square = stranded(now, other.pieces, side);
	if (square === undefined) return undefined;
	const falls = played.moves.slice(2, 8).some((move) => move.to === square);
	if (!falls) return undefined;
	return { kind: "strands", squares: [square], target: placedIn(now, square) };
};

/** Pawns that squares of the centre may be worth, and the standing that they may explain. */
const SMALL = 250;
const NEAR = 500;

/** Is the loss one that squares explain: no piece, no mate, and no ending? */
function isQuietLoss({ side, mark, before, after, played }: Case, rest: Rest): boolean {
	// A pawn that recaptures leaves what it guarded without its guard, whatever that costs.
	const back = played.moves[2];
	const isDragged = back?.to === played.moves[1]?.to && kindOf(back?.piece ?? NO_PIECE) === PAWN;
	if (isDragged && rest.frame > 2) return true;
	if (mark === "?!") return false;
	const { pieces } = sceneAt(played, 0);
	if (
		piecesIn(pieces) < MANY ||
		Math.abs((played.gains[rest.frame] ?? 0) - (played.gains[0] ?? 0)) > 1
	)
		return false;
	const [was, is] = [centipawnsFor(side, before), centipawnsFor(side, after)];
	return was - is < SMALL && Math.abs(was) < NEAR && Math.abs(is) < NEAR;
}

/** Squares of the centre that are worth a ??. */
const TWO = 2;

/** May a pawn come to strike a square: one beside its file, ahead of it? */
const mayStrike = (pawn: Square, square: Square, side: Side): boolean =>
	Math.abs(fileOf(pawn) - fileOf(square)) === 1 &&
	(side === WHITE ? rankOf(square) > rankOf(pawn) : rankOf(square) < rankOf(pawn));

/** Did a move of a line end its guard of a square, and does a reply go there? */
export function letsGo(line: PlayedLine, at: number, square: Square): boolean {
	const { from, to, piece, side } = line.moves[at] as PlayedMove;
	const [before, after] = [sceneAt(line, at).pieces, sceneAt(line, at + 1).pieces];
	const isLeft =
		kindOf(piece) === PAWN
			? mayStrike(from, square, side) && !mayStrike(to, square, side)
			: attacks(before, from, square) && !attacks(after, to, square);
	return (
		isLeft &&
		square !== to &&
		before[square] !== pieceOf(otherSide(side), PAWN) &&
		line.moves.slice(at + 1).some((reply) => reply.side !== side && reply.to === square)
	);
}

const centre: Find = ({ one, played, better }) => {
	if (played === undefined || better === undefined || !isQuietLoss(one, played)) return undefined;
	const { side, move, played: line } = one;
	const [own, others] = side === WHITE ? [WHITES, BLACKS] : [BLACKS, WHITES];
	const before = restAt(one.modules, line, 0);
	const isDragged = line.moves[2]?.to === move.to;
	// A piece of its own that is attacked on a square does not give the square up.
	const found = CENTRE.filter(
		(square) =>
			classIn(played, square) === others &&
			classIn(better, square) !== others &&
			[own, CONTESTED].includes(classIn(before, square)) &&
			(!holds(played, square, side) || isOwnPawn(before, square, side)) &&
			(letsGo(line, 0, square) || (isDragged && letsGo(line, 2, square))),
	);
	const least = one.mark === "??" && !isDragged ? TWO : 1;
	if (found.length < least) return undefined;
	return {
		kind: "centre",
		squares: found,
		centre: found,
		way: line.names.slice(1, played.frame),
	};
};

/** Queens are exchanged, and what is left is lost. */
const queens: Find = ({ one: { side, before, after, played, better } }) => {
	if (centipawnsFor(side, after) > -WINNING || centipawnsFor(side, before) <= -WINNING)
		return undefined;
	const trade = queenTrade(played);
	if (trade === undefined || trade > 1 || queenTrade(better) !== undefined) return undefined;
	if (piecesIn(sceneAt(played, trade + 2).pieces) > FEW) return undefined;
	return { kind: "queens", squares: [played.moves[trade]?.to as Square] };
};

/** Moves of its own by which a piece is back, after the one that was played. */
const RETURNS = [2, 4];

/** A piece goes, and comes back, without having taken anything or given check. */
const returns: Find = ({ one: { move, played }, before }) => {
	const isPiece = ![KING, PAWN].includes(kindOf(move.piece));
	if (!isPiece || piecesIn(before) < MANY) return undefined;
	let { to } = move;
	for (const at of [0, ...RETURNS]) {
		const own = played.moves[at];
		if (own === undefined || own.captured !== NO_PIECE || own.san.endsWith("+")) return undefined;
		if (at === 0 || own.from !== to) continue;
		to = own.to;
		if (to !== move.from) continue;
		const way = played.names.slice(1, at + 1);
		return { kind: "returns", squares: [to], piece: placedIn(before, to), way };
	}
	return undefined;
};

const FINDERS: readonly Find[] = [castling, tempo, file, strands, queens, centre, returns];

export function givesOf(scenes: Scenes): Gives | undefined {
	for (const find of FINDERS) {
		const found = find(scenes);
		if (found !== undefined) return found;
	}
	return undefined;
}
