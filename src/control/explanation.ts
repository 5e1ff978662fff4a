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
	type Piece,
	type Side,
	sideOf,
	WHITE,
} from "../chess/piece.ts";
import {
	clearSquare,
	type Placements,
	pieceOn,
	putPiece,
	WORDS_PER_PLACEMENT,
} from "../chess/placement.ts";
import { openRules, type PlayedMove } from "../chess/rules.ts";
import { type Square, squareName } from "../chess/square.ts";
import { worthOf } from "../chess/worth.ts";
import { type Account, accountOf, type Safety, type Step, safetyOf } from "./account.ts";
import { CLASSES, type SquareClass } from "./classes.ts";
import type { Core, Inspection } from "./core.ts";
import { frontsOf, type PieceOn, type Verdict, verdictOf } from "./explain.ts";
import { type Hidden, hiddenThreats } from "./hidden.ts";
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
	/** Pawns that can step to an empty square, and are not lost there. */
	readonly steps: readonly Square[];
	/** The pieces of each side that attack the square, White's first. */
	readonly attackers: readonly [readonly Square[], readonly Square[]];
	/** Result of a capture of the piece there. */
	readonly account: Account | undefined;
	/** Line pieces that would attack the piece there if their own did not stand before them. */
	readonly hidden: readonly Hidden[];
	/** Pieces that would guard the piece there, were they not pinned. */
	readonly pinnedGuards: readonly Square[];
	/** Moves to the square that mate, by name. */
	readonly mates: readonly string[];
	/** A line of moves by name, with numbers where its side is to move. */
	readonly name: (line: readonly Step[]) => string | undefined;
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

/** The cheapest piece of a side that may go to an empty square, and what that costs. */
export type Going = {
	readonly side: Side;
	readonly from: Square;
	/** The pieces that take there, in order, the other side's first; none if that wins nothing. */
	readonly takers: readonly Square[];
	readonly loss: number;
};

/** The legal moves to a square; none where the side that is not to move would be in check. */
function movesTo(fen: string, square: Square): readonly PlayedMove[] {
	try {
		return openRules(fen)
			.legalMoves()
			.filter(({ to }) => to === square);
	} catch {
		return [];
	}
}

function cheapestGoing(
	{ core, insight }: { readonly core: Core; readonly insight: Insight },
	placement: Placements,
	ways: readonly PlayedMove[],
	square: Square,
): Going | undefined {
	// A king goes last: nothing takes it.
	const cost = (piece: Piece) => (kindOf(piece) === KING ? 1000 : worthOf(piece));
	const [way] = [...ways].sort((one, other) => cost(one.piece) - cost(other.piece));
	if (way === undefined) return undefined;
	const after = placement.slice();
	clearSquare(after, FIRST_FRAME, way.from);
	putPiece(after, FIRST_FRAME, square, way.promotion || way.piece);
	const asked = { core, insight, placement: after, side: otherSide(way.side), passed: NOT_PASSED };
	const account = accountOf(asked, square);
	const takers = account?.kind === "hangs" ? account.line.map(({ from }) => from) : [];
	// The piece there falls, then each taker but the last, by turns.
	const fallen = [
		pieceOn(after, FIRST_FRAME, square),
		...takers.slice(0, -1).map((one) => pieceOn(after, FIRST_FRAME, one)),
	];
	const loss = fallen.reduce(
		(sum, one, index) => sum + (index % 2 === 0 ? 1 : -1) * worthOf(one),
		0,
	);
	return { side: way.side, from: way.from, takers, loss: takers.length === 0 ? 0 : loss };
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
	/** Of pieces that attack the square, if there are any: pawns step where they attack nothing. */
	const goingOf = (mover: Side) => {
		const all = ways[mover === side ? 0 : 1];
		const attacking = all.filter(({ from }) => attackers[mover].includes(from));
		const isStep = attackers[mover].length === 0;
		return goingBy(isStep ? all : attacking);
	};
	const goingBy = (some: readonly PlayedMove[]) =>
		isEmpty ? cheapestGoing({ core, insight }, placement, some, square) : undefined;
	const steps = ways
		.flat()
		.filter(({ piece: one, from }) => kindOf(one) === PAWN && !attackers.flat().includes(from))
		.filter((way) => goingBy([way])?.loss === 0)
		.map(({ from }) => from);
	const isOwn = (one: Square) => sideOf(pieceAt(one)) === sideOf(piece);
	return {
		square,
		placement,
		side,
		inspection,
		verdict: verdictOf(inspection),
		key: CLASSES[inspection.control].key,
		goings: [goingOf(WHITE), goingOf(BLACK)],
		steps: isEmpty ? [...new Set(steps)] : [],
		attackers,
		account,
		hidden: hiddenThreats(pieceAt, inspection),
		pinnedGuards:
			piece === NO_PIECE ? [] : inspection.barred.map((pin) => pin.square).filter(isOwn),
		mates: legal.filter(({ san }) => san.endsWith("#")).map(({ san }) => san),
		name: (line) => {
			const taker = piece === NO_PIECE ? side : otherSide(sideOf(piece));
			return nameLine(fen, turn, taker, line);
		},
	};
}
