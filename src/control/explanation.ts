// Why a square is as it is, in full: what the map says of it, what comes of taking its piece, what
// stands hidden behind others, and moves to it that mate. Facts; messages make the sentences.

import { parseTurn, turned } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import {
	BLACK,
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	pieceOf,
	QUEEN,
	type Side,
	sideOf,
	WHITE,
} from "../chess/piece.ts";
import { type Placements, pieceOn, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { openRules, type PlayedMove } from "../chess/rules.ts";
import { SQUARES, type Square, squareName } from "../chess/square.ts";
import {
	type Account,
	type Asked,
	accountOf,
	checkersOf,
	type Safety,
	type Step,
	safetyOf,
} from "./account.ts";
import { CLASSES, type SquareClass } from "./classes.ts";
import type { Core, Inspection } from "./core.ts";
import {
	frontsOf,
	type PieceOn,
	type Pinned,
	pinnedBy,
	type Verdict,
	verdictOf,
} from "./explain.ts";
import {
	byCost,
	type Going,
	goingBy,
	isPassed,
	outpostOn,
	type Push,
	pushBy,
} from "./going/goings.ts";
import { type PinLine, pinsOf } from "./going/pins.ts";
import { type Hidden, hiddenOn, hiddenThreats } from "./hidden.ts";
import type { Insight } from "./insight.ts";
import { NOT_PASSED } from "./passing.ts";

export type Explanation = {
	readonly square: Square;
	readonly placement: Placements;
	/** Who is to move. */
	readonly side: Side;
	readonly inspection: Inspection;
	/** Why it has its class, and its key. */
	readonly verdict: Verdict;
	readonly key: SquareClass["key"];
	/** Result if White, and Black, goes to an empty square; undefined where the side cannot. */
	readonly goings: readonly [Going | undefined, Going | undefined];
	/** Pawns that can be pushed to an empty square. */
	readonly pushes: readonly Push[];
	/** The pieces of both sides that are safe on an empty square, pushed pawns among them. */
	readonly safe: readonly Square[];
	/** The side that has an outpost there. */
	readonly outpost: Side | undefined;
	/** Pieces that would attack it, were they not pinned. */
	readonly barred: readonly Pinned[];
	/** Is its side in check, and can another piece than the king stop that there? */
	readonly blocksCheck: boolean;
	/** Pins of the piece there, and by it. */
	readonly pins: readonly PinLine[];
	/** The pieces of each side that attack the square, White's first. */
	readonly attackers: readonly [readonly Square[], readonly Square[]];
	/** Result of a capture of the piece there. */
	readonly account: Account | undefined;
	/** Line pieces that would attack the piece there if their own did not stand before them. */
	readonly hidden: readonly Hidden[];
	/** Line pieces that would attack an empty square, or guard the piece there, in the same way. */
	readonly blocked: readonly Hidden[];
	/** What the piece there wins by a capture, on its move or on its side's next. */
	readonly threatens: readonly Account[];
	/** Does the piece there give check, or mate? */
	readonly check: "check" | "mate" | undefined;
	/** The passed pawn of the other side that the piece there stops. */
	readonly stopped: Square | undefined;
	/** Pieces that would guard the piece there, were they not pinned. */
	readonly pinnedGuards: readonly Square[];
	/** Moves to the square that mate, by name. */
	readonly mates: readonly string[];
	/** A line of moves by name, with numbers where its side is to move. */
	readonly name: (line: readonly Step[], mover?: Side) => string | undefined;
};

/** The names of a line's moves. Undefined where one of them is not legal. */
function nameLine(fen: string, turn: { readonly side: Side }, mover: Side, line: readonly Step[]) {
	const isNow = turn.side === mover;
	try {
		const rules = openRules(isNow ? fen : turned(fen));
		const names = line.map((step, index) => {
			const number = rules.moveNumber();
			const dots = rules.side() === 0 ? "." : "...";
			const isNumbered = isNow && (index === 0 || rules.side() === 0);
			const { san } = rules.play({ from: squareName(step.from), to: squareName(step.to) });
			return isNumbered ? `${number}${dots}${san}` : san;
		});
		return names.join(" ");
	} catch {
		return undefined;
	}
}

/** None where the side that is not to move would be in check. */
function legalMoves(fen: string): readonly PlayedMove[] {
	try {
		return openRules(fen).legalMoves();
	} catch {
		return [];
	}
}

const movesTo = (fen: string, square: Square) => legalMoves(fen).filter(({ to }) => to === square);

/** The passed pawn of the other side before a piece, which it keeps from going on. */
function stoppedBy(placement: Placements, square: Square): Square | undefined {
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const before = square + (sideOf(piece) === WHITE ? 8 : -8);
	if (piece === NO_PIECE || kindOf(piece) === PAWN || before < 0 || before > 63) return undefined;
	const pawn = pieceOn(placement, FIRST_FRAME, before as Square);
	const isTheirs = pawn === pieceOf(otherSide(sideOf(piece)), PAWN);
	return isTheirs && isPassed(placement, before as Square) ? (before as Square) : undefined;
}

/** Does the piece give check, and is that mate? */
function checkFrom(core: Core, placement: Placements, fen: string, square: Square) {
	const checked = otherSide(sideOf(pieceOn(placement, FIRST_FRAME, square)));
	if (!checkersOf({ core, placement }, checked).includes(square)) return undefined;
	return legalMoves(fen).length === 0 ? "mate" : "check";
}

/** What the piece on a square wins by a capture, if it is its side's move. */
function threatsOf(asked: Asked, square: Square): readonly Account[] {
	const { placement, insight, side } = asked;
	const piece = pieceOn(placement, FIRST_FRAME, square);
	if (piece === NO_PIECE) return [];
	const owner = sideOf(piece);
	const passed = owner === side ? asked.passed : NOT_PASSED;
	const gains = insight.findHanging(placement, Uint8Array.of(owner), Uint8Array.of(passed));
	return SQUARES.filter((one) => (gains[one] ?? 0) > 0)
		.flatMap((one) => accountOf(asked, one) ?? [])
		.filter((one) => one.kind === "hangs" && one.line[0]?.from === square);
}

export type Modules = { readonly core: Core; readonly insight?: Insight | undefined };

const placementIn = ({ placements }: Game, frame: Frame): Placements =>
	placements.slice(frame * WORDS_PER_PLACEMENT, (frame + 1) * WORDS_PER_PLACEMENT);

/** How the pieces of a position stand, in short, one at a time. */
export function safetyIn(
	{ core, insight }: { readonly core: Core; readonly insight: Insight },
	game: Game,
	frame: Frame,
) {
	const { side, enPassant } = parseTurn(positionAt(game, frame).fen);
	const placement = placementIn(game, frame);
	const asked = { core, insight, placement, side, passed: enPassant ?? NOT_PASSED };
	return (square: Square): Safety | undefined => safetyOf(asked, square);
}

/** Without the module of what follows there is no account. */
export function explanationOf(
	{ core, insight }: Modules,
	placement: Placements,
	fen: string,
	inspection: Inspection,
): Explanation {
	const { square } = inspection;
	const turn = parseTurn(fen);
	const { side } = turn;
	const piece = pieceOn(placement, FIRST_FRAME, square);
	const passed = turn.enPassant ?? NOT_PASSED;
	const account = insight && accountOf({ core, insight, placement, side, passed }, square);
	const pieceAt: PieceOn = (one) => pieceOn(placement, FIRST_FRAME, one);
	const legal = movesTo(fen, square);
	const attackers = [frontsOf(inspection, WHITE), frontsOf(inspection, BLACK)] as const;
	const isEmpty = piece === NO_PIECE && insight !== undefined;
	const ways = [legal, isEmpty ? movesTo(turned(fen), square) : []] as const;
	const tools = isEmpty ? { core, insight } : undefined;
	const isPush = ({ piece: one, from }: PlayedMove) =>
		kindOf(one) === PAWN && !attackers.flat().includes(from);
	const queens = (way: PlayedMove) => way.promotion === NO_PIECE || kindOf(way.promotion) === QUEEN;
	const moves = tools ? ways.flat().filter(queens).sort(byCost) : [];
	const goings = tools
		? moves.filter((way) => !isPush(way)).map((way) => goingBy(tools, placement, way))
		: [];
	const pushes = tools ? moves.filter(isPush).map((way) => pushBy(tools, placement, way)) : [];
	const safe = [...goings, ...pushes].filter(
		({ loss, regains }) => loss === 0 || regains !== undefined,
	);
	const isOwn = (one: Square) => sideOf(pieceAt(one)) === sideOf(piece);
	const hidden = hiddenThreats(pieceAt, inspection);
	/** Does a piece before one of its own leave the line for good, and help the one that stands? */
	const isOfUse = ({ front }: Hidden) => {
		const kind = kindOf(pieceAt(front));
		if (kind === KING || (kind === PAWN && (front & 7) === (square & 7))) return false;
		return piece === NO_PIECE || isOwn(front);
	};
	return {
		square,
		placement,
		side,
		inspection,
		verdict: verdictOf(inspection),
		key: CLASSES[inspection.control].key,
		goings: [goings.find((one) => one.side === WHITE), goings.find((one) => one.side === BLACK)],
		pushes,
		safe: safe.map(({ from }) => from),
		outpost: outpostOn(placement, square, attackers),
		blocksCheck:
			isEmpty &&
			insight.isInCheck(placement, side) &&
			legal.some((way) => kindOf(way.piece) !== KING),
		barred: inspection.barred.map((pin) => pinnedBy(pin, pieceAt)),
		pins: pinsOf(core, placement).filter((pin) => pin.square === square || pin.pinner === square),
		attackers,
		account,
		hidden,
		blocked: hiddenOn(pieceAt, inspection).filter(isOfUse),
		threatens: insight ? threatsOf({ core, insight, placement, side, passed }, square) : [],
		check: checkFrom(core, placement, fen, square),
		stopped: stoppedBy(placement, square),
		pinnedGuards:
			piece === NO_PIECE ? [] : inspection.barred.map((pin) => pin.square).filter(isOwn),
		mates: legal.filter(({ san }) => san.endsWith("#")).map(({ san }) => san),
		name: (line, mover = piece === NO_PIECE ? side : otherSide(sideOf(piece))) =>
			nameLine(fen, turn, mover, line),
	};
}
