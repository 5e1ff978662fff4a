// What programs that ask an engine may be told: `npm run -s evaluate` and `npm run -s review`.

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { numberIn, UsageError } from "./studyArgs.ts";

export const USAGE = `npm run -s evaluate -- [--engine PATH] [--nodes N] [--jobs J] [--timeout SECONDS] [FILE.pgn]
Without a file, positions (FEN, one a line) or games come in on standard input.`;

export const REVIEW_USAGE = `npm run -s review -- [--engine [PATH]] [--nodes N] [--jobs J] [--timeout SECONDS] [FILE.pgn]
Without a file, games come in on standard input.`;

export type EvaluateArgs = {
	/** A UCI program; the one that comes along if none is named. */
	readonly engine: string | undefined;
	readonly nodes: number;
	readonly jobs: number;
	/** Seconds that the engine may be silent. */
	readonly timeout: number;
	readonly file: string | undefined;
};

export type ReviewArgs = EvaluateArgs & { readonly asksEngine: boolean };

const TEXT = { type: "string" } as const;

const OPTIONS = { engine: TEXT, nodes: TEXT, jobs: TEXT, timeout: TEXT } as const;

function parsed(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		throw new UsageError((error as Error).message);
	}
}

export function readEvaluateArgs(args: readonly string[]): EvaluateArgs {
	const { values, positionals } = parsed(args);
	if (positionals.length > 1) throw new UsageError("One file at most");
	return {
		engine: values.engine || undefined,
		nodes: numberIn("nodes", values.nodes, 1) ?? 10_000,
		jobs: numberIn("jobs", values.jobs, 1) ?? cpus().length,
		timeout: numberIn("timeout", values.timeout, 1) ?? 30,
		file: positionals[0],
	};
}

/** What follows `--engine` and is no path of a program: nothing, another option, or games. */
const isNoPath = (arg: string | undefined) =>
	arg === undefined || arg.startsWith("-") || /\.pgn(?:\.\w+)?$/i.test(arg);

/** The path of an engine may be left out. */
export function readReviewArgs(args: readonly string[]): ReviewArgs {
	const written = args.map((arg, index) =>
		arg === "--engine" && isNoPath(args[index + 1]) ? "--engine=" : arg,
	);
	const asksEngine = written.some((arg) => /^--engine(?:=|$)/.test(arg));
	return { ...readEvaluateArgs(written), asksEngine };
}
