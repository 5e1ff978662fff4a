// square-control review FILE.pgn: one JSON line for each game with its moments and its mistakes, or
// the game with these as notes, as the file is read. With --engine an engine evaluates every
// position that the file does not.

import { readFileSync, statSync } from "node:fs";
import { annotated } from "../../chess/pgn/write/annotated.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { finish } from "../../chess/work.ts";
import { createInsight } from "../../control/insight.ts";
import { loadCore, loadModule } from "../../control/load.ts";
import type { Pool } from "../../engine/pool.ts";
import { evaluateGame, writtenEvaluations } from "../../review/mistakes/evaluateGame.ts";
import { notesOf, worthsOf } from "../../review/reported/notes.ts";
import {
	type JudgedGame,
	type ReportedReview,
	type ReviewTools,
	reviewFacts,
	reviewing,
} from "../../review/reported/review.ts";
import { type Answer, AnswersInOrder } from "../answersInOrder.ts";
import { csvLine } from "../args.ts";
import { eachGame, type ReadGame, textFaultAt } from "../eachGame.ts";
import { askerOf, withEngines } from "../engines.ts";
import { REVIEW_USAGE, type ReviewArgs, readReviewArgs } from "../evaluateArgs.ts";
import { BlankTest, reportNoGames } from "../noGames.ts";
import { Progress } from "../progress.ts";
import { reporting } from "../reporting.ts";
import { inputOf, unpacked } from "../unpacked.ts";

async function createTools(): Promise<ReviewTools> {
	const bytesOf = (name: string) =>
		readFileSync(new URL(`../../build/${name}.wasm`, import.meta.url));
	const core = await loadCore(bytesOf("control"));
	return { core, insight: await loadModule(bytesOf("insight"), createInsight) };
}

const REVIEW_COLUMNS = [
	...["id", "game", "ply", "found", "side", "kind", "squares", "gain"],
	...["move", "best", "lost", "mark", "text", "error"],
];

type Cell = string | number | null | undefined;

type Row = {
	readonly id: number;
	readonly game: number;
	readonly error?: string;
	readonly tags?: Readonly<Record<string, string>>;
} & Partial<ReportedReview>;

/**
 * Rows of the table: of what could not be read, of each moment and mistake, and of what no engine
 * has looked at. May be none.
 */
function reviewRows({ id, game, error, note, moments, mistakes }: Row): string | undefined {
	const row = (cells: Readonly<Record<string, Cell>>) =>
		csvLine(REVIEW_COLUMNS.map((name) => ({ ...cells, id, game })[name]));
	const rows = [
		...(error === undefined ? [] : [row({ error })]),
		...(moments ?? []).map(({ ply, kind, side, squares, gain, text }) =>
			row({ ply, found: "moment", side, kind, squares: squares.join(" "), gain, text }),
		),
		...(mistakes ?? []).map(({ reasons, line: _, ...mistake }) => {
			const kind = reasons.map((reason) => reason.kind).join(" ");
			return row({ ...mistake, found: "mistake", kind });
		}),
		...(note === undefined ? [] : [row({ found: "note", text: note })]),
	];
	return rows.length === 0 ? undefined : rows.join("\n");
}

/** The game with its notes; a blank line comes before the next. */
function pgnOf(found: JudgedGame): string {
	const notes = notesOf(reviewFacts(found), worthsOf(found.evaluations));
	return formatPgn(annotated(found.game, notes), { maxWidth: 80 });
}

async function answer(
	read: ReadGame,
	tools: ReviewTools,
	engines: Pool | undefined,
	{ nodes, format }: ReviewArgs,
): Promise<Answer> {
	const { number, id, lines } = read;
	/** In a PGN there is no place for what could not be read. */
	const reported = (error: string | undefined, pgn: string | undefined, rest: Partial<Row>) => {
		if (format === "pgn") {
			return { line: pgn, problems: error === undefined ? [] : [`game ${number}: ${error}`] };
		}
		const row = { id, game: number, ...(error !== undefined && { error }), ...rest };
		return { line: format === "csv" ? reviewRows(row) : JSON.stringify(row), problems: [] };
	};
	if (!("game" in read)) return reported(read.error, undefined, { tags: read.tags });
	const { game } = read;
	const error = game.fault && textFaultAt(game.fault, lines);
	const evaluations =
		engines === undefined
			? writtenEvaluations(game)
			: await engines.run((engine) => evaluateGame(game, askerOf(engine, game), nodes));
	const found = finish(reviewing(tools, game, evaluations, engines !== undefined));
	return format === "pgn"
		? reported(error, pgnOf(found), {})
		: reported(error, undefined, reviewFacts(found));
}

/** Gives the exit status: 1 if a game could not be read, or not to its end. */
async function review(args: ReviewArgs, engines?: Pool): Promise<number> {
	const { file, format, jobs, first } = args;
	const tools = await createTools();
	const answers = new AnswersInOrder(2 * jobs);
	const input = inputOf(file);
	const blank = new BlankTest();
	const progress = new Progress(file === undefined ? 0 : statSync(file).size);
	// Answers on the same terminal show by themselves how far it is.
	const isSeen = process.stdout.isTTY;
	let games = 0;
	let status = 0;
	const feed = async () => {
		if (format === "csv") {
			await answers.add(Promise.resolve({ line: csvLine(REVIEW_COLUMNS), problems: [] }));
		}
		const bytes = blank.pass(unpacked(progress.pass(input)));
		for await (const found of eachGame(bytes, (read) => read, first)) {
			for (const read of found) {
				games++;
				if (!isSeen) progress.show(games);
				if ("error" in read || read.game.fault !== undefined) status = 1;
				await answers.add(answer(read, tools, engines, args));
			}
		}
		await answers.end();
	};
	try {
		await Promise.race([feed(), answers.failure]);
		return games > 0 ? status : reportNoGames(blank.isBlank);
	} finally {
		progress.clear();
		input.destroy();
	}
}

export { REVIEW_USAGE as USAGE };

export const main = (args: readonly string[]): Promise<number> =>
	reporting(REVIEW_USAGE, () => {
		const read = readReviewArgs(args);
		if (!read.asksEngine) return review(read);
		return withEngines(read, (engines) => review(read, engines));
	});
