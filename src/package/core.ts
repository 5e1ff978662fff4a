// square-control/core: who controls each square, for programs of others. Names and letters in place of our numbers; nothing of React or
// Konva. Its types stand by themselves, so that what is inside may change.

import modules from "packed:control+insight";
import { parsePlacement, parseTurn } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { pieceLetter } from "../chess/piece.ts";
import { createPlacements, type Placements, pieceOn } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square, squareName, squareNamed } from "../chess/square.ts";
import { type Core, type Landing as CoreLanding, createCore } from "../control/core.ts";
import { createInsight, hangingAt, type Insight, NOT_PASSED } from "../control/insight.ts";
import { loadModule, type ModuleSource } from "../control/load.ts";
import { LOOSE, TIED, TRAPPED } from "../control/standing.ts";
import { unpacked } from "./unpacked.ts";

export type SquareName =
	`${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type SquareClass = "neutral" | "contested" | "white" | "black";

/** As FEN has it: White's are capital. */
export type PieceLetter = "P" | "N" | "B" | "R" | "Q" | "K" | "p" | "n" | "b" | "r" | "q" | "k";

export type ControlMap = {
	readonly squares: Readonly<Record<SquareName, SquareClass>>;
	readonly counts: Readonly<Record<SquareClass, number>>;
};

export type ChainPiece = {
	readonly square: SquareName;
	readonly piece: PieceLetter;
	/** It attacks, or it stands behind a piece of its own side or of the other. */
	readonly role: "front" | "battery" | "x-ray";
};

export type Pin = {
	readonly square: SquareName;
	readonly pinner: SquareName;
	readonly king: SquareName;
};

export type Landing = {
	readonly holds: boolean;
	/** What the side gains less what it loses, in pawns: 0 or below. */
	readonly outcome: number;
	/** Where the pieces come from that land and capture, in order. */
	readonly captures: readonly SquareName[];
};

export type Inspection = {
	readonly square: SquareName;
	readonly control: SquareClass;
	/** Front to back. */
	readonly chains: readonly (readonly ChainPiece[])[];
	/** Would attack or join a chain, were they not pinned. */
	readonly barred: readonly Pin[];
	readonly white: Landing;
	readonly black: Landing;
};

export type Hanging = {
	readonly square: SquareName;
	/** What taking it wins, in pawns. */
	readonly gain: number;
};

export type Standing = Readonly<Record<"loose" | "trapped" | "tied", readonly SquareName[]>>;

export type SquareControl = {
	/** Who controls each square of a FEN; its first field is enough. */
	map(fen: string): ControlMap;
	/** The same of many at once. */
	maps(fens: readonly string[]): ControlMap[];
	/** Why a square is what it is. */
	inspect(fen: string, square: SquareName): Inspection;
	/** How many pieces of each side attack each square. */
	attackers(fen: string): Readonly<Record<SquareName, { white: number; black: number }>>;
	pins(fen: string): Pin[];
	/** What the side to move wins something by taking, the greatest gain first. */
	hanging(fen: string): Hanging[];
	/** Pieces that no piece of their own side guards, that are lost wherever they go, and that guard another. */
	standing(fen: string): Standing;
};

/** WebAssembly from elsewhere than this file: bytes, or an address to be fetched. */
export type Sources = {
	readonly control?: BufferSource | string | URL | undefined;
	readonly insight?: BufferSource | string | URL | undefined;
};

const CLASSES = ["neutral", "white", "black", "contested"] as const;

const nameOf = (square: Square) => squareName(square) as SquareName;

const namesOf = (squares: readonly Square[]) => squares.map(nameOf);

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, index) => nameOf(index as Square));

/** A record with something for each square. */
const bySquare = <Value>(valueAt: (index: number) => Value) =>
	Object.fromEntries(SQUARES.map((name, index) => [name, valueAt(index)])) as Record<
		SquareName,
		Value
	>;

const classOf = (control: number | undefined): SquareClass => CLASSES[control ?? 0] ?? "neutral";

const landingOf = ({ captures, ...rest }: CoreLanding): Landing => ({
	...rest,
	captures: namesOf(captures),
});

function placementsOf(fens: readonly string[]): Placements {
	const placements = createPlacements(fens.length);
	for (const [frame, fen] of fens.entries()) parsePlacement(fen, placements, frame as Frame);
	return placements;
}

function createControl(core: Core, insight: Insight): SquareControl {
	const pinOf = ({ square, pinner, king }: Readonly<Record<keyof Pin, Square>>): Pin => ({
		square: nameOf(square),
		pinner: nameOf(pinner),
		king: nameOf(king),
	});

	function maps(fens: readonly string[]): ControlMap[] {
		const { control } = core.computeControl(placementsOf(fens));
		return fens.map((_, frame) => {
			const counts = { neutral: 0, contested: 0, white: 0, black: 0 };
			const squares = bySquare((index) => {
				const found = classOf(control[frame * SQUARE_COUNT + index]);
				counts[found]++;
				return found;
			});
			return { squares, counts };
		});
	}

	function inspect(fen: string, square: SquareName): Inspection {
		const placements = placementsOf([fen]);
		const found = core.inspectSquare(placements, FIRST_FRAME, squareNamed(square));
		const chainPiece = (at: Square) =>
			pieceLetter(pieceOn(placements, FIRST_FRAME, at)) as PieceLetter;
		return {
			square,
			control: classOf(found.control),
			chains: found.chains.map((chain) =>
				chain.map(({ square: at, role }) => ({ square: nameOf(at), piece: chainPiece(at), role })),
			),
			barred: found.barred.map(pinOf),
			white: landingOf(found.white),
			black: landingOf(found.black),
		};
	}

	function hanging(fen: string): Hanging[] {
		const { side, enPassant = NOT_PASSED } = parseTurn(fen);
		const gains = insight.findHanging(
			placementsOf([fen]),
			Uint8Array.of(side),
			Uint8Array.of(enPassant),
		);
		return hangingAt(gains, FIRST_FRAME).map(({ square, gain }) => ({
			square: nameOf(square),
			gain,
		}));
	}

	function standing(fen: string): Standing {
		const placements = placementsOf([fen]);
		const found = insight.findStanding(placements);
		const tied = insight.findTied(placements);
		const where = (bits: Uint8Array, bit: number) =>
			SQUARES.filter((_, index) => ((bits[index] ?? 0) & bit) !== 0);
		return {
			loose: where(found, LOOSE),
			trapped: where(found, TRAPPED),
			tied: where(tied, TIED),
		};
	}

	return {
		map: (fen) => maps([fen])[0] as ControlMap,
		maps,
		inspect,
		attackers(fen) {
			const { white, black } = core.countAttackers(placementsOf([fen]), FIRST_FRAME);
			return bySquare((index) => ({ white: white[index] ?? 0, black: black[index] ?? 0 }));
		},
		pins: (fen) => core.findPins(placementsOf([fen]), FIRST_FRAME).map(pinOf),
		hanging,
		standing,
	};
}

/** Loads what works out control. A fault of a FEN is thrown by what is asked of it later, as an Error with a sentence. */
export async function loadCore({ control, insight }: Sources = {}): Promise<SquareControl> {
	const [ownControl, ownInsight] = control && insight ? [] : await unpacked(modules);
	const [core, found] = await Promise.all([
		loadModule((control ?? ownControl) as ModuleSource, createCore),
		loadModule((insight ?? ownInsight) as ModuleSource, createInsight),
	]);
	return createControl(core, found);
}
