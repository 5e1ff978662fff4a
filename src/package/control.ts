// Control in names and letters: FENs in, plain objects out.

import { parsePlacement, parseTurn } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import { pieceLetter } from "../chess/piece.ts";
import { createPlacements, type Placements, pieceOn } from "../chess/placement.ts";
import { SQUARE_COUNT, SQUARES, type Square, squareName, squareNamed } from "../chess/square.ts";
import type { Core, Landing as CoreLanding } from "../control/core.ts";
import { type Follows, hangingAt } from "../control/insight.ts";
import { NOT_PASSED } from "../control/passing.ts";
import { LOOSE, TIED, TRAPPED } from "../control/standing.ts";
import type {
	ControlMap,
	Hanging,
	Inspection,
	Landing,
	PieceLetter,
	Pin,
	SquareClass,
	SquareControl,
	SquareName,
	Standing,
} from "./answers.ts";
import { argumentError, requireText } from "./arguments.ts";

const CLASSES = ["neutral", "white", "black", "contested"] as const;

/** Where counts have what the core calls neutral, white, black and contested. */
const COUNTED = [3, 0, 1, 2];

const nameOf = (square: Square) => squareName(square) as SquareName;

const namesOf = (squares: readonly Square[]) => squares.map(nameOf);

export const SQUARE_NAMES = SQUARES.map(nameOf);

/** A record with something for each square. */
const bySquare = <Value>(valueAt: (index: number) => Value) =>
	Object.fromEntries(SQUARE_NAMES.map((name, index) => [name, valueAt(index)])) as Record<
		SquareName,
		Value
	>;

const classOf = (control: number | undefined): SquareClass => CLASSES[control ?? 0] ?? "neutral";

const landingOf = ({ captures, ...rest }: CoreLanding): Landing => ({
	...rest,
	captures: namesOf(captures),
});

export function placementsOf(fens: readonly string[] | Placements): Placements {
	if (fens instanceof Uint32Array) return fens;
	if (!Array.isArray(fens)) throw argumentError("an array of FENs", fens);
	const placements = createPlacements(fens.length);
	fens.forEach((fen, frame) => {
		parsePlacement(requireText("a FEN", fen), placements, frame as Frame);
	});
	return placements;
}

const pinOf = ({ square, pinner, king }: Readonly<Record<keyof Pin, Square>>): Pin => ({
	square: nameOf(square),
	pinner: nameOf(pinner),
	king: nameOf(king),
});

/** Why a square of a FEN is what it is. */
export function inspectIn(core: Core, fen: string, name: string): Inspection {
	const placements = placementsOf([fen]);
	const square = squareNamed(requireText("a square", name));
	const found = core.inspectSquare(placements, FIRST_FRAME, square);
	const chainPiece = (at: Square) =>
		pieceLetter(pieceOn(placements, FIRST_FRAME, at)) as PieceLetter;
	return {
		square: nameOf(square),
		control: classOf(found.control),
		chains: found.chains.map((chain) =>
			chain.map(({ square: at, role }) => ({ square: nameOf(at), piece: chainPiece(at), role })),
		),
		barred: found.barred.map(pinOf),
		white: landingOf(found.white),
		black: landingOf(found.black),
	};
}

export function createControl(core: Core, insight: Follows): SquareControl {
	/** Made for this call alone, so that nobody else writes to them. */
	const codes = (fens: readonly string[] | Placements) =>
		core.computeControl(placementsOf(fens)).control as Uint8Array;

	function maps(fens: readonly string[]): ControlMap[] {
		const control = codes(fens);
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

	function counts(of: Uint8Array): Uint8Array {
		const found = new Uint8Array(of.length / 16);
		of.forEach((code, index) => {
			const at = (index >> 6) * 4 + (COUNTED[code] ?? 0);
			found[at] = (found[at] ?? 0) + 1;
		});
		return found;
	}

	function hanging(fen: string): Hanging[] {
		const placements = placementsOf([fen]);
		const { side, enPassant = NOT_PASSED } = parseTurn(fen);
		const gains = insight.findHanging(placements, Uint8Array.of(side), Uint8Array.of(enPassant));
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
			SQUARE_NAMES.filter((_, index) => ((bits[index] ?? 0) & bit) !== 0);
		return {
			loose: where(found, LOOSE),
			trapped: where(found, TRAPPED),
			tied: where(tied, TIED),
		};
	}

	const letters = (fen: string) => {
		let text = "";
		for (const code of codes([fen])) text += "nwbc"[code];
		return text;
	};

	const attackersOf = (fen: string) => core.countAttackers(placementsOf([fen]), FIRST_FRAME);

	function strength(fen: string): Record<SquareName, number> {
		const { white, black } = attackersOf(fen);
		const found = codes([fen]);
		return bySquare((index) => {
			const [light, dark] = [white[index] ?? 0, black[index] ?? 0];
			return [0, light - dark, dark - light, Math.abs(light - dark)][found[index] ?? 0] ?? 0;
		});
	}

	function tension(fen: string, before = fen): SquareName[] {
		const found = codes([fen, before]);
		return SQUARE_NAMES.filter(
			(_, index) => found[index] === 3 || found[index] !== found[index + SQUARE_COUNT],
		);
	}

	return {
		map: (fen) => maps([fen])[0] as ControlMap,
		maps,
		letters,
		codes,
		counts,
		inspect: (fen, square) => inspectIn(core, fen, square),
		attackers(fen) {
			const { white, black } = attackersOf(fen);
			return bySquare((index) => ({ white: white[index] ?? 0, black: black[index] ?? 0 }));
		},
		strength,
		tension,
		pins: (fen) => core.findPins(placementsOf([fen]), FIRST_FRAME).map(pinOf),
		hanging,
		standing,
	};
}
