// Arguments of `square-control find`.

import { parseArgs } from "node:util";
import { squareNamed } from "../../chess/square.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import {
	type Condition,
	MAX_PLIES,
	type OwnedSquare,
	type StandingPiece,
} from "../../games/collection/find/find.ts";
import { parseAmounts, parseStanding } from "../../games/collection/find/notation.ts";
import {
	choiceOf,
	numberIn,
	oneFile,
	parsed,
	TABLE_FORMATS,
	type TableFormat,
	UsageError,
	wordIn,
} from "../args.ts";

export const USAGE = `square-control find [--piece Nd5 ...] [--outpost Nd5 ...]
    [--square d4=white ...] [--material "Q0 q0"] [--moves N | --half-moves N]
    ${choiceOf("format", TABLE_FORMATS)} [FILE.pgn]

A line for each game with a position in which all that is asked holds, for so
many moves in a row: the first half-move of them, and for how many half-moves
it holds in all. Capital letters are White's pieces. On an outpost a piece is
out of reach of the other side's pawns. A square is white, black, contested or
neutral. Q0 q0 is no queens, p5-8 five to eight black pawns. Without a file,
games come in on standard input, packed by gzip or Zstandard or not.

  square-control find --outpost Nd5 --moves 4 games.pgn
  square-control find --piece ke8 --square e5=black --format csv games.pgn`;

const TEXT = { type: "string" } as const;
const TEXTS = { type: "string", multiple: true } as const;

const OPTIONS = {
	piece: TEXTS,
	outpost: TEXTS,
	square: TEXTS,
	material: TEXT,
	moves: TEXT,
	"half-moves": TEXT,
	format: TEXT,
} as const;

function standingIn(name: string, text: string): StandingPiece[] {
	const pieces = parseStanding(text);
	if (pieces === undefined || text.trim() === "")
		throw new UsageError(`--${name} takes pieces on squares such as Nd5, not "${text}"`);
	return pieces;
}

function ownedIn(text: string): OwnedSquare {
	const [, square, key] = /^([a-h][1-8])=(\w+)$/.exec(text) ?? [];
	const owner = CLASS_LIST.find((one) => one.key === key)?.control;
	if (square === undefined || owner === undefined)
		throw new UsageError(
			`--square takes a1 to h8 with white, black, contested or neutral, such as d4=white, not "${text}"`,
		);
	return { square: squareNamed(square), owner };
}

export type FindArgs = {
	readonly condition: Condition;
	readonly format: TableFormat;
	readonly file: string | undefined;
};

export function readFindArgs(args: readonly string[]): FindArgs {
	const { values, positionals } = parsed(() =>
		parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
	);
	const { piece = [], outpost = [], square = [], material = "" } = values;
	const amounts = parseAmounts(material);
	if (amounts === undefined)
		throw new UsageError(`--material takes numbers of pieces such as "Q0 p5-8", not "${material}"`);
	const pieces = [
		...piece.flatMap((text) => standingIn("piece", text)),
		...outpost
			.flatMap((text) => standingIn("outpost", text))
			.map((one) => ({ ...one, isBeyondPawns: true })),
	];
	const squares = square.map(ownedIn);
	if (pieces.length + squares.length + amounts.length === 0)
		throw new UsageError("One of --piece, --outpost, --square and --material is needed");
	const moves = numberIn("moves", values.moves, 1);
	const halfMoves = numberIn("half-moves", values["half-moves"], 1);
	if (moves !== undefined && halfMoves !== undefined)
		throw new UsageError("--moves and --half-moves are not asked together");
	const plies = halfMoves ?? (moves === undefined ? 1 : 2 * moves);
	return {
		condition: { squares, pieces, plies, from: 0, to: MAX_PLIES, amounts },
		format: wordIn("format", values.format, TABLE_FORMATS),
		file: oneFile(positionals),
	};
}
