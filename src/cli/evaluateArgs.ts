// Arguments of programs that ask an engine: `square-control evaluate` and `review`.

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import {
	choiceOf,
	numberIn,
	oneFile,
	parsed,
	TABLE_FORMATS,
	type TableFormat,
	wordIn,
} from "./args.ts";

export const USAGE = `square-control evaluate [--engine PATH] [--nodes N] [--jobs N]
    [--timeout SECONDS] [--first N] ${choiceOf("format", TABLE_FORMATS)} [FILE]

What a UCI engine says of each position (FEN, one a line) or of each game
(PGN): a JSON line each, or a table with a row a position. Without a file they
come in on standard input. The first of them has the number 1, or --first, as
in a part of a file.

  square-control evaluate --nodes 100000 games.pgn
  square-control evaluate --engine /usr/games/stockfish positions.txt
  square-control evaluate --format csv positions.txt > evaluations.csv`;

/** A review may be written into the games as well. */
const REVIEW_FORMATS = [...TABLE_FORMATS, "pgn"] as const;

export const REVIEW_USAGE = `square-control review [--engine [PATH]] [--nodes N] [--jobs N]
    [--timeout SECONDS] [--first N] ${choiceOf("format", REVIEW_FORMATS)} [FILE.pgn]

The moments and mistakes of each game: a JSON line a game, a table with a row
for each of them, or the games with notes (PGN). Without a file, games come in
on standard input. The first has the number 1, or --first, as in a part of a
file.

  square-control review games.pgn
  square-control review --format csv games.pgn > review.csv
  square-control review --engine --format pgn games.pgn > notes.pgn
  square-control review --engine /usr/games/stockfish games.pgn`;

export type EvaluateArgs = {
	/** A UCI program; the one that comes along if none is named. */
	readonly engine: string | undefined;
	readonly nodes: number;
	readonly jobs: number;
	/** Seconds that the engine may be silent. */
	readonly timeout: number;
	/** The number of the first game or position. */
	readonly first: number;
	readonly format: TableFormat;
	readonly file: string | undefined;
};

export type ReviewArgs = Omit<EvaluateArgs, "format"> & {
	readonly asksEngine: boolean;
	readonly format: (typeof REVIEW_FORMATS)[number];
};

const TEXT = { type: "string" } as const;

const OPTIONS = {
	engine: TEXT,
	nodes: TEXT,
	jobs: TEXT,
	timeout: TEXT,
	first: TEXT,
	format: TEXT,
} as const;

function readArgs<Format extends string>(
	args: readonly string[],
	formats: readonly [Format, ...Format[]],
) {
	const { values, positionals } = parsed(() =>
		parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
	);
	return {
		engine: values.engine || undefined,
		nodes: numberIn("nodes", values.nodes, 1) ?? 10_000,
		jobs: numberIn("jobs", values.jobs, 1) ?? cpus().length,
		timeout: numberIn("timeout", values.timeout, 1) ?? 30,
		first: numberIn("first", values.first, 1) ?? 1,
		format: wordIn("format", values.format, formats),
		file: oneFile(positionals),
	};
}

export const readEvaluateArgs = (args: readonly string[]): EvaluateArgs =>
	readArgs(args, TABLE_FORMATS);

/** After `--engine`, is this no path of a program: nothing, another option, or games? */
const isNoPath = (arg: string | undefined) =>
	arg === undefined || arg.startsWith("-") || /\.pgn(?:\.\w+)?$/i.test(arg);

/** The path of an engine may be left out. */
export function readReviewArgs(args: readonly string[]): ReviewArgs {
	const written = args.map((arg, index) =>
		arg === "--engine" && isNoPath(args[index + 1]) ? "--engine=" : arg,
	);
	const asksEngine = written.some((arg) => /^--engine(?:=|$)/.test(arg));
	return { ...readArgs(written, REVIEW_FORMATS), asksEngine };
}
