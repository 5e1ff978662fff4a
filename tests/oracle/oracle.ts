// The oracle: docs/control.md carried out word by word, slowly, over a plain list of 64 squares.
// It shares no code, table or trick with the core, so that the two can only agree by both being
// right. Numbers of sections are those of docs/control.md.

type Kind = "p" | "n" | "b" | "r" | "q" | "k";
type Side = "w" | "b";
type Piece = { readonly side: Side; readonly kind: Kind; readonly square: number };
type Board = readonly (Piece | undefined)[];
/** One line of attack on a square: its front first, then what joined behind it. */
type Chain = readonly Piece[];

export type OracleMap = { readonly letters: string; readonly counts: readonly number[] };
export type OracleLanding = { readonly holds: boolean; readonly outcome: number };

const VALUE: Record<Kind, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 1000 };
const SPENDING_ORDER = "pnbrqk";
const DIRECTIONS: readonly (readonly [number, number])[] = [
	[1, 0],
	[1, 1],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[-1, -1],
	[0, -1],
	[1, -1],
];

const SQUARES = Array.from({ length: 64 }, (_, square) => square);

const fileOf = (square: number) => square % 8;
const rankOf = (square: number) => Math.floor(square / 8);
const other = (side: Side): Side => (side === "w" ? "b" : "w");

/** The squares met on the way from a square to the edge of the board. */
function met(from: number, files: number, ranks: number): readonly number[] {
	const squares: number[] = [];
	let file = fileOf(from) + files;
	let rank = rankOf(from) + ranks;
	while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
		squares.push(rank * 8 + file);
		file += files;
		rank += ranks;
	}
	return squares;
}

/** All ways, walked once: of each square in each of the steps that `stepOf` numbers. */
const WAYS = SQUARES.map((from) =>
	[-1, 0, 1].flatMap((files) =>
		[-1, 0, 1].map((ranks) => (files === 0 && ranks === 0 ? [] : met(from, files, ranks))),
	),
);

const stepOf = (files: number, ranks: number) => 3 * files + ranks + 4;

const walk = (from: number, [files, ranks]: readonly [number, number]): readonly number[] =>
	WAYS[from]?.[stepOf(files, ranks)] ?? [];

/** The pieces on some squares, in their order. */
function standingOn(board: Board, squares: readonly number[]): Piece[] {
	const pieces: Piece[] = [];
	for (const square of squares) {
		const piece = board[square];
		if (piece !== undefined) pieces.push(piece);
	}
	return pieces;
}

function readBoard(pieceData: string): Board {
	const board: (Piece | undefined)[] = new Array(64).fill(undefined);
	pieceData.split("/").forEach((row, index) => {
		let file = 0;
		for (const letter of row) {
			if (letter >= "1" && letter <= "8") {
				file += Number(letter);
				continue;
			}
			const kind = letter.toLowerCase() as Kind;
			const square = (7 - index) * 8 + file;
			board[square] = { side: letter === kind ? "b" : "w", kind, square };
			file += 1;
		}
	});
	return board;
}

/** Does a piece of this kind slide along a step of so many files and ranks? */
function slides(kind: Kind, files: number, ranks: number): boolean {
	const straight = files === 0 || ranks === 0;
	return kind === "q" || (kind === "r" && straight) || (kind === "b" && !straight);
}

/** Section 1: could this piece capture on the square by the geometry of its move? */
function reaches(board: Board, piece: Piece, square: number): boolean {
	const files = fileOf(square) - fileOf(piece.square);
	const ranks = rankOf(square) - rankOf(piece.square);
	if (files === 0 && ranks === 0) return false;
	if (piece.kind === "p") return Math.abs(files) === 1 && ranks === (piece.side === "w" ? 1 : -1);
	if (piece.kind === "n") return Math.abs(files * ranks) === 2;
	if (piece.kind === "k") return Math.abs(files) <= 1 && Math.abs(ranks) <= 1;
	if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return false;
	if (!slides(piece.kind, files, ranks)) return false;
	for (const passed of walk(piece.square, [Math.sign(files), Math.sign(ranks)])) {
		if (passed === square) return true;
		if (board[passed] !== undefined) return false;
	}
	return false;
}

/**
 * The king of a side that has one and no more: only such a king can be pinned to, or be in check.
 */
function onlyKing(board: Board, side: Side): Piece | undefined {
	let king: Piece | undefined;
	for (const piece of board) {
		if (piece?.kind !== "k" || piece.side !== side) continue;
		if (king !== undefined) return undefined;
		king = piece;
	}
	return king;
}

/** Section 2: each pinned piece with the squares of its pin line. */
function pinLines(board: Board): Map<Piece, number[]> {
	const lines = new Map<Piece, number[]>();
	for (const side of ["w", "b"] as const) {
		const king = onlyKing(board, side);
		if (king === undefined) continue;
		for (const direction of DIRECTIONS) {
			const path = walk(king.square, direction);
			const [shield, pinner] = standingOn(board, path);
			if (shield?.side !== side || pinner?.side !== other(side)) continue;
			if (!slides(pinner.kind, ...direction)) continue;
			lines.set(shield, path.slice(0, path.indexOf(pinner.square) + 1));
		}
	}
	return lines;
}

/** Pieces that a pin bars from attacking the square or from joining a chain on it. */
function barredFrom(board: Board, pins: Map<Piece, number[]>, square: number): Piece[] {
	const barred = (piece: Piece) => pins.get(piece)?.includes(square) === false;
	const fronts = [...pins.keys()].filter((piece) => reaches(board, piece, square) && barred(piece));
	const behind = chainsOn(board, pins, square).flatMap((chain) => {
		const last = chain[chain.length - 1];
		if (last === undefined || last.kind === "n" || last.kind === "k") return [];
		const files = fileOf(last.square) - fileOf(square);
		const ranks = rankOf(last.square) - rankOf(square);
		const next = walk(last.square, [Math.sign(files), Math.sign(ranks)])
			.map((passed) => board[passed])
			.find((piece) => piece !== undefined);
		return next !== undefined && slides(next.kind, files, ranks) && barred(next) ? [next] : [];
	});
	return [...fronts, ...behind];
}

/** Section 3: all chains that attack the square. */
function chainsOn(board: Board, pins: Map<Piece, number[]>, square: number): Chain[] {
	const barred = (piece: Piece) => pins.get(piece)?.includes(square) === false;
	const chains: Chain[] = [];
	for (const direction of DIRECTIONS) {
		const [front, ...behind] = standingOn(board, walk(square, direction));
		if (front === undefined || front.kind === "n") continue;
		if (!reaches(board, front, square) || barred(front)) continue;
		const chain = [front];
		for (const piece of behind) {
			if (front.kind === "k" || !slides(piece.kind, ...direction) || barred(piece)) break;
			chain.push(piece);
		}
		chains.push(chain);
	}
	for (const piece of board) {
		if (piece?.kind !== "n" || !reaches(board, piece, square) || barred(piece)) continue;
		chains.push([piece]);
	}
	return chains;
}

/** Section 4: the ways in which a side may spend its cheapest available attacker. */
function spendings(chains: readonly Chain[], side: Side): { piece: Piece; left: Chain[] }[] {
	const fronts = chains.map((chain) => chain[0]).filter((piece) => piece?.side === side);
	const kind = [...SPENDING_ORDER].find((letter) => fronts.some((piece) => piece?.kind === letter));
	return fronts
		.filter((piece) => piece !== undefined)
		.filter((piece) => piece.kind === kind)
		.map((piece) => ({
			piece,
			left: chains.map((chain) => (chain[0] === piece ? chain.slice(1) : chain)),
		}));
}

/**
 * Number of an exchange on one square, different from all others: how much is left of each chain,
 * who is to capture, and what. At most 2^52.
 */
const stateOf = (chains: readonly Chain[], side: Side, standing: Piece): number =>
	chains.reduce(
		(key, chain) => key * 8 + chain.length,
		SPENDING_ORDER.indexOf(standing.kind) * 2 + Number(side === "w"),
	);

/**
 * Gain of a side by capturing the piece that stands on the square, or by leaving it: 0 or above.
 * `known` is of one square.
 */
function gain(
	chains: readonly Chain[],
	side: Side,
	standing: Piece,
	known: Map<number, number>,
): number {
	const key = stateOf(chains, side, standing);
	const before = known.get(key);
	if (before !== undefined) return before;
	let best = 0;
	for (const { piece, left } of spendings(chains, side)) {
		best = Math.max(best, VALUE[standing.kind] - gain(left, other(side), piece, known));
		// No more can be gained than what stands there, as what the other side then gains is never
		// below 0.
		if (best === VALUE[standing.kind]) break;
	}
	known.set(key, best);
	return best;
}

function landing(chains: readonly Chain[], side: Side): OracleLanding {
	const known = new Map<number, number>();
	const outcomes = spendings(chains, side).map(
		({ piece, left }) => 0 - gain(left, other(side), piece, known),
	);
	if (outcomes.length === 0) return { holds: false, outcome: 0 };
	const outcome = Math.max(...outcomes);
	return { holds: outcome === 0, outcome };
}

/** Section 5: n, w, b or c. */
function verdict(chains: readonly Chain[]): string {
	const attackedBy = (side: Side) => chains.some((chain) => chain[0]?.side === side);
	if (!attackedBy("w")) return attackedBy("b") ? "b" : "n";
	if (!attackedBy("b")) return "w";
	const white = landing(chains, "w").holds;
	const black = landing(chains, "b").holds;
	if (white === black) return "c";
	return white ? "w" : "b";
}

/** The control map and counts (light, dark, contested, neutral) of the piece data of a FEN. */
export function oracleMap(pieceData: string): OracleMap {
	const board = readBoard(pieceData);
	const pins = pinLines(board);
	let letters = "";
	for (let square = 0; square < 64; square++) letters += verdict(chainsOn(board, pins, square));
	const count = (letter: string) => letters.split(letter).length - 1;
	return { letters, counts: [count("w"), count("b"), count("c"), count("n")] };
}

/** One square in full, for comparison with the core's inspector. */
export function oracleSquare(pieceData: string, square: number) {
	const board = readBoard(pieceData);
	const pins = pinLines(board);
	const chains = chainsOn(board, pins, square);
	return {
		barred: barredFrom(board, pins, square).map((piece) => piece.square),
		chains: chains.map((chain) => chain.map((piece) => piece.square)),
		white: landing(chains, "w"),
		black: landing(chains, "b"),
		verdict: verdict(chains),
	};
}

/** All pins: the pinned piece's square, its pinner's and its king's. */
export function oraclePins(pieceData: string): { square: number; pinner: number; king: number }[] {
	const board = readBoard(pieceData);
	return [...pinLines(board)].map(([piece, line]) => ({
		square: piece.square,
		pinner: line[line.length - 1] ?? -1,
		king: board.findIndex((other) => other?.kind === "k" && other.side === piece.side),
	}));
}

// docs/insight.md, word by word. Section numbers are those of that page.

type Move = { readonly piece: Piece; readonly to: number; readonly taken: Piece | undefined };

const arrives = ({ piece, to }: Move) =>
	piece.kind === "p" && (rankOf(to) === 0 || rankOf(to) === 7);

/** The gain of a capture, and of a pawn that becomes a queen. */
const prizeOf = (move: Move) =>
	(move.taken === undefined ? 0 : VALUE[move.taken.kind]) + (arrives(move) ? VALUE.q - VALUE.p : 0);

function boardAfter(board: Board, move: Move): Board {
	const after = board.slice();
	after[move.piece.square] = undefined;
	if (move.taken !== undefined) after[move.taken.square] = undefined;
	after[move.to] = { ...move.piece, kind: arrives(move) ? "q" : move.piece.kind, square: move.to };
	return after;
}

function isInCheck(board: Board, side: Side): boolean {
	const king = onlyKing(board, side);
	if (king === undefined) return false;
	for (const piece of board) {
		if (piece !== undefined && piece.side !== side && reaches(board, piece, king.square))
			return true;
	}
	return false;
}

/** The squares that a pawn can push to. */
function pushes(board: Board, { side, square }: Piece): number[] {
	const ahead = side === "w" ? 8 : -8;
	const free = (to: number) => to >= 0 && to < 64 && board[to] === undefined;
	if (!free(square + ahead)) return [];
	const isHome = rankOf(square) === (side === "w" ? 1 : 6);
	return isHome && free(square + 2 * ahead)
		? [square + ahead, square + 2 * ahead]
		: [square + ahead];
}

/**
 * All moves of a side, whether they leave its king in check or not; castling, en passant and what
 * takes a king left aside.
 */
const movesOf = (board: Board, side: Side): Move[] =>
	board
		.filter((piece) => piece?.side === side)
		.filter((piece) => piece !== undefined)
		.flatMap((piece): Move[] => {
			const reached = SQUARES.filter((to) => reaches(board, piece, to));
			const to = piece.kind === "p" ? reached.filter((to) => board[to] !== undefined) : reached;
			const all = piece.kind === "p" ? [...to, ...pushes(board, piece)] : to;
			return all.map((to) => ({ piece, to, taken: board[to] }));
		})
		.filter(({ taken }) => taken?.side !== side && taken?.kind !== "k");

const isLegal = (board: Board, move: Move) => !isInCheck(boardAfter(board, move), move.piece.side);

const legalMoves = (board: Board, side: Side) =>
	movesOf(board, side).filter((move) => isLegal(board, move));

const legalCaptures = (board: Board, side: Side) =>
	movesOf(board, side).filter((move) => move.taken !== undefined && isLegal(board, move));

/** Section 1: the prize of each square on which a side can take or promote. */
function prizesOf(board: Board, side: Side): Map<number, number> {
	const prizes = new Map<number, number>();
	const pushed = legalMoves(board, side).filter(
		(move) => move.taken === undefined && arrives(move),
	);
	for (const move of [...legalCaptures(board, side), ...pushed]) {
		const after = boardAfter(board, move);
		const chains = chainsOn(after, pinLines(after), move.to);
		const standing = after[move.to] as Piece;
		const prize = prizeOf(move) - gain(chains, other(side), standing, new Map());
		prizes.set(move.to, Math.max(prizes.get(move.to) ?? 0, prize));
	}
	return prizes;
}

const greatestOf = (values: readonly number[]) => Math.max(0, ...values);

/** Section 2: what a side wins that begins with a check. */
function winByCheck(board: Board, side: Side): number {
	const wins = movesOf(board, side).flatMap((move) => {
		const after = boardAfter(board, move);
		if (!isInCheck(after, other(side)) || isInCheck(after, side)) return [];
		const replies = legalMoves(after, other(side)).map((reply) => {
			return prizeOf(reply) - greatestOf([...prizesOf(boardAfter(after, reply), side).values()]);
		});
		return [prizeOf(move) - Math.max(-1000, ...replies)];
	});
	return greatestOf(wins);
}

type Worth = { readonly gain: number; readonly saves: number };

/** Section 2: what a capture gains, and what it saves where it gains nothing. */
function worthOf(board: Board, move: Move, threats: readonly number[]): Worth {
	const side = move.piece.side;
	const after = boardAfter(board, move);
	const [threat = 0, lesser = 0] = threats;
	const prizes = prizesOf(after, other(side));
	const here = prizes.get(move.to) ?? 0;
	const elsewhere = greatestOf(
		[...prizes].filter(([at]) => at !== move.to).map(([, prize]) => prize),
	);
	const lost = elsewhere <= lesser ? here : Math.max(here, elsewhere);
	const net = prizeOf(move) - Math.max(lost, winByCheck(after, other(side)));
	const parries = elsewhere <= lesser && elsewhere < threat && !isInCheck(after, other(side));
	const saves = net === 0 && parries ? lesser : 0;
	return { gain: Math.max(0, net), saves };
}

/**
 * Section 2: what hangs, by square: what the side to move wins by taking there. `passed` is where a
 * pawn has just passed, or -1.
 */
export const oracleHanging = (pieceData: string, side: Side, passed: number): Map<number, number> =>
	hangingOn(readBoard(pieceData), side, passed);

const hangingOn = (board: Board, side: Side, passed: number): Map<number, number> =>
	new Map(
		[...capturesOn(board, side, passed)]
			.map(([square, { gain }]) => [square, gain] as const)
			.filter(([, gain]) => gain > 0),
	);

/** Section 2: what an even capture saves, by square. */
export const oracleSaves = (pieceData: string, side: Side, passed: number): Map<number, number> =>
	new Map(
		[...capturesOn(readBoard(pieceData), side, passed)]
			.filter(([, { gain, saves }]) => gain === 0 && saves > 0)
			.map(([square, { saves }]) => [square, saves] as const),
	);

/** The most that is gained and saved by taking on each square. */
function capturesOn(board: Board, side: Side, passed: number): Map<number, Worth> {
	const threats = isInCheck(board, side)
		? []
		: [...prizesOf(board, other(side)).values()].sort((one, another) => another - one);
	const captures = legalCaptures(board, side);
	const taken = board[side === "w" ? passed - 8 : passed + 8];
	if (passed >= 0 && taken?.kind === "p" && taken.side === other(side)) {
		const beside = board.filter((piece) => piece?.kind === "p" && piece.side === side);
		for (const piece of beside) {
			const move = { piece: piece as Piece, to: passed, taken };
			if (isLegal(board, move) && reaches(board, move.piece, passed)) captures.push(move);
		}
	}
	const best = new Map<number, Worth>();
	for (const move of captures) {
		const at = (move.taken as Piece).square;
		const known = best.get(at) ?? { gain: 0, saves: 0 };
		const { gain, saves } = worthOf(board, move, threats);
		best.set(at, { gain: Math.max(known.gain, gain), saves: Math.max(known.saves, saves) });
	}
	return best;
}

/** Sections 3 and 4: the squares of loose pieces, and those of trapped ones. */
export function oracleStanding(pieceData: string): { loose: number[]; trapped: number[] } {
	const board = readBoard(pieceData);
	const pins = pinLines(board);
	const pieces = board.filter((piece) => piece !== undefined);
	const guards = (piece: Piece) =>
		chainsOn(board, pins, piece.square).some((chain) => chain[0]?.side === piece.side);
	const loose = pieces.filter((piece) => piece.kind !== "k" && !guards(piece));
	const trapped = pieces
		.filter(({ kind }) => kind !== "k" && kind !== "p")
		.filter((piece) => isTrapped(board, piece));
	return { loose: loose.map(({ square }) => square), trapped: trapped.map(({ square }) => square) };
}

function isTrapped(board: Board, piece: Piece): boolean {
	const { side, square } = piece;
	if (isInCheck(board, side)) return false;
	const escapes = legalMoves(board, side).filter((move) => {
		if (move.piece !== piece) return false;
		const lost = prizesOf(boardAfter(board, move), other(side)).get(move.to) ?? 0;
		return (move.taken === undefined ? 0 : VALUE[move.taken.kind]) >= lost;
	});
	if (escapes.length > 0) return false;
	if ((prizesOf(board, other(side)).get(square) ?? 0) > 0) return true;
	return legalMoves(board, other(side)).some((move) => {
		if (move.to === square || VALUE[move.piece.kind] >= VALUE[piece.kind]) return false;
		const after = boardAfter(board, move);
		const attackers = chainsOn(after, pinLines(after), square).map((chain) => chain[0]?.square);
		return attackers.includes(move.to) && (prizesOf(after, side).get(move.to) ?? 0) === 0;
	});
}

/** Section 5: the squares of tied pieces. */
export function oracleTied(pieceData: string): number[] {
	const board = readBoard(pieceData);
	return (["w", "b"] as const).flatMap((side) => {
		if (isInCheck(board, side)) return [];
		const before = hangingOn(board, other(side), -1);
		const moves = legalMoves(board, side).filter(({ piece }) => piece.kind !== "k");
		const free = moves.filter((move) => {
			const after = hangingOn(boardAfter(board, move), other(side), -1);
			return ![...after].some(
				([square, gain]) =>
					square !== move.to && gain > prizeOf(move) && gain > (before.get(square) ?? 0),
			);
		});
		const isFree = (piece: Piece) => free.some((move) => move.piece === piece);
		return [...new Set(moves.map(({ piece }) => piece))]
			.filter((piece) => !isFree(piece))
			.map(({ square }) => square);
	});
}
