// The rules of chess, by chess.js: what may be played, what it leads to, and when it is over.
// chess.js comes in here and nowhere else. Its traps are caught here as well.

import { Chess, type Move as ChessMove, type Square as ChessSquare, type Color } from "chess.js";
import { formatFen, parseFen } from "./fen.ts";
import { FenError } from "./fenFault.ts";
import type { Frame } from "./frame.ts";
import {
	BLACK,
	NO_PIECE,
	type Piece,
	pieceLetter,
	pieceLettered,
	type Side,
	WHITE,
} from "./piece.ts";
import { encodeBoard, type Placements } from "./placement.ts";
import { SQUARES, type Square, squareName, squareNamed } from "./square.ts";

/**
 * A move as a user or a file gives it: text, or where from and to. A promotion without a piece is
 * one to a queen.
 */
export type MoveInput =
	| string
	| { readonly from: string; readonly to: string; readonly promotion?: string };

export type MoveFlag =
	| "capture"
	| "bigPawn"
	| "enPassant"
	| "promotion"
	| "kingSideCastle"
	| "queenSideCastle"
	| "null";

/** A move that has been played. */
export type PlayedMove = {
	readonly san: string;
	readonly side: Side;
	readonly from: Square;
	readonly to: Square;
	readonly piece: Piece;
	readonly captured: Piece;
	readonly promotion: Piece;
	/** None for a normal move; a promotion may be a capture too. */
	readonly flags: readonly MoveFlag[];
};

/** All that tells a move from the others of its position. */
export type Way = Pick<PlayedMove, "from" | "to" | "promotion">;

/** A move as it is given to be played, or played again. */
export const inputOf = ({ from, to, promotion }: Way) => ({
	from: squareName(from),
	to: squareName(to),
	...(promotion !== NO_PIECE && { promotion: pieceLetter(promotion).toLowerCase() }),
});

/** Why a game is over. */
export type Ending =
	| "checkmate"
	| "stalemate"
	| "insufficient material"
	| "threefold repetition"
	| "100 half-moves";

export class MoveError extends Error {
	override readonly name = "MoveError";
	/** As it was given. */
	readonly move: string;
	constructor(input: MoveInput) {
		const move = typeof input === "string" ? input : JSON.stringify(input);
		super(`Invalid move: ${move}`);
		this.move = move;
	}
}

export type Rules = {
	fen(): string;
	side(): Side;
	/** The number of the move that comes next. */
	moveNumber(): number;
	/** Plays a move, or throws a MoveError and changes nothing. */
	play(move: MoveInput): PlayedMove;
	/** Takes the last move back; false at the start. */
	undo(): boolean;
	/** Goes to a position whose FEN these rules gave. The moves played are forgotten. */
	goTo(fen: string): void;
	/** All legal moves, or those of the piece on a square. */
	legalMoves(from?: Square): PlayedMove[];
	/** Where all legal moves go: eight times as fast as telling them whole. */
	legalWays(): Way[];
	inCheck(): boolean;
	/** Threefold repetition counts positions since the rules were opened. */
	ending(): Ending | undefined;
	/** Writes the placement to a frame. */
	encode(placements: Placements, frame: Frame): void;
};

const FLAGS: Readonly<Record<string, MoveFlag>> = {
	c: "capture",
	b: "bigPawn",
	e: "enPassant",
	p: "promotion",
	k: "kingSideCastle",
	q: "queenSideCastle",
	"-": "null",
};

function pieceFrom(kind: string | undefined, color: Color): Piece {
	if (kind === undefined) return NO_PIECE;
	return pieceLettered(color === "w" ? kind.toUpperCase() : kind);
}

function played(move: ChessMove): PlayedMove {
	const other = move.color === "w" ? "b" : "w";
	return {
		san: move.san,
		side: move.color === "w" ? WHITE : BLACK,
		from: squareNamed(move.from),
		to: squareNamed(move.to),
		piece: pieceFrom(move.piece, move.color),
		captured: pieceFrom(move.captured, other),
		promotion: pieceFrom(move.promotion, move.color),
		flags: [...move.flags].flatMap((letter) => FLAGS[letter] ?? []),
	};
}

const COORDINATES = /^([a-h][1-8])-?([a-h][1-8])(?:=?([nbrqNBRQ]))?$/;

/**
 * Old files leave out the x of a capture, which chess.js takes for a bishop's move where a pawn
 * comes from the b-file.
 */
const B_PAWN_CAPTURE = /^b([ac][1-8].*)$/;

/** The ways in which chess.js may understand a move, in order. */
function readings(move: MoveInput): (string | { from: string; to: string; promotion?: string })[] {
	if (typeof move !== "string") {
		const promotion = (move.promotion ?? "q").toLowerCase();
		return [
			{ from: move.from, to: move.to },
			{ from: move.from, to: move.to, promotion },
		];
	}
	const [, from, to, promotion] = COORDINATES.exec(move) ?? [];
	if (from !== undefined && to !== undefined) {
		return readings({ from, to, ...(promotion === undefined ? {} : { promotion }) });
	}
	const [, capture] = B_PAWN_CAPTURE.exec(move) ?? [];
	return capture === undefined ? [move] : [`bx${capture}`, move];
}

const TARGET = /([a-h][1-8])(?:=([NBRQ]))?[+#]?$/;

/** Where a move goes, by its name and the square of its piece. */
function wayOf(san: string, from: Square, color: Color): Way {
	const castled = san.startsWith("O-O-O") ? "c" : san.startsWith("O-O") ? "g" : undefined;
	const [, target = "", promotion] = TARGET.exec(san) ?? [];
	const to = castled === undefined ? target : `${castled}${squareName(from).charAt(1)}`;
	return { from, to: squareNamed(to), promotion: pieceFrom(promotion?.toLowerCase(), color) };
}

/** chess.js promotes where it should not be asked to: a piece is named, and no pawn arrives. */
function isJunkPromotion(move: MoveInput, result: ChessMove): boolean {
	const named = typeof move === "string" ? COORDINATES.exec(move)?.[3] : move.promotion;
	return named !== undefined && result.promotion !== named.toLowerCase();
}

/** Opens a position; what is impossible in it is a FenError. */
export function openRules(fen: string): Rules {
	const position = parseFen(fen);
	const chess = new Chess(formatFen(position));
	const waiting: Color = position.side === WHITE ? "b" : "w";
	const [king] = chess.findPiece({ type: "k", color: waiting });
	if (king !== undefined && chess.isAttacked(king, waiting === "w" ? "b" : "w")) {
		throw new FenError("the side not to move is in check");
	}

	function play(move: MoveInput): PlayedMove {
		for (const reading of readings(move)) {
			let result: ChessMove;
			try {
				result = chess.move(reading);
			} catch {
				continue;
			}
			if (!isJunkPromotion(move, result)) return played(result);
			chess.undo();
		}
		throw new MoveError(move);
	}

	function ending(): Ending | undefined {
		if (chess.isCheckmate()) return "checkmate";
		if (chess.isStalemate()) return "stalemate";
		if (chess.isInsufficientMaterial()) return "insufficient material";
		if (chess.isThreefoldRepetition()) return "threefold repetition";
		return chess.isDrawByFiftyMoves() ? "100 half-moves" : undefined;
	}

	return {
		fen: () => chess.fen(),
		side: () => (chess.turn() === "w" ? WHITE : BLACK),
		moveNumber: () => chess.moveNumber(),
		play,
		undo: () => chess.undo() !== null,
		goTo: (fen) => chess.load(fen, { skipValidation: true, preserveHeaders: true }),
		legalMoves: (from) =>
			(from === undefined
				? chess.moves({ verbose: true })
				: chess.moves({ verbose: true, square: squareName(from) as ChessSquare })
			).map(played),
		legalWays: () =>
			SQUARES.flatMap((from) =>
				chess
					.moves({ square: squareName(from) as ChessSquare })
					.map((san) => wayOf(san, from, chess.turn())),
			),
		inCheck: () => chess.inCheck(),
		ending,
		encode: (placements, frame) => encodeBoard(chess.board(), placements, frame),
	};
}
