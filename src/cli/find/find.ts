// square-control find FILE.pgn: a line for each game with a position that is asked for, and where.

import { readFileSync } from "node:fs";
import { squareNamed } from "../../chess/square.ts";
import type { Work } from "../../chess/work.ts";
import { CLASS_LIST } from "../../control/classes.ts";
import { loadReader } from "../../control/loadReader.ts";
import { PACKED_BYTES, type ReaderModule } from "../../control/readerModule.ts";
import {
	type Condition,
	MAX_PLIES,
	type Match,
	type OwnedSquare,
	PositionSearch,
	type StandingPiece,
} from "../../games/collection/find/find.ts";
import { parseAmounts, parseStanding } from "../../games/collection/find/notation.ts";
import { wordsOf } from "../../games/collection/packedReader.ts";
import { foundIn, GameReader } from "../../games/reader/gameReader.ts";
import { PositionSink } from "../../games/reader/positionSink.ts";
import { stretchesOf } from "../../games/reader/stretches.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import {
	csvLine,
	listOption,
	numberOption,
	option,
	readFileArgs,
	TABLE_FORMATS,
	type TableFormat,
	UsageError,
	usageOf,
	wordOption,
} from "../args.ts";
import { gameId } from "../gameFacts.ts";
import { BlankTest, reportNoGames } from "../noGames.ts";
import { reporting } from "../reporting.ts";
import { bytesOf, unpacked } from "../unpacked.ts";

function standingIn(text: string, name: string): StandingPiece[] {
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

function amountsIn(text: string): Condition["amounts"] {
	const amounts = parseAmounts(text);
	if (amounts === undefined)
		throw new UsageError(`--material takes numbers of pieces such as "Q0 p5-8", not "${text}"`);
	return amounts;
}

const OPTIONS = {
	piece: listOption("Nd5", standingIn),
	outpost: listOption("Nd5", standingIn),
	square: listOption("d4=white", ownedIn),
	material: option(`"Q0 q0"`, amountsIn, []),
	moves: numberOption("N", [1]),
	"half-moves": { ...numberOption("N", [1]), isAlternative: true },
	from: numberOption("PLY", [0]),
	to: numberOption("PLY", [0]),
	format: wordOption(TABLE_FORMATS, "jsonl"),
};

export const USAGE = `${usageOf("find", OPTIONS, "[FILE.pgn]")}

A line for each game with a position in which all that is asked holds, for so
many moves in a row: the first half-move of them, and for how many half-moves
it holds in all, between two plies if you name them. Capital letters are
White's pieces. On an outpost no pawn of the other side could ever attack a
piece, even by capturing its way there. A square is white, black, contested or
neutral. Q0 q0 is no queens, p5-8 five to eight black pawns. Without a file,
games come in on standard input, packed by gzip or Zstandard or not.

  square-control find --outpost Nd5 --moves 4 games.pgn
  square-control find --piece ke8 --square e5=black --format csv games.pgn`;

function readFindArgs(args: readonly string[]) {
	const read = readFileArgs(OPTIONS, args);
	const { piece, outpost, square: squares, material: amounts, moves, format, file } = read;
	const { from = 0, to = MAX_PLIES } = read;
	const halfMoves = read["half-moves"];
	const pieces = [
		...piece.flat(),
		...outpost.flat().map((one) => ({ ...one, isBeyondPawns: true })),
	];
	if (pieces.length + squares.length + amounts.length === 0)
		throw new UsageError("One of --piece, --outpost, --square and --material is needed");
	if (moves !== undefined && halfMoves !== undefined)
		throw new UsageError("--moves and --half-moves are not asked together");
	const plies = halfMoves ?? (moves === undefined ? 1 : 2 * moves);
	const condition = { squares, pieces, plies, from, to, amounts };
	return { condition, format, file };
}

type FoundGame = Match & {
	readonly id: number;
	readonly game: number;
	readonly tags: ReadonlyMap<string, string>;
};

const COLUMNS = ["id", "game", "white", "black", "result", "date", "ply", "plies"];

const LINES: Readonly<Record<TableFormat, (found: FoundGame) => string>> = {
	jsonl: ({ id, game, tags, ply, plies }) =>
		JSON.stringify({ id, game, tags: Object.fromEntries(tags), ply, plies }),
	csv: ({ id, game, tags, ply, plies }) => {
		const values = ["White", "Black", "Result", "Date"].map((name) => tags.get(name));
		return csvLine([id, game, ...values, ply, plies]);
	},
};

/** Games of a stream, and which of them have the position. */
class Finder {
	readonly #module: ReaderModule;
	readonly #search: PositionSearch;
	games = 0;
	failed = 0;
	#found: FoundGame[] = [];

	constructor(module: ReaderModule, condition: Condition) {
		this.#module = module;
		this.#search = new PositionSearch(condition);
	}

	/** Takes the games of a stream. */
	sink = () =>
		new PositionSink(this.#module, ({ count, fault, tags, bytes }) => {
			this.games++;
			if (fault !== undefined) {
				this.failed++;
				console.error(`game ${this.games}: ${gameFaultText(fault)}`);
			}
			const { calls, packed, placements } = this.#module;
			calls.mapPositions(0, count);
			calls.packPositions(0, count);
			const words = wordsOf(packed.subarray(0, count * PACKED_BYTES));
			const match = this.#search.findIn(words, count, placements);
			if (match === undefined) return;
			const id = gameId(bytes(), this.games);
			this.#found.push({ ...match, id, game: this.games, tags: tags() });
		});

	take(): FoundGame[] {
		const found = this.#found;
		this.#found = [];
		return found;
	}
}

async function find({ condition, format, file }: ReturnType<typeof readFindArgs>): Promise<number> {
	const bytes = readFileSync(new URL("../../build/reader.wasm", import.meta.url));
	const module = await loadReader(bytes);
	const finder = new Finder(module, condition);
	const write = async (work: Work<void>) => {
		for (const found of foundIn(work, finder)) {
			const text = found.map((game) => `${LINES[format](game)}\n`);
			if (text.length > 0)
				await new Promise<void>((resolve) => process.stdout.write(text.join(""), () => resolve()));
		}
	};
	const input = file === undefined ? process.stdin : bytesOf(file);
	const blank = new BlankTest();
	const [reader, sink] = [new GameReader(module), finder.sink()];
	if (format === "csv") process.stdout.write(`${csvLine(COLUMNS)}\n`);
	for await (const stretch of stretchesOf(blank.pass(unpacked(input)))) {
		await write(reader.reading(stretch, sink));
	}
	await write(reader.ending(sink));
	if (finder.games === 0) return reportNoGames(blank.isBlank);
	if (finder.failed === 0) return 0;
	console.error(`${finder.failed} of ${finder.games} games could not be read to their end`);
	return 1;
}

export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => find(readFindArgs(args)));
