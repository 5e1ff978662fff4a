// The control core seen from TypeScript: placements in, control maps, counts and inspections out.
// No view of core memory leaves this file. The module's tables are drawn in assembly/layout.ts.

import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { BLACK, type Piece, type Side, sideOf, WHITE } from "../chess/piece.ts";
import {
	countPlacements,
	faultySquare,
	isFaulty,
	type Placements,
	pieceOn,
	WORDS_PER_PLACEMENT,
} from "../chess/placement.ts";
import { isSquare, SQUARE_COUNT, type Square, squareName } from "../chess/square.ts";
import type { Control } from "./classes.ts";
import type { Bytes, GameControl } from "./controlMap.ts";

/**
 * A piece's part in a chain: it attacks, or it stands behind a piece of its own side or of the
 * other.
 */
export type Role = "front" | "battery" | "x-ray";

export type ChainPiece = { readonly square: Square; readonly piece: Piece; readonly role: Role };

/** A piece that is pinned, what pins it, and its king. */
export type Pin = { readonly square: Square; readonly pinner: Square; readonly king: Square };

export type Landing = {
	readonly holds: boolean;
	/** Gain of the side less its loss: 0 or below. */
	readonly outcome: number;
	/** Where the pieces come from that land and capture, in order; empty without an attacker. */
	readonly captures: readonly Square[];
};

/** One square in full. */
export type Inspection = {
	readonly square: Square;
	readonly control: Control;
	/** Front to back. */
	readonly chains: readonly (readonly ChainPiece[])[];
	/** Would attack or join a chain, were they not pinned. */
	readonly barred: readonly Pin[];
	readonly white: Landing;
	readonly black: Landing;
};

/** How many pieces of a side attack each square, a1 first. */
export type Attackers = { readonly white: Bytes; readonly black: Bytes };

export type Core = {
	/** Control maps and counts of all placements, in `into` if it is given and has room. */
	computeControl(placements: Placements, into?: GameControlBuffer): GameControl;
	inspectSquare(placements: Placements, frame: Frame, square: Square): Inspection;
	findPins(placements: Placements, frame: Frame): readonly Pin[];
	countAttackers(placements: Placements, frame: Frame): Attackers;
};

/** A GameControl that the core fills. */
export type GameControlBuffer = GameControl & {
	readonly control: Uint8Array;
	readonly counts: Uint8Array;
};

export function createGameControl(frames: number): GameControlBuffer {
	return {
		frames,
		control: new Uint8Array(frames * SQUARE_COUNT),
		counts: new Uint8Array(frames * 4),
	};
}

type Exports = {
	readonly memory: WebAssembly.Memory;
	readonly PLACEMENTS: WebAssembly.Global;
	readonly CONTROL: WebAssembly.Global;
	readonly COUNTS: WebAssembly.Global;
	readonly CAPACITY: WebAssembly.Global;
	readonly INSPECTION: WebAssembly.Global;
	readonly CHAINS: WebAssembly.Global;
	readonly BARRED_PIECES: WebAssembly.Global;
	readonly CAPTURES: WebAssembly.Global;
	readonly PINS: WebAssembly.Global;
	readonly ATTACKERS: WebAssembly.Global;
	computeControl(count: number): void;
	inspectSquare(placement: number, square: number): void;
	findPins(placement: number): number;
	countFronts(placement: number): void;
};

const LIST_END = 255;
const CHAIN_COUNT = 16;
const CHAIN_BYTES = 8;
const BARRED_COUNT = 16;
const PIN_BYTES = 4;
const CAPTURE_BYTES = 40;

/** Refuses frames that are not there, and placements that contradict themselves. */
export function checkPlacements(placements: Placements, first: number, end: number): void {
	const frames = countPlacements(placements);
	if (!Number.isInteger(first) || first < 0 || end > frames) {
		throw new RangeError(`No frame ${first} among ${frames}`);
	}
	for (let frame = first; frame < end; frame++) {
		if (isFaulty(placements, frame as Frame)) refuse(placements, frame as Frame);
	}
}

function refuse(placements: Placements, frame: Frame): never {
	const square = faultySquare(placements, frame) ?? (0 as Square);
	throw new RangeError(
		`Invalid placement ${frame}: ${squareName(square)} needs exactly one side and one kind of piece, or none`,
	);
}

/** Instantiates the compiled module, whose memory never grows: its views stay valid. */
export function createCore(module: WebAssembly.Module): Core {
	const core = new WebAssembly.Instance(module).exports as unknown as Exports;
	const words = new Uint32Array(core.memory.buffer);
	const bytes = new Uint8Array(core.memory.buffer);
	const integers = new Int32Array(core.memory.buffer);
	const placementsAt = core.PLACEMENTS.value as number;
	const controlAt = core.CONTROL.value as number;
	const countsAt = core.COUNTS.value as number;
	const capacity = core.CAPACITY.value as number;
	const inspectionAt = core.INSPECTION.value as number;
	const chainsAt = core.CHAINS.value as number;
	const barredAt = core.BARRED_PIECES.value as number;
	const capturesAt = core.CAPTURES.value as number;
	const pinsAt = core.PINS.value as number;
	const attackersAt = core.ATTACKERS.value as number;

	/**
	 * Hands over the placements from `first` to `end`; a call to subarray would make an object for
	 * each.
	 */
	function send(placements: Placements, first: number, end: number): void {
		const from = first * WORDS_PER_PLACEMENT;
		const to = placementsAt >> 2;
		const length = (end - first) * WORDS_PER_PLACEMENT;
		if (length === placements.length) words.set(placements, to);
		else words.set(placements.subarray(from, from + length), to);
	}

	function computeControl(placements: Placements, given?: GameControlBuffer): GameControl {
		const frames = countPlacements(placements);
		checkPlacements(placements, 0, frames);
		const into = given ?? createGameControl(frames);
		if (into.frames < frames)
			throw new RangeError(`No room for ${frames} frames in ${into.frames}`);
		for (let first = 0; first < frames; first += capacity) {
			const end = Math.min(first + capacity, frames);
			send(placements, first, end);
			core.computeControl(end - first);
			const control = bytes.subarray(controlAt, controlAt + (end - first) * SQUARE_COUNT);
			into.control.set(control, first * SQUARE_COUNT);
			into.counts.set(bytes.subarray(countsAt, countsAt + (end - first) * 4), first * 4);
		}
		return into.frames === frames ? into : { ...into, frames };
	}

	/** The squares of a list in core memory. */
	function readSquares(at: number, most: number): Square[] {
		const squares: Square[] = [];
		for (let i = at; i < at + most && bytes[i] !== LIST_END; i++) squares.push(bytes[i] as Square);
		return squares;
	}

	function readPins(at: number, most: number): Pin[] {
		const pins: Pin[] = [];
		for (let i = at; i < at + most * PIN_BYTES && bytes[i] !== LIST_END; i += PIN_BYTES)
			pins.push({
				square: bytes[i] as Square,
				pinner: bytes[i + 1] as Square,
				king: bytes[i + 2] as Square,
			});
		return pins;
	}

	function readChain(placements: Placements, frame: Frame, at: number): ChainPiece[] {
		let before: Side | undefined;
		return readSquares(at, CHAIN_BYTES).map((square) => {
			const piece = pieceOn(placements, frame, square);
			const side = sideOf(piece);
			const role = before === undefined ? "front" : before === side ? "battery" : "x-ray";
			before = side;
			return { square, piece, role };
		});
	}

	function readLanding(side: Side): Landing {
		return {
			holds: bytes[inspectionAt + 1 + side] === 1,
			outcome: integers[(inspectionAt >> 2) + 2 + side] ?? 0,
			captures: readSquares(capturesAt + side * CAPTURE_BYTES, CAPTURE_BYTES),
		};
	}

	function sendOne(placements: Placements, frame: Frame): void {
		checkPlacements(placements, frame, frame + 1);
		send(placements, frame, frame + 1);
	}

	function inspectSquare(placements: Placements, frame: Frame, square: Square): Inspection {
		if (!isSquare(square)) throw new RangeError(`No such square: ${square}`);
		sendOne(placements, frame);
		core.inspectSquare(FIRST_FRAME, square);
		const chains: ChainPiece[][] = [];
		for (let i = 0; i < CHAIN_COUNT; i++) {
			const chain = readChain(placements, frame, chainsAt + i * CHAIN_BYTES);
			if (chain.length === 0) break;
			chains.push(chain);
		}
		return {
			square,
			control: (bytes[inspectionAt] ?? 0) as Control,
			chains,
			barred: readPins(barredAt, BARRED_COUNT),
			white: readLanding(WHITE),
			black: readLanding(BLACK),
		};
	}

	function findPins(placements: Placements, frame: Frame): Pin[] {
		sendOne(placements, frame);
		return readPins(pinsAt, core.findPins(FIRST_FRAME));
	}

	function countAttackers(placements: Placements, frame: Frame): Attackers {
		sendOne(placements, frame);
		core.countFronts(FIRST_FRAME);
		return {
			white: bytes.slice(attackersAt, attackersAt + SQUARE_COUNT),
			black: bytes.slice(attackersAt + SQUARE_COUNT, attackersAt + 2 * SQUARE_COUNT),
		};
	}

	return { computeControl, inspectSquare, findPins, countAttackers };
}

const shown = new WeakMap<Placements, { readonly frame: Frame; readonly found: Inspection }>();

/** One inspection of a game's square for all that show it, the board and its panels. */
export function inspectOnce(
	core: Pick<Core, "inspectSquare">,
	placements: Placements,
	frame: Frame,
	square: Square,
): Inspection {
	const last = shown.get(placements);
	if (last?.frame === frame && last.found.square === square) return last.found;
	const found = core.inspectSquare(placements, frame, square);
	shown.set(placements, { frame, found });
	return found;
}
