// What `npm run -s evaluate` may be told.

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { numberIn, UsageError } from "./studyArgs.ts";

export const USAGE = `npm run -s evaluate -- [--engine PATH] [--nodes N] [--jobs J] [--timeout SECONDS] [FILE.pgn]
Without a file, positions (FEN, one a line) or games come in on standard input.`;

export type EvaluateArgs = {
	/** A UCI program; the one that comes along if none is named. */
	readonly engine: string | undefined;
	readonly nodes: number;
	readonly jobs: number;
	/** Seconds that the engine may be silent. */
	readonly timeout: number;
	readonly file: string | undefined;
};

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
		engine: values.engine,
		nodes: numberIn("nodes", values.nodes, 1) ?? 10_000,
		jobs: numberIn("jobs", values.jobs, 1) ?? cpus().length,
		timeout: numberIn("timeout", values.timeout, 1) ?? 30,
		file: positionals[0],
	};
}
