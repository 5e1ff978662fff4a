// Point of the better move where its line takes nothing: what it attacks, prevents, keeps, and
// where it goes (docs/insight.md, section 9). The first that holds is shown.

import {
	KING,
	KNIGHT,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	QUEEN,
	ROOK,
	type Side,
	WHITE,
} from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { balanceOf, takenAt, worthOf } from "../../chess/worth.ts";
import { between } from "../../control/rays.ts";
import { type Case, takesBack } from "../mistakes/case.ts";
import { centipawnsFor } from "../mistakes/marks.ts";
import { takes } from "../mistakes/material.ts";
import type { PlayedLine } from "../mistakes/playedLine.ts";
import type { Does } from "../mistakes/reason.ts";
import {
	attackersOf,
	attacks,
	inCheck,
	moved,
	type Pieces,
	pieceAt,
	squaresOfSide,
} from "../tactics/attacks.ts";
import { prizeOn, takersOf } from "../tactics/exchange.ts";
import { pinsBy } from "../tactics/strikes.ts";
import { hitsOf, placedIn } from "./hits.ts";
import { refutedAt } from "./refuted.ts";
import type { Rest } from "./rest.ts";
import { safeSquares } from "./room.ts";
import { isLegal, sceneAfter, sceneAt, stepOf } from "./scene.ts";
import { shownBetter } from "./shownLine.ts";

/** A mistake whose better move is known, and both lines at rest. */
export type Scenes = {
	readonly one: Case;
	readonly before: Pieces;
	readonly afterBest: Pieces;
	readonly played: Rest | undefined;
	readonly better: Rest | undefined;
};

type Find = (scenes: Scenes) => Does | undefined;

/** Moves of a line that matter for what comes of a move. */
const SOON = 6;

/** Place of the recapture, where the first move is taken at once for as much; else 0. */
function recaptured({ moves }: PlayedLine): 0 | 2 {
	const [first, taken, back] = moves;
	const isExchange = first !== undefined && taken?.to === first.to && back?.to === first.to;
	return isExchange &&
		first.captured === NO_PIECE &&
		takenAt(taken) === first.to &&
		worthOf(back.captured) >= worthOf(taken.captured)
		? 2
		: 0;
}

const squaresOf = (placed: readonly { readonly square: Square }[]): Square[] =>
	placed.map(({ square }) => square);

const hits: Find = ({ one: { better, played, move } }) => {
	const at = recaptured(better);
	const found = hitsOf(better, at);
	if (found === undefined) return undefined;
	const own = hitsOf(played, 0);
	const isMore = found.targets.some(
		({ square }) => move.to !== square && !own?.targets.some((other) => other.square === square),
	);
	if (!isMore) return undefined;
	return {
		kind: "hits",
		squares: squaresOf(found.targets),
		way: better.names.slice(0, at + 1),
		...found,
		// What is taken back is no gain by the way.
		took: at === 0 ? found.took : NO_PIECE,
	};
};

/** It can be taken where it goes, and the natural capture fails. */
const offer: Find = ({ one: { modules, better, side }, afterBest }) => {
	const [move] = better.moves;
	const refutes = move && refutedAt(modules, better, 0);
	if (move === undefined || refutes === undefined) return undefined;
	const [taker] = takersOf(afterBest, move.to, otherSide(side));
	const { answer, by, squares } = refutes;
	const isTaking = move.captured !== NO_PIECE;
	// To a piece that is pinned nothing is offered.
	if (!isTaking && pinsBy(afterBest, side).some(({ pinned }) => pinned === taker)) return undefined;
	return { kind: "offer", squares, offered: move.piece, isTaking, answer, by };
};

/** A queen that is guarded is exchanged, and a king cannot be. */
const isAtStake = (piece: Piece): boolean => ![QUEEN, KING].includes(kindOf(piece));

/** A piece that the reply would win, and that the better move guards. */
const guards: Find = ({ one: { better, played, side, mark }, before, afterBest }) => {
	const [[move], reply] = [better.moves, played.moves[1]];
	if (move === undefined || reply === undefined) return undefined;
	const other = otherSide(side);
	const replied = sceneAt(played, 2).pieces;
	const answered = moved(afterBest, reply.from, reply.to);
	// A pawn is no matter where much is lost, or where it stays.
	const matters = (square: Square) =>
		kindOf(pieceAt(afterBest, square)) !== PAWN ||
		(mark !== "??" && played.moves.slice(1, 6).some(({ to }) => to === square));
	for (const square of squaresOfSide(afterBest, side)) {
		const piece = pieceAt(afterBest, square);
		if (square === move.to || !isAtStake(piece) || before[square] !== piece) continue;
		if (!matters(square) || takes(better, square)) continue;
		if (replied[square] !== piece || prizeOn(replied, square, other) === 0) continue;
		if (answered[square] !== piece || prizeOn(answered, square, other) > 0) continue;
		const target = placedIn(before, square);
		if (attacks(afterBest, move.to, square) && !attacks(before, move.from, square)) {
			if (move.captured !== NO_PIECE) continue;
			return { kind: "guards", squares: [square], target, slider: undefined };
		}
		const slider = attackersOf(afterBest, square, side).find(
			(from) => from !== move.to && between(from, square)?.includes(move.from),
		);
		if (slider === undefined) continue;
		return {
			kind: "guards",
			squares: [slider, square],
			target,
			slider: placedIn(before, slider),
		};
	}
	return undefined;
};

const isSameStep = (one: PlayedMove | undefined, other: PlayedMove): boolean =>
	one?.from === other.from && one.to === other.to;

/** The reply to what was played cannot come, or loses what goes there. */
const stops: Find = ({ one: { better, played, side }, afterBest }) => {
	const [[move], reply] = [better.moves, played.moves[1]];
	const name = played.names[1];
	if (move === undefined || reply === undefined || name === undefined) return undefined;
	if ([1, 3].some((at) => isSameStep(better.moves[at], reply))) return undefined;
	// A capture is prevented by moving away, and castling by nothing that is seen here.
	if (reply.captured !== NO_PIECE || reply.san.startsWith("O")) return undefined;
	if (sceneAt(played, 0).pieces[reply.from] !== reply.piece) return undefined;
	const tells = { kind: "stops", reply: name, square: reply.to } as const;
	if (move.to === reply.to && kindOf(reply.piece) === PAWN) {
		return { ...tells, squares: [reply.to], how: "occupies" };
	}
	if (kindOf(reply.piece) === PAWN) return undefined;
	const scene = sceneAt(better, 1);
	const step = stepOf(reply);
	if (!isLegal(scene, step)) return undefined;
	const isGuard =
		attacks(sceneAfter(scene, step).pieces, move.to, reply.to) &&
		!attacks(sceneAt(played, 2).pieces, move.from, reply.to);
	const there = prizeOn(moved(afterBest, reply.from, reply.to), reply.to, side);
	const now = prizeOn(sceneAt(played, 2).pieces, reply.to, side);
	if (!isGuard || there === 0 || now > 0) return undefined;
	return { ...tells, squares: [reply.to], how: "guards" };
};

const isPiece = (pieces: Pieces, square: Square): boolean => {
	const kind = kindOf(pieceAt(pieces, square));
	return kind >= KNIGHT && kind <= QUEEN;
};

/** A piece of a side that has no safe square in one placement, and had some in the other. */
export function stranded(now: Pieces, was: Pieces, side: Side): Square | undefined {
	return squaresOfSide(now, side).find((square) => {
		if (!isPiece(now, square) || now[square] !== was[square]) return false;
		// A piece on its first two ranks has few squares, and needs no more.
		const isDeep = side === WHITE ? rankOf(square) >= 2 : rankOf(square) <= 5;
		if (!isDeep) return false;
		return safeSquares(now, square).length === 0 && safeSquares(was, square).length > 0;
	});
}

const strands: Find = ({ one: { side, better }, before, afterBest }) => {
	const square = stranded(afterBest, before, otherSide(side));
	if (square === undefined || inCheck(afterBest, otherSide(side))) return undefined;
	// The answer frees it, or it is no matter.
	const falls = better.moves.slice(1, 6).some((move) => move.to === square || move.from === square);
	if (!falls) return undefined;
	return { kind: "strands", squares: [square], target: placedIn(before, square) };
};

/** Is what moves first taken within four plies, and not paid for there? */
function isLostSoon({ moves }: PlayedLine): boolean {
	let at = moves[0]?.to;
	for (const [index, move] of moves.slice(1, 5).entries()) {
		if (takenAt(move) === at) return moves[index + 2]?.to !== at;
		if (move.from === at) at = move.to;
	}
	return false;
}

/** It leaves a square where it would be lost, or had no safe square. */
const saves: Find = ({ one: { better, played, side }, before, afterBest }) => {
	const [move] = better.moves;
	if (move === undefined || isLostSoon(better)) return undefined;
	const other = otherSide(side);
	if (!isPiece(before, move.from)) return undefined;
	if (prizeOn(afterBest, move.to, other) > 0) return undefined;
	const stays = sceneAt(played, 1).pieces;
	if (stays[move.from] !== move.piece) return undefined;
	const isLost = prizeOn(stays, move.from, other) > 0;
	const later = sceneAt(played, 2).pieces;
	const isShut =
		later[move.from] === move.piece &&
		!inCheck(later, side) &&
		safeSquares(later, move.from).length === 0 &&
		safeSquares(stays, move.from).length > 0;
	if (!isLost && !isShut) return undefined;
	return { kind: "saves", squares: [move.from], piece: placedIn(before, move.from) };
};

/** A pin on a piece of its own, where the line that was played takes by it, is over. */
const unpins: Find = ({ one: { better, played, side }, before, afterBest }) => {
	const other = otherSide(side);
	if (better.moves[0] === undefined || played.moves.length < 2) return undefined;
	const replied = sceneAt(played, 2).pieces;
	const isPin = (pieces: Pieces, square: Square) =>
		pinsBy(pieces, other).some(({ pinned }) => pinned === square);
	const found = pinsBy(before, other).find(({ pinned, behind }) => {
		const piece = pieceAt(before, pinned);
		if (!isPiece(before, pinned) || piece === NO_PIECE) return false;
		if (replied[pinned] !== piece || afterBest[pinned] !== piece) return false;
		if (!isPin(replied, pinned) || isPin(afterBest, pinned)) return false;
		return played.moves
			.slice(1, SOON)
			.some(
				({ side: by, to }) =>
					by === other && (to === pinned || to === behind || attacks(replied, pinned, to)),
			);
	});
	if (found === undefined) return undefined;
	return { kind: "unpins", squares: [found.pinned], pinned: placedIn(before, found.pinned) };
};

/** Castling, which the line that was played does not do either. */
const castles: Find = ({ one: { better, played, side } }) =>
	better.moves[0]?.san.startsWith("O-O") &&
	played.moves.every((move) => move.side !== side || !move.san.startsWith("O"))
		? { kind: "castles", squares: [better.moves[0].to] }
		: undefined;

/** Points from which a side gains by exchanges. */
const AHEAD = 2;

/** Pieces from knight to queen, of both sides, that make an ending. */
export const FEW = 4;

/** Centipawns from which a side is winning. */
export const WINNING = 300;

export const piecesIn = (pieces: Pieces): number =>
	pieces.filter((piece) => kindOf(piece as Piece) >= KNIGHT && kindOf(piece as Piece) <= QUEEN)
		.length;

/** Place of the move with which a line soon exchanges queens. */
export function queenTrade({ moves }: PlayedLine): number | undefined {
	const at = moves.slice(0, SOON).findIndex(({ captured }) => kindOf(captured) === QUEEN);
	const [taking, back] = at < 0 ? [] : [moves[at], moves[at + 1]];
	const isTrade = kindOf(back?.captured ?? NO_PIECE) === QUEEN && back?.to === taking?.to;
	return isTrade ? at : undefined;
}

/** Its line exchanges queens while it is ahead, or into an ending that is won. */
const queens: Find = ({ one: { better, played, side, before: was }, before }) => {
	const at = queenTrade(better);
	if (at === undefined || queenTrade(played) !== undefined) return undefined;
	const squares = [better.moves[at]?.to as Square];
	const isWon = centipawnsFor(side, was) >= WINNING;
	const isEnding = isWon && piecesIn(sceneAt(better, at + 2).pieces) <= FEW;
	if (!isEnding && balanceOf(before, side) < AHEAD) return undefined;
	return { kind: "queens", squares, isEnding };
};

/** Pieces from knight to queen, of both sides, with which an open file, or time, counts. */
export const MANY = 6;

/** Could a pawn of a side ever attack a square, as its pawns stand? */
const isInReach = (pieces: Pieces, square: Square, side: Side): boolean => {
	const ahead = side === WHITE ? 1 : -1;
	return squaresOfSide(pieces, side).some(
		(pawn) =>
			kindOf(pieceAt(pieces, pawn)) === PAWN &&
			Math.abs(fileOf(pawn) - fileOf(square)) === 1 &&
			ahead * (rankOf(square) - rankOf(pawn)) > 0,
	);
};

const outpost: Find = ({ one: { better, side }, afterBest }) => {
	const [move] = better.moves;
	if (move === undefined || kindOf(move.piece) !== KNIGHT) return undefined;
	const rank = side === WHITE ? rankOf(move.to) : 7 - rankOf(move.to);
	if (rank < 3 || rank > 5 || isInReach(afterBest, move.to, otherSide(side))) return undefined;
	const byPawn = attackersOf(afterBest, move.to, side).some(
		(from) => kindOf(pieceAt(afterBest, from)) === PAWN,
	);
	const stays = better.moves
		.slice(1, 6)
		.every(({ from, to }) => from !== move.to && to !== move.to);
	if (!byPawn || !stays) return undefined;
	return { kind: "outpost", squares: [move.to], piece: placedIn(afterBest, move.to) };
};

const file: Find = ({ one: { better }, before, afterBest }) => {
	const [move] = better.moves;
	if (move === undefined || kindOf(move.piece) !== ROOK || piecesIn(before) < MANY)
		return undefined;
	const isOpen = (square: Square) =>
		![...before.keys()].some(
			(at) => fileOf(at as Square) === fileOf(square) && kindOf(pieceAt(before, at)) === PAWN,
		);
	if (fileOf(move.from) === fileOf(move.to) || isOpen(move.from) || !isOpen(move.to))
		return undefined;
	if (takersOf(afterBest, move.to, otherSide(move.side)).length > 0) return undefined;
	return { kind: "file", squares: [move.to], piece: placedIn(afterBest, move.to) };
};

/** The rank from which a passed pawn counts, from its own side. */
const FAR = 4;

const passed: Find = ({ one: { better, side }, before, afterBest }) => {
	const [move] = better.moves;
	if (move === undefined || kindOf(move.piece) !== PAWN) return undefined;
	const rank = side === WHITE ? rankOf(move.to) : 7 - rankOf(move.to);
	const isFree = !squaresOfSide(before, otherSide(side)).some(
		(at) =>
			kindOf(pieceAt(before, at)) === PAWN &&
			Math.abs(fileOf(at) - fileOf(move.to)) <= 1 &&
			(side === WHITE ? rankOf(at) > rankOf(move.from) : rankOf(at) < rankOf(move.from)),
	);
	if (rank < FAR || !isFree || prizeOn(afterBest, move.to, otherSide(side)) > 0) return undefined;
	return { kind: "passed", squares: [move.to], pawn: move.to };
};

/** Moves in which a line wins something that is its point: a pawn, or more. */
const SHORT = 5;
const LONG = 7;

/** The line wins something soon. */
const wins: Find = ({ one }) => {
	const shown = one.mark === "?!" ? undefined : shownBetter(one);
	if (shown?.wins === undefined) return undefined;
	const { took, gave, points, square } = shown.wins;
	if (points < 1 || shown.moves > (points > 1 ? LONG : SHORT)) return undefined;
	const way = one.better.names.slice(0, shown.moves);
	const to = one.better.moves[shown.moves - 1]?.to as Square;
	return { kind: "wins", squares: [to], way, spoils: { took, gave, points }, square };
};

/** A capture of which nothing else is known: an exchange, or by another piece than was chosen. */
const capture: Find = ({ one: { better, move, previous }, before }) => {
	const [taking, back] = better.moves;
	const square = taking && takenAt(taking);
	if (taking === undefined || square === undefined) return undefined;
	const isTakenBack = back?.to === taking.to;
	const isEven = worthOf(taking.captured) === worthOf(taking.piece);
	// What is given for less, or for more, is not said by the capture alone.
	if (isTakenBack && !isEven) return undefined;
	const isOther = move.captured !== NO_PIECE && move.to === taking.to;
	const isBack = takesBack(previous, taking);
	const how = isBack ? "back" : isOther ? "otherwise" : isTakenBack ? "exchanges" : "plain";
	const [by, target] = [placedIn(before, taking.from), placedIn(before, square)];
	return { kind: "takes", squares: [square], by, target, how };
};

const FINDERS: readonly Find[] = [
	wins,
	hits,
	strands,
	guards,
	saves,
	unpins,
	stops,
	offer,
	castles,
	queens,
	outpost,
	passed,
	file,
];

/** What a capture does beside taking. */
const OF_CAPTURES: readonly Find[] = [wins, hits, guards, offer, unpins, queens, capture];

export function doesOf(scenes: Scenes): Does | undefined {
	const { modules, better } = scenes.one;
	const isCapture = better.moves[0]?.captured !== NO_PIECE;
	for (const find of isCapture ? OF_CAPTURES : FINDERS) {
		const found = find(scenes);
		if (found === undefined) continue;
		const isOpen = !["offer", "wins", "takes"].includes(found.kind);
		return isOpen ? { ...found, refutes: refutedAt(modules, better, 0) } : found;
	}
	return undefined;
}
