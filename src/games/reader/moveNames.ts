// Moves by name, out of the placements before and after them: "Nbd7", "e8=Q+", "O-O". For games of
// standard chess whose moves are known to be legal; to play them again by chess.js takes a hundred
// times as long.

import type { Frame } from "../../chess/frame.ts";
import {
	BISHOP,
	BLACK,
	KING,
	type Kind,
	KNIGHT,
	kindOf,
	NO_PIECE,
	PAWN,
	type Piece,
	pieceOf,
	QUEEN,
	ROOK,
	type Side,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import { type Placements, readPieces } from "../../chess/placement.ts";
import { type Square, squareName } from "../../chess/square.ts";
import {
	ALL_WAYS,
	DIAGONAL,
	DIAGONALS,
	JUMPS,
	STRAIGHT,
	STRAIGHTS,
	stepsFrom,
} from "../../control/rays.ts";

/** Where a move goes, and what a pawn becomes: a kind, 0 for none. */
export type Step = { readonly from: number; readonly to: number; readonly promotion: number };

type Board = Uint8Array;

const LETTERS = ["", "", "N", "B", "R", "Q", "K"];

const LEAPS_FROM = stepsFrom(JUMPS);
const oneByOne = (steps: readonly (readonly Square[])[]) =>
	steps.map((squares) => squares.map((square) => [square]));

/** Where each kind may go on an empty board, a list a direction: by kind and square. */
const RAYS: Readonly<Partial<Record<Kind, readonly (readonly (readonly Square[])[])[]>>> = {
	[KNIGHT]: oneByOne(LEAPS_FROM),
	[BISHOP]: DIAGONALS,
	[ROOK]: STRAIGHTS,
	[QUEEN]: ALL_WAYS,
	[KING]: oneByOne(stepsFrom([...STRAIGHT, ...DIAGONAL])),
};

/** Which way a side's pawns go, in squares. */
const forward = (side: Side) => (side === WHITE ? 8 : -8);

/** Where a pawn on a square takes, White's first. */
const PAWN_TAKES = ([1, -1] as const).map((up) => stepsFrom([[-1, up], [1, up]])); // biome-ignore format: one row

/** Squares from which a piece could go to another, did its king not mind. */
function originsOf(board: Board, piece: Piece, to: number): number[] {
	const found: number[] = [];
	for (const ray of RAYS[kindOf(piece)]?.[to] ?? []) {
		for (const at of ray) {
			if (board[at] === NO_PIECE) continue;
			if (board[at] === piece) found.push(at);
			break;
		}
	}
	return found;
}

/** Does an attacker stand first on a line from a square? Straight lines come first. */
function isOnLine(board: Board, square: number, by: Side): boolean {
	const rays = RAYS[QUEEN]?.[square] ?? [];
	for (let way = 0; way < rays.length; way++) {
		const ray = rays[way] ?? [];
		const kinds = way < STRAIGHT.length ? ROOK : BISHOP;
		for (let step = 0; step < ray.length; step++) {
			const piece = (board[ray[step] ?? 0] ?? 0) as Piece;
			if (piece === NO_PIECE) continue;
			const kind = kindOf(piece);
			const reaches = kind === QUEEN || kind === kinds || (kind === KING && step === 0);
			if (reaches && sideOf(piece) === by) return true;
			break;
		}
	}
	return false;
}

/** Is a square attacked by a side? */
function isAttacked(board: Board, square: number, by: Side): boolean {
	if (isOnLine(board, square, by)) return true;
	const knight = pieceOf(by, KNIGHT);
	const pawn = pieceOf(by, PAWN);
	// A pawn takes towards a square as one of the other side on that square takes towards it.
	const pawns = PAWN_TAKES[by === WHITE ? BLACK : WHITE]?.[square] ?? [];
	const leaps = LEAPS_FROM[square] ?? [];
	return pawns.some((at) => board[at] === pawn) || leaps.some((at) => board[at] === knight);
}

/** Is the mover's king safe after a move? A pawn taken en passant stands on `passed`. */
function isSafe(board: Board, from: number, to: number, passed = -1): boolean {
	const piece = (board[from] ?? 0) as Piece;
	const side = sideOf(piece);
	const [taken, pawn] = [board[to] ?? 0, board[passed] ?? 0];
	board[from] = NO_PIECE;
	board[to] = piece;
	if (passed >= 0) board[passed] = NO_PIECE;
	const safe = !isAttacked(
		board,
		board.indexOf(pieceOf(side, KING)),
		side === WHITE ? BLACK : WHITE,
	);
	if (passed >= 0) board[passed] = pawn;
	board[to] = taken;
	board[from] = piece;
	return safe;
}

/** Can this pawn go anywhere? `passing` is where another has just passed, -1 for nowhere. */
function pawnHasMove(board: Board, from: number, side: Side, passing: number): boolean {
	const ahead = from + forward(side);
	if (board[ahead] === NO_PIECE && isSafe(board, from, ahead)) return true;
	// Where a step of two is safe one of one is not always: it may cover a line.
	const start = side === WHITE ? 1 : 6;
	const far = ahead + forward(side);
	if (from >> 3 === start && board[ahead] === NO_PIECE && board[far] === NO_PIECE) {
		if (isSafe(board, from, far)) return true;
	}
	return (PAWN_TAKES[side]?.[from] ?? []).some((to) => {
		if (to === passing) return isSafe(board, from, to, to - forward(side));
		const target = (board[to] ?? 0) as Piece;
		return target !== NO_PIECE && sideOf(target) !== side && isSafe(board, from, to);
	});
}

/** The same of any other piece. */
function pieceHasMove(board: Board, from: number, piece: Piece): boolean {
	for (const ray of RAYS[kindOf(piece)]?.[from] ?? []) {
		for (const to of ray) {
			const target = (board[to] ?? 0) as Piece;
			if (target !== NO_PIECE && sideOf(target) === sideOf(piece)) break;
			if (isSafe(board, from, to)) return true;
			if (target !== NO_PIECE) break;
		}
	}
	return false;
}

/** Has a side that is in check any legal move? */
function hasMove(board: Board, side: Side, passing: number): boolean {
	return board.some((value, from) => {
		const piece = value as Piece;
		if (piece === NO_PIECE || sideOf(piece) !== side) return false;
		return kindOf(piece) === PAWN
			? pawnHasMove(board, from, side, passing)
			: pieceHasMove(board, from, piece);
	});
}

/** "b", "1" or "b1" where others of its kind could go to the same square, else nothing. */
function origin(board: Board, piece: Piece, { from, to }: Step): string {
	const others = originsOf(board, piece, to).filter((at) => at !== from && isSafe(board, at, to));
	if (others.length === 0) return "";
	const name = squareName(from as Square);
	if (others.every((at) => (at & 7) !== (from & 7))) return name.charAt(0);
	return others.every((at) => at >> 3 !== from >> 3) ? name.charAt(1) : name;
}

function body(board: Board, piece: Piece, step: Step): string {
	const { from, to, promotion } = step;
	const kind = kindOf(piece);
	const target = squareName(to as Square);
	if (kind === PAWN) {
		const file = (from & 7) === (to & 7) ? "" : `${squareName(from as Square).charAt(0)}x`;
		return `${file}${target}${promotion === 0 ? "" : `=${LETTERS[promotion]}`}`;
	}
	if (kind === KING && Math.abs(from - to) === 2) return to > from ? "O-O" : "O-O-O";
	const capture = board[to] === NO_PIECE ? "" : "x";
	return `${LETTERS[kind]}${kind === KING ? "" : origin(board, piece, step)}${capture}${target}`;
}

/** "+" or "#" where the move to a position gives check or mate. */
function sign(after: Board, side: Side, passing: number): string {
	const other = side === WHITE ? BLACK : WHITE;
	if (!isAttacked(after, after.indexOf(pieceOf(other, KING)), side)) return "";
	return hasMove(after, other, passing) ? "+" : "#";
}

const before = new Uint8Array(64);
const after = new Uint8Array(64);

/** The name of a move that leads from a frame to the next one. */
export function moveNameAt(placements: Placements, frame: Frame, step: Step): string {
	readPieces(placements, frame, before);
	readPieces(placements, (frame + 1) as Frame, after);
	const { from, to } = step;
	const piece = (before[from] ?? 0) as Piece;
	const isLong = kindOf(piece) === PAWN && Math.abs(from - to) === 16;
	const passing = isLong ? (from + to) / 2 : -1;
	return body(before, piece, step) + sign(after, sideOf(piece), passing);
}

/** "e2e4", "e7e8q": as engines write it. */
export const coordinatesOf = ({ from, to, promotion }: Step): string =>
	squareName(from as Square) + squareName(to as Square) + (LETTERS[promotion] ?? "").toLowerCase();
