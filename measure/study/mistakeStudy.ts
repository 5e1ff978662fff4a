// How often mistakes are right, found, explained and on the line, docs/insight.md, section 9: those
// of an engine's review, and those of a search of material. Stockfish judges.

import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { finish } from "../../src/chess/work.ts";
import { askerOf } from "../../src/cli/engines.ts";
import type { Engine as Reviewer } from "../../src/engine/engine.ts";
import { mistakeWords } from "../../src/messages/en/panels/mistakes.ts";
import { type Ask, evaluateGame } from "../../src/review/mistakes/evaluateGame.ts";
import { findAllLosses } from "../../src/review/mistakes/findLosses.ts";
import { findMistakes } from "../../src/review/mistakes/findMistakes.ts";
import type { MaterialMistake, Mistake } from "../../src/review/mistakes/reason.ts";
import { testCore, testInsight } from "../../tests/support/core.ts";
import type { Judge, Loss } from "./judge.ts";
import { kept } from "./labels.ts";
import type { Tallies } from "./tallies.ts";

const tools = { core: testCore(), insight: testInsight() };

/** Of w: what a move marked ? or ?? has to lose, and from what on a loss should be found. */
const REAL = 0.15;
const FOUND = 0.2;

/** The same without an engine, in hundredths of a pawn; beyond so much nothing is looked for. */
const REAL_POINTS = 100;
const FOUND_POINTS = 150;
const OPEN = 800;

/**
 * A move that costs no more w than this beside the judge's best move is on the line: 4 points of
 * Win%.
 */
const ON_LINE = 0.08;

/** Does the judge find the move that a reason begins with as good as its own? */
async function isOnLine(judge: Judge, game: Game, mistake: Mistake | MaterialMistake) {
	const [reason] = mistake.reasons;
	const isMissed =
		reason?.kind === "missed" || (reason?.kind === "mate" && reason.how === "missed");
	const name = (isMissed ? mistake.better : mistake.reply)[0];
	if (name === undefined) return false;
	const { fen } = positionAt(game, (mistake.ply - (isMissed ? 1 : 0)) as Frame);
	return (await judge.cost(fen, name.replace(/^\d+\.+/, ""))) <= ON_LINE;
}

/** Counts reasons, and gives those that are wrong; the explained ones of grave mistakes alone. */
async function countReasons(
	judge: Judge,
	game: Game,
	mistakes: readonly (Mistake | MaterialMistake)[],
	isReal: (ply: number) => boolean,
	tallies: Tallies,
): Promise<string[]> {
	const wrong: string[] = [];
	for (const mistake of mistakes) {
		const kind = mistake.reasons[0]?.kind ?? "line";
		const isOn = await isOnLine(judge, game, mistake);
		const real = isReal(mistake.ply);
		if (mistake.mark !== "?!") {
			tallies.add("explained", kind !== "line" && isOn);
			tallies.add("with a reason", kind !== "line");
		}
		if (kind !== "line") tallies.add("on the line", isOn);
		tallies.add(`kind ${kind}`, isOn);
		if (isOn && (real || mistake.mark === "?!")) continue;
		const text =
			mistake.mark === undefined ? mistakeWords.loss(mistake) : mistakeWords.mistake(mistake);
		wrong.push(`${real ? "" : "no mistake, "}${isOn ? "" : "not on the line, "}${kind}: ${text}`);
	}
	return wrong;
}

/**
 * Our engine's answers about a game, saved like the judge's. Each position is a game of its own, as
 * in the application.
 */
function reviewedBy(reviewer: Reviewer, game: Game): Ask {
	return async (frame, nodes) =>
		(await kept(
			`ours, each anew ${nodes} ${positionAt(game, frame).fen}`,
			async () => (await askerOf(reviewer, { ...game })(frame, nodes)) ?? null,
		)) ?? undefined;
}

/** Counts how a review of a game by an engine does; `nodes` are those of the program. */
export async function studyMistakes(
	judge: Judge,
	reviewer: Reviewer,
	game: Game,
	nodes: number,
	tallies: Tallies,
): Promise<string[]> {
	const evaluations = await evaluateGame(game, reviewedBy(reviewer, game), nodes);
	const mistakes = findMistakes(game, (frame) => evaluations[frame], tools);
	const marked = new Set(mistakes.map(({ ply }) => ply));
	const losses = await judge.losses(game);
	const isReal = (ply: number) => (losses[ply - 1]?.chances ?? 0) >= REAL;
	for (const { ply, mark } of mistakes) if (mark !== "?!") tallies.add("right", isReal(ply));
	for (const [index, { chances }] of losses.entries()) {
		if (chances >= FOUND) tallies.add("found", marked.has(index + 1));
	}
	return countReasons(judge, game, mistakes, isReal, tallies);
}

/** Is a loss one that a search of material should find? */
const isLarge = ({ before, loss }: Loss) => loss >= FOUND_POINTS && Math.abs(before) <= OPEN;

/** Counts how a search of material does, without an engine. */
export async function studyLosses(judge: Judge, game: Game, tallies: Tallies): Promise<string[]> {
	const found = finish(findAllLosses(game, tools));
	const marked = new Set(found.map(({ ply }) => ply));
	const losses = await judge.losses(game);
	const isReal = (ply: number) => (losses[ply - 1]?.loss ?? 0) >= REAL_POINTS;
	for (const ply of marked) tallies.add("right", isReal(ply));
	for (const [index, loss] of losses.entries()) {
		if (isLarge(loss)) tallies.add("found", marked.has(index + 1));
	}
	return countReasons(judge, game, found, isReal, tallies);
}
