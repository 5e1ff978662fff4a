// square-control evaluate: positions in, what a UCI engine says of each, a JSON line each; or games
// in, a list of the same for each, by ply. Every position, and every game, is new to the engine, so
// that its answer does not depend on what others are asked, nor on how many engines there are.

import { once } from "node:events";
import { access } from "node:fs/promises";
import type { Readable } from "node:stream";
import { FIRST_FRAME } from "../chess/frame.ts";
import { framesAfter, positionAt } from "../chess/game.ts";
import type { Engine } from "../engine/engine.ts";
import { sanLine } from "../engine/playedMoves.ts";
import type { Pool } from "../engine/pool.ts";
import { positionFaultWords } from "../messages/en/faults.ts";
import { type Answer, AnswersInOrder } from "./answersInOrder.ts";
import { csvLine } from "./args.ts";
import { eachGame, type ReadGame, textFaultAt } from "./eachGame.ts";
import { isOfPosition, withEngines } from "./engines.ts";
import { type EvaluateArgs, readEvaluateArgs, USAGE } from "./evaluateArgs.ts";
import { LONGEST_LINE, readLines } from "./lines.ts";
import { reportNoGames } from "./noGames.ts";
import { engineFaultText, reporting } from "./reporting.ts";
import { textOf } from "./unpacked.ts";

/** Evaluates a position without a look at others. */
async function evaluated(engine: Engine, fen: string, nodes: number, game: unknown) {
	const { depth, cp, mate, lines } = await engine.evaluate(fen, { nodes, game });
	const line = sanLine(fen, lines[0]?.moves ?? []);
	return { fen, depth, cp, mate, best: line[0] ?? null, line };
}

const COLUMNS = ["fen", "depth", "cp", "mate", "best", "line", "error"];

type Evaluated = Awaited<ReturnType<typeof evaluated>> | null;

/** A row of the table; of what cannot be evaluated the position, and why. */
const cellsOf = (fen: string, found: Evaluated, fault?: string) => [
	...[fen, found?.depth, found?.cp, found?.mate, found?.best],
	...[found?.line.join(" "), fault],
];

/** The answer for a position, or null and what is wrong with it. */
async function orNull<Result>(where: string, work: () => Promise<Result>) {
	try {
		return { result: await work() };
	} catch (error) {
		if (!isOfPosition(error)) throw error;
		const fault = engineFaultText(error);
		return { result: null, fault, problem: `${where}: ${fault}` };
	}
}

async function answerLine(
	engines: Pool,
	line: string,
	number: number,
	{ nodes, format }: EvaluateArgs,
): Promise<Answer> {
	const where = `line ${number}`;
	const isTable = format === "csv";
	if (line.length > LONGEST_LINE) {
		const fault = positionFaultWords.fen("the line is too long");
		return {
			line: isTable ? csvLine(cellsOf("", null, fault)) : "null",
			problems: [`${where}: ${fault}`],
		};
	}
	const { result, fault, problem } = await orNull(where, () =>
		engines.run((engine) => evaluated(engine, line.trim(), nodes, number)),
	);
	return {
		line: isTable ? csvLine(cellsOf(line.trim(), result, fault)) : JSON.stringify(result),
		problems: problem === undefined ? [] : [problem],
	};
}

/** The positions of a game, from its start to its end, or as far as it can be read. */
function planOf(read: ReadGame) {
	const where = `game ${read.number}`;
	const { number } = read;
	if ("error" in read) {
		const { error } = read;
		return { number, where, fens: undefined, error, problems: [`${where}: ${error}`] };
	}
	const { game, lines } = read;
	const fens = [FIRST_FRAME, ...framesAfter(game, FIRST_FRAME)].map(
		(frame) => positionAt(game, frame).fen,
	);
	const problems = game.fault ? [`${where}: ${textFaultAt(game.fault, lines)}`] : [];
	return { number, where, fens, problems };
}

async function answerGame(
	engines: Pool,
	{ number, where, fens, error, problems }: ReturnType<typeof planOf>,
	{ nodes, format }: EvaluateArgs,
): Promise<Answer> {
	const isTable = format === "csv";
	if (fens === undefined) {
		const line = isTable ? csvLine([number, "", ...cellsOf("", null, error)]) : "null";
		return { line, problems };
	}
	const found = await engines.run(async (engine) => {
		const answers = [];
		for (const [ply, fen] of fens.entries()) {
			answers.push(
				await orNull(`${where}, ply ${ply}`, () => evaluated(engine, fen, nodes, where)),
			);
		}
		return answers;
	});
	return {
		line: isTable
			? found
					.map(({ result, fault }, ply) =>
						csvLine([number, ply, ...cellsOf(fens[ply] ?? "", result, fault)]),
					)
					.join("\n")
			: JSON.stringify(found.map(({ result }) => result)),
		problems: [...problems, ...found.flatMap(({ problem }) => problem ?? [])],
	};
}

/** A tag, the number of a move, a comment or an escaped line: no FEN begins so. */
const BEGINS_AS_PGN = /^\uFEFF?\s*(?:\[|\d+\s*\.|[;{%])/;

/** Eight rows: no move of a game is written so. */
const BEGINS_AS_FEN = /^\uFEFF?\s*[\dKQRBNPkqrbnp]+(?:\/[\dKQRBNPkqrbnp]+){7}(?:\s|$)/;

/**
 * Are there games to come, and no positions? Who types may be wrong about a position; a file holds
 * games, unless it begins with one.
 */
async function holdsGames(input: Readable, isFile: boolean): Promise<boolean> {
	for (;;) {
		const chunk: Buffer | null = input.read();
		if (chunk !== null) {
			input.unshift(chunk);
			const text = chunk.toString("utf8");
			return isFile ? !BEGINS_AS_FEN.test(text) : BEGINS_AS_PGN.test(text);
		}
		if (input.readableEnded) return false;
		await Promise.race([once(input, "readable"), once(input, "end")]);
	}
}

/** At most so many of these lines are read together. */
const BATCH = 256;

/** Gives how many answers there are. */
async function feed(
	answers: AnswersInOrder,
	engines: Pool,
	input: Readable,
	args: EvaluateArgs,
): Promise<number> {
	const areGames = await holdsGames(input, args.file !== undefined);
	if (args.format === "csv") {
		const line = csvLine([...(areGames ? ["game", "ply"] : []), ...COLUMNS]);
		await answers.add(Promise.resolve({ line, problems: [] }));
	}
	let count = 0;
	if (areGames) {
		for await (const plans of eachGame(input, planOf, args.first)) {
			count += plans.length;
			for (const plan of plans) await answers.add(answerGame(engines, plan, args));
		}
	} else {
		for await (const lines of readLines(input, BATCH)) {
			for (const line of lines) {
				await answers.add(answerLine(engines, line, args.first + count++, args));
			}
		}
	}
	await answers.end();
	return count;
}

export { USAGE };

export const main = (args: readonly string[]): Promise<number> =>
	reporting(USAGE, async () => {
		const read = readEvaluateArgs(args);
		// A missing file is reported before an engine is asked for.
		if (read.file !== undefined) await access(read.file);
		return withEngines(read, async (engines) => {
			const answers = new AnswersInOrder(2 * read.jobs);
			const input = textOf(read.file);
			try {
				const count = await Promise.race([feed(answers, engines, input, read), answers.failure]);
				if (count === 0) return reportNoGames(true);
				return answers.isClean ? 0 : 1;
			} finally {
				input.destroy();
			}
		});
	});
