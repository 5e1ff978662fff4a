// square-control review FILE.pgn: one JSON line for each game with its moments and its mistakes, as
// the file is read. With --engine an engine evaluates every position that the file does not.

import { readFileSync, statSync } from "node:fs";
import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { squareName } from "../../chess/square.ts";
import { finish } from "../../chess/work.ts";
import { createInsight } from "../../control/insight.ts";
import { loadCore, loadModule } from "../../control/load.ts";
import type { Pool } from "../../engine/pool.ts";
import { mistakeWords } from "../../messages/en/panels/mistakes.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import { findFacts } from "../../review/facts.ts";
import {
	type Evaluations,
	evaluateGame,
	writtenEvaluations,
} from "../../review/mistakes/evaluateGame.ts";
import { findLosses } from "../../review/mistakes/findLosses.ts";
import { findMistakes, gameAccuracy } from "../../review/mistakes/findMistakes.ts";
import type { MaterialMistake, Mistake, Reason, Refuted } from "../../review/mistakes/reason.ts";
import { withShownReasons } from "../../review/mistakes/shownReasons.ts";
import type { Moment } from "../../review/moment.ts";
import { findMoments } from "../../review/review.ts";
import { type Answer, AnswersInOrder } from "../answersInOrder.ts";
import { csvLine } from "../args.ts";
import { eachGame, type ReadGame, textFaultAt } from "../eachGame.ts";
import { askerOf, withEngines } from "../engines.ts";
import { REVIEW_USAGE, type ReviewArgs, readReviewArgs } from "../evaluateArgs.ts";
import { BlankTest, reportNoGames } from "../noGames.ts";
import { Progress } from "../progress.ts";
import { reporting } from "../reporting.ts";
import { inputOf, unpacked } from "../unpacked.ts";

const written = (moment: Moment) => ({
	ply: moment.ply,
	kind: moment.kind,
	side: moment.side === BLACK ? "black" : "white",
	squares: moment.squares.map(squareName),
	gain: "gain" in moment ? moment.gain : 0,
	missed: moment.kind === "missed",
	text: reviewWords.moment(moment),
});

/** The changes by the move, and what fails after which answer, where that is known. */
function writtenReason(reason: Reason) {
	const { kind, squares, changed, refutes } = reason;
	const prevents = reason.kind === "line" ? reason.prevents : undefined;
	const failing = ({ answer, by }: Refuted) => ({ answer, by });
	return {
		kind,
		squares: squares.map(squareName),
		...(changed && { changed: { kind: changed.kind, squares: changed.squares.map(squareName) } }),
		...(refutes && { refutes: failing(refutes) }),
		...(prevents && { prevents: failing(prevents) }),
	};
}

/** No engine has said what it was worth before and after. */
const writtenLoss = (mistake: MaterialMistake) => ({
	ply: mistake.ply,
	move: mistake.move,
	lost: mistake.lost ?? null,
	best: mistake.best,
	reasons: mistake.reasons.map(writtenReason),
	text: mistakeWords.loss(mistake),
});

/** Centipawns of the side that moved, from White's side. */
const forWhite = (side: Side, centipawns: number): number =>
	side === WHITE ? centipawns : 0 - centipawns;

const writtenMistake = (mistake: Mistake) => ({
	ply: mistake.ply,
	move: mistake.move,
	before: forWhite(mistake.side, mistake.before),
	after: forWhite(mistake.side, mistake.after),
	best: mistake.best ?? null,
	mark: mistake.mark,
	reasons: mistake.reasons.map(writtenReason),
	text: mistakeWords.mistake(mistake),
});

async function createTools() {
	const bytesOf = (name: string) =>
		readFileSync(new URL(`../../build/${name}.wasm`, import.meta.url));
	const core = await loadCore(bytesOf("control"));
	return { core, insight: await loadModule(bytesOf("insight"), createInsight) };
}

type ReviewTools = Awaited<ReturnType<typeof createTools>>;

/** A tenth is enough. */
const rounded = (accuracy: number | null) => accuracy && Math.round(accuracy * 10) / 10;

/** Mistakes by evaluations; by a search of material where neither file nor engine has any. */
function mistakesOf(tools: ReviewTools, game: Game, evaluations: Evaluations, isAsked: boolean) {
	// The end of a game by the rules is known without either.
	const isEvaluated = isAsked || evaluations.slice(0, -1).some((one) => one !== undefined);
	return isEvaluated
		? findMistakes(game, (frame) => evaluations[frame], tools)
				.map(withShownReasons)
				.map(writtenMistake)
		: finish(findLosses(game, tools)).map(writtenLoss);
}

function reviewOf(
	{ core, insight }: ReviewTools,
	game: Game,
	evaluations: Evaluations,
	isAsked: boolean,
) {
	const facts = finish(findFacts(game, core.computeControl(game.placements), insight));
	const evaluationOf = (frame: Frame) => evaluations[frame];
	const accuracy = gameAccuracy(game, evaluationOf);
	return {
		plies: game.plies,
		moments: finish(findMoments(facts)).map(written),
		mistakes: mistakesOf({ core, insight }, game, evaluations, isAsked),
		...(accuracy && {
			accuracy: { white: rounded(accuracy.white), black: rounded(accuracy.black) },
		}),
	};
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
} & Partial<ReturnType<typeof reviewOf>>;

/** Rows of the table: of each moment and mistake, or of what could not be read. May be none. */
function reviewRows({ id, game, error, moments, mistakes }: Row): string | undefined {
	const row = (cells: Readonly<Record<string, Cell>>) =>
		csvLine(REVIEW_COLUMNS.map((name) => ({ ...cells, id, game })[name]));
	const rows = [
		...(error === undefined ? [] : [row({ error })]),
		...(moments ?? []).map(({ ply, kind, side, squares, gain, text }) =>
			row({ ply, found: "moment", side, kind, squares: squares.join(" "), gain, text }),
		),
		...(mistakes ?? []).map(({ reasons, ...mistake }) => {
			const kind = reasons.map((reason) => reason.kind).join(" ");
			return row({ ...mistake, found: "mistake", kind });
		}),
	];
	return rows.length === 0 ? undefined : rows.join("\n");
}

async function answer(
	read: ReadGame,
	tools: ReviewTools,
	engines: Pool | undefined,
	{ nodes, format }: ReviewArgs,
): Promise<Answer> {
	const { number, id, lines } = read;
	const line = (rest: Omit<Parameters<typeof reviewRows>[0], "game" | "id">) => {
		const found = { id, game: number, ...rest };
		return { line: format === "csv" ? reviewRows(found) : JSON.stringify(found), problems: [] };
	};
	if (!("game" in read)) return line({ error: read.error, tags: read.tags });
	const { game } = read;
	const error = game.fault && { error: textFaultAt(game.fault, lines) };
	const evaluations =
		engines === undefined
			? writtenEvaluations(game)
			: await engines.run((engine) => evaluateGame(game, askerOf(engine, game), nodes));
	return line({ ...error, ...reviewOf(tools, game, evaluations, engines !== undefined) });
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
