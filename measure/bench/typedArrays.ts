// The straightforward version: typed arrays instead of bitboards, rays walked square by square, and
// an exchange wherever both sides attack. Written to be fast as such code goes: no objects, no
// allocation, tables for rays and steps.

const KIND = 7;
const KNIGHT = 2;
const QUEEN = 5;
const KING = 6;
const NONE = -1;

const VALUES = Int32Array.of(0, 1, 3, 3, 5, 9, 1000);

// Directions: E, NE, N, NW, and the opposites 4 further on; odd ones are diagonal.
const FILES = Int8Array.of(1, 1, 0, -1, -1, -1, 0, 1);
const RANKS = Int8Array.of(0, 1, 1, 1, 0, -1, -1, -1);

/** For each square and direction the squares to the edge, ended by NONE: 8 entries each. */
const RAYS = new Int8Array(64 * 8 * 8).fill(NONE);
/** For each square the knight's steps, ended by NONE: 9 entries each. */
const JUMPS = new Int8Array(64 * 9).fill(NONE);

const onBoard = (file: number, rank: number) => file >= 0 && file < 8 && rank >= 0 && rank < 8;

for (let square = 0; square < 64; square++) {
	const file = square & 7;
	const rank = square >> 3;
	for (let direction = 0; direction < 8; direction++) {
		const df = FILES[direction] as number;
		const dr = RANKS[direction] as number;
		for (let step = 1; onBoard(file + df * step, rank + dr * step); step++) {
			RAYS[(square * 8 + direction) * 8 + step - 1] = square + (dr * 8 + df) * step;
		}
	}
	let count = 0;
	for (let to = 0; to < 64; to++) {
		if (Math.abs((to & 7) - file) * Math.abs((to >> 3) - rank) === 2)
			JUMPS[square * 9 + count++] = to;
	}
}

/** Pieces a byte: kind in bits 0 to 2, side in bit 3. */
let board = new Uint8Array(64);
/** The axis along which a piece is pinned, 4 if it is not. */
const pinAxis = new Uint8Array(64);
/** The square of a pinned piece's king. */
const pinKing = new Int8Array(64);

const slides = (kind: number, direction: number) =>
	kind === QUEEN || kind === ((direction & 1) === 1 ? 3 : 4);

/** The square of a side's only king, NONE if it has none or several. */
function kingOf(side: number): number {
	let king = NONE;
	for (let square = 0; square < 64; square++) {
		if (board[square] !== (KING | side)) continue;
		if (king !== NONE) return NONE;
		king = square;
	}
	return king;
}

/**
 * Looks from a king in one direction: an own piece, and behind it an enemy that slides this way.
 */
function findPin(king: number, side: number, direction: number): void {
	const start = (king * 8 + direction) * 8;
	let shield = NONE;
	for (let at = start; at < start + 8; at++) {
		const square = RAYS[at] as number;
		if (square === NONE) return;
		const piece = board[square] as number;
		if (piece === 0) continue;
		const isOwn = (piece & 8) === side;
		if (shield !== NONE && !isOwn && slides(piece & KIND, direction)) {
			pinAxis[shield] = direction & 3;
			pinKing[shield] = king;
		}
		if (shield !== NONE || !isOwn) return;
		shield = square;
	}
}

function findPins(): void {
	pinAxis.fill(4);
	for (let side = 0; side <= 8; side += 8) {
		const king = kingOf(side);
		if (king === NONE) continue;
		for (let direction = 0; direction < 8; direction++) findPin(king, side, direction);
	}
}

// The chains of one square: up to 16, of up to 8 pieces; what is spent of each.
const chains = new Uint8Array(16 * 8);
const lengths = new Uint8Array(16);
const spent = new Uint8Array(16);
let chainCount = 0;

function attacks(piece: number, direction: number, step: number): boolean {
	const kind = piece & KIND;
	if (kind === KING) return step === 0;
	if (kind === 1) return step === 0 && (direction & 1) === 1 && direction > 4 === piece < 8;
	return slides(kind, direction);
}

/**
 * Whether a pin bars a piece from a square: whatever stands behind others, and who would leave the
 * line or cannot follow it.
 */
function isBarred(square: number, target: number, direction: number, length: number): boolean {
	const axis = pinAxis[square] as number;
	return axis !== 4 && (length > 0 || axis !== (direction & 3) || pinKing[square] === target);
}

/**
 * Writes the chain that reaches a square from one direction behind the others; gives its length.
 */
function gatherChain(target: number, direction: number): number {
	const start = (target * 8 + direction) * 8;
	let length = 0;
	for (let step = 0; step < 8; step++) {
		const square = RAYS[start + step] as number;
		if (square === NONE) break;
		const piece = board[square] as number;
		if (piece === 0) continue;
		if (!(length === 0 ? attacks(piece, direction, step) : slides(piece & KIND, direction))) break;
		if (isBarred(square, target, direction, length)) break;
		chains[chainCount * 8 + length++] = piece;
		if ((piece & KIND) === KING) break;
	}
	return length;
}

function gatherChains(target: number): void {
	chainCount = 0;
	for (let direction = 0; direction < 8; direction++) {
		const length = gatherChain(target, direction);
		if (length > 0) lengths[chainCount++] = length;
	}
	for (let at = target * 9; JUMPS[at] !== NONE; at++) {
		const square = JUMPS[at] as number;
		const piece = board[square] as number;
		if ((piece & KIND) !== KNIGHT || pinAxis[square] !== 4) continue;
		chains[chainCount * 8] = piece;
		lengths[chainCount++] = 1;
	}
	spent.fill(0, 0, chainCount);
}

/**
 * Gain of a side that may capture a piece worth so much on the square; with `mustLand` it may not
 * stop.
 */
function gain(side: number, prize: number, mustLand: boolean): number {
	let cheapest = 7;
	for (let chain = 0; chain < chainCount; chain++) {
		const depth = spent[chain] as number;
		if (depth === lengths[chain]) continue;
		const piece = chains[chain * 8 + depth] as number;
		if ((piece & 8) === side && (piece & KIND) < cheapest) cheapest = piece & KIND;
	}
	if (cheapest === 7) return 0;
	let best = mustLand ? -2000 : 0;
	for (let chain = 0; chain < chainCount; chain++) {
		const depth = spent[chain] as number;
		if (depth === lengths[chain] || chains[chain * 8 + depth] !== (cheapest | side)) continue;
		spent[chain] = depth + 1;
		const net = prize - gain(side ^ 8, VALUES[cheapest] as number, false);
		spent[chain] = depth;
		if (net > best) best = net;
		// Nobody joins behind a knight, so one knight is as good as another.
		if (best === prize || cheapest === KNIGHT) break;
	}
	return best;
}

function controlOf(target: number): number {
	gatherChains(target);
	let sides = 0;
	for (let chain = 0; chain < chainCount; chain++) {
		sides |= ((chains[chain * 8] as number) & 8) === 0 ? 1 : 2;
	}
	if (sides !== 3) return sides;
	if (gain(0, 0, true) === 0) return 1;
	return gain(8, 0, true) === 0 ? 2 : 3;
}

/** Maps and counts of boards of 64 pieces each. */
export function computeTyped(
	boards: Uint8Array,
	first: number,
	end: number,
	control: Uint8Array,
	counts: Uint8Array,
): void {
	for (let frame = first; frame < end; frame++) {
		board = boards.subarray(frame * 64, frame * 64 + 64) as Uint8Array<ArrayBuffer>;
		findPins();
		counts.fill(0, frame * 4, frame * 4 + 4);
		for (let square = 0; square < 64; square++) {
			const value = controlOf(square);
			control[frame * 64 + square] = value;
			// Light, dark, contested, neutral for 1, 2, 3, 0.
			const at = frame * 4 + ((value + 3) & 3);
			counts[at] = (counts[at] as number) + 1;
		}
	}
}
