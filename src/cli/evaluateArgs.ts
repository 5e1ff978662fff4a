// Arguments of programs that ask an engine: `square-control evaluate` and `review`.

import { cpus } from "node:os";
import { numberOption, option, readFileArgs, TABLE_FORMATS, usageOf, wordOption } from "./args.ts";

/** A UCI program; the one that comes along if none is named. */
const engineOption = (takes: string) => option(takes, (path) => path || undefined);

const OPTIONS = {
	engine: engineOption("PATH"),
	nodes: numberOption("N", [1], 10_000),
	jobs: numberOption("N", [1], cpus().length),
	/** How long the engine may be silent. */
	timeout: numberOption("SECONDS", [1], 30),
	/** The number of the first game or position. */
	first: numberOption("N", [1], 1),
	format: wordOption(TABLE_FORMATS, "jsonl"),
};

const REVIEW_OPTIONS = {
	...OPTIONS,
	engine: engineOption("[PATH]"),
	/** A review may be written into the games as well. */
	format: wordOption([...TABLE_FORMATS, "pgn"], "jsonl"),
};

export const USAGE = `${usageOf("evaluate", OPTIONS, "[FILE]")}

What a UCI engine says of each position (FEN, one a line) or of each game
(PGN): a JSON line each, or a table with a row a position. Without a file they
come in on standard input. The first of them has the number 1, or --first, as
in a part of a file.

  square-control evaluate --nodes 100000 games.pgn
  square-control evaluate --engine /usr/games/stockfish positions.txt
  square-control evaluate --format csv positions.txt > evaluations.csv`;

export const REVIEW_USAGE = `${usageOf("review", REVIEW_OPTIONS, "[FILE.pgn]")}

The moments and mistakes of each game: a JSON line a game, a table with a row
for each of them, or the games with notes (PGN). Without a file, games come in
on standard input. The first has the number 1, or --first, as in a part of a
file.

  square-control review games.pgn
  square-control review --format csv games.pgn > review.csv
  square-control review --engine --format pgn games.pgn > notes.pgn
  square-control review --engine /usr/games/stockfish games.pgn`;

export type EvaluateArgs = ReturnType<typeof readEvaluateArgs>;
export type ReviewArgs = ReturnType<typeof readReviewArgs>;

export const readEvaluateArgs = (args: readonly string[]) => readFileArgs(OPTIONS, args);

/** After `--engine`, is this no path of a program: nothing, another option, or games? */
const isNoPath = (arg: string | undefined) =>
	arg === undefined || arg.startsWith("-") || /\.pgn(?:\.\w+)?$/i.test(arg);

/** The path of an engine may be left out. */
export function readReviewArgs(args: readonly string[]) {
	const written = args.map((arg, index) =>
		arg === "--engine" && isNoPath(args[index + 1]) ? "--engine=" : arg,
	);
	const asksEngine = written.some((arg) => /^--engine(?:=|$)/.test(arg));
	return { ...readFileArgs(REVIEW_OPTIONS, written), asksEngine };
}
